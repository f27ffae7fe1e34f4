// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Offers to go on with the game that was left last, and leads to all the others.
FocusScope {
    id: strip

    // As in Program.unfinishedGame.
    property var game: ({})
    property int count: 0
    property bool small: false
    readonly property bool unfinished: game.key !== undefined
    readonly property var players: unfinished ? game.players : []

    signal resumed
    signal allWanted

    implicitHeight: Math.max(small ? 62 : 84, buttons.implicitHeight + 20, words.implicitHeight + 20)
    height: implicitHeight

    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.gold
        fill: Theme.goldWash

        Ico {
            id: sign
            name: "ui-play"
            size: strip.small ? 38 : 52
            x: strip.small ? 18 : 28
            anchors.verticalCenter: parent.verticalCenter
        }
        Flow {
            id: words
            anchors {
                left: sign.right
                leftMargin: 20
                right: buttons.left
                rightMargin: 20
                verticalCenter: parent.verticalCenter
            }
            spacing: strip.small ? 14 : 24

            UiText {
                text: strip.unfinished ? qsTr("Unfinished game") : qsTr("%n saved game(s)", "", strip.count)
                size: strip.small ? 16 : 18
                bold: true
                color: Theme.goldInk
            }
            UiText {
                visible: strip.unfinished
                text: strip.unfinished ? GameBoxes.titleOf(strip.game.game) : ""
                size: strip.small ? 16 : 18
                bold: true
            }
            Repeater {
                model: strip.players

                Row {
                    id: person
                    required property var modelData
                    spacing: 7

                    Ico {
                        name: "disc-" + person.modelData.tincture
                        size: Theme.px(24)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: person.modelData.name === "" ? SeatNames.tincture(person.modelData.tincture) : person.modelData.name
                        size: strip.small ? 17 : 20
                        bold: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
            UiText {
                visible: strip.unfinished
                text: !strip.unfinished ? "" : strip.game.round > 0
                      ? qsTr("Round %1 of %2, %3", "round, rounds, date and time").arg(strip.game.round).arg(strip.game.rounds).arg(strip.game.changed)
                      : strip.game.changed
                size: strip.small ? 15 : 17
                soft: true
            }
        }
        Row {
            id: buttons
            anchors {
                right: parent.right
                rightMargin: strip.small ? 14 : 22
                verticalCenter: parent.verticalCenter
            }
            spacing: 10

            Btn {
                kind: "quiet"
                text: strip.unfinished ? qsTr("All games (%1)").arg(strip.count) : qsTr("Show")
                minHeight: strip.small ? 42 : 50
                size: strip.small ? 16 : 19
                focus: !strip.unfinished
                Target.name: "button:games"
                onClicked: strip.allWanted()
            }
            SlowBtn {
                visible: strip.unfinished
                kind: "primary"
                text: qsTr("Continue")
                detail: qsTr("Unfinished game")
                key: activeFocus ? "⏎" : ""
                minHeight: strip.small ? 42 : 50
                size: strip.small ? 16 : 19
                focus: strip.unfinished
                Target.name: "button:continue-game"
                onClicked: strip.resumed()
            }
        }
    }
}
