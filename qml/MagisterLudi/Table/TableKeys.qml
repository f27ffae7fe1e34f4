// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// What each key does at the table. Letters are those of KeyCard, in any keyboard layout.
Item {
    id: keys

    required property TableState shared
    required property KeyCard card
    required property TableTime time
    required property TableEnding ending
    required property TableRules rules
    required property ThingCards cards
    required property BoardView board
    required property HistoryBar history
    required property PromptBar prompt
    required property EndBar endBar
    // While answers stand on the card of a lesson with their digits: takes a digit, from 0; false for none of them.
    property var answerDigit: null
    // Whether something can be put aside.
    required property bool canGoBack
    // Something beside or over the table, like the rules: it has the keyboard, and Esc closes it first.
    property bool covered: false
    readonly property Table table: shared.table
    // Who is asked what, and what was asked when keys did the last deed.
    readonly property string asked: (shared.prompt.seat ?? 0) + "/" + (shared.prompt.rule ?? "")
    property string answered

    // The uppermost thing is to be put aside.
    signal backAsked
    // The keyboard came to the question, which is to be told.
    signal questionReached
    // A deed by keys has left the keyboard where nothing can be done any more.
    signal goneOn
    // So has something else; it is told by itself.
    signal strayed

    Timer {
        interval: 0
        running: Keyboard.leads && !keys.shared.lettered
        onTriggered: keys.shared.showKeys()
    }

    // Whether the key was taken; whatever opens at once stays open.
    function press(event: var): bool {
        const plain = (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier)) === Qt.NoModifier;
        const character = event.text.length === 1 && event.text > " " && event.key < Qt.Key_Escape;
        if (character ? !Keyboard.means(event.text, event.modifiers) : !plain)
            return timeKey(event);
        if (offered(event) || ending.press(event) || letter(event))
            return true;
        const zoom = card.zoomOf(event);
        if (zoom !== null && !shared.scored)
            return board.zoom(zoom);
        if (event.key === Qt.Key_Escape && canGoBack && !covered) {
            const carried = table.picked > 0;
            backAsked();
            // The piece lies where it was picked up, and so the next one can be.
            if (carried && table.picked === 0)
                backTo(shared.input.taken);
            return true;
        }
        if (answerDigit && answerDigit(event.key - Qt.Key_1))
            return true;
        return zone(event.key - Qt.Key_1) || button(event) || tab(event);
    }

    // Tab comes here from where it stops at nothing, as when a table opens: it goes where the next thing is to be done, and
    // only from there on from one area to the next. False where that is nowhere.
    function tab(event: var): bool {
        if (event.key !== Qt.Key_Tab || event.modifiers !== Qt.NoModifier || prompt.resting || shared.quiet || shared.walking || shared.historyOpen)
            return false;
        const from = keys.Window.activeFocusItem;
        goneOn();
        return keys.Window.activeFocusItem !== from && keys.Window.activeFocusItem?.activeFocusOnTab === true;
    }

    // A button of the question by its key. What was asked there may be answered somewhere else now, and the thing that the
    // keyboard was on would only refuse: one goes on where the next thing to do is.
    function button(event: var): bool {
        if (shared.historyOpen || shared.scored)
            return false;
        const question = asked;
        if (prompt.press({ key: event.key, text: card.letterOf(event) })) {
            answered = question;
            further.restart();
            return true;
        }
        return (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && lost();
    }
    // Enter on nothing that takes it, while nothing is gold: the question is told, and one goes on where it can be answered.
    function lost(): bool {
        if (prompt.resting || shared.lesson || shared.quiet || shared.walking || shared.curtained || table.refusal.active || table.variants.count > 0)
            return false;
        goneOn();
        questionReached();
        return true;
    }
    // The same after a deed by Enter: its thing has no more to do, or something else is asked now, perhaps of somebody else.
    Connections {
        target: keys.shared.input
        function onActed() {
            keys.answered = keys.asked;
            further.restart();
        }
    }
    Timer {
        id: further
        interval: 0
        onTriggered: {
            if (keys.table.refusal.active || keys.table.variants.count > 0)
                return;
            if (keys.asked !== keys.answered || keys.idle(keys.Window.activeFocusItem))
                keys.goneOn();
        }
    }
    // What was done is taken back by a key: one comes to the thing that it was done with, as far as it can be done there now;
    // else, and when it is done again, to where the next thing is to be done. What a lesson shows comes first.
    function takeBack() {
        returned.places = table.undoing();
        tried = holder;
        table.undo();
        returned.restart();
    }
    function again() {
        returned.places = [];
        tried = holder;
        table.redo();
        returned.restart();
    }
    // What had the keyboard then: when nothing could be taken back or done again, the card that says so gives it back there.
    property Item tried: null
    Timer {
        id: returned
        property list<string> places
        interval: 0
        onTriggered: {
            if (keys.table.refusal.active)
                return;
            keys.tried = null;
            if (keys.shared.lesson || keys.table.busy || keys.shared.past || keys.shared.historyOpen)
                return;
            const item = keys.shared.curtained || keys.prompt.resting ? null : Array.from(places).map(name => Targets.item(name)).find(item => keys.takes(item));
            if (item)
                item.forceActiveFocus(Qt.TabFocusReason);
            else
                keys.goneOn();
        }
    }
    // A menu is gone, and with it what had the keyboard: back to the thing it was about, or on to what is to be done next.
    function menuGone(about: string) {
        backTo(about);
        further.restart();
    }
    // To the thing that something was about which lay over the table, as far as keys led there.
    function backTo(about: string) {
        const again = about === "button:undo" || about === "button:redo";
        const item = Keyboard.leads ? (again ? tried : null) ?? Targets.item(about) : null;
        tried = null;
        if (item && item.visible && ((item as Spot)?.takesKeys ?? item instanceof Pressable))
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    // Whatever has moved the table or taken away what had the keyboard: an answer to a question that lay over it, the table
    // itself, somebody at another device. Where keys lead, the keyboard is not left where they do nothing.
    property bool opened: false
    property bool askedAnew: false
    readonly property Item holder: keys.Window.activeFocusItem
    onHolderChanged: watch.restart()
    onAskedChanged: {
        askedAnew = true;
        watch.restart();
    }
    function nowhere(item: Item): bool {
        return !item || item === keys.parent || item === keys.Window.contentItem || item instanceof TableFocus || !item.visible;
    }
    // The question has changed, and what has the keyboard is no answer to it.
    function answersNothing(item: Item): bool {
        return item instanceof Spot || item instanceof PromptButton ? idle(item) : false;
    }
    Timer {
        id: watch
        interval: 0
        onTriggered: {
            const anew = keys.askedAnew;
            keys.askedAnew = false;
            const item = keys.Window.activeFocusItem;
            const busy = keys.covered || keys.prompt.resting || keys.shared.quiet || keys.shared.walking || keys.shared.historyOpen || keys.shared.past
                         || keys.table.refusal.active || keys.table.variants.count > 0;
            if (keys.opened && Keyboard.leads && !busy && keys.table.activeSeat > 0 && (keys.nowhere(item) || (anew && keys.answersNothing(item))))
                keys.strayed();
        }
    }

    // Nothing comes of a key there: what had the keyboard is gone, or can do nothing any more.
    function idle(item: Item): bool {
        const spot = item as Spot;
        if (spot)
            return !spot.touched && spot.offer !== "legal";
        const button = item as PromptButton;
        return button ? !button.available : !(item instanceof Pressable || item instanceof TextInput || item instanceof TextEdit);
    }

    // Something can be done there by keys.
    function takes(item: Item): bool {
        const spot = item as Spot;
        return !!item && item.visible && (spot ? spot.takesKeys && spot.offer === "legal" : item instanceof PromptButton && !idle(item));
    }

    // The language menu hangs below its button, which the program brings.
    function openLanguages() {
        const button = Targets.item("button:language") as Pressable;
        if (button)
            button.act();
    }
    function letter(event: var): bool {
        const letter = card.letterOf(event);
        if (letter === "i" || (event.key === Qt.Key_F1 && (event.modifiers & Qt.ShiftModifier)))
            cards.toggle();
        else if (event.text === "?" || event.key === Qt.Key_F1)
            rules.explainFocused();
        else if (letter === "u" && (event.modifiers & Qt.ShiftModifier))
            again();
        else if (letter === "u")
            takeBack();
        else if (letter === "z" && !shared.lesson)
            shared.historyOpen ? time.leave() : time.enter();
        else if (letter === "t" && !shared.lesson)
            time.tryOut();
        else if (letter === "g")
            shared.toggleLog();
        else if (letter === "l")
            keys.openLanguages();
        else if (letter === "h")
            rules.hint();
        else if (letter === "k")
            card.open = true;
        else
            return false;
        return true;
    }

    // The letters on the badges of an open refusal: what can be done instead. One that stands on a button of the question, too,
    // does the same there; the key that was refused is none of them.
    function offered(event: var): bool {
        for (const offer of table.refusal.active ? table.refusal.instead : []) {
            if (offer.letter !== "" && offer.letter.toLowerCase() === card.letterOf(event)) {
                shared.input.accept(offer);
                return true;
            }
        }
        return false;
    }

    // The zones by their number, then what stands below the board.
    function zone(digit: int): bool {
        if (digit >= 0 && digit < board.zones.length && !shared.scored && !shared.walking)
            board.zones[digit].enter();
        else if (digit === board.zoneCount)
            toQuestion();
        else
            return false;
        return true;
    }

    // To what stands below the board, which says what it asks.
    function toQuestion() {
        if (shared.historyOpen)
            return history?.enter();
        if (shared.scored)
            return endBar?.enter();
        prompt.enter();
        questionReached();
    }

    // Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, as everywhere.
    function timeKey(event: var): bool {
        if ((event.modifiers & ~(Qt.ControlModifier | Qt.ShiftModifier)) !== Qt.NoModifier || !(event.modifiers & Qt.ControlModifier))
            return false;
        const onceMore = event.key === Qt.Key_Y || (event.key === Qt.Key_Z && (event.modifiers & Qt.ShiftModifier));
        if (!onceMore && event.key !== Qt.Key_Z)
            return false;
        if (onceMore)
            again();
        else
            takeBack();
        return true;
    }
}
