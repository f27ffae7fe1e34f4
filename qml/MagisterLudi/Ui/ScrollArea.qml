// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// Vertical scrolling with a visible bar. Whatever gets keyboard focus inside is brought into view.
Flickable {
    id: area

    default property alias content: column.data
    property int spacing: 12
    property int barWidth: 10
    // Room below the content, for the page edge of a last leaf.
    property int foot: 0
    readonly property bool scrolls: contentHeight > height + 1
    // Width that content may use beside the bar.
    readonly property real innerWidth: width - (scrolls ? barWidth + 8 : 0)

    // Scrolls as little as needed to show the item, which must be inside.
    function reveal(item: Item) {
        const box = item.mapToItem(column, 0, 0, item.width, item.height);
        const room = 12;
        if (box.y - room < contentY)
            contentY = Math.max(0, box.y - room);
        else if (box.y + box.height + room > contentY + height)
            contentY = Math.min(contentHeight - height, box.y + box.height + room - height);
    }

    // Keeps the focused item in view when focus moves or the layout changes.
    function follow() {
        const item = Window.window ? Window.window.activeFocusItem : null;
        if (item && scrolls && holds(item))
            reveal(item);
    }

    function holds(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === column)
                return true;
        }
        return false;
    }

    onHeightChanged: settle.restart()
    onContentHeightChanged: settle.restart()
    clip: true
    contentWidth: width
    contentHeight: column.height + foot
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    pixelAligned: true

    Keys.onPressed: event => {
        const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        const steps = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0;
        if ((!pages && !steps) || !area.scrolls)
            return;
        const wanted = area.contentY + pages * area.height * 0.9 + steps * 60;
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, wanted));
        event.accepted = true;
    }

    // Layouts come to rest before the focused item is looked for.
    Timer {
        id: settle
        interval: 0
        onTriggered: area.follow()
    }
    Connections {
        target: area.Window.window
        function onActiveFocusItemChanged() {
            area.follow();
        }
    }

    Column {
        id: column
        width: area.innerWidth
        spacing: area.spacing
    }

    Rectangle {
        parent: area
        visible: area.scrolls
        x: area.width - area.barWidth
        y: 0
        width: area.barWidth
        height: area.height
        radius: width / 2
        color: Theme.well

        Rectangle {
            id: grip
            x: 1
            width: parent.width - 2
            height: Math.max(32, area.visibleArea.heightRatio * area.height)
            y: area.visibleArea.yPosition / Math.max(0.001, 1 - area.visibleArea.heightRatio) * (area.height - height)
            radius: width / 2
            color: drag.pressed ? Theme.ink : Theme.edge

            MouseArea {
                id: drag
                property real grabbed: 0
                anchors.fill: parent
                anchors.margins: -6
                onPressed: event => grabbed = event.y
                onPositionChanged: event => {
                    const room = area.height - grip.height;
                    const to = grip.y + event.y - grabbed;
                    area.contentY = Math.max(0, Math.min(1, to / Math.max(1, room))) * (area.contentHeight - area.height);
                }
            }
        }
    }
}
