// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// The same step in another language of the table, for those who read along. It is read and never used: whatever is to be
// done, the step card asks for.
CardFrame {
    id: card

    required property LessonPlayer lesson
    readonly property var words: lesson.beside
    property real wantedWidth: 420

    width: wantedWidth
    movable: false
    tint: Theme.hairline
    name: qsTr("The same step for %1").arg(words.name ?? "")

    Row {
        width: parent.width
        spacing: 8

        Ico {
            id: shield
            name: card.words.tincture ? "shield-" + card.words.tincture : ""
            size: Theme.px(22)
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            text: card.words.name ?? ""
            size: 15
            bold: true
            width: Math.min(implicitWidth, parent.width - shield.width - tongue.width - 16)
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
        }
        Tag {
            id: tongue
            text: (card.words.language ?? "").toUpperCase()
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    ReadText {
        visible: words !== ""
        width: parent.width
        words: card.words.title ?? ""
        title: true
        size: 20
    }
    MarkedText {
        visible: words !== ""
        width: parent.width
        words: card.words.text ?? ""
        size: 16
    }
    MarkedText {
        visible: words !== ""
        width: parent.width
        words: card.words.task ?? ""
        size: 16
        bold: true
    }
}
