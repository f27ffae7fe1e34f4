// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A tile of the solo opponent: the white part says on which hex its lieutenant goes, the red part what it takes there.
// A tile that could not be used is crossed out.
Item {
    id: tile

    // {hex, action, used, place}
    required property var row
    property string tincture
    readonly property int sign: Math.round(height * 0.62)
    readonly property var taken: row.action ?? []
    readonly property bool used: row.used !== false

    width: white.width + red.width - 1

    Rectangle {
        id: white
        width: told.width + 14
        height: parent.height
        radius: 5
        color: Theme.night ? "#DDD0B2" : "#FFFDF6"
        border.width: 1.6
        border.color: Theme.tileInk

        Row {
            id: told
            x: 5
            height: parent.height
            spacing: 3
            opacity: tile.used ? 1 : 0.5

            Ico {
                name: tile.tincture === "" ? "" : "pawn-" + tile.tincture
                size: tile.sign
                lit: true
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                text: "\u203A"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.round(tile.sign * 0.9)
                color: Theme.tileSoft
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                visible: text !== ""
                text: tile.row.place ?? ""
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Math.max(13, Math.round(tile.sign * 0.66))
                color: Theme.tileInk
                anchors.verticalCenter: parent.verticalCenter
            }
            IconRow {
                items: tile.row.hex ?? []
                size: tile.sign
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    Rectangle {
        id: red
        x: white.width - 1
        width: Math.max(tile.height, gains.width + 14)
        height: parent.height
        radius: 5
        color: Theme.night ? "#B9776A" : "#E9B3A6"
        border.width: 1.6
        border.color: Theme.tileInk

        IconRow {
            id: gains
            anchors.centerIn: parent
            items: tile.taken
            size: tile.sign
            opacity: tile.used ? 1 : 0.5
        }
        // Nothing is taken.
        Rectangle {
            visible: tile.taken.length === 0
            anchors.centerIn: parent
            width: Math.round(tile.sign * 0.6)
            height: 3
            radius: 1
            color: Theme.tileInk
        }
    }
    Rectangle {
        visible: !tile.used
        anchors.centerIn: parent
        width: parent.width - 8
        height: 3
        radius: 1
        color: Theme.tileInk
    }
}
