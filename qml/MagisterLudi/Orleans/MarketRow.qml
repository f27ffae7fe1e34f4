// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The bag, how many may be drawn, and the followers on the market, in the tower and in the hand.
Item {
    id: row

    required property InputController input
    required property Zone zone
    required property OrleansTable table
    // The row of the seat on view; null for a moment at the start.
    required property SeatRow seat
    readonly property string home: "seat:" + table.viewSeat
    readonly property var belongings: table.belongings
    readonly property string tincture: seat?.tincture ?? ""
    readonly property int inset: 10
    readonly property int gap: 5
    readonly property int spaces: Math.max(1, list.count)
    readonly property real begin: divider.x + 10
    // The tower and the hand lie below the market where one line would be too small.
    readonly property bool stacked: groups > 0 && (width - 170) / spaces < 36
    readonly property int across: stacked ? Math.max(counts.market, spaces - counts.market + 1) : spaces
    readonly property int side: Math.floor(Math.min(stacked ? (height - 14) / 2 : height - 16, 64, (width - begin - inset - (stacked ? 0 : groups * 14)) / across - gap))
    // The tower and the hand stand apart from the market.
    readonly property int groups: (counts.tower > 0 ? 1 : 0) + (counts.input > 0 ? 1 : 0)
    readonly property var counts: tally(list.count, revision)
    property int revision: 0

    signal bagAsked

    function tally(count: int, revision: int): var {
        const sums = { market: 0, tower: 0, input: 0 };
        for (let i = 0; i < count; ++i) {
            const space = list.itemAt(i) as MarketSpace;
            if (space)
                sums[space.kind] += 1;
        }
        return sums;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.well
    }
    BagSpot {
        id: bag
        input: row.input
        zone: row.zone
        target: row.home + "/bag"
        offer: row.belongings.bag?.offer ?? "none"
        followers: row.seat?.bag ?? 0
        x: row.inset
        y: Math.round((row.height - height) / 2)
        width: Math.round(height * 0.72)
        height: Math.min(row.height, 92) - 8
        onOpened: row.bagAsked()
    }
    // The knights say how many are drawn.
    Column {
        id: draw
        x: bag.x + bag.width + 8
        anchors.verticalCenter: parent.verticalCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Followers to draw each round: %1").arg(row.seat?.drawNumber ?? 0)
        Target.name: row.home + "/draw"

        Ico {
            name: "f-knight"
            size: Math.round(Math.min(26, row.height * 0.36))
            lit: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
        UiText {
            text: row.seat?.drawNumber ?? ""
            size: 20
            font.family: Theme.sans
            font.pixelSize: Math.round(Math.min(22, row.height * 0.3))
            bold: true
            anchors.horizontalCenter: parent.horizontalCenter
            Accessible.ignored: true
        }
    }
    Spot {
        id: tech
        readonly property int tiles: row.seat?.technologies ?? 0
        visible: tiles > 0
        input: row.input
        zone: row.zone
        target: visible ? row.home + "/technology" : ""
        offer: row.belongings.technology?.offer ?? "none"
        reachable: visible
        label: qsTr("Technology tiles beside the board: %1").arg(tiles)
        x: draw.x + draw.width + 8
        y: 4
        width: visible ? Math.round(Math.min(46, row.height * 0.54)) : 0
        height: row.height - 8
        ringReach: 0

        Ico {
            visible: tech.visible
            name: visible ? "tech" : ""
            size: tech.width
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: number.visible ? -8 : 0
        }
        UiText {
            id: number
            visible: tech.tiles > 1
            text: "\u00D7" + tech.tiles
            size: 16
            font.family: Theme.sans
            font.pixelSize: 16
            bold: true
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: divider
        width: 1
        height: parent.height - 24
        x: Math.round(tech.x + tech.width + 9)
        y: 12
        color: Theme.edge
        opacity: 0.5
    }
    // The market itself, without tower and hand.
    Item {
        x: Math.round(row.begin - row.gap)
        y: Math.round(row.stacked ? 0 : (row.height - height) / 2)
        width: row.counts.market * (row.side + row.gap) + row.gap
        height: Math.min(row.side + 8, row.height)
        Target.name: row.home + "/market"
    }
    Repeater {
        id: list
        model: row.table.market
        onItemAdded: row.revision += 1
        onItemRemoved: row.revision += 1
        MarketSpace {
            required property var model
            readonly property int place: Number(target.slice(target.lastIndexOf("/") + 1))
            // The tower and the hand each begin behind a small gap.
            readonly property int before: kind === "tower" ? 1 : kind === "hand" ? row.groups : 0
            readonly property int passed: kind === "tower" ? row.counts.market : kind === "hand" ? row.counts.market + row.counts.tower : 0
            input: row.input
            zone: row.zone
            kind: model.zone
            target: model.target
            offer: model.offer
            label: model.accessible
            token: model.token
            icon: model.icon
            own: model.own
            picked: model.picked
            tincture: row.tincture
            width: row.side
            height: row.side
            readonly property bool below: row.stacked && before > 0
            x: Math.round(row.begin + (below ? passed - row.counts.market + place : passed + place) * (row.side + row.gap) + (below ? 22 * before : before * 14))
            y: Math.round(row.stacked ? (below ? row.height / 2 + 2 : row.height / 2 - 2 - row.side) : (row.height - row.side) / 2)
        }
    }
    // Which spaces are the tower's, and which the hand's.
    Ico {
        visible: row.counts.tower > 0
        name: visible ? "pl-gunpowder_tower" : ""
        size: 20
        x: Math.round(row.begin + (row.stacked ? 0 : row.counts.market * (row.side + row.gap) - 6))
        y: row.stacked ? Math.round(row.height / 2 + 2) : 2
        z: 2
    }
    Ico {
        visible: row.counts.input > 0
        name: visible ? "ui-hand" : ""
        size: 18
        x: Math.round(row.begin + (row.stacked ? row.counts.tower * (row.side + row.gap) + (row.groups - 1) * 22 + 2 : (row.spaces - row.counts.input) * (row.side + row.gap) + (row.groups - 1) * 14 - 4))
        y: row.stacked ? Math.round(row.height / 2 + 2) : 2
        z: 2
    }
}
