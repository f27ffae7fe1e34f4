// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// What Enter does, and that the cap which shows it tells the truth: over real games.
TestCase {
    id: test

    name: "MessinaEnter"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    property var page: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }

    function show(table: var) {
        Theme.motion = "off";
        mouseMove(test, 1, 1);
        page = createTemporaryObject(pages, test, { table: table, width: 1280, height: 800, askBeforeEnding: false });
        verify(page !== null);
        wait(50);
    }
    function cleanup() {
        Theme.motion = "normal";
    }
    function buttons(): var {
        const found = [];
        const look = item => {
            if (!item.visible)
                return;
            if (item instanceof PromptButton)
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                look(item.children[i]);
        };
        look(page);
        return found;
    }
    function gold(): var {
        return buttons().filter(button => button.kind === "primary");
    }
    function rats(table: var): int {
        return table.seats.row(table.viewSeat - 1).rats;
    }
    // The first position of some random game of which `fits` says yes.
    function find(fits: var): var {
        for (const players of [2, 3, 4])
            for (let moves = 0; moves < 200; ++moves) {
                const table = Games.play(players, false, moves);
                if (!table.over && fits(table))
                    return table;
            }
        return null;
    }

    function test_enterTakesNoRatThatFireKeepsAway_data() {
        return [{ tag: "on a hex", button: "button:end-fight" }, { tag: "on a ship", button: "button:take-rat" }];
    }
    function test_enterTakesNoRatThatFireKeepsAway(data) {
        const table = find(table => {
            const row = table.buttons.rowOf(data.button);
            return !!row.enabled && row.kind === "plain";
        });
        verify(table !== null);
        show(table);
        compare(gold().length, 0);
        const before = rats(table);
        const steps = table.steps;
        keyClick(Qt.Key_Return);
        compare(table.steps, steps);
        compare(rats(table), before);
        // Who wants it presses the letter that the button shows.
        const button = buttons().find(one => one.target === data.button);
        compare(button.letter, "E");
        keyClick(Qt.Key_E);
        verify(table.steps > steps);
    }

    // Wherever the keyboard is: a cap with Enter stands only where Enter does what the button says.
    function test_theCapOfEnterTellsTheTruth() {
        let shown = 0;
        let hidden = 0;
        for (const moves of [1, 6, 12, 18, 25, 33, 40]) {
            const table = Games.play(2, false, moves);
            show(table);
            // Where keys lead, a table opens with the focus on the first thing to do.
            page.rest();
            const golden = gold();
            if (golden.length === 0 || !golden[0].available)
                continue;
            compare(golden[0].enterCap, "\u23CE");
            verify(golden[0].key.endsWith("\u23CE"), golden[0].key);
            ++shown;
            // A thing that keys have led to takes Enter for itself.
            keyClick(Qt.Key_1);
            const thing = page.Window.activeFocusItem;
            verify(thing instanceof Spot, String(thing));
            compare(golden[0].key, golden[0].letter);
            ++hidden;
            const steps = table.steps;
            keyClick(Qt.Key_Return);
            const refused = table.refusal.active;
            verify(refused || table.steps !== steps || table.variants.count > 0 || table.picked > 0);
            // After a click that is over Enter is the gold button's again.
            table.closeRefusal();
            thing.forceActiveFocus(Qt.MouseFocusReason);
            thing.touched = true;
            if (thing.offer !== "legal" && gold().length > 0)
                verify(gold()[0].key.endsWith("\u23CE"), gold()[0].key);
        }
        verify(shown >= 2 && hidden >= 2, shown + " " + hidden);
    }

    // After the letter of a button the keyboard is where the next thing to do is, not on what can do nothing any more: Enter
    // is the gold button, or does what the thing with the ring offers.
    function test_theLetterOfAButtonLeadsOn() {
        let pressed = 0;
        for (let moves = 1; moves < 80 && pressed < 4; ++moves) {
            const table = Games.play(2, false, moves);
            const row = table.buttons.rowOf("button:use-hex");
            if (!row.enabled || row.letter === "")
                continue;
            show(table);
            keyClick(Qt.Key_1);
            verify(page.Window.activeFocusItem instanceof Spot);
            const steps = table.steps;
            keyClick(row.letter.toLowerCase());
            wait(30);
            if (table.steps === steps || table.variants.count > 0 || table.over)
                continue;
            ++pressed;
            const thing = page.Window.activeFocusItem;
            verify(!(thing instanceof Spot) || thing.offer === "legal", moves + ": " + thing);
            keyClick(Qt.Key_Return);
            verify(!table.refusal.active, moves + ": " + table.refusal.what);
        }
        verify(pressed >= 3, pressed);
    }

    // The same after Enter on a thing that has no more to do.
    function test_enterOnAThingLeadsOn() {
        let pressed = 0;
        for (let moves = 1; moves < 60 && pressed < 4; ++moves) {
            const table = Games.play(2, false, moves);
            if (table.over)
                continue;
            show(table);
            keyClick(Qt.Key_Right); // keys lead
            page.begin();
            const first = page.Window.activeFocusItem;
            if (!(first instanceof Spot) || first.offer !== "legal")
                continue;
            const steps = table.steps;
            keyClick(Qt.Key_Return);
            wait(30);
            if (table.steps === steps || table.variants.count > 0 || table.over)
                continue;
            ++pressed;
            const thing = page.Window.activeFocusItem;
            verify(thing instanceof Spot ? thing.offer === "legal" : thing instanceof PromptButton && thing.available, moves + ": " + thing);
        }
        verify(pressed >= 3, pressed);
        mouseClick(test, 1, 1);
    }

    // A reason that was told of a thing is not told any more when something else was done instead.
    function test_aReasonGoesWithItsPosition() {
        let done = 0;
        for (let moves = 1; moves < 40 && done < 1; ++moves) {
            const table = Games.play(2, false, moves);
            if (table.over)
                continue;
            show(table);
            keyClick(Qt.Key_Right);
            const name = Targets.names().find(each => {
                const item = Targets.item(each);
                return item instanceof Spot && item.offer === "refused" && item.takesKeys && item.visible && Targets.rect(each, page).width > 0;
            });
            if (name === undefined)
                continue;
            Targets.item(name).forceActiveFocus(Qt.TabFocusReason);
            const input = Targets.item(name).input;
            if (!input.whyNot)
                continue;
            keyClick(Qt.Key_Return);
            const steps = table.steps;
            if (!table.refusal.active)
                continue;
            wait(550);
            keyClick("a");
            wait(30);
            if (table.steps === steps || table.variants.count > 0)
                continue;
            ++done;
            const told = page.Window.activeFocusItem;
            verify(!input.whyNot || (told instanceof Spot && table.whyNot(told.target).what === input.whyNot.what), moves + ": " + (input.whyNot ? input.whyNot.what : ""));
        }
        verify(done >= 1, done);
        mouseClick(test, 1, 1);
    }

    // A side of a slash that could only be declined has neither the first focus nor Enter.
    function test_theFocusIsNotOnWhatBringsNothing() {
        const table = find(table => table.buttons.rowOf("button:option-1").kind === "quiet" && table.buttons.rowOf("button:option-2").kind === "plain");
        verify(table !== null);
        verify(table.prompt.sentence.includes(table.buttons.rowOf("button:option-1").text + "."), table.prompt.sentence);
        show(table);
        keyClick(Qt.Key_Right); // keys lead
        page.begin();
        compare(page.Window.activeFocusItem.target, "button:option-2");
        const steps = table.steps;
        keyClick(Qt.Key_Return);
        verify(table.steps > steps);
        mouseClick(test, 1, 1);
    }

    // Where nothing is gold and nothing takes it, as on the board after a click, Enter tells the question and leads where it
    // can be answered.
    function test_enterOnTheBoardTellsTheQuestion() {
        const table = find(table => table.prompt.step === 1 && !Array.from({ length: table.buttons.count }, (each, i) => table.buttons.row(i)).some(row => row.kind === "primary"));
        verify(table !== null);
        show(table);
        compare(gold().length, 0);
        const at = Targets.rect("market:carts/1", page);
        mouseMove(page, at.x + 4, at.y + 8);
        mouseMove(page, at.x + 8, at.y + 8);
        wait(550);
        mouseClick(page, at.x + 8, at.y + 8);
        wait(50);
        verify(table.refusal.active);
        table.closeRefusal();
        wait(20);
        const steps = table.steps;
        keyClick(Qt.Key_Return);
        tryVerify(() => page.status.includes(table.prompt.sentence), 1000, page.status);
        const thing = page.Window.activeFocusItem;
        verify(thing instanceof Spot && thing.offer === "legal", String(thing));
        compare(table.steps, steps);
        // There Enter does what the thing offers.
        keyClick(Qt.Key_Return);
        verify(table.steps > steps || table.variants.count > 0 || table.picked > 0);
        // The pointer leads again.
        mouseClick(test, 1, 1);
    }

    // A question that lies over the table has the only gold button.
    function test_oneGoldButtonAView() {
        const table = find(table => table.buttons.rowOf("button:use-hex").enabled && table.buttons.rowOf("button:end-turn").enabled);
        verify(table !== null);
        show(table);
        page.askBeforeEnding = true;
        compare(gold().length, table.buttons.rowOf("button:use-hex").kind === "primary" ? 1 : 0);
        keyClick(Qt.Key_E);
        verify(Targets.rect("button:ending-back", page).width > 0);
        compare(gold().length, 0);
        keyClick(Qt.Key_Escape);
        compare(Targets.rect("button:ending-back", page).width, 0);
    }

    // While something over the table speaks, the bar has no gold button, takes no Enter and does not scold.
    function test_theBarRests() {
        const table = find(table => table.buttons.count > 0 && table.buttons.row(table.buttons.count - 1).kind === "primary" && table.buttons.row(table.buttons.count - 1).enabled);
        show(table);
        page.rest();
        compare(gold().length, 1);
        page.resting = true;
        compare(gold().length, 0);
        compare(buttons().filter(button => button.key.includes("\u23CE")).length, 0);
        const steps = table.steps;
        keyClick(Qt.Key_Return);
        compare(table.steps, steps);
        table.activate("wheel");
        verify(table.refusal.active);
        const bar = Targets.item("prompt");
        verify(!bar.refusing);
        page.resting = false;
        verify(bar.refusing);
        table.closeRefusal();
        compare(gold().length, 1);
        keyClick(Qt.Key_Return);
        verify(table.steps > steps);
    }
}
