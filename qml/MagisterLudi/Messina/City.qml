// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The town on its sea: hexes, plots, docks; the radius follows from the room there is.
ZoomZone {
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
            left = Math.min(left, item.across - 0.866 * reach - (item.isPort ? dockWidth - 0.03 : 0));
            right = Math.max(right, item.across + 0.866 * reach + (item.isPort ? dockWidth - 0.03 : 0));
            top = Math.min(top, item.down - reach);
            bottom = Math.max(bottom, item.down + reach);
        }
        return Qt.rect(left, top, Math.max(2, right - left), Math.max(2, bottom - top));
    }

    // Middle of the port a dock belongs to, in units; its own place if there is no such port.
    function portOf(dock: string, across: real, down: real, west: bool, revision: int): point {
        for (let i = 0; i < places.count; ++i) {
            const item = places.itemAt(i) as HexTile;
            if (item && item.isPort && item.target.slice(5) === dock.slice(5))
                return Qt.point(item.across, item.down);
        }
        return Qt.point(across + (west ? 1.732 : -1.732), down);
    }

    label: qsTr("Town")
    whole: qsTr("Whole town")
    // No further than that the edge of the town comes a little into the sea.
    reachX: Math.max(0, (bounds.width * r - width) / 2 + 20)
    reachY: Math.max(0, (bounds.height * r - height) / 2 + 20)
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
            readonly property point port: city.portOf(target, across, down, west, city.revision)
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
            input: city.input
            zone: city
            r: city.r
            coords: city.coords
            calm: city.calm
            opacity: city.inView(x, y, width, height) ? 1 : 0
            z: activeFocus ? 3 : high ? 2 : legal ? 1 : 0
            x: city.originX + across * city.r - width / 2
            y: city.originY + down * city.r - r
        }
    }
}
