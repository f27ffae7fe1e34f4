// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The six rounds: what decides the order, and what each brings.
Zone {
    id: rounds

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    property bool dense: false
    // Where room is short, a row is still high enough to be pressed.
    readonly property bool low: height < 176
    readonly property int headHeight: low ? 18 : dense ? 22 : 38
    readonly property real rowHeight: Math.min(36, (height - headHeight - (low ? 4 : 8)) / 6)

    label: qsTr("Rounds")
    Target.name: "round-table"

    Leaf {
        anchors.fill: parent
        level: 1
    }
    PanelTitle {
        text: rounds.label
        size: rounds.dense ? 15 : 18
        height: rounds.headHeight
        x: rounds.dense ? 8 : 14
        y: 2
        width: parent.width - 2 * x
    }
    Repeater {
        model: rounds.table.rounds
        RoundRow {
            required property int index
            input: rounds.input
            zone: rounds
            x: 4
            y: rounds.headHeight + (rounds.low ? 2 : 3) + index * rounds.rowHeight
            width: rounds.width - 8
            height: rounds.rowHeight
        }
    }
}
