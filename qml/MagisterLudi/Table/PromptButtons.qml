// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The buttons of the prompt bar: those the game offers, those of the walk between the rounds, and the way back to the
// score. They know which one is gold and which key means which.
Flow {
    id: buttons

    required property InputController input
    required property TableParts parts
    // What happens between the rounds is told by it; null for none.
    property RoundWalk walk: null
    property bool dense: false
    // Something over the table speaks: no button is gold, and Enter is not taken.
    property bool resting: false
    // Whether Enter is the gold button now.
    property bool hearsEnter: true
    // The score of a finished game lies aside: only the way back to it stands here.
    property bool scoreAside: false
    // How much of the bar they may take.
    property real room: 0
    readonly property real natural: measure(list.count + list.revision)
    // Some stand on the board.
    readonly property int shown: countShown(list.count + list.revision)
    // What spends a turn does not stand where the gold button was pressed a moment ago.
    readonly property real kept: apartAlone(list.count + list.revision) ? Math.min(Theme.px(buttons.dense ? 150 : 190), Math.max(0, room - natural)) : 0

    signal scoreAsked
    // What had the keyboard here cannot be pressed any more, and nothing else can be.
    signal emptied

    // The deed of a key that belongs to one of the buttons; false if there is none.
    function press(event: var): bool {
        if (scoreAside && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            scoreAsked();
            return true;
        }
        const enter = (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !resting;
        for (let i = 0; i < list.count; ++i) {
            const button = list.itemAt(i) as PromptButton;
            if (!button || !button.visible)
                continue;
            const wanted = button.shortcut.toLowerCase();
            const letter = event.text !== "" && [wanted, button.letter.toLowerCase()].includes(event.text.toLowerCase());
            if ((enter && (wanted === "enter" || wanted === "return" || wanted === "\u23CE")) || letter) {
                button.act();
                return true;
            }
        }
        return false;
    }

    // The gold button, which always stands last; null while there is none that can be pressed.
    function gold(): PromptButton {
        const last = list.itemAt(list.count - 1) as PromptButton;
        return last && last.kind === "primary" && last.available ? last : null;
    }

    // To the gold button, else to one that can be pressed.
    function enter() {
        if (scoreAside) {
            score.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        if (gold()) {
            gold().forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        for (let i = 0; i < list.count; ++i) {
            const button = list.itemAt(i) as PromptButton;
            if (button && button.visible && button.available) {
                button.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
        emptied();
    }

    // Unless somebody else has taken the keyboard meanwhile.
    function enterGold() {
        let held = false;
        for (let i = 0; i < list.count; ++i)
            held = held || (list.itemAt(i)?.activeFocus ?? false);
        if (held && gold())
            gold().forceActiveFocus(Qt.TabFocusReason);
        else if (held)
            emptied();
    }

    function measure(revision: int): real {
        let sum = 0;
        for (let i = 0; i < list.count; ++i) {
            const button = list.itemAt(i) as PromptButton;
            if (button && button.shown)
                sum += button.implicitWidth + spacing;
        }
        for (const extra of [hold, skip])
            sum += extra.visible ? extra.implicitWidth + spacing : 0;
        return buttons.scoreAside ? score.implicitWidth : Math.max(0, sum - spacing);
    }

    function countShown(revision: int): int {
        let sum = 0;
        for (let i = 0; i < list.count; ++i)
            sum += (list.itemAt(i) as PromptButton)?.visible ? 1 : 0;
        return sum;
    }

    // Whether such a button is on offer and nothing is gold.
    function apartAlone(revision: int): bool {
        let apart = false;
        for (let i = 0; i < list.count; ++i) {
            const button = list.itemAt(i) as PromptButton;
            if (button?.row?.kind === "primary")
                return false;
            apart = apart || (button !== null && buttons.parts.standsApart(button.target));
        }
        return apart;
    }

    spacing: 8
    layoutDirection: Qt.LeftToRight
    width: Math.ceil(Math.min(natural, room))

    // The other buttons follow in the same breath.
    Timer {
        id: soon
        interval: 0
        onTriggered: buttons.enterGold()
    }
    Btn {
        id: hold
        visible: buttons.walk?.telling ?? false
        icon: buttons.walk?.paused ? "ui-play" : "ui-pause"
        label: buttons.walk?.paused ? buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Continue")) : buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Pause here"))
        text: buttons.dense ? "" : label
        size: buttons.dense ? 15 : 16
        Target.name: visible ? "button:hold" : ""
        onClicked: buttons.walk.paused = !buttons.walk.paused
    }
    Btn {
        id: skip
        visible: hold.visible
        icon: "ui-skip"
        label: buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Skip to the next turn"))
        text: buttons.dense ? "" : label
        size: buttons.dense ? 15 : 16
        Target.name: visible ? "button:skip" : ""
        onClicked: buttons.walk.skip()
    }
    Btn {
        id: score
        visible: buttons.scoreAside
        kind: "primary"
        text: buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Back to the score"))
        key: "\u23CE"
        size: buttons.dense ? 15 : 16
        Target.name: visible ? "button:score" : ""
        onClicked: buttons.scoreAsked()
    }
    Repeater {
        id: list
        property int revision: 0
        model: buttons.input.table?.buttons ?? null
        onItemAdded: revision += 1
        onItemRemoved: revision += 1

        PromptButton {
            required property var model
            input: buttons.input
            parts: buttons.parts
            resting: buttons.resting
            row: model
            hearsEnter: buttons.hearsEnter
            alone: buttons.shown === 1
            dense: buttons.dense
            // Enter is what the gold button says.
            onEmptied: soon.restart()
        }
    }
}
