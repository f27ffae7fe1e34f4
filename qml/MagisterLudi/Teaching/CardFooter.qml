// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// Back, Hint, Show me, Skip and, where the reader only reads or answers, the golden Next: always in this order.
// The row wraps before any word is cut.
Column {
    id: footer

    required property LessonPlayer lesson
    property bool hints: false
    // The move can be shown; of a question, the last hint shows the answer.
    property bool shows: hints
    property bool nextShown: false
    property string nextText
    // Something else has the word: then nothing here is gold.
    property bool resting: false
    // Next was pressed by the pointer, which rests there.
    signal nextPressed(point at)

    // What the buttons are about: a press meant for one step does nothing in the next.
    readonly property string about: footer.lesson.stepNumber + "/" + footer.lesson.stageIndex + "/" + footer.lesson.answerState + "/" + (footer.lesson.reader ?? 0)

    function focusNext(): bool {
        if (!nextShown)
            return false;
        nextButton.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    spacing: 10

    PressGuard {
        id: hand
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Flow {
        id: flow
        readonly property bool tight: width < 440
        width: parent.width
        spacing: tight ? 4 : 8
        bottomPadding: 4
        readonly property real buttons: backButton.width + (hintButton.visible ? hintButton.width + spacing : 0)
                                        + (showButton.visible ? showButton.width + spacing : 0) + (skipButton.visible ? skipButton.width + spacing : 0)
                                        + (nextButton.visible ? nextButton.width + spacing : 0)

        Btn {
            id: backButton
            text: footer.hints && flow.width < 490 || flow.tight ? "" : qsTr("Back")
            label: qsTr("Back")
            icon: "ui-back"
            kind: "quiet"
            Target.name: "card:back"
            available: footer.lesson.canBack
            meaning: footer.about
            onClicked: footer.lesson.back()
        }
        Btn {
            id: hintButton
            visible: footer.hints
            text: qsTr("Hint")
            icon: "ui-candle"
            detail: qsTr("%1 of 3 used").arg(footer.lesson.hintLevel)
            available: footer.lesson.canHint && !footer.lesson.showing
            meaning: footer.about
            Target.name: visible ? "card:hint" : ""
            onClicked: footer.lesson.hint()

            Row {
                spacing: 3
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - 6
                Repeater {
                    model: 3
                    Rectangle {
                        required property int index
                        width: 14
                        height: 3
                        radius: 1.5
                        color: index < footer.lesson.hintLevel ? Theme.gold : Theme.hairline
                    }
                }
            }
        }
        Btn {
            id: showButton
            visible: footer.shows
            meaning: footer.about
            text: qsTr("Show me")
            icon: "ui-hand"
            kind: footer.lesson.hintLevel >= 2 ? "teach" : "plain"
            available: footer.lesson.canShow && !footer.lesson.showing
            onClicked: footer.lesson.showMe()
        }
        Item {
            visible: width > 0
            width: Math.max(0, flow.width - flow.buttons - flow.spacing)
            height: 1
        }
        Btn {
            id: skipButton
            visible: footer.lesson.canSkip
            text: qsTr("Skip")
            kind: "quiet"
            width: implicitWidth - (flow.tight ? 16 : 0)
            meaning: footer.about
            Target.name: visible ? "card:skip" : ""
            onClicked: footer.lesson.skip()
        }
        Btn {
            id: nextButton
            visible: footer.nextShown
            text: footer.nextText
            kind: footer.resting ? "plain" : "primary"
            meaning: footer.about
            Target.name: visible ? "card:next" : ""
            onClicked: {
                const at = nextButton.mapFromItem(null, hand.pointer());
                if (nextButton.contains(at))
                    footer.nextPressed(hand.pointer());
                footer.lesson.next();
            }
        }
    }
}
