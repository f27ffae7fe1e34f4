// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Lets a follower be dragged to a slot: the same as picking it up and clicking there.
Item {
    id: drag

    required property InputController input
    // What is dragged. The handler belongs to it: on an item of its own it would keep clicks from what lies below.
    required property Spot over
    property string picture
    property bool possible: false
    // It is in the hand already: to click it would put it back.
    property bool picked: false
    readonly property bool dragged: handler.active

    // Dropped at a point of the window.
    function drop(x: real, y: real) {
        const thing = input.thingAt(x, y, null);
        if (!/^seat:[1-4]\/(place:|market\/|tower\/)|^deed:/.test(thing) || thing === over.target)
            return;
        if (!picked)
            input.activate(over.sends);
        input.activate(thing);
    }

    DragHandler {
        id: handler
        parent: drag.over
        target: null
        enabled: drag.possible
        property point last
        onCentroidChanged: if (active)
            last = Qt.point(centroid.scenePosition.x, centroid.scenePosition.y)
        onActiveChanged: if (!active)
            drag.drop(last.x, last.y)
    }
    // It goes with the pointer, over everything.
    Repeater {
        model: handler.active ? 1 : 0
        Ico {
            parent: drag.Window.contentItem
            z: 300
            name: drag.picture
            size: 50
            lit: true
            opacity: 0.85
            x: handler.centroid.scenePosition.x - width / 2
            y: handler.centroid.scenePosition.y - height / 2
        }
    }
}
