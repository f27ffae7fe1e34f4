// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The event of the round in a line, with what it would bring each seat; a click shows all of it.
Zone {
    id: chip

    required property InputController input
    required property OrleansTable table
    readonly property var event: table.event
    readonly property bool known: event.known ?? false

    signal moreAsked

    label: qsTr("Event of the round")

    Spot {
        id: spot
        function act() {
            if (offer === "legal" || input.asking)
                input.activate(target);
            else
                chip.moreAsked();
        }
        anchors.fill: parent
        input: chip.input
        zone: chip
        target: chip.event.target ?? "hourglass"
        label: chip.known ? qsTr("Event of the round: %1").arg(chip.event.name) + ". " + chip.event.text : qsTr("The event of this round is not known yet.")
        ringReach: 1

        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusCard
            color: Theme.leaf
            border.width: 1
            border.color: Theme.edge
        }
        Rectangle {
            id: face
            x: 4
            y: 4
            width: parent.height - 8
            height: width
            radius: Theme.radiusSlot
            color: Theme.tile
            border.width: 1.4
            border.color: Theme.tileInk
            Ico {
                name: chip.known ? chip.event.icon : "hourglass"
                size: parent.width - 6
                lit: true
                anchors.centerIn: parent
            }
        }
        UiText {
            id: name
            text: chip.known ? chip.event.name : qsTr("Not known yet")
            size: 15
            font.pixelSize: 15
            bold: true
            x: face.width + 12
            width: Math.min(implicitWidth, parent.width - x - 6)
            y: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        FullName {
            about: spot
            name: name.text
            cut: name.truncated
        }
        EventForecast {
            visible: chip.known
            input: chip.input
            table: chip.table
            size: 14
            spacing: 3
            x: name.x
            y: 22
            width: parent.width - x - 4
            height: 22
            clip: true
        }
    }
}
