// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table

// The left of the wide table: the round and its event, the other players, the goods market.
Item {
    id: rail

    required property InputController input
    required property OrleansTable table
    readonly property int gap: 10
    readonly property int neighbours: Math.max(1, table.playerCount - 1)
    // Neighbours are cut to two lines, and goods stand side by side, before anything is left out.
    readonly property real rest: height - event.height - 2 * gap
    readonly property bool tight: rest < neighbours * 174 + 282
    readonly property real peopleHeight: tight ? Math.min(neighbours * 174 - gap, rest - (rest - neighbours * 120 > 240 ? 282 : 150)) : neighbours * 174 - gap
    readonly property list<Zone> zones: [event, people, market]

    signal ruleAsked(string rule)
    signal stacksAsked

    EventCard {
        id: event
        input: rail.input
        table: rail.table
        brief: rail.height < 860 && rail.neighbours > 1
        width: parent.width
        height: wished
        onRuleAsked: rule => rail.ruleAsked(rule)
    }
    NeighbourList {
        id: people
        input: rail.input
        table: rail.table
        y: event.height + rail.gap
        width: parent.width
        height: rail.peopleHeight
    }
    GoodsMarket {
        id: market
        input: rail.input
        table: rail.table
        y: people.y + people.height + rail.gap
        width: parent.width
        height: Math.min(300, parent.height - y)
        onStacksAsked: rail.stacksAsked()
    }
}
