// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A drawing with a number on it: coins of a space, a level in its star.
Item {
    id: stamp

    property string icon
    property string number
    property int size: 28
    property bool lit: true

    width: size
    height: size

    Ico {
        name: stamp.icon
        size: stamp.size
        lit: stamp.lit
    }
    // A coin has a blossom where the number stands.
    Rectangle {
        visible: stamp.icon === "coin" && stamp.number !== ""
        anchors.centerIn: parent
        width: Math.round(stamp.size * 0.6)
        height: width
        radius: width / 2
        color: Theme.tileGold
    }
    Text {
        anchors.centerIn: parent
        text: stamp.number
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: Math.max(13, Math.round(stamp.size * (stamp.icon === "" ? 0.72 : 0.52)))
        color: stamp.lit ? Theme.goldFillInk : Theme.ink
    }
}
