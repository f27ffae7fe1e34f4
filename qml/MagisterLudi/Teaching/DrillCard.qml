// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// A question over a position: how far one is, what is asked, what can be answered, and afterwards why. Beside or below the
// board, never over it.
FocusScope {
    id: card

    required property DrillPlayer drill
    // What the questions are about.
    property string title
    // Flat and wide, below the board.
    property bool low: false
    readonly property bool answered: drill.answerState !== "none"
    readonly property bool isRight: drill.answerState === "right"
    // What it says, for ears.
    readonly property string spoken: answered ? verdict + " " + (ordered ? qsTr("The right order: %1.").arg(drill.rightText) + " " : "") + drill.reason : (missing !== "" ? missing + " " : "") + qsTr("Question %1 of %2.").arg(drill.number).arg(drill.count) + " " + drill.question + (drill.kind === "do" ? " " + task : "")
                                     + (drill.shownText !== "" ? " " + qsTr("Marked on the board: %1.").arg(drill.shownText) : "")
    readonly property bool shown: drill.answerState === "shown"
    readonly property bool ordered: drill.kind === "order"
    // Nothing that was chosen is right, so that it is not nearly right either.
    readonly property bool flatlyWrong: answered && drill.options.length > 0 && !ordered && Array.from(drill.given).every(id => !drill.right.includes(id))
    // The order stands on the screen as well, above the options.
    readonly property string verdict: isRight ? qsTr("Right.")
                                      : shown ? (drill.rightText === "" || ordered ? qsTr("This is the answer.") : qsTr("This is the answer: %1.").arg(drill.rightText)) + " " + qsTr("It counts as not known yet, and you will be asked again.")
                                      : flatlyWrong ? (drill.rightText === "" ? qsTr("Wrong this time.") : qsTr("Wrong this time. The answer is: %1.").arg(drill.rightText))
                                      : drill.rightText !== "" && !ordered ? qsTr("Not quite. The answer is: %1.").arg(drill.rightText) : qsTr("Not quite.")
    // The option that the pointer or the keyboard is at; "" for none.
    readonly property string lit: options.lit
    readonly property string missing: drill.notFound === "" ? "" : qsTr("No position was found for %1. Another question is asked instead.").arg(drill.notFound)
    readonly property string task: qsTr("Make the move on the board.")
    // Where it is low, what comes of an answer stands to the right of what was asked.
    readonly property real split: low && answered ? Math.round((width - 40) * 0.6) : width
    readonly property real wantedHeight: area.y + Math.max(area.contentHeight, low && answered ? aside.contentHeight : 0) + 14

    signal ruleWanted(string rule)
    signal boardWanted

    // To where one answers: a field, the board, or what is asked, so that Enter alone chooses none of the options. After the
    // answer, to what goes on.
    function focusPrimary() {
        if (answered)
            nextButton.forceActiveFocus(Qt.TabFocusReason);
        else if (number.visible)
            number.focusFirst();
        else if (options.count > 0)
            asked.forceActiveFocus(Qt.TabFocusReason);
        else
            boardButton.forceActiveFocus(Qt.TabFocusReason);
    }
    // A letter, with Shift or without, or a digit that means an answer.
    function press(letter: string, shifted: bool): bool {
        return options.press(letter, shifted);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Leaf {
        anchors.fill: parent
        level: 2

        Rectangle {
            x: 2
            y: 2
            width: 8
            height: parent.height - 4
            radius: 4
            color: Theme.lapis
        }
    }
    Item {
        id: head
        x: 26
        y: 10
        width: parent.width - 44
        height: card.low ? Math.max(what.height, progress.height, foot.height) : progress.height

        // Flat as it is, the question begins in the line of the buttons.
        UiText {
            id: what
            visible: card.low
            x: 6
            width: parent.width - progress.width - foot.width - 50
            text: Theme.tied(card.drill.question)
            size: 17
            bold: true
            wrapMode: Text.WordWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        StepProgress {
            id: progress
            room: card.low ? 150 : Math.min(220, parent.width * 0.7)
            step: card.drill.number
            count: card.drill.count
            x: card.low ? parent.width - width : 6
            y: card.low ? (foot.height - height) / 2 : 0
            Accessible.name: qsTr("Question %1 of %2.").arg(step).arg(count)
        }
    }
    ScrollArea {
        id: area
        x: 26
        anchors.top: head.bottom
        anchors.topMargin: 6
        width: (card.low && card.answered ? card.split : parent.width - 10) - x
        height: (card.low ? parent.height - 10 : foot.lowest - 8) - y
        inset: 6
        spacing: card.low ? 10 : 16

        UiText {
            visible: card.missing !== "" && !card.answered
            width: area.innerWidth
            text: card.missing
            size: 16
            soft: true
            wrapMode: Text.WordWrap
        }
        UiText {
            id: wide
            visible: !card.low
            width: area.innerWidth
            text: Theme.tied(card.drill.question)
            size: 19
            bold: true
            wrapMode: Text.WordWrap
        }
        NumberAnswer {
            id: number
            visible: card.drill.kind === "number" && !card.answered
            onAnswered: value => {
                if (!card.arriving)
                    card.drill.answerNumber(value);
            }
            // The field has heard it: it must not go on to the next question as well.
            Keys.onReturnPressed: event => event.accepted = true
            Keys.onEnterPressed: event => event.accepted = true
        }
        UiText {
            visible: card.drill.kind === "number" && card.answered && card.drill.given.length > 0
            width: area.innerWidth
            text: qsTr("Your answer: %1").arg(Array.from(card.drill.given).join(""))
            size: 17
            wrapMode: Text.WordWrap
        }
        UiText {
            visible: card.ordered && card.answered
            width: area.innerWidth
            text: qsTr("The numbers show the right order.")
            size: 17
            bold: true
            wrapMode: Text.WordWrap
        }
        DrillOptions {
            id: options
            visible: count > 0
            width: area.innerWidth
            drill: card.drill
            open: !card.arriving
            columns: card.low && width > 640 ? 2 : 1
        }
        Row {
            visible: card.drill.kind === "do" && !card.answered
            width: area.innerWidth
            spacing: 10

            Ico {
                id: hand
                name: "ui-hand"
                size: Theme.px(28)
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                width: Math.min(implicitWidth, parent.width - hand.width - boardButton.width - 20)
                text: card.task
                size: 17
                wrapMode: Text.WordWrap
                anchors.verticalCenter: parent.verticalCenter
            }
            Btn {
                id: boardButton
                text: qsTr("To the board")
                key: "F6"
                anchors.verticalCenter: parent.verticalCenter
                onClicked: card.boardWanted()
            }
        }
        Verdict {
            id: why
            visible: card.answered && !card.low
            width: area.innerWidth
        }
    }
    ScrollArea {
        id: aside
        visible: card.low && card.answered
        x: card.split + 10
        y: area.y
        width: parent.width - x - 10
        height: area.height
        inset: 6

        Verdict {
            width: aside.innerWidth
        }
    }
    QuestionSpot {
        id: asked
        parent: card.low ? what : wide
        anchors.fill: parent
        visible: options.count > 0 && !card.answered
        words: card.drill.question
        Target.name: visible ? "card:question" : ""
        onFirstWanted: options.focusAt(0)
        onLastWanted: options.focusAt(options.count - 1)
    }
    // Why, and the rule behind it.
    component Verdict: Column {
        spacing: 10

        NoteBox {
            width: parent.width
            kind: card.isRight ? "right" : card.shown ? "show" : "wrong"
            words: card.answered ? card.verdict + " " + card.drill.reason : ""
            onRuleWanted: rule => card.ruleWanted(rule)
        }
        RuleLink {
            visible: rule !== ""
            width: Math.min(implicitWidth, parent.width)
            rule: card.drill.ruleId
            number: card.drill.ruleNumber
            text: card.drill.ruleTitle
            Target.name: parent.visible && card.answered && parent.parent.visible ? "card:rule" : ""
            onOpened: rule => card.ruleWanted(rule)
        }
    }
    // What goes on has a place of its own, the same for every question: another click there never shows an answer.
    Flow {
        id: foot
        readonly property real lowest: card.height - height - 14
        // Beside one another, unless large letters take too much of a narrow card.
        width: Math.min(goOn.width + (giveUp.visible ? spacing + giveUp.width : 0), card.width - 50)
        layoutDirection: card.low ? Qt.RightToLeft : Qt.LeftToRight
        x: card.low ? parent.width - width - progress.width - 36 : 32
        // Below what was asked, as long as there is room.
        y: card.low ? head.y : Math.min(lowest, area.y + area.contentHeight + 12)
        spacing: 12

        Item {
            id: goOn
            width: Math.max(nextButton.implicitWidth, checkButton.visible ? checkButton.implicitWidth : 0)
            height: nextButton.implicitHeight

            Btn {
                id: nextButton
                visible: card.answered
                kind: "primary"
                available: !busy.told
                text: busy.told ? busy.words : card.drill.number < card.drill.count ? qsTr("Next question") : qsTr("See the result")
                key: "⏎"
                Target.name: visible ? "card:next" : ""
                onClicked: card.drill.next()
            }
            Btn {
                id: checkButton
                visible: card.drill.collects && !card.answered
                kind: card.drill.canSubmit ? "primary" : "plain"
                available: card.drill.canSubmit
                text: qsTr("Check")
                key: activeFocus ? "⏎" : ""
                Target.name: visible ? "card:check" : ""
                onClicked: if (!card.arriving)
                    card.drill.submit()
            }
        }
        Btn {
            id: giveUp
            visible: !card.answered
            kind: "quiet"
            icon: "ui-eye"
            text: qsTr("Show the answer")
            Target.name: visible ? "card:give-up" : ""
            onClicked: if (!card.arriving)
                card.drill.giveUp()
        }
    }

    // A search that takes longer than a moment is told.
    QtObject {
        id: busy
        readonly property string words: qsTr("Looking for a position…")
        property bool told: false
    }
    Timer {
        interval: 200
        running: card.drill?.looking ?? false
        onRunningChanged: busy.told = false
        onTriggered: {
            busy.told = true;
            voice.say(busy.words);
        }
    }
    // A question or an answer comes with several properties: the focus moves, and the voice speaks, when all are there.
    // What is pressed before a question has stood there for a moment was meant for what stood there before, and answers
    // nothing.
    readonly property bool arriving: arrival.running || settling.running
    function arrive() {
        arrival.restart();
    }
    Timer {
        id: settling
        interval: 400
    }
    Timer {
        id: arrival
        interval: 0
        onTriggered: {
            if (!card.answered)
                settling.restart();
            card.focusPrimary();
            if (card.answered && !card.low)
                area.reveal(why);
            else
                area.contentY = 0;
            voice.say(card.spoken);
        }
    }
    Connections {
        target: card.drill
        function onQuestionChanged() {
            number.clear();
        }
        // Also in another language, in which every answer stands anew.
        function onWordsChanged() {
            if (!card.drill.finished)
                card.arrive();
        }
        // All is in order: what is left is to hand it in. Another Enter on the last thing would take it out again.
        function onGivenChanged() {
            if (!card.answered && card.ordered && card.drill.canSubmit)
                checkButton.forceActiveFocus(Qt.OtherFocusReason);
        }
        function onAnswerChanged() {
            if (card.answered && !card.told)
                card.arrive();
            card.told = card.answered;
        }
    }
    property bool told: false
    // Another round of questions, or one that was made ready out of sight: its first question has come as well.
    onDrillChanged: {
        number.clear();
        arrive();
    }
    onVisibleChanged: if (visible)
        arrive()
    Component.onCompleted: arrive()
    Announcer {
        id: voice
    }
}
