// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A sentence with teaching marks: {1} {2} {3} become the same discs that stand on the table.
UiText {
    id: text

    property string words

    readonly property bool numbered: /\{[1-6]\}/.test(words)

    text: numbered ? marked(Theme.tie(Theme.escaped(words))) : Theme.tie(Theme.escaped(words))
    textFormat: numbered ? Text.RichText : Text.StyledText
    wrapMode: Text.WordWrap
    lineHeight: 1.12
    size: 18
    Accessible.name: words.replace(/[{}]/g, "")

    function marked(html: string): string {
        return "<p style=\"margin:0; line-height:" + Math.round(lineHeight * 100) + "%\">" + Theme.inlineMarks(html, size) + "</p>";
    }
}
