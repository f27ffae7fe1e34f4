// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Games
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// How the final score is counted out, line by line.
EndingCase {
    id: test

    name: "MessinaEnding"

    function test_everyLineIsCounted_data() {
        return [
            { tag: "2 seats, small", players: 2, advanced: false, w: 1280, h: 800 },
            { tag: "4 seats, large", players: 4, advanced: false, w: 1920, h: 1080 },
            { tag: "3 seats, advanced", players: 3, advanced: true, w: 1280, h: 800 },
            { tag: "alone", players: 1, advanced: false, w: 1280, h: 800 }
        ];
    }

    function test_everyLineIsCounted(data) {
        const table = open(data.players, data.advanced, data.w, data.h);
        verify(page.scored, "a game that was over when it was opened shows its score");
        page.walk("");
        tryVerify(() => walkOf() !== null);
        const walk = walkOf();
        const lights = lightsOf();
        verify(!page.scored);
        compare(walk.steps, table.scores.rowCount());
        const seen = [];
        let lit = 0;
        for (let step = 0; step < walk.steps; ++step) {
            compare(walk.step, step);
            seen.push(walk.source);
            verify(walk.source === "total" || walk.line.rule !== "", walk.source + " names its rule");
            for (let seat = 1; seat <= data.players; ++seat) {
                walk.look(seat);
                wait(20);
                const pieces = table.countedBy(walk.source);
                compare(lights.pieces.length, pieces.length);
                for (const piece of pieces) {
                    verify(Targets.has(piece.target), data.tag + ": " + piece.target + " of " + walk.source);
                    ++lit;
                }
                // What is ringed stays in sight as long as there is room beside it.
                const card = Targets.rect("scoring", page);
                verify(inside(card), "the card lies on the page");
            }
            keyClick(Qt.Key_Right);
        }
        verify(lit > 10);
        verify(page.scored, "the last step leads to the score sheet");
        compare(seen[0], "before");
        compare(seen[seen.length - 1], "total");
        compare(seen.length, new Set(seen).size);
    }

    function test_theLastCommandLeadsToTheScoring() {
        const moves = Games.play(2, false, 100000).steps;
        const table = Games.play(2, false, moves - 1);
        verify(!table.over);
        page = createTemporaryObject(pages, test, { table: table, width: 1280, height: 800 });
        wait(50);
        verify(!page.walking);
        keyClick(Qt.Key_Return);
        verify(table.over, "the last question is answered by Enter");
        verify(page.walking && !page.scored);
        tryVerify(() => walkOf() !== null);
        compare(walkOf().step, 0);
        verify(page.status !== "");
        keyClick(Qt.Key_Escape);
        verify(page.scored);
        // Counted once; again only when asked for.
        table.changed();
        verify(page.scored);
        Targets.item("end/count").clicked();
        tryVerify(() => walkOf() !== null);
    }

    function test_aLineLeadsToItsPieces() {
        open(2, false, 1280, 800);
        Targets.item("score:city-book").clicked();
        wait(30);
        const button = find(page, item => item instanceof Btn && item.text === "Show on the table" && item.visible);
        button.clicked();
        tryVerify(() => walkOf() !== null);
        compare(walkOf().source, "city-book");
        compare(lightsOf().boxes().length, lightsOf().things.length);
    }

    function test_runningTotalsEndInTheTotal() {
        const table = open(4, false, 1920, 1080);
        page.walk("");
        tryVerify(() => walkOf() !== null);
        const walk = walkOf();
        for (let seat = 0; seat < 4; ++seat)
            compare(walk.running(seat, walk.steps - 1), walk.row(walk.steps - 1, 0).points[seat]);
        walk.show(1);
        for (let seat = 0; seat < 4; ++seat)
            compare(walk.running(seat, 1), walk.row(0, 0).points[seat] + walk.row(1, 0).points[seat]);
    }

    function test_keysLeadThroughTheScoring() {
        const table = open(2, false, 1280, 800);
        page.walk("");
        tryVerify(() => walkOf() !== null);
        const walk = walkOf();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(walk.step, 2);
        keyClick(Qt.Key_Left);
        compare(walk.step, 1);
        compare(walk.source, "rats");
        const seat = table.viewSeat;
        keyClick(Qt.Key_Down);
        compare(table.viewSeat, 3 - seat);
        keyClick("?");
        compare(ruleSpy.count, 1);
        compare(ruleSpy.signalArguments[0][0], "messina.rats.points");
        verify(page.status.indexOf("Rats") === 0, "the step is said aloud: " + page.status);
        keyClick(Qt.Key_Escape);
        verify(page.scored);
        page.walk("");
        tryVerify(() => walkOf() !== null);
        keyClick(Qt.Key_End);
        verify(page.scored);
    }

    function test_theCardMakesRoom() {
        const table = open(2, false, 1280, 800);
        page.walk("");
        tryVerify(() => walkOf() !== null);
        const walk = walkOf();
        let hidden = 0;
        let shown = 0;
        for (let step = 0; step < walk.steps; ++step) {
            walk.show(step);
            wait(40);
            const card = Targets.rect("scoring", page);
            for (const box of lightsOf().boxes()) {
                const covered = box.x + 4 < card.x + card.width && box.x + box.width - 4 > card.x && box.y + 4 < card.y + card.height && box.y + box.height - 4 > card.y;
                covered ? ++hidden : ++shown;
            }
        }
        verify(shown > 10);
        verify(hidden * 8 < shown, hidden + " pieces are hidden, " + shown + " are not");
    }

    function test_countingUpEndsAtTheNumber() {
        Theme.motion = "normal";
        open(2, false, 1280, 800);
        page.walk("");
        tryVerify(() => walkOf() !== null);
        const walk = walkOf();
        tryCompare(walk, "counted", 1, 1500);
        keyClick(Qt.Key_Right);
        verify(walk.counted < 1 || walk.points(0) === 0 && walk.points(1) === 0);
        tryCompare(walk, "counted", 1, 1500);
        Theme.motion = "off";
        keyClick(Qt.Key_Right);
        compare(walk.counted, 1);
    }
}
