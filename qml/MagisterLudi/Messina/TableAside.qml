// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What "back" means at the table: whatever lies uppermost is put aside, one thing at a time.
QtObject {
    id: aside

    // The TablePage.
    required property var page
    required property TableTime time
    required property RuleLights lights
    required property TimeBand band
    required property ThingCards cards
    readonly property var table: page.table
    // A finished game whose score is put aside to look at the table.
    readonly property bool awayFromScore: page.lookingBack && !!table.over && !page.historyOpen
    readonly property bool refusing: table?.refusal?.active ?? false
    readonly property bool possible: cards.asked || awayFromScore || refusing || page.historyOpen || band.tried || lights.lit || !!page.handed || page.logOpen || table.picked > 0 || !!table.trying

    function put() {
        if (cards.asked)
            cards.hide();
        else if (refusing)
            table.closeRefusal();
        else if (page.historyOpen)
            time.leave();
        else if (lights.lit)
            lights.putOut();
        else if (page.handed && !page.logOpen)
            page.handed = null;
        else if (page.logOpen)
            page.logOpen = false;
        else if (table.picked > 0)
            table.pickUp(0);
        else if (band.tried)
            table.closeTried();
        else if (table.trying)
            time.tryOut();
        else if (awayFromScore)
            page.lookingBack = false;
    }
}
