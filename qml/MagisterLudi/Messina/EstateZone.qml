// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table

// What the parts of an estate share: the seat on view, and how much room they have.
Zone {
    id: zone

    required property InputController input
    property bool dense: false
    property bool side: false
    // One line of supplies without the name, one line of scrolls.
    property bool flat: dense
    readonly property MessinaTable table: input.table as MessinaTable
    readonly property string home: "seat:" + table.viewSeat
    readonly property SeatRow seat: rows.holder("seat", table.viewSeat) as SeatRow
    readonly property string tincture: seat ? seat.tincture : ""
    // To whom one goes back: whoever acts, in a lesson whoever learns.
    readonly property int current: input.lesson !== null ? table.lookingSeat : table.activeSeat
    readonly property bool own: current === table.viewSeat

    Rows {
        id: rows
        model: zone.table.seats
        delegate: SeatRow {}
    }
}
