// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The way from a thing at the table to its rule, and what has to go so that a thing is seen.
Item {
    id: rules

    // The TablePage.
    required property var page
    required property Hand hand
    readonly property var table: hand.table

    // In a lesson its hint, else the rule of the question.
    function hint() {
        if (page.lesson)
            page.lesson.hint();
        else if (table.prompt && table.prompt.rule)
            page.openRule(table.prompt.rule);
    }

    // Focus says why a grey thing is grey; only with keys, since a click has its own answer.
    function tellWhy() {
        const known = hand.tells && page.byKeys && hand.focused !== "" && typeof table.whyNot === "function";
        const why = known ? table.whyNot(hand.focused) : null;
        hand.whyNot = why && why.what ? why : null;
        if (hand.whyNot)
            page.status = why.what + " " + why.why;
    }

    // The rule of what has the focus; of the step while a lesson's card has it; else of the question.
    function explainFocused() {
        const item = Window.activeFocusItem;
        const refused = table.refusal ? !!table.refusal.active : false;
        const name = refused ? "refusal" : hand.focused !== "" ? hand.focused : hand.thingOf(item);
        if (name !== "" && !name.startsWith("card:"))
            hand.explain(name);
        else if (page.lesson && page.lesson.ruleId && item !== page)
            page.openRule(page.lesson.ruleId);
        else
            hand.explain("prompt");
    }

    // A thing of its own, and not an area of the table: a lesson answers a click on it.
    function single(name: string): bool {
        return name !== "" && !/^(board|log|prompt|bar|stacks|cubes|wheel|round-table)$|^log\/|\/(estate|huts|workshops)$/.test(name);
    }

    // Puts aside what lies over a thing, and turns to the estate it belongs to.
    function uncover(name: string) {
        table.closeRefusal();
        table.closeVariants();
        page.logOpen = false;
        page.walking = false;
        if (table.over)
            page.lookingBack = !name.startsWith("score:");
        const seat = name.match(/^seat:([1-4])\//);
        if (seat && !Targets.has(name))
            table.viewSeat = Number(seat[1]);
    }
}
