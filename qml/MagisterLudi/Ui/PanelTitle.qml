// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Heading of a panel with a hairline to the right and, at its end, a short note.
Item {
    id: panel

    property string text
    property string note
    property int size: 18

    implicitHeight: Theme.px(size) + 12
    implicitWidth: title.implicitWidth + (note === "" ? 0 : noteText.implicitWidth + 40)
    height: implicitHeight

    ReadText {
        id: title
        words: panel.text
        title: true
        size: panel.size
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        width: Math.min(implicitWidth, panel.width - (noteText.visible ? noteText.width + 16 : 0))
        anchors.verticalCenter: parent.verticalCenter
    }
    Rectangle {
        height: 1
        color: Theme.hairline
        anchors {
            left: title.right
            leftMargin: 10
            right: noteText.visible ? noteText.left : parent.right
            rightMargin: noteText.visible ? 10 : 0
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 2
        }
        visible: width > 0
    }
    UiText {
        id: noteText
        visible: text !== ""
        text: panel.note
        size: 14
        soft: true
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 1
        }
    }
}
