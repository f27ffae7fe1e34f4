// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// Dims the table and leaves holes. It takes no mouse: every click reaches what lies below.
// A hole is {shape: "hex"|"rect"|"plain", x, y, width, height, ring: bool}; "plain" has square corners.
Item {
    id: spot

    property var wanted: []
    property var from: []
    property real progress: 1
    property bool dim: true
    readonly property var holes: between(from, wanted, progress)

    // glide: the holes travel to their new places; otherwise they follow at once.
    function show(list: var, glide: bool) {
        travel.stop();
        from = holes;
        wanted = list;
        progress = 1;
        const time = Theme.duration(220);
        if (!glide || time === 0 || from.length === 0)
            return;
        progress = 0;
        travel.duration = time;
        travel.start();
    }

    // Widens the rings once; without motion they stay wide for a while.
    function pulse() {
        beat.restart();
    }

    // A hole that was not there before opens from its own middle.
    function between(a: var, b: var, t: real): var {
        if (t >= 1)
            return b;
        return b.map((hole, i) => {
            const old = a[i] ?? { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2, width: 0, height: 0 };
            const mix = (p, q) => p + (q - p) * t;
            return {
                shape: hole.shape, ring: hole.ring, x: mix(old.x, hole.x), y: mix(old.y, hole.y),
                width: mix(old.width, hole.width), height: mix(old.height, hole.height)
            };
        });
    }

    // The whole table, then each hole. Odd-even filling would close a hole where two of them overlap:
    // what lies inside another is left out, and rectangles that overlap are cut into pieces that do not.
    function outlines(list: var, across: real, down: real): var {
        const right = hole => hole.x + hole.width;
        const bottom = hole => hole.y + hole.height;
        const holds = (a, b) => a.shape !== "hex" && b.x >= a.x && b.y >= a.y && right(b) <= right(a) && bottom(b) <= bottom(a);
        const meets = (a, b) => a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
        const open = list.filter((hole, i) => !list.some((other, j) => i !== j && holds(other, hole) && (j < i || !holds(hole, other))));
        const tangled = open.filter(hole => hole.shape !== "hex" && open.some(other => other !== hole && other.shape !== "hex" && meets(hole, other)));
        const paths = [outline({ shape: "plain", x: 0, y: 0, width: across, height: down })];
        for (const hole of open.filter(hole => tangled.indexOf(hole) < 0).concat(pieces(tangled)))
            paths.push(outline(hole));
        return paths;
    }
    // The union of some rectangles, as rectangles that do not overlap.
    function pieces(list: var): var {
        const rows = [];
        const edges = list.map(hole => Math.round(hole.y)).concat(list.map(hole => Math.round(hole.y + hole.height))).sort((a, b) => a - b);
        for (let i = 0; i + 1 < edges.length; ++i) {
            const spans = list.filter(hole => Math.round(hole.y) <= edges[i] && Math.round(hole.y + hole.height) >= edges[i + 1])
                              .map(hole => [Math.round(hole.x), Math.round(hole.x + hole.width)]).sort((a, b) => a[0] - b[0]);
            let last = null;
            for (const span of edges[i] < edges[i + 1] ? spans : []) {
                if (last && span[0] <= last.x + last.width) {
                    last.width = Math.max(last.width, span[1] - last.x);
                } else {
                    last = { shape: "plain", x: span[0], y: edges[i], width: span[1] - span[0], height: edges[i + 1] - edges[i] };
                    rows.push(last);
                }
            }
        }
        return rows;
    }
    function outline(hole: var): var {
        const right = hole.x + hole.width;
        const bottom = hole.y + hole.height;
        const middle = hole.x + hole.width / 2;
        if (hole.shape === "hex") {
            const upper = hole.y + hole.height / 4;
            const lower = hole.y + hole.height * 3 / 4;
            return [Qt.point(middle, hole.y), Qt.point(right, upper), Qt.point(right, lower), Qt.point(middle, bottom),
                    Qt.point(hole.x, lower), Qt.point(hole.x, upper), Qt.point(middle, hole.y)];
        }
        const r = hole.shape === "plain" ? 0 : Math.min(8, hole.width / 2, hole.height / 2);
        const centres = [[hole.x + r, hole.y + r], [right - r, hole.y + r], [right - r, bottom - r], [hole.x + r, bottom - r]];
        const path = [];
        for (let corner = 0; corner < 4; ++corner) {
            for (let part = 0; part <= 4; ++part) {
                const angle = (180 + 90 * corner + 22.5 * part) * Math.PI / 180;
                path.push(Qt.point(centres[corner][0] + r * Math.cos(angle), centres[corner][1] + r * Math.sin(angle)));
            }
        }
        path.push(path[0]);
        return path;
    }

    NumberAnimation {
        id: travel
        target: spot
        property: "progress"
        to: 1
        easing.type: Easing.InOutQuad
    }
    SequentialAnimation {
        id: beat
        readonly property int time: Theme.duration(700)
        property real weight: 4

        NumberAnimation {
            target: beat
            property: "weight"
            to: 9
            duration: beat.time / 2
        }
        PauseAnimation {
            duration: beat.time === 0 ? 2000 : 0
        }
        NumberAnimation {
            target: beat
            property: "weight"
            to: 4
            duration: beat.time / 2
        }
    }

    Shape {
        anchors.fill: parent
        visible: spot.dim
        opacity: Theme.scrimOpacity

        ShapePath {
            strokeWidth: -1
            fillColor: Theme.scrim
            fillRule: ShapePath.OddEvenFill
            PathMultiline {
                paths: spot.outlines(spot.holes, spot.width, spot.height)
            }
        }
    }
    Repeater {
        model: spot.holes.length

        SpotRing {
            required property int index
            readonly property var hole: spot.holes[index] ?? { shape: "rect", x: 0, y: 0, width: 0, height: 0, ring: false }

            visible: hole.ring
            shape: hole.shape
            weight: beat.weight
            x: hole.x
            y: hole.y
            width: hole.width
            height: hole.height
        }
    }
}
