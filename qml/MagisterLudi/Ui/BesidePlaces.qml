// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where a card may stand beside a thing that it tells about: it never covers the thing, and of other boxes that are to be
// seen it covers as little as there is room for.
QtObject {
    // Between the card and the thing.
    property int apart: 10
    // Above the thing rather than below it.
    property bool aboveFirst: false

    // How much of the boxes a card there would cover.
    function covered(x: real, y: real, w: real, h: real, boxes: var): real {
        const shared = (from, size, other, otherSize) => Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
        return boxes.reduce((sum, box) => sum + shared(x, w, box.x, box.width) * shared(y, h, box.y, box.height), 0);
    }
    // Right, left, above or below, beside the middle of the thing or an end of it: {x, y}, the first of those that fit into
    // the room and cover least of the boxes; null where none fits. All in the same coordinates.
    function placeFor(thing: rect, room: rect, w: real, h: real, boxes: var): var {
        return placesBeside(thing, room, w, h).reduce((best, at) => best === null || covered(at.x, at.y, w, h, boxes) < covered(best.x, best.y, w, h, boxes) ? at : best, null);
    }
    // All of those that fit.
    function placesBeside(thing: rect, room: rect, w: real, h: real): var {
        const right = room.x + room.width - w;
        const bottom = room.y + room.height - h;
        if (right < room.x || bottom < room.y)
            return [];
        const across = [thing.x + thing.width / 2 - w / 2, thing.x, thing.x + thing.width - w].map(x => Math.max(room.x, Math.min(right, x)));
        const along = [thing.y + thing.height / 2 - h / 2, thing.y, thing.y + thing.height - h].map(y => Math.max(room.y, Math.min(bottom, y)));
        const free = [];
        if (thing.x + thing.width + apart <= right)
            free.push(...along.map(y => ({ x: Math.max(room.x, thing.x + thing.width + apart), y: y })));
        // Also of a thing that reaches out of the room: what lies there would cut the card.
        if (thing.x - apart - w >= room.x)
            free.push(...along.map(y => ({ x: Math.min(right, thing.x - apart - w), y: y })));
        const above = thing.y - apart - h >= room.y ? across.map(x => ({ x: x, y: Math.min(bottom, thing.y - apart - h) })) : [];
        const below = thing.y + thing.height + apart <= bottom ? across.map(x => ({ x: x, y: Math.max(room.y, thing.y + thing.height + apart) })) : [];
        free.push(...(aboveFirst ? above.concat(below) : below.concat(above)));
        return free;
    }
}
