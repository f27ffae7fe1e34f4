// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the reader's hand does at the table: every click and Enter ends here and goes on by target name,
// to the lesson while one runs, else to the table.
QtObject {
    id: hand

    required property var table
    property var lesson: null
    // Whether hexes show their coordinates.
    property bool coords: false
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

    function explain(target: string) {
        table.explain(target);
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
