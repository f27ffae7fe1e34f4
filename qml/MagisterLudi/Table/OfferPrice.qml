// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What an offer costs, as a small flag on the offered thing. u: scale of that thing, 1 as drawn.
Rectangle {
    id: price

    property int coins: 0
    property real u: 1
    // Where room is short, as on the spaces of a book.
    property bool small: false

    width: row.width + (small ? 4 : 8)
    height: small ? 17 : Math.round(Math.max(20, 24 * u))
    radius: Theme.radiusSlot
    color: Theme.night ? "#1C342A" : "#FDFAF1"
    border.width: small ? 1.5 : 2
    border.color: Theme.verdigris

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 1

        Text {
            text: price.coins
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: price.small ? 13 : 14
            color: Theme.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Ico {
            name: "coin"
            size: price.small ? 13 : Math.round(Math.max(14, 16 * price.u))
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
