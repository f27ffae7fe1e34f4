// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Own ships, by their goods.
Row {
    id: ships

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    required property string home
    property int size: 40
    // Room for all of them, px; 0: no end.
    property real room: 0
    readonly property int drawn: room > 0 && list.count > 0 ? Math.max(16, Math.min(size, Math.floor((room - spacing * (list.count - 1)) / list.count))) : size

    spacing: 4
    Target.name: home + "/ships"

    Repeater {
        id: list
        model: ships.table.ships
        Rectangle {
            id: ship
            required property string target
            required property string goods
            Target.name: target
            width: ships.drawn
            height: ships.drawn
            radius: 5
            color: Theme.tile
            border.width: 1.6
            border.color: Theme.tileInk
            Accessible.role: Accessible.StaticText
            Accessible.name: goods === "silk" ? qsTr("Ship with silk") : goods === "gems" ? qsTr("Ship with gems") : qsTr("Ship with spices")

            Ico {
                name: ship.goods
                size: Math.round(ships.drawn * 0.72)
                lit: true
                anchors.centerIn: parent
            }
        }
    }
    EmptyPlace {
        visible: list.count === 0
        size: ships.size
        icon: "ship"
        words: qsTr("No ship yet")
    }
}
