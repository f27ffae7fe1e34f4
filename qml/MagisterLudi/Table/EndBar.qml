// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// In the place of the prompt once the score lies on the table: whose column is read, and what can be done next.
Item {
    id: bar

    readonly property bool arrowKeys: true
    required property Table table
    property bool dense: false
    // Another game with the same people can be begun from here.
    property bool canPlayAgain: false
    // A card of a lesson over the table has the say, and the gold button.
    property bool resting: false
    readonly property var seat: seats.find("seat", Math.max(1, table.viewSeat))
    readonly property real wordsLeft: who.x + who.width + 18
    // Where the buttons would leave too little of the sentence, they stand below it.
    readonly property bool stacked: width - wordsLeft - buttons.natural - 30 < Theme.px(180)

    signal leave
    signal lookBack
    signal playAgain
    signal newGame
    // The lines are counted out once more, from the one of that source.
    signal walkTo(string source)

    function enter() {
        look.forceActiveFocus(Qt.TabFocusReason);
    }
    // Plain QML reaches the clipboard through a text field only.
    function copyScore() {
        copied.text = table.scoreAsText();
        copied.selectAll();
        copied.copy();
        copy.done = true;
    }

    implicitHeight: Math.max(dense ? 58 : 66, stacked ? sentence.implicitHeight + buttons.height + 28 : Math.max(buttons.height + 18, sentence.implicitHeight + 14))
    Target.name: visible ? "end" : ""

    Rows {
        id: seats
        model: bar.table.seats
    }
    TextEdit {
        id: copied
        visible: false
        textFormat: TextEdit.PlainText
        Accessible.ignored: true
    }
    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.gold
    }
    Rectangle {
        width: 8
        height: parent.height - 2
        x: 1
        y: 1
        radius: 4
        color: Theme.seatColor(bar.seat?.tincture ?? "")
    }
    Ico {
        id: shield
        name: bar.seat ? "shield-" + bar.seat.tincture : ""
        size: bar.dense ? 38 : 46
        x: 18
        y: Math.round(((bar.stacked ? sentence.height + 14 : bar.height) - height) / 2)
    }
    ReadText {
        id: who
        words: bar.seat?.name ?? ""
        title: true
        size: bar.dense ? 19 : 21
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        width: Math.min(implicitWidth, bar.dense ? 120 : 190)
        x: shield.x + shield.width + 8
        anchors.verticalCenter: shield.verticalCenter
    }
    UiText {
        id: sentence
        text: qsTr("Open a line to see where its numbers come from.")
        size: bar.dense ? 16 : 18
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        x: bar.wordsLeft
        y: bar.stacked ? 10 : Math.round((bar.height - height) / 2)
        width: (bar.stacked ? bar.width : buttons.x) - x - 14
    }
    Flow {
        id: buttons
        readonly property real natural: look.implicitWidth + count.implicitWidth + copy.implicitWidth + spacing
                                        + (again.visible ? again.implicitWidth + spacing : 0) + (fresh.visible ? fresh.implicitWidth + spacing : 0) + leave.implicitWidth + 2 * spacing
        spacing: 8
        width: Math.min(Math.ceil(natural), bar.width - 28)
        x: bar.width - width - 14
        y: bar.stacked ? bar.height - height - 11 : Math.round((bar.height - height) / 2) - 1

        Btn {
            id: look
            text: qsTr("View the table")
            icon: bar.dense ? "" : "ui-eye"
            size: bar.dense ? 15 : 16
            Target.name: visible ? "end/look" : ""
            onClicked: bar.lookBack()
        }
        Btn {
            id: count
            text: qsTr("Replay the scoring")
            icon: bar.dense ? "" : "ui-restart"
            size: look.size
            Target.name: visible ? "end/count" : ""
            onClicked: bar.walkTo("")
        }
        Btn {
            id: copy
            property bool done: false
            text: done ? qsTr("Copied") : qsTr("Copy the score")
            icon: done ? "ui-check" : bar.dense ? "" : "ui-log"
            size: look.size
            Target.name: visible ? "end/copy" : ""
            onClicked: bar.copyScore()
        }
        Btn {
            id: again
            visible: bar.canPlayAgain
            text: qsTr("Play again")
            icon: bar.dense ? "" : "ui-people"
            size: look.size
            Target.name: visible ? "end/again" : ""
            onClicked: bar.playAgain()
        }
        Btn {
            id: fresh
            visible: bar.canPlayAgain
            text: qsTr("New game")
            icon: bar.dense ? "" : "ui-play"
            size: look.size
            Target.name: visible ? "end/new" : ""
            onClicked: bar.newGame()
        }
        Btn {
            id: leave
            text: qsTr("Leave the table")
            kind: bar.resting ? "plain" : "primary"
            size: look.size
            Target.name: visible ? "end/leave" : ""
            onClicked: bar.leave()
        }
    }
}
