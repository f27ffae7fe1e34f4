// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A button the game offers. One that is not possible now answers with why not.
Btn {
    id: button

    required property InputController input
    required property TableParts parts
    required property var row
    property bool dense: false
    // Something over the table speaks: gold is not for this button now.
    property bool resting: false
    // Enter, wherever the keyboard is, means the gold button.
    property bool hearsEnter: true
    // Alone it shows its frame, so that it does not look like a label.
    property bool alone: false
    // The row is null for a moment while its button goes away.
    readonly property string target: row?.target ?? ""
    readonly property string shortcut: row?.shortcut ?? ""
    // Of several that differ only in their number, each shows only its number beside its picture.
    readonly property string brief: row?.brief ?? ""
    // Means it always, whether it is the gold one now or not, as long as it can be read on it.
    readonly property string letter: row?.letter ?? ""
    // Keys are used: letters have room in a dense bar, too, and beside Enter.
    property bool lettered: false
    readonly property bool golden: kind === "primary"
    readonly property string enterCap: golden && hearsEnter ? "\u23CE" : ""
    readonly property string letterCap: lettered || (golden ? enterCap === "" : !dense) ? letter : ""

    // It had the keyboard, and cannot be pressed any more.
    signal emptied

    readonly property bool shown: !parts.isOnBoard(target)
    visible: shown
    text: brief !== "" ? brief : label
    label: row?.text ?? ""
    tip: brief !== "" ? label : ""
    tipAbove: true
    icon: dense && brief === "" && row?.kind === "plain" && text !== "" ? "" : row?.icon ?? ""
    kind: (row?.kind === "primary" && !resting) || (row?.kind === "quiet" && !alone) ? row.kind : "plain"
    key: letterCap + (letterCap !== "" && enterCap !== "" ? " " : "") + enterCap
    size: dense ? 15 : 16
    available: row?.enabled ?? false
    wary: row?.kind === "quiet"
    onClicked: input.activate(target)
    onWhy: input.activate(target)
    onAvailableChanged: if (!available && activeFocus)
        emptied()
    // From the first of them back to where a piece in hand may go.
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backtab && !(nextItemInFocusChain(false) instanceof PromptButton))
            event.accepted = input.carry?.(button, true) ?? false;
    }
    onActiveFocusChanged: {
        input.focused = activeFocus ? target : "";
        input.meant = input.focused;
    }
    // A button that a click has brought under the pointer says nothing until the pointer moves: the question comes first.
    onHoveredChanged: input.hover(target, hovered && !input.lately)
    onPointed: input.hover(target, hovered)
    Component.onDestruction: if (input)
        input.hover(target, false)
    Target.name: target
}
