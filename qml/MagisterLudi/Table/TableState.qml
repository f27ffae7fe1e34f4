// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Lessons

// What the parts of the table page share: the game, how it is shown, and what lies open over it. Only the page sets the
// properties; a part calls one of the functions, or signals to the page.
QtObject {
    required property Table table
    required property InputController input
    // Null without one.
    property LessonPlayer lesson: null
    // What is asked now; see Table::prompt.
    readonly property var prompt: table?.prompt ?? ({})

    // What is asked about a position outside a game, with its answers: words that may name places of the board.
    property string asked

    // How the board is shown.
    property bool dense: false
    property bool column: false
    // Areas of the board grow with what lies there, and its things have a plain face.
    property bool growing: false
    property bool calm: false
    // The keyboard leads: coordinates appear with the first arrow key.
    property bool byKeys: false

    // A key has been used at this table: buttons show their letters and areas their digits from then on. The first key does
    // nothing yet by what it could not show.
    property bool lettered: false

    // What is shown when the turn passes: "banner", "curtain" or "none".
    property string handOver: "none"
    // What the line of a change of seat takes of the end of the bar, px.
    property real barTaken: 0
    // Something else speaks first (the setup in steps); the hand-over waits for it.
    property bool quiet: false
    // A saved game that is only looked at.
    property bool looking: false
    // The game stands on another device: nothing can be tried out here, and nothing offers it.
    property bool elsewhere: false
    // Something of the program's lies over the page: no thing is told of by itself.
    property bool veiled: false
    // Rule id -> title of a lesson that teaches it, or "".
    property var lessonFor: rule => ""

    // How many rules refused a move in this game: they can be practised at its end.
    property int refusals: 0

    property bool logOpen: false
    // The course of the game stands in the place of the prompt.
    property bool historyOpen: false
    readonly property bool past: !!table?.past
    // The row of the hand-over while it is shown; null otherwise.
    property var handed: null
    // Where plans are made in secret, a line would show them to whoever hands the table over.
    // Whoever is alone at a screen hands it to nobody.
    readonly property bool curtained: handed !== null && table.seatsHere.length > 1 && (handOver === "curtain" || (handOver === "banner" && table.secret))
    // Whether it is a line in the bar now. The line stands back while the log is open, which tells the same and more.
    readonly property bool lined: handed !== null && !curtained && !scored && !logOpen
    // The final score is put aside to look at the table, or is counted out line by line; once it was, only on request.
    property bool lookingBack: false
    property bool walking: false
    property bool counted: false
    readonly property bool scored: (table?.over ?? false) && !lookingBack && !walking
    // What was said aloud last.
    property string status

    function openLog() {
        logOpen = true;
    }
    function closeLog() {
        logOpen = false;
    }
    function toggleLog() {
        logOpen = !logOpen;
    }
    function openHistory() {
        historyOpen = true;
        walking = false;
    }
    function closeHistory() {
        historyOpen = false;
    }
    // The history stays open where a past position is shown.
    function keepHistory() {
        historyOpen = past;
    }
    function handTo(row: var) {
        handed = row;
    }
    function endHandOver() {
        handed = null;
    }
    function showTable() {
        lookingBack = true;
    }
    function showScore() {
        lookingBack = false;
    }
    // The score is counted out: nothing else is open meanwhile.
    function startWalk() {
        logOpen = false;
        historyOpen = false;
        lookingBack = false;
        counted = true;
        walking = true;
    }
    function endWalk() {
        walking = false;
    }
    // Another game begins at the same page: it counts its own score.
    function beginGame() {
        walking = false;
        counted = table?.over ?? false;
    }
    function showKeys() {
        lettered = true;
    }
    function tell(text: string) {
        status = text;
    }
}
