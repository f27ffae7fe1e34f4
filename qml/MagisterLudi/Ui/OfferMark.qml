// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Marks something that could be done instead: square, letter, verdigris; never confused with the round teaching marks.
Item {
    id: mark

    property string letter: "A"
    property int size: 32
    property alias tx: leader.tx
    property alias ty: leader.ty

    width: size
    height: size
    Accessible.role: Accessible.StaticText
    Accessible.name: letter

    LeaderLine {
        id: leader
        tint: Theme.verdigris
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2.5
        radius: 8
        color: Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.verdigris
    }
    Text {
        anchors.centerIn: parent
        text: mark.letter
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: Math.round(mark.size * 0.64)
        color: Theme.voiceInk
    }
}
