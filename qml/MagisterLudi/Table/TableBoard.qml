// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The board of a game in one of its two layouts.
Item {
    required property TableState shared
    readonly property bool dense: shared.dense
    // The stops of the Tab key, in the same order in both layouts; digit keys lead to them.
    property list<Zone> zones
    // What can be enlarged besides the picture of the board.
    property list<ZoomPane> views

    signal ruleAsked(string rule)
    // The position after that line of the log is asked for.
    signal jumped(int line)

    // How somebody has left it, for another one in the same layout that stands there later: what is open and enlarged, and
    // where the Tab key comes to.
    function keep(): var {
        // In numbers: a point would still be that of the view.
        const near = enlargeable().map(view => ({ zoom: view.zoom, x: view.pan.x, y: view.pan.y }));
        const entries = [];
        for (let i = 0; i < zones.length; ++i)
            entries.push(zones[i].entry?.Target.name ?? "");
        return { open: opened(), near: near, entries: entries };
    }
    function resume(how: var) {
        reopen(how.open);
        enlargeable().forEach((view, index) => {
            view.zoom = how.near[index].zoom;
            view.pan = Qt.point(how.near[index].x, how.near[index].y);
        });
        for (let i = 0; i < zones.length; ++i)
            zones[i].entry = zones[i].spots.find(spot => how.entries[i] !== "" && spot.Target.name === how.entries[i]) ?? zones[i].entry;
    }
    // What of its own a board keeps so: tabs, what is open, how far it is scrolled.
    function opened(): var {
        return null;
    }
    function reopen(what: var) {
    }
    function enlargeable(): var {
        const found = [];
        for (let i = 0; i < views.length; ++i)
            found.push(views[i]);
        for (let i = 0; i < zones.length; ++i) {
            if (zones[i] as ZoomZone)
                found.push(zones[i]);
        }
        return found;
    }

    // A thing is to be brought into view: what holds it is opened if it is made only then.
    function lookFor(target: string) {
    }
    // Brings a thing into view.
    function reveal(item: Item) {
    }
    function revealInViews(item: Item) {
        for (let i = 0; i < views.length; ++i)
            views[i].keepInView(item);
    }
    // Enlarges (by > 0) or shrinks (< 0) the view that is meant: the one with the keyboard, or for whoever uses the pointer
    // the one below it; false: it is none of these. 0 shows all of each again.
    function zoomView(by: int): bool {
        let meant = null;
        for (let i = 0; i < views.length; ++i) {
            if (by === 0)
                views[i].zoomBy(0);
            else if (views[i].visible && (Keyboard.leads ? views[i].zone.holdsFocus() : views[i].pointed))
                meant = views[i];
        }
        meant?.zoomBy(by);
        return meant !== null;
    }
    // Enlarges what lies at a point of `page`.
    function zoomThere(x: real, y: real, page: Item) {
        for (let i = 0; i < views.length; ++i) {
            const at = page.mapToItem(views[i], x, y);
            if (views[i].visible && views[i].contains(at)) {
                views[i].zoomAt(1.6, at.x, at.y);
                return;
            }
        }
        for (let i = 0; i < zones.length; ++i) {
            const zone = zones[i] as ZoomZone;
            const at = zone ? page.mapToItem(zone, x, y) : Qt.point(-1, -1);
            if (zone?.visible && zone.contains(at)) {
                zone.zoomAt(1.6, at.x, at.y);
                return;
            }
        }
    }
    // Enlarges the picture of the board (by > 0), shrinks it (< 0), or shows all of it again (0); false where there is none.
    function zoom(by: int): bool {
        return false;
    }
}
