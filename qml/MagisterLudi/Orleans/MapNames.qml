// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Orleans
import MagisterLudi.Ui

// For each town the side on which its name covers the least. It follows from where towns, ways and slots lie and not
// from what lies there, so that no name wanders during a game.
QtObject {
    id: names

    required property MapGeometry geometry
    // Target of a town -> what NameSides tells.
    property var sides: ({})
    // Of an enlarged map nobody reads the rim: the names stay where they are.
    readonly property var found: geometry.close || geometry.settled === 0 ? null : find(geometry.settled, geometry.scaleX, geometry.scaleY, geometry.width, geometry.height)

    onFoundChanged: if (found)
        sides = found

    function find(settled: int, scaleX: real, scaleY: real, width: real, height: real): var {
        const mark = geometry.mark;
        const towns = geometry.rowsOf(geometry.towns).map(town => ({ target: town.target, name: town.name, start: town.start,
                                                                     x: geometry.across(town.x), y: geometry.down(town.y) }));
        const taken = [Qt.rect(4, 4, 280, 44)];
        for (const good of geometry.rowsOf(geometry.goods)) {
            const side = good.used ? geometry.goodSize : 8;
            taken.push(box(geometry.across(good.x), geometry.down(good.y), side));
        }
        for (const town of towns)
            taken.push(box(town.x, town.y, (town.start ? 46 : 20) * mark));
        const lines = geometry.rowsOf(geometry.ways).map(way => geometry.placed(way.points));
        return NameSides.find(towns, taken, lines, Qt.size(width, height), mark, Theme.serif, geometry.nameSize);
    }
    function box(x: real, y: real, side: real): rect {
        return Qt.rect(x - side / 2, y - side / 2, side, side);
    }
}
