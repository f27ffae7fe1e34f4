// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The action of a hex, at its top: as far down as the slanted sides leave room for it.
Item {
    id: action

    required property HexSpot hex
    readonly property real u: hex.u
    readonly property int wished: icons.units > 2.2 ? 28 : icons.units > 1.3 ? 31 : hex.coords ? 28 : hex.isPort ? 38 : 34
    // Where the round picture at the end of a row of that width still lies within the rim (80 u is the hex's radius).
    readonly property real below: {
        const reach = (icons.width / u - wished) / 2;
        return 15.5 + 0.577 * Math.max(0, reach) + 0.077 * wished;
    }

    width: icons.width
    height: icons.height
    anchors.horizontalCenter: parent.horizontalCenter
    y: Math.round(Math.max(hex.coords ? (hex.isPort ? 37 : 33) : hex.isPort ? 24 : 19, below) * u)
    Target.name: hex.action.length > 0 ? hex.target + "/action" : ""

    IconRow {
        id: icons
        items: action.hex.action
        size: Math.round(action.wished * action.u)
        room: 100 * action.u
    }
}
