// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table

// The other seats, or the opponent of the solo game: cards in the rail, or (chips) a line in the bar.
Zone {
    id: people

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    property bool chips: false
    readonly property int count: Math.max(1, table.playerCount - 1)
    readonly property int gap: chips ? 6 : 10
    readonly property real cardHeight: Math.min(166, (height - (count - 1) * gap) / count - 3)
    readonly property real chipWidth: Math.min(table.playerCount > 2 ? 480 : 520, (width - (count - 1) * gap) / count)

    // The opponent of the solo game; null in a game of several.
    readonly property var opponent: rivalOf(table.opponent)

    function rivalOf(row: var): var {
        return row.seat ? row : null;
    }

    label: opponent ? qsTr("Opponent") : qsTr("Other players")
    // What the cards take in the rail.
    readonly property real wished: opponent ? rival.count > 0 ? (rival.itemAt(0) as OpponentCard).implicitHeight + 4 : 0 : (table.playerCount - 1) * 176 - 10

    // Index among the neighbours of a row of the seats.
    function place(row: int, seat: int): int {
        return seat > table.viewSeat ? row - 1 : row;
    }

    Repeater {
        model: people.chips ? people.table.seats : null
        NeighbourChip {
            required property int index
            visible: seat !== people.table.viewSeat
            reachable: visible
            input: people.input
            zone: people
            x: people.place(index, seat) * (people.chipWidth + people.gap)
            y: 2
            width: people.chipWidth
            height: people.height - 4
        }
    }
    Repeater {
        model: people.chips ? null : people.table.seats
        NeighbourCard {
            required property int index
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
        model: people.opponent && people.chips ? 1 : 0
        OpponentChip {
            row: people.opponent
            input: people.input
            zone: people
            y: 2
            width: Math.min(people.width, wished)
            height: people.height - 4
        }
    }
    Repeater {
        id: rival
        model: people.opponent && !people.chips ? 1 : 0
        OpponentCard {
            row: people.opponent
            input: people.input
            zone: people
            width: people.width
            height: implicitHeight
        }
    }
}
