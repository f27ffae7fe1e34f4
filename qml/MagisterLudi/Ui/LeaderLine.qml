// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// Leader line from the middle of a mark to (tx, ty), relative to the mark, ending in a dot.
Item {
    id: leader

    property real tx: 0
    property real ty: 0
    property color tint: Theme.lapis

    anchors.fill: parent
    visible: tx !== 0 || ty !== 0

    Shape {
        ShapePath {
            strokeColor: Theme.paper
            strokeWidth: 7
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: leader.width / 2
            startY: leader.height / 2
            PathLine {
                x: leader.tx
                y: leader.ty
            }
        }
        ShapePath {
            strokeColor: leader.tint
            strokeWidth: 3
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: leader.width / 2
            startY: leader.height / 2
            PathLine {
                x: leader.tx
                y: leader.ty
            }
        }
    }
    Rectangle {
        x: leader.tx - 6
        y: leader.ty - 6
        width: 12
        height: 12
        radius: 6
        color: leader.tint
        border.width: 2
        border.color: Theme.paper
    }
}
