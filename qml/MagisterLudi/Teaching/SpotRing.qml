// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// Ring round a hole of the spotlight: a hexagon standing on its point, or a rounded rectangle, which stands outside the
// hole and covers nothing of what is shown.
Item {
    id: ring

    property string shape: "rect"
    property real weight: 4
    property color tint: Theme.spotRing

    layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software && GraphicsInfo.api !== GraphicsInfo.Unknown
    layer.samples: 4
    // The line stands outside: a layer cuts at the bounds.
    layer.sourceRect: Qt.rect(-12, -12, width + 24, height + 24)

    Rectangle {
        visible: ring.shape !== "hex"
        anchors.fill: parent
        anchors.margins: -ring.weight
        radius: 8 + ring.weight
        color: "transparent"
        border.width: ring.weight
        border.color: ring.tint
    }
    Shape {
        visible: ring.shape === "hex"
        ShapePath {
            strokeColor: ring.tint
            strokeWidth: ring.weight
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            startX: ring.width / 2
            startY: 0
            PathLine { x: ring.width; y: ring.height / 4 }
            PathLine { x: ring.width; y: ring.height * 3 / 4 }
            PathLine { x: ring.width / 2; y: ring.height }
            PathLine { x: 0; y: ring.height * 3 / 4 }
            PathLine { x: 0; y: ring.height / 4 }
            PathLine { x: ring.width / 2; y: 0 }
        }
    }
}
