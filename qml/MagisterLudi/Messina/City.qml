// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The town on its sea: hexes, plots, docks; the radius follows from the room there is.
Zone {
    id: city

    required property Hand hand
    readonly property var table: hand.table
    // Unit bounds of what lies there now: empty plots need little room.
    readonly property rect bounds: measure(places.count + docks.count + revision)
    property int revision: 0
    readonly property real r: Math.max(20, Math.min((width - 10) / bounds.width, (height - 12) / bounds.height))
    readonly property real originX: width / 2 - (bounds.x + bounds.width / 2) * r
    readonly property real originY: height / 2 - (bounds.y + bounds.height / 2) * r
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

    label: qsTr("Town")
    Target.name: "board"

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.night ? "#2F4548" : "#BFD3D2"
    }
    Picture {
        anchors.fill: parent
        anchors.margins: 1.5
        name: "sea"
        fillMode: Image.PreserveAspectCrop
        clip: true
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: "transparent"
        border.width: 1.5
        border.color: Theme.edge
    }
    TownSupply {
        table: city.table
        x: parent.width - width - 6
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
            hand: city.hand
            zone: city
            r: city.r
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
            hand: city.hand
            zone: city
            r: city.r
            coords: city.hand.coords
            z: legal ? 1 : activeFocus ? 2 : 0
            x: city.originX + row.x * city.r - width / 2
            y: city.originY + row.y * city.r - r
        }
    }
}
