// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import MagisterLudi.Game

// What the parts of the final score share: whose column is read, which line is open, and where the columns stand.
QtObject {
    required property Table table
    required property TableParts parts
    property bool dense: false
    // The seat that reads, from 0.
    property int viewed: 0
    // Number of the open line; -1 for none.
    property int open: -1
    property real column: 0
    property real firstColumn: 0
    property int lineHeight: 0
    property list<string> names
    // Rule id -> title of a lesson that teaches it, or "".
    property var lessonFor: rule => ""
    // How many rules refused a move in this game.
    property int refusals: 0

    signal ruleAsked(string rule)
    signal lessonWanted(string rule)
    signal practiceWanted
    // The lines are counted out once more, from the one of that source.
    signal walkTo(string source)

    // Opens a line, or closes the open one.
    function toggle(line: int) {
        open = open === line ? -1 : line;
    }
}
