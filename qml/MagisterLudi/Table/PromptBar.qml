// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The only place that asks: whose turn, which step, one sentence, the buttons. A refusal is echoed here.
Item {
    id: bar

    required property InputController input
    required property TableParts parts
    property bool dense: false
    readonly property Table table: input.table
    readonly property var prompt: table?.prompt ?? ({})
    // A word about the table instead of the question: {what, rule, ruleNumber}, or null.
    property var told: null
    // The open refusal, or why the thing that has keyboard focus cannot be used.
    readonly property var refusal: table?.refusal.active ? table.refusal : input.whyNot ?? told
    readonly property bool refusing: !!refusal && !(resting && refusal !== told)
    // Something over the table speaks: no button is gold here, Enter is not taken, and nothing scolds.
    property bool resting: false
    // Whether Enter is the gold button now: not while it is what the thing reached by keys, or another button, does.
    readonly property bool hearsEnter: !resting && !takesEnter(Window.activeFocusItem)
    // Large letters: the sentence above, the buttons below it.
    readonly property bool stacked: Theme.textScale > 1.3
    readonly property int lines: Math.max(1, Math.round(buttons.height / Theme.px(46)))

    // What happens between the rounds is told by it; null for none.
    property RoundWalk walk: null
    readonly property bool between: !!prompt.told
    // The score of a finished game lies aside: from here one comes back to it.
    property bool scoreAside: false

    signal ruleAsked(string rule)
    signal scoreAsked
    // What had the keyboard here cannot be pressed any more, and nothing else can be.
    signal emptied

    function takesEnter(item: Item): bool {
        if (item instanceof Spot)
            return item.keepsEnter;
        if (item instanceof Pressable)
            return (item as PromptButton)?.kind !== "primary";
        return item instanceof TextInput || item instanceof TextEdit;
    }
    // What a click would do is told beside the question. Where room is short, who plays and which step it is can wait.
    readonly property bool previewing: !refusing && input.preview !== null
    readonly property bool aside: previewing && (dense || Theme.textScale > 1.15 || Theme.stretch > 1.2)
    // The room of the question while nothing stands beside it.
    readonly property real alone: Math.max(60, (stacked ? width : buttons.x) - 12 - divider.x - (dense ? 11 : 19))

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
            bar.emptied();
    }

    implicitHeight: stacked ? Math.max(66, (refusing ? refused.wanted : Math.max(Theme.px(26), whole.implicitHeight)) + 24 + (buttons.natural > 2 ? buttons.height + 8 : 0))
                            : Math.max(dense ? 58 : 66, buttons.height + 18, Theme.px(dense ? 46 : 50), smallest.implicitHeight + 12)
    Target.name: "prompt"

    // The other buttons follow in the same breath.
    Timer {
        id: soon
        interval: 0
        onTriggered: bar.enterGold()
    }
    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.gold
    }
    Rectangle {
        width: 8
        height: parent.height - 2
        x: 1
        y: 1
        radius: 4
        color: bar.between ? Theme.edge : Theme.seatColor(bar.prompt.tincture ?? "")
    }
    Ico {
        id: shield
        // Between the rounds nobody decides anything.
        name: bar.between ? "hourglass" : bar.prompt.tincture ? "shield-" + bar.prompt.tincture : ""
        size: bar.dense ? 38 : 46
        x: 18
        anchors.verticalCenter: parent.verticalCenter
    }
    ReadText {
        id: who
        opacity: bar.aside ? 0 : 1
        words: bar.between ? bar.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Between rounds")) : bar.prompt.name ?? ""
        title: true
        size: bar.dense ? 19 : 21
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        // The whole name where the sentence has room enough beside it.
        width: Math.min(implicitWidth, bar.between ? bar.width / 3 : bar.dense ? Math.max(110, Math.min(170, bar.width - buttons.natural - 820)) : 260)
        anchors.left: shield.right
        anchors.leftMargin: 8
        anchors.verticalCenter: parent.verticalCenter
    }
    TurnSteps {
        id: steps
        opacity: bar.aside ? 0 : 1
        input: bar.input
        names: bar.parts.stepNames
        now: bar.prompt.step ?? 0
        compact: bar.dense || Theme.textScale > 1.15 || Theme.stretch > 1.2
        anchors.left: who.right
        anchors.leftMargin: bar.dense ? 10 : 20
        anchors.verticalCenter: parent.verticalCenter
    }
    Rectangle {
        id: divider
        opacity: bar.aside ? 0 : 1
        width: 1
        height: parent.height - 24
        color: Theme.hairline
        anchors.left: steps.visible ? steps.right : who.right
        anchors.leftMargin: bar.dense ? 8 : 16
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        id: sentence
        visible: !bar.refusing
        text: bar.prompt.progress ? (bar.prompt.sentence ?? "") + "  \u00B7  " + bar.prompt.progress : bar.prompt.sentence ?? ""
        size: bar.dense ? 17 : 20
        bold: true
        wrapMode: Text.WordWrap
        maximumLineCount: 6
        lineHeight: 0.92
        fontSizeMode: Text.Fit
        minimumPixelSize: bar.previewing ? 12 : 14
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        anchors {
            left: bar.aside ? shield.right : divider.right
            leftMargin: bar.dense || bar.previewing ? 10 : 18
            right: bar.previewing ? preview.left : bar.stacked ? parent.right : buttons.left
            rightMargin: 12
            top: parent.top
            topMargin: 5
            bottom: bar.stacked && buttons.natural > 2 ? buttons.top : parent.bottom
            bottomMargin: 5
        }
        Accessible.role: Accessible.StaticText
    }
    // The sentence in its smallest letters: the bar is as high as that takes.
    UiText {
        id: smallest
        opacity: 0
        text: sentence.text
        size: 14
        font.family: sentence.font.family
        font.pixelSize: 14
        bold: true
        wrapMode: Text.WordWrap
        lineHeight: 0.92
        width: bar.alone
        Accessible.ignored: true
    }
    // As high as the sentence would be with all the room: the bar does not grow and shrink with the pointer.
    UiText {
        id: whole
        opacity: 0
        text: sentence.text
        size: sentence.size
        bold: true
        wrapMode: Text.WordWrap
        lineHeight: 0.92
        maximumLineCount: 6
        width: bar.alone
        Accessible.ignored: true
    }
    // Beside the question, which stays.
    PreviewLine {
        id: preview
        visible: bar.previewing
        told: bar.input.preview
        dense: bar.dense
        z: 1
        width: Math.round((buttons.x - (bar.aside ? shield.x + shield.width : divider.x)) * 0.56)
        anchors {
            right: buttons.left
            rightMargin: 12
            top: parent.top
            topMargin: 5
            bottom: parent.bottom
            bottomMargin: 6
        }
        onRuleAsked: rule => bar.ruleAsked(rule)
    }
    PromptRefusal {
        id: refused
        visible: bar.refusing
        what: bar.refusing ? bar.refusal.what : ""
        rule: bar.refusing ? bar.refusal.rule : ""
        ruleNumber: bar.refusing ? bar.refusal.ruleNumber : ""
        aside: bar.refusal === bar.told
        dense: bar.dense
        lines: bar.stacked ? 4 : 2
        anchors {
            left: divider.right
            leftMargin: 10
            right: bar.stacked ? parent.right : buttons.left
            rightMargin: 12
            top: parent.top
            topMargin: 8
            bottom: bar.stacked && buttons.natural > 2 ? buttons.top : parent.bottom
            bottomMargin: 8
        }
        onRuleAsked: rule => bar.ruleAsked(rule)
    }
    Flow {
        id: buttons
        readonly property real natural: measure(list.count + list.revision)
        // Some stand on the board.
        readonly property int shown: countShown(list.count + list.revision)
        readonly property real room: bar.stacked ? bar.width - 40 : bar.width - divider.x - (bar.dense ? 300 : 420)
        // What spends a turn does not stand where the gold button was pressed a moment ago.
        readonly property real kept: apartAlone(list.count + list.revision) ? Math.min(Theme.px(bar.dense ? 150 : 190), Math.max(0, room - natural)) : 0
        spacing: 8
        layoutDirection: Qt.LeftToRight
        width: Math.ceil(Math.min(natural, room))
        anchors.right: parent.right
        anchors.rightMargin: 14 + kept
        y: bar.stacked ? bar.height - height - 11 : (bar.height - height) / 2 - 1

        function measure(revision: int): real {
            let sum = 0;
            for (let i = 0; i < list.count; ++i) {
                const button = list.itemAt(i) as PromptButton;
                if (button && button.shown)
                    sum += button.implicitWidth + spacing;
            }
            for (const extra of [hold, skip])
                sum += extra.visible ? extra.implicitWidth + spacing : 0;
            return bar.scoreAside ? score.implicitWidth : Math.max(0, sum - spacing);
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
                apart = apart || (button !== null && bar.parts.standsApart(button.target));
            }
            return apart;
        }

        Btn {
            id: hold
            visible: bar.walk?.telling ?? false
            icon: bar.walk?.paused ? "ui-play" : "ui-pause"
            label: bar.walk?.paused ? bar.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Continue")) : bar.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Pause here"))
            text: bar.dense ? "" : label
            size: bar.dense ? 15 : 16
            Target.name: visible ? "button:hold" : ""
            onClicked: bar.walk.paused = !bar.walk.paused
        }
        Btn {
            id: skip
            visible: hold.visible
            icon: "ui-skip"
            label: bar.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Skip to the next turn"))
            text: bar.dense ? "" : label
            size: bar.dense ? 15 : 16
            Target.name: visible ? "button:skip" : ""
            onClicked: bar.walk.skip()
        }
        Btn {
            id: score
            visible: bar.scoreAside
            kind: "primary"
            text: bar.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Back to the score"))
            key: "\u23CE"
            size: bar.dense ? 15 : 16
            Target.name: visible ? "button:score" : ""
            onClicked: bar.scoreAsked()
        }
        Repeater {
            id: list
            property int revision: 0
            model: bar.table?.buttons ?? null
            onItemAdded: revision += 1
            onItemRemoved: revision += 1

            PromptButton {
                required property var model
                input: bar.input
                parts: bar.parts
                resting: bar.resting
                row: model
                hearsEnter: bar.hearsEnter
                alone: buttons.shown === 1
                dense: bar.dense
                // Enter is what the gold button says.
                onEmptied: soon.restart()
            }
        }
    }
}
