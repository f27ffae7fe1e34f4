// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Teaching
import MagisterLudi.Ui
import Games

// Seat by seat: the hand-over shows and goes, help is as much as a seat wants, the setup is told on the table.
TestCase {
    id: test

    name: "MessinaSeating"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    property var page: null
    property var story: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }
    Component {
        id: stories
        SetupOverlay {}
    }
    SignalSpy {
        id: spy
    }

    function show(table: var, properties: var, w: int, h: int) {
        Theme.motion = "off";
        page = createTemporaryObject(pages, test, Object.assign({ table: table, width: w, height: h }, properties));
        verify(page !== null);
        wait(50);
    }
    // Legal choices until somebody else has to act.
    function pass(table: var) {
        const before = table.activeSeat;
        for (let i = 0; i < 300 && table.activeSeat === before; ++i)
            verify(Games.step(table));
        verify(table.activeSeat !== before);
        wait(20);
    }
    function click(name: string) {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        mouseMove(page, box.x + box.width / 2 - 12, box.y + box.height / 2);
        mouseMove(page, box.x + box.width / 2, box.y + box.height / 2);
        mouseClick(page, box.x + box.width / 2, box.y + box.height / 2);
        wait(20);
    }
    // All words on screen, without the bonds between short words and the next ones.
    function texts(item: Item): string {
        let all = item.visible && typeof item.text === "string" ? item.text.replace(/\u00A0/g, " ") + "\n" : "";
        for (let i = 0; i < item.children.length; ++i)
            all += texts(item.children[i]);
        return all;
    }
    // A place one can go to now.
    function possible(): string {
        for (const name of Targets.names()) {
            if (/^(hex|port):[^\/]+$/.test(name) && Targets.has(name) && Games.isLegal(page.table, name))
                return name;
        }
        return "";
    }

    function sizes(): var {
        return [{ tag: "two dense", players: 2, w: 1280, h: 800 }, { tag: "four dense", players: 4, w: 1280, h: 800 },
                { tag: "two wide", players: 2, w: 1920, h: 1080 }, { tag: "three wide", players: 3, w: 1920, h: 1080 }];
    }

    function test_theLineShowsAndGoes_data() {
        return sizes();
    }
    function test_theLineShowsAndGoes(data) {
        const table = Games.play(data.players, false, 0);
        show(table, { handOver: "banner" }, data.w, data.h);
        verify(Targets.has("hand-over"), "the first to act is told so");
        const first = page.handed.seat;
        compare(first, table.activeSeat);
        pass(table);
        verify(Targets.has("hand-over"));
        compare(page.handed.seat, table.activeSeat);
        verify(page.handed.seat !== first);
        const box = Targets.rect("hand-over", page);
        const bar = Targets.rect("prompt", page);
        verify(box.y + box.height <= bar.y, "it lies over the prompt, not on it");
        verify(box.height < 60, "it is slim");
        // Later on somebody may be asked for something else than a place to go to.
        compare(table.prompt.step, 1);
        const place = possible();
        verify(place !== "");
        const moves = table.log.count;
        click(place);
        verify(table.log.count > moves);
        verify(page.handed === null, "it goes with the first action");
        verify(!Targets.has("hand-over"));
    }

    // Where the neighbours stand in the bar, the line hides none of them until the pointer asks for more.
    function test_theLineMakesRoomForTheNeighbours_data() {
        return [{ tag: "two", players: 2 }, { tag: "three", players: 3 }, { tag: "four", players: 4 }];
    }
    function test_theLineMakesRoomForTheNeighbours(data) {
        const table = Games.play(data.players, false, 0);
        show(table, { handOver: "banner" }, 1280, 800);
        mouseMove(page, 600, 500);
        pass(table);
        wait(50);
        const line = Targets.item("hand-over");
        verify(line.folded && !line.spread);
        const small = Targets.rect("hand-over", page);
        let chips = 0;
        for (let seat = 1; seat <= data.players; ++seat) {
            if (seat === table.viewSeat)
                continue;
            const chip = Targets.rect("seat:" + seat, page);
            verify(chip.width >= 200 && chip.x + chip.width <= small.x, "seat " + seat + " is in sight");
            chips += 1;
        }
        compare(chips, data.players - 1);
        const buttons = ["hand-over:show", "hand-over:more", "hand-over:close"].filter(name => Targets.rect(name, page).width > 0);
        verify(buttons.length > 1);
        const stood = buttons.map(name => Targets.rect(name, page));
        line.readingTime = 60000;
        mouseMove(page, small.x + 20, small.y + small.height / 2);
        tryVerify(() => line.spread);
        const whole = Targets.rect("hand-over", page);
        verify(small.width < whole.width / 2, "it was short");
        compare(small.x + small.width, whole.x + whole.width);
        // What the pointer goes to is still there when it comes.
        compare(buttons.map(name => Targets.rect(name, page)), stood);
    }
    function test_theLineStaysWhereItHidesNobody() {
        const table = Games.play(2, false, 0);
        show(table, { handOver: "banner" }, 1920, 1080);
        pass(table);
        const line = Targets.item("hand-over");
        line.readingTime = 1;
        wait(60);
        verify(!line.folded, "there the neighbours stand elsewhere");
    }

    function test_theTableBelowTheLineCanBeUsed_data() {
        return sizes();
    }
    // Nothing that can be done is hidden under the two buttons of the line.
    function test_theTableBelowTheLineCanBeUsed(data) {
        const table = Games.play(data.players, false, 40);
        show(table, { handOver: "banner" }, data.w, data.h);
        for (let turn = 0; turn < 12; ++turn) {
            pass(table);
            for (const name of ["hand-over:more", "hand-over:close"]) {
                const button = Targets.rect(name, page);
                if (button.width <= 0)
                    continue;
                for (const other of Targets.names().filter(other => /^(hex|port|dock|book|market|seat):/.test(other) && Targets.has(other) && Games.isLegal(table, other))) {
                    const box = Targets.rect(other, page);
                    const x = box.x + box.width / 2, y = box.y + box.height / 2;
                    verify(x < button.x || y < button.y || x > button.x + button.width || y > button.y + button.height, name + " lies on " + other);
                }
            }
        }
    }

    function test_moreOpensTheLogAtThatPlace() {
        const table = Games.play(2, false, 0);
        show(table, { handOver: "banner" }, 1280, 800);
        pass(table);
        verify(page.handed.since.length > 0);
        verify(page.handed.logLine > 0 && page.handed.logLine < table.log.count);
        click("hand-over:more");
        verify(page.logOpen);
        tryVerify(() => Targets.has("log/" + (table.log.count - 1)));
        const said = page.handed.since[0].text;
        let found = false;
        for (let i = page.handed.logLine; i < table.log.count; ++i)
            found = found || table.log.row(i).text === said;
        verify(found);
    }

    function test_itClosesByKeyAndByButton() {
        const table = Games.play(3, false, 0);
        show(table, { handOver: "banner" }, 1280, 800);
        keyClick(Qt.Key_Escape);
        verify(page.handed === null);
        pass(table);
        click("hand-over:close");
        verify(page.handed === null);
        pass(table);
        verify(page.handed !== null);
        Games.step(table);
        if (table.canUndo) {
            table.undo();
            verify(page.handed === null || page.handed.seat === table.activeSeat);
        }
    }

    function test_nobodyIsHandedATableThatIsTheirs_data() {
        return [{ tag: "solo", players: 1, set: { handOver: "banner" } }, { tag: "turned off", players: 2, set: { handOver: "none" } },
                { tag: "something speaks first", players: 2, set: { handOver: "banner", quiet: true } }];
    }
    function test_nobodyIsHandedATableThatIsTheirs(data) {
        const table = Games.play(data.players, false, 0);
        show(table, data.set, 1280, 800);
        for (let i = 0; i < 30; ++i)
            verify(Games.step(table));
        // Between the rounds nobody takes over.
        while (table.prompt.told)
            verify(Games.step(table));
        wait(20);
        // Alone one is told what the opponent has done, and nothing else.
        if (data.players === 1 && page.handed !== null) {
            verify(page.handed.all.length > 0);
            verify(page.handed.all.every(one => one.seat !== 1));
            return;
        }
        verify(page.handed === null);
        verify(!Targets.has("hand-over"));
        if (page.quiet) {
            page.quiet = false;
            verify(page.handed !== null, "afterwards it is handed over");
        }
    }

    function test_itSpeaksTheNextLanguage() {
        const table = Games.play(2, false, 0);
        table.setSeatLanguage(1, "pl");
        table.setSeatLanguage(2, "ru");
        show(table, { handOver: "banner" }, 1920, 1080);
        const heard = {}, steps = {};
        for (let i = 0; i < 6; ++i) {
            const code = table.activeSeat === 1 ? "pl" : "ru";
            compare(table.spoken, code);
            compare(page.handed.language, code);
            verify(texts(page).includes(table.prompt.sentence), "the prompt is on screen");
            // What the screen itself says to them: the step of the turn.
            if (table.prompt.step > 0) {
                steps[code] = table.inWords("MessinaParts", "Choose a hex");
                verify(texts(page).includes(steps[code]), steps[code]);
            }
            heard[code] = (heard[code] ?? "") + table.prompt.sentence;
            pass(table);
        }
        verify(/[а-я]/.test(heard.ru), heard.ru);
        verify(!/[а-я]/.test(heard.pl), heard.pl);
        verify(steps.pl && steps.ru && steps.pl !== steps.ru);
    }

    function test_theCurtainHidesTheTable() {
        const table = Games.play(2, false, 0);
        show(table, { handOver: "curtain" }, 1920, 1080);
        verify(Targets.has("curtain"));
        const moves = table.log.count;
        mouseClick(page, 500, 300);
        mouseClick(page, 900, 1040);
        compare(table.log.count, moves, "nothing below is clicked");
        verify(Targets.has("curtain"));
        keyClick(Qt.Key_Return);
        tryVerify(() => !Targets.has("curtain"));
        pass(table);
        verify(Targets.has("curtain"));
        verify(page.handed.from.seat !== table.activeSeat);
        verify(texts(page).includes(page.handed.from.thanks));
        click("curtain:open");
        tryVerify(() => !Targets.has("curtain"));
        verify(page.activeFocus);
    }

    function lit(item: Item): int {
        let count = item.legal === true && item.offer === "legal" ? 1 : 0;
        for (let i = 0; i < item.children.length; ++i)
            count += lit(item.children[i]);
        return count;
    }
    function test_helpIsWhatTheSeatWants_data() {
        return [{ tag: "full", help: "full", lights: true, tells: true }, { tag: "some", help: "some", lights: true, tells: false },
                { tag: "none", help: "none", lights: false, tells: false }];
    }
    function test_helpIsWhatTheSeatWants(data) {
        const table = Games.seated(2, data.help);
        show(table, {}, 1920, 1080);
        compare(table.help, data.help);
        compare(lit(page) > 0, data.lights);
        page.byKeys = true;
        const book = Targets.item("book:city/2");
        book.forceActiveFocus(Qt.TabFocusReason);
        wait(20);
        verify(table.whyNot("book:city/2").what !== undefined);
        const prompt = texts(page);
        compare(prompt.includes(table.whyNot("book:city/2").what), data.tells, "the reason on focus");
        // Whoever reads it in another language is told in that one.
        const before = table.whyNot("book:city/2").what;
        table.language = "de";
        wait(20);
        const after = table.whyNot("book:city/2").what;
        verify(after !== before);
        compare(texts(page).includes(after), data.tells, "the reason in another language");
        verify(!texts(page).includes(before));
        // Who asks is answered, whatever the help.
        keyClick(Qt.Key_Return);
        verify(table.refusal.active);
    }

    function test_theSetupLightsWhatItSpeaksOf_data() {
        return [{ tag: "solo", players: 1, advanced: false, w: 1280, h: 800 }, { tag: "two", players: 2, advanced: false, w: 1280, h: 800 },
                { tag: "four", players: 4, advanced: true, w: 1280, h: 800 }, { tag: "three wide", players: 3, advanced: false, w: 1920, h: 1080 }];
    }
    function test_theSetupLightsWhatItSpeaksOf(data) {
        const table = Games.play(data.players, data.advanced, 0);
        show(table, { quiet: true }, data.w, data.h);
        story = createTemporaryObject(stories, page, { steps: table.setupStory(), width: data.w, height: data.h, z: 45 });
        spy.target = story;
        spy.signalName = "ended";
        spy.clear();
        verify(story.steps.length >= 8);
        for (let i = 0; i < story.steps.length; ++i) {
            wait(30);
            compare(story.at, i);
            const step = story.step;
            verify(Games.hasArticle(step.rule), step.rule);
            const card = findChild(story, "setupCard");
            verify(texts(card).includes(step.title) && card.visible);
            verify(card.x >= 0 && card.y >= 0 && card.x + card.width <= data.w && card.y + card.height <= data.h);
            for (const target of step.targets) {
                const box = Targets.rect(target, page);
                verify(box.width > 0, target + " is not on screen: " + step.rule);
                const x = box.x + box.width / 2, y = box.y + box.height / 2;
                verify(x < card.x || y < card.y || x > card.x + card.width || y > card.y + card.height, "the card hides " + target);
            }
            keyClick(Qt.Key_Return);
        }
        compare(spy.count, 1);
    }
    function test_theSetupGoesBackAndIsSkipped() {
        const table = Games.play(2, false, 0);
        show(table, { quiet: true }, 1280, 800);
        story = createTemporaryObject(stories, page, { steps: table.setupStory(), width: 1280, height: 800, z: 45 });
        spy.target = story;
        spy.signalName = "ended";
        spy.clear();
        wait(30);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(story.at, 2);
        keyClick(Qt.Key_Left);
        compare(story.at, 1);
        click("setup:back");
        compare(story.at, 0);
        click("setup:next");
        compare(story.at, 1);
        const moves = table.log.count;
        keyClick(Qt.Key_Escape);
        compare(spy.count, 1);
        compare(table.log.count, moves);
    }
}
