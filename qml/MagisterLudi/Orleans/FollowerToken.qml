// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A follower as it lies on the table. One that belongs to its player for good carries their badge.
Item {
    id: token

    property string icon
    // Tincture of its owner, where it is one of their own; "" for a neutral one.
    property string owner
    property int size: 40
    property bool lifted: false

    width: size
    height: size

    Rectangle {
        visible: token.lifted
        anchors.centerIn: parent
        width: token.size + 8
        height: width
        radius: width / 2
        color: Theme.goldFill
        border.width: 2
        border.color: Theme.goldEdge
    }
    Ico {
        name: token.icon
        size: token.size
        lit: true
        y: token.lifted ? -3 : 0
    }
    Ico {
        visible: token.owner !== ""
        name: visible ? "own-" + token.owner : ""
        size: Math.max(16, Math.round(token.size * 0.42))
        lit: true
        x: parent.width - width + 2
        y: parent.height - height + 2
    }
}
