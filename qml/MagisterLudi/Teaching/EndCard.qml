// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// The end of a lesson: what was done, in figures, and the way on. summary: [{label, value}].
CardFrame {
    id: card

    required property LessonPlayer lesson
    property real wantedWidth: 520
    // Title of the lesson that comes next; "" after the last one.
    property string nextTitle
    // A game of one's own is offered: one has learnt enough for it, or everything.
    property bool offersOwnGame: false
    // There are questions about its rules; and how many of them went wrong in it.
    property bool offersPractice: false
    property int missed: 0
    // The game is over: nothing is left to play on with.
    property bool over: false

    signal leaveWanted
    signal nextWanted
    signal playOnWanted
    signal firstGameWanted
    signal practiceWanted
    signal missedWanted
    // A term in a sentence was followed to its rule.
    signal ruleWanted(string rule)

    // What is said when it comes: what the last move has brought, and that this was the end.
    readonly property string spoken: achieved.words === "" ? name : achieved.words + " " + name

    function focusPrimary() {
        const first = nextButton.visible ? nextButton : ownGameButton.visible ? ownGameButton : playOnButton.visible ? playOnButton : lessonsButton;
        first.forceActiveFocus(Qt.TabFocusReason);
    }

    width: wantedWidth
    name: qsTr("Lesson finished")

    UiText {
        width: parent.width
        text: card.lesson.title
        size: 15
        bold: true
        color: Theme.lapis
        elide: Text.ElideRight
    }
    NoteBox {
        id: achieved
        onRuleWanted: rule => card.ruleWanted(rule)
        visible: words !== ""
        width: parent.width
        kind: "right"
        words: card.lesson.achieved ?? ""
    }
    Row {
        width: parent.width
        spacing: 14

        Ico {
            id: sign
            name: "ui-learn"
            size: 44
            anchors.verticalCenter: parent.verticalCenter
        }
        ReadText {
            width: parent.width - sign.width - 14
            words: card.lesson.stepTitle !== "" ? card.lesson.stepTitle : qsTr("Lesson finished")
            title: true
            size: 28
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    MarkedText {
        visible: words !== ""
        width: parent.width
        words: card.lesson.text
    }
    Column {
        width: parent.width

        Repeater {
            model: card.lesson.summary

            Item {
                id: line
                required property var modelData
                required property int index

                width: parent.width
                height: Math.max(label.height, value.height) + 14
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.label + ": " + modelData.value

                Rectangle {
                    visible: line.index > 0
                    width: parent.width
                    height: 1
                    color: Theme.hairline
                }
                UiText {
                    id: label
                    width: parent.width - value.width - 16
                    text: line.modelData.label
                    size: 17
                    wrapMode: Text.WordWrap
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                UiText {
                    id: value
                    // Of a whole table it takes more than one line.
                    width: Math.min(implicitWidth, parent.width * 0.6)
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignRight
                    text: line.modelData.value
                    size: 18
                    bold: true
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }

    footer: Column {
        width: parent.width
        spacing: 10

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        Flow {
            width: parent.width
            spacing: 8
            bottomPadding: 4

            Btn {
                id: nextButton
                visible: card.nextTitle !== ""
                Target.name: visible ? "card:next-lesson" : ""
                //: title of a lesson
                text: qsTr("Next lesson: %1").arg(card.nextTitle)
                kind: "primary"
                onClicked: card.nextWanted()
            }
            Btn {
                visible: card.missed > 0
                Target.name: visible ? "card:missed" : ""
                text: qsTr("Go over %n rule(s) that went wrong", "", card.missed)
                detail: qsTr("At most one minute.")
                onClicked: card.missedWanted()
            }
            Btn {
                visible: card.offersPractice
                Target.name: visible ? "card:practice" : ""
                text: qsTr("Ten questions")
                detail: qsTr("Questions about the rules of this lesson, over other positions.")
                onClicked: card.practiceWanted()
            }
            Btn {
                id: ownGameButton
                visible: card.offersOwnGame
                Target.name: visible ? "card:first-game" : ""
                text: qsTr("A game of your own")
                detail: qsTr("A new game with everything explained.")
                kind: card.nextTitle === "" ? "primary" : "plain"
                onClicked: card.firstGameWanted()
            }
            Btn {
                id: playOnButton
                visible: !card.over
                Target.name: visible ? "card:play-on" : ""
                text: qsTr("Continue from here")
                detail: qsTr("The lesson becomes a real game and is saved with your other games.")
                kind: card.nextTitle === "" && !card.offersOwnGame ? "primary" : "plain"
                onClicked: card.playOnWanted()
            }
            Btn {
                id: lessonsButton
                Target.name: visible ? "card:close" : ""
                text: qsTr("All lessons")
                kind: card.nextTitle === "" && !card.offersOwnGame && card.over ? "primary" : "plain"
                onClicked: card.leaveWanted()
            }
            Btn {
                text: qsTr("Start again")
                kind: "quiet"
                onClicked: card.lesson.restart()
            }
            Btn {
                text: qsTr("Back")
                icon: "ui-back"
                kind: "quiet"
                visible: card.lesson.canBack
                onClicked: card.lesson.back()
            }
        }
    }
}
