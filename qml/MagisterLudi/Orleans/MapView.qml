// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The map: land, waterways and roads, goods, and the towns with what stands there.
ZoomZone {
    id: view

    required property InputController input
    required property OrleansTable table
    property bool legend: true

    label: qsTr("Map")
    whole: qsTr("Whole map")
    rim: geometry.rim
    Target.name: "board"

    MapGeometry {
        id: geometry
        table: view.table
        width: view.width
        height: view.height
        zoom: view.zoom
        pan: view.pan
    }
    MapNames {
        id: names
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
            where: names.of(target)
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
        visible: view.legend && !view.near
        x: 8
        y: 8
        z: 6
    }
}
