// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One answer to what a table can decide: a few words with their tags, then how it is played.
Column {
    id: row

    required property var choice
    property int size: 20
    property bool atTable: false
    readonly property var tags: [choice.isDefault ? qsTr("Default") : atTable ? qsTr("Not the default") : ""]
                                    .concat(choice.editions.map(code => edition(code))).filter(text => text !== "")

    function edition(code: string): string {
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
        return "";
    }

    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: [choice.label].concat(tags, choice.text).join(", ")

    Flow {
        width: parent.width
        spacing: 6

        UiText {
            width: Math.min(implicitWidth, row.width)
            height: Math.max(implicitHeight, Theme.px(13) + 10)
            text: row.choice.label
            size: 18
            bold: true
            wrapMode: Text.WordWrap
            verticalAlignment: Text.AlignVCenter
            rightPadding: 6
            Accessible.ignored: true
        }
        Repeater {
            model: row.tags

            Tag {
                required property string modelData
                required property int index
                text: modelData
                strong: index === 0 && (row.choice.isDefault || row.atTable)
                tint: strong ? Theme.goldInk : Theme.inkSoft
                wash: Theme.leaf
            }
        }
    }
    ReadText {
        width: parent.width
        words: row.choice.text
        size: row.size - 1
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
}
