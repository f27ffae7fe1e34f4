// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Where a thing has come from, while motion is off: a line with a ring at its beginning and a point at its end, for two
// seconds.
Item {
    id: trace

    required property string name
    required property real startX
    required property real startY
    required property real endX
    required property real endY
    required property int time
    readonly property real reach: Math.hypot(endX - startX, endY - startY)

    Accessible.ignored: true

    Timer {
        interval: 2000
        running: true
        onTriggered: trace.destroy()
    }
    Rectangle {
        x: trace.startX
        y: trace.startY - height / 2
        width: trace.reach
        height: 7
        radius: 3
        color: Theme.gold
        border.width: 1.5
        border.color: Theme.tileInk
        transformOrigin: Item.Left
        rotation: Math.atan2(trace.endY - trace.startY, trace.endX - trace.startX) * 180 / Math.PI
        antialiasing: true
    }
    Rectangle {
        x: trace.startX - width / 2
        y: trace.startY - height / 2
        width: 20
        height: 20
        radius: 10
        color: Theme.tile
        border.width: 3
        border.color: Theme.tileInk
    }
    Rectangle {
        x: trace.endX - width / 2
        y: trace.endY - height / 2
        width: 14
        height: 14
        radius: 7
        color: Theme.goldFill
        border.width: 2
        border.color: Theme.tileInk
    }
}
