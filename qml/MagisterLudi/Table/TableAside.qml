// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game

// What "back" means at the table: whatever lies uppermost is put aside, one thing at a time.
QtObject {
    id: aside

    required property TableState shared
    required property TableTime time
    required property RuleLights lights
    required property TimeBand band
    required property ThingCards cards
    required property TipBubble tips
    readonly property Table table: shared.table
    // A finished game whose score is put aside to look at the table.
    readonly property bool awayFromScore: shared.lookingBack && (table?.over ?? false) && !shared.historyOpen
    readonly property bool refusing: table?.refusal.active ?? false
    readonly property bool possible: cards.asked || awayFromScore || refusing || tips.shown || shared.historyOpen || band.tried || lights.lit || !!shared.handed || shared.logOpen || table.picked > 0 || table.trying

    function put() {
        if (cards.asked)
            cards.hide();
        else if (refusing)
            table.closeRefusal();
        else if (tips.shown)
            tips.close();
        else if (shared.historyOpen)
            time.leave();
        else if (lights.lit)
            lights.putOut();
        else if (shared.handed && !shared.logOpen)
            shared.endHandOver();
        else if (shared.logOpen)
            shared.closeLog();
        else if (table.picked > 0)
            table.pickUp(0);
        else if (band.tried)
            table.closeTried();
        else if (table.trying)
            time.tryOut();
        else if (awayFromScore)
            shared.showScore();
    }
}
