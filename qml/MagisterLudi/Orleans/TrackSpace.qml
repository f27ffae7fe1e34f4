// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One space of a follower track: what arriving there brings, and the markers on it.
Spot {
    id: space

    required property string kind
    required property string icon
    required property int amount
    required property bool claimed
    required property var markers
    readonly property bool first: target.endsWith("/0")
    readonly property bool low: height < 52
    readonly property int disc: Math.round(Math.max(16, Math.min(27, height * 0.44, width - 2)))
    readonly property int sign: Math.round(Math.min(low && markers.length > 0 ? height * 0.5 : height * 0.52, 40, width - 6, fan.doubled ? height - (fan.item?.height ?? 0) + 3 : 40))
    readonly property int edge: Math.round(disc * 0.18)

    ringReach: 0
    ringRadius: 5

    Rectangle {
        y: space.edge
        width: parent.width
        height: parent.height - y
        radius: 4
        color: Theme.tile
        border.width: space.first ? 1.6 : 1
        border.color: space.first ? Theme.tileInk : Theme.tileEdge
    }
    // One of them is shown, so only that is made.
    Hook {
        id: sign
        width: parent.width
        height: space.sign
        y: space.markers.length > 0 ? parent.height - height - (space.low ? 1 : 3) : space.edge + Math.round((parent.height - space.edge - height) / 2)
        source: {
            switch (space.kind) {
            case "coins":
            case "development": return numbered;
            case "good":
            case "technology":
            case "citizen": return drawn;
            case "tile": return station;
            case "draw": return figure;
            }
            return null;
        }
    }
    Component {
        id: numbered
        NumberedIcon {
            icon: space.icon
            number: space.amount
            size: space.sign
            anchors.centerIn: parent
        }
    }
    Component {
        id: drawn
        Ico {
            name: space.icon
            size: Math.round(space.sign * 0.92)
            lit: true
            opacity: space.claimed ? 0.25 : 1
            anchors.centerIn: parent
        }
    }
    Component {
        id: station
        Row {
            anchors.centerIn: parent
            Ico {
                name: "station"
                size: Math.round(Math.min(space.sign, space.width * 0.56))
                lit: true
            }
            Text {
                text: space.amount > 1 ? "II" : "I"
                font.family: Theme.serif
                font.weight: Font.Bold
                font.pixelSize: Math.max(13, Math.round(space.sign * 0.56))
                color: Theme.tileInk
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    // How many followers may be drawn with the marker here.
    Component {
        id: figure
        Text {
            text: space.amount
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Math.max(14, Math.round(space.sign * 0.74))
            color: Theme.tileInk
            anchors.centerIn: parent
        }
    }
    // Most spaces have no marker.
    Hook {
        id: fan
        readonly property bool doubled: (item as MarkerDiscs)?.doubled ?? false
        width: parent.width
        source: space.markers.length > 0 ? discs : null
    }
    Component {
        id: discs
        MarkerDiscs {
            markers: space.markers
            room: space.height * (sign.source ? 0.62 : 0.9)
            width: space.width
            size: space.disc
        }
    }
}
