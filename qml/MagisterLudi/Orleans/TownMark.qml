// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A town of the map: its ring, its name, and the trading stations and the merchants there.
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
    // Where the name and the pieces stand, as MapNames tells it: whatever lies on the map, they stay there.
    required property var where
    readonly property real k: map.mark
    // A question where one can go is not answered beforehand.
    readonly property bool lit: legal || (preview && !input.asking)
    readonly property bool near: map.reachable.includes(target.slice(5))
    readonly property int ring: Math.round((start ? 46 : 20) * k)
    // The ring that says that one can go there, and where names begin, whether it is there or not.
    readonly property int litRing: Math.round((start ? 54 : 34) * k)
    readonly property real apart: (start ? 54 : 34) * k / 2 + 1

    label: accessible
    ringed: activeFocus
    ringRadius: width / 2 + 4
    width: Math.max(lit ? Math.max(litRing, Math.round(42 * k)) : ring, 26)
    height: width
    x: Math.round(map.across(model.x) - width / 2)
    y: Math.round(map.down(model.y) - height / 2)
    opacity: map.inView(x - 120, y - 60, width + 240, height + 120) ? 1 : 0

    Rectangle {
        visible: town.lit || (town.refused && town.zone.asked && town.near)
        anchors.centerIn: parent
        width: town.litRing
        height: width
        radius: width / 2
        color: town.lit ? Theme.tileOfferWash : "transparent"
        border.width: town.lit ? Math.max(3, Math.round(3.6 * town.k)) : 0
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
    // Stations, then merchants: side by side, and as close together as the room they have demands; where one would hide the next,
    // in rows behind each other, each of which stands higher.
    Item {
        id: pieces
        readonly property int houses: town.stations.length
        readonly property int count: houses + town.merchants.length
        readonly property real house: 27 * town.k
        readonly property real merchant: 30 * town.k
        // From the first to the last of them while they stand side by side, and in the room there is.
        readonly property real span: placeOf(count - 1)
        readonly property real room: town.where.width * town.k - (count > houses ? merchant : house)
        readonly property real closeness: span > room ? room / span : 1
        readonly property real least: 9 * town.k
        readonly property bool heaped: count > 1 && span * closeness / (count - 1) < least - 0.5
        readonly property int inRow: heaped ? Math.floor(room / least + 0.01) + 1 : count
        readonly property real wide: (heaped ? (inRow - 1) * least : span * closeness) + (count > houses ? merchant : house)
        readonly property real free: town.where.width * town.k - wide

        function placeOf(piece: int): real {
            return Math.min(piece, houses) * house + Math.max(0, piece - houses) * merchant;
        }
        function across(piece: int): real {
            return heaped ? piece % inRow * least : placeOf(piece) * closeness;
        }
        function rowOf(piece: int): int {
            return heaped ? Math.floor(piece / inRow) : 0;
        }

        x: Math.round(town.width / 2 + town.where.x * town.k + (town.where.x > -10 ? 0 : town.where.x + town.where.width < 10 ? free : free / 2))
        y: Math.round(town.height / 2 + town.where.y * town.k)
        width: Math.round(wide)
        height: Math.round(38 * town.k)
        visible: count > 0

        Repeater {
            model: town.stations
            Ico {
                required property int index
                required property var modelData
                name: "house-" + modelData.tincture
                size: Math.round(27 * town.k)
                lit: true
                x: Math.round(pieces.across(index))
                z: -pieces.rowOf(index)
                anchors.bottom: parent?.bottom
                anchors.bottomMargin: Math.round(pieces.rowOf(index) * 9.5 * town.k)
            }
        }
        Repeater {
            model: town.merchants
            Ico {
                required property int index
                required property var modelData
                name: "merchant-" + modelData.tincture
                Target.name: "seat:" + modelData.seat + "/merchant"
                size: Math.round(38 * town.k)
                lit: true
                // Its drawing is narrower than its square.
                x: Math.round(pieces.across(pieces.houses + index) - 4 * town.k)
                z: -pieces.rowOf(pieces.houses + index)
                anchors.bottom: parent?.bottom
                anchors.bottomMargin: Math.round(pieces.rowOf(pieces.houses + index) * 9.5 * town.k)
            }
        }
    }
    Text {
        id: words
        // Its letters alone, from the top of a capital to the foot of a "g".
        readonly property real above: 0.74 * font.pixelSize
        readonly property real high: 0.98 * font.pixelSize
        readonly property bool beside: town.where.side === "e" || town.where.side === "w"
        readonly property real lean: town.where.lean * (beside ? high : Math.max(0, width / 2 - town.apart * 0.75))
        text: town.name
        font.family: Theme.serif
        font.italic: true
        font.weight: town.start ? Font.Bold : Font.DemiBold
        font.pixelSize: Math.round((town.start ? 1.25 : 1) * town.map.nameSize)
        color: Theme.tileInk
        style: Text.Outline
        styleColor: Theme.land
        // Where the whole map is in view no name begins outside.
        x: Math.round(Math.max(town.map.close ? -Infinity : 4 - town.x, town.width / 2 + (beside ? (town.where.side === "e" ? town.apart : -town.apart - width) : lean - width / 2)))
        y: Math.round(town.height / 2 + (beside ? lean - high / 2 : town.where.side === "s" ? town.apart : -town.apart - high) + above - baselineOffset)
    }
}
