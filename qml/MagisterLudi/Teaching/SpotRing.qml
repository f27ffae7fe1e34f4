// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// Ring round a hole of the spotlight: a hexagon standing on its point, or a rounded rectangle.
Item {
    id: ring

    property string shape: "rect"
    property real weight: 4
    property color tint: Theme.spotRing

    layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software && GraphicsInfo.api !== GraphicsInfo.Unknown
    layer.samples: 4
    // The line stands half outside: a layer cuts at the bounds.
    layer.sourceRect: Qt.rect(-8, -8, width + 16, height + 16)

    Rectangle {
        visible: ring.shape !== "hex"
        anchors.fill: parent
        radius: 9
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
