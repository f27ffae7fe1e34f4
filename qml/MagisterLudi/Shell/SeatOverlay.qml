// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Devices
import MagisterLudi.Ui

// At a table that stands on another device: seats that are still free can be taken without leaving it.
Overlay {
    id: overlay

    required property Joining joining

    function sit() {
        if (seats.sit())
            close();
    }

    title: qsTr("Take a seat")
    wantedWidth: 620
    onOpenChanged: seats.clear()

    FreeSeats {
        id: seats
        width: parent.width
        joining: overlay.joining
        active: overlay.open
        onAccepted: overlay.sit()
    }
    Btn {
        kind: "primary"
        text: qsTr("Sit down")
        available: seats.ticked.length > 0
        Target.name: overlay.open ? "button:sit-here" : ""
        onClicked: overlay.sit()
        onWhy: seats.sit()
    }
}
