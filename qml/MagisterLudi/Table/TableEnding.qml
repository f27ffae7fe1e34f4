// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game

// The end of a game: the score is counted out once, then it lies over the table until somebody looks at the table again.
Item {
    id: ending

    required property TableState shared
    required property TableParts parts
    required property RuleLights lights
    // Where the board and the prompt stand, in its own coordinates.
    required property rect board
    required property rect strip
    readonly property Table table: shared.table
    readonly property bool scored: shared.scored
    property string walkFrom
    property bool laid: scored
    // Nothing of the board is to be seen for a while: it need not stand there.
    property bool covers: false

    signal ruleAsked(string rule)
    signal lessonWanted(string rule)
    signal practiceWanted
    // The counting out is over: the keyboard goes back to the page.
    signal walked

    z: shared.walking ? 25 : 0
    onScoredChanged: {
        covers = false;
        soon.restart();
    }
    Component.onCompleted: soon.start()
    // Another game at the same page counts its own score.
    onTableChanged: {
        shared.beginGame();
        laid = scored;
    }

    // Counts the score out, from the line of that source; "" begins anew.
    function walk(source: string) {
        lights.putOut();
        walkFrom = source;
        shared.startWalk();
    }
    function endWalk() {
        shared.endWalk();
        walked();
    }
    // Keys of the counting out come before all others.
    function press(event: var): bool {
        const walk = walks.itemAt(0) as ScoreWalk;
        return !!walk && walk.press(event);
    }

    // For a moment, before the counting out begins, a finished game seems to be counted already.
    Timer {
        id: soon
        interval: 0
        onTriggered: {
            ending.covers = ending.scored;
            then.start();
        }
    }
    // The sheet is made of what the board has left behind.
    Timer {
        id: then
        interval: 0
        onTriggered: {
            if (ending.covers && !ending.laid)
                gc();
            ending.laid = ending.laid || ending.scored;
        }
    }
    Connections {
        target: ending.table
        function onChanged() {
            if (ending.table.over && !ending.shared.counted && !ending.shared.lesson && !ending.table.trying)
                ending.walk("");
        }
    }
    Repeater {
        // Made when it is first shown; it stays while the past of a finished game is shown.
        model: ending.laid && (ending.table.over || ending.table.scores.count > 0) ? 1 : 0
        ScorePage {
            visible: ending.scored
            x: ending.board.x
            y: ending.board.y
            width: ending.board.width
            height: ending.board.height
            table: ending.table
            parts: ending.parts
            dense: ending.shared.dense
            lessonFor: ending.shared.lessonFor
            refusals: ending.shared.refusals
            onPracticeWanted: ending.practiceWanted()
            onRuleAsked: rule => ending.ruleAsked(rule)
            onLessonWanted: rule => ending.lessonWanted(rule)
            onWalkTo: source => ending.walk(source)
        }
    }
    Repeater {
        id: walks
        model: ending.shared.walking && ending.table.over ? 1 : 0
        ScoreWalk {
            anchors.fill: parent
            table: ending.table
            parts: ending.parts
            dense: ending.shared.dense
            board: ending.board
            strip: ending.strip
            from: ending.walkFrom
            onRuleAsked: rule => ending.ruleAsked(rule)
            onFinished: ending.endWalk()
            onTold: text => ending.shared.tell(text)
        }
    }
}
