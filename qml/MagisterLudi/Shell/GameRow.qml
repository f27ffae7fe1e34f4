// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One saved game: which one, the picture of its board, who plays, how far it has come, what is wrong with it, and what can be done.
FocusScope {
    id: row

    required property int index
    required property string key
    required property string game
    required property string file
    required property string changed
    required property var players
    required property bool known
    required property int round
    required property int rounds
    required property bool over
    required property int points
    required property string picture
    required property bool inUse
    required property bool partlySound
    required property string problem
    readonly property bool sound: problem === ""
    readonly property string people: players.map(nameOf).join(", ")
    // No plural form is made for a number below zero: that of its amount, with the minus put before it.
    readonly property string won: qsTr("Finished: %n point(s)", "the best score of a finished game", Math.abs(points))
    readonly property string standing: !known ? sound && !inUse ? qsTr("Checking how far this game has got…") : ""
                                            : over ? points < 0 ? won.replace(/(?=[0-9])/, "\u2212") : won
                                            : round > 0 ? qsTr("Round %1 of %2").arg(round).arg(rounds) : ""
    readonly property string trouble: inUse ? qsTr("This game is open in another window: here you can view it, but not play it.")
                                            : sound ? "" : qsTr("This game cannot be opened completely: %1").arg(problem)

    signal opened
    signal lookedAt
    signal copied
    signal removed
    signal mended

    function nameOf(seat: var): string {
        return seat.name === "" ? SeatNames.tincture(seat.tincture) : seat.name;
    }

    implicitHeight: content.height + 32
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: GameBoxes.titleOf(game) + ". " + (people === "" ? file : people) + ". " + changed + (standing === "" ? "" : ". " + standing)
                     + (trouble === "" ? "" : ". " + trouble)

    Leaf {
        anchors.fill: parent
        level: 2
        line: row.sound ? Theme.edge : Theme.rubric

        Rectangle {
            x: 1
            y: 1
            width: 8
            height: parent.height - 2
            radius: 4
            color: row.sound ? row.over ? Theme.verdigris : Theme.goldInk : Theme.rubric
        }
        Item {
            id: board
            x: 22
            width: Theme.px(150)
            height: Theme.px(112)
            anchors.verticalCenter: parent.verticalCenter

            Image {
                anchors.fill: parent
                source: row.picture
                fillMode: Image.PreserveAspectFit
                sourceSize.height: 240
                mipmap: true
                smooth: true
                asynchronous: true
            }
            Ico {
                visible: row.picture === ""
                anchors.centerIn: parent
                name: row.sound ? "ui-play" : "ui-problem"
                size: Theme.px(48)
                opacity: 0.6
            }
        }
        Column {
            id: content
            anchors {
                left: board.right
                leftMargin: 22
                right: parent.right
                rightMargin: 20
                verticalCenter: parent.verticalCenter
            }
            spacing: 10

            Flow {
                width: parent.width
                spacing: 18

                Repeater {
                    model: row.players

                    Row {
                        id: person
                        required property var modelData
                        spacing: 7

                        Ico {
                            name: "disc-" + person.modelData.tincture
                            size: Theme.px(26)
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        UiText {
                            text: row.nameOf(person.modelData)
                            size: 20
                            bold: true
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                }
                UiText {
                    visible: row.players.length === 0
                    width: Math.min(implicitWidth, parent.width)
                    text: row.file.slice(row.file.lastIndexOf("/") + 1)
                    size: 20
                    bold: true
                    elide: Text.ElideMiddle
                }
            }
            Flow {
                width: parent.width
                spacing: 16

                UiText {
                    text: GameBoxes.titleOf(row.game)
                    size: 16
                    bold: true
                }
                UiText {
                    text: row.changed
                    size: 16
                    soft: true
                }
                UiText {
                    visible: row.standing !== ""
                    text: row.standing
                    size: 16
                    bold: true
                    color: row.over ? Theme.verdigris : Theme.goldInk
                }
                UiText {
                    visible: row.players.length === 1
                    text: qsTr("solo", "a game of one person against the rule-driven opponent")
                    size: 16
                    soft: true
                }
            }
            UiText {
                visible: row.trouble !== ""
                width: parent.width
                text: row.trouble
                size: 16
                color: row.sound ? Theme.ink : Theme.rubric
                wrapMode: Text.WordWrap
            }
            UiText {
                visible: !row.sound
                width: parent.width
                text: row.partlySound ? qsTr("%1 – the file is left as it is. You can continue from the last intact move in a copy.").arg(row.file)
                                      : qsTr("%1 – the file is left as it is. Other games are not affected.").arg(row.file)
                size: 14
                soft: true
                wrapMode: Text.Wrap
            }
            Flow {
                width: parent.width
                spacing: 8

                Btn {
                    visible: row.sound && row.known && !row.inUse && !row.over
                    kind: "primary"
                    icon: "ui-play"
                    text: qsTr("Continue")
                    detail: row.people
                    focus: visible
                    Target.name: "button:open-game/" + row.index
                    onClicked: row.opened()
                }
                Btn {
                    visible: row.partlySound && !row.sound
                    kind: "primary"
                    icon: "ui-play"
                    text: qsTr("Continue from the last intact move")
                    detail: row.people
                    Target.name: "button:mend-game/" + row.index
                    onClicked: row.mended()
                }
                Btn {
                    visible: row.sound || row.partlySound
                    kind: row.over || row.inUse ? "primary" : "plain"
                    icon: "ui-eye"
                    text: row.over ? qsTr("View") : qsTr("View only")
                    detail: row.people
                    Target.name: "button:look-at-game/" + row.index
                    onClicked: row.lookedAt()
                }
                Btn {
                    kind: "quiet"
                    icon: "ui-open"
                    text: qsTr("Export to a file")
                    detail: row.people
                    Target.name: "button:copy-game/" + row.index
                    onClicked: row.copied()
                }
                Btn {
                    visible: !row.inUse
                    kind: "quiet"
                    icon: "ui-cross"
                    text: qsTr("Delete")
                    detail: row.people
                    Target.name: "button:delete-game/" + row.index
                    onClicked: row.removed()
                }
            }
        }
    }
}
