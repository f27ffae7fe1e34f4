// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What each key does at the table. Letters are those of KeyCard, in any keyboard layout.
Item {
    id: keys

    // The TablePage.
    required property var page
    required property KeyCard card
    required property TableTime time
    required property TableEnding ending
    required property TableRules rules
    required property ThingCards cards
    required property Board board
    required property HistoryBar history
    required property PromptBar prompt
    required property Hand hand
    required property EndBar endBar

    // Whether the key was taken; whatever opens at once stays open.
    function press(event: var): bool {
        const plain = (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier)) === Qt.NoModifier;
        const character = event.text.length === 1 && event.text > " " && event.key < Qt.Key_Escape;
        if (character ? !Keyboard.means(event.text, event.modifiers) : !plain)
            return timeKey(event);
        if (offered(event) || ending.press(event) || letter(event))
            return true;
        const zoom = card.zoomOf(event);
        if (zoom !== null && !ending.scored)
            return board.zoom(zoom);
        if (event.key === Qt.Key_Escape && page.canGoBack) {
            page.back();
            return true;
        }
        return zone(event.key - Qt.Key_1) || (!time.open && !ending.scored && prompt.press({ key: event.key, text: card.letterOf(event) }));
    }

    // The language menu hangs below its button, which the program brings.
    function openLanguages() {
        const button = Targets.item("button:language") as Pressable;
        if (button)
            button.act();
    }
    function letter(event: var): bool {
        const letter = card.letterOf(event);
        const table = page.table;
        if (letter === "i" || (event.key === Qt.Key_F1 && (event.modifiers & Qt.ShiftModifier)))
            cards.toggle();
        else if (event.text === "?" || event.key === Qt.Key_F1)
            rules.explainFocused();
        else if (letter === "u" && (event.modifiers & Qt.ShiftModifier))
            table.redo();
        else if (letter === "u")
            table.undo();
        else if (letter === "z" && !page.lesson)
            time.open ? time.leave() : time.enter();
        else if (letter === "t" && !page.lesson)
            time.tryOut();
        else if (letter === "g")
            page.logOpen = !page.logOpen;
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

    // The letters on the badges of an open refusal: what can be done instead.
    function offered(event: var): bool {
        const refusal = page.table.refusal;
        const offer = refusal?.active ? refusal.instead.find(one => one.letter.toLowerCase() === card.letterOf(event)) : null;
        if (offer)
            hand.activate(offer.target);
        return !!offer;
    }

    // The zones by their number, then what stands below the board.
    function zone(digit: int): bool {
        if (digit >= 0 && digit < board.zones.length && !ending.scored && !ending.walking)
            board.zones[digit].enter();
        else if (digit === board.zones.length)
            toQuestion();
        else
            return false;
        return true;
    }

    // To what stands below the board, which says what it asks.
    function toQuestion() {
        if (time.open)
            return history.enter();
        if (ending.scored)
            return endBar.enter();
        prompt.enter();
        page.tellQuestion();
    }

    // Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, as everywhere.
    function timeKey(event: var): bool {
        if ((event.modifiers & ~(Qt.ControlModifier | Qt.ShiftModifier)) !== Qt.NoModifier || !(event.modifiers & Qt.ControlModifier))
            return false;
        const again = event.key === Qt.Key_Y || (event.key === Qt.Key_Z && (event.modifiers & Qt.ShiftModifier));
        if (!again && event.key !== Qt.Key_Z)
            return false;
        if (again)
            page.table.redo();
        else
            page.table.undo();
        return true;
    }
}
