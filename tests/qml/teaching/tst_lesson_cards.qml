// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Ui

// What the cards of a lesson say, and how they are answered by keyboard and mouse.
LessonCase {
    name: "LessonCards"

    // A mark stands in the line of its noun, which is before it.
    function test_marksStayWithTheirNoun() {
        const html = Theme.inlineMarks("Go to the hex {1} now, not to the port {2}, nor to the ship {3}", 18);
        verify(/hex&nbsp;<span[^>]*>\u2776<\/span> now/.test(html), html);
        verify(/port&nbsp;<span[^>]*>\u2777<\/span>, nor/.test(html), html);
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
        // At the question, so that Enter alone answers nothing.
        tryVerify(() => focused() === "How many?");
        keyClick(Qt.Key_Return);
        compare(lesson.asked, []);
        keyClick(Qt.Key_F6);
        tryVerify(() => focused() === "How many?");
        keyClick(Qt.Key_Down);
        compare(focused(), "None");
        keyClick(Qt.Key_Down);
        compare(focused(), "One");
        keyClick(Qt.Key_Return);
        compare(lesson.asked, ["answer one"]);
        // A figure answers at once.
        lesson.asked = [];
        keyClick(Qt.Key_3);
        compare(focused(), "Two");
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
    function test_numberIsForItsOwnQuestion() {
        show({ kind: "score", stepTitle: "Count", text: "How many points?" });
        keyClick(Qt.Key_7);
        lesson.stepNumber += 1;
        keyClick(Qt.Key_Return);
        compare(lesson.asked, []);
        keyClick(Qt.Key_3);
        keyClick(Qt.Key_Return);
        compare(lesson.asked, ["answer 3"]);
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
        compare(lesson.asked, ["dismiss", "takeBack"]);
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
    function test_endCard() {
        show({ kind: "tell", finished: true, stepTitle: "Done", summary: [{ label: "Points", value: "12" }] });
        tryVerify(() => focused() === "Continue from here");
        keyClick(Qt.Key_Escape);
        compare(lesson.asked, []);
        keyClick(Qt.Key_F6);
        tryVerify(() => focused() === "Continue from here");
        // What the course offers besides comes before it.
        overlay.nextTitle = "Ships";
        overlay.offersOwnGame = true;
        show({ kind: "tell", finished: true, stepTitle: "Done", summary: [] });
        const ways = { "Next lesson: Ships": nexts, "A game of your own": firstGames, "Continue from here": playOns, "All lessons": lefts };
        tryVerify(() => focused() === "Next lesson: Ships");
        for (const way of Object.keys(ways)) {
            compare(focused(), way);
            keyClick(Qt.Key_Return);
            compare(ways[way].count, 1, way);
            keyClick(Qt.Key_Tab);
        }
        compare(lesson.asked, ["leave", "leave"]);
        overlay.nextTitle = "";
        overlay.offersOwnGame = false;
    }
    // A double click on Next does not skip the task that follows, wherever its buttons come to stand.
    function test_doubleClickOnNextActsOnce() {
        const steps = [{ kind: "tell", stepTitle: "Aim", text: "Save the town." }, doStep, askStep];
        for (const after of steps) {
            show({ kind: "tell", stepTitle: "First", text: "Read this." });
            wait(550);
            const next = all(overlay, "Btn").filter(button => button.visible && button.text === "Next")[0];
            const at = next.mapToItem(root, next.width / 2, next.height / 2);
            const answered = () => {
                lesson.askedChanged.disconnect(answered);
                lesson.load(after);
            };
            lesson.askedChanged.connect(answered);
            mouseMove(root, at.x - 40, at.y);
            mouseMove(root, at.x, at.y);
            mouseClick(root, at.x, at.y);
            wait(60);
            mouseClick(root, at.x, at.y);
            wait(60);
            compare(lesson.asked, [], "the second press does nothing in the step that follows");
            compare(table.clicked, []);
        }
    }
    function test_skipUnderThePointerWaits() {
        show({ kind: "tell", stepTitle: "First", text: "Read this." });
        wait(550);
        const next = all(overlay, "Btn").filter(button => button.visible && button.text === "Next")[0];
        const at = next.mapToItem(root, next.width / 2, next.height / 2);
        mouseMove(root, at.x - 40, at.y);
        mouseMove(root, at.x, at.y);
        mouseClick(root, at.x, at.y);
        lesson.load({ kind: "tell", stepTitle: "Second", text: "Read that." });
        wait(60);
        mouseClick(root, at.x, at.y);
        compare(lesson.asked, []);
        wait(550);
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
}
