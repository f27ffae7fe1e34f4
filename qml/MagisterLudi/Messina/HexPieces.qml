// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What lies on a hex: citizens, plague cubes, lieutenants. They crowd together when there are many.
Row {
    id: pieces

    required property var hex
    readonly property var citizens: hex.row.citizens ?? []
    readonly property var pawns: hex.row.pawns ?? []
    readonly property int cubes: hex.row.cubes ?? 0
    readonly property int count: citizens.length + cubes + pawns.length
    readonly property real natural: citizens.length * 38 + cubes * 33 + pawns.length * 44
    readonly property real shrink: count > 4 ? 0.82 : 1
    readonly property real u: hex.u * shrink

    height: Math.round(48 * u)
    y: Math.round((hex.isPort ? 100 : 105) * hex.u) - height
    anchors.horizontalCenter: parent.horizontalCenter
    spacing: count < 2 ? 0 : Math.round(Math.min(2, (116 / shrink - natural) / (count - 1)) * u)
    z: 2

    Row {
        id: people
        visible: pieces.citizens.length > 0
        spacing: pieces.spacing
        height: parent.height
        Target.name: pieces.citizens.length > 0 ? pieces.hex.row.target + "/citizens" : ""

        Repeater {
            model: pieces.citizens
            Ico {
                required property string modelData
                name: modelData
                size: Math.round(38 * pieces.u)
                lit: true
                anchors.bottom: parent?.bottom
                anchors.bottomMargin: Math.round(3 * pieces.u)
            }
        }
    }
    Row {
        visible: pieces.cubes > 0
        spacing: pieces.spacing
        height: parent.height
        Target.name: pieces.cubes > 0 ? pieces.hex.row.target + "/cube" : ""

        Repeater {
            model: pieces.cubes
            Ico {
                name: "plague"
                size: Math.round(33 * pieces.u)
                lit: true
                anchors.bottom: parent?.bottom
                anchors.bottomMargin: Math.round(2 * pieces.u)
            }
        }
    }
    Row {
        visible: pieces.pawns.length > 0
        spacing: pieces.spacing
        height: parent.height
        Target.name: pieces.pawns.length > 0 ? pieces.hex.row.target + "/pawns" : ""

        Repeater {
            model: pieces.pawns
            Ico {
                required property var modelData
                name: "pawn-" + modelData.tincture + (modelData.standing ? "" : "-down")
                size: Math.round(46 * pieces.u)
                lit: true
                anchors.bottom: parent?.bottom
            }
        }
    }
}
