// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQuick

// What a game brings to the table page: its board in both layouts, what stands in the bar, its words for steps, and what
// the names of its things mean. A game derives from it; the page gives it the state that its components bind to.
QtObject {
    // Null until the page stands: nothing is made from the components before.
    property TableState shared: null

    // Name of the game, as the bar writes it.
    required property string title
    // The table itself: a TableBoard with everything in view, and one that scrolls.
    required property Component grid
    required property Component column
    // In the middle of the bar: where the game stands, and in a dense window the neighbours.
    property Component progress: null
    property Component neighbours: null
    // Lies over the board and tells what the thing looked at could do, beside the ghosts of moved pieces.
    property Component marks: null
    // Picture below a line of the log whose row has a `tile`: made with `modelData`, {tile, tincture}.
    property Component logPicture: null

    // Steps of a turn in the language of whoever has to act; `prompt.step` counts them from 1.
    property list<string> stepNames
    // Parts of the bars of the final score, from the zero line on.
    property list<ScoreGroup> scoreGroups
    // What keys do that mean parts of this board.
    property KeyWords keyWords: KeyWords {}
    // What stands over a try, where more than tiles is supposed; "": that tiles are drawn afresh.
    property string trialWords: ""
    // Plays by rules of its own at a table for one.
    property bool rival: false

    // Outline of a thing that is no rectangle: corners about its centre, in halves of its height. Empty for a rectangle.
    function outlineOf(target: string): var {
        return [];
    }
    // Of a part whose card would cover the rest, the whole: the card stands beside that.
    function wholeOf(target: string): string {
        return target;
    }
    // Ground on which other things lie: it is told of only when a key asks.
    function isGround(target: string): bool {
        return false;
    }
    // An area with things in it: a lesson does not answer a click on it.
    function isArea(target: string): bool {
        return false;
    }
    // Such a thing shows its owner itself: a line of the score needs no tag on it.
    function showsOwner(target: string): bool {
        return false;
    }
    // A button that does not stand below, since it has its place on the board or is not for whoever learns.
    function isOnBoard(button: string): bool {
        return false;
    }
    // What the button says that ends something although more could be done.
    function endingWords(target: string): string {
        return qsTr("End the turn");
    }
    // Icon of a source of points.
    function scoreIcon(source: string): string {
        return "vp-end";
    }
    // Name of what a try has changed.
    function triedWords(what: string): string {
        return "";
    }
    // What exactly is counted, where its name does not say it; else "".
    function triedMeaning(what: string): string {
        return "";
    }
    // No turn is taken in that stage: the round ends.
    function endsRound(stage: string): bool {
        return false;
    }
}
