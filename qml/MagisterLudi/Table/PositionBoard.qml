// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// A position that a question is put about: the board alone, without the bar and the prompt of a table. Its things are
// looked at and named by clicks; where a move is asked for, it is made as at any table.
FocusScope {
    id: position

    required property Table table
    required property TableParts parts
    // A move is asked for.
    property bool plays: false
    property alias dense: shared.dense
    property alias column: shared.column
    property alias growing: shared.growing
    property alias calm: shared.calm
    property alias veiled: shared.veiled
    // The words of the question and of its answers.
    property alias asked: shared.asked
    // Targets that can be named, each with its letter; those named so far; and once it is known, those that are right.
    property list<string> things
    property list<string> letters
    property list<string> chosen
    property list<string> rightOnes
    property bool answered: false
    // Targets that the question speaks of.
    property list<string> spokenOf
    // Where the neighbours stand who have no room on a dense board; null for nowhere.
    property Item strip: null
    // What of the page something of the program's covers at the right, px.
    property real covered: 0
    readonly property InputController input: controller

    signal named(string target)
    signal ruleAsked(string rule)

    // Brings a thing into view, or what it is a part of.
    function reveal(name: string) {
        board.reveal(name);
    }
    // To the area where one can answer, else to the first one; there to where the keyboard was, else to what is read first.
    // What the question asks for, and even what is possible, has no say: Enter alone must not answer.
    function enter() {
        let zone = null;
        for (let i = 0; !zone && i < board.zones.length; ++i)
            zone = board.zones[i].asked ? board.zones[i] : null;
        (zone ?? board.zones[0])?.enterUnhinted();
    }
    // Whether the key was taken: the card of what has the focus, its rule, the size of the board.
    function press(event: var): bool {
        if (!Keyboard.means(event.text, event.modifiers) && event.key !== Qt.Key_F1)
            return false;
        if (event.key === Qt.Key_F1 && (event.modifiers & Qt.ShiftModifier)) {
            cards.toggle();
        } else if (event.text === "?" || event.key === Qt.Key_F1) {
            if (controller.focused === "")
                return false;
            controller.explain(controller.focused);
        } else if (event.text === "+" || event.text === "-" || event.text === "0") {
            return board.zoom(event.text === "+" ? 1 : event.text === "-" ? -1 : 0);
        } else {
            return false;
        }
        return true;
    }
    // Puts aside what lies uppermost; false when nothing does.
    function back(): bool {
        if (table.variants.count > 0)
            table.closeVariants();
        else if (table.refusal.active)
            bubble.close();
        else if (cards.shown !== "")
            cards.hide();
        else
            return false;
        return true;
    }

    TableState {
        id: shared
        table: position.table
        input: controller
    }
    Binding {
        target: position.parts
        property: "shared"
        value: shared
    }
    InputController {
        id: controller
        table: position.table
        questioned: !position.plays || position.answered
        spokenOf: [...position.spokenOf, ...position.things]
        byKeys: Keyboard.leads
        asksBeforeEnding: false
        onNamed: target => position.named(target)
    }
    Connections {
        target: position.table
        function onOpenRule(rule: string) {
            position.ruleAsked(rule);
        }
    }
    // What is not to be reached by itself is named from below.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onClicked: mouse => {
            const thing = controller.thingAt(mouse.x, mouse.y, position);
            if (mouse.button === Qt.RightButton)
                controller.explain(thing);
            else if (!position.plays && thing !== "")
                controller.activate(thing);
            else
                cards.pointAt(mouse.x, mouse.y);
        }
        onDoubleClicked: mouse => board.zoomThere(mouse.x, mouse.y, position)
        onPressAndHold: mouse => controller.explain(controller.thingAt(mouse.x, mouse.y, position))
    }
    BoardView {
        id: board
        parts: position.parts
        column: position.column
        width: parent.width
        height: parent.height - (below.visible ? below.height + 8 : 0)
        onRuleAsked: rule => position.ruleAsked(rule)
    }
    Hook {
        parent: position.strip ?? position
        anchors.fill: parent
        visible: position.strip !== null
        source: position.strip && position.parts.shared && position.dense && !position.column ? position.parts.neighbours : null
    }
    QuestionMarks {
        anchors.fill: parent
        parts: position.parts
        things: position.things
        letters: position.letters
        chosen: position.chosen
        rightOnes: position.rightOnes
        answered: position.answered
        spokenOf: position.spokenOf
    }
    // Moves that have no place on the board.
    PromptButtons {
        id: below
        visible: position.plays && !position.answered && shown > 0
        input: controller
        parts: position.parts
        dense: position.dense
        resting: true
        room: position.width
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
    ThingCards {
        id: cards
        anchors.fill: parent
        z: 44
        shared: shared
        parts: position.parts
        input: controller
        covered: position.covered
        room: Qt.rect(8, 4, position.width - 16 - position.covered, position.height - 8)
    }
    RefusalBubble {
        id: bubble
        parts: position.parts
        input: controller
        covered: position.covered
        onDismissed: target => (Targets.item(target) ?? position).forceActiveFocus(Qt.TabFocusReason)
        onRuleAsked: rule => position.ruleAsked(rule)
    }
    VariantsMenu {
        parts: position.parts
        input: controller
        asked: controller.focused
        covered: position.covered
        onDismissed: position.forceActiveFocus()
    }
}
