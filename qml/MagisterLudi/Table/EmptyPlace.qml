// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Where something of that kind will lie.
Rectangle {
    id: place

    property int size: 40
    property string icon
    property string words

    width: Math.round(size * 1.25)
    height: size
    radius: 5
    color: "transparent"
    border.width: 1.2
    border.color: Theme.edge
    opacity: 0.65
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Ico {
        name: place.icon
        size: Math.round(place.size * 0.62)
        anchors.centerIn: parent
        opacity: 0.5
    }
}
