// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// What Build offers: open hut upgrades and carts above, open workshops below, each with price and pile.
Zone {
    id: markets

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    property bool dense: false
    readonly property int pad: dense ? 6 : 12
    readonly property int caption: dense ? 17 : 22
    readonly property real rowHeight: (height - 2 * pad - 2 * caption - (dense ? 2 : 8)) / 2
    readonly property int tool: dense ? 36 : 42
    // Columns above: three huts, their refresh button, a cart or two.
    readonly property int carts: Math.max(1, offers.count - 6)
    readonly property real tile: (width - 2 * pad - tool - (3 + carts) * 6) / (3 + carts)
    readonly property real shopWidth: (width - 2 * pad - tool - 3 * 6) / 3
    readonly property real lower: pad + caption + rowHeight + (dense ? 2 : 8)

    label: qsTr("Offers")

    Leaf {
        anchors.fill: parent
        level: 1
    }
    Item {
        x: markets.pad
        y: markets.pad
        width: 3 * (markets.tile + 6) + markets.tool
        height: markets.caption + markets.rowHeight
        Target.name: "market:hut-upgrades"
    }
    Item {
        x: markets.pad + 3 * (markets.tile + 6) + markets.tool + 6
        y: markets.pad
        width: markets.carts * (markets.tile + 6) - 6
        height: markets.caption + markets.rowHeight
        Target.name: "market:carts"
    }
    Item {
        x: markets.pad
        y: markets.lower
        width: parent.width - 2 * markets.pad
        height: markets.caption + markets.rowHeight
        Target.name: "market:workshops"
    }
    MarketCaption {
        text: qsTr("Hut upgrades")
        x: markets.pad
        y: markets.pad - 3
        width: 3 * markets.tile + 12
        height: markets.caption
    }
    MarketCaption {
        text: qsTr("Carts")
        x: markets.pad + 3 * (markets.tile + 6) + markets.tool + 6
        y: markets.pad - 3
        width: parent.width - x - markets.pad
        height: markets.caption
    }
    MarketCaption {
        text: qsTr("Workshops")
        x: markets.pad
        y: markets.lower - 3
        width: parent.width - 2 * markets.pad
        height: markets.caption
    }
    Repeater {
        id: offers
        model: markets.table.markets
        MarketTile {
            readonly property int place: (row ?? noRow).n - 1
            input: markets.input
            zone: markets
            x: Math.round(markets.pad + (shop ? place * (markets.shopWidth + 6)
               : cart ? 3 * (markets.tile + 6) + markets.tool + 6 + place * (markets.tile + 6)
               : place * (markets.tile + 6)))
            y: Math.round(shop ? markets.lower + markets.caption - 3 : markets.pad + markets.caption - 3)
            width: Math.round(shop ? markets.shopWidth : markets.tile)
            height: Math.round(markets.rowHeight)
        }
    }
    RefreshButton {
        input: markets.input
        zone: markets
        target: "button:refresh-huts"
        label: qsTr("Refresh the three hut upgrades")
        x: Math.round(markets.pad + 3 * (markets.tile + 6))
        y: Math.round(markets.pad + markets.caption - 3)
        width: markets.tool
        height: Math.round(markets.rowHeight)
    }
    RefreshButton {
        input: markets.input
        zone: markets
        target: "button:refresh-workshops"
        label: qsTr("Refresh the three workshops")
        x: parent.width - markets.pad - markets.tool
        y: Math.round(markets.lower + markets.caption - 3)
        width: markets.tool
        height: Math.round(markets.rowHeight)
    }
}
