// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// What the event would take from each seat, or bring it, if nothing changed. Nothing of it while a question is put about the
// position: it may ask just that.
Flow {
    id: forecast

    required property InputController input
    required property OrleansTable table
    property int size: 22
    readonly property var event: table.event
    readonly property var entries: input.questioned ? [] : event.forecast ?? []

    spacing: 6

    Repeater {
        model: forecast.entries.length
        Rectangle {
            id: entry
            required property int index
            readonly property var told: forecast.entries[index] ?? ({})
            readonly property bool loss: told.kind === "loss"
            readonly property bool gain: told.kind === "gain"
            readonly property color tint: loss ? Theme.rubric : gain ? Theme.verdigris : Theme.inkSoft
            width: row.implicitWidth + (forecast.size < 20 ? 6 : 10)
            height: forecast.size + 8
            radius: Theme.radiusSlot
            color: loss ? Theme.rubricWash : gain ? Theme.verdigrisWash : Theme.well
            border.width: 1
            border.color: loss || gain ? tint : Theme.hairline
            Accessible.role: Accessible.StaticText
            Accessible.name: (told.name ?? "") + ": " + (told.text || told.delta || "")

            Row {
                id: row
                anchors.centerIn: parent
                spacing: forecast.size < 20 ? 1 : 3
                Ico {
                    name: entry.told.tincture ? "disc-" + entry.told.tincture : ""
                    size: forecast.size
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    text: entry.told.delta ?? ""
                    size: 16
                    font.pixelSize: Math.max(14, Math.round(forecast.size * 0.72))
                    bold: true
                    color: entry.tint
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                Ico {
                    visible: entry.loss || entry.gain
                    name: visible ? entry.told.icon ?? "" : ""
                    size: Math.round(forecast.size * 0.82)
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
