// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// For each town the side on which its name covers the least. It follows from where towns, ways and slots lie and not
// from what lies there, so that no name wanders during a game.
QtObject {
    id: names

    required property MapGeometry geometry
    // Target of a town -> "n", "ne", "e", ... "nw".
    property var sides: ({})
    // Of an enlarged map nobody reads the rim: the names stay where they are.
    readonly property var found: geometry.close ? null : find(geometry.towns.revision, geometry.ways.revision, geometry.scaleX, geometry.scaleY, geometry.width, geometry.height)

    onFoundChanged: if (found)
        sides = found

    function find(towns: int, ways: int, scaleX: real, scaleY: real, width: real, height: real): var {
        const mark = geometry.mark;
        const size = geometry.nameSize;
        const all = geometry.rowsOf(geometry.towns);
        const lines = samples();
        const taken = [];
        for (const good of geometry.rowsOf(geometry.goods)) {
            const side = good.used ? geometry.goodSize : 8;
            taken.push(box(geometry.across(good.x), geometry.down(good.y), side, side));
        }
        for (const town of all) {
            const side = (town.start ? 46 : 20) * mark;
            taken.push(box(geometry.across(town.x), geometry.down(town.y), side, side));
        }
        taken.push(Qt.rect(4, 4, 280, 44));
        const found = {};
        for (const town of all) {
            const w = town.name.length * size * (town.start ? 0.6 : 0.5) + 2;
            const h = size * 1.15;
            const x = geometry.across(town.x);
            const y = geometry.down(town.y);
            const gap = (town.start ? 48 : 24) * mark / 2 + 1;
            // Where a trading station or a merchant would stand beside or above the name.
            const piece = 34 * mark;
            // Everybody may have one in the town where all begin.
            const wide = town.start ? 100 * mark : piece;
            const lean = w / 2 - gap;
            const places = { n: box(x, y - gap - h / 2, w, h), s: box(x, y + gap + h / 2, w, h), e: box(x + gap + w / 2, y, w, h), w: box(x - gap - w / 2, y, w, h),
                             ne: box(x + lean, y - gap - h / 2, w, h), nw: box(x - lean, y - gap - h / 2, w, h),
                             se: box(x + lean, y + gap + h / 2, w, h), sw: box(x - lean, y + gap + h / 2, w, h) };
            let best = "n";
            let least = Infinity;
            for (const side in places) {
                const at = places[side];
                const there = side === "e" ? box(at.x + wide / 2, at.y - piece / 2, wide, piece) : side === "w" ? box(at.x + w - wide / 2, at.y - piece / 2, wide, piece)
                            : box(at.x - wide / 2, y + (side[0] === "n" ? -1 : 1) * (gap + piece / 2), piece, piece);
                const cost = covered(at, taken, lines, width, height) + 0.4 * covered(there, taken, lines, width, height) + (side.length > 1 ? 30 : 0);
                if (cost < least) {
                    least = cost;
                    best = side;
                }
            }
            taken.push(places[best]);
            found[town.target] = best;
        }
        return found;
    }
    function box(x: real, y: real, w: real, h: real): rect {
        return Qt.rect(x - w / 2, y - h / 2, w, h);
    }
    function covered(at: rect, taken: var, lines: var, width: real, height: real): real {
        let sum = 0;
        for (const other of taken) {
            const w = Math.min(at.x + at.width, other.x + other.width) - Math.max(at.x, other.x);
            const h = Math.min(at.y + at.height, other.y + other.height) - Math.max(at.y, other.y);
            if (w > 0 && h > 0)
                sum += 200 + w * h * 3;
        }
        for (const point of lines) {
            if (point.x > at.x && point.x < at.x + at.width && point.y > at.y && point.y < at.y + at.height)
                sum += 60;
        }
        const out = Math.max(0, 4 - at.x) + Math.max(0, at.x + at.width - width + 4) + Math.max(0, 4 - at.y) + Math.max(0, at.y + at.height - height + 4);
        return sum + out * 100;
    }
    // Points all along the ways, some 10 px apart.
    function samples(): var {
        const points = [];
        for (const way of geometry.rowsOf(geometry.ways)) {
            const line = geometry.placed(way.points);
            for (let i = 1; i < line.length; ++i) {
                const dx = line[i].x - line[i - 1].x;
                const dy = line[i].y - line[i - 1].y;
                const steps = Math.max(1, Math.round(Math.hypot(dx, dy) / 10));
                for (let s = 0; s < steps; ++s)
                    points.push(Qt.point(line[i - 1].x + dx * s / steps, line[i - 1].y + dy * s / steps));
            }
        }
        return points;
    }
}
