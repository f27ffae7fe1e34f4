// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Ui
import Mock

TestCase {
    id: test

    name: "MessinaTable"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null

    Component {
        id: pages
        TablePage {}
    }
    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    function show(position: string, w: int, h: int) {
        Theme.motion = "off";
        page = createTemporaryObject(pages, test, { table: Positions.load(position), width: w, height: h });
        verify(page !== null);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(50);
    }

    function asked(): string {
        const all = page.table.asked();
        return all.length > 0 ? all[all.length - 1] : "";
    }

    function clickTarget(name: string) {
        const box = Targets.rect(name, page);
        verify(box.width > 0, name + " is not on screen");
        mouseMove(page, box.x + box.width / 2 - 12, box.y + box.height / 2);
        mouseMove(page, box.x + box.width / 2, box.y + box.height / 2);
        mouseClick(page, box.x + box.width / 2, box.y + box.height / 2);
    }

    function inside(box: rect): bool {
        return box.width > 0 && box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1;
    }

    function test_everythingIsOnScreen_data() {
        const rows = [];
        for (const size of [[1280, 800], [1366, 768], [1600, 900], [1920, 1080]]) {
            for (const position of ["full2", "full3", "full4"])
                rows.push({ tag: position + " " + size[0], position: position, w: size[0], h: size[1] });
        }
        return rows;
    }

    function test_everythingIsOnScreen(data) {
        show(data.position, data.w, data.h);
        const players = page.table.playerCount;
        const wanted = ["board", "hex:A1", "hex:C1/action", "hex:left", "exp:left", "port:upper-left", "dock:lower-right/ship", "dock:lower-right/cube",
            "dock:upper-right", "seat:1/estate", "seat:1/estate/lieutenant", "seat:1/coins", "seat:1/wood", "seat:1/fire", "seat:1/bigFire",
            "seat:1/rats", "seat:1/points", "seat:1/hut/1", "seat:1/hut/4", "seat:1/huts", "seat:1/workshops", "seat:1/workshop/4",
            "seat:1/overseer/nun", "seat:1/node/centre", "seat:1/square/nun-lower-inner", "seat:1/scroll/3", "seat:1/ships", "seat:1/carts",
            "seat:1/districts", "book:church", "book:popularity/14", "book:city/1", "market:hut-upgrades/1", "market:hut-upgrades/q01",
            "market:workshops/nun", "market:carts", "market:carts/1", "row:round-table/6", "row:round-table/2/priority", "row:round-table/1/flame",
            "round-table", "wheel", "wheel/rat", "wheel/nun", "stacks", "cubes", "prompt", "button:end-turn", "button:refresh-huts"];
        for (let seat = 2; seat <= players; ++seat)
            wanted.push("seat:" + seat, "seat:" + seat + "/rats", "seat:" + seat + "/coins", "seat:" + seat + "/points");
        for (const name of wanted)
            verify(inside(Targets.rect(name, page)), name + " must be seen at " + data.tag);
        noSmallLetters();
        townFits();
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
            // Alone or in a row of icons.
            const badge = text.parent instanceof Badge || text.parent.points === true;
            verify(text.font.pixelSize >= (roman ? 12 : badge ? 9 : 13), "'" + text.text + "' has " + text.font.pixelSize + " px");
        }
    }

    function townFits() {
        const sea = Targets.rect("board", page);
        for (const name of Targets.names()) {
            if (!/^(hex|port|dock):[a-zA-Z0-9-]+$/.test(name))
                continue;
            const box = Targets.rect(name, page);
            verify(box.x >= sea.x - 1 && box.x + box.width <= sea.x + sea.width + 1 && box.y >= sea.y - 1 && box.y + box.height <= sea.y + sea.height + 1, name);
        }
        verify(Targets.rect("hex:A1", page).height >= (page.dense ? 96 : 120), "hexes are too small");
    }

    function test_clickMeansTheStep() {
        show("m1", 1280, 800);
        clickTarget("hex:C3");
        compare(asked(), "activate hex:C3");
        clickTarget("hex:C3/cube");
        compare(asked(), "activate hex:C3");
        clickTarget("dock:upper-right/ship");
        compare(asked(), "activate dock:upper-right/ship/1");
        clickTarget("seat:1/square/nun-lower-inner");
        compare(asked(), "activate seat:1/square/nun-lower-inner");
        clickTarget("market:hut-upgrades/q01");
        compare(asked(), "activate market:hut-upgrades/1");
        clickTarget("button:end-turn");
        compare(asked(), "activate button:end-turn");
        clickTarget("button:refresh-workshops");
        compare(asked(), "activate button:refresh-workshops");
    }

    function test_clickOnHexInStepFour() {
        show("full2", 1280, 800);
        clickTarget("hex:C2");
        compare(asked(), "activate hex:C2/action");
    }

    function test_arrowsFollowTheHexes() {
        show("m1", 1920, 1080);
        Targets.item("hex:C2").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(Targets.item("hex:C3").activeFocus);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        verify(Targets.item("hex:C1").activeFocus);
        keyClick(Qt.Key_Down);
        verify(Targets.item("hex:D1").activeFocus || Targets.item("port:lower-left").activeFocus);
        keyClick(Qt.Key_Return);
        verify(asked().startsWith("activate "));
        keyClick(Qt.Key_Question, Qt.ShiftModifier);
        compare(ruleSpy.count, 1);
    }

    function test_tabGoesFromZoneToZone() {
        show("m1", 1920, 1080);
        Targets.item("hex:C2").forceActiveFocus(Qt.TabFocusReason);
        const seen = [];
        for (let i = 0; i < 30; ++i) {
            keyClick(Qt.Key_Tab);
            for (const kind of ["hex:", "port:", "dock:", "book:", "seat:1", "market:", "row:", "wheel", "seat:2", "button:end-turn"]) {
                const focused = Targets.names().find(name => name.startsWith(kind) && Targets.item(name) && Targets.item(name).activeFocus);
                if (focused && seen.indexOf(kind) < 0)
                    seen.push(kind);
            }
        }
        for (const kind of ["book:", "seat:1", "market:", "row:", "wheel", "seat:2", "button:end-turn"])
            verify(seen.indexOf(kind) >= 0, "Tab never comes to " + kind);
    }

    function test_keysOfTheTable() {
        show("m1", 1920, 1080);
        keyClick(Qt.Key_U);
        compare(asked(), "undo");
        keyClick(Qt.Key_G);
        verify(page.logOpen);
        keyClick(Qt.Key_Escape);
        verify(!page.logOpen);
        keyClick(Qt.Key_H);
        compare(ruleSpy.count, 1);
    }

    function test_refusal_data() {
        return [{ tag: "1280", w: 1280, h: 800, position: "refusal2" }, { tag: "1920", w: 1920, h: 1080, position: "refusal4" }];
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

    function test_refusal(data) {
        show(data.position, data.w, data.h);
        const bubble = findBubble(page);
        verify(bubble.visible);
        const box = Qt.rect(bubble.spot.x, bubble.spot.y, 430, 200);
        for (const name of ["hex:B2", "hex:C2", "hex:C3"])
            compare(bubble.overlap(box, Targets.rect(name, page)), 0, name + " must stay visible");
        tryVerify(() => page.Window.window.activeFocusItem !== null && bubble.inBubble(page.Window.window.activeFocusItem));
        keyClick(Qt.Key_Escape);
        compare(asked(), "close refusal");
        tryVerify(() => !bubble.visible);
    }

    function test_variants() {
        show("variants", 1280, 800);
        wait(20);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(asked(), "variant 1");
        keyClick(Qt.Key_Escape);
        compare(asked(), "close variants");
    }

    function test_neighboursEstate() {
        show("full3", 1280, 800);
        clickTarget("seat:3");
        compare(page.table.viewSeat, 3);
        verify(Targets.has("seat:3/estate"));
    }

    function test_finalScore() {
        show("final", 1280, 800);
        verify(!Targets.has("board"));
        const list = [];
        textsOf(page, list);
        for (const wanted of ["111", "103", "102", "71", "\u221213"])
            verify(list.some(text => text.text === wanted), wanted + " is missing");
    }
}
