// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A leaf over the page: scrim, frame, Esc closes, focus stays inside and comes back to where it was.
// Set open; the content sits in a scrolling column. It fills its parent, which should be the page or window.
FocusScope {
    id: overlay

    property bool open: false
    property string title
    property color margin: "transparent"
    property real wantedWidth: 520
    property string closeName: qsTr("Close")
    property Item returnTo: null
    default property alias content: area.content

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
            area.contentY = 0;
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
        const first = closeButton.nextItemInFocusChain(true);
        (first && inside(first) ? first : closeButton).forceActiveFocus(Qt.PopupFocusReason);
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
    Keys.forwardTo: [area]
    Keys.onEscapePressed: close()
    // Whatever the content did not use must not reach the page below.
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_F1)
            event.accepted = true;
    }

    Connections {
        target: overlay.Window.window
        enabled: overlay.open
        function onActiveFocusItemChanged() {
            const item = overlay.Window.window.activeFocusItem;
            if (item && !overlay.inside(item) && overlay.open)
                closeButton.forceActiveFocus(Qt.PopupFocusReason);
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        opacity: Theme.scrimOpacity
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: overlay.close()
        onWheel: event => event.accepted = true
    }
    Leaf {
        id: leaf
        level: 3
        width: Math.min(overlay.wantedWidth * Theme.textScale, overlay.width - 48)
        height: Math.min(head.height + area.contentHeight - 2 * area.inset + 3 * Theme.pad + 4, overlay.height - 48)
        anchors.centerIn: parent

        MouseArea {
            anchors.fill: parent
        }
        Rectangle {
            x: 2
            y: 2
            width: 10
            height: parent.height - 4
            radius: 6
            color: overlay.margin
        }
        Item {
            id: head
            x: Theme.pad + 10
            y: Theme.pad
            width: parent.width - 2 * x
            height: Math.max(heading.height, closeButton.height)

            ReadText {
                id: heading
                words: overlay.title
                title: true
                width: parent.width - closeButton.width - 12
                anchors.verticalCenter: parent.verticalCenter
            }
            Btn {
                id: closeButton
                kind: "quiet"
                icon: "ui-cross"
                label: overlay.closeName
                anchors.right: parent.right
                onClicked: overlay.close()
            }
        }
        ScrollArea {
            id: area
            // It clips what it holds: rings need room.
            inset: 6
            anchors {
                left: head.left
                leftMargin: -inset
                right: head.right
                rightMargin: -inset
                top: head.bottom
                topMargin: Theme.pad - inset
                bottom: parent.bottom
                bottomMargin: Theme.pad - inset
            }
        }
    }
}
