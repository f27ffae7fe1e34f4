// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One place of the town: district, port, new hex or the empty plot for one.
HexSpot {
    id: tile

    readonly property bool high: legal && offerCost > 0
    // How far what else stands at the foot makes room for the price beside it.
    readonly property real aside: high && flag.item ? Math.round(flag.item.width / 2 + 1) : 0

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
            const dx = Math.abs(point.x - tile.width / 2);
            const dy = Math.abs(point.y - tile.height / 2);
            return dx <= tile.width / 2 && dy <= tile.r - dx * 0.577;
        }
    }
    // The same plot under its other name.
    Item {
        anchors.fill: parent
        visible: tile.kind === "extension"
        Target.name: tile.kind === "extension" ? "exp:" + tile.target.slice(4) : ""
        Target.hexagonal: true
        Target.whole: true
    }

    Picture {
        visible: tile.ghost
        anchors.centerIn: parent
        width: tile.width * 0.42
        height: tile.height * 0.42
        name: "hex-ghost"

        Text {
            anchors.centerIn: parent
            text: "+"
            font.family: Theme.serif
            font.pixelSize: Math.round(tile.r * 0.3)
            color: Theme.night ? "#A8957A" : "#66573F"
        }
        HexName {
            hex: tile
            y: parent.height - height
            color: Theme.night ? "#C9B795" : "#57493A"
        }
    }
    // An empty plot has none.
    Hook {
        anchors.fill: parent
        source: tile.ghost ? null : face
    }
    Component {
        id: face
        Item {
            anchors.fill: parent
            opacity: tile.refused && tile.acting === "" ? 0.62 : 1

            Picture {
                anchors.fill: parent
                name: tile.isPort ? "hex-port" : tile.colour === "" ? "hex-ghost" : "hex-" + tile.colour + "-" + (tile.calm ? "calm" : tile.look)
            }
            // What is possible, under whatever stands near the rim.
            Repeater {
                model: tile.legal ? 1 : 0
                HexRing {
                    anchors.centerIn: parent
                    r: tile.r * 0.83
                    tint: Theme.night ? "#0F5A3E" : Theme.verdigris
                    under: Theme.tile
                    thickness: Math.max(3, 4.2 * tile.u)
                    dashed: true
                }
            }
            HexAction {
                id: deed
                hex: tile
            }
            Ico {
                visible: tile.rat !== ""
                name: tile.rat === "" ? "" : "rat-" + tile.rat
                size: Math.round(24 * tile.u)
                lit: true
                // Beside a narrow action, below a wide one.
                x: Math.round(11 * tile.u)
                y: Math.round((deed.x < 36 * tile.u ? 54 : tile.coords ? 44 : 40) * tile.u)
                Target.name: tile.rat === "" ? "" : tile.target + "/rat"
            }
            HexFoot {
                hex: tile
                aside: tile.aside
            }
            HexName {
                hex: tile
                y: Math.round(20 * tile.u - height / 2)
            }
            Ico {
                visible: tile.isPort
                name: "anchor"
                size: Math.round(22 * tile.u)
                lit: true
                x: Math.round((parent.width - width) / 2 - tile.aside)
                y: Math.round(118 * tile.u)
                opacity: 0.8
            }
        }
    }
    HexPieces {
        hex: tile
        opacity: tile.refused && tile.acting === "" ? 0.8 : 1
    }
    // Here somebody's lieutenant is at work.
    Repeater {
        model: tile.acting !== "" ? 1 : 0
        HexRing {
            anchors.centerIn: parent
            r: tile.r * 0.97
            tint: Theme.seatColor(tile.acting)
            under: Theme.paper
            thickness: Math.max(3, 4.2 * tile.u)
        }
    }
    Repeater {
        model: tile.activeFocus ? 1 : 0
        HexRing {
            anchors.centerIn: parent
            r: tile.r + 1
            tint: Theme.night ? "#F3E6CB" : "#2B2219"
            under: Theme.night ? "#14100D" : "#FDFAF1"
            thickness: 4
        }
    }
    Hook {
        id: flag
        source: tile.high ? price : null
    }
    Component {
        id: price
        OfferPrice {
            coins: tile.offerCost
            u: tile.u
            // At the foot, where nothing lies, and within the rim, or it seems to be that of the hex next to it: right of the
            // anchor, left of the points, or left of the tile that lies there.
            readonly property real beside: tile.isPort ? 11 * tile.u + 1 - tile.aside : tile.owner !== "" ? -22 * tile.u - width
                                           : tile.vp > 0 ? tile.aside - Math.max(25, 28 * tile.u) / 2 - 1 - width : -width / 2
            x: Math.round(tile.width / 2 + beside)
            y: Math.round((tile.isPort ? 125 : tile.owner !== "" ? 112 : 136) * tile.u - height / 2)
        }
    }
}
