// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What a zone shows, which can be enlarged where it lies: by the wheel, two fingers, a double click on what is no thing,
// and keys; it is moved about by dragging.
Item {
    id: pane

    default property alias content: sheet.data
    // The zone whose spots lie in it.
    required property Zone zone
    // On the button that shows all of it again.
    required property string whole
    // 1: all of it is in view. How far its middle is pushed aside, in px.
    property real zoom: 1
    property point pan: Qt.point(0, 0)
    readonly property bool near: zoom > 1.01
    // The pointer is over it.
    readonly property bool pointed: pointer.hovered

    // No further than that an edge comes to the edge of the room.
    function held(x: real, y: real): point {
        const roomX = width * (zoom - 1) / 2;
        const roomY = height * (zoom - 1) / 2;
        return Qt.point(Math.max(-roomX, Math.min(roomX, x)), Math.max(-roomY, Math.min(roomY, y)));
    }
    // What lies at a point stays there.
    function zoomAt(wanted: real, x: real, y: real) {
        const grown = Math.max(1, Math.min(3, wanted)) / zoom;
        zoom *= grown;
        pan = held((pan.x + width / 2 - x) * grown + x - width / 2, (pan.y + height / 2 - y) * grown + y - height / 2);
    }
    // by: steps in (> 0) or out (< 0) about the focused thing, else the middle; 0 shows all of it again.
    function zoomBy(by: int) {
        if (by === 0) {
            zoom = 1;
            pan = Qt.point(0, 0);
            return;
        }
        const focused = zone.spots.find(spot => spot.activeFocus);
        const at = focused ? focused.mapToItem(pane, focused.width / 2, focused.height / 2) : Qt.point(width / 2, height / 2);
        zoomAt(zoom * (by > 0 ? 1.25 : 0.8), at.x, at.y);
        if (focused)
            keepInView(focused);
    }
    // Moves it as little as needed to show a thing of it.
    function keepInView(item: Item) {
        let up = item;
        while (up && up !== sheet)
            up = up.parent;
        if (!near || !up)
            return;
        const box = item.mapToItem(pane, 0, 0, item.width, item.height);
        const rim = 12;
        const byX = box.x < rim ? rim - box.x : box.x + box.width > width - rim ? width - rim - box.x - box.width : 0;
        const byY = box.y < rim ? rim - box.y : box.y + box.height > height - rim ? height - rim - box.y - box.height : 0;
        pan = held(pan.x + byX, pan.y + byY);
    }

    clip: near
    // Clipping alone does not hold shapes under the software renderer, whose layers do not let the ground below through.
    layer.enabled: near
    onNearChanged: Theme.closeUps += near ? 1 : -1
    Component.onDestruction: if (near)
        Theme.closeUps -= 1

    Rectangle {
        visible: pane.near
        anchors.fill: parent
        color: Theme.sheet
    }
    Item {
        id: sheet
        x: pane.near ? Math.round(pane.width / 2 * (1 - pane.zoom) + pane.pan.x) : 0
        y: pane.near ? Math.round(pane.height / 2 * (1 - pane.zoom) + pane.pan.y) : 0
        width: pane.width
        height: pane.height
        transformOrigin: Item.TopLeft
        scale: pane.near ? pane.zoom : 1
    }
    HoverHandler {
        id: pointer
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => pane.zoomAt(pane.zoom * Math.pow(1.0015, event.angleDelta.y), event.x, event.y)
    }
    PinchHandler {
        target: null
        property real before: 1
        onActiveChanged: before = pane.zoom
        onActiveScaleChanged: if (active)
            pane.zoomAt(before * activeScale, centroid.position.x, centroid.position.y)
    }
    DragHandler {
        target: null
        enabled: pane.near
        property point before
        onActiveChanged: before = pane.pan
        onTranslationChanged: if (active)
            pane.pan = pane.held(before.x + translation.x, before.y + translation.y)
    }
    // While nothing is enlarged it would keep single clicks from what lies below; then the page sees to the double click.
    TapHandler {
        enabled: pane.near
        onDoubleTapped: pane.zoomBy(0)
    }
    Connections {
        target: pane.Window.window
        enabled: pane.near
        function onActiveFocusItemChanged() {
            pane.keepInView(pane.Window.window.activeFocusItem);
        }
    }
    Btn {
        visible: pane.near
        text: pane.whole
        key: "0"
        size: 15
        minHeight: 34
        z: 7
        x: parent.width - width - 8
        y: 8
        onClicked: pane.zoomBy(0)
    }
}
