// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The board of a game in one of its two layouts.
Item {
    required property TableState shared
    readonly property bool dense: shared.dense
    // The stops of the Tab key, in the same order in both layouts; digit keys lead to them.
    property list<Zone> zones

    signal ruleAsked(string rule)
    // The position after that line of the log is asked for.
    signal jumped(int line)

    // Brings a thing into view.
    function reveal(item: Item) {
    }
    // Enlarges the picture of the board (by > 0), shrinks it (< 0), or shows all of it again (0); false where there is none.
    function zoom(by: int): bool {
        return false;
    }
}
