// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Ui

// Everybody plans at once: who has said to be done.
Flow {
    id: planning

    required property OrleansTable table
    readonly property var plans: table.planning
    readonly property var seats: plans.waiting ?? []

    visible: plans.together ?? false
    spacing: 6

    Repeater {
        model: planning.visible ? planning.seats.length : 0
        Rectangle {
            id: chip
            required property int index
            readonly property var seat: planning.seats[index] ?? ({})
            readonly property bool ready: seat.ready ?? false
            width: row.implicitWidth + 12
            height: 32
            radius: 16
            color: ready ? Theme.verdigrisWash : Theme.leaf
            border.width: 1
            border.color: ready ? Theme.verdigris : Theme.edge
            Accessible.role: Accessible.StaticText
            Accessible.name: ready ? qsTr("%1: ready").arg(seat.name) : qsTr("%1: still planning").arg(seat.name)

            Row {
                id: row
                anchors.centerIn: parent
                spacing: 4
                Ico {
                    name: chip.seat.tincture ? "disc-" + chip.seat.tincture : ""
                    size: 22
                }
                Ico {
                    name: chip.ready ? "ui-check" : "hourglass"
                    size: 20
                    opacity: chip.ready ? 1 : 0.6
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
