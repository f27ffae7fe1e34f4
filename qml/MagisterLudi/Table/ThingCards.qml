// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The card of the thing at which the pointer rests, or of the one that has the focus when a key asks for it. How soon it
// comes by itself follows from how much whoever plays wants explained.
Item {
    id: cards

    required property TableState shared
    required property TableParts parts
    // Where a card may lie, and how much of the right of the page something of the program's covers, px.
    required property rect room
    property real covered: 0
    required property InputController input
    readonly property Table table: input.table
    // What may be opened over the page, and whether something of it is.
    property list<Overlay> covers
    readonly property bool covering: {
        for (let i = 0; i < covers.length; ++i) {
            if (covers[i].open)
                return true;
        }
        return false;
    }
    // Something lies over the board that is to be read first.
    readonly property bool blocked: shared.veiled || shared.scored || shared.walking || shared.curtained || covering
                                    || (table?.variants.count ?? 0) > 0 || !!table?.refusal.active
    property Item log: null
    // A tip stands beside that thing, and tells what matters of it.
    property string tipped
    // The thing whose card is shown; empty for none.
    property string shown
    // What a click there would mean.
    property string meant
    // A click that nothing else took has asked for it: then it says, too, that there is nothing to do there, and what is asked.
    property bool clicked: false
    // A key has asked for it: it follows the focus, and stays until it is asked away.
    property bool asked: false
    // Whether somebody knows by now how to come from a thing to its rule.
    property bool known: false
    readonly property var told: shown !== "" && !blocked && (asked || tipped === "" || parts.wholeOf(shown) !== parts.wholeOf(tipped)) ? answered(ask(shown, meant, input.revision, table?.spoken ?? "")) : null
    readonly property rect thing: told ? united(Targets.rect(parts.wholeOf(shown), cards), Targets.rect(shown, cards)) : Qt.rect(0, 0, 0, 0)

    function ask(target: string, click: string, revision: int, language: string): var {
        const card = table?.cardOf(target, click);
        return card && card.name ? card : null;
    }
    function answered(card: var): var {
        if (!card || !clicked || card.now || card.refused)
            return card;
        const why = input.say("ThingCards", QT_TRANSLATE_NOOP("ThingCards", "There is nothing to do here now. %1")).arg(table.prompt.sentence ?? "");
        return Object.assign({}, card, { refused: why.trim() });
    }
    function united(a: rect, b: rect): rect {
        const x = Math.min(a.x, b.x);
        const y = Math.min(a.y, b.y);
        return Qt.rect(x, y, Math.max(a.x + a.width, b.x + b.width) - x, Math.max(a.y + a.height, b.y + b.height) - y);
    }
    function hide() {
        shown = "";
        meant = "";
        asked = false;
        clicked = false;
    }
    // Grounds on which everything lies are told only when a key asks.
    function isGround(target: string): bool {
        if (/^(board|bar|prompt|steps|seat:[0-9]+)$/.test(target) || parts.isGround(target))
            return true;
        const box = Targets.rect(target, cards);
        return box.width * box.height > 0.2 * width * height;
    }
    function isCovered(x: real, y: real): bool {
        const shut = item => item && item.visible && x >= item.x && x <= item.x + item.width && y >= item.y && y <= item.y + item.height;
        return blocked || x > width - covered || shut(log);
    }
    function pointAt(x: real, y: real) {
        const target = isCovered(x, y) ? "" : input.thingAt(x, y, cards);
        asked = false;
        clicked = false;
        meant = input.hovered;
        shown = target === "" || isGround(target) ? "" : target;
    }
    // The answer to a click on what cannot be played with.
    function answerAt(x: real, y: real) {
        pointAt(x, y);
        clicked = shown !== "";
    }
    // The card of what has the focus; away again when it is there.
    function toggle() {
        if (asked) {
            hide();
            return;
        }
        follow();
        asked = shown !== "";
        if (told)
            shared.tell(spoken());
    }
    function follow() {
        const item = Window.activeFocusItem;
        const target = input.focused !== "" ? input.focused : item ? input.thingOf(item) : "";
        meant = input.meant;
        shown = target !== "" && ask(target, meant, 0, "") ? target : "prompt";
    }
    function spoken(): string {
        return input.describe(shown, meant);
    }

    onBlockedChanged: if (blocked)
        hide()

    PointerRest {
        item: cards.parent
        // Whoever wants nothing explained asks by key.
        enabled: cards.input.help !== "none"
        delay: cards.input.help === "full" ? 650 : 1300
        onRested: (x, y) => cards.pointAt(x, y)
        onMoved: (x, y) => {
            if (!cards.asked && cards.shown !== "" && cards.input.thingAt(x, y, cards) !== cards.shown)
                cards.hide();
        }
        onLeft: if (!cards.asked)
            cards.hide()
    }
    Connections {
        target: cards.input
        function onFocusedChanged() {
            if (cards.asked && cards.input.focused !== "") {
                cards.follow();
                cards.shared.tell(cards.spoken());
            }
        }
        function onActed() {
            if (!cards.asked)
                cards.hide();
        }
        function onExplained() {
            cards.known = true;
            cards.hide();
        }
    }
    Repeater {
        model: cards.told ? 1 : 0
        ThingCard {
            told: cards.told ?? ({})
            thing: cards.thing
            room: cards.room
            keep: cards.input.around(cards.shown, cards, cards.input.revision)
            hint: cards.known ? "" : cards.input.say("ThingCards", QT_TRANSLATE_NOOP("ThingCards", "Right-click anything on the table to open its rule, or press ? for the focused item."))
        }
    }
}
