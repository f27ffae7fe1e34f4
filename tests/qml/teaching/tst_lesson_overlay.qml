// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Ui
import MagisterLudi.Teaching

Item {
    id: root
    width: 1280
    height: 800

    MockTable {
        id: table
        anchors.fill: parent
    }
    MockLesson {
        id: lesson
    }
    LessonOverlay {
        id: overlay
        anchors.fill: parent
        lesson: lesson
        scene: table
        brightItems: [table.topBar, table.promptBar]
    }
    SignalSpy {
        id: rules
        target: overlay
        signalName: "ruleWanted"
    }
    SignalSpy {
        id: sights
        target: overlay
        signalName: "sightWanted"
    }
    SignalSpy {
        id: undos
        target: overlay
        signalName: "undoWanted"
    }

    SignalSpy {
        id: lefts
        target: overlay
        signalName: "lessonLeft"
    }
    SignalSpy {
        id: playOns
        target: overlay
        signalName: "playOnWanted"
    }
    SignalSpy {
        id: firstGames
        target: overlay
        signalName: "firstGameWanted"
    }

    TestCase {
        name: "LessonOverlay"
        when: windowShown

        readonly property var doStep: ({ kind: "do", stepTitle: "Choose a hex", text: "From {1} your estate.", task: "Go to {2} B2.", targets: ["seat:1/estate", "hex:B2"],
                                         ruleId: "messina.move.estate-anywhere", ruleNumber: "3.1", ruleTitle: "From the estate anywhere" })
        readonly property var askStep: ({ kind: "ask", stepTitle: "How many?", text: "Count.", targets: ["hex:D1"],
                                          options: [{ id: "none", text: "None" }, { id: "one", text: "One" }, { id: "two", text: "Two" }] })

        function initTestCase() {
            Theme.motion = "off";
        }
        function init() {
            table.clicked = [];
            lesson.load({ stepTitle: "blank" });
            rules.clear();
            sights.clear();
            undos.clear();
            lefts.clear();
            playOns.clear();
            firstGames.clear();
            wait(60);
        }
        function focused(): string {
            const item = root.Window.window.activeFocusItem;
            return item ? item.label ?? "" : "";
        }
        // Until the card has come to rest.
        function show(step: var) {
            lesson.load(step);
            let last = "";
            for (let i = 0; i < 40; ++i) {
                wait(50);
                const now = JSON.stringify(box(only("StepCard") ?? only("EndCard"))) + overlay.cardWidth;
                if (now === last)
                    break;
                last = now;
            }
        }
        function all(item, type) {
            let found = String(item).startsWith(type + "_") ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found = found.concat(all(item.children[i], type));
            return found;
        }
        function only(type) {
            return all(overlay, type).filter(item => item.visible)[0] ?? null;
        }
        function box(item) {
            return item.mapToItem(root, 0, 0, item.width, item.height);
        }
        function meet(a, b) {
            return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
        }

        // A mark is followed by its noun in the same line, or at once by what ends the sentence.
        function test_marksStayWithTheirNoun() {
            const html = Theme.inlineMarks("Go to {1} the hex, not to {2}, nor to {3}", 18);
            verify(html.includes("\u2776</span>&nbsp;the hex"), html);
            verify(html.includes("\u2777</span>, nor"), html);
            verify(html.endsWith("\u2778</span>"), html);
        }
        function test_tellPutsFocusOnNext() {
            show({ kind: "tell", stepTitle: "Aim", text: "Save the town." });
            tryVerify(() => focused() === "Next");
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["next"]);
        }
        function test_keyboardWalkThroughTheCard() {
            show(doStep);
            tryVerify(() => focused() === "Go to 2 B2.");
            const walk = [];
            for (let i = 0; i < 5; ++i) {
                keyClick(Qt.Key_Tab);
                walk.push(focused());
            }
            compare(walk, ["\u00A7 3.1 From the estate anywhere", "Back", "Hint", "Show me", "Skip"]);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Tab, Qt.ShiftModifier);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Tab, Qt.ShiftModifier);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Tab, Qt.ShiftModifier);
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["skip", "showMe", "hint", "back"]);
            keyClick(Qt.Key_Tab, Qt.ShiftModifier);
            keyClick(Qt.Key_Return);
            compare(rules.count, 1);
            compare(rules.signalArguments[0][0], "messina.move.estate-anywhere");
        }
        function test_taskLeadsToTheTable() {
            show(doStep);
            show(Object.assign({}, doStep, { targets: ["hex:B2"] }));
            tryVerify(() => focused() === "Go to 2 B2.");
            keyClick(Qt.Key_Return);
            compare(focused(), "hex:B2");
            keyClick(Qt.Key_Return);
            compare(table.clicked, ["hex:B2"]);
        }
        function test_focusGoesBetweenCardAndTable() {
            show(Object.assign({}, doStep, { targets: ["hex:C2"] }));
            tryVerify(() => focused() === "Go to 2 B2.");
            keyClick(Qt.Key_Return);
            compare(focused(), "hex:C2");
            keyClick(Qt.Key_F6);
            compare(focused(), "Go to 2 B2.");
            keyClick(Qt.Key_F6);
            compare(focused(), "hex:C2");
            keyClick(Qt.Key_F6);
            keyClick(Qt.Key_Escape);
            compare(focused(), "hex:C2");
            compare(lesson.asked, []);
            verify(overlay.visible);
        }
        function test_tabLeavesTheCard() {
            show(doStep);
            tryVerify(() => focused() === "Go to 2 B2.");
            for (let i = 0; i < 6; ++i)
                keyClick(Qt.Key_Tab);
            verify(!overlay.holdsFocus(), "the card must not trap the focus");
        }
        function test_clicksGoThroughTheScrim() {
            show(Object.assign({}, doStep, { targets: ["hex:B2"] }));
            for (const target of ["hex:D3", "hex:B2", "button:undo", "button:end-turn"]) {
                const at = box(Targets.item(target));
                verify(!meet(at, box(only("StepCard"))), target + " is free");
                mouseClick(root, at.x + at.width / 2, at.y + at.height / 2);
            }
            compare(table.clicked, ["hex:D3", "hex:B2", "button:undo", "button:end-turn"]);
        }
        function test_clicksOnTheCardStayThere() {
            show(doStep);
            const at = box(only("StepCard"));
            mouseClick(root, at.x + at.width - 8, at.y + 8);
            compare(table.clicked, []);
        }
        function test_hintKey() {
            show(doStep);
            keyClick(Qt.Key_H);
            compare(lesson.asked, ["hint"]);
        }
        function test_answersByKeyboard() {
            show(askStep);
            tryVerify(() => focused() === "None");
            keyClick(Qt.Key_Down);
            compare(focused(), "One");
            keyClick(Qt.Key_3);
            compare(focused(), "Two");
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["answer two"]);
            lesson.answerState = "wrong";
            lesson.answerText = "Look again.";
            wait(40);
            verify(all(overlay, "NoteBox").some(note => note.visible && note.words === "Look again." && note.kind === "wrong"));
            verify(all(overlay, "Btn").every(button => !button.visible || button.text !== "Next"));
            lesson.answerState = "right";
            tryVerify(() => focused() === "Next");
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["answer two", "next"]);
        }
        function test_numberByKeyboard() {
            show({ kind: "score", stepTitle: "Count", text: "How many points?" });
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_2);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["answer 13"]);
        }
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
        function test_feedbackTakesFocusAndGivesItBack() {
            show(Object.assign({}, doStep, { targets: ["hex:B2"] }));
            tryVerify(() => focused() === "Go to 2 B2.");
            const wrong = Targets.item("hex:D3");
            wrong.forceActiveFocus();
            lesson.feedback = { active: true, text: "Not there.", rule: "messina.move.once-per-round", ruleNumber: "3.9", ruleTitle: "Once", offerUndo: false, tone: "no", target: "hex:D3" };
            tryVerify(() => focused() === "Got it");
            // The card finds its place with the frame after its words.
            tryVerify(() => {
                const answer = box(only("FeedbackCard"));
                return !meet(answer, box(only("StepCard"))) && !meet(answer, Targets.rect("hex:D3", root)) && !meet(answer, Targets.rect("hex:B2", root));
            });
            keyClick(Qt.Key_Escape);
            compare(lesson.asked, ["dismiss"]);
            tryVerify(() => focused() === "hex:D3");
            lesson.feedback = { active: true, text: "Later.", rule: "", offerUndo: true, target: "hex:D3" };
            tryVerify(() => focused() === "Take it back");
            keyClick(Qt.Key_Return);
            compare(undos.count, 1);
            tryVerify(() => focused() === "hex:D3");
        }
        function test_newStepAfterAnAnswerCallsToTheCard() {
            show(doStep);
            lesson.feedback = { active: true, text: "Later.", rule: "", offerUndo: false, target: "hex:D3" };
            tryVerify(() => focused() === "Got it");
            lesson.feedback = { active: false };
            lesson.load({ kind: "tell", stepTitle: "On we go" });
            tryVerify(() => focused() === "Next");
            wait(60);
            compare(focused(), "Next");
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
        function test_endCard() {
            show({ kind: "tell", finished: true, stepTitle: "Done", summary: [{ label: "Points", value: "12" }] });
            tryVerify(() => focused() === "Continue from here");
            keyClick(Qt.Key_Escape);
            compare(lesson.asked, []);
            keyClick(Qt.Key_F6);
            tryVerify(() => focused() === "Continue from here");
            const ways = { "Continue from here": playOns, "Your first game": firstGames, "All lessons": lefts };
            for (const way of Object.keys(ways)) {
                compare(focused(), way);
                keyClick(Qt.Key_Return);
                compare(ways[way].count, 1, way);
                keyClick(Qt.Key_Tab);
            }
            compare(lesson.asked, ["leave", "leave"]);
        }
        // A double click on Next does not skip the task that follows, wherever its buttons come to stand.
        function test_doubleClickOnNextActsOnce() {
            const steps = [{ kind: "tell", stepTitle: "Aim", text: "Save the town." }, doStep, askStep];
            for (const after of steps) {
                show({ kind: "tell", stepTitle: "First", text: "Read this." });
                wait(450);
                const next = all(overlay, "Btn").filter(button => button.visible && button.text === "Next")[0];
                const at = next.mapToItem(root, next.width / 2, next.height / 2);
                let load = true;
                lesson.whenAsked = () => {
                    if (load)
                        lesson.load(after);
                    load = false;
                };
                mouseMove(root, at.x - 40, at.y);
                mouseMove(root, at.x, at.y);
                mouseClick(root, at.x, at.y);
                wait(60);
                mouseClick(root, at.x, at.y);
                wait(60);
                lesson.whenAsked = null;
                compare(lesson.asked, [], "the second press does nothing in the step that follows");
                compare(table.clicked, []);
            }
        }
        function test_skipUnderThePointerWaits() {
            show({ kind: "tell", stepTitle: "First", text: "Read this." });
            wait(450);
            const next = all(overlay, "Btn").filter(button => button.visible && button.text === "Next")[0];
            const at = next.mapToItem(root, next.width / 2, next.height / 2);
            mouseMove(root, at.x - 40, at.y);
            mouseMove(root, at.x, at.y);
            mouseClick(root, at.x, at.y);
            lesson.load({ kind: "tell", stepTitle: "Second", text: "Read that." });
            wait(60);
            mouseClick(root, at.x, at.y);
            compare(lesson.asked, []);
            wait(450);
            mouseClick(root, at.x, at.y);
            compare(lesson.asked, ["next"], "after a moment it counts");
        }
        function test_partsOfTheTourCanBePressed() {
            const stages = [{ target: "board", name: "Town" }, { target: "seat:1/estate", name: "Estate" }, { target: "hex:A1", name: "District" }];
            show({ kind: "setup", stepTitle: "Your table", stages: stages, stageIndex: 0 });
            const chip = Array.from(all(overlay, "StageList")[0].children).filter(item => item.label === "District")[0];
            chip.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["stage 2"]);
        }
        // Esc closes the answer to a wrong move; it never keeps that move.
        function test_escapeDoesNotDecide() {
            show(doStep);
            lesson.feedback = { active: true, text: "Later.", rule: "", offerUndo: true, offerKeep: true, tone: "allowed", target: "hex:D3" };
            tryVerify(() => focused() === "Take it back");
            keyClick(Qt.Key_Escape);
            compare(lesson.asked, ["dismiss"]);
            lesson.asked = [];
            lesson.feedback = { active: true, text: "Later.", rule: "", offerUndo: true, offerKeep: true, tone: "allowed", target: "hex:D3" };
            tryVerify(() => focused() === "Take it back");
            keyClick(Qt.Key_Tab);
            compare(focused(), "Keep it and continue");
            keyClick(Qt.Key_Return);
            compare(lesson.asked, ["keep"]);
        }
        function test_aNoteDoesNotScold() {
            show(doStep);
            lesson.feedback = { active: true, text: "Read on.", rule: "", offerUndo: false, tone: "note", target: "hex:D3" };
            tryVerify(() => focused() === "Got it");
            verify(!Qt.colorEqual(only("FeedbackCard").tint, Theme.rubric));
            lesson.feedback = { active: true, text: "Not there.", rule: "", offerUndo: false, tone: "no", target: "hex:D3" };
            wait(40);
            verify(Qt.colorEqual(only("FeedbackCard").tint, Theme.rubric));
        }
        function test_hintsRuleOutAndPointOut() {
            show(Object.assign({}, askStep, { hintLevel: 2, hintText: "Look.", ruledOut: ["two"] }));
            const options = Array.from(all(overlay, "OptionList")[0].children).filter(item => item.label !== undefined);
            compare(options.filter(option => !option.available).map(option => option.label), ["Two"]);
            lesson.pointedOut = "one";
            wait(20);
            compare(options.filter(option => option.meant).map(option => option.label), ["One"]);
        }
        // The title of the rule may be the answer.
        function test_ruleOfAQuestionKeepsItsTitle() {
            show(Object.assign({}, askStep, { ruleId: "messina.fight.rats", ruleNumber: "6.6", ruleTitle: "One rat" }));
            verify(all(overlay, "RuleLink").some(link => link.visible && link.text === ""));
            lesson.answerState = "right";
            verify(all(overlay, "RuleLink").some(link => link.visible && link.text === "One rat"));
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
}
