// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// Outline of a hex of radius r: legal (dashed), refused, focus.
Shape {
    id: ring

    required property real r
    property color tint: "black"
    property color under: "transparent"
    property real thickness: 5
    property bool dashed: false
    readonly property var corners: {
        const list = [];
        for (let i = 0; i <= 6; ++i) {
            const angle = (-90 + 60 * i) * Math.PI / 180;
            list.push(Qt.point(r * 0.866 + r * Math.cos(angle), r + r * Math.sin(angle)));
        }
        return list;
    }

    width: r * 1.732
    height: r * 2

    ShapePath {
        strokeColor: ring.under
        strokeWidth: ring.thickness + 3
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        PathPolyline { path: ring.corners }
    }
    ShapePath {
        strokeColor: ring.tint
        strokeWidth: ring.thickness
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        strokeStyle: ring.dashed ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [2.6, 1.6]
        PathPolyline { path: ring.corners }
    }
}
