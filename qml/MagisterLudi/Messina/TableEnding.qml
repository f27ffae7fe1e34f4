// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// The end of a game: the score is counted out once, then it lies over the table until somebody looks at the table again.
Item {
    id: ending

    // The TablePage.
    required property var page
    required property Hand hand
    required property RuleLights lights
    required property bool dense
    // Where the board and the prompt stand, in its own coordinates.
    required property rect board
    required property rect strip
    readonly property var table: page.table
    // The final score is put aside to look at the table.
    property bool lookingBack: false
    // The final score is counted out line by line; once it was, only on request.
    property bool walking: false
    property bool counted: false
    property string walkFrom
    readonly property bool scored: table.over && !lookingBack && !walking
    property bool laid: scored

    z: walking ? 25 : 0
    onScoredChanged: soon.restart()
    // Another game at the same page counts its own score.
    onTableChanged: {
        walking = false;
        laid = scored;
        counted = table ? table.over : false;
    }

    // Counts the score out, from the line of that source; "" begins anew.
    function walk(source: string) {
        lights.putOut();
        page.logOpen = false;
        page.historyOpen = false;
        lookingBack = false;
        walkFrom = source;
        walking = true;
    }
    function endWalk() {
        walking = false;
        page.forceActiveFocus();
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
        onTriggered: ending.laid = ending.laid || ending.scored
    }
    Connections {
        target: ending.table
        function onChanged() {
            if (!ending.table.over || ending.counted || ending.page.lesson || ending.table.trying)
                return;
            ending.counted = true;
            ending.walk("");
        }
    }
    Repeater {
        // Made when it is first shown; it stays while the past of a finished game is shown.
        model: ending.laid && (ending.table.over || (ending.table.scores?.count ?? 0) > 0) ? 1 : 0
        ScorePage {
            visible: ending.scored
            x: ending.board.x
            y: ending.board.y
            width: ending.board.width
            height: ending.board.height
            hand: ending.hand
            dense: ending.dense
            lessonFor: ending.page.lessonFor
            onRuleAsked: rule => ending.page.openRule(rule)
            onLessonWanted: rule => ending.page.lessonWanted(rule)
            onWalkTo: source => ending.walk(source)
        }
    }
    Repeater {
        id: walks
        model: ending.walking && ending.table.over ? 1 : 0
        ScoreWalk {
            anchors.fill: parent
            hand: ending.hand
            dense: ending.dense
            board: ending.board
            strip: ending.strip
            from: ending.walkFrom
            onRuleAsked: rule => ending.page.openRule(rule)
            onFinished: ending.endWalk()
            onTold: text => ending.page.status = text
        }
    }
}
