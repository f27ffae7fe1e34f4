// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Where the focus goes by itself: to the first thing to do, and here when what had it goes away. Here keys mean the page,
// and ears meet the question.
Item {
    id: nowhere

    required property TableState shared
    required property BoardView board
    required property TableFoot foot
    // What is said aloud.
    required property Voice voice
    // Something over the table says what to do, and takes the focus itself.
    property bool led: false

    // Where the first thing to do is: the gold button, which goes on and gives nothing away; else in one of the zones, or among
    // the other buttons below. The question is told.
    function begin() {
        if (place())
            voice.addTurn();
    }
    // The same without a word; false where nobody goes anywhere.
    function place(): bool {
        if (led || shared.scored || shared.curtained)
            return false;
        let zone = null;
        for (let i = 0; !zone && i < board.zones.length; ++i)
            zone = board.zones[i].asked ? board.zones[i] : null;
        // Whoever came with the pointer sees no ring that they did not ask for.
        if (Keyboard.leads && zone && !foot.prompt.hasGold())
            zone.enter();
        else if (Keyboard.leads)
            foot.prompt.enter();
        return true;
    }
    function rest() {
        forceActiveFocus();
    }

    x: foot.asking.x
    y: foot.asking.y
    width: foot.asking.width
    height: foot.asking.height
    Accessible.role: Accessible.StaticText
    Accessible.name: [shared.prompt.name ?? "", shared.prompt.sentence ?? ""].filter(words => words !== "").join(": ")
    Accessible.focusable: true
}
