// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// Vertical scrolling with a visible bar. Whatever gets keyboard focus inside is brought into view. Arrows, Page keys, Home
// and End scroll.
Flickable {
    id: area

    default property alias content: column.data
    readonly property alias column: column
    property int spacing: 12
    property int barWidth: 10
    // Room round the content for what stands out of it: rings, edges of cards.
    property int inset: 0
    readonly property bool scrolls: contentHeight > height + 1
    // Width that content may use beside the bar.
    readonly property real innerWidth: width - 2 * inset - (scrolls ? barWidth + 8 : 0)

    // Scrolls as little as needed to show the item, which must be inside.
    function reveal(item: Item) {
        const box = item.mapToItem(contentItem, 0, 0, item.width, item.height);
        // For the ring, and for what grows when it gets the focus.
        const room = 16;
        if (box.y - room < contentY)
            contentY = Math.max(0, box.y - room);
        else if (box.y + box.height + room > contentY + height)
            contentY = Math.min(contentHeight - height, box.y + box.height + room - height);
    }

    // Shows it also while the content is still being laid out, until somebody scrolls or goes elsewhere.
    function seek(item: Item) {
        sought = item;
        reveal(item);
    }
    property Item sought: null
    // By hand.
    property bool scrolled: false
    // Where following has brought it.
    property real followedTo: 0

    // Somebody scrolls: with the wheel, a finger, the bar or keys.
    signal byHand

    // Comes back to where it was, as soon as the content that is laid out next is long enough.
    function resume(y: real) {
        resumed = y;
    }
    // Where it is to come back to; -1: nowhere.
    property real resumed: -1
    function comeBack() {
        if (resumed < 0 || contentHeight - height < resumed)
            return;
        contentY = resumed;
        resumed = -1;
        sought = null;
        scrolled = true;
    }

    // Keeps what is sought, or else the focused item, in view when focus moves or the layout changes.
    function follow() {
        let item = Window.window ? Window.window.activeFocusItem : null;
        if (sought && sought.visible)
            item = sought;
        if (item && scrolls && holds(item)) {
            reveal(item);
            followedTo = contentY;
        }
    }

    function holds(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === column)
                return true;
        }
        return false;
    }

    onMovementStarted: byHand()
    onByHand: {
        sought = null;
        resumed = -1;
        scrolled = true;
    }
    onHeightChanged: settle.restart()
    onContentHeightChanged: {
        comeBack();
        settle.restart();
    }
    clip: true
    contentWidth: width
    contentHeight: column.height + 2 * inset
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    pixelAligned: true

    Keys.onPressed: event => {
        const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        const steps = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0;
        const ends = event.key === Qt.Key_End ? 1 : event.key === Qt.Key_Home ? -1 : 0;
        const held = event.modifiers & ~(Qt.KeypadModifier | (ends ? Qt.ControlModifier : Qt.NoModifier));
        if ((!pages && !steps && !ends) || held !== Qt.NoModifier || !area.scrolls)
            return;
        area.byHand();
        const wanted = area.contentY + pages * area.height * 0.9 + steps * 60 + ends * area.contentHeight;
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, wanted));
        event.accepted = true;
    }

    // Layouts come to rest before the focused item is looked for.
    Timer {
        id: settle
        interval: 0
        onTriggered: {
            // What it followed may have stood lower down while the page was laid out: then it begins at the top again.
            if (!area.scrolled && area.contentY === area.followedTo)
                area.contentY = 0;
            area.follow();
        }
    }
    Connections {
        target: area.Window.window
        function onActiveFocusItemChanged() {
            // The focus also moves because the page goes.
            if (!area)
                return;
            const item = area.Window.activeFocusItem;
            if (item && area.holds(item))
                area.sought = null;
            area.follow();
        }
    }

    Column {
        id: column
        x: area.inset
        y: area.inset
        width: area.innerWidth
        spacing: area.spacing
    }

    ScrollBar {
        parent: area
        area: area
        barWidth: area.barWidth
        visible: area.scrolls
        onPulled: area.byHand()
        z: 1
        x: area.width - width
        height: area.height
    }
}
