// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// All terms of the game from A to Z: drawing, name, meaning, the names in the printed boxes, and the rule. One tab stop;
// arrows move, Enter opens the rule.
Column {
    id: index

    required property RulesReader reader
    property int current: 0

    signal opened(string rule)

    function focusAt(to: int) {
        const item = rows.itemAt(Math.max(0, Math.min(rows.count - 1, to)));
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Terms")

    Repeater {
        id: rows
        model: index.reader.glossary

        Pressable {
            id: term
            required property var modelData
            required property int index

            width: rows.parent.width
            implicitHeight: words.height + 18
            label: modelData.term
            detail: modelData.meaning
            activeFocusOnTab: index === term.owner.current
            readonly property var owner: rows.parent
            ringReach: 1
            Accessible.role: Accessible.ListItem
            onActiveFocusChanged: if (activeFocus)
                owner.current = index
            onClicked: owner.opened(modelData.rule)
            Keys.onUpPressed: owner.focusAt(index - 1)
            Keys.onDownPressed: owner.focusAt(index + 1)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusCard
                color: term.hovered || term.activeFocus ? Theme.leaf : "transparent"
            }
            Ico {
                x: 8
                y: 9
                name: term.modelData.icon
                size: Theme.px(30)
            }
            Column {
                id: words
                x: Theme.px(30) + 18
                y: 9
                width: parent.width - x - 10
                spacing: 3

                UiText {
                    width: parent.width
                    text: term.modelData.term
                    bold: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                UiText {
                    width: parent.width
                    text: term.modelData.meaning
                    size: 15
                    soft: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                UiText {
                    width: parent.width
                    visible: text !== ""
                    text: term.modelData.printed.map(each => each.edition.toUpperCase() + "\u00A0" + each.term).join(" · ")
                    size: 14
                    color: Theme.inkMute
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
