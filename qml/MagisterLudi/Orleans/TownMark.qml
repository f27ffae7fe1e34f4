// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A town of the map: its ring, and one plaque with its name, the trading stations and the merchants there, so that
// nothing covers a name.
Spot {
    id: town

    required target
    required offer
    required property string accessible
    required property string name
    required property bool start
    required property bool preview
    // [{seat, tincture}]
    required property var stations
    required property var merchants
    required property var model
    required property MapGeometry map
    // Where the plaque stands, as NameSides tells it.
    property string sides: "n"
    readonly property string side: sides.replace(/[12]/, "")
    readonly property real k: map.mark
    // A question where one can go is not answered beforehand.
    readonly property bool lit: legal || (preview && !input.asking)
    readonly property bool near: map.reachable.includes(target.slice(5))
    readonly property int ring: Math.round((start ? 46 : 20) * k)
    readonly property real apart: (lit ? 44 : start ? 48 : 24) * k / 2 + 1

    label: accessible
    ringed: activeFocus
    ringRadius: width / 2 + 4
    width: Math.max(lit ? Math.round(42 * k) : ring, 26)
    height: width
    x: Math.round(map.across(model.x) - width / 2)
    y: Math.round(map.down(model.y) - height / 2)
    opacity: map.inView(x - 120, y - 60, width + 240, height + 120) ? 1 : 0

    Rectangle {
        visible: town.lit || (town.refused && town.zone.asked && town.near)
        anchors.centerIn: parent
        width: Math.round(42 * town.k)
        height: width
        radius: width / 2
        color: town.lit ? Theme.tileOfferWash : "transparent"
        border.width: town.lit ? 4 : 0
        border.color: Theme.tileOffer
    }
    Rectangle {
        anchors.centerIn: parent
        width: town.ring
        height: width
        radius: width / 2
        color: Theme.tile
        border.width: Math.max(1.8, 2.6 * town.k)
        border.color: Theme.tileInk

        Rectangle {
            visible: !town.start
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.42)
            height: width
            radius: width / 2
            color: town.near && town.input.lights ? Theme.tileOffer : Theme.roadEdge
        }
        Ico {
            visible: town.start
            name: visible ? "castle" : ""
            size: Math.round(parent.width * 0.72)
            lit: true
            anchors.centerIn: parent
        }
    }
    Grid {
        id: plaque
        readonly property bool beside: town.side === "e" || town.side === "w"
        readonly property int standing: town.stations.length + town.merchants.length
        readonly property bool crowded: standing > 2
        // Too near to the upper rim for pieces over the name: they stand beside it, lower down.
        readonly property real above: town.y + town.height / 2 - town.apart + 3
        readonly property bool tight: town.side.startsWith("n") && above - words.height - (pieces.visible ? pieces.height : 0) < 3
        readonly property bool over: !tight && (crowded || (town.sides !== town.side && standing >= Number(town.sides.slice(-1))))
        columns: beside || over ? 1 : 2
        spacing: beside || over || crowded ? -2 : 2
        // Pieces stand on the side of the town that is away from it.
        layoutDirection: Qt.LeftToRight
        horizontalItemAlignment: town.side.includes("w") ? Grid.AlignRight : town.side.includes("e") ? Grid.AlignLeft : Grid.AlignHCenter
        verticalItemAlignment: town.side.startsWith("s") ? Grid.AlignTop : Grid.AlignBottom
        x: {
            switch (town.side) {
            // A ring that lights up pushes no name over the rim.
            case "e": return Math.min(town.width / 2 + town.apart, Math.max(town.width / 2 + town.ring / 2, town.map.width - town.x - width - 4));
            case "w": return Math.max(town.width / 2 - width - town.apart, Math.min(town.width / 2 - town.ring / 2 - width, 4 - town.x));
            case "ne":
            case "se": return town.width / 2 - town.apart - (columns > 1 && pieces.visible ? pieces.width : 0);
            case "nw":
            case "sw": return town.width / 2 - width + town.apart;
            }
            // The name is in the middle, whatever stands before it.
            return town.width / 2 - width + words.width / 2;
        }
        y: town.height / 2 + (town.side.startsWith("n") ? -height - town.apart + 3 : town.side.startsWith("s") ? town.apart - 3 : -height + words.height * 0.58)

        Row {
            id: pieces
            visible: town.stations.length + town.merchants.length > 0
            spacing: -Math.round(5 * town.k)
            transform: Translate {
                y: plaque.tight && plaque.columns > 1 ? Math.max(0, 3 - town.y - plaque.y) : 0
            }

            Repeater {
                model: town.stations
                Ico {
                    required property var modelData
                    name: "house-" + modelData.tincture
                    size: Math.round(29 * town.k)
                    lit: true
                    anchors.bottom: parent?.bottom
                }
            }
            Repeater {
                model: town.merchants
                Ico {
                    required property var modelData
                    name: "merchant-" + modelData.tincture
                    Target.name: "seat:" + modelData.seat + "/merchant"
                    size: Math.round(42 * town.k)
                    lit: true
                    anchors.bottom: parent?.bottom
                }
            }
        }
        Text {
            id: words
            text: town.name
            font.family: Theme.serif
            font.italic: true
            font.weight: town.start ? Font.Bold : Font.DemiBold
            font.pixelSize: Math.round((town.start ? 1.25 : 1) * town.map.nameSize)
            color: Theme.tileInk
            style: Text.Outline
            styleColor: Theme.land
        }
    }
}
