// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The course of the game: leafing through it in the place of the prompt, and trying something out.
Item {
    id: time

    // The TablePage.
    required property var page
    required property RuleLights lights
    required property LogPanel log
    required property HistoryBar history
    required property TimeBand band
    readonly property var table: page.table
    // The course of the game stands in the place of the prompt.
    property bool open: false

    // A lesson has its own way back.
    function enter() {
        if (page.lesson)
            return;
        page.logOpen = false;
        page.walking = false;
        open = true;
        history.enter();
    }
    function leave() {
        open = false;
        lights.putOut();
        if (page.past)
            table.showNow();
        page.rest();
    }
    // The position right after what a line of the log tells, with what it was about lit up.
    function showLine(line: int) {
        const told = table.log.row(line);
        const places = table.showLine(line);
        open = true;
        page.walking = false;
        page.lookingBack = !page.past;
        lights.putOut();
        lights.light(places);
        lights.told = { what: told.text, rule: told.rule ?? "", ruleNumber: told.ruleNumber ?? "" };
        const box = log.mapToItem(lights, 0, 0, log.width, log.height);
        if (page.logOpen && lights.names.some(name => log.hides(Targets.rect(name, lights), box)))
            page.logOpen = false;
        if (!page.logOpen)
            history.enter();
        page.status = band.words;
    }
    function tryOut() {
        if (page.lesson)
            return;
        open = false;
        lights.putOut();
        if (table.trying)
            table.backToGame();
        else
            table.tryOut();
        open = page.past;
        page.status = band.Accessible.name;
        page.rest();
    }
}
