// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// That everything can be read while it is needed: prices, small numbers, questions, and what one may choose between.
MessinaCase {
    id: test

    name: "MessinaReading"

    usual: ({ askBeforeEnding: false })

    function overlap(a: rect, b: rect): real {
        return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
    }

    function boxOf(item: var): rect {
        return item.mapToItem(page, 0, 0, item.width, item.height);
    }

    // How much of a thing lies outside of a hex, in percent.
    function outside(thing: Item, hex: HexTile): int {
        let out = 0;
        for (let i = 0; i < 100; ++i)
            out += hex.hitMask.contains(thing.mapToItem(hex, (i % 10 + 0.5) / 10 * thing.width, (Math.floor(i / 10) + 0.5) / 10 * thing.height)) ? 0 : 1;
        return out;
    }

    // The price of a hex covers nothing that is printed or lies on any hex, and lies on its own.
    function test_pricesHaveTheirOwnPlace_data() {
        const rows = [];
        for (const players of [3, 4])
            for (const size of [[1280, 800], [1920, 1080]])
                rows.push({ tag: players + " at " + size[0], players: players, w: size[0], h: size[1] });
        return rows;
    }
    function test_pricesHaveTheirOwnPlace(data) {
        let priced = 0;
        for (let moves = 60; moves < 240 && priced < 12; moves += 3) {
            const table = Games.play(data.players, false, moves);
            let any = false;
            for (let i = 0; i < table.places.count; ++i)
                any = any || table.places.row(i).offerCost > 0;
            if (!any)
                continue;
            show(table, data.w, data.h);
            const signs = Targets.names().filter(name => /^(hex|port):[^/]+\/(action|rat|cost|people|citizens|cube|pawns|points)$/.test(name)).map(name => ({ name: name, box: Targets.rect(name, page) })).filter(sign => sign.box.width > 0);
            for (const price of collect(page, item => item instanceof OfferPrice && item.parent.parent instanceof HexTile, [])) {
                const box = boxOf(price);
                ++priced;
                verify(outside(price, price.parent.parent) < 15, price.parent.parent.target + "'s price lies beside it");
                for (const sign of signs) {
                    const hidden = overlap(box, sign.box) / Math.min(box.width * box.height, sign.box.width * sign.box.height);
                    verify(hidden < 0.12, price.parent.parent.target + "'s price covers " + Math.round(100 * hidden) + " % of " + sign.name);
                }
            }
            page.destroy();
            wait(10);
        }
        verify(priced >= 6, priced + " prices");
    }

    // Every number of a space can be read, and a space grows under the pointer and under the focus.
    function test_spacesOfTheBooks() {
        show(Games.play(4, false, 40), 1920, 1080);
        const cells = collect(page, item => item instanceof BookCell, []);
        verify(cells.length > 30);
        const numbers = [];
        for (const cell of cells)
            for (let i = 0; i < cell.children.length; ++i)
                if (cell.children[i].text === cell.space.roman && cell.children[i].visible)
                    numbers.push(cell.children[i]);
        verify(numbers.length > 25, numbers.length + " numbers are seen");
        for (const number of numbers)
            verify(number.font.pixelSize >= 13, number.text + " is " + number.font.pixelSize + " px high");
        const cell = cells.find(cell => cell.space.roman === "IX");
        compare(cell.scale, 1);
        const at = cell.mapToItem(page, cell.width / 2, cell.height / 2);
        mouseMove(page, at.x, at.y);
        verify(cell.scale > 1.2);
        verify(cell.z > cells[0].z);
        mouseMove(page, 1, 1);
        compare(cell.scale, 1);
        cell.forceActiveFocus(Qt.TabFocusReason);
        verify(cell.scale > 1.2);
    }

    // Which lieutenant goes is chosen where they lie; the menu hides none of them, begins with the cheapest, and the
    // places have their names on the map meanwhile.
    function test_thePieceIsChosenOnTheBoard_data() {
        return [{ tag: "1280", w: 1280, h: 800 }, { tag: "1920", w: 1920, h: 1080 }];
    }
    function test_thePieceIsChosenOnTheBoard(data) {
        let opened = 0;
        for (let moves = 80; moves < 240 && opened < 4; moves += 1) {
            const table = Games.play(2, false, moves);
            if (table.prompt.step !== 1)
                continue;
            let target = "";
            for (let i = 0; i < table.places.count && target === ""; ++i) {
                const row = table.places.row(i);
                if (row.offer !== "legal")
                    continue;
                table.activate(row.target);
                if (table.variants.count > 1)
                    target = row.target;
                else
                    break;
                table.closeVariants();
            }
            if (target === "")
                continue;
            show(table, data.w, data.h);
            const thing = Targets.item(target);
            thing.forceActiveFocus(Qt.TabFocusReason);
            table.activate(target);
            wait(30);
            const pieces = Targets.names().filter(name => name.startsWith("variant-piece:") && Targets.rect(name, page).width > 0);
            const menu = collect(page, item => item instanceof VariantsMenu, [])[0];
            compare(page.parts.coords, true);
            compare(menu.input.variant, 0);
            if (pieces.length < 2) {
                table.closeVariants();
                continue;
            }
            ++opened;
            const leaf = collect(menu, item => item instanceof Leaf, [])[0];
            verify(boxOf(leaf).y + boxOf(leaf).height <= page.foot, "what a line would do is hidden");
            for (const name of pieces)
                verify(overlap(boxOf(leaf), Targets.rect(name, page)) === 0, "the menu hides " + name + " " + boxOf(leaf) + Targets.rect(name, page) + menu.anchor + menu.placeFor(leaf.width, leaf.height, 0));
            const last = pieces[pieces.length - 1];
            const line = Number(last.split(":")[1]);
            const wanted = table.variants.row(line).at;
            const at = Targets.rect(last, page);
            const steps = table.steps;
            mouseMove(page, at.x + at.width / 2, at.y + at.height / 2);
            compare(menu.input.variant, line);
            mouseClick(page, at.x + at.width / 2, at.y + at.height / 2);
            verify(table.steps > steps, wanted);
            compare(table.variants.count, 0);
            page.destroy();
            wait(10);
        }
        verify(opened > 0);
    }

    // What a click would do stands beside the question, not in its place.
    function test_theQuestionStays_data() {
        return [
            { tag: "1280", w: 1280, h: 800, scale: 1 },
            { tag: "1920", w: 1920, h: 1080, scale: 1 },
            { tag: "1920 large", w: 1920, h: 1080, scale: 1.25 },
            { tag: "1280 large", w: 1280, h: 800, scale: 1.5 }
        ];
    }
    function test_theQuestionStays(data) {
        Theme.textScale = data.scale;
        let seen = 0;
        for (const moves of [0, 4, 9, 30, 60]) {
            const table = Games.play(2, false, moves);
            show(table, data.w, data.h);
            const bar = Targets.item("prompt");
            const question = collect(bar, item => item instanceof UiText && plain(item.text).startsWith(plain(table.prompt.sentence)) && item.opacity > 0, [])[0];
            verify(!!question);
            const before = bar.height;
            const input = bar.input;
            const target = [...Array(table.places.count).keys()].map(i => table.places.row(i)).find(row => row.offer === "legal")?.target;
            if (!target)
                continue;
            input.hovered = target;
            verify(input.preview !== null);
            const told = findChild(page, "preview");
            verify(told.visible && question.visible);
            verify(overlap(boxOf(told), boxOf(question)) === 0, "they lie on each other");
            verify(!question.truncated, question.text);
            verify(question.width > 150);
            compare(bar.height, before);
            ++seen;
            page.destroy();
            wait(10);
        }
        verify(seen > 1);
    }

    // A lieutenant can be dragged to where it is to go; let go of anywhere else, nothing happens.
    function drag(from: point, to: point) {
        mousePress(page, from.x, from.y);
        for (let i = 1; i <= 8; ++i) {
            mouseMove(page, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, -1, Qt.LeftButton);
            wait(5);
        }
        mouseRelease(page, to.x, to.y);
        wait(30);
    }
    function middle(name: string): point {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        return Qt.point(box.x + box.width / 2, box.y + box.height / 2);
    }
    function test_aLieutenantIsDragged() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        const pawn = "seat:" + table.activeSeat + "/lieutenant/1";
        const steps = table.steps;
        // A click is still a click.
        mouseClick(page, middle(pawn).x, middle(pawn).y);
        compare(table.picked, 1);
        mouseClick(page, middle(pawn).x, middle(pawn).y);
        compare(table.picked, 0);
        drag(middle(pawn), Qt.point(640, 775));
        compare(table.steps, steps);
        compare(table.picked, 0);
        drag(middle(pawn), middle("hex:B2"));
        compare(table.steps, steps + 1);
        verify(!table.refusal.active);
        compare(table.places.rowOf("hex:B2").pawns.length, 1);
    }
    function test_aLieutenantIsDraggedToTheTownOnlyWhenItMay() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        table.activate("hex:B2");
        verify(table.prompt.step !== 1 || table.activeSeat !== 1);
        const pawn = "seat:" + table.viewSeat + "/lieutenant/2";
        const steps = table.steps;
        if (table.prompt.step !== 1)
            drag(middle(pawn), middle("hex:C3"));
        compare(table.steps, steps);
    }

    // Recall cannot be taken for undo: another picture, and words that say whom.
    function test_recallIsNotUndo() {
        const table = find(2, table => table.buttons.rowOf("button:recall").target !== undefined);
        const row = table.buttons.rowOf("button:recall");
        compare(row.icon, "recall");
        compare(row.text, "Recall a lieutenant");
    }
    // Nor does it stand where undo stands. It ends where every button of the bar ends; that a second click does not mean it: see
    // tst_previews.
    function test_recallHasAPlaceOfItsOwn_data() {
        return [{ tag: "1280", w: 1280, h: 800 }, { tag: "1920", w: 1920, h: 1080 }];
    }
    function test_recallHasAPlaceOfItsOwn(data) {
        show(find(2, table => table.buttons.rowOf("button:end-turn").kind === "primary"), data.w, data.h);
        const gold = Targets.rect("button:end-turn", page);
        verify(gold.width > 0);
        page.destroy();
        wait(10);
        show(find(2, table => table.buttons.rowOf("button:recall").target !== undefined), data.w, data.h);
        const recall = Targets.rect("button:recall", page);
        const undo = Targets.rect("button:undo", page);
        verify(recall.width > 0 && undo.width > 0);
        verify(Math.abs(recall.y - undo.y) > page.height / 2);
        verify(Math.abs(recall.x + recall.width - gold.x - gold.width) <= 1, recall.x + recall.width + " " + (gold.x + gold.width));
        const question = collect(page, item => item.text !== undefined && plain(item.text) === plain(page.table.prompt.sentence), [])[0];
        verify(!question.truncated && question.width > 250, question.width + " px for the question");
    }

    // Where discs overlap, the emblem of each is seen, and wholly: colour alone tells nobody whose it is.
    function test_overlappedDiscsShowTheirEmblems_data() {
        const rows = [];
        for (const players of [2, 3, 4])
            for (const size of [[1024, 800], [1280, 800], [1920, 1080]])
                rows.push({ tag: players + " at " + size[0], players: players, w: size[0], h: size[1] });
        return rows;
    }
    function test_overlappedDiscsShowTheirEmblems(data) {
        show(Games.play(data.players, false, 0), data.w, data.h);
        let covered = 0;
        const left = 6.5 / 64, right = 30.5 / 64, rim = 3.5 / 64; // of the drawings
        for (const cell of collect(page, item => item instanceof BookCell && item.discs.length > 1, [])) {
            const discs = collect(cell, item => item.covered !== undefined, []);
            compare(discs.length, cell.discs.length);
            for (let i = 0; i < discs.length - 1; ++i) {
                ++covered;
                compare(discs[i].name, "disc-" + cell.discs[i].tincture + "-under");
                const hidden = discs[i].x + right * discs[i].size - discs[i + 1].x - rim * discs[i].size;
                verify(hidden <= 0.5, hidden + " px of the emblem are covered");
                verify(discs[i].x + left * discs[i].size >= 0);
            }
            compare(discs[discs.length - 1].name, "disc-" + cell.discs[discs.length - 1].tincture);
        }
        verify(covered >= data.players - 1, covered + " discs are covered");
        // In the picture, too, each has a light shape of its own there; in one column the books may lie out of sight.
        if (page.column)
            return;
        const cell = collect(page, item => item instanceof BookCell && item.discs.length === data.players, [])[0];
        const image = grabImage(page);
        const shapes = collect(cell, item => item.covered === true, []).map(disc => {
            let shape = "";
            for (let y = Math.round(0.3 * disc.size); y < 0.7 * disc.size; ++y)
                for (let x = Math.round(left * disc.size); x < Math.round(right * disc.size); ++x) {
                    const at = disc.mapToItem(page, x, y);
                    const px = Math.round(at.x), py = Math.round(at.y);
                    shape += image.red(px, py) + image.green(px, py) + image.blue(px, py) > 480 ? "#" : ".";
                }
            return shape;
        });
        for (const shape of shapes)
            verify((shape.match(/#/g) ?? []).length > 3, shape);
        compare(new Set(shapes).size, shapes.length);
    }
}
