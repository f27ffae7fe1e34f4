// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// Leafing through a game, trying out, taking back: by keys and by mouse, over real games.
TestCase {
    id: test

    name: "MessinaHistory"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null
    property var table: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }

    function show(players: int, moves: int, w: int, h: int) {
        Theme.motion = "off";
        table = Games.play(players, false, moves);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        wait(50);
    }
    function cleanup() {
        Theme.textScale = 1;
        Theme.stretch = 1;
    }

    function find(item: Item, wanted: var): Item {
        if (wanted(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], wanted);
            if (found)
                return found;
        }
        return null;
    }
    function slider(): Item {
        return find(page, item => item instanceof TimeSlider);
    }
    function band(): Item {
        return find(page, item => item instanceof TimeBand);
    }
    function click(name: string) {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        mouseMove(page, box.x + box.width / 2 - 12, box.y + box.height / 2);
        mouseMove(page, box.x + box.width / 2, box.y + box.height / 2);
        mouseClick(page, box.x + box.width / 2, box.y + box.height / 2);
    }
    function legal(): string {
        for (let i = 0; i < table.places.count; ++i) {
            if (table.places.row(i).offer === "legal")
                return table.places.row(i).target;
        }
        return "";
    }

    // Under the time line each turn has a mark: all on one line, whole within it, each seat with a shape of its own.
    // What a text shows, whether or not short words hold on to the next one.
    function plain(text: string): string {
        return text.replace(/\u00A0/g, " ");
    }
    function test_marksOfTurnsStandOnOneLine() {
        show(4, 60, 1280, 800);
        keyClick(Qt.Key_Z);
        tryVerify(() => slider()?.visible);
        const marks = {};
        let middle = -1;
        for (const tick of Array.from(slider().children).filter(item => item.modelData?.seat > 0)) {
            const mark = tick.children[tick.children.length - 1];
            const box = slider().mapFromItem(mark, 0, 0, mark.width, mark.height);
            middle = middle < 0 ? box.y + box.height / 2 : middle;
            compare(box.y + box.height / 2, middle);
            verify(box.y > slider().railY + 6 && box.y + box.height <= slider().height - 2, JSON.stringify(box));
            verify(Math.min(mark.width, mark.height) >= 4);
            marks[tick.modelData.seat] = [mark.width, mark.height, mark.radius, mark.rotation].join(" ");
        }
        const shapes = Object.values(marks);
        compare(shapes.length, 4);
        compare(shapes.filter((shape, i) => shapes.indexOf(shape) === i).length, 4);
    }

    // The newest line is whole in view, in the rail and over the table, also after the width of its words has changed.
    function test_theLogEndsWithTheNewestLine() {
        show(2, 60, 1920, 1080);
        const newest = () => "log/" + (table.log.count - 1);
        const inside = () => {
            const line = Targets.rect(newest(), page);
            const panel = Targets.rect("log", page);
            return line.height > 0 && line.y >= panel.y && line.y + line.height <= panel.y + panel.height;
        };
        tryVerify(inside);
        Theme.stretch = 1.3;
        tryVerify(inside);
        Theme.stretch = 1;
        page.logOpen = true;
        tryVerify(inside);
        verify(Games.step(table));
        tryVerify(inside);
    }

    // When it opens, and again when something has happened: the newest line stands at the lower edge, nothing fades it, and no
    // part of a line shows above.
    function test_theLinesOfTheLogAreWhole_data() {
        return [{ tag: "1280", w: 1280, h: 800 }, { tag: "1920", w: 1920, h: 1080 }];
    }
    function test_theLinesOfTheLogAreWhole(data) {
        let cut = 0;
        for (const moves of [20, 33, 47, 60]) {
            show(2, moves, data.w, data.h);
            keyClick(Qt.Key_G);
            for (let more = 0; more < 3; ++more) {
                const panel = find(page, item => item instanceof LogPanel && item.closable);
                const list = find(panel, item => item.following !== undefined);
                const fades = () => Array.from(panel.children).filter(item => item.up !== undefined && item.visible);
                // The lines get their heights one after the other.
                tryVerify(() => list.itemAtIndex(list.count - 1) !== null && list.atYEnd && fades().every(fade => fade.up), 1000, "nothing fades the newest line");
                wait(60);
                verify(fades().every(fade => fade.up));
                const first = list.itemAt(list.width / 2, list.contentY + 1);
                const part = first && first.y < list.contentY ? first.y + first.height - list.contentY : 0;
                cut += part > 0 ? 1 : 0;
                verify(part === 0 || fades().length === 1 && fades()[0].whole && fades()[0].height >= part, part);
                verify(Games.step(table));
            }
            page.destroy();
            wait(0);
        }
        verify(cut > 0);
    }

    // The course of the game and the score leave the same room below the board; the rules drawer ends there.
    function test_theRoomOfThePrompt() {
        show(2, 40, 1280, 800);
        const prompt = Targets.rect("prompt", page);
        compare(Math.round(page.height - page.promptRoom), Math.round(prompt.y));
        compare(Math.round(page.barRoom), Math.round(Targets.rect("bar", page).height));
    }

    function test_leafingByKeys() {
        show(2, 40, 1280, 800);
        const steps = table.steps;
        verify(steps === 40);
        keyClick(Qt.Key_Z);
        verify(page.historyOpen);
        verify(slider().activeFocus);
        verify(!table.past && !band().visible);
        keyClick(Qt.Key_Home);
        compare(table.pastStep, 0);
        verify(table.past && band().visible);
        verify(band().words.indexOf("1") > 0);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        compare(table.pastStep, 1);
        keyClick(Qt.Key_PageDown);
        verify(table.ticks.some(tick => tick.step === table.pastStep));
        const turn = table.pastStep;
        keyClick(Qt.Key_PageDown);
        verify(table.pastStep > turn);
        keyClick(Qt.Key_PageUp);
        compare(table.pastStep, turn);
        keyClick(Qt.Key_End);
        verify(!table.past && page.historyOpen && !band().visible);
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Escape);
        verify(!table.past && !page.historyOpen);
        verify(!slider()?.activeFocus);
        compare(table.steps, steps);
    }

    function test_leafingByMouse() {
        show(3, 90, 1920, 1080);
        click("button:history");
        verify(page.historyOpen);
        const box = Targets.rect("button:time", page);
        mousePress(page, box.x + box.width * 0.5, box.y + box.height / 2);
        const half = table.pastStep;
        verify(half > 30 && half < 60, half);
        mouseMove(page, box.x + box.width * 0.25, box.y + box.height / 2);
        verify(table.pastStep < half);
        mouseRelease(page, box.x + box.width * 0.25, box.y + box.height / 2);
        const there = table.pastStep;
        click("button:step-on");
        compare(table.pastStep, there + 1);
        click("button:step-back");
        compare(table.pastStep, there);
        click("hex:A1");
        verify(table.refusal.active);
        verify(table.past);
        table.closeRefusal();
        click("button:now");
        verify(!table.past && !page.historyOpen);
    }

    function test_playingBack() {
        show(2, 30, 1280, 800);
        keyClick(Qt.Key_Z);
        click("button:speed");
        click("button:play-back");
        compare(table.pastStep, 0);
        tryVerify(() => table.pastStep >= 2, 5000);
        click("button:play-back");
        const stopped = table.pastStep;
        wait(700);
        compare(table.pastStep, stopped);
        table.showStep(28);
        click("button:play-back");
        tryVerify(() => !table.past, 5000);
        wait(700);
        compare(table.pastStep, 30); // and does not begin anew
    }

    function test_playingAGameAgainFromItsEnd() {
        show(2, 9999, 1280, 800);
        verify(table.over && page.scored);
        keyClick(Qt.Key_Z);
        keyClick(Qt.Key_Left);
        verify(!page.scored && !table.over);
        verify(Targets.has("board"));
        keyClick(Qt.Key_End);
        verify(page.scored);
    }

    function test_theLogLeadsBack_data() {
        return [{ tag: "1280", w: 1280, h: 800 }, { tag: "1920", w: 1920, h: 1080 }];
    }
    function test_theLogLeadsBack(data) {
        show(2, 60, data.w, data.h);
        keyClick(Qt.Key_G);
        verify(page.logOpen);
        wait(20);
        const list = find(find(page, item => item instanceof LogPanel && item.closable), item => item instanceof ListView);
        list.forceActiveFocus(Qt.TabFocusReason);
        list.currentIndex = 12;
        list.positionViewAtIndex(12, ListView.Center);
        keyClick(Qt.Key_Return);
        verify(table.past && page.historyOpen);
        verify(band().words.indexOf(table.log.row(12).text) >= 0, band().words);
        const there = table.pastStep;
        keyClick(Qt.Key_Escape);
        verify(!table.past);
        if (!page.logOpen)
            keyClick(Qt.Key_G);
        wait(20);
        list.positionViewAtIndex(12, ListView.Center);
        wait(20);
        const line = list.itemAtIndex(12);
        mouseClick(line, 8, line.height / 2);
        compare(table.pastStep, there);
    }

    function test_tryingOut() {
        show(2, 40, 1280, 800);
        const points = JSON.stringify(table.growth());
        keyClick(Qt.Key_T);
        verify(table.trying);
        verify(band().visible && band().words !== "");
        for (let i = 0; i < 30 && legal() === ""; ++i)
            keyClick(Qt.Key_Return);
        if (legal() !== "") {
            table.activate(legal());
            compare(table.steps > 0, true);
            keyClick(Qt.Key_U);
            verify(table.canRedo);
            keyClick(Qt.Key_U, Qt.ShiftModifier);
            verify(!table.canRedo);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            verify(table.canRedo);
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            verify(!table.canRedo);
        }
        keyClick(Qt.Key_T);
        verify(!table.trying);
        compare(table.steps, 40);
        compare(JSON.stringify(table.growth()), points);
        verify(band().visible);
        verify(band().spoken().length > 10);
        // Each number says what it counts, and whoever points at it learns from where to where, and by which rule.
        for (const line of table.tried.lines) {
            const entry = Targets.item("tried:" + line.what);
            const words = page.parts.triedWords(line.what);
            verify(words !== "" && entry.label.startsWith(words), entry.label);
            verify(find(entry, item => item instanceof UiText && plain(item.text) === plain(entry.label) && !item.truncated) !== null, entry.label);
            verify(line.ruleTitle !== "" && entry.detail.includes(line.ruleTitle) && entry.detail.includes(line.after), entry.detail);
            verify(Targets.rect("tried:" + line.what, page).x + entry.width <= Targets.rect("bar", page).width);
        }
        keyClick(Qt.Key_Escape);
        verify(!band().visible);
    }

    function test_escEndsATryBeforeItLeavesTheTable() {
        show(2, 40, 1280, 800);
        verify(!page.canGoBack);
        keyClick(Qt.Key_T);
        verify(table.trying && page.canGoBack);
        keyClick(Qt.Key_Escape);
        verify(!table.trying);
        compare(table.steps, 40);
    }

    function test_tryingOutFromThePast() {
        show(2, 40, 1920, 1080);
        keyClick(Qt.Key_Z);
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_T);
        verify(table.trying && !table.past && !page.historyOpen);
        verify(legal() !== "");
        click(legal());
        compare(table.steps, 1);
        click("button:game");
        verify(!table.trying);
        compare(table.pastStep, 0);
        verify(page.historyOpen);
        keyClick(Qt.Key_Escape);
        compare(table.pastStep, 40);
    }

    // However many buttons the question has, which is not in sight then.
    function test_theCourseIsNoHigherThanTheQuestion() {
        let buttons = 0;
        for (let moves = 1; moves < 40 && buttons < 3; ++moves) {
            show(2, moves, 1280, 800);
            buttons = table.buttons.count;
        }
        verify(buttons >= 3);
        const before = page.foot;
        keyClick(Qt.Key_Z);
        wait(30);
        verify(page.historyOpen);
        verify(before - page.foot < 12, before + ", " + page.foot);
    }

    // Who takes back step by step clicks where they clicked before.
    function test_undoKeepsItsPlace_data() {
        return [{ tag: "dense", w: 1280, h: 800 }, { tag: "wide", w: 1920, h: 1080 }];
    }
    function test_undoKeepsItsPlace(data) {
        for (let moves = 3; moves < 40; ++moves) {
            show(2, moves, data.w, data.h);
            if (!table.canUndo)
                continue;
            table.undo();
            const twice = table.canUndo;
            table.redo();
            if (twice)
                break;
        }
        const steps = table.steps;
        const box = Targets.rect("button:undo", page);
        // In the usual order, and both always there.
        verify(Targets.rect("button:redo", page).x >= box.x + box.width);
        for (let i = 1; i <= 2; ++i) {
            mouseClick(page, box.x + box.width / 2, box.y + box.height / 2);
            compare(table.steps, steps - i);
            wait(30);
        }
        for (let i = 1; i <= 2; ++i) {
            verify(Targets.item("button:redo").available);
            click("button:redo");
            wait(30);
        }
        compare(table.steps, steps);
        // Then it says why not.
        click("button:redo");
        verify(table.refusal.active);
    }

    function test_whyNothingCanBeTakenBack() {
        show(2, 0, 1280, 800);
        const box = Targets.rect("button:undo", page);
        const tools = find(page, item => item instanceof UndoTools);
        verify(!tools.telling);
        Targets.item("button:undo").forceActiveFocus(Qt.TabFocusReason);
        verify(tools.telling);
        verify(tools.why !== "");
        verify(Targets.item("button:undo").label.indexOf(tools.why) > 0);
        Targets.item("hex:A1").forceActiveFocus(Qt.TabFocusReason);
        verify(!tools.telling);
        mouseMove(page, box.x + box.width / 2, box.y + box.height / 2);
        tryVerify(() => tools.telling);
    }

    // Whatever can be acted on has a name, and stays on the screen, in long words and large letters too.
    function test_roomForEverything_data() {
        const rows = [];
        for (const size of [[1280, 800], [1920, 1080]])
            for (const scale of [1, 1.5])
                for (const players of [2, 4])
                    rows.push({ tag: size[0] + " " + scale + " " + players, w: size[0], h: size[1], scale: scale, players: players });
        return rows;
    }
    function test_roomForEverything(data) {
        Theme.textScale = data.scale;
        Theme.stretch = data.players > 2 ? 1.3 : 1;
        show(data.players, 70, data.w, data.h);
        keyClick(Qt.Key_Z);
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Right);
        wait(50);
        let last = null;
        for (const name of ["button:play-back", "button:speed", "button:step-back", "button:time", "button:step-on", "button:try", "button:history-close"]) {
            const box = Targets.rect(name, page);
            verify(box.width > 0 && box.x >= 0 && box.x + box.width <= data.w && box.y + box.height <= data.h, name);
            verify(!last || last.x + last.width <= box.x + 0.5, name + " lies over its neighbour");
            verify(Targets.item(name).Accessible.name !== "", name);
            last = box;
        }
        verify(Targets.rect("button:time", page).width >= 300);
        const told = find(band(), item => item instanceof UiText && plain(item.text) === plain(band().words));
        verify(told && !told.truncated, band().words);
        verify(told.x + told.width <= Targets.rect("button:now", band()).x);
        keyClick(Qt.Key_T);
        wait(50);
        const tried = find(band(), item => item instanceof UiText && plain(item.text) === plain(band().words));
        verify(tried && !tried.truncated, band().words);
    }
}
