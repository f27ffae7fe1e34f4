// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Games
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The final score as it lies on the table: the stories behind its lines, its charts, its advice.
EndingCase {
    id: test

    name: "MessinaScorePage"

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
