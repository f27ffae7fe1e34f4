// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import MagisterLudi.Game.Orleans
import MagisterLudi.Table

// Where the things of the map lie in a view of that size. The drawing is stretched to the view; pieces and names keep
// their shape, and are as large as the closest goods slots allow.
QtObject {
    id: geometry

    required property OrleansTable table
    required property real width
    required property real height
    // 1: the whole map in view. How far its middle is pushed aside, in px.
    property real zoom: 1
    property point pan: Qt.point(0, 0)
    readonly property bool close: zoom > 1.01
    // Room for names and pieces at the rim: on the right names begin at the towns, on the left they end there.
    readonly property real rim: Math.max(30, Math.min(70, width * 0.045))
    readonly property real rimRight: Math.max(76, Math.min(120, width * 0.1))
    readonly property real rimAbove: Math.max(32, Math.min(86, height * 0.085))
    // Of the towns, in the coordinates of the drawing.
    readonly property rect bounds: measure(settled)
    readonly property real scaleX: Math.max(0.05, (width - rim - rimRight - 24) / bounds.width) * zoom
    readonly property real scaleY: Math.max(0.05, (height - 2 * rimAbove) / bounds.height) * zoom
    // The least distance of two goods slots in use, px.
    readonly property real least: closest(settled, scaleX, scaleY)
    // How large pieces are drawn, 1 as in the style guide; a good and the letters of a name in px.
    readonly property real mark: Math.max(0.66, Math.min(1.5, least / 36))
    readonly property int goodSize: Math.round(Math.max(18, Math.min(50, least - 2, 34 * mark)))
    readonly property int nameSize: Math.round(Math.max(12, Math.min(22, 16.5 * mark)))
    readonly property var reachable: table.reachable
    // Grows when all rows that have come or gone together are there: nothing is worked out for each of them.
    property int settled: 0
    readonly property int coming: towns.revision + goods.revision + ways.revision

    readonly property Timer rest: Timer {
        interval: 0
        onTriggered: geometry.settled = geometry.coming
    }

    onComingChanged: rest.restart()

    readonly property Rows towns: Rows {
        model: geometry.table.towns
    }
    readonly property Rows goods: Rows {
        model: geometry.table.mapGoods
    }
    readonly property Rows ways: Rows {
        model: geometry.table.ways
    }

    // The rows of a model as they are now.
    function rowsOf(rows: var): var {
        const found = [];
        for (let i = 0; i < rows.count; ++i) {
            const holder = rows.objectAt(i) as RowHolder;
            if (holder)
                found.push(holder.model);
        }
        return found;
    }
    function measure(revision: int): rect {
        const all = rowsOf(towns);
        if (all.length < 2)
            return Qt.rect(0, 0, 1, 1);
        const xs = all.map(town => town.x);
        const ys = all.map(town => town.y);
        return Qt.rect(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    }
    function closest(revision: int, scaleX: real, scaleY: real): real {
        const points = rowsOf(goods).filter(good => good.used).map(good => Qt.point(good.x * scaleX, good.y * scaleY));
        let best = 60;
        for (let i = 0; i < points.length; ++i) {
            for (let k = 0; k < i; ++k)
                best = Math.min(best, Math.hypot(points[i].x - points[k].x, points[i].y - points[k].y));
        }
        return best;
    }
    function across(x: real): real {
        return (width + rim - rimRight) / 2 + (x - bounds.x - bounds.width / 2) * scaleX + (close ? pan.x : 0);
    }
    function down(y: real): real {
        return height / 2 + (y - bounds.y - bounds.height / 2) * scaleY + (close ? pan.y : 0);
    }
    // A line of the drawing as it lies in the view; what is out of view is cut off (see inView()).
    function placed(points: var): var {
        const line = points.map(point => Qt.point(across(point.x), down(point.y)));
        return close ? cut(line, 8) : line;
    }
    function cut(line: var, rim: real): var {
        const kept = [];
        for (let i = 1; i < line.length; ++i) {
            const from = line[i - 1];
            const dx = line[i].x - from.x;
            const dy = line[i].y - from.y;
            let begin = 0, end = 1;
            for (const side of [{ by: -dx, room: from.x - rim }, { by: dx, room: width - rim - from.x }, { by: -dy, room: from.y - rim }, { by: dy, room: height - rim - from.y }]) {
                if (side.by === 0)
                    end = side.room < 0 ? -1 : end;
                else if (side.by < 0)
                    begin = Math.max(begin, side.room / side.by);
                else
                    end = Math.min(end, side.room / side.by);
            }
            if (begin > end)
                continue;
            kept.push(Qt.point(from.x + dx * begin, from.y + dy * begin), Qt.point(from.x + dx * end, from.y + dy * end));
        }
        return kept;
    }
    // Shapes outside a clipped view are drawn all the same by the software renderer, so what is out of view is hidden.
    function inView(x: real, y: real, w: real, h: real): bool {
        return !close || (x < width && y < height && x + w > 0 && y + h > 0);
    }
    function middleOf(line: var): point {
        if (line.length === 0)
            return Qt.point(0, 0);
        const half = (line.length - 1) / 2;
        const from = line[Math.floor(half)];
        const to = line[Math.ceil(half)];
        return Qt.point((from.x + to.x) / 2, (from.y + to.y) / 2);
    }
    // How far a point is from a line of points.
    function distance(line: var, x: real, y: real): real {
        let best = Infinity;
        for (let i = 1; i < line.length; ++i) {
            const from = line[i - 1];
            const dx = line[i].x - from.x;
            const dy = line[i].y - from.y;
            const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1, dx * dx + dy * dy)));
            best = Math.min(best, Math.hypot(x - from.x - along * dx, y - from.y - along * dy));
        }
        return best;
    }
    // The same line as a wave of that height.
    function rippled(line: var, height: real): var {
        const wave = [];
        let run = 0;
        for (let i = 1; i < line.length; ++i) {
            const from = line[i - 1];
            const dx = line[i].x - from.x;
            const dy = line[i].y - from.y;
            const length = Math.max(1, Math.hypot(dx, dy));
            const steps = Math.max(1, Math.round(length / 4));
            for (let s = 0; s < steps; ++s) {
                const swing = height * Math.sin((run + length * s / steps) / 5);
                wave.push(Qt.point(from.x + dx * s / steps - dy / length * swing, from.y + dy * s / steps + dx / length * swing));
            }
            run += length;
        }
        return wave;
    }
}
