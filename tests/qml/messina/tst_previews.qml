// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Test
import MagisterLudi.Ui
import Games

TestCase {
    id: test

    name: "MessinaPreviews"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null
    property var told: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }
    Component {
        id: inputs
        InputController {}
    }
    Component {
        id: lessons
        ShownLesson {}
    }
    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    function show(table: var, w: int, h: int) {
        Theme.motion = "off";
        // The pointer rests on nothing.
        mouseMove(test, 1, 1);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        told = findChild(page, "preview");
        verify(told !== null);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(50);
    }

    function point(name: string): point {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        return Qt.point(box.x + box.width / 2, box.y + box.height / 2);
    }

    function rest(name: string) {
        const at = point(name);
        mouseMove(page, at.x, at.y);
        wait(20);
    }

    function click(name: string) {
        const at = point(name);
        mouseClick(page, at.x, at.y);
        wait(20);
    }

    // The first position of a random game of which `fits` says yes.
    function find(players: int, fits: var): var {
        for (let moves = 0; moves < 120; ++moves) {
            const table = Games.play(players, false, moves);
            if (fits(table))
                return table;
        }
        return null;
    }

    function legalIn(model: var): string {
        for (let i = 0; i < model.count; ++i) {
            if (model.row(i).offer === "legal")
                return model.row(i).target;
        }
        return "";
    }

    function test_restingOnALegalThingTells_data() {
        return [{ tag: "wide", w: 1920, h: 1080 }, { tag: "dense", w: 1280, h: 800 }];
    }
    function test_restingOnALegalThingTells(data) {
        const table = Games.play(2, false, 0);
        show(table, data.w, data.h);
        verify(!told.visible);
        const hex = legalIn(table.places);
        rest(hex);
        verify(told.visible);
        compare(told.told.text, table.preview(hex).text);
        verify(!table.canUndo, "nothing is done yet");
        rest("wheel");
        verify(!told.visible);
    }

    // What spends a turn ends at the edge like every other button, and makes no room for a preview, which is not cut all the same.
    function test_thePreviewIsNotCutBesideTheButtons() {
        const isCut = item => item.visible && (item.truncated === true || item.children.length > 0 && Array.from(item.children).some(isCut));
        let told_ = 0;
        for (const [code, wide] of [["cs", 1280], ["pl", 1280], ["de", 1280], ["ru", 1280], ["cs", 1104], ["ru", 1104]]) {
            const table = find(2, each => each.prompt.step === 1 && each.buttons.rowOf("button:recall").enabled !== undefined);
            verify(table !== null);
            table.language = code;
            show(table, wide, 756);
            const end = () => {
                const box = Targets.rect("button:recall", page);
                return box.x + box.width;
            };
            const bar = Targets.rect("prompt", page);
            const edge = bar.x + bar.width - 14;
            verify(Math.abs(end() - edge) <= 1, code + ": " + end());
            for (let i = 0; i < table.places.count; ++i) {
                if (table.places.row(i).offer !== "legal")
                    continue;
                rest(table.places.row(i).target);
                if (!told.visible)
                    continue;
                told_ += 1;
                verify(Math.abs(end() - edge) <= 1, code + ": " + told.told.text);
                // In a narrow window they may be cut in the end.
                verify(!isCut(told) || wide < 1280, code + ": " + told.told.text);
            }
            page.destroy();
            wait(0);
        }
        verify(told_ > 20, told_);
    }

    // What spends a turn comes to where the gold button was pressed: the second press is not meant for it.
    function test_theNextTurnIsNotSpentByASecondClick() {
        let met = 0;
        for (let moves = 0; moves < 120 && met < 2; ++moves) {
            const table = Games.play(2, false, moves);
            if (table.prompt.step !== 4 || !table.buttons.rowOf("button:end-turn").enabled || table.leftOver("button:end-turn").length > 0)
                continue;
            show(table, 1280, 800);
            wait(550);
            const seat = table.activeSeat;
            // Buttons end at the same edge.
            const box = Targets.rect("button:end-turn", page);
            const at = Qt.point(box.x + box.width - 12, box.y + box.height / 2);
            mouseMove(page, at.x - 40, at.y);
            mouseMove(page, at.x, at.y);
            mouseClick(page, at.x, at.y);
            wait(20);
            const recall = Targets.rect("button:recall", page);
            if (table.activeSeat !== seat && at.x > recall.x && at.x < recall.x + recall.width) {
                ++met;
                const steps = table.steps;
                mouseClick(page, at.x, at.y);
                wait(20);
                compare(table.steps, steps);
                compare(table.variants.count, 0);
                verify(!table.refusal.active);
            }
            page.destroy();
            wait(0);
        }
        verify(met > 0);
    }

    function test_theFocusTellsWithKeysOnly() {
        const table = Games.play(2, false, 0);
        show(table, 1920, 1080);
        keyClick(Qt.Key_1);
        verify(!told.visible);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        let tries = 0;
        while (!told.visible && tries < 12) {
            keyClick(tries % 2 ? Qt.Key_Down : Qt.Key_Right);
            tries += 1;
        }
        verify(told.visible);
        compare(page.status, told.told.text);
    }

    function test_aFingerThatStaysSeesTheMoveAndItsRule() {
        const table = Games.play(2, false, 0);
        show(table, 1920, 1080);
        const hex = legalIn(table.places);
        const at = point(hex);
        mousePress(page, at.x, at.y);
        wait(1000);
        mouseRelease(page, at.x, at.y);
        verify(told.visible);
        verify(told.told.rule !== "");
        compare(ruleSpy.count, 0);
        verify(!table.canUndo, "a finger that stays does nothing");
        told.ruleAsked(told.told.rule);
        compare(ruleSpy.count, 1);
    }

    function test_theLinesOfAMenuTell() {
        const table = find(2, each => {
            const target = each.prompt.step === 1 ? legalIn(each.docks) : "";
            return target !== "" && !each.preview(target).rule && each.preview(target).text;
        });
        verify(table !== null);
        show(table, 1920, 1080);
        const dock = legalIn(table.docks);
        table.activate(dock);
        tryVerify(() => table.variants.count > 1);
        wait(50);
        compare(told.told.text, table.variantPreview(0).text);
        keyClick(Qt.Key_Down);
        compare(told.told.text, table.variantPreview(1).text);
        keyClick(Qt.Key_Escape);
        compare(table.variants.count, 0);
    }

    function test_anOverseerShowsItsWay() {
        const table = find(2, each => legalIn(each.overseers) !== "");
        verify(table !== null);
        show(table, 1920, 1080);
        const overseer = legalIn(table.overseers);
        rest(overseer);
        const marks = findChild(page, "overseer-marks");
        verify(marks.nodes.length > 0);
        verify(marks.nodes.some(node => node.now));
        compare(marks.nodes, table.overseerWay(overseer).nodes);
        rest("wheel");
        compare(marks.nodes.length, 0);
    }

    function test_endingAsksEachTime() {
        const table = find(2, each => each.leftOver("button:end-turn").length > 0);
        verify(table !== null);
        show(table, 1920, 1080);
        const ending = findChild(page, "ending");
        const seat = table.activeSeat;
        click("button:end-turn");
        verify(ending.open);
        verify(ending.deeds.length > 0);
        compare(table.activeSeat, seat);
        keyClick(Qt.Key_Escape);
        verify(!ending.open);
        compare(table.prompt.step, 4);
        // Whoever went back has done nothing about it yet.
        click("button:end-turn");
        verify(ending.open);
        compare(table.prompt.step, 4);
        keyClick(Qt.Key_E);
        verify(!ending.open);
        verify(table.prompt.step !== 4);
    }

    // "Decline" comes to lie where the action was chosen: a second click there, however slow, declines nothing. Whoever comes
    // to it means it.
    function test_aSecondClickDeclinesNothing() {
        const asks = table => {
            if (!table.buttons.rowOf("button:use-hex").enabled)
                return false;
            table.activate("button:use-hex");
            const declines = table.buttons.rowOf("button:decline").enabled === true;
            table.undo();
            return declines && table.buttons.rowOf("button:use-hex").enabled === true;
        };
        const table = find(2, asks);
        show(table, 1280, 800);
        wait(550);
        const at = point("button:use-hex");
        mouseMove(page, at.x - 40, at.y);
        mouseMove(page, at.x, at.y);
        mouseClick(page, at.x, at.y);
        tryVerify(() => Targets.rect("button:decline", page).width > 0);
        const steps = table.steps;
        const there = Targets.rect("button:decline", page);
        verify(at.x >= there.x && at.x <= there.x + there.width && at.y >= there.y && at.y <= there.y + there.height);
        wait(600);
        mouseClick(page, at.x, at.y);
        compare(table.steps, steps);
        mouseMove(page, at.x - 12, at.y);
        mouseClick(page, at.x - 12, at.y);
        compare(table.steps, steps + 1);
        page.destroy();
    }

    // Whoever clicks twice has not read what would be given up.
    function test_aDoubleClickAnswersNothing() {
        const table = find(2, each => each.leftOver("button:end-turn").length > 0);
        show(table, 1280, 800);
        wait(550);
        const at = point("button:end-turn");
        mouseMove(page, at.x - 40, at.y);
        mouseMove(page, at.x, at.y);
        mouseClick(page, at.x, at.y);
        wait(60);
        mouseClick(page, at.x, at.y);
        wait(60);
        verify(findChild(page, "ending").open);
        compare(table.prompt.step, 4);
        page.destroy();
    }

    function test_enterGoesBackAndEEnds() {
        const table = find(2, each => each.leftOver("button:end-turn").length > 0);
        show(table, 1280, 800);
        const ending = findChild(page, "ending");
        click("button:end-turn");
        tryVerify(() => findChild(page, "ending-back").activeFocus);
        keyClick(Qt.Key_Return);
        verify(!ending.open);
        compare(table.prompt.step, 4);
        page.destroy();
        const other = find(2, each => each.leftOver("button:end-turn").length > 0);
        show(other, 1280, 800);
        click("button:end-turn");
        tryVerify(() => findChild(page, "ending-back").activeFocus);
        keyClick(Qt.Key_E);
        verify(!findChild(page, "ending").open);
        verify(other.prompt.step !== 4);
    }

    function test_aSeatCanBeLeftInPeace() {
        const table = find(2, each => each.leftOver("button:end-turn").length > 0);
        const input = createTemporaryObject(inputs, test, { table: table });
        const seat = table.activeSeat;
        compare(input.leftOver("button:end-turn").length, table.leftOver("button:end-turn").length);
        input.end("button:end-turn", true);
        compare(input.unasked, [seat]);
        table.undo();
        compare(table.activeSeat, seat);
        compare(input.leftOver("button:end-turn"), []);
        const other = createTemporaryObject(inputs, test, { table: table, asksBeforeEnding: false });
        compare(other.leftOver("button:end-turn"), []);
    }

    function test_lessonsNeverAsk() {
        const table = find(2, each => each.leftOver("button:end-turn").length > 0);
        const lesson = createTemporaryObject(lessons, test);
        const input = createTemporaryObject(inputs, test, { table: table, lesson: lesson });
        input.activate("button:end-turn");
        compare(lesson.asked, ["activate button:end-turn"]);
        // While it waits for a pick, nothing is foretold.
        verify(input.hold(legalIn(table.places)) || input.hold("button:end-turn"));
        lesson.load({ kind: "pick" });
        verify(!input.hold("button:end-turn"));
    }
}
