// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Games
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

TestCase {
    id: test

    name: "MessinaEnding"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }
    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    function init() {
        Theme.motion = "off";
        Theme.mode = "parchment";
        Theme.textScale = 1;
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function open(players: int, advanced: bool, w: int, h: int, names: var): var {
        const table = Games.play(players, advanced, 100000, names ?? []);
        verify(table.over);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(30);
        return table;
    }

    function find(item: var, matches: var): var {
        if (matches(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], matches);
            if (found)
                return found;
        }
        return null;
    }
    function walkOf(): var {
        return find(page, item => item instanceof ScoreWalk);
    }
    function lightsOf(): var {
        return find(page, item => item instanceof ScoreLights);
    }
    function all(item: var, matches: var, list: var): var {
        if (!item.visible)
            return list;
        if (matches(item))
            list.push(item);
        for (let i = 0; i < item.children.length; ++i)
            all(item.children[i], matches, list);
        return list;
    }
    function inside(box: rect): bool {
        return box.width > 0 && box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1;
    }

    // Nothing that is shown of the score may be cut off.
    function nothingIsCutOff(root: var, tag: string) {
        const texts = all(root, item => item.text !== undefined && item.truncated !== undefined && item.text !== "" && item.width > 0, []);
        verify(texts.length > 5, tag);
        for (const text of texts) {
            verify(!text.truncated, tag + ": '" + text.text + "' is cut off");
            verify(text.contentWidth <= text.width + 2, tag + ": '" + text.text + "' is wider (" + text.contentWidth + ") than its place (" + text.width + ")");
        }
    }

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

    function test_aLineTellsItsStory() {
        const table = open(4, false, 1920, 1080);
        const line = Targets.item("score:rats");
        line.clicked();
        wait(30);
        const story = find(page, item => item instanceof ScoreStory);
        verify(story !== null);
        compare(story.known.scale.filter(cell => cell.seats.indexOf(story.seat) >= 0).length, 1);
        const sum = story.known.origins.reduce((n, origin) => n + Number(origin.amount), 0);
        compare(sum, find(page, item => item instanceof ScorePage).table.behindScore("rats", story.seat).origins.reduce((n, o) => n + Number(o.amount), 0));
        verify(story.known.origins.length > 0);
        for (const origin of story.known.origins)
            verify(origin.rule !== "" && origin.text !== "");
        // Another column tells of another seat.
        const seat = table.viewSeat % 4 + 1;
        Targets.item("score-seat:" + seat).clicked();
        compare(table.viewSeat, seat);
        compare(story.seat, seat);
    }

    function test_chartsSayTheirNumbers_data() {
        return [{ tag: "alone", players: 1 }, { tag: "two", players: 2 }, { tag: "four", players: 4 }];
    }

    function test_chartsSayTheirNumbers(data) {
        const table = open(data.players, false, 1920, 1080);
        const chart = find(page, item => item instanceof ScoreChart);
        const totals = find(page, item => item instanceof ScorePage);
        for (let seat = 0; seat < data.players; ++seat) {
            const bar = Targets.item("seat:" + (seat + 1) + "/total");
            const total = chart.total(seat);
            const growth = table.growth()[seat];
            compare(total, growth.rounds[growth.rounds.length - 1]);
            verify(bar.Accessible.name.indexOf(Points.written(total)) > 0, bar.Accessible.name);
            verify(bar.Accessible.name.indexOf("-") < 0, bar.Accessible.name);
            for (let i = 0; i < chart.groups.length; ++i)
                verify(bar.Accessible.name.indexOf(chart.groups[i].words) > 0);
        }
        const tabs = find(page, item => item instanceof Tabs && item.titles.length === 2);
        tabs.pick(1);
        const growth = find(page, item => item instanceof GrowthChart);
        if (tabs.visible) {
            verify(growth.visible && !chart.visible);
        } else {
            // Room for both: one stands below the other, and neither needs to be picked.
            const upper = chart.mapToItem(page, 0, 0, chart.width, chart.height);
            const lower = growth.mapToItem(page, 0, 0, growth.width, growth.height);
            verify(growth.visible && chart.visible && upper.y + upper.height <= lower.y);
            verify(lower.y + lower.height <= page.foot);
        }
        for (let seat = 0; seat < data.players; ++seat) {
            compare(growth.seats[seat].values.length, growth.columns.length);
            const row = Targets.item("growth:" + (seat + 1));
            for (const n of growth.seats[seat].values)
                verify(row.Accessible.name.indexOf(Points.written(n)) > 0, row.Accessible.name);
        }
    }

    function test_theScoreIsCopied() {
        const table = open(2, false, 1280, 800);
        const button = Targets.item("end/copy");
        verify(button.text !== "");
        const before = button.text;
        button.clicked();
        verify(button.text !== before);
        const pasted = Qt.createQmlObject("import QtQuick; TextEdit {}", test);
        pasted.paste();
        compare(pasted.text, table.scoreAsText());
        pasted.destroy();
    }

    function test_playAgainIsAsked() {
        open(2, false, 1280, 800);
        verify(!Targets.has("end/again"));
        page.canPlayAgain = true;
        let asked = 0;
        page.playAgain.connect(() => asked += 1);
        Targets.item("end/again").clicked();
        compare(asked, 1);
    }

    // Beside the rule of a piece of advice stands the lesson that teaches it, where there is one.
    function test_adviceLeadsToItsLesson_data() {
        const rows = [];
        for (const language of ["en", "pl", "cs", "ru", "de"])
            for (const size of [[1280, 800], [1920, 1080]])
                rows.push({ tag: language + " " + size[0], language: language, w: size[0], h: size[1] });
        return rows;
    }
    function test_adviceLeadsToItsLesson(data) {
        const table = open(2, false, data.w, data.h);
        table.language = data.language;
        table.viewSeat = [1, 2].find(seat => table.advice(seat).length > 0);
        wait(30);
        verify(!Targets.has("advice:1/lesson"), "no lesson, no button");
        page.lessonFor = rule => "Lesson of " + rule;
        const asked = [];
        page.lessonWanted.connect(rule => asked.push(rule));
        wait(30);
        const button = Targets.item("advice:1/lesson");
        verify(button !== null && button.width > 0);
        button.clicked();
        compare(asked, [table.advice(table.viewSeat)[0].rule]);
        for (const other of Array.from(button.parent.children).filter(item => item !== button && item.visible)) {
            verify(!other.truncated, data.tag + ": '" + other.text + "' is cut off");
            const apart = other.x + other.width <= button.x || other.y + other.height <= button.y || other.y >= button.y + button.height;
            verify(apart, data.tag + ": the button lies on something");
        }
    }

    function test_aloneTheGoalIsTold() {
        const table = open(1, false, 1280, 800);
        const reason = table.endReasons()[0];
        compare(reason.rule, "messina.solo.target");
        verify(inside(Targets.rect("reason:1", page)));
    }

    function test_nothingIsCutOff_data() {
        const rows = [];
        for (const language of ["en", "pl", "cs", "ru", "de"]) {
            rows.push({ tag: language + " alone", language: language, players: 1, w: 1280, h: 800, text: 1 });
            rows.push({ tag: language + " 4 seats", language: language, players: 4, w: 1280, h: 800, text: 1 });
            rows.push({ tag: language + " 2 seats, large window", language: language, players: 2, w: 1920, h: 1080, text: 1 });
            rows.push({ tag: language + " 4 seats, large letters", language: language, players: 4, w: 1280, h: 800, text: 1.5 });
        }
        return rows;
    }

    function test_nothingIsCutOff(data) {
        Theme.textScale = data.text;
        const table = open(data.players, false, data.w, data.h);
        table.language = data.language;
        wait(30);
        const sheet = find(page, item => item instanceof ScorePage);
        nothingIsCutOff(sheet, data.tag + ", sheet");
        find(page, item => item instanceof Tabs && item.titles.length === 2).pick(1);
        sheet.open = 1;
        wait(30);
        nothingIsCutOff(sheet, data.tag + ", growth");
        page.walk("");
        tryVerify(() => walkOf() !== null);
        for (let step = 0; step < walkOf().steps; step += 3) {
            walkOf().show(step);
            wait(10);
            nothingIsCutOff(walkOf(), data.tag + ", line " + step);
            verify(inside(Targets.rect("scoring", page)), data.tag + ": the card at line " + step);
            verify(inside(Targets.rect("scoring/next", page)), data.tag + ": the button at line " + step);
        }
    }

    // The longest names there are, with figures, which headings set in another face.
    function test_longNamesKeepToTheirPlace_data() {
        return [{ tag: "1280x800", w: 1280, h: 800 }, { tag: "1920x1080", w: 1920, h: 1080 }];
    }
    function test_longNamesKeepToTheirPlace(data) {
        const names = ["Wolfeschlegelstein 7", "Mackowiakowa-Nowak 3", "Wilhelmina Hedwig 20", "Мария Магдалина — №4"];
        for (const name of names)
            compare(name.length, 20);
        open(4, false, data.w, data.h, names);
        const sheet = find(page, item => item instanceof ScorePage);
        for (let i = 0; i < names.length; ++i) {
            const head = find(sheet, item => item instanceof Pressable && item.label === names[i]);
            const name = find(head, item => item.words === names[i]);
            verify(name.contentWidth <= name.width + 1, names[i] + " is wider (" + name.contentWidth + ") than its column (" + name.width + ")");
        }
        const texts = all(page, item => item.contentWidth !== undefined && item.wrapMode !== undefined && item.width > 0, []);
        verify(texts.length > 20);
        for (const text of texts)
            verify(text.contentWidth <= text.width + 2, "'" + text.text + "' is wider (" + text.contentWidth + ") than its place (" + text.width + ")");
    }
}
