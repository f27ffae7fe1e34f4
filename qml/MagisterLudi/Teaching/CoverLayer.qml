// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Teaching
import MagisterLudi.Ui

// Hides what has not been laid on the table yet: an empty place with a dashed edge over each thing. It takes no click.
Item {
    id: covers

    // Names of the things.
    property list<string> names
    // The table under it, and what of the table lies over it.
    property Item table: null
    property Item above: null
    // {at: rect in px of this item, hex: bool}, one a cover.
    property var places: []

    function look() {
        things.look();
        const found = Array.from(names).map(name => ({ name: name, at: Targets.rect(name, covers) })).filter(thing => thing.at.width > 0);
        const holds = (a, b) => b.x >= a.x && b.y >= a.y && b.x + b.width <= a.x + a.width && b.y + b.height <= a.y + a.height;
        const outer = found.filter((thing, i) => !found.some((other, j) => i !== j && holds(other.at, thing.at) && (j < i || !holds(thing.at, other.at))));
        places = outer.map(thing => ({ at: thing.at, hex: Targets.isHexagonal(thing.name) }));
    }
    // Whether a thing lies covered now.
    function hides(thing: Item): bool {
        return things.hides(thing);
    }

    onNamesChanged: soon.restart()
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()
    Component.onCompleted: look()

    CoveredItems {
        id: things
        names: Array.from(covers.names)
        table: covers.table
        above: covers.above
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: covers.look()
    }
    Connections {
        target: Targets
        enabled: covers.names.length > 0
        function onChanged() {
            soon.restart();
        }
    }
    Repeater {
        model: covers.places.length

        Shape {
            id: cover
            required property int index
            readonly property rect place: covers.places[index]?.at ?? Qt.rect(0, 0, 0, 0)
            readonly property bool hex: covers.places[index]?.hex ?? false
            // How far the slanted edges of a hexagon reach down; none for a rectangle.
            readonly property real slope: hex ? height / 4 : 0
            objectName: "cover"
            x: place.x
            y: place.y
            width: place.width
            height: place.height

            ShapePath {
                fillColor: Theme.well
                strokeColor: Theme.edge
                strokeWidth: 1.5
                strokeStyle: ShapePath.DashLine
                startX: cover.width / 2
                startY: 0
                PathLine { x: cover.width; y: cover.slope }
                PathLine { x: cover.width; y: cover.height - cover.slope }
                PathLine { x: cover.width / 2; y: cover.height }
                PathLine { x: 0; y: cover.height - cover.slope }
                PathLine { x: 0; y: cover.slope }
                PathLine { x: cover.width / 2; y: 0 }
            }
        }
    }
}
