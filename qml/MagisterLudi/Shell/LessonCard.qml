// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One lesson of the list: what it is, what one can do after it, how long it takes, how far one has come.
FocusScope {
    id: card

    required property int index
    required property string lessonId
    required property string game
    required property string title
    required property string goal
    required property int minutes
    required property int steps
    required property int done
    required property bool resumable
    readonly property bool finished: steps > 0 && done >= steps && !resumable

    signal started
    signal resumed

    implicitHeight: Math.max(words.height, buttons.height) + 36
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    //: a lesson and its game
    Accessible.name: qsTr("%1, %2").arg(title).arg(GameBoxes.titleOf(game))

    Leaf {
        anchors.fill: parent
        level: 2
        line: card.resumable ? Theme.gold : Theme.edge

        Rectangle {
            x: 1
            y: 1
            width: 8
            height: parent.height - 2
            radius: 4
            color: Theme.lapis
        }
        Mark {
            id: number
            x: 28
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(44)
            number: card.index + 1
        }
        Column {
            id: words
            anchors {
                left: number.right
                leftMargin: 24
                right: buttons.left
                rightMargin: 20
                verticalCenter: parent.verticalCenter
            }
            spacing: 8

            ReadText {
                width: parent.width
                words: card.title
                title: true
                size: 25
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

                UiText {
                    text: GameBoxes.titleOf(card.game)
                    size: 16
                    bold: true
                    soft: true
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
                    visible: card.resumable
                    text: qsTr("You are on step %1").arg(Math.min(card.done + 1, card.steps))
                    size: 16
                    bold: true
                    color: Theme.goldInk
                }
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
                rightMargin: 22
                verticalCenter: parent.verticalCenter
            }
            spacing: 10

            Btn {
                anchors.right: parent.right
                kind: "primary"
                minHeight: 46
                size: 18
                text: card.resumable ? qsTr("Continue") : card.finished ? qsTr("Play again") : qsTr("Start")
                detail: card.title
                focus: true
                Target.name: "button:lesson/" + card.lessonId
                onClicked: card.resumable ? card.resumed() : card.started()
            }
            Btn {
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
