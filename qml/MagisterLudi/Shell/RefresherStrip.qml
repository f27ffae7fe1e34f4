// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Offers a few minutes of questions about what fades; not today is an answer, too.
FocusScope {
    id: strip

    // How many rules are due, and how many of them are asked at most.
    property int due: 0
    property int items: 0
    // They were learnt; else they have only come up in games.
    property bool learnt: true
    // Somebody comes back after a long time.
    property bool back: false
    property bool small: false
    // Nothing else on the page comes first.
    property bool golden: false

    signal begun
    signal declined

    implicitHeight: Math.max(small ? 62 : 84, buttons.implicitHeight + 20, words.implicitHeight + 20)
    height: implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.words + ". " + about.text

    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.lapis
        fill: Theme.lapisWash

        Ico {
            id: sign
            name: "ui-restart"
            size: strip.small ? 38 : 52
            x: strip.small ? 18 : 28
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            anchors {
                left: sign.right
                leftMargin: 20
                right: buttons.left
                rightMargin: 20
                verticalCenter: parent.verticalCenter
            }

            ReadText {
                id: heading
                width: parent.width
                words: strip.back ? qsTr("Welcome back") : strip.learnt ? qsTr("Refresher") : qsTr("From your games")
                title: true
                size: strip.small ? 19 : 24
            }
            UiText {
                id: about
                width: parent.width
                text: strip.learnt ? qsTr("%n rule(s) due for review. It takes three minutes at most.", "", strip.due)
                                   : qsTr("%n rule(s) from your games to practise. It takes three minutes at most.", "", strip.due)
                size: strip.small ? 15 : 17
                wrapMode: Text.WordWrap
            }
        }
        Row {
            id: buttons
            spacing: 10
            anchors {
                right: parent.right
                rightMargin: strip.small ? 14 : 22
                verticalCenter: parent.verticalCenter
            }

            Btn {
                kind: "quiet"
                text: qsTr("Not today")
                minHeight: strip.small ? 42 : 50
                size: strip.small ? 16 : 19
                Target.name: strip.visible ? "refresher:decline" : ""
                onClicked: strip.declined()
            }
            Btn {
                kind: strip.golden ? "primary" : "plain"
                //: number of questions
                text: qsTr("%n question(s)", "", strip.items)
                minHeight: strip.small ? 42 : 50
                size: strip.small ? 16 : 19
                focus: true
                Target.name: strip.visible ? "refresher:begin" : ""
                onClicked: strip.begun()
            }
        }
    }
}
