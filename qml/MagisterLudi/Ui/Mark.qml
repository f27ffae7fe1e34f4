// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Numbered teaching mark: the same number stands in the text of every language.
// It stands outside the thing it names; (tx, ty), relative to the mark, is where its leader line ends.
Item {
    id: mark

    property int number: 1
    property int size: 34
    property alias tx: leader.tx
    property alias ty: leader.ty

    width: size
    height: size
    Accessible.role: Accessible.StaticText
    Accessible.name: String(number)

    LeaderLine {
        id: leader
        tint: Theme.lapis
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2.5
        radius: width / 2
        color: Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.lapis
    }
    Text {
        anchors.centerIn: parent
        text: mark.number
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: Math.round(mark.size * 0.66)
        color: Theme.voiceInk
    }
}
