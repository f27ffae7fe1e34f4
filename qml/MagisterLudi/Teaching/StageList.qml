// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Names of the parts of the table, in the order in which they are shown: past (tick), now (hand, washed), to come (pale).
// stages: [{target, name}]
Flow {
    id: list

    property var stages: []
    property int current: 0

    spacing: 8
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Parts of the table")

    Repeater {
        model: list.stages

        Rectangle {
            id: entry
            required property var modelData
            required property int index
            readonly property bool now: index === list.current
            readonly property bool past: index < list.current

            width: row.width + 22
            height: Theme.px(34)
            radius: Theme.radiusCard
            color: now ? Theme.lapis : past ? Theme.lapisWash : "transparent"
            border.width: 1
            border.color: now || past ? Theme.lapis : Theme.hairline
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name
            Accessible.selected: now

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
