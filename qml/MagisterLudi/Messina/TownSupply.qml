// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// What can still come to town: plague cubes, and the piles of new hexes and ships.
Rectangle {
    id: supply

    required property MessinaTable table

    width: row.width + 16
    height: Math.max(32, Theme.px(28))
    radius: Theme.radiusCard
    color: Theme.leaf
    border.width: 1
    border.color: Theme.edge

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 10

        Count {
            icon: "plague"
            value: supply.table.cubesLeft
            name: qsTr("Plague cubes in the supply")
            size: 22
            fontSize: 16
            Target.name: "cubes"
        }
        Row {
            spacing: 10
            Target.name: "stacks"
            Count {
                icon: "hexmini"
                value: supply.table.hexesLeft
                name: qsTr("New hexes in the stack")
                size: 22
                fontSize: 16
                Target.name: "stacks/hexes"
            }
            Count {
                icon: "ship"
                value: supply.table.shipsLeft
                name: qsTr("Ships still to come")
                size: 22
                fontSize: 16
                Target.name: "stacks/ships"
            }
        }
    }
}
