// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Text of the interface. size is px at 100 % text size; sizes up to 14 use the caption face.
Text {
    id: text

    property int size: 16
    property bool bold: false
    property bool soft: false

    font.family: size <= 14 ? Theme.caption : Theme.sans
    font.pixelSize: Theme.px(size)
    font.bold: bold
    font.letterSpacing: Theme.stretch > 1 ? Theme.px(size) * 0.5 * (Theme.stretch - 1) : 0
    color: soft ? Theme.inkSoft : Theme.ink
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text.text.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, " ")
}
