// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui
import MagisterLudi.Teaching
import MagisterLudi.Library
import MagisterLudi.Rules
import MagisterLudi.Test

// Every kind of card over the stand-in table. load(name) shows one; lengthen stretches the words of the lesson.
Item {
    id: stage

    readonly property QtObject theme: Theme
    property bool lengthen: false
    readonly property var names: Object.keys(cases).concat(["drawer", "drawer-search", "rules-page", "rules-search"])

    readonly property var rule: ({ ruleId: "messina.move.estate-anywhere", ruleNumber: "3.1", ruleTitle: "From the estate anywhere" })
    readonly property var cases: ({
        "tell": { kind: "tell", stepNumber: 2, stepTitle: "Save what can be saved", targets: ["seat:1/points"],
                  text: "Rescue citizens, fight the plague, repopulate. After six rounds the most {1} points win." },
        "setup": { kind: "setup", stepNumber: 1, stepTitle: "Your table", stageIndex: 3, canBack: false, stages: [
                  { target: "board", name: "Town of hexes" }, { target: "seat:1/estate", name: "Your estate" }, { target: "round-table", name: "Rounds" },
                  { target: "seat:1/hut/*", name: "Huts" }, { target: "wheel", name: "Population wheel" }, { target: "prompt", name: "What is asked" }] },
        "setup-board": { kind: "setup", stepNumber: 1, stepTitle: "Your table", stageIndex: 0, canBack: false, stages: [
                  { target: "board", name: "Town of hexes" }, { target: "seat:1/estate", name: "Your estate" }] },
        "do": Object.assign({ kind: "do", stepNumber: 4, stepTitle: "Choose a hex", targets: ["seat:1/estate", "hex:B2"],
                  text: "From {1} your estate a lieutenant may go to any hex. It costs nothing.", task: "Place a lieutenant on {2} the white hex B2." }, rule),
        "do-hint": { kind: "do", stepNumber: 9, stepTitle: "A nun from an infected hex", targets: ["hex:C2/citizens", "hex:C2/cube", "seat:1/hut/2"], hintLevel: 2,
                  text: "On the hex {1} a nun is waiting, but {2} a plague cube lies here too. So she goes through quarantine first.",
                  task: "Put her into a free hut, on {3} field I.", hintText: "A free hut has no citizen, neither on field I nor on II.",
                  ruleId: "messina.quarantine.start", ruleNumber: "4.6", ruleTitle: "Quarantine takes two rounds" },
        "watch": { kind: "watch", stepNumber: 12, stepTitle: "Jana’s turn", targets: ["hex:B3"], text: "Jana sends a lieutenant to {1} B3. It stands there now, so nobody can choose this hex." },
        "ask": Object.assign({ kind: "ask", stepNumber: 14, stepTitle: "How many rats?", targets: ["hex:D1"], text: "Two cubes stay on {1} D1 when you end the fight.",
                  options: [{ id: "none", text: "None: rats come only at the end" }, { id: "one", text: "One" }, { id: "two", text: "Two, one for each cube" }] }, rule),
        "ask-wrong": { kind: "ask", stepNumber: 14, stepTitle: "How many rats?", targets: ["hex:D1"], text: "Two cubes stay on {1} D1 when you end the fight.", answerState: "wrong",
                  answerText: "Look again at the cubes: each that stays draws a rat.", options: [{ id: "none", text: "None" }, { id: "one", text: "One" }, { id: "two", text: "Two" }] },
        "ask-right": { kind: "ask", stepNumber: 14, stepTitle: "How many rats?", targets: ["hex:D1"], text: "Two cubes stay on {1} D1 when you end the fight.", answerState: "right",
                  answerText: "Yes, one rat for each cube that stays.", options: [{ id: "none", text: "None" }, { id: "one", text: "One" }, { id: "two", text: "Two" }] },
        "score": { kind: "score", stepNumber: 20, stepTitle: "Count your points", text: "Six buildings, two points each, and one rat.", task: "" },
        "pick": { kind: "pick", stepNumber: 16, stepTitle: "Where is it blocked?", targets: [], text: "One hex cannot be chosen any more this round.", task: "Click that hex on the board." },
        "showing": { kind: "do", showing: true, stepNumber: 5, stepTitle: "Choose a hex", targets: ["hex:B2"], text: "From your estate a lieutenant may go to any hex.", task: "Place a lieutenant on {1} B2." },
        "feedback": { kind: "do", stepNumber: 4, stepTitle: "Choose a hex", targets: ["seat:1/estate", "hex:B2"], text: "From {1} your estate a lieutenant may go to any hex.",
                  task: "Place a lieutenant on {2} the white hex B2.", feedback: { active: true, offerUndo: true, target: "hex:D3", rule: "messina.move.estate-anywhere", ruleNumber: "3.1",
                  ruleTitle: "From the estate anywhere", text: "That is allowed, and free. But here the nun is waiting on B2; D3 can wait for your next turn." } },
        "feedback-hut": { kind: "do", stepNumber: 9, stepTitle: "A nun from an infected hex", targets: ["hex:C2", "seat:1/hut/2"], text: "On the hex {1} a nun is waiting.",
                  task: "Put her into {2} a free hut.", feedback: { active: true, offerUndo: false, target: "seat:1/hut/4", rule: "messina.quarantine.start", ruleNumber: "4.6",
                  ruleTitle: "Quarantine takes two rounds", text: "This hut is not yours to use yet." } },
        "end": { kind: "tell", finished: true, stepNumber: 31, stepTitle: "Your first round is done", text: "You chose hexes, saved citizens and fought the plague.",
                 summary: [{ label: "Rules you have used", value: "34" }, { label: "Moves made yourself", value: "19" }, { label: "Drills", value: "3 of 4" }, { label: "Points so far", value: "12" }] }
    })

    function longer(words: string): string {
        const more = words.replace(/[^A-Za-z ]/g, "").slice(0, Math.ceil(words.length / 2));
        return words === "" ? "" : words + " " + more.trim();
    }
    function stretched(value: var): var {
        if (!lengthen)
            return value;
        const copy = Object.assign({}, value);
        for (const key of ["stepTitle", "text", "task", "hintText", "answerText", "ruleTitle", "name", "label"]) {
            if (copy[key])
                copy[key] = longer(copy[key]);
        }
        for (const list of ["options", "stages", "summary"]) {
            if (copy[list])
                copy[list] = copy[list].map(entry => entry.text ? Object.assign({}, entry, { text: stage.longer(entry.text) }) : stage.stretched(entry));
        }
        if (copy.feedback)
            copy.feedback = stretched(copy.feedback);
        return copy;
    }

    function load(name: string) {
        books.model = name.startsWith("rules-") ? 1 : 0;
        overlay.visible = books.count === 0;
        drawer.close();
        while (rules.canGoBack)
            rules.back();
        rules.open("messina.move.standing-blocks");
        lesson.load(stretched(cases[name] ?? cases["do"]));
        if (name.startsWith("drawer")) {
            rules.open("messina.move.lying-free");
            drawer.show("messina.move.standing-blocks");
        }
        const field = name === "drawer-search" ? find(drawer, "SearchField") : name === "rules-search" ? find(books.itemAt(0), "SearchField") : null;
        if (field)
            field.query = "lieu";
    }
    function find(item, type) {
        if (String(item).startsWith(type))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], type);
            if (found)
                return found;
        }
        return null;
    }

    // What is wrong with the picture: a list of sentences.
    function check(): var {
        const wrong = [];
        const cards = ["StepCard", "EndCard", "FeedbackCard"].map(type => find(overlay, type)).filter(card => card.visible && overlay.visible);
        for (const card of cards) {
            const box = card.mapToItem(stage, 0, 0, card.width, card.height);
            if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
                wrong.push(card + " leaves the window");
            // An answer may lie over what the step points at where the window is too small, but not over what it speaks of.
            const own = String(card).startsWith("FeedbackCard") ? [lesson.feedback.target]
                      : lesson.kind === "setup" ? [lesson.stages[lesson.stageIndex].target] : lesson.targets;
            for (const target of own) {
                const rect = Targets.rect(target, stage);
                if (rect.x < box.x + box.width && box.x < rect.x + rect.width && rect.y < box.y + box.height && box.y < rect.y + rect.height)
                    wrong.push(card + " covers " + target);
            }
            for (const bar of [table.topBar, table.promptBar]) {
                const rect = bar.mapToItem(stage, 0, 0, bar.width, bar.height);
                if (rect.y < box.y + box.height && box.y < rect.y + rect.height)
                    wrong.push(card + " covers a bar");
            }
            texts(card, box, wrong);
        }
        for (const panel of [drawer, books.itemAt(0)]) {
            if (panel?.visible)
                texts(panel, panel.mapToItem(stage, 0, 0, panel.width, panel.height), wrong);
        }
        return wrong;
    }
    function texts(item: var, box: rect, wrong: var) {
        if (!item.visible || item.opacity === 0)
            return;
        if (item instanceof Text && item.text !== "") {
            const at = item.mapToItem(stage, 0, 0, item.width, item.height);
            if ((item.truncated && item.maximumLineCount > 2) || item.contentWidth > item.width + 1.5)
                wrong.push("cut: " + item.text);
            if (at.x < box.x - 1 || at.x + at.width > box.x + box.width + 1)
                wrong.push("sticks out: " + item.text);
        }
        for (let i = 0; i < item.children.length; ++i)
            texts(item.children[i], box, wrong);
    }

    anchors.fill: parent

    MockTable {
        id: table
        anchors.fill: parent
    }
    ShownLesson {
        id: lesson
    }
    RulesReader {
        id: rules
    }
    LessonOverlay {
        id: overlay
        anchors.fill: parent
        lesson: lesson
        scene: table
        brightItems: [table.topBar, table.promptBar]
        busyItems: drawer.open ? [drawer] : []
        onRuleWanted: rule => drawer.show(rule)
    }
    RulesDrawer {
        id: drawer
        reader: rules
        topInset: table.topBar.height + 8
        bottomInset: 76
    }
    Repeater {
        id: books
        model: 0

        RulesPage {
            z: 60
            anchors.fill: parent
            reader: rules
        }
    }
}
