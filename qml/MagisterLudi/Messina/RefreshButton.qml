// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Renews the open tiles of a group. It always answers: with the deed, or with why not.
Spot {
    id: button

    readonly property bool ready: offer === "legal"

    offer: PlaceParts.offerOf(rows.find("target", target))
    ringReach: 1

    Rows {
        id: rows
        model: button.input.table.buttons
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: button.ready ? Theme.leaf : "transparent"
        border.width: 1.3
        border.color: Theme.edge
        opacity: button.ready ? 1 : 0.7
    }
    Ico {
        name: "refresh"
        size: Math.min(26, parent.width - 8)
        anchors.centerIn: parent
        opacity: button.ready ? 1 : 0.55
    }
}
