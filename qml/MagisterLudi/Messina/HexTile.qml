// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One place of the town: district, port, new hex or the empty plot for one. Everything scales with the radius r (px).
Spot {
    id: hex

    required property var row
    required property real r
    property bool coords: false
    readonly property real u: r / 80
    readonly property bool isPort: row.kind === "port"
    readonly property bool ghost: row.kind === "extension" && row.tile === ""
    readonly property var action: row.action ?? []

    target: row.target
    sends: hand.part(row.target, row.cubes, action.length > 0)
    label: row.accessible
    offer: row.offer
    ringed: false
    reachable: !ghost || offer !== "none"
    width: r * 1.732
    height: r * 2
    hitMask: shape

    QtObject {
        id: shape
        function contains(point: point): bool {
            const dx = Math.abs(point.x - hex.width / 2);
            const dy = Math.abs(point.y - hex.height / 2);
            return dx <= hex.width / 2 && dy <= hex.r - dx * 0.577;
        }
    }
    // The same plot under its other name.
    Item {
        anchors.fill: parent
        visible: hex.row.kind === "extension"
        Target.name: hex.row.kind === "extension" ? "exp:" + hex.row.target.slice(4) : ""
    }

    Picture {
        visible: hex.ghost
        anchors.centerIn: parent
        width: hex.width * 0.42
        height: hex.height * 0.42
        name: "hex-ghost"

        Text {
            anchors.centerIn: parent
            text: "+"
            font.family: Theme.serif
            font.pixelSize: Math.round(hex.r * 0.3)
            color: Theme.night ? "#A8957A" : "#66573F"
            Accessible.ignored: true
        }
    }
    Item {
        id: face
        anchors.fill: parent
        visible: !hex.ghost
        opacity: hex.refused ? 0.62 : 1

        Picture {
            anchors.fill: parent
            name: hex.isPort ? "hex-port" : hex.row.colour === "" ? "hex-ghost" : "hex-" + hex.row.colour + "-" + (hex.hand.calm ? "calm" : hex.row.look)
        }
        HexAction {
            hex: hex
        }
        Ico {
            visible: hex.row.rat !== ""
            name: hex.row.rat === "" ? "" : hex.row.rat === "standing" || hex.row.rat === "stand" ? "rat-stand" : "rat-" + hex.row.rat
            size: Math.round(24 * hex.u)
            lit: true
            x: Math.round((hex.coords ? 11 : 13) * hex.u)
            y: Math.round((hex.coords ? 44 : 40) * hex.u)
            Target.name: hex.row.rat === "" ? "" : hex.row.target + "/rat"
        }
        HexFoot {
            hex: hex
        }
        Text {
            visible: hex.coords && hex.row.name.length <= 2
            text: hex.row.name
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(25 * hex.u - height / 2)
            font.family: Theme.caption
            font.bold: true
            font.pixelSize: Math.max(11, Math.round(11.5 * hex.u))
            color: Theme.tileSoft
            Accessible.ignored: true
        }
        Ico {
            visible: hex.isPort
            name: "anchor"
            size: Math.round(22 * hex.u)
            lit: true
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(108 * hex.u)
            opacity: 0.8
        }
    }
    HexPieces {
        hex: hex
        opacity: hex.refused ? 0.8 : 1
    }
    Repeater {
        model: hex.legal ? 1 : 0
        HexRing {
            anchors.centerIn: parent
            r: hex.r * 0.855
            tint: Theme.night ? "#0F5A3E" : Theme.verdigris
            thickness: Math.max(3, 4.2 * hex.u)
            dashed: true
        }
    }
    Repeater {
        model: hex.activeFocus ? 1 : 0
        HexRing {
            anchors.centerIn: parent
            r: hex.r + 1
            tint: Theme.night ? "#F3E6CB" : "#2B2219"
            under: Theme.night ? "#14100D" : "#FDFAF1"
            thickness: 4
        }
    }
    OfferPrice {
        visible: hex.legal && hex.row.offerCost > 0
        coins: hex.row.offerCost
        x: Math.round(hex.width - width + 3)
        y: Math.round(hex.height * 0.29)
    }
}
