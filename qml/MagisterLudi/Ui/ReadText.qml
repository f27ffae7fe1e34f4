// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Running text in the reading face; title: true gives a heading in Vollkorn.
// A heading that contains figures is set as RichText, since Vollkorn's figures are not for reading. One that may have to
// be cut (elide) is set in the reading face as a whole: RichText can neither be cut nor made smaller.
Text {
    id: text

    property string words
    property int size: title ? 25 : 20
    property bool title: false
    property bool soft: false
    // Beside others with figures: its line is as high as theirs.
    property bool even: false
    readonly property bool hasFigures: title && (even || /[0-9]/.test(words))
    readonly property bool figured: hasFigures && elide === Text.ElideNone

    text: figured ? Theme.fig(Theme.tied(words)) + (even ? Theme.strut : "") : title ? Theme.tied(words) : Theme.tie(words)
    textFormat: figured ? Text.RichText : title ? Text.PlainText : Text.StyledText
    font.family: title && (figured || !hasFigures) ? Theme.serif : Theme.read
    font.weight: title ? Font.DemiBold : Font.Normal
    font.pixelSize: Theme.px(size)
    font.letterSpacing: Theme.stretch > 1 ? Theme.px(size) * 0.5 * (Theme.stretch - 1) : 0
    color: soft ? Theme.inkSoft : Theme.ink
    linkColor: Theme.rubric
    lineHeight: title ? 0.92 : 1.12
    wrapMode: Text.WordWrap
    Accessible.role: title ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text.words.replace(/<[^>]*>/g, "")
}
