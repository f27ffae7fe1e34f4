// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One lesson on the path of a course: what it is, what one can do after it, how long it takes, how far one has come.
// The first lesson that waits to be played has the gold button; whatever is finished bears a tick.
FocusScope {
    id: card

    required property int index
    required property string lessonId
    required property string game
    required property int number
    required property string title
    required property string goal
    required property int minutes
    required property int steps
    required property int done
    required property bool resumable
    required property bool optional
    required property bool onWay
    required property bool isNext
    required property var needs
    // Rules of it that should be asked again.
    required property int due
    // No lesson comes after it on this path.
    property bool last: false
    readonly property bool finished: steps > 0 && done >= steps && !resumable
    // Of the path, from one card to the next.
    readonly property real gap: 14

    signal started
    signal resumed
    signal practised

    implicitHeight: sheet.height + gap
    Accessible.role: Accessible.ListItem
    //: a lesson and its game
    Accessible.name: qsTr("%1, %2").arg(title).arg(GameBoxes.titleOf(game))

    // The path, behind the numbers.
    Rectangle {
        visible: card.index > 0
        x: number.x + number.width / 2 - 1.5
        width: 3
        height: number.y
        color: Theme.edge
    }
    Rectangle {
        visible: !card.last
        x: number.x + number.width / 2 - 1.5
        y: number.y + number.height
        width: 3
        height: card.height - y
        color: card.finished ? Theme.verdigris : Theme.edge
    }
    Rectangle {
        anchors.centerIn: number
        width: number.width + 10
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 3
        border.color: Theme.gold
        visible: card.isNext
    }
    Mark {
        id: number
        x: 6
        y: Math.round((sheet.height - height) / 2)
        size: Theme.px(42)
        number: card.number
    }
    Leaf {
        id: sheet
        x: number.x + number.width + 22
        width: parent.width - x
        height: Math.max(words.height, buttons.height) + 28
        level: 2
        line: card.resumable || card.isNext ? Theme.gold : Theme.edge

        Column {
            id: words
            anchors {
                left: parent.left
                leftMargin: 22
                right: buttons.left
                rightMargin: 20
                verticalCenter: parent.verticalCenter
            }
            spacing: 6

            ReadText {
                width: parent.width
                words: card.title
                title: true
                size: 23
            }
            UiText {
                width: parent.width
                text: Theme.tied(card.goal)
                size: 17
                wrapMode: Text.WordWrap
            }
            Flow {
                width: parent.width
                spacing: 16

                Row {
                    visible: card.finished
                    spacing: 6
                    Ico {
                        name: "ui-check"
                        size: Theme.px(18)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: qsTr("Finished")
                        size: 16
                        bold: true
                        color: Theme.verdigris
                    }
                }
                UiText {
                    text: qsTr("About %n minute(s)", "", card.minutes)
                    size: 16
                    soft: true
                }
                UiText {
                    text: qsTr("%n step(s)", "", card.steps)
                    size: 16
                    soft: true
                }
                UiText {
                    visible: card.due > 0
                    text: qsTr("%n rule(s) due for review", "", card.due)
                    size: 16
                    bold: true
                    color: Theme.lapis
                }
                UiText {
                    visible: card.optional
                    text: qsTr("Optional")
                    size: 16
                    bold: true
                    soft: true
                }
                UiText {
                    visible: card.resumable
                    text: qsTr("You are on step %1").arg(Math.min(card.done + 1, card.steps))
                    size: 16
                    bold: true
                    color: Theme.goldInk
                }
            }
            // Advice: nothing is locked.
            UiText {
                visible: card.needs.length > 0 && !card.finished
                width: parent.width
                //: titles of earlier lessons
                text: qsTr("Builds on: %1").arg(card.needs.join(", "))
                size: 16
                soft: true
                wrapMode: Text.WordWrap
            }
            Rectangle {
                visible: card.resumable
                width: Math.min(parent.width, 360)
                height: 9
                radius: 5
                color: Theme.well
                border.width: 1
                border.color: Theme.edge

                Rectangle {
                    width: Math.max(height, parent.width * Math.min(1, card.done / Math.max(1, card.steps)))
                    height: parent.height
                    radius: 5
                    color: Theme.verdigris
                }
            }
        }
        Column {
            id: buttons
            anchors {
                right: parent.right
                rightMargin: 18
                verticalCenter: parent.verticalCenter
            }
            spacing: 8

            SlowBtn {
                anchors.right: parent.right
                kind: card.isNext ? "primary" : "plain"
                minHeight: 44
                size: 18
                text: card.resumable ? qsTr("Continue") : card.finished ? qsTr("Play again") : qsTr("Start")
                detail: card.title
                focus: true
                Target.name: "button:lesson/" + card.lessonId
                onClicked: card.resumable ? card.resumed() : card.started()
            }
            Btn {
                anchors.right: parent.right
                visible: card.finished
                kind: "quiet"
                icon: "ui-hand"
                text: qsTr("Practise")
                detail: card.title
                Target.name: visible ? "button:practise/" + card.lessonId : ""
                onClicked: card.practised()
            }
            SlowBtn {
                anchors.right: parent.right
                visible: card.resumable
                kind: "quiet"
                icon: "ui-restart"
                text: qsTr("Start over")
                detail: card.title
                onClicked: card.started()
            }
        }
    }
}
