// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What a table can tell of a rule that no article explains: what it forbids, and the things it is about now.
// told: {refusals: [{what, why}], things: [{icon, name, text}]}.
Column {
    id: outline

    property var told: ({})
    property int size: 18
    readonly property var refusals: told.refusals ?? []
    readonly property var things: told.things ?? []
    readonly property bool anything: refusals.length > 0 || things.length > 0

    spacing: 14

    Heading {
        visible: outline.refusals.length > 0
        text: qsTr("What this rule does not allow")
    }
    Repeater {
        model: outline.refusals

        Row {
            id: refusal
            required property var modelData
            width: outline.width
            spacing: 10
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.what, modelData.why].filter(text => text !== "").join(" ")

            Ico {
                name: "ui-refuse"
                size: Theme.px(22)
            }
            Column {
                width: parent.width - Theme.px(22) - parent.spacing
                spacing: 2

                ReadText {
                    visible: words !== ""
                    width: parent.width
                    words: refusal.modelData.what
                    size: outline.size
                    font.bold: true
                }
                ReadText {
                    visible: words !== ""
                    width: parent.width
                    words: refusal.modelData.why
                    size: outline.size
                }
            }
        }
    }
    Heading {
        visible: outline.things.length > 0
        text: qsTr("On the table now")
    }
    Repeater {
        model: outline.things

        Row {
            id: thing
            required property var modelData
            width: outline.width
            spacing: 10
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ": " + modelData.text

            Ico {
                id: drawing
                visible: name !== ""
                name: thing.modelData.icon
                size: Theme.px(30)
            }
            Column {
                width: parent.width - (drawing.visible ? drawing.width + parent.spacing : 0)
                spacing: 2

                ReadText {
                    width: parent.width
                    words: thing.modelData.name
                    size: outline.size
                    font.bold: true
                }
                ReadText {
                    width: parent.width
                    words: thing.modelData.text
                    size: outline.size
                }
            }
        }
    }

    component Heading: UiText {
        width: outline.width
        size: 15
        bold: true
        soft: true
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.Heading
    }
}
