// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Lets a lieutenant be dragged to a hex or a ship, which means the same as picking it up and clicking there.
Item {
    id: drag

    required property InputController input
    // What is dragged. The handler belongs to it: on an item of its own it would keep clicks from what lies below.
    required property Item over
    // 1 to 5; 0: nobody's to drag.
    property int lieutenant: 0
    property string picture
    readonly property bool dragged: handler.active

    // What lies there: a place, or a ship at a dock.
    function drop(x: real, y: real) {
        const target = input.thingAt(x, y, null).match(/^(hex|exp|port|dock):[^/]+(\/ship\/[1-3])?/);
        if (target)
            input.drop(lieutenant, "seat:" + input.table.activeSeat + "/lieutenant/" + lieutenant, target[0]);
    }

    DragHandler {
        id: handler
        parent: drag.over
        target: null
        enabled: drag.lieutenant > 0 && drag.input.step === 1
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
            size: 46
            lit: true
            opacity: 0.85
            x: handler.centroid.scenePosition.x - width / 2
            y: handler.centroid.scenePosition.y - height * 0.8
        }
    }
}
