// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Lies on a list that scrolls, in the colour of its ground: what would be cut at an edge of the list, a line of text, a button
// or a picture, is not seen there at all until it is scrolled to.
Item {
    id: whole

    required property ScrollArea area
    property color ground: Theme.leaf
    // How much is covered at each edge, px.
    property real above: 0
    property real below: 0

    function measure() {
        const top = area.contentY;
        const bottom = top + area.height;
        const parts = [];
        if (area.scrolls)
            gather(area.column, parts);
        let from = top, to = bottom;
        for (let again = true; again;) {
            again = false;
            for (const part of parts) {
                if (part.top < to - 1 && part.bottom > to + 1) {
                    to = part.top;
                    again = true;
                }
                if (part.top < from - 1 && part.bottom > from + 1) {
                    from = part.bottom;
                    again = true;
                }
            }
        }
        // Higher than the list: then a part of it is better than nothing.
        above = from < to ? from - top : 0;
        below = from < to ? bottom - to : 0;
    }
    // What is not to be cut, in px of the content.
    function gather(item: Item, parts: var) {
        if (!item.visible || item.height <= 0)
            return;
        const at = item.mapToItem(area.contentItem, 0, 0).y;
        if (item instanceof Text) {
            const lines = item.text === "" ? 0 : linesOf(item);
            const line = item.contentHeight / Math.max(1, lines);
            for (let i = 0; i < lines; ++i)
                parts.push({ top: at + i * line, bottom: at + (i + 1) * line });
        } else if (item instanceof Pressable || item instanceof Ico) {
            parts.push({ top: at, bottom: at + item.height });
        } else {
            for (let i = 0; i < item.children.length; ++i)
                gather(item.children[i], parts);
        }
    }

    // Of a rich text, which does not tell it, by its height.
    function linesOf(text: Text): int {
        if (text.textFormat !== Text.RichText)
            return text.lineCount;
        metrics.font = text.font;
        return Math.max(1, Math.round(text.contentHeight / (metrics.height * 1.12)));
    }

    FontMetrics {
        id: metrics
    }
    Connections {
        target: whole.area
        function onContentYChanged() {
            whole.measure();
        }
        function onContentHeightChanged() {
            soon.begin();
        }
        function onHeightChanged() {
            soon.begin();
        }
    }
    // Once all of it is laid out.
    AfterFrame {
        id: soon
        onRang: whole.measure()
    }

    component Cover: Rectangle {
        width: whole.area.innerWidth
        color: whole.ground
        visible: height > 0
        // What cannot be seen cannot be pressed.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
    }
    Cover {
        height: whole.above
    }
    Cover {
        y: whole.height - height
        height: whole.below
    }
}
