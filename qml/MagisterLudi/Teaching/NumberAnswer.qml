// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A whole number to type or to step with the arrow keys, and a button that hands it in.
Row {
    id: answer

    property string answerState: "none"
    property bool resting: false
    // What is asked: a number is not an answer to another question.
    property int question: 0
    // Who answers: what one has written is not for the next.
    property int reader: 0
    readonly property bool open: answerState !== "right" && answerState !== "told"
    onReaderChanged: if (open)
        field.text = ""
    onQuestionChanged: field.text = ""

    signal answered(int value)

    function focusFirst() {
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
    }
    function clear() {
        field.text = "";
    }
    function step(by: int) {
        field.text = String(Math.max(-99, Math.min(999, (parseInt(field.text) || 0) + by)));
    }
    function submit() {
        if (field.text !== "" && field.text !== "-")
            answered(parseInt(field.text));
        else
            focusFirst();
    }

    spacing: 12

    Btn {
        text: "\u2212"
        label: qsTr("One less")
        available: answer.open
        onClicked: answer.step(-1)
    }
    TextField {
        id: field
        width: Theme.px(84)
        height: Theme.px(40)
        label: qsTr("Your number")
        Target.name: visible ? "card:number" : ""
        size: 20
        maximumLength: 3
        validator: IntValidator {
            bottom: -99
            top: 999
        }
        onAccepted: answer.submit()
        Keys.onUpPressed: answer.step(1)
        Keys.onDownPressed: answer.step(-1)
    }
    Btn {
        text: "+"
        label: qsTr("One more")
        available: answer.open
        onClicked: answer.step(1)
    }
    Btn {
        text: qsTr("Check")
        kind: !answer.open || answer.resting ? "plain" : "primary"
        available: answer.open
        Target.name: visible ? "card:check" : ""
        onClicked: answer.submit()
    }
}
