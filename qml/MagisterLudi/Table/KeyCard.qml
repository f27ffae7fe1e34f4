// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// All keys of the table on one card, and what a pressed key means in any keyboard layout.
Overlay {
    id: card

    // A lesson has its own way back, and nothing to try out.
    property bool lesson: false
    // The game stands on another device: nothing to try out there, either.
    property bool elsewhere: false
    property KeyWords keyWords: KeyWords {}
    readonly property var groups: [
        { title: qsTr("Finding your way"), keys: [
            { caps: ["Tab"], words: qsTr("next area of the table; with something picked up, the next place it can go") },
            { caps: ["\u2190", "\u2191", "\u2193", "\u2192"], words: keyWords.arrows },
            { caps: ["1", "\u2026", String(keyWords.areaCount)], words: qsTr("the area showing that digit") },
            { caps: [String(keyWords.areaCount + 1)], words: qsTr("the current question and its buttons") },
            { caps: ["+", "\u2212", "0"], words: keyWords.zoom }
        ] },
        { title: qsTr("Playing"), keys: [
            { caps: ["\u23CE"], words: qsTr("the gold button while it shows \u23CE; otherwise what the focused item does") },
            { caps: ["A", "B", "\u2026"], words: qsTr("the button showing that letter") },
            { caps: ["E"], words: keyWords.end },
            { caps: ["Esc"], words: qsTr("close, put a piece back, go back") },
            { caps: ["U", "\u21E7U"], words: qsTr("undo, redo") },
            { caps: ["Z"], words: qsTr("game history") },
            { caps: ["T"], words: qsTr("try something out, then come back") }
        ] },
        { title: qsTr("Help"), keys: [
            { caps: ["?", "F1"], words: qsTr("rule for the focused item; away from the table, F1 opens this card") },
            { caps: ["I", "\u21E7F1"], words: qsTr("what the focused item is and what it gives") },
            { caps: ["H"], words: card.lesson ? qsTr("hint") : qsTr("the rule for this step") },
            { caps: ["G"], words: qsTr("game log") },
            { caps: ["K"], words: qsTr("this card") }
        ] },
        { title: qsTr("The program"), keys: [
            { caps: ["L", "X"], words: qsTr("language; in the rules, X swaps the two languages") },
            { caps: ["F11"], words: qsTr("full screen") },
            { caps: ["Ctrl", "N"], words: qsTr("new game") },
            { caps: ["Ctrl", "O"], words: qsTr("saved games") },
            { caps: ["Ctrl", ","], words: qsTr("settings") },
            { caps: ["Ctrl", "P"], words: qsTr("in the rules: print") },
            { caps: ["Home", "End"], words: qsTr("to the top or the bottom of a page") },
            { caps: ["Alt", "\u2190"], words: qsTr("back; also leaves the table, and the game is saved") },
            { caps: ["Ctrl", "W"], words: qsTr("close the page; on the home page, close the program") },
            { caps: ["Ctrl", "Q"], words: qsTr("quit; everything is saved") }
        ] }
    ]

    // The Latin letter of the key, lower case: a Cyrillic layout gives the letter printed beside it.
    function letterOf(event: var): string {
        return Keyboard.letterOf(event.text);
    }
    // Steps of zoom that a key means: 1, -1, or 0 for the whole board; null for any other key.
    function zoomOf(event: var): var {
        if (event.text === "+" || event.text === "=")
            return 1;
        if (event.text === "-" || event.text === "\u2212")
            return -1;
        return event.text === "0" ? 0 : null;
    }

    title: qsTr("Keys")
    margin: Theme.lapis
    wantedWidth: 720

    UiText {
        visible: !Keyboard.singleKeys
        width: parent?.width ?? 0
        text: qsTr("Letters, digits and symbols work only together with Alt.")
        size: 16
        bold: true
        wrapMode: Text.WordWrap
    }

    Repeater {
        model: card.visible ? card.groups : []
        Column {
            id: group
            required property var modelData
            width: parent?.width ?? 0
            spacing: 6

            UiText {
                width: parent.width
                text: group.modelData.title
                size: 17
                bold: true
                wrapMode: Text.WordWrap
            }
            Repeater {
                model: group.modelData.keys
                Item {
                    id: line
                    required property var modelData
                    visible: modelData.caps[0] === "T" ? !card.lesson && !card.elsewhere : modelData.caps[0] !== "Z" || !card.lesson
                    width: group.width
                    height: Math.max(caps.height, words.implicitHeight)

                    Row {
                        id: caps
                        spacing: 4
                        Repeater {
                            model: line.modelData.caps
                            KeyCap {
                                required property string modelData
                                key: modelData
                                tint: Theme.ink
                            }
                        }
                    }
                    UiText {
                        id: words
                        x: Theme.px(120)
                        width: parent.width - x
                        text: line.modelData.words
                        size: 16
                        wrapMode: Text.WordWrap
                        Accessible.name: line.modelData.caps.join(" ") + ": " + text
                    }
                }
            }
        }
    }
}
