// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Stands in for the LessonPlayer: shows what it is given and remembers what it was asked.
QtObject {
    id: lesson

    property string title: "First round"
    property int stepNumber: 1
    property int stepCount: 31
    property string kind: "tell"
    property string stepTitle
    property string text
    property string task
    property var targets: []
    property var wanted: []
    property var stages: []
    property int stageIndex: 0
    property string ruleId
    property string ruleNumber
    property string ruleTitle
    property int hintLevel: 0
    property string hintText
    property bool canHint: true
    property var ruledOut: []
    property string pointedOut
    property var options: []
    property string answerState: "none"
    property string answerText
    property var feedback: ({ active: false })
    property bool canBack: true
    property bool canSkip: true
    property bool canShow: true
    property bool showing: false
    property bool finished: false
    property var summary: []
    property int pause: 0

    property var asked: []
    readonly property var blank: ({ kind: "tell", stepTitle: "", text: "", task: "", targets: [], stages: [], stageIndex: 0, ruleId: "", ruleNumber: "",
                                    ruleTitle: "", hintLevel: 0, hintText: "", canHint: true, ruledOut: [], pointedOut: "", options: [], answerState: "none", answerText: "", feedback: { active: false },
                                    canBack: true, canSkip: true, canShow: true, showing: false, finished: false, summary: [] })

    // Called when anything is asked.
    property var whenAsked: null

    function note(what: string) {
        asked = asked.concat([what]);
        if (whenAsked)
            whenAsked();
    }
    function next() {
        note("next");
    }
    function back() {
        note("back");
    }
    function skip() {
        note("skip");
    }
    function hint() {
        note("hint");
    }
    function showMe() {
        note("showMe");
    }
    function answer(id: string) {
        note("answer " + id);
    }
    function pick(target: string) {
        note("pick " + target);
    }
    function dismissFeedback() {
        note("dismiss");
        feedback = { active: false };
    }
    function keepMove() {
        note("keep");
        feedback = { active: false };
    }
    function showStage(index: int) {
        note("stage " + index);
        stageIndex = index;
    }
    function leave() {
        note("leave");
    }
    function restart() {
        note("restart");
    }

    // Shows a step given by the properties that differ from a blank one.
    function load(step: var) {
        for (const name of Object.keys(blank))
            lesson[name] = step[name] ?? blank[name];
        stepNumber = step.stepNumber ?? stepNumber + 1;
        asked = [];
    }
}
