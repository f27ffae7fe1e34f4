// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A word about what lies under the pointer or has the keyboard: below it, or above it where the window ends. It takes no
// key and no click. Make it when it is wanted; it comes up after a moment by itself.
T.ToolTip {
    id: tip

    readonly property Item about: parent
    readonly property real room: about && about.Window.window ? about.Window.height - about.mapToItem(null, 0, 0).y - about.height : 0

    x: about ? Math.round((about.width - width) / 2) : 0
    y: !about ? 0 : room > height + 14 ? about.height + 8 : -height - 8
    margins: 6
    padding: 8
    leftPadding: 12
    rightPadding: 12
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    delay: 600
    closePolicy: T.Popup.NoAutoClose

    contentItem: UiText {
        text: tip.text
        size: 15
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radiusSlot
        color: Theme.leaf
        border.width: 1.5
        border.color: Theme.edge
    }
}
