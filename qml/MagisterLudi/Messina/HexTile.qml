// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One place of the town: district, port, new hex or the empty plot for one.
HexSpot {
    id: hex

    // Its price stands a little over the rim.
    readonly property bool high: legal && offerCost > 0

    sends: PlaceParts.meant(input, target, cubes, action.length > 0)
    label: accessible
    ringed: false
    reachable: !ghost || offer !== "none" || input.asking
    width: r * 1.732
    height: r * 2
    hitMask: shape
    Target.hexagonal: true
    Target.whole: kind !== "port"

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
        visible: hex.kind === "extension"
        Target.name: hex.kind === "extension" ? "exp:" + hex.target.slice(4) : ""
        Target.hexagonal: true
        Target.whole: true
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
        }
        HexName {
            hex: hex
            y: parent.height - height
            color: Theme.night ? "#C9B795" : "#57493A"
        }
    }
    // An empty plot has none.
    Hook {
        anchors.fill: parent
        source: hex.ghost ? null : face
    }
    Component {
        id: face
        Item {
            anchors.fill: parent
            opacity: hex.refused && hex.acting === "" ? 0.62 : 1

            Picture {
                anchors.fill: parent
                name: hex.isPort ? "hex-port" : hex.colour === "" ? "hex-ghost" : "hex-" + hex.colour + "-" + (hex.calm ? "calm" : hex.look)
            }
            // What is possible, under whatever stands near the rim.
            Repeater {
                model: hex.legal ? 1 : 0
                HexRing {
                    anchors.centerIn: parent
                    r: hex.r * 0.83
                    tint: Theme.night ? "#0F5A3E" : Theme.verdigris
                    under: Theme.tile
                    thickness: Math.max(3, 4.2 * hex.u)
                    dashed: true
                }
            }
            HexAction {
                id: deed
                hex: hex
            }
            Ico {
                visible: hex.rat !== ""
                name: hex.rat === "" ? "" : "rat-" + hex.rat
                size: Math.round(24 * hex.u)
                lit: true
                // Beside a narrow action, below a wide one.
                x: Math.round(11 * hex.u)
                y: Math.round((deed.x < 36 * hex.u ? 54 : hex.coords ? 44 : 40) * hex.u)
                Target.name: hex.rat === "" ? "" : hex.target + "/rat"
            }
            HexFoot {
                hex: hex
            }
            HexName {
                hex: hex
                y: Math.round(20 * hex.u - height / 2)
            }
            Ico {
                visible: hex.isPort
                name: "anchor"
                size: Math.round(22 * hex.u)
                lit: true
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round(118 * hex.u)
                opacity: 0.8
            }
        }
    }
    HexPieces {
        hex: hex
        opacity: hex.refused && hex.acting === "" ? 0.8 : 1
    }
    // Here somebody's lieutenant is at work.
    Repeater {
        model: hex.acting !== "" ? 1 : 0
        HexRing {
            anchors.centerIn: parent
            r: hex.r * 0.97
            tint: Theme.seatColor(hex.acting)
            under: Theme.paper
            thickness: Math.max(3, 4.2 * hex.u)
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
    Hook {
        anchors.fill: parent
        source: hex.high ? price : null
    }
    Component {
        id: price
        OfferPrice {
            coins: hex.offerCost
            u: hex.u
            // Where nothing lies: ports beside the anchor, others at the foot, left of the points or of the tile that lies there.
            x: Math.round(hex.isPort ? hex.width - width - 1 : hex.width / 2 - 17 * hex.u - width)
            y: Math.round(hex.isPort ? 106 * hex.u : 136 * hex.u - height / 2)
        }
    }
}
