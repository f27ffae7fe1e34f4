// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What an offer costs, as a small flag on the offered thing. u: scale of that thing, 1 as drawn.
Rectangle {
    id: price

    property int coins: 0
    property real u: 1

    width: row.width + 8
    height: Math.round(Math.max(20, 24 * u))
    radius: Theme.radiusSlot
    color: Theme.night ? "#1C342A" : "#FDFAF1"
    border.width: 2
    border.color: Theme.verdigris

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 1

        Text {
            text: price.coins
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: 14
            color: Theme.ink
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Ico {
            name: "coin"
            size: Math.round(Math.max(14, 16 * price.u))
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
