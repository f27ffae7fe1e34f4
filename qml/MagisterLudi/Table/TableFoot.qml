// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

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
    readonly property real upper: shared.historyOpen ? history?.y ?? prompt.y : shared.scored ? endBar?.y ?? prompt.y : prompt.y
    // Where the question stands, whatever is shown in its place.
    readonly property rect asking: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
    // Null while they are not there: the course of the game before somebody opens it, and what can be done at the end before it.
    readonly property HistoryBar history: leafing.item as HistoryBar
    readonly property EndBar endBar: after.item as EndBar
    // How somebody left the bar of the course, until it opens again.
    property bool quick: false
    readonly property bool scored: shared.scored
    property bool ended: false
    readonly property alias prompt: prompt

    signal ruleAsked(string rule)
    // What had the keyboard in the question is gone.
    signal emptied
    signal leave
    signal playAgain
    signal newGame

    onScoredChanged: ended = ended || scored
    Component.onCompleted: ended = scored

    Hook {
        id: leafing
        anchors.fill: parent
        source: foot.shared.historyOpen ? course : null
    }
    Component {
        id: course
        HistoryBar {
            table: foot.shared.table
            dense: foot.dense
            spoken: foot.time.band.words
            quick: foot.quick
            canTry: !foot.shared.elsewhere
            x: foot.margin
            width: foot.width - 2 * foot.margin
            height: Math.max(implicitHeight, prompt.height)
            y: foot.height - height - foot.below
            onQuickChanged: foot.quick = quick
            onClosed: foot.time.leave()
            onTryAsked: foot.time.tryOut()
        }
    }
    Binding {
        target: foot.lights
        property: "way"
        value: prompt.way
    }
    PromptBar {
        id: prompt
        visible: !foot.shared.historyOpen && !foot.shared.scored
        parts: foot.parts
        input: foot.shared.input
        dense: foot.dense
        lettered: foot.shared.lettered
        resting: foot.resting
        walk: foot.walk
        scoreAside: foot.scoreAside
        told: foot.lights.told
        x: foot.margin
        width: foot.width - 2 * foot.margin
        height: implicitHeight
        y: foot.height - height - foot.below
        onRuleAsked: rule => {
            foot.lights.putOut();
            foot.ruleAsked(rule);
        }
        onEmptied: foot.emptied()
        onScoreAsked: foot.shared.showScore()
    }
    Hook {
        id: after
        anchors.fill: parent
        source: foot.ended ? choices : null
    }
    Component {
        id: choices
        EndBar {
            visible: foot.shared.scored && !foot.shared.historyOpen
            table: foot.shared.table
            dense: foot.dense
            canPlayAgain: foot.canPlayAgain
            resting: foot.resting
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
}
