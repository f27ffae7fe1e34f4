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

    // The whole table, then each hole: odd-even filling leaves the holes open.
    function outlines(list: var, across: real, down: real): var {
        const table = { shape: "plain", x: 0, y: 0, width: across, height: down };
        const paths = [outline(table)];
        for (const hole of list)
            paths.push(outline(hole));
        return paths;
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
