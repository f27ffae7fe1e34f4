// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A region that shows one picture, which can be enlarged and then pushed aside: by wheel, by pinching, by a double
// click, by dragging, and by keys. The game draws the picture by `zoom` and `pan`, and says how far it may be pushed.
Zone {
    id: view

    // 1: the whole picture in view. How far its middle is pushed aside, in px.
    property real zoom: 1
    property point pan: Qt.point(0, 0)
    readonly property bool near: zoom > 1.01
    // How far it may be pushed aside, px.
    property real reachX: width * (zoom - 1) / 2
    property real reachY: height * (zoom - 1) / 2
    // Kept between the edge and a thing that is brought into view, px.
    property real rim: 12
    // Says to show the whole picture again.
    required property string whole

    function held(x: real, y: real): point {
        return Qt.point(Math.max(-reachX, Math.min(reachX, x)), Math.max(-reachY, Math.min(reachY, y)));
    }
    // What lies at a point stays there while the picture grows or shrinks.
    function zoomAt(wanted: real, x: real, y: real) {
        const old = zoom;
        zoom = Math.max(1, Math.min(3, wanted));
        const grown = zoom / old;
        pan = held((pan.x + width / 2 - x) * grown + x - width / 2, (pan.y + height / 2 - y) * grown + y - height / 2);
    }
    // by: steps in (> 0) or out (< 0) about the focused thing, else the middle; 0 shows the whole picture again.
    function zoomBy(by: int) {
        if (by === 0) {
            zoom = 1;
            pan = Qt.point(0, 0);
            return;
        }
        const focused = spots.find(spot => spot.activeFocus);
        const at = focused ? focused.mapToItem(view, focused.width / 2, focused.height / 2) : Qt.point(width / 2, height / 2);
        zoomAt(zoom * (by > 0 ? 1.25 : 0.8), at.x, at.y);
    }
    // Pushes the picture as little as needed to show a thing of it.
    function keepInView(item: Item) {
        let up = item;
        while (up && up !== view)
            up = up.parent;
        if (!near || !up)
            return;
        const box = item.mapToItem(view, 0, 0, item.width, item.height);
        const byX = box.x < rim ? rim - box.x : box.x + box.width > width - rim ? width - rim - box.x - box.width : 0;
        const byY = box.y < rim ? rim - box.y : box.y + box.height > height - rim ? height - rim - box.y - box.height : 0;
        pan = held(pan.x + byX, pan.y + byY);
    }
    // Shapes outside a clipped view are drawn all the same by the software renderer, so what is out of view is hidden.
    function inView(x: real, y: real, w: real, h: real): bool {
        return !near || (x < width && y < height && x + w > 0 && y + h > 0);
    }

    clip: near

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => view.zoomAt(view.zoom * Math.pow(1.0015, event.angleDelta.y), event.x, event.y)
    }
    PinchHandler {
        target: null
        property real before: 1
        onActiveChanged: before = view.zoom
        onActiveScaleChanged: if (active)
            view.zoomAt(before * activeScale, centroid.position.x, centroid.position.y)
    }
    DragHandler {
        target: null
        enabled: view.near
        property point before
        onActiveChanged: before = view.pan
        onTranslationChanged: if (active)
            view.pan = view.held(before.x + translation.x, before.y + translation.y)
    }
    // While nothing is enlarged it would keep single clicks from what lies below; then the page sees to the double click.
    TapHandler {
        enabled: view.near
        onDoubleTapped: view.zoomBy(0)
    }
    Connections {
        target: view.Window.window
        enabled: view.near
        function onActiveFocusItemChanged() {
            view.keepInView(view.Window.window.activeFocusItem);
        }
    }
    Btn {
        visible: view.near
        text: view.whole
        key: "0"
        size: 15
        minHeight: 34
        z: 7
        x: parent.width - width - 8
        y: 8
        onClicked: view.zoomBy(0)
    }
}
