// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The table of Orléans as one column that scrolls: what the grid shows as pictures stands here in rows, from the same
// models. The map can be opened over it; the rail says what the seat on view owns.
OneColumn {
    id: column

    required property InputController input
    readonly property OrleansTable table: shared.table as OrleansTable
    readonly property int rowWidth: innerWidth - 12
    readonly property SeatRow seat: rows.holder("seat", table.viewSeat) as SeatRow
    readonly property string home: "seat:" + table.viewSeat
    property bool mapOpen: false

    zones: [map, tracks, town, deeds, round, tiles, players]
    sections: [town, map, tracks, deeds, round, tiles, players]
    railRow: 44
    railLine: 1
    railContent: [
        Figure {
            icon: "coin"
            value: column.seat?.coins ?? ""
            name: qsTr("Coins")
            Target.name: column.home + "/coins"
        },
        Figure {
            icon: column.seat?.tincture ? "house-" + column.seat.tincture : ""
            value: column.seat?.stationsLeft ?? ""
            name: qsTr("Trading stations left")
            Target.name: column.home + "/stations"
        },
        Figure {
            icon: "citizen"
            value: column.seat?.citizens ?? ""
            name: qsTr("Citizens")
            Target.name: column.home + "/citizens"
        },
        Figure {
            icon: "devstar"
            value: column.seat?.level ?? ""
            name: qsTr("Development level")
            Target.name: column.home + "/development"
        },
        Figure {
            icon: "bag"
            value: column.seat?.bag ?? ""
            name: qsTr("Followers in the bag")
            Target.name: column.home + "/bag"
        },
        TownGoods {
            wares: column.seat?.goods ?? []
            size: Theme.px(wares.length > 5 ? 20 : 26)
            fontSize: wares.length > 5 ? 15 : 17
            spacing: wares.length > 5 ? 3 : 6
            topPadding: 6
            height: Theme.px(34)
        }
    ]
    data: [
        Hook {
            id: picture
            anchors.fill: parent
            z: 20
            source: column.mapOpen ? column.whole : null
        },
        BagView {
            id: bag
            // Over the page, with whatever lies over the board there, as the card of a lesson.
            parent: column.Window.contentItem
            table: column.table
            tincture: town.tincture
        }
    ]
    onShown: mapOpen = false

    function lookFor(target: string) {
        finder.open(target);
    }

    function opened(): var {
        const view = picture.item as MapView;
        return { scrolled: scrolled, mapOpen: mapOpen, zoom: view?.zoom ?? 1, x: view?.pan.x ?? 0, y: view?.pan.y ?? 0 };
    }
    function reopen(what: var) {
        rest();
        scrolled = what.scrolled;
        mapOpen = what.mapOpen;
        const view = picture.item as MapView;
        if (view) {
            view.zoom = what.zoom;
            view.pan = Qt.point(what.x, what.y);
        }
    }
    // There is a map to enlarge only while it is open; false where there is none.
    function zoom(by: int): bool {
        (picture.item as MapView)?.zoomBy(by);
        return mapOpen;
    }

    readonly property Component whole: Component {
        MapView {
            anchors.fill: parent
            input: column.input
            table: column.table

            Btn {
                z: 8
                icon: "ui-cross"
                label: qsTr("Close the map")
                x: parent.width - width - 8
                y: 52
                onClicked: column.mapOpen = false
            }
        }
    }
    component Figure: Count {
        size: Theme.px(26)
        fontSize: 18
        height: Theme.px(34)
        leftPadding: column.rail.above ? 2 : 6
        width: column.rail.above ? implicitWidth : (column.rail.innerWidth - column.rail.spacing) / 2 - 1
    }

    TownFinder {
        id: finder
        table: column.table
    }
    Rows {
        id: rows
        model: column.table.seats
        delegate: SeatRow {}
    }
    ColumnTown {
        id: town
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
        onBagAsked: bag.look()
    }
    ColumnMap {
        id: map
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
        onMapAsked: column.mapOpen = true
    }
    ColumnTracks {
        id: tracks
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
    }
    ColumnDeeds {
        id: deeds
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
    }
    ColumnRound {
        id: round
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
    }
    ColumnTiles {
        id: tiles
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
    }
    ColumnPlayers {
        id: players
        input: column.input
        table: column.table
        x: 6
        width: column.rowWidth
        onTownAsked: column.show(0)
    }
}
