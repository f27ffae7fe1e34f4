// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The teacher's answer to a move that the step did not ask for: a sentence, its rule, and the way back.
// A move against the rules is answered in rubric with a cross; one that is allowed (offerUndo) and a mere note in lapis.
// feedback: {active, text, rule, ruleNumber, ruleTitle, offerUndo, offerKeep, tone, target}
CardFrame {
    id: card

    required property var feedback
    property real wantedWidth: 420
    readonly property bool allowed: card.feedback.offerUndo ?? false
    readonly property bool refused: !allowed && card.feedback.tone === "no"
    property alias tailSide: tail.side
    property alias tailAt: tail.at

    signal dismissed
    signal undone
    signal kept
    signal ruleWanted(string rule)

    function focusPrimary() {
        (card.allowed ? undoButton : okButton).forceActiveFocus(Qt.TabFocusReason);
    }

    width: wantedWidth
    movable: false
    tint: refused ? Theme.rubric : Theme.lapis
    line: tint
    name: card.feedback.text ?? ""
    Keys.onEscapePressed: card.dismissed()

    Row {
        width: parent.width
        spacing: 12

        Item {
            id: sign
            width: 34
            height: 34

            Ico {
                visible: !card.refused
                name: card.allowed ? "ui-hand" : "ui-learn"
                size: 34
            }
            Rectangle {
                visible: card.refused
                anchors.fill: parent
                radius: 17
                color: Theme.rubric
            }
            Repeater {
                model: card.refused ? 2 : 0
                Rectangle {
                    required property int index
                    anchors.centerIn: parent
                    width: 20
                    height: 5
                    radius: 2.5
                    rotation: index === 0 ? 45 : -45
                    color: Theme.voiceInk
                }
            }
        }
        ToldText {
            width: parent.width - sign.width - 12
            sentence: card.feedback.text ?? ""
            onOpened: link => card.ruleWanted(link.slice(5))
            topPadding: Math.max(0, (34 - Theme.px(21)) / 2)
        }
    }
    RuleLink {
        visible: rule !== ""
        width: Math.min(implicitWidth, parent.width)
        rule: card.feedback.rule ?? ""
        number: card.feedback.ruleNumber ?? ""
        text: card.feedback.ruleTitle ?? ""
        onOpened: rule => card.ruleWanted(rule)
    }

    footer: Flow {
        width: parent.width
        spacing: 8
        bottomPadding: 4

        Btn {
            id: undoButton
            visible: card.allowed
            text: qsTr("Take it back")
            icon: "ui-undo"
            key: "Esc"
            kind: "primary"
            Target.name: visible ? "card:take-back" : ""
            onClicked: card.undone()
        }
        Btn {
            visible: card.feedback.offerKeep ?? false
            text: qsTr("Keep it and continue")
            kind: "quiet"
            onClicked: card.kept()
        }
        Btn {
            id: okButton
            visible: !card.allowed
            text: qsTr("Got it")
            key: "Esc"
            kind: "primary"
            Target.name: visible ? "card:seen" : ""
            onClicked: card.dismissed()
        }
    }
    Tail {
        id: tail
        parent: card
        side: ""
        tint: card.tint
    }
}
