// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A region of the table: one stop of the Tab key, arrows move between the spots inside.
Item {
    id: zone

    property string label
    // The spot that Tab comes to: the one that last had focus.
    property var entry: null
    property var spots: []
    // Whether the entry is one that had the focus, not just the first that could have it.
    property bool visited: false
    // How many spots are legal now. Only beside these do others stand back; else everything is there to be read.
    property int legals: 0
    readonly property bool asked: legals > 0
    // The digit that leads here, while it is to be shown; 0: it is not.
    property int digit: 0
    // Whether it is shown at the corner, and at which one: the upper left or the upper right.
    property bool numbered: true
    property bool numberedRight: false

    // The keyboard is about to come here: whatever covers the zone gives way.
    signal entering

    function join(spot: Item) {
        spots.push(spot);
        settle();
    }

    function quit(spot: Item) {
        spots = spots.filter(other => other !== spot);
        if (entry === spot)
            entry = null;
        settle();
    }

    // Somebody else sits down, who is not to see where the keyboard was.
    function forget() {
        visited = false;
        entry = upperLeft(spots.filter(spot => spot.visible && spot.takesKeys));
    }

    function holdsFocus(): bool {
        return spots.some(spot => spot.activeFocus);
    }

    // Tab must find a spot that can take focus, as long as there is one.
    function settle() {
        if (entry && entry.takesKeys)
            return;
        visited = false;
        entry = spots.find(spot => spot.takesKeys) ?? null;
    }

    // Focus for the keyboard's sake, from a digit key or the end of a dialog: where it was last, but where something
    // can be done now, there.
    function enter() {
        entering();
        const open = spots.filter(spot => spot.visible && spot.takesKeys);
        const last = open.includes(entry) ? entry : open[0];
        const usable = asked && !last?.legal ? upperLeft(open.filter(spot => spot.legal)) ?? last : last;
        if (usable)
            usable.forceActiveFocus(Qt.TabFocusReason);
    }
    // The same where the place itself must give no hint: what can be done now has no say in it.
    function enterUnhinted() {
        entering();
        const open = spots.filter(spot => spot.visible && spot.takesKeys);
        (visited && open.includes(entry) ? entry : upperLeft(open))?.forceActiveFocus(Qt.TabFocusReason);
    }
    function upperLeft(some: list<Item>): Item {
        let best = null;
        let least = Infinity;
        for (const spot of some) {
            const at = spot.mapToItem(zone, 0, 0);
            if (3 * at.y + at.x < least) {
                best = spot;
                least = 3 * at.y + at.x;
            }
        }
        return best;
    }

    // The nearest spot in a direction: straight ahead counts less than sideways.
    function step(from: Item, dx: int, dy: int) {
        const start = from.mapToItem(zone, from.width / 2, from.height / 2);
        let best = null;
        let bestScore = Infinity;
        for (const spot of spots) {
            if (spot === from || !spot.visible || !spot.takesKeys)
                continue;
            const there = spot.mapToItem(zone, spot.width / 2, spot.height / 2);
            const along = (there.x - start.x) * dx + (there.y - start.y) * dy;
            const across = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
            if (along < 3 || across > along * 2.5)
                continue;
            if (along + 2 * across < bestScore) {
                best = spot;
                bestScore = along + 2 * across;
            }
        }
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Hook {
        z: 60
        x: zone.numberedRight ? zone.width : 0
        source: zone.digit > 0 && zone.numbered ? cap : null
    }
    Component {
        id: cap
        Rectangle {
            x: -8
            y: -12
            width: mark.width
            height: mark.height
            radius: mark.radius
            color: Theme.leaf

            KeyCap {
                id: mark
                key: String(zone.digit)
                height: Theme.px(20)
                width: Math.max(height, implicitWidth - 4)
            }
        }
    }
}
