// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// Beside the map where room is short: the town, the deeds, the round, or what can still be built, under tabs. Where
// something is asked that lies under another tab, that one opens.
Item {
    id: pane

    required property InputController input
    required property OrleansTable table
    // A tile is to be chosen.
    required property bool tileAsked
    readonly property list<Zone> zones: [town, deeds, event, market, tiles]
    readonly property list<ZoomPane> views: [town.view, deeds.view]
    readonly property list<bool> asked: [town.asked, deeds.asked, event.asked || market.asked, tileAsked && input.lights]
    readonly property string tincture: town.seat?.tincture ?? ""
    readonly property alias current: tabs.current
    // The tabs show the digits of what lies under them, where their names leave room; else the areas show them.
    readonly property bool numbered: town.digit > 0 && Array.from(tabs.titles).reduce((sum, title) => sum + bold.advanceWidth(title) + 28, 0) + Theme.px(110) + 24 < width - 12
    readonly property real under: tabs.y + tabs.height + 3

    signal bagAsked
    signal ruleAsked(string rule)

    // 0 the town, 1 deeds, 2 the round, 3 tiles.
    function show(index: int) {
        tabs.current = index;
    }
    // Opens the tab that holds a thing.
    function uncover(item: Item) {
        for (let up = item; up; up = up.parent) {
            const index = [town, deeds, round, tiles].indexOf(up);
            if (index >= 0)
                show(index);
        }
        tiles.find(item);
    }

    // The tiles and the events are made only when their tabs open; the event of the round is in sight besides.
    function lookFor(target: string) {
        if (target.startsWith("tile:"))
            show(3);
        else if (/^(event:|hourglass$)/.test(target) && !Targets.item(target))
            show(2);
    }

    // Where somebody is sent from the town to a deed, the deeds are what is looked for.
    onAskedChanged: {
        const wanted = [1, 0, 2, 3].findIndex(index => asked[index]);
        if (wanted >= 0 && (!asked[tabs.current] || wanted === 0))
            show([1, 0, 2, 3][wanted]);
    }

    FontMetrics {
        id: bold
        font.family: Theme.sans
        font.pixelSize: Theme.px(tabs.size)
        font.bold: true
    }
    Leaf {
        anchors.fill: parent
        level: 1
    }
    Tabs {
        id: tabs
        x: 6
        y: 3
        titles: [town.own ? qsTr("Town") : town.seat?.name ?? "", qsTr("Deeds"), qsTr("Round"), qsTr("Tiles")]
        size: 15
        keys: pane.numbered ? [String(town.digit), String(deeds.digit), event.digit + " " + market.digit, String(tiles.digit)] : []
    }
    TownBoard {
        id: town
        numbered: !pane.numbered
        visible: tabs.current === 0
        input: pane.input
        table: pane.table
        dense: true
        framed: false
        columns: pane.width > 560 ? 5 : 4
        x: 8
        y: pane.under
        width: parent.width - 16
        height: parent.height - y - 6
        onEntering: pane.uncover(town)
        onBagAsked: pane.bagAsked()
    }
    DeedsBoard {
        id: deeds
        numbered: !pane.numbered
        visible: tabs.current === 1
        input: pane.input
        table: pane.table
        framed: false
        titled: false
        columns: 2
        x: 8
        y: pane.under
        width: parent.width - 16
        height: parent.height - y - 6
        onEntering: pane.uncover(deeds)
    }
    Item {
        id: round
        visible: tabs.current === 2
        y: pane.under
        width: parent.width
        height: parent.height - y

        EventCard {
            id: event
            numbered: !pane.numbered
            filled: round.visible
            input: pane.input
            table: pane.table
            x: 8
            width: parent.width - 16
            height: wished
            onEntering: pane.uncover(event)
            onRuleAsked: rule => pane.ruleAsked(rule)
        }
        GoodsMarket {
            id: market
            numbered: !pane.numbered
            input: pane.input
            table: pane.table
            x: 8
            y: event.height + 6
            width: parent.width - 16
            height: Math.min(320, parent.height - y - 6)
            onEntering: pane.uncover(market)
            onStacksAsked: pane.show(3)
        }
    }
    TileStacks {
        id: tiles
        numbered: !pane.numbered
        visible: tabs.current === 3
        filled: visible
        input: pane.input
        table: pane.table
        level: 1
        x: 4
        y: pane.under
        width: parent.width - 8
        height: parent.height - y - 4
        onEntering: pane.uncover(tiles)
    }
}
