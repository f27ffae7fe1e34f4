// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Take back, and do again. Where nothing can be taken back, a quiet word says why before anybody presses.
Item {
    id: tools

    required property Table table
    property bool dense: false
    readonly property bool possible: table?.canUndo ?? false
    readonly property string why: possible ? "" : table?.whyNoUndo ?? ""
    readonly property var rule: table?.undoRule ?? ({})
    // A card that says no says the same, and lies over it.
    readonly property bool telling: why !== "" && !table.refusal.active && (undo.hovered || undo.activeFocus || over.hovered || link.activeFocus)

    signal ruleAsked(string rule)

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        spacing: tools.dense ? 0 : 4
        // Both keep their places: who takes back step by step clicks again where they clicked.

        BarTool {
            id: undo
            dense: tools.dense
            icon: "ui-undo"
            shortcut: "U"
            label: tools.possible ? qsTr("Undo") : qsTr("Undo is not possible. %1").arg(tools.why)
            available: tools.possible
            // Where it is not, the word below says more.
            tip: tools.why === "" ? qsTr("%1 (%2)", "name of a button, its key").arg(qsTr("Undo")).arg(shortcut) : ""
            onClicked: tools.table.undo()
            onWhy: tools.table.undo()
            Target.name: "button:undo"
        }
        BarTool {
            dense: tools.dense
            icon: "ui-redo"
            label: qsTr("Redo")
            detail: qsTr("Shift+U")
            tipKey: detail
            available: tools.table?.canRedo ?? false
            onClicked: tools.table.redo()
            onWhy: tools.table.redo()
            Target.name: "button:redo"
        }
    }
    Leaf {
        visible: tools.telling
        level: 2
        // Touches the button, so that the pointer finds the way to the rule.
        y: row.height
        x: Math.round(undo.x + undo.width / 2 - width / 2)
        width: Math.min(Theme.px(320), Math.max(words.implicitWidth, link.visible ? link.implicitWidth : 0) + 28)
        height: column.implicitHeight + 18
        Accessible.ignored: true

        HoverHandler {
            id: over
        }
        Column {
            id: column
            x: 14
            y: 8
            width: parent.width - 28
            spacing: 4

            UiText {
                id: words
                text: tools.why
                size: 15
                soft: true
                width: Math.min(implicitWidth, Theme.px(320) - 28)
                wrapMode: Text.WordWrap
            }
            RuleLink {
                id: link
                visible: (tools.rule.ruleNumber ?? "") !== ""
                rule: tools.rule.rule ?? ""
                number: tools.rule.ruleNumber ?? ""
                text: tools.rule.ruleTitle ?? ""
                size: 14
                width: Math.min(implicitWidth, parent.width)
                activeFocusOnTab: tools.telling
                onOpened: rule => tools.ruleAsked(rule)
            }
        }
    }
}
