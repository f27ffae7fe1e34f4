// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The card of the thing at which the pointer rests, or of the one that has the focus when a key asks for it. How soon it
// comes by itself follows from how much whoever plays wants explained.
Item {
    id: cards

    // The TablePage.
    required property var page
    required property Hand hand
    readonly property var table: hand.table
    // What may be opened over the page.
    property var covers: []
    // Something lies over the board that is to be read first.
    readonly property bool blocked: page.veiled || page.scored || page.walking || (page.handOver === "curtain" && !!page.handed) || covers.some(cover => cover.open ?? cover.visible)
                                    || (table.variants?.count ?? 0) > 0 || !!table.refusal?.active
    property Item log: null
    // The thing whose card is shown; empty for none.
    property string shown
    // What a click there would mean.
    property string meant
    // A key has asked for it: it follows the focus, and stays until it is asked away.
    property bool asked: false
    // Whether somebody knows by now how to come from a thing to its rule.
    property bool known: false
    readonly property var told: shown !== "" && !blocked ? ask(shown, meant, hand.revision, table.spoken ?? "") : null
    readonly property rect thing: told ? united(Targets.rect(whole(shown), page), Targets.rect(shown, page)) : Qt.rect(0, 0, 0, 0)

    function ask(target: string, click: string, revision: int, language: string): var {
        const card = typeof table.cardOf === "function" ? table.cardOf(target, click) : null;
        return card && card.name ? card : null;
    }
    // Beside a part of a hex its card would cover the rest of it.
    function whole(target: string): string {
        return /^(hex|port|dock|exp):/.test(target) ? target.replace(/\/.*/, "") : target;
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
    }
    // Grounds on which everything lies are told only when a key asks.
    function isGround(target: string): bool {
        if (/^(board|bar|prompt|steps|seat:[0-9]+(\/estate)?)$/.test(target))
            return true;
        const box = Targets.rect(target, page);
        return box.width * box.height > 0.2 * page.width * page.height;
    }
    function isCovered(x: real, y: real): bool {
        const shut = item => item && item.visible && x >= item.x && x <= item.x + item.width && y >= item.y && y <= item.y + item.height;
        return blocked || x > page.width - page.covered || shut(log);
    }
    function pointAt(x: real, y: real) {
        const target = isCovered(x, y) ? "" : hand.thingAt(x, y, page);
        asked = false;
        meant = hand.hovered;
        shown = target === "" || isGround(target) ? "" : target;
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
            page.status = spoken();
    }
    function follow() {
        const item = Window.activeFocusItem;
        const target = hand.focused !== "" ? hand.focused : item ? hand.thingOf(item) : "";
        meant = hand.meant;
        shown = target !== "" && ask(target, meant, 0, "") ? target : "prompt";
    }
    function spoken(): string {
        return hand.describe(shown, meant);
    }

    onBlockedChanged: if (blocked)
        hide()

    PointerRest {
        item: cards.page
        // Whoever wants nothing explained asks by key.
        enabled: cards.hand.help !== "none"
        delay: cards.hand.help === "full" ? 650 : 1300
        onRested: (x, y) => cards.pointAt(x, y)
        onMoved: (x, y) => {
            if (!cards.asked && cards.shown !== "" && cards.hand.thingAt(x, y, cards.page) !== cards.shown)
                cards.hide();
        }
        onLeft: if (!cards.asked)
            cards.hide()
    }
    Connections {
        target: cards.hand
        function onFocusedChanged() {
            if (cards.asked && cards.hand.focused !== "") {
                cards.follow();
                cards.page.status = cards.spoken();
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
            room: Qt.rect(8, cards.page.barRoom + 4, cards.page.width - 16 - cards.page.covered, cards.page.foot - cards.page.barRoom - 8)
            hint: cards.known ? "" : cards.hand.say("ThingCards", QT_TRANSLATE_NOOP("ThingCards", "Right-click anything on the table to open its rule, or press ? for the focused item."))
        }
    }
}
