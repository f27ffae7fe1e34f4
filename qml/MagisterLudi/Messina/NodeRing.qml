// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Table
import MagisterLudi.Ui

// Round ring for spaces of the path: dashed where one may go, plain round who may go, double when focused.
Item {
    id: ring

    property bool legal: false
    property bool mover: false
    property bool focused: false

    anchors.fill: parent
    anchors.margins: -3
    z: 5

    // Few of the many spaces have a ring at a time.
    Hook {
        anchors.fill: parent
        source: ring.legal ? way : null
    }
    Hook {
        anchors.fill: parent
        z: 10
        source: ring.focused ? focus : null
    }
    Component {
        id: way
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: "#FDFAF1"
                strokeWidth: 5.5
                fillColor: "transparent"
                PathAngleArc { centerX: ring.width / 2; centerY: ring.height / 2; radiusX: ring.width / 2; radiusY: ring.height / 2; sweepAngle: 360 }
            }
            ShapePath {
                strokeColor: "#1C5E4A"
                strokeWidth: 3
                strokeStyle: ring.mover ? ShapePath.SolidLine : ShapePath.DashLine
                dashPattern: [2.4, 1.5]
                fillColor: "transparent"
                PathAngleArc { centerX: ring.width / 2; centerY: ring.height / 2; radiusX: ring.width / 2; radiusY: ring.height / 2; sweepAngle: 360 }
            }
        }
    }
    Component {
        id: focus
        FocusRing {
            radius: ring.width
            reach: 4
        }
    }
}
