// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The card of a term over a text: when it comes and when it goes. source is the text; it lies in the same window.
Item {
    id: popup

    required property Item source
    property TermCard card: null
    property string waiting
    // It stays until it is closed, and has the keyboard.
    property bool pinned: false
    readonly property bool shown: card !== null

    // The pointer has rested on a link long enough.
    signal rested(string link)
    signal opened(string rule)

    // The focus comes back from the card to the text.
    property bool returning: false

    // Whether the pointer has stayed where it was when a card went from under it.
    function still(): bool {
        const at = guard.pointer();
        if (Terms.left && (at.x !== Terms.left.x || at.y !== Terms.left.y))
            Terms.left = null;
        return Terms.left !== null;
    }
    // The pointer is on that link, or on none.
    function rest(link: string) {
        waiting = link;
        if (link !== "" && still())
            return;
        if (link !== "") {
            going.stop();
            coming.restart();
        } else {
            coming.stop();
            if (shown && !pinned)
                going.restart();
        }
    }
    function show(term: var, place: rect) {
        const content = source.Window.contentItem;
        if (!content)
            return;
        // What was waited for must not take the place of what is shown now.
        coming.stop();
        going.stop();
        if (card)
            card.destroy();
        pinned = false;
        card = face.createObject(content, {
            term: term,
            anchor: source.mapToItem(content, place)
        });
    }
    function pin() {
        if (!card)
            return;
        pinned = true;
        card.focusLink();
    }
    function hide() {
        coming.stop();
        going.stop();
        if (!card)
            return;
        const back = pinned;
        if (card.hovered)
            Terms.left = guard.pointer();
        card.destroy();
        card = null;
        pinned = false;
        if (!back || !source.visible)
            return;
        returning = true;
        source.forceActiveFocus(Qt.PopupFocusReason);
        returning = false;
    }

    PressGuard {
        id: guard
    }
    Component {
        id: face

        TermCard {
            onOpened: rule => {
                popup.hide();
                popup.opened(rule);
            }
            onClosed: popup.hide()
            onHoveredChanged: hovered ? going.stop() : popup.rest("")
        }
    }
    Timer {
        id: coming
        interval: 350
        onTriggered: popup.rested(popup.waiting)
    }
    Timer {
        id: going
        interval: 250
        onTriggered: popup.hide()
    }
    // A click elsewhere puts a pinned card away.
    Connections {
        target: popup.source.Window.window
        enabled: popup.pinned
        function onActiveFocusItemChanged() {
            for (let up = popup.source.Window.window.activeFocusItem; up; up = up.parent) {
                if (up === popup.card)
                    return;
            }
            popup.pinned = false;
            popup.hide();
        }
    }
}
