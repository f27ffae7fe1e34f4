// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Offers to go on at the table on another device at which one sat last, and leads to the others.
FocusScope {
    id: strip

    // As in Joining.remembered.
    property var table: ({})
    property int count: 0
    property bool small: false
    // Nothing else on the page comes first.
    property bool golden: false
    readonly property string title: GameBoxes.titleOf(table.game ?? "")
    readonly property string people: Array.from(table.names ?? []).join(", ")
    readonly property string spoken: people === "" ? what.text + ". " + title : what.text + ". " + title + ": " + people

    signal resumed
    signal allWanted

    implicitHeight: Math.max(small ? 62 : 84, buttons.implicitHeight + 20, words.implicitHeight + 20)
    height: implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.gold
        fill: Theme.goldWash

        Ico {
            id: sign
            name: "ui-device"
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
                id: what
                text: qsTr("Table on another device")
                size: strip.small ? 16 : 18
                bold: true
                color: Theme.goldInk
            }
            UiText {
                text: strip.title
                size: strip.small ? 16 : 18
                bold: true
            }
            UiText {
                visible: strip.people !== ""
                text: strip.people
                size: strip.small ? 16 : 18
                width: Math.min(implicitWidth, words.width)
                wrapMode: Text.WordWrap
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
                visible: strip.count > 1
                kind: "quiet"
                text: qsTr("All tables (%1)").arg(strip.count)
                minHeight: strip.small ? 42 : 50
                size: strip.small ? 16 : 19
                Target.name: visible && strip.visible ? "button:tables" : ""
                onClicked: strip.allWanted()
            }
            Btn {
                kind: strip.golden ? "primary" : "plain"
                text: qsTr("Continue")
                detail: strip.spoken
                key: strip.golden && activeFocus ? "⏎" : ""
                minHeight: strip.small ? 42 : 50
                size: strip.small ? 16 : 19
                focus: true
                Target.name: strip.visible ? "button:continue-table" : ""
                onClicked: strip.resumed()
            }
        }
    }
}
