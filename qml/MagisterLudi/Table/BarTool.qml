// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A picture button on the bar, with its key when there is room.
Btn {
    id: tool

    property bool dense: false
    property string shortcut

    key: dense ? "" : shortcut
    tipKey: shortcut
    kind: "quiet"
    overBar: true
    minHeight: dense ? 36 : 40
    ringReach: 1
    implicitWidth: Theme.px(dense ? 34 : key === "" ? 42 : 64)
}
