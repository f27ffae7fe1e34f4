// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table

// A neighbour in the bar: lieutenants beside the name, figures below.
SeatChip {
    id: chip

    // The row of the seat.
    required property var model
    readonly property bool wide: width > 420
    readonly property real gap: Math.max(3, (width - (roomy ? 78 : 42) - (wide ? 11 : 5) * 34) / (wide ? 11 : 5))

    ordinal: model.ordinal
    nameEnd: pawns.x

    SeatPawns {
        id: pawns
        row: chip.model
        size: 21
        overBar: true
        x: chip.badgeX - width - (chip.roomy ? 8 : 4)
        y: 12 - height / 2
    }
    Row {
        x: 40
        y: 25
        spacing: chip.gap + 6
        SeatFigures {
            row: chip.model
            overBar: true
            size: 17
            fontSize: 14
            spacing: chip.gap
        }
        SeatFigures {
            visible: chip.wide
            row: chip.model
            wealth: false
            overBar: true
            size: 17
            fontSize: 14
            spacing: chip.gap
        }
    }
}
