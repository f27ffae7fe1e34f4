// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What stands below the board: the question, or in its place the course of the game, or what can be done once the score
// lies on the table. It fills the page.
Item {
    id: foot

    required property TableState shared
    required property TableParts parts
    required property TableTime time
    required property TableEnding ending
    required property RuleLights lights
    required property RoundWalk walk
    required property int margin
    // Something over the table speaks: the prompt bar rests.
    property bool resting: false
    // The score of a finished game lies aside.
    property bool scoreAside: false
    // Another game with the same people can be begun.
    property bool canPlayAgain: false
    readonly property bool dense: shared.dense
    readonly property int below: dense ? 8 : 12
    // Where the board ends.
    readonly property real upper: shared.historyOpen ? history.y : shared.scored ? endBar.y : prompt.y
    // Where the question stands, whatever is shown in its place.
    readonly property rect asking: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
    readonly property alias history: history
    readonly property alias prompt: prompt
    readonly property alias endBar: endBar

    signal ruleAsked(string rule)
    // What had the keyboard in the question is gone.
    signal emptied
    signal leave
    signal playAgain
    signal newGame

    HistoryBar {
        id: history
        visible: foot.shared.historyOpen
        table: foot.shared.table
        dense: foot.dense
        spoken: foot.time.band.words
        x: foot.margin
        width: foot.width - 2 * foot.margin
        height: Math.max(implicitHeight, prompt.height)
        y: foot.height - height - foot.below
        onClosed: foot.time.leave()
        onTryAsked: foot.time.tryOut()
    }
    PromptBar {
        id: prompt
        visible: !foot.shared.historyOpen && !foot.shared.scored
        parts: foot.parts
        input: foot.shared.input
        dense: foot.dense
        resting: foot.resting
        walk: foot.walk
        scoreAside: foot.scoreAside
        told: foot.lights.told
        x: foot.margin
        width: foot.width - 2 * foot.margin
        height: implicitHeight
        y: foot.height - height - foot.below
        onRuleAsked: rule => foot.ruleAsked(rule)
        onEmptied: foot.emptied()
        onScoreAsked: foot.shared.showScore()
    }
    EndBar {
        id: endBar
        visible: foot.shared.scored && !foot.shared.historyOpen
        table: foot.shared.table
        dense: foot.dense
        canPlayAgain: foot.canPlayAgain
        x: foot.margin
        width: foot.width - 2 * foot.margin
        height: implicitHeight
        y: foot.height - height - foot.below
        onLeave: foot.leave()
        onLookBack: foot.shared.showTable()
        onPlayAgain: foot.playAgain()
        onNewGame: foot.newGame()
        onWalkTo: source => foot.ending.walk(source)
    }
}
