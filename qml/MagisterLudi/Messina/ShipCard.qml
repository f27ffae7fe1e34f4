// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A ship tile: its goods, and what taking it brings.
Rectangle {
    id: ship

    required property var row
    property bool west: true
    readonly property int number: Math.max(13, Math.round(height * 0.34))

    radius: 5
    color: Theme.tile
    border.color: Theme.tileInk
    border.width: 1.8

    Ico {
        name: ship.row.goods ?? ""
        size: Math.round(ship.height * 0.62)
        lit: true
        x: Math.round(ship.west ? ship.width * 0.12 : ship.width * 0.88 - width)
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(ship.west ? ship.width * 0.56 : ship.width * 0.1)
        spacing: -1

        Repeater {
            model: [{ n: ship.row.coins ?? 0, icon: "coin" }, { n: ship.row.points ?? 0, icon: "vp" }].filter(part => part.n > 0)
            Row {
                id: part
                required property var modelData
                spacing: 1
                Text {
                    text: part.modelData.n
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: ship.number
                    color: Theme.tileInk
                    anchors.verticalCenter: parent.verticalCenter
                }
                Ico {
                    name: part.modelData.icon
                    size: ship.number + 2
                    lit: true
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
