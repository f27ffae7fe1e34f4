// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The buttons of the prompt bar: those the game offers, those of the walk between the rounds, and the way back to the
// score. They know which one is gold and which key means which. Those that only differ in their number are equally wide.
// What does not fit into one row stands in several, the last of which ends with the gold button; buttons with numbers have
// rows of their own above it then. Rows end at the right, so that a button stays where it was when another goes.
Item {
    id: buttons

    required property InputController input
    required property TableParts parts
    // What happens between the rounds is told by it; null for none.
    property RoundWalk walk: null
    property bool dense: false
    // Keys are used: every letter is shown.
    property bool lettered: false
    // Something over the table speaks: no button is gold, and Enter is not taken.
    property bool resting: false
    // Whether Enter is the gold button now.
    property bool hearsEnter: true
    // The score of a finished game lies aside: only the way back to it stands here.
    property bool scoreAside: false
    // How much of the bar they may take.
    property real room: 0
    readonly property var sizes: measure(list.count + list.revision)
    readonly property real natural: Math.max(0, widest([sizes]))
    readonly property int spacing: 8
    // More room before buttons with numbers, so that what stands there is not taken for one of them.
    readonly property int apartness: dense ? 12 : 20
    // No room for the words of what holds and skips the walk between the rounds.
    readonly property bool brief: dense && room < Theme.px(620)
    // As many rows as there were since this was first asked in these words: the table does not grow and shrink with every
    // button that goes.
    readonly property int needed: rowsOf(sizes, natural > room).length
    readonly property string asked: (input.table?.prompt.seat ?? 0) + "/" + (input.table?.prompt.rule ?? "") + "/" + (input.table?.prompt.sentence ?? "")
    property int held: 1
    readonly property bool several: Math.max(needed, held) > 1
    readonly property var places: placesOf(rowsOf(sizes, several), Math.max(needed, held))
    readonly property real rowHeight: sizes.reduce((most, each) => Math.max(most, each.button.implicitHeight), 0)
    // Some stand on the board.
    readonly property int shown: countShown(list.count + list.revision)

    signal scoreAsked
    // What had the keyboard here cannot be pressed any more, and nothing else can be.
    signal emptied

    // The deed of a key that belongs to one of the buttons; false if there is none. A letter is heard where it is shown.
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
            const letter = button.letterCap !== "" && event.text.toLowerCase() === button.letterCap.toLowerCase();
            if ((enter && button.shortcut === "Enter") || letter) {
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

    // To the gold button, else to one that can be pressed; to a quiet one, which gives something up, only where there is no
    // other.
    function enter() {
        if (scoreAside) {
            score.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        const first = enterable();
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
        else
            emptied();
    }
    // Null where nothing can be pressed.
    function enterable(): PromptButton {
        if (gold())
            return gold();
        const open = [];
        for (let i = 0; i < list.count; ++i) {
            const button = list.itemAt(i) as PromptButton;
            if (button && button.visible && button.available)
                open.push(button);
        }
        return open.find(button => button.row?.kind !== "quiet") ?? open[0] ?? null;
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

    // What stands here, in order: {button, width, group, lead}; the group of buttons with numbers is what they have in common,
    // lead the room before it beside another one.
    function measure(revision: int): var {
        const all = [];
        for (const extra of [hold, skip, score])
            if (extra.visible)
                all.push({ button: extra, width: extra.implicitWidth, group: "" });
        for (let i = 0; i < list.count && !scoreAside; ++i) {
            const button = list.itemAt(i) as PromptButton;
            if (button?.shown)
                all.push({ button: button, width: button.implicitWidth, group: button.row?.kind !== "primary" && /-\d+$/.test(button.target) ? button.target.replace(/-\d+$/, "") : "" });
        }
        for (const each of all)
            if (each.group !== "")
                each.width = all.reduce((most, other) => other.group === each.group ? Math.max(most, other.button.implicitWidth) : most, 0);
        all.forEach((each, i) => each.lead = spacing + (each.group !== "" && all[i - 1]?.group !== each.group ? apartness : 0));
        return all;
    }

    // From the last row up, each filled from its end; those with numbers above the others.
    function rowsOf(all: var, several: bool): var {
        if (!several)
            return [all];
        const rows = [[]];
        let taken = 0;
        for (const each of [...all.filter(one => one.group !== ""), ...all.filter(one => one.group === "")].reverse()) {
            const apart = rows[0].length > 0 && rows[0][0].group !== each.group;
            if (rows[0].length > 0 && (taken + each.width > room || apart)) {
                rows.unshift([]);
                taken = 0;
            }
            rows[0].unshift(each);
            taken += each.width + spacing;
        }
        return rows;
    }

    function widest(rows: var): real {
        return rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
    }
    function widthOf(row: var): real {
        return row.reduce((sum, each) => sum + each.lead + each.width, row.length > 0 ? -row[0].lead : -spacing);
    }

    // Rows from below, each to the right: [{button, x, y, width, slot}]; slot: which row from below, which button from its end.
    function placesOf(rows: var, count: int): var {
        const places = [];
        for (let i = 0; i < rows.length; ++i) {
            let x = Math.floor(width - widthOf(rows[i])) - (rows[i][0]?.lead ?? 0);
            for (const each of rows[i]) {
                x += each.lead;
                places.push({ button: each.button, x: x, y: (count - rows.length + i) * (rowHeight + spacing), width: each.width,
                              slot: (rows.length - i) + "." + (rows[i].length - rows[i].indexOf(each)) });
                x += each.width;
            }
        }
        return places;
    }
    function placeOf(button: Item): var {
        return places.find(place => place.button === button) ?? { x: 0, y: 0, width: button.implicitWidth, slot: "" };
    }

    function countShown(revision: int): int {
        let sum = 0;
        for (let i = 0; i < list.count; ++i)
            sum += (list.itemAt(i) as PromptButton)?.visible ? 1 : 0;
        return sum;
    }

    width: Math.ceil(Math.min(room, several ? widest(rowsOf(sizes, true)) : natural))
    height: Math.max(needed, held) * (rowHeight + spacing) - spacing
    onNeededChanged: held = Math.max(held, needed)
    onAskedChanged: anew.restart()

    // The buttons of the new question come in the same breath.
    Timer {
        id: anew
        interval: 0
        onTriggered: buttons.held = buttons.needed
    }
    // The other buttons follow in the same breath.
    Timer {
        id: soon
        interval: 0
        onTriggered: buttons.enterGold()
    }
    Btn {
        id: hold
        readonly property var place: buttons.placeOf(hold)
        x: place.x
        y: place.y
        visible: buttons.walk?.telling ?? false
        icon: buttons.walk?.paused ? "ui-play" : "ui-pause"
        label: buttons.walk?.paused ? buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Continue")) : buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Pause here"))
        text: buttons.brief ? "" : label
        size: buttons.dense ? 15 : 16
        Target.name: visible ? "button:hold" : ""
        onClicked: buttons.walk.paused = !buttons.walk.paused
    }
    Btn {
        id: skip
        readonly property var place: buttons.placeOf(skip)
        x: place.x
        y: place.y
        visible: hold.visible
        icon: "ui-skip"
        label: buttons.input.say("PromptBar", QT_TRANSLATE_NOOP("PromptBar", "Skip to the next turn"))
        text: buttons.brief ? "" : label
        size: buttons.dense ? 15 : 16
        Target.name: visible ? "button:skip" : ""
        onClicked: buttons.walk.skip()
    }
    Btn {
        id: score
        readonly property var place: buttons.placeOf(score)
        x: place.x
        y: place.y
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
            id: offered
            required property var model
            readonly property var place: buttons.placeOf(offered)
            x: place.x
            y: place.y
            width: place.width
            // One that has moved under a resting pointer, to where another stood, takes no press for a moment either.
            meaning: place.slot
            input: buttons.input
            parts: buttons.parts
            resting: buttons.resting
            row: model
            hearsEnter: buttons.hearsEnter
            alone: buttons.shown === 1
            lettered: buttons.lettered
            dense: buttons.dense
            // Enter is what the gold button says.
            onEmptied: soon.restart()
        }
    }
}
