// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Lets a piece be dragged: its picture goes with the pointer, and whoever puts it there hears where it was dropped.
Item {
    id: drag

    required property InputController input
    // What is dragged. The handler belongs to it: on an item of its own it would keep clicks from what lies below.
    required property Spot over
    property bool possible: false
    property string picture
    property int size: 46
    // Where the pointer holds the picture, from its upper edge down, as a share of its height.
    property real grip: 0.5
    readonly property bool dragged: handler.active

    // At a point of the window.
    signal dropped(real x, real y)

    DragHandler {
        id: handler
        parent: drag.over
        target: null
        enabled: drag.possible
        property point last
        onCentroidChanged: if (active)
            last = Qt.point(centroid.scenePosition.x, centroid.scenePosition.y)
        onActiveChanged: if (!active)
            drag.dropped(last.x, last.y)
    }
    // It goes with the pointer, over everything.
    Repeater {
        model: handler.active ? 1 : 0
        Ico {
            parent: drag.Window.contentItem
            z: 300
            name: drag.picture
            size: drag.size
            lit: true
            opacity: 0.85
            x: handler.centroid.scenePosition.x - width / 2
            y: handler.centroid.scenePosition.y - height * drag.grip
        }
    }
}
