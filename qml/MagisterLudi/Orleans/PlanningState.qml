// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// Everybody plans at once: who has said to be done. Until all have, a click on one of these leads back to that plan.
Flow {
    id: planning

    required property InputController input
    required property Zone zone
    required property OrleansTable table
    readonly property var plans: table.planning
    readonly property var seats: plans.waiting ?? []

    visible: plans.together ?? false
    spacing: 6

    Repeater {
        model: planning.visible ? planning.seats.length : 0
        Spot {
            id: chip
            required property int index
            readonly property var seat: planning.seats[index] ?? ({})
            readonly property bool ready: seat.ready ?? false
            input: planning.input
            zone: planning.zone
            target: seat.plan ?? ""
            // In a lesson nobody takes up the plan of whoever plays by its script.
            reachable: (seat.again ?? false) && (input.lesson === null || input.lesson.reader === index + 1)
            label: reachable ? qsTr("%1: ready. Change the plan").arg(seat.name) : ready ? qsTr("%1: ready").arg(seat.name) : qsTr("%1: still planning").arg(seat.name)
            // What cannot be clicked is still told.
            Accessible.ignored: false
            Accessible.role: reachable ? Accessible.Button : Accessible.StaticText
            ringRadius: 16
            ringReach: 1
            width: row.implicitWidth + 12
            height: 32

            Rectangle {
                anchors.fill: parent
                radius: 16
                color: chip.ready ? Theme.verdigrisWash : Theme.leaf
                border.width: 1
                border.color: chip.ready ? Theme.verdigris : Theme.edge
            }
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
                Ico {
                    visible: chip.reachable
                    name: "ui-undo"
                    size: 18
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
