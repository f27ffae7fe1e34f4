// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// Lays out the table of Orléans. Wide (>= 1600): the round, the neighbours and the goods market in a rail, the map over
// the tracks, the town over the deeds. Else dense: event and neighbours in a line above, the map over the tracks, and
// the town, the deeds and the rest under tabs beside them.
TableBoard {
    id: board

    required property InputController input
    readonly property OrleansTable table: shared.table as OrleansTable
    readonly property int gap: dense ? 6 : 10
    readonly property int railWidth: dense ? 0 : Math.round(Math.max(268, Math.min(330, width * 0.145)))
    readonly property real leftEdge: dense ? 0 : railWidth + gap
    readonly property real under: dense ? 48 + gap : 0
    readonly property real mapWidth: Math.round((width - leftEdge - gap) * (dense ? 0.605 : 0.56))
    readonly property real rightEdge: leftEdge + mapWidth + gap
    readonly property real tracksHeight: Math.round(dense ? Math.max(176, Math.min(220, height * 0.27)) : Math.max(264, Math.min(380, height * 0.345)))
    readonly property RoundRail rail: left.item as RoundRail
    readonly property TownPane pane: right.item as TownPane
    readonly property SidePane side: right.item as SidePane
    readonly property string tincture: pane?.tincture ?? side?.tincture ?? ""
    // The stacks lie open over the map because somebody looks, or because a tile is to be chosen or a lesson shows one.
    property bool stacksOpen: false
    readonly property bool tileAsked: findTile(tileRows.revision)
    readonly property bool tileShown: (shared.lesson?.targets ?? []).some(name => name.startsWith("tile:"))

    zones: zonesOf(rail, pane, side)
    views: pane?.views ?? side?.views ?? []

    function zonesOf(rail: var, pane: var, side: var): var {
        const found = [map, tracks];
        for (const part of [pane, side, rail]) {
            for (let i = 0; part && i < part.zones.length; ++i)
                found.push(part.zones[i]);
        }
        return found;
    }
    function findTile(revision: int): bool {
        for (let i = 0; i < tileRows.count; ++i) {
            if ((tileRows.objectAt(i) as RowHolder)?.model.offer === "legal")
                return true;
        }
        return false;
    }
    function lookFor(target: string) {
        stacksOpen = stacksOpen || target.startsWith("tile:");
        if (finder.open(target))
            side?.show(0);
        side?.lookFor(target);
    }
    function reveal(item: Item) {
        map.keepInView(item);
        side?.uncover(item);
        (stacks.item as TileStacks)?.find(item);
        revealInViews(item);
    }
    // Enlarges the map, or the view that is meant (by > 0), shrinks it (< 0), or shows all of it again (0).
    function zoom(by: int): bool {
        if (!zoomView(by))
            map.zoomBy(by);
        return true;
    }

    function opened(): var {
        return { tab: side?.current ?? 0, stacks: stacksOpen };
    }
    function reopen(what: var) {
        side?.show(what.tab);
        stacksOpen = what.stacks;
    }

    onTileAskedChanged: stacksOpen = tileAsked || tileShown
    onTileShownChanged: stacksOpen = tileAsked || tileShown

    TownFinder {
        id: finder
        table: board.table
    }
    Rows {
        id: tileRows
        model: board.table.tiles
    }
    MapView {
        id: map
        input: board.input
        table: board.table
        x: board.leftEdge
        y: board.under
        width: board.mapWidth
        height: board.height - y - board.tracksHeight - board.gap
    }
    TracksBoard {
        id: tracks
        input: board.input
        table: board.table
        dense: board.dense
        x: board.leftEdge
        y: board.height - height
        width: board.mapWidth
        height: board.tracksHeight
    }
    Hook {
        id: left
        width: board.dense ? board.width : board.railWidth
        height: board.dense ? 48 : board.height
        source: board.dense ? strip : wideLeft
    }
    Hook {
        id: right
        x: board.rightEdge
        y: board.under
        width: board.width - x
        height: board.height - y
        source: board.dense ? tabbed : wideRight
    }
    Component {
        id: wideLeft
        RoundRail {
            anchors.fill: parent
            input: board.input
            table: board.table
            onRuleAsked: rule => board.ruleAsked(rule)
            onStacksAsked: board.stacksOpen = !board.stacksOpen
        }
    }
    Component {
        id: wideRight
        TownPane {
            anchors.fill: parent
            input: board.input
            table: board.table
            onBagAsked: bag.look()
        }
    }
    Component {
        id: strip
        Item {
            anchors.fill: parent
            EventChip {
                id: chip
                input: board.input
                table: board.table
                width: Math.round(Math.min(280, parent.width * 0.24))
                height: parent.height
                onMoreAsked: board.side.show(2)
            }
            NeighbourList {
                input: board.input
                table: board.table
                chips: true
                x: chip.width + 6
                width: parent.width - x
                height: parent.height
            }
        }
    }
    Component {
        id: tabbed
        SidePane {
            anchors.fill: parent
            input: board.input
            table: board.table
            tileAsked: board.tileAsked
            onBagAsked: bag.look()
            onRuleAsked: rule => board.ruleAsked(rule)
        }
    }
    Hook {
        id: stacks
        z: 20
        x: board.leftEdge
        y: board.under
        width: board.mapWidth
        height: board.height - y
        source: board.stacksOpen && !board.dense ? tiles : null
    }
    Component {
        id: tiles
        TileStacks {
            anchors.fill: parent
            input: board.input
            table: board.table
            closable: true
            level: 3
            onClosed: board.stacksOpen = false
        }
    }
    BagView {
        id: bag
        // Over the page, with whatever lies over the board there, as the card of a lesson.
        parent: board.Window.contentItem
        table: board.table
        tincture: board.tincture
    }
}
