// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// A seat's town: what it owns, its bag and market, and its places.
Zone {
    id: town

    required property InputController input
    required property OrleansTable table
    property bool dense: false
    property bool framed: true
    property int columns: 5
    readonly property ZoomPane view: pane
    readonly property int pad: framed ? (dense ? 8 : 12) : 0
    readonly property SeatRow seat: rows.holder("seat", table.viewSeat) as SeatRow
    // To whom one goes back: whoever acts, in a lesson whoever learns.
    readonly property int current: input.lesson !== null ? table.lookingSeat : table.activeSeat
    // While only others are asked, on devices of their own, of whoever looks here.
    readonly property bool own: (current > 0 ? current : table.lookingSeat) === table.viewSeat
    readonly property string home: "seat:" + table.viewSeat

    signal bagAsked

    label: own || !seat ? qsTr("Your town") : qsTr("%1’s town").arg(seat.name)
    Target.name: home + "/town"

    Rows {
        id: rows
        model: town.table.seats
        delegate: SeatRow {}
    }
    Leaf {
        visible: town.framed
        anchors.fill: parent
        level: 1
    }
    ZoomPane {
        id: pane
        zone: town
        whole: qsTr("Whole town board")
        anchors.fill: parent

        TownHead {
            id: head
            input: town.input
            zone: town
            seat: town.seat
            belongings: town.table.belongings
            title: town.label
            flat: town.dense
            away: !town.own && town.seat !== null && town.current > 0
            onBackAsked: town.table.viewSeat = town.current
            x: town.pad
            y: town.framed ? (town.dense ? 4 : 6) : 0
            width: parent.width - 2 * town.pad
        }
        MarketRow {
            id: market
            input: town.input
            zone: town
            table: town.table
            seat: town.seat
            x: town.pad
            y: head.y + head.height + (town.dense ? 4 : 6)
            width: head.width
            height: town.dense ? (market.stacked ? 96 : 62) : Math.max(74, Math.min(96, town.height * 0.09))
            onBagAsked: town.bagAsked()
        }
        PlacesGrid {
            input: town.input
            zone: town
            table: town.table
            tincture: town.seat?.tincture ?? ""
            wanted: town.columns
            gap: town.dense ? 6 : 8
            x: town.pad
            y: market.y + market.height + (town.dense ? 6 : 10)
            width: head.width
            height: parent.height - y - town.pad + 2
        }
    }
}
