// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A word in a small frame: language letters, state of a row.
Rectangle {
    id: tag

    property string text
    property color tint: Theme.inkSoft
    property color wash: Theme.well
    property int size: 13
    property bool strong: false

    implicitWidth: label.implicitWidth + 14
    implicitHeight: Theme.px(size) + 10
    radius: Theme.radiusSlot
    color: wash
    border.width: 1
    border.color: strong ? tint : Theme.hairline

    UiText {
        id: label
        anchors.centerIn: parent
        text: tag.text
        size: tag.size
        bold: true
        color: tag.tint
    }
}
