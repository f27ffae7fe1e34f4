// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table

// Everybody but the seat on view: cards below each other, or (chips) in a line.
Zone {
    id: people

    required property InputController input
    required property OrleansTable table
    property bool chips: false
    readonly property int count: Math.max(1, list.count - 1)
    readonly property int gap: chips ? 6 : 10
    readonly property real cardHeight: Math.min(164, (height - (count - 1) * gap) / count - 3)

    // Index among the neighbours of a row of the seats.
    function place(row: int, seat: int): int {
        return seat > table.viewSeat ? row - 1 : row;
    }

    label: qsTr("Other players")

    Repeater {
        id: list
        model: people.chips ? null : people.table.seats
        NeighbourCard {
            required property int index
            required property var model
            target: model.target
            visible: seat !== people.table.viewSeat
            reachable: visible
            input: people.input
            zone: people
            y: people.place(index, seat) * (people.cardHeight + people.gap)
            width: people.width
            height: people.cardHeight
        }
    }
    Repeater {
        id: line
        model: people.chips ? people.table.seats : null
        NeighbourChip {
            required property int index
            required property var model
            target: model.target
            readonly property real share: (people.width - (line.count - 2) * people.gap) / Math.max(1, line.count - 1)
            visible: seat !== people.table.viewSeat
            reachable: visible
            input: people.input
            zone: people
            x: people.place(index, seat) * (share + people.gap)
            width: share
            height: people.height
        }
    }
}
