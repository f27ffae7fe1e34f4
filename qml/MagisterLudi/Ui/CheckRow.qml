// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A line with a box that is ticked or not; the owner changes `checked` when it is clicked.
Pressable {
    id: row

    property bool checked: false
    property int size: 16

    implicitHeight: Math.max(Theme.px(36), words.implicitHeight + 10)
    ringReach: 1
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: row.act()

    Rectangle {
        id: box
        x: 4
        width: Theme.px(22)
        height: width
        radius: Theme.radiusSlot
        anchors.verticalCenter: parent.verticalCenter
        color: row.checked ? Theme.goldWash : Theme.leaf
        border.width: row.checked ? 2 : 1.5
        border.color: row.checked ? Theme.gold : Theme.edge

        Ico {
            visible: row.checked
            name: "ui-check"
            size: parent.width - 4
            anchors.centerIn: parent
        }
    }
    UiText {
        id: words
        x: box.x + box.width + 10
        width: parent.width - x - 4
        text: row.label
        size: row.size
        bold: row.checked
        wrapMode: Text.WordWrap
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
