// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// One step of a lesson: lesson line and progress, title, text with marks, one task, answers, hint, rule, buttons.
// Shows what the lesson says and calls its methods.
CardFrame {
    id: card

    required property LessonPlayer lesson
    property real wantedWidth: 520
    readonly property bool asks: lesson.options.length > 0
    readonly property bool scores: lesson.kind === "score"
    readonly property bool acts: lesson.kind === "do" || lesson.kind === "pick" || (lesson.kind === "drill" && !asks)
    readonly property bool answered: lesson.answerState === "right" || lesson.answerState === "told"
    readonly property bool together: lesson.together
    readonly property bool playing: lesson.playing
    // What the card says, for ears: what has been achieved, whose it is, heading, text, task.
    readonly property string spoken: Array.of(achieved.words, together && !lesson.shared && !playing ? (readers.now?.name ?? "") + "." : "", lesson.stepTitle, lesson.text, lesson.showing ? "" : lesson.task).filter(words => words !== "").join(" ")
                                     .replace(/[{}]/g, "")
    readonly property bool asking: (asks || scores || lesson.kind === "pick") && !answered
    // Another card has the word: then nothing here is gold.
    property bool resting: false
    // The same step stands beside it in another language.
    property alias besideShown: readers.besideShown

    signal ruleWanted(string rule)
    signal tableWanted
    signal pauseWanted
    // Next was pressed there, px of the window.
    signal nextPressed(point at)
    readonly property bool large: Theme.textScale > 1.3
    // Whether the card goes on with Next alone.
    readonly property bool offersNext: footerRow.nextShown

    // Focus to what the step is about: the number, Next, or the task. Where it asks for one of several answers, the task is
    // the question, and Enter alone chooses none of them.
    function focusPrimary() {
        scrollToTop();
        if (number.visible && !answered)
            number.focusFirst();
        else if (!footerRow.focusNext())
            task.forceActiveFocus(Qt.TabFocusReason);
        // Where not all of it has room, what is asked for comes first, with as much of what stands before as there is room.
        const first = answered ? became : task.visible ? task : heading;
        if (first.visible)
            show(first);
    }

    // The answer with that digit, from 0, wherever the keyboard is; false while none stands there.
    function answerDigit(index: int): bool {
        if (!visible || resting || !answers.visible || answered || !answers.keysAnswer || index < 0 || index >= card.lesson.options.length)
            return false;
        answers.press(index);
        return true;
    }

    width: wantedWidth
    // The task, or where there is none some lines of what is told.
    leastContent: task.visible ? task.height : speech.visible ? Math.min(speech.height, Theme.px(100)) : 0
    Target.name: visible ? "card:step" : ""
    name: qsTr("Lesson: %1").arg(lesson.stepTitle)
    Keys.onPressed: event => {
        const n = event.key - Qt.Key_1;
        event.accepted = together && event.modifiers === Qt.NoModifier && n >= 0 && n < 4 && readers.readAs(n);
    }

    // With large letters, which need the room, the bar above tells the lesson, and the title tells how far it is.
    Item {
        visible: !card.large
        width: parent.width
        height: Math.max(lessonLine.height, progress.height)

        UiText {
            id: lessonLine
            width: Math.min(implicitWidth, parent.width * 0.55)
            text: card.lesson.title
            size: 15
            bold: true
            color: Theme.lapis
            wrapMode: Text.WordWrap
            // One long word does not wrap.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            anchors.verticalCenter: parent.verticalCenter
        }
        StepProgress {
            id: progress
            room: parent.width - lessonLine.width - 16
            step: card.lesson.stepNumber
            count: card.lesson.stepCount
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    ReaderLine {
        id: readers
        visible: card.together
        width: parent.width
        lesson: card.lesson
        onPauseWanted: card.pauseWanted()
    }
    // What the last move has brought, told as soon as it is made.
    NoteBox {
        id: achieved
        onRuleWanted: rule => card.ruleWanted(rule)
        visible: words !== ""
        width: parent.width
        kind: "right"
        words: card.lesson.achieved ?? ""
    }
    ReadText {
        id: heading
        visible: words !== "" && !card.large
        width: parent.width
        words: card.lesson.stepTitle
        title: true
        // As above, where a title has no figures.
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 18
    }
    ToldText {
        id: speech
        visible: sentence !== ""
        width: parent.width
        sentence: card.lesson.text
        onOpened: link => card.ruleWanted(link.slice(5))
    }
    StageList {
        visible: card.lesson.kind === "setup" && card.lesson.stages.length > 0
        width: parent.width
        stages: visible ? card.lesson.stages : []
        current: card.lesson.stageIndex
        onWanted: index => card.lesson.showStage(index)
    }
    TaskBox {
        id: task
        visible: words !== "" && !card.lesson.showing
        width: parent.width
        words: card.lesson.task
        onClicked: card.tableWanted()
        Keys.onDownPressed: event => {
            event.accepted = answers.visible && !card.answered;
            if (event.accepted)
                answers.focusFirst();
        }
    }
    NoteBox {
        onRuleWanted: rule => card.ruleWanted(rule)
        visible: card.lesson.showing
        width: parent.width
        kind: "show"
        words: qsTr("Watch: the hand makes the move and takes it back. Then it’s your turn.")
    }
    OptionList {
        id: answers
        visible: card.asks
        width: parent.width
        options: card.lesson.options
        ruledOut: card.lesson.ruledOut ?? []
        pointedOut: card.lesson.pointedOut ?? ""
        answerState: card.lesson.answerState
        // At a table of several they turn the card to another reader.
        keysAnswer: !card.together
        onAnswered: id => card.lesson.answer(id)
    }
    NumberAnswer {
        id: number
        visible: card.scores
        resting: card.resting
        answerState: card.lesson.answerState
        question: card.lesson.stepNumber
        reader: card.lesson.reader ?? 0
        onAnswered: value => card.lesson.answer(String(value))
    }
    NoteBox {
        id: became
        onRuleWanted: rule => card.ruleWanted(rule)
        visible: card.lesson.answerState !== "none" && words !== ""
        width: parent.width
        kind: card.answered ? "right" : "wrong"
        words: card.lesson.answerText
    }
    NoteBox {
        id: hinted
        onRuleWanted: rule => card.ruleWanted(rule)
        visible: card.lesson.hintLevel > 0 && words !== "" && !card.answered
        width: parent.width
        kind: "hint"
        words: card.lesson.hintText
    }
    RuleLink {
        visible: rule !== ""
        width: Math.min(implicitWidth, parent.width)
        rule: card.lesson.ruleId
        number: card.lesson.ruleNumber
        // While a question waits, the title may be its answer.
        text: card.asking ? "" : card.lesson.ruleTitle
        onOpened: rule => card.ruleWanted(rule)
    }

    // With large letters the rest has to be scrolled now and then: what it is about, and how far it is, stays.
    header: Item {
        visible: card.large
        width: parent.width
        height: visible ? Math.max(title.height, far.height) : 0

        ReadText {
            id: title
            width: parent.width - far.width - 16
            words: card.lesson.stepTitle
            title: true
            size: 21
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 18
        }
        StepProgress {
            id: far
            room: 0 // figures alone
            step: card.lesson.stepNumber
            count: card.lesson.stepCount
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    footer: CardFooter {
        id: footerRow
        width: parent.width
        lesson: card.lesson
        resting: card.resting
        hints: card.acts || ((card.asks || card.scores) && !card.answered)
        shows: card.acts && card.lesson.kind !== "pick"
        nextShown: !card.acts && !card.playing && (!(card.asks || card.scores) || card.answered)
        nextText: qsTr("Next")
        onNextPressed: at => card.nextPressed(at)
    }

    // The answer was right: what comes next is Next.
    onAnsweredChanged: {
        if (answered && activeFocus)
            arrival.restart();
    }
    Timer {
        id: arrival
        interval: 0
        onTriggered: card.focusPrimary()
    }
    // What became of an answer, or a hint, is seen when it comes.
    Connections {
        target: card.lesson
        function onAnswerChanged() {
            told.restart();
        }
        function onHintChanged() {
            told.restart();
        }
    }
    Timer {
        id: told
        property string seen
        interval: 0
        onTriggered: {
            const note = became.visible ? became : hinted.visible ? hinted : null;
            const words = note ? note.words : "";
            if (note && words !== seen)
                card.show(note);
            seen = words;
        }
    }
}
