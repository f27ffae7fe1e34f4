// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The map: land, waterways and roads, goods, and the towns with what stands there.
Zone {
    id: view

    required property InputController input
    required property OrleansTable table
    property bool legend: true
    readonly property bool close: geometry.close

    // by: steps in (> 0) or out (< 0) about the focused thing, else the middle; 0 shows the whole map again.
    function zoomBy(by: int) {
        if (by === 0) {
            geometry.zoom = 1;
            geometry.pan = Qt.point(0, 0);
            return;
        }
        const focused = spots.find(spot => spot.activeFocus);
        const at = focused ? focused.mapToItem(view, focused.width / 2, focused.height / 2) : Qt.point(width / 2, height / 2);
        geometry.zoomAt(geometry.zoom * (by > 0 ? 1.25 : 0.8), at.x, at.y);
    }
    // Moves the map as little as needed to show a thing of it.
    function keepInView(item: Item) {
        let up = item;
        while (up && up !== view)
            up = up.parent;
        if (!close || !up)
            return;
        const rim = geometry.rim;
        const box = item.mapToItem(view, 0, 0, item.width, item.height);
        const byX = box.x < rim ? rim - box.x : box.x + box.width > width - rim ? width - rim - box.x - box.width : 0;
        const byY = box.y < rim ? rim - box.y : box.y + box.height > height - rim ? height - rim - box.y - box.height : 0;
        geometry.pan = geometry.held(geometry.pan.x + byX, geometry.pan.y + byY);
    }

    clip: close
    label: qsTr("Map")
    Target.name: "board"

    MapGeometry {
        id: geometry
        table: view.table
        width: view.width
        height: view.height
    }
    MapNames {
        id: names
        geometry: geometry
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.land
    }
    // Its own frame stays outside.
    Item {
        anchors.fill: parent
        anchors.margins: 1
        clip: true

        Picture {
            x: -Math.round(view.width * 0.03)
            y: -Math.round(view.height * 0.03)
            width: Math.round(view.width * 1.06)
            height: Math.round(view.height * 1.06)
            name: "orleans-map"
            cut: 0.5
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => geometry.zoomAt(geometry.zoom * Math.pow(1.0015, event.angleDelta.y), event.x, event.y)
    }
    PinchHandler {
        target: null
        property real before: 1
        onActiveChanged: before = geometry.zoom
        onActiveScaleChanged: if (active)
            geometry.zoomAt(before * activeScale, centroid.position.x, centroid.position.y)
    }
    DragHandler {
        target: null
        enabled: view.close
        property point before
        onActiveChanged: before = geometry.pan
        onTranslationChanged: if (active)
            geometry.pan = geometry.held(before.x + translation.x, before.y + translation.y)
    }
    TapHandler {
        onDoubleTapped: eventPoint => view.close ? view.zoomBy(0) : geometry.zoomAt(1.6, eventPoint.position.x, eventPoint.position.y)
    }
    Connections {
        target: view.Window.window
        enabled: view.close
        function onActiveFocusItemChanged() {
            view.keepInView(view.Window.window.activeFocusItem);
        }
    }
    Repeater {
        model: view.table.ways
        WayLine {
            input: view.input
            zone: view
            map: geometry
            z: usable ? 1 : water ? 0.5 : 0
        }
    }
    // The keyboard comes to the towns first.
    Repeater {
        model: view.table.towns
        TownMark {
            input: view.input
            zone: view
            map: geometry
            side: names.sides[target] ?? "n"
            z: merchants.length > 0 ? 4 : 3
        }
    }
    Repeater {
        model: view.table.mapGoods
        MapGood {
            input: view.input
            zone: view
            map: geometry
            z: 2
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: "transparent"
        border.width: 2
        border.color: Theme.tileInk
        z: 5
    }
    MapLegend {
        visible: view.legend && !view.close
        x: 8
        y: 8
        z: 6
    }
    Btn {
        visible: view.close
        text: qsTr("Whole map")
        key: "0"
        size: 15
        minHeight: 34
        z: 7
        x: parent.width - width - 8
        y: 8
        onClicked: view.zoomBy(0)
    }
}
