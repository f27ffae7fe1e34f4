// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Where the printed rulebooks differ: what each says, what is played here and why.
// editions: [{edition, text}]; why: StyledText. Nothing to show where both are empty.
Rectangle {
    id: card

    property var editions: []
    property string why
    property int size: 16

    signal opened(string link)

    function nameOf(code: string): string {
        switch (code) {
        case "pl":
            return qsTr("Polish edition");
        case "cs":
            return qsTr("Czech edition");
        case "ru":
            return qsTr("Russian edition");
        case "de":
            return qsTr("German edition");
        }
        return code;
    }

    height: column.height + 12
    radius: Theme.radiusCard
    color: Theme.leaf
    border.width: 1
    border.color: Theme.edge

    Column {
        id: column
        width: parent.width
        spacing: 10

        Rectangle {
            width: parent.width
            height: head.height + 18
            radius: Theme.radiusCard
            color: Theme.goldWash
            border.width: 1
            border.color: Theme.edge

            Row {
                id: head
                x: 12
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 24
                spacing: 10

                Ico {
                    id: balance
                    name: "ui-scales"
                    size: Theme.px(26)
                    anchors.verticalCenter: parent.verticalCenter
                }
                ReadText {
                    words: qsTr("Editions differ")
                    title: true
                    size: 19
                    width: parent.width - balance.width - 10
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Repeater {
            model: card.editions

            Item {
                id: row
                required property var modelData
                x: 12
                width: column.width - 24
                height: Math.max(tag.height, words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: card.nameOf(modelData.edition) + ": " + words.Accessible.name

                Tag {
                    id: tag
                    text: row.modelData.edition.toUpperCase()
                    width: Theme.px(40)
                }
                LinkedText {
                    id: words
                    x: tag.width + 10
                    width: parent.width - x
                    words: row.modelData.text
                    size: card.size
                    face: Theme.sans
                    onOpened: link => card.opened(link)
                }
            }
        }
        Rectangle {
            visible: why.visible
            x: 12
            width: column.width - 24
            height: 1
            color: Theme.hairline
        }
        UiText {
            visible: why.visible
            x: 12
            width: column.width - 24
            text: qsTr("Default ruling")
            size: 14
            bold: true
            soft: true
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
        }
        LinkedText {
            id: why
            visible: card.why !== ""
            x: 12
            width: column.width - 24
            words: card.why
            size: card.size
            face: Theme.sans
            onOpened: link => card.opened(link)
        }
    }
}
