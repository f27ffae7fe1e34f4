// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

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

    // The pointer is on that link, or on none.
    function rest(link: string) {
        waiting = link;
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
        card.destroy();
        card = null;
        pinned = false;
        if (back && source.visible)
            source.forceActiveFocus(Qt.PopupFocusReason);
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
