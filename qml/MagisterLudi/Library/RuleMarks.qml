// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The bookmarks of the reader.
Column {
    id: marks

    required property RulesReader reader

    signal opened(string rule)

    spacing: 4

    UiText {
        visible: marks.reader.bookmarks.length === 0
        width: parent.width
        text: qsTr("No bookmarks yet. Press B to bookmark the open rule.")
        size: 16
        soft: true
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: marks.reader.bookmarks

        Item {
            id: row
            required property var modelData
            width: marks.width
            height: Math.max(link.implicitHeight, drop.height) + 6

            RuleLink {
                id: link
                width: parent.width - drop.width - 6
                anchors.verticalCenter: parent.verticalCenter
                rule: row.modelData.id
                number: row.modelData.number
                text: row.modelData.title
                size: 16
                onOpened: rule => marks.opened(rule)
            }
            Btn {
                id: drop
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                kind: "quiet"
                icon: "ui-cross"
                minHeight: 34
                label: qsTr("Remove the bookmark: %1").arg(row.modelData.title)
                onClicked: marks.reader.toggleBookmark(row.modelData.id)
            }
        }
    }
}
