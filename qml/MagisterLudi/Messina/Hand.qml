// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What the reader's hand does at the table: every click and Enter ends here and goes on by target name,
// to the lesson while one runs, else to the table.
QtObject {
    id: hand

    required property var table
    property var lesson: null
    // Whether hexes show their coordinates.
    property bool coords: false
    // Whether hexes have a plain face behind their signs.
    property bool calm: false
    // Target that has keyboard focus; empty if none.
    property string focused
    // Why the thing reached by keyboard cannot be used: {what, why, rule, ruleNumber}, or null.
    property var whyNot: null
    readonly property int step: table.prompt ? table.prompt.step : 0
    // A lesson waits for a pick: then a hex means the whole hex, whatever the step of the turn.
    readonly property bool asking: lesson ? lesson.kind === "pick" : false

    signal acted

    function activate(target: string) {
        whyNot = null;
        acted();
        if (lesson)
            lesson.activate(target);
        else
            table.activate(target);
    }

    // Looks at a seat's estate; while a lesson waits for a pick, the seat is the pick.
    function look(seat: int) {
        if (asking)
            lesson.activate("seat:" + seat);
        else
            table.viewSeat = seat;
    }

    // Opens the rule behind a thing.
    function explain(target: string) {
        if (target !== "")
            table.explain(target);
    }

    // Name of the thing at a point of `page`: of all that lie there the smallest, which is the most exact.
    function thingAt(x: real, y: real, page: var): string {
        let best = "";
        let least = Infinity;
        for (const name of Targets.names()) {
            const box = Targets.rect(name, page);
            if (box.width <= 0 || x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height)
                continue;
            // Hexes overlap at their corners, and of two of one size the nearer is meant.
            const size = box.width * box.height + Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
            if (size < least) {
                least = size;
                best = name;
            }
        }
        return best;
    }

    // Name of the thing that an item is, or is part of; empty if it is none.
    function thingOf(item: Item): string {
        const names = Targets.names();
        for (let up = item; up; up = up.parent) {
            const name = names.find(each => Targets.item(each) === up);
            if (name !== undefined)
                return name;
        }
        return "";
    }

    // The part of a place that a click means in this step of the turn, so that nobody has to hit a small picture.
    function part(target: string, cubes: int, hasAction: bool): string {
        if (!asking && step === 3 && cubes > 0)
            return target + "/cube";
        if (!asking && step === 4 && hasAction)
            return target + "/action";
        return target;
    }
}
