// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What stands in the margin of an article: related rules, and how the printed editions differ.
Column {
    id: glosses

    required property var reader
    property int size: 17

    signal opened(string rule)

    spacing: 12

    UiText {
        visible: glosses.reader.seeAlso.length > 0
        text: qsTr("See also")
        size: 15
        bold: true
        soft: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: glosses.reader.seeAlso

        RuleLink {
            required property var modelData
            width: Math.min(implicitWidth, glosses.width)
            rule: modelData.id
            number: modelData.number
            text: modelData.title
            size: glosses.size
            onOpened: rule => glosses.opened(rule)
        }
    }
    Rectangle {
        visible: edition.visible && glosses.reader.seeAlso.length > 0
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Item {
        id: edition
        visible: glosses.reader.edition !== ""
        width: parent.width
        height: Math.max(balance.height, note.height)

        Ico {
            id: balance
            name: "ui-scales"
            size: 28
        }
        Column {
            id: note
            x: 40
            width: parent.width - 40
            spacing: 4

            UiText {
                text: qsTr("Editions differ")
                size: 15
                bold: true
                color: Theme.goldInk
                Accessible.role: Accessible.Heading
            }
            LinkedText {
                width: parent.width
                words: glosses.reader.edition
                size: 17
                ink: Theme.inkSoft
                onOpened: link => glosses.opened(link)
            }
        }
    }
}
