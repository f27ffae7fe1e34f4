// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Table
import MagisterLudi.Ui

// A connection of two towns. Waterways are wide, rippled and round, roads narrow and ticked; one that can be
// travelled now is dashed in verdigris. The item itself is a small box in the middle; the line reaches out of it.
Spot {
    id: way

    required target
    required offer
    required property string accessible
    required property string kind
    // {x, y} along the line, in the coordinates of the drawing.
    required property var points
    required property MapGeometry map
    readonly property bool water: kind === "water"
    readonly property real k: map.mark
    // In the coordinates of the map.
    readonly property list<point> line: map.placed(points)
    readonly property point middle: map.middleOf(line)
    readonly property bool usable: offer === "legal" && input.lights

    label: accessible
    reachable: offer !== "none"
    ringed: activeFocus
    width: Math.round(24 * k)
    height: width
    x: middle.x - width / 2
    y: middle.y - height / 2
    hitMask: shape

    QtObject {
        id: shape
        function contains(point: point): bool {
            return way.map.distance(way.line, point.x + way.x, point.y + way.y) < Math.max(9, 12 * way.k);
        }
    }
    Shape {
        x: -way.x
        y: -way.y
        width: way.map.width
        height: way.map.height

        ShapePath {
            strokeColor: way.water ? Theme.waterEdge : Theme.roadEdge
            strokeWidth: (way.water ? 17 : 8.5) * way.k
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: way.line }
        }
        ShapePath {
            strokeColor: way.water ? Theme.water : Theme.road
            strokeWidth: (way.water ? 13.5 : 5.5) * way.k
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: way.line }
        }
        ShapePath {
            strokeColor: way.water ? Theme.waterLight : Theme.roadTick
            strokeWidth: (way.water ? 1.8 : 2) * way.k
            strokeStyle: ShapePath.DashLine
            dashPattern: way.water ? [3, 3.6] : [1.6, 2.6]
            fillColor: "transparent"
            PathPolyline { path: way.water ? way.map.rippled(way.line, 3 * way.k) : way.line }
        }
    }
    Hook {
        source: way.usable ? dashes : null
    }
    Component {
        id: dashes
        Shape {
            x: -way.x
            y: -way.y
            width: way.map.width
            height: way.map.height

            ShapePath {
                strokeColor: Theme.tile
                strokeWidth: 11 * way.k
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                PathPolyline { path: way.line }
            }
            ShapePath {
                strokeColor: Theme.tileOffer
                strokeWidth: 6 * way.k
                strokeStyle: ShapePath.DashLine
                dashPattern: [2.4, 1.6]
                fillColor: "transparent"
                capStyle: ShapePath.FlatCap
                PathPolyline { path: way.line }
            }
        }
    }
}
