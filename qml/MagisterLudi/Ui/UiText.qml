// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Text of the interface. size is px at 100 % text size; sizes up to 14 use the caption face. Where it wraps, no line of it
// ends with a word of one letter.
Text {
    id: shown

    property int size: 16
    property bool bold: false
    property bool soft: false

    font.family: size <= 14 ? Theme.caption : Theme.sans
    font.pixelSize: Theme.px(size)
    font.bold: bold
    font.letterSpacing: Theme.stretch > 1 ? Theme.px(size) * 0.5 * (Theme.stretch - 1) : 0
    color: soft ? Theme.inkSoft : Theme.ink
    textFormat: Text.PlainText
    onTextChanged: bind()
    onWrapModeChanged: bind()
    Accessible.role: Accessible.StaticText
    Accessible.name: shown.text.replace(/<[^>]*>/g, "").replace(/&nbsp;|\u00A0/g, " ")

    function bind() {
        if (wrapMode === Text.NoWrap)
            return;
        const words = Theme.tieLetters(text);
        Ties.show(shown, textFormat === Text.PlainText ? words.replace(/&nbsp;/g, "\u00A0") : words);
    }
}
