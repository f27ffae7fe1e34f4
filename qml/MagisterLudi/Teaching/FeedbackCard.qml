// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The teacher's answer to a move that the step did not ask for: a sentence, its rule, and the way back.
// A move against the rules is answered in rubric with a cross; one that is allowed (offerUndo) in lapis with the hand.
// feedback: {active, text, rule, ruleNumber, ruleTitle, offerUndo, target}
CardFrame {
    id: card

    required property var feedback
    property real wantedWidth: 420
    readonly property bool allowed: card.feedback.offerUndo ?? false
    property alias tailSide: tail.side
    property alias tailAt: tail.at

    signal dismissed
    signal undone
    signal ruleWanted(string rule)

    function focusPrimary() {
        (card.allowed ? undoButton : okButton).forceActiveFocus(Qt.TabFocusReason);
    }

    width: wantedWidth
    movable: false
    tint: allowed ? Theme.lapis : Theme.rubric
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
                visible: card.allowed
                name: "ui-hand"
                size: 34
            }
            Rectangle {
                visible: !card.allowed
                anchors.fill: parent
                radius: 17
                color: Theme.rubric
            }
            Repeater {
                model: card.allowed ? 0 : 2
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
            kind: "primary"
            onClicked: card.undone()
        }
        Btn {
            id: okButton
            text: card.allowed ? qsTr("Keep it") : qsTr("Got it")
            key: "Esc"
            kind: card.allowed ? "quiet" : "primary"
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
