// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Ui

// Where the cards, the marks and the holes of the spotlight stand.
LessonCase {
    name: "LessonPlaces"

    function test_cardStaysOffItsTargets_data() {
        return [
            { tag: "town", targets: ["hex:A1", "hex:B4", "hex:E2"] }, { tag: "both", targets: ["hex:C2/citizens", "hex:C2/cube", "seat:1/hut/2"] },
            { tag: "huts", targets: ["seat:1/hut/1", "seat:1/hut/2", "seat:1/hut/4"] }, { tag: "estate", targets: ["seat:1/estate"] },
            { tag: "board", targets: ["board"] }, { tag: "bars", targets: ["button:undo", "button:end-turn"] }, { tag: "purse", targets: ["seat:1/coins", "hex:A4"] }
        ];
    }
    function test_cardStaysOffItsTargets(row) {
        for (const size of [[1280, 800], [1920, 1080]]) {
            root.width = size[0];
            root.height = size[1];
            show(Object.assign({}, doStep, { targets: row.targets, text: row.targets.map((name, i) => "the thing {" + (i + 1) + "}").join(", ") }));
            wait(60);
            const card = box(only("StepCard"));
            verify(card.x >= 0 && card.y >= 0 && card.x + card.width <= root.width && card.y + card.height <= root.height, "inside the window");
            for (const target of row.targets)
                verify(!meet(card, Targets.rect(target, root)), target + " stays free at " + size);
            verify(!meet(card, box(table.topBar)) && !meet(card, box(table.promptBar)), "bars stay free");
            const marks = all(overlay, "Mark").filter(mark => mark.visible);
            compare(marks.length, row.targets.length);
            for (let i = 0; i < marks.length; ++i) {
                verify(!meet(box(marks[i]), Targets.rect(row.targets[i], root)), "mark beside " + row.targets[i]);
                verify(!meet(box(marks[i]), card), "mark beside the card");
            }
        }
        root.width = 1280;
        root.height = 800;
    }
    function test_cardMovesByKeyboardAndComesBack() {
        show(doStep);
        tryVerify(() => focused() !== "");
        const card = only("StepCard");
        const from = box(card);
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        compare(root.Window.window.activeFocusItem.Accessible.name, "Move the card");
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Up);
        compare(box(card).x, from.x - 40);
        verify(box(card).y <= from.y);
        for (let i = 0; i < 60; ++i)
            keyClick(Qt.Key_Left);
        compare(box(card).x, 0);
        keyClick(Qt.Key_Home);
        tryVerify(() => box(card).x > 0);
    }
    function test_cardMovesByMouse() {
        show(doStep);
        const card = only("StepCard");
        const from = box(card);
        mouseDrag(root, from.x + 6, from.y + 30, -100, 0);
        verify(box(card).x < from.x - 60);
    }
    function test_setupNamesOnePartAfterAnother() {
        const stages = [{ target: "board", name: "Town" }, { target: "seat:1/estate", name: "Estate" }, { target: "hex:A1", name: "District" }];
        show({ kind: "setup", stepTitle: "Your table", stages: stages, stageIndex: 0 });
        compare(only("NameMark").text, "Town");
        const card = box(only("StepCard"));
        verify(!meet(card, Targets.rect("board", root)));
        lesson.stageIndex = 2;
        wait(60);
        compare(only("NameMark").text, "District");
        verify(!meet(box(only("NameMark")), Targets.rect("hex:A1", root)));
        compare(only("Spotlight").wanted.filter(hole => hole.shape !== "plain").length, 3);
        compare(only("Spotlight").wanted.filter(hole => hole.ring).length, 1);
    }
    function test_overlappingHolesStayOpen() {
        const stages = [{ target: "board", name: "Town" }, { target: "hex:C2", name: "District" }, { target: "seat:1/hut/*", name: "Huts" }, { target: "seat:1/hut/2", name: "Hut" }];
        show({ kind: "setup", stepTitle: "Your table", stages: stages, stageIndex: 3 });
        const lit = grabImage(root);
        const spots = [];
        for (const target of ["hex:C2", "hex:A1", "seat:1/hut/1", "seat:1/hut/2"]) {
            const rect = Targets.rect(target, root);
            for (const part of [0.3, 0.7])
                spots.push([target, Math.round(rect.x + rect.width * part), Math.round(rect.y + rect.height * 0.7)]);
        }
        overlay.visible = false;
        const bare = grabImage(root);
        overlay.visible = true;
        for (const spot of spots)
            compare(lit.pixel(spot[1], spot[2]), bare.pixel(spot[1], spot[2]), spot[0] + " is not dimmed");
        verify(lit.pixel(1262, 400) !== bare.pixel(1262, 400) || lit.pixel(810, 560) !== bare.pixel(810, 560), "the rest is dimmed");
    }
    function test_piecesOfOverlappingHoles() {
        const spot = only("Spotlight");
        const hole = (x, y, w, h) => ({ shape: "rect", x: x, y: y, width: w, height: h });
        const list = [hole(0, 0, 100, 60), hole(50, 30, 100, 60), hole(140, 0, 20, 200)];
        const pieces = spot.pieces(list);
        const inside = (rect, x, y) => x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
        for (let x = 0.5; x < 200; x += 7) {
            for (let y = 0.5; y < 220; y += 7) {
                const wanted = list.some(rect => inside(rect, x, y)) ? 1 : 0;
                compare(pieces.filter(rect => inside(rect, x, y)).length, wanted, x + " " + y);
            }
        }
    }
    function test_missingPartPointsAtItsHex() {
        show(Object.assign({}, doStep, { targets: ["hex:B2/owner"] }));
        compare(all(overlay, "Mark").filter(mark => mark.visible).length, 1);
        verify(!meet(box(only("StepCard")), Targets.rect("hex:B2", root)));
        compare(sights.count, 0);
    }
    function test_hiddenTargetIsAskedFor() {
        show(Object.assign({}, doStep, { targets: ["hex:B2", "book:church"] }));
        tryCompare(sights, "count", 1);
        compare(sights.signalArguments[0][0], "book:church");
        wait(200);
        compare(sights.count, 1);
    }
    // What the next move needs is not marked, but neither does the card lie on it.
    function test_cardUncoversWhatIsToBeUsed() {
        show(Object.assign({}, doStep, { targets: [] }));
        const covered = Targets.names().filter(name => /^(hex|book|seat):/.test(name) && meet(box(only("StepCard")), Targets.rect(name, root)));
        verify(covered.length > 0);
        lesson.wanted = [covered[0]];
        tryVerify(() => !meet(box(only("StepCard")), Targets.rect(covered[0], root)));
        lesson.wanted = [];
    }
    // Within its step it stays, whatever can be used besides, whatever was clicked wrongly, and wherever the mark moves, but for
    // what is to be clicked now.
    function test_cardStaysWithinItsStep() {
        const step = { targets: ["hex:B2"], text: "", task: "Go to the hex {1}." };
        show(Object.assign({}, doStep, step));
        Targets.item("hex:B2").forceActiveFocus();
        const from = JSON.stringify(box(only("StepCard")));
        const things = Targets.names().filter(name => /^(hex|book|seat):/.test(name));
        const under = things.filter(name => meet(box(only("StepCard")), Targets.rect(name, root)));
        verify(under.length > 2);
        overlay.offers = under;
        wait(80);
        compare(JSON.stringify(box(only("StepCard"))), from);
        lesson.feedback = { active: true, text: "Not there.", rule: "", offerUndo: false, tone: "no", target: under[0] };
        wait(80);
        compare(JSON.stringify(box(only("StepCard"))), from);
        lesson.feedback = { active: false };
        wait(80);
        compare(JSON.stringify(box(only("StepCard"))), from);
        const free = things.filter(name => {
            const rect = Targets.rect(name, root);
            return !meet(box(only("StepCard")), Qt.rect(rect.x - 14, rect.y - 14, rect.width + 28, rect.height + 28));
        });
        for (const name of free) {
            lesson.targets = [name];
            wait(40);
            compare(JSON.stringify(box(only("StepCard"))), from, name);
        }
        overlay.offers = [];
        lesson.targets = [under[0]];
        tryVerify(() => !meet(box(only("StepCard")), Targets.rect(under[0], root)));
    }
    Rectangle {
        id: panel
        visible: false
        y: 60
        width: 520
        height: 640
    }
    // A panel that has come in cuts no card: neither the step nor the answer to a wrong click lies under it, and both leave
    // free what they speak of.
    function test_cardsStayWithinWhatAPanelLeaves() {
        panel.x = root.width;
        show(Object.assign({}, doStep, { targets: ["hex:B2"], text: "", task: "Go to the hex {1}." }));
        overlay.busyItems = [panel];
        wait(60);
        panel.visible = true;
        for (panel.x = root.width - 460; panel.x > root.width - 532; panel.x -= 12)
            wait(20);
        tryVerify(() => !meet(box(only("StepCard")), box(panel)));
        const onPanel = Targets.names().filter(name => /^(hex|seat):/.test(name) && meet(Targets.rect(name, root), box(panel)));
        for (const name of ["hex:D3"].concat(onPanel.slice(0, 3))) {
            lesson.feedback = { active: true, text: "Not there.", rule: "", offerUndo: false, tone: "no", target: name };
            tryVerify(() => only("FeedbackCard") !== null);
            wait(80);
            verify(!meet(box(only("FeedbackCard")), box(panel)), name);
            verify(name !== "hex:D3" || !meet(box(only("FeedbackCard")), Targets.rect(name, root)), name);
            lesson.feedback = { active: false };
            wait(40);
        }
        overlay.busyItems = [];
        panel.visible = false;
    }
    function test_spotlightFollowsItsTarget() {
        show(Object.assign({}, doStep, { targets: ["hex:B2"] }));
        const before = only("Spotlight").holes.filter(hole => hole.ring)[0];
        compare(before.shape, "hex");
        root.width = 1920;
        root.height = 1080;
        tryVerify(() => {
            const hole = only("Spotlight").holes.filter(hole => hole.ring)[0];
            const rect = Targets.rect("hex:B2", root);
            return Math.abs(hole.x - rect.x) < 0.5 && Math.abs(hole.width - rect.width) < 0.5 && hole.x !== before.x;
        });
        root.width = 1280;
        root.height = 800;
    }
    function test_cardMovesOffTheFocusedThing() {
        show(Object.assign({}, doStep, { targets: ["hex:B2"] }));
        const under = Targets.item("seat:1/hut/3");
        const card = only("StepCard");
        const at = box(under);
        // The card is put over the hut by hand, then left to itself.
        overlay.children[0].moveCard(at.x - 40 - box(card).x, at.y - 200 - box(card).y);
        verify(meet(box(card), box(under)));
        overlay.children[0].forget();
        under.forceActiveFocus();
        tryVerify(() => !meet(box(card), box(under)));
    }
    // Only numbers that the card says stand on the table.
    function test_unsaidTargetsHaveNoMark() {
        show(Object.assign({}, doStep, { text: "Look around.", task: "Click the hex {2}." }));
        compare(all(overlay, "Mark").filter(mark => mark.visible).map(mark => mark.number), [2]);
    }
    function test_cardStaysUnlessItCovers() {
        show(Object.assign({}, doStep, { targets: ["hex:B2"], text: "", task: "Go to the hex {1}." }));
        const from = box(only("StepCard"));
        const free = ["hex:A1", "hex:B4", "hex:C2", "hex:D3", "hex:E2", "seat:1/hut/1", "seat:1/coins"].filter(name => {
            const rect = Targets.rect(name, root);
            return !meet(from, Qt.rect(rect.x - 14, rect.y - 14, rect.width + 28, rect.height + 28));
        });
        verify(free.length > 2);
        for (const target of free) {
            show(Object.assign({}, doStep, { targets: [target], text: "", task: "Go to the hex {1}." }));
            compare(box(only("StepCard")).x, from.x, target);
            compare(box(only("StepCard")).y, from.y, target);
        }
    }
}
