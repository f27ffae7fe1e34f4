// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The terms of an article with their drawings, and what they are called in the second language, if there is one.
// Resting on a term, or coming to it by keyboard, shows its meaning.
Column {
    id: names

    property var terms: []
    property string language: Terms.language
    property int size: 16

    signal opened(string link)

    spacing: 8

    UiText {
        width: parent.width
        text: qsTr("Terms in this rule")
        size: 15
        bold: true
        soft: true
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.Heading
    }
    Grid {
        id: grid
        // Where no term has a drawing, none leaves room for one.
        readonly property bool drawn: names.terms.some(term => (term.icon ?? "") !== "")
        readonly property bool paired: names.terms.some(term => (term.beside ?? "") !== "")
        readonly property int across: Math.max(1, Math.min(3, names.terms.length, Math.floor(names.width / Theme.px(paired ? 320 : 205))))
        columns: across
        columnSpacing: 16
        rowSpacing: 8

        Repeater {
            model: names.terms

            Item {
                id: row
                required property var modelData
                readonly property bool paired: (modelData.beside ?? "") !== ""
                width: Math.floor((names.width - grid.columnSpacing * (grid.across - 1)) / grid.across)
                height: Math.max(grid.drawn ? icon.height : 0, term.height, beside.visible ? beside.height : 0)

                Ico {
                    id: icon
                    name: row.modelData.icon
                    size: Theme.px(28)
                    anchors.verticalCenter: parent.verticalCenter
                }
                LinkedText {
                    id: term
                    x: grid.drawn ? Theme.px(28) + 10 : 0
                    width: (parent.width - x) * (row.paired ? 0.47 : 1)
                    words: "<a href=\"term:" + row.modelData.id + "\">" + Theme.escaped(row.modelData.term) + "</a>"
                    language: names.language
                    size: names.size
                    face: Theme.sans
                    anchors.verticalCenter: parent.verticalCenter
                    onOpened: link => names.opened(link)
                }
                UiText {
                    id: beside
                    visible: row.paired
                    x: term.x + term.width + 6
                    width: parent.width - x
                    text: row.modelData.beside ?? ""
                    size: names.size
                    soft: true
                    // A compound longer than the column breaks rather than being cut off.
                    wrapMode: Text.Wrap
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
