// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The way from a thing at the table to its rule, the way back, and what has to go so that a thing is seen.
Item {
    id: rules

    required property TableState shared
    required property TableParts parts
    required property RuleLights lights
    required property BoardView board
    readonly property InputController input: shared.input
    readonly property Table table: shared.table

    signal ruleAsked(string rule)

    // In a lesson its hint, else the rule of the question.
    function hint() {
        if (shared.lesson)
            shared.lesson.hint();
        else if (shared.prompt.rule)
            ruleAsked(shared.prompt.rule);
    }

    // Focus says why a grey thing is grey; only with keys, since a click has its own answer.
    function tellWhy() {
        const known = input.tells && shared.byKeys && input.focused !== "";
        const why = known ? table.whyNot(input.focused) : null;
        input.whyNot = why && why.what ? why : null;
        if (input.whyNot)
            shared.tell(why.what + " " + why.why);
    }

    // The card of a refused thing follows whoever reads it.
    Connections {
        target: rules.table
        function onSpokenChanged() {
            if (rules.input.whyNot)
                rules.tellWhy();
        }
    }

    // The rule of what has the focus; of the step while a lesson's card has it; else of the question.
    function explainFocused() {
        const item = Window.activeFocusItem;
        const name = table.refusal.active ? "refusal" : input.focused !== "" ? input.focused : input.thingOf(item);
        if (name !== "" && !name.startsWith("card:"))
            input.explain(name);
        else if (shared.lesson && shared.lesson.ruleId && item !== parent)
            ruleAsked(shared.lesson.ruleId);
        else
            input.explain("prompt");
    }

    // Lights the places where a rule applies now, whatever hides them; false when it applies nowhere in sight.
    // They go out with Esc, a click, or the next command.
    function show(rule: string): bool {
        lights.putOut();
        const names = rule === "" ? [] : table.placesOf(rule);
        if (names.length > 0) {
            uncover(names[0]);
            board.reveal(names[0]);
        }
        const told = table.ruleNamed(rule);
        const lit = lights.light(names);
        const what = lit > 0 ? qsTr("Applies in %n place(s) now", "", lit) : qsTr("Does not apply anywhere on the table now");
        lights.told = { what: told.ruleTitle ? qsTr("%1: %2").arg(told.ruleTitle).arg(what) : what, rule: rule, ruleNumber: told.ruleNumber ?? "" };
        shared.tell(lights.told.what);
        return lit > 0;
    }

    // A thing of its own, and not an area of the table: a lesson answers a click on it.
    function single(name: string): bool {
        return name !== "" && !/^(board|log|prompt|bar)$|^log\//.test(name) && !parts.isArea(name);
    }

    // Puts aside what lies over a thing, and turns to the estate it belongs to.
    function uncover(name: string) {
        table.closeRefusal();
        table.closeVariants();
        shared.closeLog();
        shared.endWalk();
        if (table.over && name.startsWith("score:"))
            shared.showScore();
        else if (table.over)
            shared.showTable();
        const seat = name.match(/^seat:([1-4])\//);
        if (seat && !Targets.has(name))
            table.viewSeat = Number(seat[1]);
    }
}
