// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The bar at the right of something that scrolls: its handle is dragged, or comes to where the bar is pressed. That of Qt
// would need a library which nothing else at the table does, of 2 MiB.
Item {
    id: bar

    required property Flickable area
    property int barWidth: 10
    // How much of the content is in view, and where that begins, as shares of all of it.
    readonly property real share: Math.min(1, area.height / Math.max(1, area.contentHeight))
    readonly property real begin: Math.max(0, Math.min(1 - share, area.contentY / Math.max(1, area.contentHeight)))
    // The same as they are drawn: a handle never becomes too small to be hit.
    readonly property real size: Math.max(share, Math.min(1, 32 / Math.max(1, height)))
    readonly property real position: share < 1 ? begin / (1 - share) * (1 - size) : 0
    readonly property real room: height - 2

    signal pulled

    // Wider than it looks, so that it is easily hit.
    width: Math.max(24, barWidth)

    Rectangle {
        x: bar.width - width
        width: bar.barWidth
        height: bar.height
        radius: width / 2
        color: Theme.well
    }
    Rectangle {
        x: bar.width - bar.barWidth + 1
        y: 1 + bar.position * bar.room
        width: bar.barWidth - 2
        height: bar.size * bar.room
        radius: width / 2
        color: hand.pressed ? Theme.ink : Theme.edge
    }
    MouseArea {
        id: hand

        // Where the handle is held, from its upper end down, as a share of the bar.
        property real grip: 0

        function pull(y: real) {
            bar.pulled();
            const wanted = Math.max(0, Math.min(1 - bar.size, (y - 1) / bar.room - grip));
            if (bar.size < 1)
                bar.area.contentY = wanted / (1 - bar.size) * (1 - bar.share) * bar.area.contentHeight;
        }

        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        onPressed: mouse => {
            grip = (mouse.y - 1) / bar.room - bar.position;
            if (grip < 0 || grip > bar.size)
                grip = bar.size / 2;
            pull(mouse.y);
        }
        onPositionChanged: mouse => {
            if (pressed)
                pull(mouse.y);
        }
    }
}
