// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The only place that asks: whose turn, which step, one sentence, the buttons. A refusal is echoed here.
Item {
    id: bar

    readonly property bool arrowKeys: true
    required property InputController input
    required property TableParts parts
    property bool dense: false
    // Keys are used: every letter is shown.
    property bool lettered: false
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
    // Where the question ends: above the buttons, or at the foot of the bar.
    readonly property bool buttoned: stacked && buttons.natural > 2
    readonly property real upper: buttoned ? height - 11 - lower : height
    // The room of a preview of large letters, kept while there is none: the bar does not grow and shrink with the pointer.
    readonly property real foretold: Math.min(Theme.px(56), 96)
    readonly property real lower: Math.max(buttons.height, foretold - 5)

    // What happens between the rounds is told by it; null for none.
    property RoundWalk walk: null
    // What leads back to the rule of which the bar tells; null while it tells of none.
    readonly property Item way: refusing && refusal === told ? refused.way : null
    readonly property bool between: !!prompt.told
    // The score of a finished game lies aside: from here one comes back to it.
    property bool scoreAside: false

    signal ruleAsked(string rule)
    signal scoreAsked
    // What had the keyboard here cannot be pressed any more, and nothing else can be.
    signal emptied

    function takesEnter(item: Item): bool {
        if (item instanceof Spot)
            return (item as Spot).keepsEnter();
        if (item instanceof Pressable)
            return (item as PromptButton)?.kind !== "primary";
        return item instanceof TextInput || item instanceof TextEdit;
    }
    // What a click would do is told beside the question. Where room is short, who plays and which step it is can wait.
    readonly property bool previewing: !refusing && input.preview !== null
    readonly property bool aside: previewing && !beneath && (dense || cramped || Theme.textScale > 1.15 || Theme.stretch > 1.2)
    // The question would be cut beside it.
    readonly property bool cramped: needed + 34 > 0.5 * (buttons.x - divider.x)
    // With large letters it stands below the question, where the buttons leave room, or else in its place.
    readonly property bool beneath: previewing && buttoned && buttons.x - 30 >= 0.45 * width
    readonly property bool instead: previewing && buttoned && !beneath
    // How wide the question is in its smallest letters, in as many lines as the bar has room for.
    readonly property real needed: 1.15 * tightest.advanceWidth / Math.max(1, Math.floor((upper - 10) / (sentence.lineHeight * tightest.height))) + 10
    // The room of the question while nothing stands beside it.
    readonly property real alone: Math.max(60, (stacked ? width : buttons.x) - 12 - divider.x - (dense ? 11 : 19))

    // The deed of a key that belongs to one of the buttons; false if there is none.
    function press(event: var): bool {
        return buttons.press(event);
    }
    // Whether a gold button can be pressed.
    function hasGold(): bool {
        return buttons.gold() !== null;
    }
    // Whether anything here can be pressed.
    function canEnter(): bool {
        return buttons.enterable() !== null;
    }
    // To the gold button, else to one that can be pressed.
    function enter() {
        buttons.enter();
    }

    implicitHeight: stacked ? Math.max(foretold + 11, (refusing ? refused.wanted : Math.max(Theme.px(26), whole.implicitHeight)) + 24 + (buttoned ? lower + 8 : 0))
                            : Math.max(dense ? 58 : 66, buttons.height + 18, Theme.px(dense ? 46 : 50), smallest.implicitHeight + 12)
    Target.name: "prompt"

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
        y: (bar.upper - height) / 2
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
        width: Math.min(implicitWidth, bar.between ? bar.width / 3 : bar.stacked ? bar.width / 5 : bar.dense ? Math.max(110, Math.min(170, bar.width - buttons.natural - 820)) : 260)
        anchors.left: shield.right
        anchors.leftMargin: 8
        y: (bar.upper - height) / 2
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
        y: (bar.upper - height) / 2
    }
    Rectangle {
        id: divider
        opacity: bar.aside ? 0 : 1
        width: 1
        height: bar.upper - 24
        color: Theme.hairline
        anchors.left: steps.visible ? steps.right : who.right
        anchors.leftMargin: bar.dense ? 8 : 16
        y: 12
    }
    UiText {
        id: sentence
        visible: !bar.refusing && !bar.instead
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
            right: bar.previewing && !bar.beneath ? preview.left : bar.stacked ? parent.right : buttons.left
            rightMargin: 12
            top: parent.top
            topMargin: 5
            bottom: parent.bottom
            bottomMargin: bar.height - bar.upper + 5
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
    TextMetrics {
        id: tightest
        font.family: sentence.font.family
        font.bold: true
        font.letterSpacing: sentence.font.letterSpacing
        font.pixelSize: 12
        text: sentence.text
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
        tall: bar.stacked
        z: 1
        // What tells much takes more of the room than the question.
        readonly property real from: bar.aside ? shield.x + shield.width : divider.x
        readonly property real room: buttons.x - from
        readonly property real least: room * (effectWords.length > 110 ? 0.64 : 0.56)
        // As far as that leaves the question, in its smallest letters, uncut.
        readonly property real most: Math.max(room * 0.5, room - 34 - bar.needed)
        width: Math.round(bar.beneath ? buttons.x - 30 : bar.instead ? bar.width - from - 24 : Math.min(most, Math.max(least, Math.min(room * 0.7, wanted))))
        x: Math.round(bar.beneath ? 18 : bar.instead ? from + 12 : buttons.x - 12 - width)
        y: bar.beneath ? bar.upper : 5
        height: bar.beneath ? bar.height - y - 6 : bar.upper - y - 6
        onRuleAsked: rule => bar.ruleAsked(rule)
    }
    PromptRefusal {
        id: refused
        visible: bar.refusing
        what: bar.refusing ? bar.refusal.what : ""
        rule: bar.refusing ? bar.refusal.rule : ""
        ruleNumber: bar.refusing ? bar.refusal.ruleNumber : ""
        aside: bar.refusal === bar.told
        passing: bar.refusing && bar.refusal === bar.input.whyNot
        dense: bar.dense
        lines: bar.stacked ? 4 : 2
        anchors {
            left: divider.right
            leftMargin: 10
            right: bar.stacked ? parent.right : buttons.left
            rightMargin: 12
            top: parent.top
            topMargin: 8
            bottom: parent.bottom
            bottomMargin: bar.height - bar.upper + 8
        }
        onRuleAsked: rule => bar.ruleAsked(rule)
    }
    PromptButtons {
        id: buttons
        input: bar.input
        parts: bar.parts
        walk: bar.walk
        dense: bar.dense
        lettered: bar.lettered
        resting: bar.resting
        hearsEnter: bar.hearsEnter
        scoreAside: bar.scoreAside
        room: bar.stacked ? bar.width - 40 : bar.width - divider.x - (bar.dense ? 300 : 420)
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: bar.stacked ? bar.height - 11 - (bar.buttoned ? (bar.lower + height) / 2 : height) : (bar.height - height) / 2 - 1
        onScoreAsked: bar.scoreAsked()
        onEmptied: bar.emptied()
    }
}
