// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The name of a part of the table, standing beside it with a leader line to (tx, ty), relative to the label.
Item {
    id: mark

    property string text
    property alias tx: leader.tx
    property alias ty: leader.ty

    implicitWidth: label.implicitWidth + 28
    implicitHeight: Theme.px(40)
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    LeaderLine {
        id: leader
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2.5
        radius: height / 2
        color: Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.lapis
    }
    UiText {
        id: label
        anchors.centerIn: parent
        text: mark.text
        size: 18
        bold: true
        color: Theme.voiceInk
        Accessible.ignored: true
    }
}
