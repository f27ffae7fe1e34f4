// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What lies on a hex: citizens, plague cubes, lieutenants. They crowd together when there are many.
Row {
    id: pieces

    required property HexSpot hex
    readonly property int cubes: hex.cubes
    readonly property int count: hex.citizens.length + (cubes > 0 ? 1 : 0) + hex.pawns.length
    // Cubes lie on one another as a pile, so that none hides a citizen or a pawn.
    readonly property int base: cubes < 3 ? cubes : cubes < 4 ? 2 : Math.ceil(cubes / 2)
    readonly property real natural: hex.citizens.length * 38 + (cubes > 0 ? 33 + 16 * (base - 1) : 0) + hex.pawns.length * 44 + 2 * Math.max(0, count - 1)
    readonly property real shrink: Math.max(0.72, Math.min(1, 110 / Math.max(1, natural)))
    readonly property real u: hex.u * shrink

    height: Math.round(48 * u)
    y: Math.round((hex.isPort ? 112 : 105) * hex.u) - height
    anchors.horizontalCenter: parent.horizontalCenter
    spacing: count < 2 ? 0 : Math.round((2 - Math.max(0, natural - 110 / shrink) / (count - 1)) * u)
    z: 2

    Row {
        id: people
        visible: pieces.hex.citizens.length > 0
        spacing: pieces.spacing
        height: parent.height
        z: 1
        Target.name: pieces.hex.citizens.length > 0 ? pieces.hex.target + "/citizens" : ""

        Repeater {
            model: pieces.hex.citizens
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
    Item {
        visible: pieces.cubes > 0
        width: Math.round((33 + 16 * (pieces.base - 1)) * pieces.u)
        height: parent.height
        Target.name: pieces.cubes > 0 ? pieces.hex.target + "/cube" : ""

        Repeater {
            model: pieces.cubes
            Ico {
                required property int index
                readonly property int tier: index < pieces.base ? 0 : 1
                name: "plague"
                size: Math.round(33 * pieces.u)
                lit: true
                x: Math.round((16 * (index - tier * pieces.base) + (tier > 0 ? 8 : 0)) * pieces.u)
                y: parent ? parent.height - height - Math.round((2 + 14 * tier) * pieces.u) : 0
            }
        }
    }
    Row {
        visible: pieces.hex.pawns.length > 0
        spacing: pieces.spacing
        height: parent.height
        Target.name: pieces.hex.pawns.length > 0 ? pieces.hex.target + "/pawns" : ""

        Repeater {
            model: pieces.hex.pawns
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
