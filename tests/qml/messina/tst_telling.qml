// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// What is told while nobody decides anything: between the rounds, and of what the others have done.
MessinaCase {
    id: test

    name: "MessinaTelling"

    usual: ({ askBeforeEnding: false })

    function overlap(a: rect, b: rect): real {
        return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
    }

    // Between the rounds the table goes on by itself, and says so; it can be held, and skipped to the next question.
    function betweenRounds(): var {
        return find(2, table => !!table.prompt.told);
    }
    function test_theRoundWalksByItself() {
        const table = betweenRounds();
        verify(table !== null);
        show(table, 1280, 800, { walksRounds: true });
        const bar = Targets.item("prompt");
        verify(bar.walk.telling && bar.walk.running);
        // Nobody's name stands there: nobody decides anything.
        compare(collect(bar, item => item.words !== undefined && item.words === table.prompt.name, []).length, 0);
        const steps = table.steps;
        tryVerify(() => table.steps > steps, 12000);
        verify(table.prompt.told, "the first step is not the last one");
        const hold = Targets.item("button:hold");
        mouseClick(hold, hold.width / 2, hold.height / 2);
        verify(!bar.walk.running);
        const held = table.steps;
        wait(bar.walk.time + 300);
        compare(table.steps, held);
        const skip = Targets.item("button:skip");
        mouseClick(skip, skip.width / 2, skip.height / 2);
        verify(!table.prompt.told);
        verify(!bar.walk.telling);
        compare(Targets.rect("button:skip", page).width, 0);
    }
    function test_aStepBackHoldsTheWalk() {
        const table = betweenRounds();
        show(table, 1280, 800, { walksRounds: true });
        const bar = Targets.item("prompt");
        bar.walk.next();
        if (!table.prompt.told || !table.canUndo)
            skip("nothing can be taken back here");
        table.undo();
        verify(!bar.walk.running);
        wait(bar.walk.time + 300);
        verify(table.canRedo);
    }
    function test_nobodyIsHurriedInALesson() {
        const table = betweenRounds();
        show(table, 1280, 800);
        verify(!Targets.item("prompt").walk.telling);
        compare(Targets.rect("button:skip", page).width, 0);
    }

    // What has happened since one's last move is shown in order, its places lit; the line covers nothing of the board.
    function test_sinceMyLastMove_data() {
        return [{ tag: "1280", w: 1280, h: 800 }, { tag: "1920", w: 1920, h: 1080 }];
    }
    function test_sinceMyLastMove(data) {
        const table = find(3, table => table.prompt.step === 1 && (table.handOver().all?.length ?? 0) > 3);
        verify(table !== null);
        show(table, data.w, data.h, { handOver: "banner" });
        const strip = Targets.item("hand-over");
        verify(!!strip && Targets.rect("hand-over", page).width > 0);
        const line = Targets.rect("hand-over", page);
        for (const name of ["book:popularity", "book:city", "book:church", "board"])
            verify(overlap(line, Targets.rect(name, page)) < 1, name + " is covered");
        const all = table.handOver().all;
        const show2 = Targets.item("hand-over:show");
        mouseClick(show2, show2.width / 2, show2.height / 2);
        compare(strip.at, 0);
        compare(strip.now.text, all[0].text);
        const lights = collect(page, item => item instanceof RuleLights, [])[0];
        const lit = all.findIndex(one => one.targets.length > 0 && Targets.rect(one.targets[0], page).width > 0);
        verify(lit >= 0);
        strip.at = lit;
        strip.tell();
        compare(lights.names[0], all[lit].targets[0]);
        // It goes on by itself.
        strip.at = 0;
        strip.tell();
        tryVerify(() => strip.at === 1, 9000);
        strip.closed();
        wait(20);
        compare(Targets.rect("hand-over", page).width, 0);
        compare(lights.names.length, 0);
    }
    // Alone one is told too what the opponent has done.
    function test_theOpponentsMoveIsTold() {
        const table = find(1, table => !!table.prompt.rival);
        verify(table !== null);
        show(table, 1280, 800, { handOver: "banner" });
        table.activate("button:proceed");
        wait(50);
        if (table.prompt.step === 1) {
            verify(page.handed !== null);
            verify(page.handed.all.length > 0);
        }
        // One name, everywhere.
        for (const one of page.handed?.all ?? [])
            verify(!/ruby|saffron|violet/i.test(one.text), one.text);
        compare(table.opponent.name, "Opponent");
    }
}
