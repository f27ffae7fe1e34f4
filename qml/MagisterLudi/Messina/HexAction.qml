// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The action of a hex, at its top (ports: in the middle).
Item {
    id: action

    required property var hex
    readonly property real u: hex.u
    readonly property int pictures: icons.items.reduce((sum, item) => sum + Math.min(2, item.n ?? 1), 0)

    width: icons.width
    height: icons.height
    anchors.horizontalCenter: parent.horizontalCenter
    y: Math.round((hex.isPort ? 48 : hex.coords ? 33 : 19) * u)
    Target.name: hex.action.length > 0 ? hex.row.target + "/action" : ""

    IconRow {
        id: icons
        items: action.hex.action
        size: Math.round(action.u * (action.hex.isPort ? (action.pictures > 2 ? 36 : 46) : action.pictures > 2 ? 28 : action.hex.coords ? 28 : 34))
    }
}
