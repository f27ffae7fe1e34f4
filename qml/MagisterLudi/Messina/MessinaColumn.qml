// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Town, books, estate, offers, rounds and players as one column; the rail says what the seat on view owns.
OneColumn {
    id: column

    required property InputController input
    readonly property MessinaTable table: shared.table as MessinaTable
    readonly property int rowWidth: innerWidth - 12
    readonly property SeatRow seat: seats.holder("seat", table.viewSeat) as SeatRow

    zones: [town, books, estate, offers, rounds, players]
    sections: [town, books, estate, offers, rounds, players]
    railContent: [
        Repeater {
            model: column.seat ? ["coins", "wood", "fire", "bigFire", "rats", "points"] : []
            Row {
                id: stock
                required property string modelData
                width: column.rail.above ? implicitWidth : column.rail.tight ? (column.rail.innerWidth - column.rail.spacing) / 2 : column.rail.innerWidth
                height: Theme.px(column.rail.above ? 34 : column.rail.tight ? 30 : 40)
                leftPadding: column.rail.above ? 4 : 8
                spacing: 12
                Target.name: "seat:" + column.table.viewSeat + "/" + modelData
                Accessible.role: Accessible.StaticText
                Accessible.name: figure.name + " " + figure.value

                SeatFigure {
                    id: figure
                    part: stock.modelData
                    number: column.seat?.[stock.modelData] ?? 0
                    size: Theme.px(column.rail.above ? 24 : 30)
                    fontSize: 18
                    spacing: 5
                    height: parent.height
                    Accessible.ignored: true
                }
                UiText {
                    visible: !column.rail.above && !column.rail.tight
                    text: figure.name
                    size: 16
                    soft: true
                    width: Math.min(implicitWidth, column.rail.innerWidth - Theme.px(110))
                    elide: Text.ElideRight
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        },
        Item {
            width: supply.width
            height: Theme.px(column.rail.above ? 34 : 42)
            TownSupply {
                id: supply
                table: column.table
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    ]

    Rows {
        id: seats
        model: column.table.seats
        delegate: SeatRow {}
    }
    OneColumnTown {
        id: town
        input: column.input
        width: column.rowWidth
        x: 6
    }
    OneColumnBooks {
        id: books
        input: column.input
        width: column.rowWidth
        x: 6
    }
    OneColumnEstate {
        id: estate
        input: column.input
        width: column.rowWidth
        x: 6
    }
    OneColumnOffers {
        id: offers
        input: column.input
        width: column.rowWidth
        x: 6
    }
    OneColumnRounds {
        id: rounds
        input: column.input
        width: column.rowWidth
        x: 6
    }
    OneColumnPlayers {
        id: players
        input: column.input
        width: column.rowWidth
        x: 6
        onEstateWanted: column.show(2)
    }
}
