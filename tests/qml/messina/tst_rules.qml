// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// The way from every thing at the table to its rule.
MessinaCase {
    id: test

    name: "MessinaRules"

    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    onPageChanged: {
        ruleSpy.target = page;
        ruleSpy.clear();
    }

    // Names that are no things of a position: what comes and goes with the screen.
    function comesAndGoes(name: string): bool {
        return /^(button:|variant:|log|bar$|refusal|score:|winner$|seat:[1-4]\/total$|step:|steps$|rounds$|exp:)/.test(name);
    }

    // A tile on offer goes by the name of its place and by its own.
    function isAlias(table: var, name: string): bool {
        for (let i = 0; i < table.markets.count; ++i) {
            if (table.markets.row(i).alias === name)
                return true;
        }
        return false;
    }

    function rows(): var {
        const rows = [];
        for (const game of [[2, false], [3, false], [4, false], [1, false], [2, true], [4, true]]) {
            for (const moves of [game[0] > 2 ? 31 : 0, 90, 9999]) {
                const size = moves % 2 ? [1920, 1080] : [1280, 800];
                rows.push({ tag: game[0] + (game[1] ? " advanced " : " ") + moves, players: game[0], advanced: game[1], moves: moves, w: size[0], h: size[1] });
            }
        }
        return rows;
    }

    function test_everythingOnScreenHasARule_data() {
        return rows();
    }
    // Every name on screen is one that the table knows, and leads to an article in every language.
    function test_everythingOnScreenHasARule(data) {
        const table = Games.play(data.players, data.advanced, data.moves);
        show(table, data.w, data.h);
        if (table.over)
            page.lookingBack = true;
        wait(20);
        let seen = 0;
        const articles = {};
        for (const name of Targets.names()) {
            if (!Targets.has(name))
                continue;
            seen += 1;
            verify(comesAndGoes(name) || isAlias(table, name) || Games.isShown(table, name), name + " is not known");
            articles[table.ruleAt(name)] = name;
        }
        verify(seen > 250, seen + " names");
        for (const rule in articles)
            verify(Games.hasArticle(rule), articles[rule] + ": " + rule);
        verify(Object.keys(articles).length >= 45, Object.keys(articles).length + " rules");
    }

    function test_theSecondButtonOpensTheRule_data() {
        return [{ tag: "two", players: 2, moves: 31, w: 1920, h: 1080 }, { tag: "four dense", players: 4, moves: 90, w: 1280, h: 800 }];
    }
    // A right click in the middle of anything opens the rule of the most exact thing there.
    function test_theSecondButtonOpensTheRule(data) {
        const table = Games.play(data.players, false, data.moves);
        show(table, data.w, data.h);
        const moves = table.log.count;
        let direct = 0, asked = 0;
        // Every third name: a click asks all names where they are.
        for (const name of Targets.names().filter(name => Targets.has(name)).filter((_, i) => i % 3 === 0)) {
            const box = Targets.rect(name, page);
            ruleSpy.clear();
            mouseClick(page, box.x + box.width / 2, box.y + box.height / 2, Qt.RightButton);
            compare(ruleSpy.count, 1, name);
            const rule = ruleSpy.signalArguments[0][0];
            asked += 1;
            if (rule === table.ruleAt(name))
                direct += 1;
            verify(rule !== "", name);
        }
        verify(asked > 90, asked + " things");
        // The middle of a whole is often one of its parts.
        verify(direct > asked * 0.7, direct + " of " + asked);
        compare(table.log.count, moves, "asking plays nothing");
    }

    function test_theSoloOpponentLeadsToItsRules_data() {
        return [{ tag: "chip", w: 1280, h: 800 }, { tag: "card", w: 1920, h: 1080 }];
    }
    // Who it is and what its tile tells it to do: seen, spoken, and each part with its rule.
    function test_theSoloOpponentLeadsToItsRules(data) {
        const table = Games.play(1, false, 30);
        for (let i = 0; i < 200 && !table.opponent.tile.hex; ++i)
            Games.step(table);
        verify(table.opponent.tile.hex.length > 0);
        show(table, data.w, data.h);
        const card = Targets.item("seat:2");
        const box = Targets.rect("seat:2", page);
        verify(box.width > 0 && box.x >= 0 && box.x + box.width <= data.w);
        verify(card.Accessible.name.indexOf(table.opponent.deed) > 0, card.Accessible.name);
        card.act();
        compare(ruleSpy.count, 1);
        compare(ruleSpy.signalArguments[0][0], "messina.solo.choose-hex");
        ruleSpy.clear();
        const tile = Targets.rect("seat:2/tile", page);
        verify(tile.width > 0 && tile.x >= box.x && tile.x + tile.width <= box.x + box.width);
        mouseClick(page, tile.x + tile.width / 2, tile.y + tile.height / 2, Qt.RightButton);
        compare(ruleSpy.count, 1);
        compare(ruleSpy.signalArguments[0][0], "messina.solo.action");
    }

    // Cards stand left of what covers the right of the page.
    function test_aRefusalStandsBesideTheOpenRules() {
        const table = Games.play(2, false, 1);
        show(table, 1280, 800);
        page.covered = 528;
        let bubble = null;
        let refused = 0, beside = 0;
        for (const name of Targets.names().filter(each => /^(hex|port):[^/]+$/.test(each))) {
            if (Games.isLegal(table, name))
                continue;
            table.activate(name);
            if (!table.refusal.active)
                continue;
            wait(10);
            refused += 1;
            // The first refusal has made it.
            bubble = bubble ?? Array.from(page.children).map(each => (each as Hook)?.item).find(item => item instanceof RefusalBubble);
            verify(bubble.spot.x >= 8 && bubble.spot.x + bubble.cardWidth <= 1280 - 528, name);
            verify(bubble.activeFocus);
            // It lies on the thing only where there is no room beside it, and then nothing leads there.
            const to = bubble.lead.to;
            const within = to.x > bubble.spot.x + 5 && to.x < bubble.spot.x + bubble.cardWidth - 5 && to.y > bubble.spot.y + 5 && to.y < bubble.spot.y + bubble.cardHeight - 5;
            verify(!within || !bubble.led, name);
            beside += within ? 0 : 1;
            keyClick(Qt.Key_Escape);
            // The keyboard is the page's again, so that Enter means the gold button.
            verify(!table.refusal.active && !bubble.activeFocus && page.activeFocus);
        }
        verify(refused > 2, refused + " refused");
        verify(beside >= refused - 1, beside + " of " + refused);
    }

    function test_particularThings_data() {
        return [{ tag: "rats", target: "seat:1/rats", rule: "messina.rats.points" },
                { tag: "points of a hex", target: "hex:C3/points", rule: "messina.score.districts" },
                { tag: "order column", target: "row:round-table/2/priority", rule: "messina.prep.order-book" },
                { tag: "bar of a book", target: "book:city/9/bar", rule: "messina.book.symbols" },
                { tag: "scroll track", target: "seat:1/scroll/2", rule: "messina.score.scroll-ships" },
                { tag: "plot", target: "hex:left", rule: "messina.prep.new-hex" },
                { tag: "step of the turn", target: "step:2", rule: "messina.rescue.all" },
                { tag: "price", target: "market:hut-upgrades/1/price", rule: "messina.build.afford" },
                { tag: "neighbour", target: "seat:2/order", rule: "messina.flow.turn-order" }];
    }
    function test_particularThings(data) {
        const table = Games.play(2, false, 1);
        show(table, 1920, 1080);
        table.viewSeat = 1;
        wait(20);
        const box = Targets.rect(data.target, page);
        verify(box.width > 0, data.target + " is not on screen");
        mouseClick(page, box.x + box.width / 2, box.y + box.height / 2, Qt.RightButton);
        compare(ruleSpy.count, 1);
        compare(ruleSpy.signalArguments[0][0], data.rule);
    }

    // Where a tap would do something, a long press tells that, with its rule beside it: see tst_previews.
    function test_aLongPressOpensTheRule() {
        const table = Games.play(2, false, 0);
        show(table, 1920, 1080);
        const log = table.log.count;
        for (const name of ["book:city/4", "market:carts/1", "seat:1/coins"]) {
            const box = Targets.rect(name, page);
            verify(box.width > 0);
            ruleSpy.clear();
            mousePress(page, box.x + box.width / 2, box.y + 6);
            tryCompare(ruleSpy, "count", 1, 3000);
            mouseRelease(page, box.x + box.width / 2, box.y + 6);
            verify(ruleSpy.signalArguments[0][0] !== "");
        }
        compare(table.log.count, log, "a long press plays nothing");
        verify(!table.refusal.active);
    }

    function test_keysOpenTheRuleOfWhatHasFocus_data() {
        return [{ tag: "hex", target: "hex:B2" }, { tag: "book", target: "book:city/4" }, { tag: "offer", target: "market:carts/1" },
                { tag: "round", target: "row:round-table/3" }, { tag: "wheel", target: "wheel/rat" }, { tag: "hut", target: "seat:1/hut/1" },
                { tag: "tool", target: "button:undo" }];
    }
    function test_keysOpenTheRuleOfWhatHasFocus(data) {
        const table = Games.play(2, false, 0);
        show(table, 1920, 1080);
        const target = data.target.replace("seat:1", "seat:" + table.viewSeat);
        Targets.item(target).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Question, Qt.ShiftModifier);
        keyClick(Qt.Key_F1);
        compare(ruleSpy.count, 2);
        for (let i = 0; i < 2; ++i)
            compare(ruleSpy.signalArguments[i][0], table.ruleAt(target));
    }

    function test_linesOfTheScoreAndTheLog() {
        const table = Games.play(2, false, 9999);
        verify(table.over);
        show(table, 1920, 1080);
        for (const name of ["score:rats", "score:total", "score:scroll-2"]) {
            const box = Targets.rect(name, page);
            ruleSpy.clear();
            mouseClick(page, box.x + 80, box.y + box.height / 2, Qt.RightButton);
            compare(ruleSpy.count, 1, name);
            compare(ruleSpy.signalArguments[0][0], table.ruleAt(name));
        }
        Targets.item("score:rats").forceActiveFocus(Qt.TabFocusReason);
        ruleSpy.clear();
        keyClick(Qt.Key_F1);
        compare(ruleSpy.signalArguments[0][0], "messina.rats.points");
        page.logOpen = true;
        wait(30);
        const last = "log/" + (table.log.count - 1);
        const line = Targets.rect(last, page);
        verify(line.width > 0);
        ruleSpy.clear();
        mouseClick(page, line.x + 60, line.y + 8, Qt.RightButton);
        compare(ruleSpy.signalArguments[0][0], table.ruleAt(last));
    }

    function test_theCardThatSaysNoAndTheMenu() {
        const table = Games.play(2, false, 0);
        show(table, 1920, 1080);
        table.activate("book:church/9");
        verify(table.refusal.active);
        wait(50);
        keyClick(Qt.Key_F1);
        compare(ruleSpy.count, 1);
        compare(ruleSpy.signalArguments[0][0], table.refusal.rule);
    }

    // A disk that is full breaks no rule: no section sign stands there without its number.
    function test_whatCouldNotBeKeptCitesNoRule_data() {
        return [{ tag: "1280x800", w: 1280, h: 800 }, { tag: "1920x1080", w: 1920, h: 1080 }];
    }
    function test_whatCouldNotBeKeptCitesNoRule(data) {
        const table = Games.play(2, false, 20);
        show(table, data.w, data.h);
        Games.fillDisk(table);
        Games.step(table);
        verify(table.refusal.active);
        compare(table.refusal.rule, "");
        wait(50);
        const shown = [page];
        while (shown.length > 0) {
            const item = shown.pop();
            if (!item.visible)
                continue;
            verify(!(item instanceof RuleLink) || item.rule !== "", "a link to no rule at " + item.mapToItem(page, 0, 0));
            for (let i = 0; i < item.children.length; ++i)
                shown.push(item.children[i]);
        }
    }
}
