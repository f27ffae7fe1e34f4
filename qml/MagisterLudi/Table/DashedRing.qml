// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// "This is possible": a dashed verdigris frame round its parent.
Shape {
    id: ring

    property real thickness: 2.5
    property color tint: Theme.night ? "#86CDA9" : "#1C5E4A"

    ShapePath {
        strokeColor: Theme.paper
        strokeWidth: ring.thickness + 2
        fillColor: "transparent"
        PathPolyline { path: [Qt.point(0, 0), Qt.point(ring.width, 0), Qt.point(ring.width, ring.height), Qt.point(0, ring.height), Qt.point(0, 0)] }
    }
    ShapePath {
        strokeColor: ring.tint
        strokeWidth: ring.thickness
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 1.6]
        fillColor: "transparent"
        PathPolyline { path: [Qt.point(0, 0), Qt.point(ring.width, 0), Qt.point(ring.width, ring.height), Qt.point(0, ring.height), Qt.point(0, 0)] }
    }
}
