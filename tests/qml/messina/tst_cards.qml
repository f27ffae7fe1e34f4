// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// The card of a thing: when it comes, where it lies, what it never does.
TestCase {
    id: test

    name: "MessinaCards"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null
    property var cards: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }
    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    function collect(item: var, test: var, found: var): var {
        if (!item.visible)
            return found;
        if (test(item))
            found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            collect(item.children[i], test, found);
        return found;
    }
    function show(table: var, w: int, h: int) {
        Theme.motion = "off";
        mouseMove(test, 1, h + 40 < 1080 ? h + 30 : 1);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        cards = collect(page, item => item instanceof ThingCards, [])[0];
        verify(!!cards);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(50);
    }
    function cleanup() {
        Theme.motion = "normal";
    }
    function card(): var {
        return collect(page, item => item instanceof ThingCard, [])[0] ?? null;
    }
    function middle(name: string): point {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        return Qt.point(box.x + box.width / 2, box.y + box.height / 2);
    }
    function overlap(a: rect, b: rect): bool {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }
    function boxOf(item: var): rect {
        const at = item.mapToItem(page, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    // Every thing on the screen, in several positions and both sizes: its card lies beside it, whole and on the page.
    function test_everyThingOnScreen_data() {
        return [
            { tag: "solo at 1280", players: 1, moves: 40, w: 1280, h: 800 },
            { tag: "two at 1920", players: 2, moves: 0, w: 1920, h: 1080 },
            { tag: "three at 1280", players: 3, moves: 120, w: 1280, h: 800 },
            { tag: "four at 1920", players: 4, moves: 90, w: 1920, h: 1080 }
        ];
    }
    function test_everyThingOnScreen(data) {
        let seen = 0;
        let hidden = 0;
        show(Games.play(data.players, false, data.moves), data.w, data.h);
        for (const name of Targets.names()) {
            const box = Targets.rect(name, page);
            if (box.width <= 0 || !Games.isShown(page.table, name))
                continue;
            cards.shown = name;
            const told = cards.told;
            verify(told !== null && told.name !== "" && told.meaning !== "" && told.ruleTitle !== "", name);
            const face = collect(cards, item => item instanceof ThingCard, [])[0] ?? null;
            if (!face) {
                // Grounds leave no room beside them.
                verify(cards.isGround(name) || box.width > 0.4 * page.width, name + " has a card that does not show");
                ++hidden;
                continue;
            }
            ++seen;
            const at = boxOf(face);
            verify(!overlap(at, box), name + " is covered by its card");
            verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= page.width && at.y + at.height <= page.height, name);
        }
        verify(seen > 130, seen + " seen");
        verify(hidden < 8, hidden + " hidden");
    }

    BesidePlaces {
        id: places
    }
    // Of what else is to be seen a card covers as little as it can: it goes to another side, or along the thing.
    function test_theRestIsSeen_data() {
        const thing = Qt.rect(400, 300, 40, 40);
        return [
            { tag: "nothing else", thing: thing, boxes: [], x: 450, y: 270 },
            { tag: "on the right", thing: thing, boxes: [Qt.rect(460, 300, 40, 40)], x: 290, y: 270 },
            { tag: "on both sides", thing: thing, boxes: [Qt.rect(460, 300, 40, 40), Qt.rect(340, 300, 40, 40)], x: 370, y: 350 },
            { tag: "all around but above", thing: thing, boxes: [Qt.rect(460, 200, 40, 240), Qt.rect(340, 200, 40, 240), Qt.rect(395, 350, 50, 40)], x: 370, y: 190 },
            { tag: "beside its upper half", thing: Qt.rect(400, 200, 40, 200), boxes: [Qt.rect(440, 200, 100, 100), Qt.rect(290, 100, 100, 400)], x: 450, y: 300 }
        ];
    }
    function test_theRestIsSeen(data) {
        const place = places.placeFor(data.thing, Qt.rect(0, 0, 1000, 700), 100, 100, data.boxes);
        compare([place.x, place.y], [data.x, data.y]);
    }
    // Nor does a card beside a thing that reaches out of the room, or lies outside of it: another panel would cut it.
    function test_itStaysInTheRoom_data() {
        return [{ tag: "on the right", thing: Qt.rect(690, 300, 80, 40) }, { tag: "on the left", thing: Qt.rect(-300, 300, 40, 40) },
            { tag: "above", thing: Qt.rect(0, -200, 600, 40) }, { tag: "below", thing: Qt.rect(0, 900, 600, 40) }];
    }
    function test_itStaysInTheRoom(data) {
        const place = places.placeFor(data.thing, Qt.rect(0, 0, 600, 700), 100, 100, []);
        verify(place.x >= 0 && place.y >= 0 && place.x <= 500 && place.y <= 600, JSON.stringify(place));
    }
    function test_noPlaceWhereTheThingWouldBeCovered() {
        compare(places.placeFor(Qt.rect(10, 10, 180, 180), Qt.rect(0, 0, 200, 200), 100, 100, []), null);
    }

    // It comes a moment after the pointer rests, and goes with it.
    function test_itComesAndGoes() {
        show(Games.play(2, false, 0), 1280, 800);
        const at = middle("hex:B2/rat");
        mouseMove(page, at.x, at.y);
        verify(card() === null);
        tryVerify(() => card() !== null, 2000);
        compare(cards.shown, "hex:B2/rat");
        const other = middle("seat:1/coins");
        mouseMove(page, other.x, other.y);
        tryVerify(() => card() === null, 200);
        tryVerify(() => card() !== null, 2000);
        compare(cards.shown, "seat:1/coins");
        // The open sea has none.
        const board = Targets.rect("board", page);
        mouseMove(page, board.x + board.width / 2, board.y + 6);
        wait(900);
        verify(card() === null, cards.shown);
    }

    // Clicks go to what lies below, whether a card lies there or not.
    function test_itTakesNoClick() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        cards.shown = "hex:A1";
        const face = card();
        verify(face !== null && !face.enabled);
        const box = boxOf(face);
        const below = collect(page, item => item instanceof HexTile && item.target !== "hex:A1", []).find(hex => {
            const at = hex.mapToItem(page, hex.width / 2, hex.height / 2);
            return hex.legal && at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
        });
        verify(!!below, "no hex lies below the card");
        const at = below.mapToItem(page, below.width / 2, below.height / 2);
        const steps = table.steps;
        mouseClick(page, at.x, at.y);
        verify(table.steps > steps || table.variants.count > 0);
    }

    // By key it comes at once, follows the focus, and goes with Esc or the key; nothing else is put aside by that.
    function test_byKey_data() {
        return [{ tag: "I", key: Qt.Key_I, modifiers: Qt.NoModifier }, { tag: "Shift F1", key: Qt.Key_F1, modifiers: Qt.ShiftModifier }];
    }
    function test_byKey(data) {
        show(Games.play(2, false, 0), 1280, 800);
        keyClick(Qt.Key_1);
        keyClick(data.key, data.modifiers);
        verify(card() !== null);
        compare(ruleSpy.count, 0);
        const first = cards.shown;
        verify(first !== "");
        verify(page.status.length > 20, "it is said as well");
        keyClick(Qt.Key_Right);
        verify(card() !== null);
        verify(cards.shown !== first);
        verify(!overlap(boxOf(card()), Targets.rect(cards.shown, page)));
        keyClick(Qt.Key_Escape);
        verify(card() === null);
        keyClick(data.key, data.modifiers);
        verify(card() !== null);
        keyClick(data.key, data.modifiers);
        verify(card() === null);
    }

    // The focus alone brings no card: it would cover the board. It is told as the description of what has the focus.
    function test_focusAloneDescribes() {
        show(Games.play(2, false, 0), 1280, 800);
        keyClick(Qt.Key_1);
        wait(900);
        verify(card() === null);
        const thing = page.Window.activeFocusItem;
        verify(thing instanceof Spot);
        verify(thing.Accessible.description.includes("What "), thing.Accessible.description);
        verify(thing.Accessible.description.includes("\u00A7"));
        const other = collect(page, item => item instanceof HexTile && item !== thing, [])[0];
        compare(other.Accessible.description, "");
    }

    // Whoever wants nothing explained sees no card unasked.
    function test_helpLevel() {
        show(Games.seated(2, "none"), 1280, 800);
        const at = middle("hex:B2/rat");
        mouseMove(page, at.x, at.y);
        wait(1500);
        verify(card() === null);
        keyClick(Qt.Key_1);
        keyClick(Qt.Key_I);
        verify(card() !== null);
    }

    // A click on what is not to be played with is answered as well: with its card, at once.
    function test_aClickOnACounterIsAnswered() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        const home = "seat:" + table.viewSeat;
        for (const name of [home + "/coins", home + "/wood", "cubes", "stacks/ships"]) {
            const at = middle(name);
            mouseClick(page, at.x, at.y);
            verify(card() !== null || table.refusal.active, name);
            // It says, too, why nothing happens.
            if (!table.refusal.active && !cards.told.now)
                verify(cards.told.refused.endsWith(table.prompt.sentence) && cards.told.refused.length > table.prompt.sentence.length, name);
            table.closeRefusal();
        }
        // A dock without a ship too.
        let empty = "";
        for (let i = 0; i < table.docks.count; ++i)
            if (table.docks.row(i).bays.every(bay => bay.ship === ""))
                empty = table.docks.row(i).target;
        verify(empty !== "");
        const at = middle(empty);
        mouseClick(page, at.x, at.y);
        verify(card() !== null || table.refusal.active, empty);
        // Where the pointer only rests, nobody has tried anything.
        cards.hide();
        const coins = middle(home + "/coins");
        mouseMove(page, coins.x, coins.y + 1);
        tryVerify(() => card() !== null, 2000);
        compare(cards.told.refused, "");
    }
    // What cannot be used says why where the pointer rests, as the page of a new game promises.
    function test_theReasonOnHover() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        let refused = null;
        for (let moves = 1; moves < 60 && !refused; ++moves) {
            const other = Games.play(2, false, moves);
            for (let i = 0; i < other.places.count && !refused; ++i)
                if (other.places.row(i).offer === "refused")
                    refused = { table: other, target: other.places.row(i).target };
        }
        verify(refused !== null);
        show(refused.table, 1280, 800);
        const at = middle(refused.target);
        mouseMove(page, at.x, at.y + 1);
        tryVerify(() => card() !== null, 2000);
        compare(cards.told.now, "");
        verify(cards.told.refused.length > 10, cards.shown);
    }

    // A refusal, a menu and the log are read first.
    function test_whatLiesOverTheBoardComesFirst() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        cards.shown = "seat:1/coins";
        verify(card() !== null);
        table.activate("wheel");
        verify(table.refusal.active);
        verify(card() === null);
        table.closeRefusal();
        verify(card() === null, "it does not come back by itself");
        page.logOpen = true;
        const log = collect(page, item => item instanceof LogPanel && item.closable, [])[0];
        mouseMove(page, log.x + 30, log.y + 120);
        wait(900);
        verify(card() === null);
    }

    // That a second button opens the rule is said on the card until somebody has done so.
    function test_theWayToTheRuleIsSaidOnce() {
        show(Games.play(2, false, 0), 1280, 800);
        cards.shown = "seat:1/coins";
        verify(card().hint !== "");
        const at = middle("seat:1/coins");
        mouseClick(page, at.x, at.y, Qt.RightButton);
        compare(ruleSpy.count, 1);
        verify(card() === null);
        cards.shown = "seat:1/wood";
        compare(card().hint, "");
    }
}
