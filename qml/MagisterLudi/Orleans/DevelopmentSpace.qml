// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One space of the development track: the level that begins there, coins, a citizen; and the markers on it.
Spot {
    id: cell

    required target
    required offer
    required property string accessible
    required property int space
    required property int level
    required property int coins
    required property bool citizen
    required property bool claimed
    required property var markers
    readonly property int disc: Math.round(Math.max(15, Math.min(26, height * 0.46, width + 2)))
    readonly property int edge: Math.round(disc * 0.55)
    readonly property int sign: Math.round(Math.min(width - 1, height - edge - 2, 28))

    label: accessible
    ringReach: 0
    ringRadius: 4

    Rectangle {
        y: cell.edge
        width: parent.width
        height: parent.height - y
        radius: 3
        color: cell.level > 0 ? Theme.tileGold : Theme.tile
        border.width: 1
        border.color: cell.level > 0 ? Theme.goldEdge : Theme.tileEdge
    }
    Hook {
        anchors.fill: parent
        source: cell.level > 0 || cell.coins > 0 ? numbered : null
    }
    Hook {
        anchors.fill: parent
        source: cell.citizen ? person : cell.level === 0 && cell.coins === 0 && cell.space % 5 === 0 ? figure : null
    }
    Component {
        id: numbered
        NumberedIcon {
            icon: cell.level > 0 ? "devstar" : "coin"
            number: cell.level > 0 ? cell.level : cell.coins
            size: cell.sign
            x: Math.round((cell.width - width) / 2)
            y: cell.height - height - 1
        }
    }
    Component {
        id: person
        Ico {
            name: "citizen"
            size: cell.sign
            lit: true
            opacity: cell.claimed ? 0.22 : 1
            x: Math.round((cell.width - width) / 2)
            y: cell.height - height - 1
        }
    }
    Component {
        id: figure
        Text {
            visible: cell.markers.length === 0 || cell.height > 44
            text: cell.space
            font.family: Theme.caption
            font.pixelSize: 13
            color: Theme.tileSoft
            anchors.horizontalCenter: parent?.horizontalCenter
            y: cell.height - height - 2
        }
    }
    // Most spaces have no marker.
    Hook {
        source: cell.markers.length > 0 ? discs : null
    }
    Component {
        id: discs
        MarkerDiscs {
            markers: cell.markers
            x: -3
            width: cell.width + 6
            size: cell.disc
            room: cell.height * 0.66
        }
    }
}
