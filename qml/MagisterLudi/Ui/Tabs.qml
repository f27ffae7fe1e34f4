// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A bar of tabs. One tab stop; arrows, Home and End move inside. keys: key caps shown beside the words (may be empty).
Row {
    id: bar

    property list<string> titles
    property list<string> keys
    property int current: 0
    property int size: 15
    property bool overBar: false

    // Emitted when the reader picks a tab; current has changed already.
    signal picked(int index)

    function pick(index: int) {
        const wanted = Math.max(0, Math.min(titles.length - 1, index));
        if (wanted !== current) {
            current = wanted;
            picked(wanted);
        }
        const item = tabs.itemAt(wanted);
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 4
    Accessible.role: Accessible.PageTabList

    Repeater {
        id: tabs
        model: bar.titles

        Pressable {
            id: tab

            required property string modelData
            required property int index
            readonly property bool chosen: index === bar.current
            readonly property string cap: bar.keys[index] ?? ""

            label: modelData
            overBar: bar.overBar
            activeFocusOnTab: chosen || activeFocus
            implicitHeight: Theme.px(40)
            implicitWidth: row.implicitWidth + 24
            Accessible.role: Accessible.PageTab
            Accessible.selected: chosen
            onClicked: bar.pick(index)
            Keys.onLeftPressed: bar.pick(index - 1)
            Keys.onRightPressed: bar.pick(index + 1)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusSlot
                color: tab.chosen ? Theme.leaf : tab.hovered ? Theme.well : "transparent"
                border.width: tab.chosen ? 1.5 : 0
                border.color: Theme.edge
            }
            Rectangle {
                visible: tab.chosen
                height: 3
                color: Theme.gold
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    leftMargin: 8
                    rightMargin: 8
                    bottomMargin: 4
                }
            }
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 6

                UiText {
                    text: tab.modelData
                    size: bar.size
                    bold: tab.chosen
                    color: bar.overBar && !tab.chosen ? Theme.barInk : Theme.ink
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                KeyCap {
                    visible: tab.cap !== ""
                    key: tab.cap
                    tint: bar.overBar && !tab.chosen ? Theme.barSoft : Theme.inkSoft
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
