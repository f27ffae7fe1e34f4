// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A neighbour at a glance: supplies, lieutenants, people and property.
SeatCard {
    id: card

    // The row of the seat.
    required property var model

    ordinal: model.ordinal

    SeatFigures {
        row: card.model
        x: 14
        y: card.roomy ? 52 : 42
        size: 21
        fontSize: 16
        spacing: Math.max(4, (card.width - 28 - 5 * 42) / 4)
    }
    Rectangle {
        visible: card.roomy
        x: 16
        y: 82
        width: parent.width - 32
        height: 1
        color: Theme.hairline
    }
    SeatPawns {
        row: card.model
        x: 14
        y: card.roomy ? 89 : 68
        size: card.roomy ? 30 : 26
        spacing: 2
    }
    SeatFigures {
        row: card.model
        wealth: false
        x: 14
        y: card.height - (card.roomy ? 38 : 28)
        size: 21
        fontSize: 16
        spacing: Math.max(3, (card.width - 28 - 6 * 37) / 5)
    }
}
