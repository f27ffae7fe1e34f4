// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A leaf over the page: scrim, frame, Esc closes, focus stays inside and comes back to where it was.
// Set open; the content sits in a scrolling column, foot stays in sight below it. It fills its parent, which should be the page or window.
FocusScope {
    id: overlay

    readonly property bool arrowKeys: true
    property bool open: false
    property string title
    property color margin: "transparent"
    property real wantedWidth: 520
    property string closeName: qsTr("Close")
    property Item returnTo: null
    property Item foot: null
    default property alias content: shelf.data
    readonly property OverlayFrame frame: hook.item as OverlayFrame

    signal closed

    function close() {
        if (!open)
            return;
        open = false;
        closed();
    }

    anchors.fill: parent
    visible: open
    z: 100
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    onOpenChanged: {
        if (open) {
            remember();
            furnish();
            frame.toTop();
        } else if (returnTo) {
            // A scope gives the keyboard to whoever had it last in there, and that was the overlay.
            overlay.focus = false;
            returnTo.forceActiveFocus(Qt.PopupFocusReason);
            returnTo = null;
        }
    }
    // Only what is visible can be found in the focus chain.
    onVisibleChanged: {
        if (!visible)
            return;
        remember();
        furnish();
        const first = frame.closeButton.nextItemInFocusChain(true);
        (first && inside(first) ? first : frame.closeButton).forceActiveFocus(Qt.PopupFocusReason);
    }
    // The frame is made when it is first needed: most of what can be opened never is.
    function furnish() {
        if (frame)
            return;
        hook.source = frames;
        frame.hold(shelf);
        shelf.visible = true;
    }
    // Where the keyboard was before it came in here.
    function remember() {
        const item = Window.window ? Window.window.activeFocusItem : null;
        if (item && !inside(item))
            returnTo = item;
    }
    function inside(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === overlay)
                return true;
        }
        return false;
    }
    // What the content has no use for scrolls it.
    Keys.forwardTo: frame ? [frame.area] : []
    Keys.onEscapePressed: close()
    // The keys that lead back from a page lead back from here first.
    function leadsBack(event: var): bool {
        return event.key === Qt.Key_Back || (event.key === Qt.Key_Left && event.modifiers === Qt.AltModifier);
    }
    Keys.onShortcutOverride: event => event.accepted = leadsBack(event)
    // Whatever the content did not use must not reach the page below.
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_F1)
            event.accepted = true;
        if (leadsBack(event))
            close();
    }

    Connections {
        target: overlay.Window.window
        enabled: overlay.open
        function onActiveFocusItemChanged() {
            const item = overlay.Window.window.activeFocusItem;
            if (item && !overlay.inside(item) && overlay.open)
                overlay.frame.closeButton.forceActiveFocus(Qt.PopupFocusReason);
        }
    }
    // What it shows waits here until it is first opened, and lies in the frame from then on.
    Column {
        id: shelf
        visible: false
        width: overlay.frame ? overlay.frame.area.innerWidth : overlay.wantedWidth
        spacing: 12
    }
    Hook {
        id: hook
        anchors.fill: parent
    }
    Component {
        id: frames
        OverlayFrame {
            anchors.fill: parent
            title: overlay.title
            closeName: overlay.closeName
            margin: overlay.margin
            wantedWidth: overlay.wantedWidth
            foot: overlay.foot
            onClosed: overlay.close()
        }
    }
}
