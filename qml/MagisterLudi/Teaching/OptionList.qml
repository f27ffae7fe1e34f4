// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Answers to choose from; arrows move between them, and figure keys choose. options: [{id, text}].
// answerState tells what became of the last answer: "none", "right" or "wrong"; it is written on the chosen one as a sign.
// "told": what everybody was asked is turned over, and only what is right is shown.
Column {
    id: list

    property var options: []
    property string answerState: "none"
    property string chosen
    // Hints have ruled these out; the last one points at an option.
    property list<string> ruledOut
    property string pointedOut
    // Where figure keys mean something else, too, they only move.
    property bool keysAnswer: true

    signal answered(string id)

    function focusFirst() {
        focusAt(0);
    }
    function focusAt(index: int) {
        const item = rows.itemAt(Math.max(0, Math.min(options.length - 1, index)));
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    function press(index: int) {
        const item = rows.itemAt(index) as Pressable;
        focusAt(index);
        if (item && keysAnswer && item.available)
            item.clicked();
    }

    spacing: 8
    onOptionsChanged: chosen = ""
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Answers")

    Repeater {
        id: rows
        model: list.options

        Pressable {
            id: option
            required property var modelData
            required property int index
            readonly property bool taken: list.chosen === modelData.id
            readonly property string verdict: list.answerState === "told" ? (list.pointedOut === modelData.id ? "right" : "none") : taken ? list.answerState : "none"
            readonly property bool out: list.ruledOut.includes(modelData.id) && verdict === "none"
            readonly property bool meant: list.pointedOut === modelData.id && list.answerState !== "right" && list.answerState !== "told"
            readonly property color tint: verdict === "right" ? Theme.verdigris : verdict === "wrong" ? Theme.rubric : Theme.edge

            Target.name: "card:option/" + modelData.id
            label: modelData.text
            detail: verdict === "right" ? qsTr("Right") : verdict === "wrong" || out ? qsTr("Not right") : meant ? qsTr("This is the answer") : ""
            available: list.answerState !== "right" && list.answerState !== "told" && !out
            width: list.width
            implicitHeight: Math.ceil(Math.max(Theme.px(40), words.implicitHeight + 16))
            onClicked: {
                list.chosen = modelData.id;
                list.answered(modelData.id);
            }
            Keys.onUpPressed: list.focusAt(index - 1)
            Keys.onDownPressed: list.focusAt(index + 1)
            Keys.onDigit1Pressed: list.press(0)
            Keys.onDigit2Pressed: list.press(1)
            Keys.onDigit3Pressed: list.press(2)
            Keys.onDigit4Pressed: list.press(3)

            Rectangle {
                visible: option.available
                y: 3
                width: parent.width
                height: parent.height
                radius: Theme.radiusCard
                color: Theme.pageEdge
            }
            Rectangle {
                y: option.pressed && option.available ? 3 : 0
                width: parent.width
                height: parent.height
                radius: Theme.radiusCard
                color: option.verdict === "right" ? Theme.verdigrisWash : option.verdict === "wrong" ? Theme.rubricWash : Theme.leaf
                border.width: option.meant ? 3 : option.verdict === "none" ? 1.5 : 2
                border.color: option.meant ? Theme.gold : option.tint
            }
            KeyCap {
                visible: option.verdict === "none" && !option.out
                x: 12
                key: String(option.index + 1)
                anchors.verticalCenter: parent.verticalCenter
            }
            Ico {
                visible: option.verdict !== "none" || option.out
                x: 12
                name: option.verdict === "right" ? "ui-check" : "ui-cross"
                size: Theme.px(22)
                anchors.verticalCenter: parent.verticalCenter
            }
            MarkedText {
                id: words
                x: 52
                width: parent.width - 64
                anchors.verticalCenter: parent.verticalCenter
                words: option.modelData.text
                size: 17
                opacity: option.available || option.taken ? 1 : 0.7
                Accessible.ignored: true
            }
        }
    }
}
