// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// The tip by which a bubble touches what it speaks of. side: the edge of the bubble it leaves; at: px along that edge.
Item {
    id: tail

    property string side: "left"
    property real at: 60
    property color tint: Theme.rubric
    readonly property bool upright: side === "left" || side === "right"

    visible: side !== ""
    x: side === "left" ? -19 : side === "right" ? parent.width - 3 : at - 14
    y: side === "top" ? -19 : side === "bottom" ? parent.height - 3 : at - 14
    width: upright ? 22 : 28
    height: upright ? 28 : 22

    Shape {
        anchors.centerIn: parent
        width: 22
        height: 28
        rotation: tail.side === "right" ? 180 : tail.side === "top" ? 90 : tail.side === "bottom" ? -90 : 0

        ShapePath {
            strokeWidth: -1
            fillColor: tail.tint
            startX: 22
            startY: 0
            PathLine { x: 0; y: 14 }
            PathLine { x: 22; y: 28 }
        }
    }
}
