// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Keyboard focus, visible on every ground: outer ink 3 px, inner light 2 px, 5 px outside its parent.
Item {
    id: ring

    property int radius: Theme.radiusCard + 4
    property int reach: 5
    property bool overBar: false

    anchors.fill: parent
    anchors.margins: -reach
    z: 10

    Rectangle {
        anchors.fill: parent
        radius: ring.radius
        color: "transparent"
        border.width: 3
        border.color: ring.overBar ? Theme.barInk : Theme.ink
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: Math.max(0, ring.radius - 3)
        color: "transparent"
        border.width: 2
        border.color: ring.overBar ? "#14100D" : Theme.paper
    }
}
