// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Ui
import Games

// Everything is on screen, and a click or a key does what it means, over real games.
TestCase {
    id: test

    name: "MessinaTable"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property TablePage page: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }
    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    function show(table: var, w: int, h: int) {
        Theme.motion = "off";
        mouseMove(test, 1, 1);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(50);
    }
    // The first position of a game that fits.
    function find(players: int, fits: var): var {
        for (let moves = 0; moves < 160; ++moves) {
            const table = Games.play(players, false, moves);
            if (fits(table))
                return table;
        }
        return null;
    }
    function rows(model: var): var {
        return [...Array(model.count).keys()].map(i => model.row(i));
    }

    function clickTarget(name: string) {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        mouseMove(page, box.x + box.width / 2 - 12, box.y + box.height / 2);
        mouseMove(page, box.x + box.width / 2, box.y + box.height / 2);
        mouseClick(page, box.x + box.width / 2, box.y + box.height / 2);
    }
    // A click or a key was answered: with a deed, with a menu, or with why not.
    function answered(steps: int): bool {
        return page.table.steps > steps || page.table.variants.count > 0 || page.table.refusal.active || page.table.picked > 0;
    }

    function inside(box: rect): bool {
        return box.width > 0 && box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1;
    }

    function test_everythingIsOnScreen_data() {
        const list = [];
        for (const size of [[1280, 800], [1366, 768], [1600, 900], [1920, 1080]]) {
            for (const players of [2, 3, 4])
                list.push({ tag: players + " players " + size[0], players: players, w: size[0], h: size[1] });
        }
        return list;
    }

    function test_everythingIsOnScreen(data) {
        show(Games.play(data.players, false, 60), data.w, data.h);
        const table = page.table;
        const home = "seat:" + table.viewSeat;
        const wanted = ["board", "hex:A1", "exp:left", "port:upper-left", "dock:lower-right", "dock:upper-right", home + "/estate", home + "/coins",
            home + "/wood", home + "/fire", home + "/bigFire", home + "/rats", home + "/points", home + "/hut/1", home + "/hut/4", home + "/huts",
            home + "/workshops", home + "/overseer/nun", home + "/node/centre", home + "/square/nun-lower-inner", home + "/scroll/3", home + "/ships",
            home + "/carts", home + "/districts", "book:church", "book:popularity/14", "book:city/1", "market:carts", "row:round-table/6",
            "row:round-table/2/priority", "row:round-table/1/flame", "round-table", "wheel", "wheel/rat", "wheel/nun", "stacks", "cubes", "prompt"];
        // The plot of a hex that is not there yet needs little room.
        const empty = rows(table.places).filter(row => row.kind === "extension" && row.tile === "").map(row => row.target);
        for (const row of rows(table.places).filter(row => !empty.includes(row.target)).concat(rows(table.docks), rows(table.markets), rows(table.huts), rows(table.workshops)))
            wanted.push(row.target);
        for (let seat = 1; seat <= data.players; ++seat)
            wanted.push("seat:" + seat, "seat:" + seat + "/rats", "seat:" + seat + "/coins", "seat:" + seat + "/points");
        for (const name of wanted)
            verify(inside(Targets.rect(name, page)), name + " must be seen at " + data.tag);
        noSmallLetters();
        townFits(empty);
    }

    function textsOf(item, list) {
        if (!item.visible)
            return;
        if (item.font !== undefined && item.text !== undefined && item.text !== "" && item.opacity > 0)
            list.push(item);
        for (let i = 0; i < item.children.length; ++i)
            textsOf(item.children[i], list);
    }

    function noSmallLetters() {
        const list = [];
        textsOf(page, list);
        verify(list.length > 100);
        for (const text of list) {
            const roman = /^[IVX]+$/.test(text.text);
            // Alone or in a row of icons, where it hangs on a hook.
            const badge = text.parent instanceof Badge || text.parent.parent.points === true;
            verify(text.font.pixelSize >= (roman ? 12 : badge ? 9 : 13), "'" + text.text + "' has " + text.font.pixelSize + " px");
        }
    }

    function townFits(empty: var) {
        const sea = Targets.rect("board", page);
        for (const name of Targets.names()) {
            if (!/^(hex|port|dock):[a-zA-Z0-9-]+$/.test(name) || empty.includes(name))
                continue;
            const box = Targets.rect(name, page);
            verify(box.x >= sea.x - 1 && box.x + box.width <= sea.x + sea.width + 1 && box.y >= sea.y - 1 && box.y + box.height <= sea.y + sea.height + 1, name);
        }
        verify(Targets.rect("hex:A1", page).height >= (page.dense ? 96 : 120), "hexes are too small");
    }

    // A click on a whole place means the part that matters in this step of the turn.
    function test_clickMeansTheStep_data() {
        return [
            { tag: "cube", step: 3, part: "/cube" },
            { tag: "action", step: 4, part: "/action" }
        ];
    }
    function test_clickMeansTheStep(data) {
        const meant = (table, row) => Games.isLegal(table, row.target + data.part) && (data.step === 3 ? row.cubes > 0 : row.action.length > 0);
        const table = find(2, each => each.prompt.step === data.step && rows(each.places).some(row => meant(each, row)));
        verify(table !== null);
        show(table, 1280, 800);
        const target = rows(table.places).find(row => meant(table, row)).target;
        compare(Targets.item(target).sends, target + data.part);
        const steps = table.steps;
        clickTarget(target);
        verify(answered(steps));
        verify(!table.refusal.active);
    }
    function test_clicksAreAnswered() {
        for (const kind of ["dock:", "market:", "seat:1/square/", "button:"]) {
            show(find(2, each => each.viewSeat === 1 && each.prompt.step > 0), 1280, 800);
            const name = Targets.names().find(each => each.startsWith(kind) && Targets.item(each) instanceof Spot && Targets.item(each).reachable && Targets.rect(each, page).width > 0)
                ?? Targets.names().find(each => each.startsWith(kind) && Targets.item(each) instanceof PromptButton && Targets.item(each).visible);
            verify(name !== undefined, kind);
            const steps = page.table.steps;
            clickTarget(name);
            verify(answered(steps) || findChild(page, "ending").open, name);
            page.destroy();
            wait(10);
        }
    }

    function test_arrowsFollowTheHexes() {
        show(Games.play(2, false, 0), 1920, 1080);
        Targets.item("hex:C2").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(Targets.item("hex:C3").activeFocus);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        verify(Targets.item("hex:C1").activeFocus);
        keyClick(Qt.Key_Down);
        verify(Targets.item("hex:D1").activeFocus || Targets.item("port:lower-left").activeFocus);
        keyClick(Qt.Key_Question, Qt.ShiftModifier);
        compare(ruleSpy.count, 1);
        const steps = page.table.steps;
        keyClick(Qt.Key_Return);
        verify(answered(steps));
    }

    function test_tabGoesFromZoneToZone() {
        show(Games.play(2, false, 0), 1920, 1080);
        const mine = "seat:" + page.table.viewSeat + "/";
        const other = "seat:" + (3 - page.table.viewSeat);
        Targets.item("hex:C2").forceActiveFocus(Qt.TabFocusReason);
        const seen = [];
        for (let i = 0; i < 30; ++i) {
            keyClick(Qt.Key_Tab);
            for (const kind of ["book:", mine, "market:", "row:", "wheel", other, "button:"]) {
                const focused = Targets.names().find(name => name.startsWith(kind) && Targets.item(name) && Targets.item(name).activeFocus);
                if (focused && seen.indexOf(kind) < 0)
                    seen.push(kind);
            }
        }
        for (const kind of ["book:", mine, "market:", "row:", "wheel", other, "button:"])
            verify(seen.indexOf(kind) >= 0, "Tab never comes to " + kind);
    }

    function test_keysOfTheTable() {
        const table = find(2, each => each.canUndo && each.prompt.rule !== "");
        show(table, 1920, 1080);
        const steps = table.steps;
        keyClick(Qt.Key_U);
        compare(table.steps, steps - 1);
        keyClick(Qt.Key_G);
        verify(page.logOpen);
        keyClick(Qt.Key_Escape);
        verify(!page.logOpen);
        keyClick(Qt.Key_H);
        compare(ruleSpy.count, 1);
    }

    function findBubble(item) {
        if (item instanceof RefusalBubble)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = findBubble(item.children[i]);
            if (found)
                return found;
        }
        return null;
    }

    // The bubble takes the keyboard, and hides neither the refused place nor those that it offers instead.
    function test_refusal_data() {
        return [{ tag: "1280", w: 1280, h: 800, players: 2 }, { tag: "1920", w: 1920, h: 1080, players: 4 }];
    }
    function test_refusal(data) {
        const table = find(data.players, each => {
            for (const row of rows(each.places).filter(row => row.offer === "refused" && row.kind === "district")) {
                each.activate(row.target);
                if (each.refusal.active && each.refusal.instead.length > 1 && each.refusal.instead.every(offer => offer.target.startsWith("hex:")))
                    return true;
                each.closeRefusal();
            }
            return false;
        });
        verify(table !== null);
        const target = table.refusal.target;
        table.closeRefusal();
        show(table, data.w, data.h);
        table.activate(target);
        wait(30);
        const bubble = findBubble(page);
        verify(bubble.visible);
        const box = Qt.rect(bubble.spot.x, bubble.spot.y, bubble.cardWidth, bubble.cardHeight);
        for (const name of [target, ...table.refusal.instead.map(offer => offer.target)])
            compare(bubble.overlap(box, Targets.rect(name, page)), 0, name + " must stay visible");
        tryVerify(() => {
            let up = page.Window.window.activeFocusItem;
            while (up !== null && up !== bubble)
                up = up.parent;
            return up === bubble;
        }, 5000, "the card has the focus");
        keyClick(Qt.Key_Escape);
        verify(!table.refusal.active);
        tryVerify(() => !bubble.visible);
    }

    // The place with several meanings, while its menu is open.
    function openMenu(table: var): string {
        for (const row of rows(table.places).filter(row => row.offer === "legal")) {
            table.activate(row.target);
            if (table.variants.count > 1)
                return row.target;
            if (table.canUndo)
                table.undo();
        }
        return "";
    }
    function test_variants() {
        const table = find(2, each => each.prompt.step === 1 && openMenu(each) !== "");
        verify(table !== null);
        table.closeVariants();
        show(table, 1280, 800);
        const steps = table.steps;
        verify(openMenu(table) !== "");
        wait(20);
        keyClick(Qt.Key_Escape);
        compare(table.variants.count, 0);
        compare(table.steps, steps);
        verify(openMenu(table) !== "");
        wait(20);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(table.variants.count, 0);
        verify(table.steps > steps);
    }

    function test_neighboursEstate() {
        show(Games.play(3, false, 10), 1280, 800);
        const other = page.table.viewSeat % 3 + 1;
        clickTarget("seat:" + other);
        compare(page.table.viewSeat, other);
        verify(Targets.has("seat:" + other + "/estate"));
    }

    function test_finalScore() {
        show(Games.play(4, false, 100000), 1280, 800);
        verify(page.scored);
        verify(!Targets.has("board"));
        const list = [];
        textsOf(page, list);
        for (const row of rows(page.table.scores)) {
            for (const value of row.values)
                verify(list.some(text => text.text === value), value + " is missing");
        }
    }
}
