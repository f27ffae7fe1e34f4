// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The course of the game: leafing through it in the place of the prompt, and trying something out.
Item {
    id: time

    required property TableState shared
    required property RuleLights lights
    required property LogPanel log
    // Null while it is closed.
    required property HistoryBar history
    required property TimeBand band
    readonly property Table table: shared.table

    // What had the keyboard is gone.
    signal rested

    // A lesson has its own way back.
    function enter() {
        if (shared.lesson || !table.canLookBack())
            return;
        shared.closeLog();
        shared.openHistory();
        history?.enter();
    }
    function leave() {
        shared.closeHistory();
        lights.putOut();
        if (shared.past)
            table.showNow();
        rested();
    }
    function lineOf(line: int): var {
        return table.log.row(line);
    }
    // The position right after what a line of the log tells, with what it was about lit up.
    function showLine(line: int) {
        const told = lineOf(line);
        const places = table.showLine(line);
        shared.openHistory();
        if (shared.past)
            shared.showScore();
        else
            shared.showTable();
        lights.putOut();
        lights.light(places);
        lights.told = { what: told.text, rule: told.rule ?? "", ruleNumber: told.ruleNumber ?? "" };
        const box = log.mapToItem(lights, 0, 0, log.width, log.height);
        if (shared.logOpen && lights.names.some(name => log.hides(Targets.rect(name, lights), box)))
            shared.closeLog();
        if (!shared.logOpen)
            history?.enter();
        shared.tell(band.words);
    }
    function tryOut() {
        if (shared.lesson)
            return;
        shared.closeHistory();
        lights.putOut();
        if (table.trying)
            table.backToGame();
        else
            table.tryOut();
        shared.keepHistory();
        shared.tell(band.Accessible.name);
        rested();
    }
}
