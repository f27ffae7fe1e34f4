// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A square of a garden: the action it gives, and the citizen who lives there.
Spot {
    id: square

    required property var row
    required property real s
    readonly property bool taken: row.citizen !== ""
    readonly property var action: row.action ?? []

    target: row.target
    label: row.accessible
    offer: row.offer
    width: Math.round(54 * s)
    height: Math.round(60 * s)
    ringRadius: 7
    ringReach: 2

    Rectangle {
        anchors.fill: parent
        radius: 5 * square.s + 1
        color: Theme.tile
        border.color: Theme.tileInk
        border.width: Math.max(1.2, 1.6 * square.s)
        opacity: square.refused ? 0.6 : 1
    }
    IconRow {
        items: square.action
        size: Math.round((square.action.length > 2 ? 18 : square.action.length > 1 ? 22 : 25) * square.s)
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(15 * square.s - height / 2)
        opacity: square.refused ? 0.6 : 1
        Target.name: square.target + "/action"
    }
    Rectangle {
        visible: !square.taken
        width: Math.round(28 * square.s)
        height: width
        radius: 4 * square.s
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(28 * square.s)
        color: Theme.tileWell
        border.color: Theme.tileEdge
        border.width: 1
    }
    Ico {
        visible: square.taken
        name: square.row.citizen
        size: Math.round(33 * square.s)
        lit: true
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(25.5 * square.s)
    }
}
