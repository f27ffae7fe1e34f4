// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The sheet of a seat beside the board: a strip of its colour, and gold while it plays.
Leaf {
    id: leaf

    required property string tincture
    required property bool active

    level: 2
    line: active ? Theme.gold : Theme.edge
    lineWidth: active ? 2 : 1
    fill: active ? Theme.goldWash : Theme.leaf

    Rectangle {
        width: 6
        height: parent.height - 2
        x: 1
        y: 1
        radius: 4
        color: Theme.seatColor(leaf.tincture)
    }
}
