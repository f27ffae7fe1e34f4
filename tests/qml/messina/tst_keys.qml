// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// Keys of the table, and the wheel that enlarges its town, over real games.
MessinaCase {
    id: test

    name: "MessinaKeys"

    function test_keys() {
        const table = Games.play(2, false, 3);
        show(table, 1920, 1080);
        const card = collect(page, item => item instanceof KeyCard, []);
        compare(card.length, 0);
        keyClick(Qt.Key_G);
        verify(page.logOpen);
        keyClick(Qt.Key_G);
        verify(!page.logOpen);
        keyClick(Qt.Key_L);
        verify(!page.logOpen);
        keyClick(Qt.Key_K);
        compare(collect(page, item => item instanceof KeyCard, []).length, 1);
        keyClick(Qt.Key_Escape);
        compare(collect(page, item => item instanceof KeyCard, []).length, 0);
        const keys = createTemporaryObject(cards, page);
        compare(keys.letterOf({ text: "Г" }), "u");
        compare(keys.letterOf({ text: "п" }), "g");
        compare(keys.letterOf({ text: "ь" }), "m");
        compare(keys.letterOf({ text: "U" }), "u");
        compare(keys.letterOf({ text: "" }), "");
    }
    // A game where the turn may be ended, by the gold button or beside it.
    function ending(gold: bool): var {
        for (let moves = 1; moves < 60; ++moves) {
            const table = Games.play(2, false, moves);
            const row = table.buttons.rowOf("button:end-turn");
            if (row.enabled && (row.kind === "primary") === gold)
                return table;
        }
        return null;
    }
    function test_eEndsTheTurn_data() {
        return [{ tag: "the gold button", gold: true }, { tag: "another one", gold: false }];
    }
    function test_eEndsTheTurn(data) {
        const table = ending(data.gold);
        mouseClick(test, 1, 1);
        show(table, 1280, 800, { askBeforeEnding: false });
        compare(table.prompt.step, 4);
        // No button of a small window shows its letter before keys are used: the first E only brings the letters.
        keyClick(Qt.Key_E);
        compare(table.prompt.step, 4);
        wait(20);
        keyClick(Qt.Key_E);
        verify(table.prompt.step !== 4);
    }
    // After a click on a button that cannot be pressed again, or on a thing, Enter is what the gold button says.
    function test_enterIsTheGoldButtonAfterAClick() {
        const table = ending(false);
        show(table, 1280, 800, { askBeforeEnding: false });
        const use = Targets.item("button:use-hex");
        mouseClick(use, use.width / 2, use.height / 2);
        wait(20);
        if (table.variants.count > 0) {
            table.chooseVariant(0);
            wait(20);
        }
        const gold = table.buttons.row(table.buttons.count - 1);
        compare(gold.shortcut, "Enter");
        const place = collect(page, item => item.target !== undefined && item.target.startsWith("hut:") && item.reachable, [])[0] ?? Targets.item("hex:A1");
        for (const focus of ["button", "thing"]) {
            if (focus === "thing") {
                table.undo();
                wait(20);
                verify(!Games.isLegal(table, place.target));
                mouseClick(place, place.width / 2, place.height / 2);
                keyClick(Qt.Key_Escape);
                place.forceActiveFocus(Qt.MouseFocusReason);
                place.touched = true;
            }
            const steps = table.steps;
            keyClick(Qt.Key_Return);
            verify(!table.refusal.active, focus);
            verify(table.steps > steps, focus);
        }
    }
    // A digit leads to something that can be done, where there is such a thing in that area.
    function test_digitsLeadToWhatCanBeDone() {
        let led = 0;
        for (const moves of [0, 5, 12, 21, 33]) {
            show(Games.play(2, false, moves), 1920, 1080);
            const zones = collect(page, item => item instanceof BoardView, [])[0].zones;
            for (let digit = 0; digit < zones.length; ++digit) {
                keyClick(Qt.Key_1 + digit);
                if (zones[digit].legals === 0)
                    continue;
                led += 1;
                verify(zones[digit].entry.activeFocus && zones[digit].entry.legal, moves + ", " + (digit + 1));
            }
        }
        verify(led > 4);
    }
    // The first Tab goes where something is to be done: not to the first thing of the town, nor to the bar above it.
    function test_theFirstTabLeadsToWhatIsAsked_data() {
        return [{ tag: "a fresh table", moves: 0 }, { tag: "in the middle of a turn", moves: 3 }, { tag: "later", moves: 21 }];
    }
    function test_theFirstTabLeadsToWhatIsAsked(data) {
        const table = Games.play(2, false, data.moves);
        show(table, 1280, 800);
        page.forceActiveFocus();
        page.rest();
        keyClick(Qt.Key_Tab);
        const thing = page.Window.activeFocusItem;
        verify(thing instanceof Spot ? thing.legal : thing instanceof PromptButton && thing.available, String(thing));
        // The next one goes on from there.
        keyClick(Qt.Key_Tab);
        verify(page.Window.activeFocusItem !== thing);
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
        compare(page.Window.activeFocusItem, thing);
        mouseClick(test, 1, 1);
    }
    Component {
        id: cards
        KeyCard {}
    }
    Component {
        id: languageTool
        Btn {
            text: "EN"
            Target.name: "button:language"
        }
    }
    SignalSpy {
        id: languageSpy
        signalName: "clicked"
    }
    function test_lOpensTheLanguages() {
        show(Games.play(2, false, 0), 1280, 800, { languageMenu: languageTool });
        languageSpy.target = Targets.item("button:language");
        keyClick(Qt.Key_L);
        compare(languageSpy.count, 1);
    }

    function town(): var {
        return collect(page, item => item instanceof City, [])[0];
    }
    function test_theTownGrowsAndKeepsTheFocusInView() {
        show(Games.play(3, false, 31), 1280, 800);
        const city = town();
        const fit = city.r;
        for (let i = 0; i < 4; ++i)
            keyClick("+");
        verify(city.r > fit * 2);
        for (const name of ["hex:A1", "port:lower-right", "hex:C2", "port:upper-left"]) {
            const hex = Targets.item(name);
            hex.forceActiveFocus(Qt.TabFocusReason);
            const at = hex.mapToItem(city, 0, 0);
            verify(at.x >= 0 && at.y >= 0 && at.x + hex.width <= city.width && at.y + hex.height <= city.height, name + " at " + at.x + ", " + at.y);
        }
        keyClick("-");
        verify(city.r < fit * 2.2);
        keyClick("0");
        fuzzyCompare(city.r, fit, 0.01);
        compare(city.pan, Qt.point(0, 0));
    }
    function test_theWheelZoomsAtThePointer() {
        show(Games.play(2, false, 3), 1280, 800);
        const city = town();
        const fit = city.r;
        const before = Targets.item("hex:C2").mapToItem(city, 0, 0);
        const x = before.x + city.r;
        const y = before.y + city.r;
        const unit = (x - city.originX) / city.r;
        mouseWheel(city, x, y, 0, 240);
        verify(city.r > fit * 1.2);
        fuzzyCompare((x - city.originX) / city.r, unit, 0.35);
        mouseDrag(city, x, y, 60, 40);
        verify(city.near);
        mouseWheel(city, x, y, 0, -2400);
        fuzzyCompare(city.r, fit, 0.01);
    }
}
