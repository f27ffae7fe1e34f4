// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// Ring along the outline of a thing that is no rectangle: legal (dashed), refused, focus.
Shape {
    id: ring

    // Half the height.
    required property real r
    // Corners about the centre, in units of r; the first of them once more at the end.
    required property list<point> outline
    property color tint: "black"
    property color under: "transparent"
    property real thickness: 5
    property bool dashed: false
    readonly property real reach: Array.from(outline).reduce((far, corner) => Math.max(far, Math.abs(corner.x)), 0)
    readonly property list<point> corners: Array.from(outline, corner => Qt.point((reach + corner.x) * r, (1 + corner.y) * r))

    width: r * reach * 2
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
