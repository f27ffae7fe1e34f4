// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The town on its sea: hexes, plots, docks; the radius follows from the room there is.
Zone {
    id: city

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    // Unit bounds of what lies there now: empty plots need little room.
    readonly property rect bounds: measure(places.count + docks.count + revision)
    property int revision: 0
    // Hexes show their coordinates; they have a plain face.
    property bool coords: false
    property bool calm: false
    readonly property real fit: Math.max(20, Math.min((width - 10) / bounds.width, (height - 12) / bounds.height))
    // 1: the whole town in view. How far its middle is pushed aside, in px.
    property real zoom: 1
    property point pan: Qt.point(0, 0)
    readonly property bool near: zoom > 1.01
    readonly property real r: fit * zoom
    readonly property real originX: width / 2 - (bounds.x + bounds.width / 2) * r + (near ? pan.x : 0)
    readonly property real originY: height / 2 - (bounds.y + bounds.height / 2) * r + (near ? pan.y : 0)
    readonly property real dockWidth: 1.24

    function measure(revision: int): rect {
        let left = 0, right = 0, top = 0, bottom = 0;
        for (let i = 0; i < places.count; ++i) {
            const item = places.itemAt(i) as HexTile;
            if (!item)
                continue;
            const reach = item.ghost ? 0.42 : 1;
            left = Math.min(left, item.row.x - 0.866 * reach - (item.isPort ? dockWidth - 0.03 : 0));
            right = Math.max(right, item.row.x + 0.866 * reach + (item.isPort ? dockWidth - 0.03 : 0));
            top = Math.min(top, item.row.y - reach);
            bottom = Math.max(bottom, item.row.y + reach);
        }
        return Qt.rect(left, top, Math.max(2, right - left), Math.max(2, bottom - top));
    }

    // Middle of the port a dock belongs to, in units; its own place if there is no such port.
    function portOf(dock: var, revision: int): point {
        for (let i = 0; i < places.count; ++i) {
            const item = places.itemAt(i) as HexTile;
            if (item && item.isPort && item.row.target.slice(5) === dock.target.slice(5))
                return Qt.point(item.row.x, item.row.y);
        }
        return Qt.point(dock.x + (dock.side === "west" ? 1.732 : -1.732), dock.y);
    }

    // No further than that the edge of the town comes a little into the sea.
    function held(x: real, y: real): point {
        const roomX = Math.max(0, (bounds.width * r - width) / 2 + 20);
        const roomY = Math.max(0, (bounds.height * r - height) / 2 + 20);
        return Qt.point(Math.max(-roomX, Math.min(roomX, x)), Math.max(-roomY, Math.min(roomY, y)));
    }
    // What lies at a point of the sea stays there while the town grows or shrinks.
    function zoomAt(wanted: real, x: real, y: real) {
        const old = r;
        const unitX = (x - originX) / old;
        const unitY = (y - originY) / old;
        zoom = Math.max(1, Math.min(3, wanted));
        pan = held(x - unitX * r - width / 2 + (bounds.x + bounds.width / 2) * r, y - unitY * r - height / 2 + (bounds.y + bounds.height / 2) * r);
    }
    // by: steps in (> 0) or out (< 0) about the focused place, else the middle; 0 fits the town to its sea again.
    function zoomBy(by: int) {
        if (by === 0) {
            zoom = 1;
            pan = Qt.point(0, 0);
            return;
        }
        const focused = spots.find(spot => spot.activeFocus);
        const at = focused ? focused.mapToItem(city, focused.width / 2, focused.height / 2) : Qt.point(width / 2, height / 2);
        zoomAt(zoom * (by > 0 ? 1.25 : 0.8), at.x, at.y);
    }
    // Moves the town as little as needed to show a thing of it.
    function keepInView(item: Item) {
        let up = item;
        while (up && up !== city)
            up = up.parent;
        if (!near || !up)
            return;
        const box = item.mapToItem(city, 0, 0, item.width, item.height);
        const rim = 12;
        const byX = box.x < rim ? rim - box.x : box.x + box.width > width - rim ? width - rim - box.x - box.width : 0;
        const byY = box.y < rim ? rim - box.y : box.y + box.height > height - rim ? height - rim - box.y - box.height : 0;
        pan = held(pan.x + byX, pan.y + byY);
    }

    // Shapes outside a clipped view are drawn all the same by the software renderer, so what is out of view is hidden.
    function inView(x: real, y: real, w: real, h: real): bool {
        return !near || (x < width && y < height && x + w > 0 && y + h > 0);
    }

    clip: near
    label: qsTr("Town")
    Target.name: "board"

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.night ? "#2F4548" : "#BFD3D2"
    }
    Picture {
        x: 1.5
        y: 1.5
        width: parent.width - 3
        height: parent.height - 3
        name: "sea"
        cut: 0.5
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: "transparent"
        border.width: 1.5
        border.color: Theme.edge
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => city.zoomAt(city.zoom * Math.pow(1.0015, event.angleDelta.y), event.x, event.y)
    }
    PinchHandler {
        target: null
        property real before: 1
        onActiveChanged: before = city.zoom
        onActiveScaleChanged: if (active)
            city.zoomAt(before * activeScale, centroid.position.x, centroid.position.y)
    }
    DragHandler {
        target: null
        enabled: city.near
        property point before
        onActiveChanged: before = city.pan
        onTranslationChanged: if (active)
            city.pan = city.held(before.x + translation.x, before.y + translation.y)
    }
    TapHandler {
        onDoubleTapped: eventPoint => city.near ? city.zoomBy(0) : city.zoomAt(1.6, eventPoint.position.x, eventPoint.position.y)
    }
    Connections {
        target: city.Window.window
        enabled: city.near
        function onActiveFocusItemChanged() {
            city.keepInView(city.Window.window.activeFocusItem);
        }
    }
    Btn {
        visible: city.near
        text: qsTr("Whole town")
        key: "0"
        size: 15
        minHeight: 34
        z: 7
        x: parent.width - width - 8
        y: 8
        onClicked: city.zoomBy(0)
    }
    TownSupply {
        table: city.table
        z: 6
        x: parent.width - width - 6
        y: parent.height - height - 6
    }
    ScoreTrack {
        table: city.table
        z: 6
        x: 6
        y: parent.height - height - 6
    }
    Repeater {
        id: docks
        model: city.table.docks
        onItemAdded: city.revision += 1
        onItemRemoved: city.revision += 1

        PierDock {
            required property var model
            readonly property point port: city.portOf(model, city.revision)
            row: model
            input: city.input
            zone: city
            r: city.r
            opacity: city.inView(x, y, width, height) ? 1 : 0
            // Whoever stands on a jetty stands before the port.
            z: pawns.length > 0 ? 4 : 0
            x: Math.round(city.originX + (port.x + (west ? -0.866 : 0.866)) * city.r - (west ? width - 3 * k : 3 * k))
            // Away from the middle row: a new hex beside the port keeps its corner clear of the berths.
            y: Math.round(city.originY + (port.y + (port.y < 0 ? -0.34 : 0.34)) * city.r - height / 2)
        }
    }
    Repeater {
        id: places
        model: city.table.places
        onItemAdded: city.revision += 1
        onItemRemoved: city.revision += 1

        HexTile {
            required property var model
            row: model
            input: city.input
            zone: city
            r: city.r
            coords: city.coords
            calm: city.calm
            opacity: city.inView(x, y, width, height) ? 1 : 0
            z: activeFocus ? 3 : high ? 2 : legal ? 1 : 0
            x: city.originX + row.x * city.r - width / 2
            y: city.originY + row.y * city.r - r
        }
    }
}
