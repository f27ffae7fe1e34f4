// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What an offer costs, as a small flag on the offered thing.
Rectangle {
    id: price

    property int coins: 0

    width: row.width + 10
    height: 24
    radius: Theme.radiusSlot
    color: Theme.night ? "#1C342A" : "#FDFAF1"
    border.width: 2
    border.color: Theme.verdigris

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 2

        Text {
            text: price.coins
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: 15
            color: Theme.ink
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Ico {
            name: "coin"
            size: 17
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
