// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A rule that each table decides for itself. At a table: how this one plays it. Elsewhere: what can be chosen, which
// choice is the default, and which printed editions read it so. ruling is what the RulesReader gives.
Rectangle {
    id: card

    required property var ruling
    property int size: 20
    readonly property bool atTable: ruling.atTable === true
    readonly property var shown: (ruling.choices ?? []).filter(choice => !atTable || choice.isChosen)

    height: words.height + 28
    radius: Theme.radiusCard
    color: Theme.goldWash
    border.width: ruling.departs === true ? 2 : 1
    border.color: ruling.departs === true ? Theme.gold : Theme.hairline

    Ico {
        x: 14
        y: 12
        name: "ui-scales"
        size: 28
    }
    Column {
        id: words
        x: 54
        y: 14
        width: parent.width - x - 16
        spacing: 12

        Column {
            width: parent.width
            spacing: 2

            UiText {
                width: parent.width
                text: card.atTable ? qsTr("This table:") : qsTr("Each table decides:")
                size: 15
                bold: true
                color: Theme.goldInk
                wrapMode: Text.WordWrap
                Accessible.role: Accessible.Heading
            }
            UiText {
                visible: !card.atTable
                width: parent.width
                text: card.ruling.title ?? ""
                size: 18
                soft: true
                wrapMode: Text.WordWrap
            }
        }
        Repeater {
            model: card.shown

            RulingChoice {
                required property var modelData
                width: words.width
                choice: modelData
                size: card.size
                atTable: card.atTable
            }
        }
    }
}
