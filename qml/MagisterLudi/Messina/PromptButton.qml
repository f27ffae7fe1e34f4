// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A button the game offers. One that is not possible now answers with why not.
Btn {
    id: button

    required property Hand hand
    required property var row
    property bool dense: false
    readonly property string shortcut: row.shortcut ?? ""

    // Renewing tiles has its buttons beside the tiles.
    visible: !row.target.startsWith("button:refresh")
    text: row.text
    icon: dense && row.kind === "plain" && row.text !== "" ? "" : row.icon ?? ""
    kind: row.kind === "primary" || row.kind === "quiet" ? row.kind : "plain"
    key: dense && kind !== "primary" ? "" : shortcut === "Enter" || shortcut === "Return" ? "\u23CE" : shortcut
    size: dense ? 15 : 16
    available: row.enabled
    onClicked: hand.activate(row.target)
    onWhy: hand.activate(row.target)
    onActiveFocusChanged: hand.focused = activeFocus ? row.target : ""
    Target.name: row.target
}
