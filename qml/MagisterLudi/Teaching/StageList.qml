// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Names of the parts of the table, in the order in which they are shown: past (tick), now (hand, washed), to come (pale).
// Each can be pressed. stages: [{target, name}]
Flow {
    id: list

    property var stages: []
    property int current: 0

    // A part was pressed: it is the one to be shown.
    signal wanted(int index)

    spacing: 8
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Parts of the table")

    Repeater {
        model: list.stages

        Pressable {
            id: entry
            required property var modelData
            required property int index
            readonly property bool now: index === list.current
            readonly property bool past: index < list.current

            // As wide as it will ever be, so that nothing wraps anew when another part is named.
            readonly property real widest: Math.max(strong.implicitWidth, plain.implicitWidth + row.spacing + Theme.px(16))

            label: modelData.name
            implicitWidth: Math.ceil(widest) + 22
            implicitHeight: Theme.px(34)
            width: implicitWidth
            height: implicitHeight
            ringReach: 3
            Accessible.selected: now
            Target.name: "card:stage/" + (index + 1)
            onClicked: list.wanted(index)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusCard
                color: entry.now ? Theme.lapis : entry.past ? Theme.lapisWash : "transparent"
                border.width: entry.hovered ? 2 : 1
                border.color: entry.now || entry.past || entry.hovered ? Theme.lapis : Theme.hairline
            }
            UiText {
                id: strong
                visible: false
                text: entry.modelData.name
                bold: true
            }
            UiText {
                id: plain
                visible: false
                text: entry.modelData.name
            }
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 6

                Ico {
                    visible: entry.past
                    name: "ui-check"
                    size: Theme.px(16)
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    text: entry.modelData.name
                    bold: entry.now
                    color: entry.now ? Theme.voiceInk : entry.past ? Theme.ink : Theme.inkMute
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
