// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The key that does the same thing. Decoration: the control next to it is what a screen reader hears.
Rectangle {
    id: cap

    property string key
    property color tint: Theme.inkSoft

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 12)
    implicitHeight: Theme.px(22)
    radius: Theme.radiusSlot
    color: "transparent"
    border.width: 1
    border.color: tint

    UiText {
        id: label
        anchors.centerIn: parent
        text: cap.key
        size: 13
        bold: true
        color: cap.tint
        Accessible.ignored: true
    }
}
