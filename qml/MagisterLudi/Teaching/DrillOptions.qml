// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// What can be answered, each with its letter: one of them, several, or all in their order. After the answer each shows
// what it is.
Flow {
    id: list

    required property DrillPlayer drill
    property int columns: 1
    // Whether what is pressed is an answer by now.
    property bool open: true
    readonly property bool answered: drill.answerState !== "none"
    readonly property bool ordered: drill.kind === "order"
    // Things of the board have short names.
    readonly property bool chips: drill.kind === "pick"
    readonly property int count: rows.count
    // Id of the option that the pointer or the keyboard is at; "" for none.
    property string lit

    function focusAt(index: int) {
        rows.itemAt(Math.max(0, Math.min(rows.count - 1, index)))?.forceActiveFocus(Qt.TabFocusReason);
    }
    // The option of that letter, or of that digit, is chosen; false for none. Shift makes a difference only where options have
    // letters with it.
    function press(letter: string, shifted: bool): bool {
        const options = Array.from(drill.options);
        const of = key => options.findIndex((row, i) => row.letter.toLowerCase() === key || (i < 9 && String(i + 1) === key));
        const index = shifted && of("\u21E7" + letter) >= 0 ? of("\u21E7" + letter) : of(letter);
        if (letter === "" || index < 0 || answered)
            return false;
        focusAt(index);
        if (open)
            drill.choose(drill.options[index].id);
        return true;
    }

    spacing: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Answers")

    Repeater {
        id: rows
        model: list.drill.options

        Pressable {
            id: option
            required property var modelData
            required property int index
            readonly property bool taken: list.drill.given.includes(modelData.id)
            readonly property int place: list.ordered ? list.drill.given.indexOf(modelData.id) + 1 : 0
            readonly property int rightPlace: list.ordered && list.answered ? list.drill.right.indexOf(modelData.id) + 1 : 0
            readonly property bool isMisplaced: list.ordered && list.answered && place > 0 && place !== rightPlace
            readonly property bool isRight: list.answered && (list.ordered ? !isMisplaced : list.drill.right.includes(modelData.id))
            readonly property bool isMissed: !list.ordered && isRight && !taken
            readonly property bool isWrong: list.answered && !list.ordered && taken && !isRight
            readonly property color tint: isRight ? Theme.verdigris : isWrong ? Theme.rubric : taken ? Theme.lapis : Theme.edge

            Target.name: "card:option/" + (index + 1)
            readonly property bool isLit: hovered || activeFocus
            onIsLitChanged: list.lit = isLit ? modelData.id : list.lit === modelData.id ? "" : list.lit

            label: (modelData.letter === "" ? "" : modelData.letter.replace("\u21E7", "Shift+") + ": ") + modelData.text
            detail: list.answered ? (list.ordered ? qsTr("Right place: %1").arg(rightPlace) + (isMisplaced ? ", " + qsTr("Your place: %1").arg(place) : "")
                                     : isRight ? (taken ? qsTr("Right") : qsTr("This is right as well"))
                                     : isWrong ? qsTr("Not right") : "")
                    : place > 0 ? qsTr("Your place: %1").arg(place) : taken ? qsTr("Chosen") : index < 9 ? qsTr("Key %1 or %2").arg(modelData.letter).arg(index + 1) : ""
            available: !list.answered
            width: list.chips ? Math.min(list.width, words.implicitWidth + words.x + 20) : Math.floor((list.width - (list.columns - 1) * list.spacing) / list.columns)
            implicitHeight: Math.max(Theme.px(40), words.implicitHeight + (own.visible ? own.implicitHeight : 0) + 14)
            onClicked: if (list.open)
                list.drill.choose(modelData.id)
            Keys.onUpPressed: list.focusAt(index - list.columns)
            Keys.onDownPressed: list.focusAt(index + list.columns)
            Keys.onLeftPressed: list.focusAt(index - 1)
            Keys.onRightPressed: list.focusAt(index + 1)

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
                color: option.isRight ? Theme.verdigrisWash : option.isWrong ? Theme.rubricWash : option.taken ? Theme.lapisWash : Theme.leaf
                border.width: option.taken || option.isRight || option.isWrong ? 2.5 : 1.5
                border.color: option.tint
            }
            KeyCap {
                visible: key !== "" && !option.isRight && !option.isWrong && option.place === 0
                x: 10
                key: option.modelData.letter + (option.index < 9 ? " " + (option.index + 1) : "")
                tint: option.taken ? Theme.lapis : Theme.inkSoft
                anchors.verticalCenter: parent.verticalCenter
            }
            // The place in the order: one's own, then the right one.
            Rectangle {
                visible: option.place > 0 || (list.ordered && list.answered)
                x: 8
                width: Theme.px(26)
                height: width
                radius: width / 2
                color: option.isRight || option.isMisplaced ? Theme.verdigris : Theme.lapis
                anchors.verticalCenter: parent.verticalCenter

                UiText {
                    anchors.centerIn: parent
                    text: list.answered ? option.rightPlace : option.place
                    size: 15
                    bold: true
                    color: Theme.voiceInk
                    Accessible.ignored: true
                }
            }
            // Round, and the frame of the tick alone: right, and not chosen.
            Rectangle {
                visible: option.isMissed
                x: 6
                width: Theme.px(30)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 2
                border.color: Theme.verdigris
                anchors.verticalCenter: parent.verticalCenter
                Target.name: visible ? "card:missed/" + (option.index + 1) : ""
            }
            Ico {
                visible: !list.ordered && (option.isRight || option.isWrong)
                x: 10
                name: option.isRight ? "ui-check" : "ui-cross"
                size: Theme.px(22)
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                id: words
                x: Theme.px(62)
                width: Math.min(implicitWidth, option.width - x - 10)
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: own.visible ? -own.implicitHeight / 2 : 0
                text: Theme.tied(option.modelData.text)
                size: 17
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            UiText {
                id: own
                visible: option.isMisplaced
                x: words.x
                anchors.top: words.bottom
                text: qsTr("Your place: %1").arg(option.place)
                size: 15
                soft: true
                Accessible.ignored: true
            }
        }
    }
}
