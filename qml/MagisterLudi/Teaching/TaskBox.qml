// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The one thing to do now. Pressing it leads to the table: focus on the first target, rings beating once.
Pressable {
    id: task

    property string words

    label: words.replace(/[{}]/g, "")
    detail: qsTr("Press Enter to go to the table.")
    implicitHeight: Math.ceil(Math.max(36, sentence.implicitHeight)) + 20

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.lapisWash
        border.width: task.hovered ? 2 : 1
        border.color: Theme.lapis
    }
    Ico {
        name: "ui-hand"
        size: 32
        x: 10
        anchors.verticalCenter: parent.verticalCenter
    }
    MarkedText {
        id: sentence
        x: 52
        width: parent.width - 64
        anchors.verticalCenter: parent.verticalCenter
        words: task.words
        bold: true
        lineHeight: 1.05
        Accessible.ignored: true
    }
}
