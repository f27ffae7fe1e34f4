// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Offers to go on with the lesson that was left last.
FocusScope {
    id: strip

    property string title
    // Name of the game that it is of.
    property string game
    property int done: 0
    property int steps: 0
    property bool small: false

    signal resumed

    implicitHeight: Math.max(small ? 62 : 84, resume.implicitHeight + 20, words.implicitHeight + 20)
    height: implicitHeight

    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.gold
        fill: Theme.goldWash

        Ico {
            id: hand
            name: "ui-hand"
            size: strip.small ? 38 : 52
            x: strip.small ? 18 : 28
            anchors.verticalCenter: parent.verticalCenter
        }
        Flow {
            id: words
            anchors {
                left: hand.right
                leftMargin: 20
                right: resume.left
                rightMargin: 20
                verticalCenter: parent.verticalCenter
            }
            spacing: strip.small ? 14 : 24

            UiText {
                text: qsTr("%1: unfinished lesson").arg(strip.game)
                size: strip.small ? 16 : 18
                bold: true
                color: Theme.goldInk
                height: heading.height
                verticalAlignment: Text.AlignVCenter
            }
            ReadText {
                id: heading
                words: strip.title
                title: true
                size: strip.small ? 21 : 27
                width: Math.min(implicitWidth, words.width)
                wrapMode: figured ? Text.NoWrap : Text.WordWrap
            }
            UiText {
                text: qsTr("Step %1 of %2").arg(Math.min(strip.done + 1, strip.steps)).arg(strip.steps)
                size: strip.small ? 15 : 17
                soft: true
                height: heading.height
                verticalAlignment: Text.AlignVCenter
            }
        }
        SlowBtn {
            id: resume
            anchors {
                right: parent.right
                rightMargin: strip.small ? 14 : 22
                verticalCenter: parent.verticalCenter
            }
            kind: "primary"
            text: qsTr("Continue")
            key: activeFocus ? "⏎" : ""
            minHeight: strip.small ? 42 : 50
            size: strip.small ? 16 : 19
            focus: true
            Target.name: "button:continue"
            onClicked: strip.resumed()
        }
    }
}
