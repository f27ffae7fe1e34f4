// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One book: its sign, its name, its spaces.
Item {
    id: book

    required property string target
    required property string name
    required property string label
    required property string icon
    required property string tint
    required property var spaces
    required property InputController input
    required property Zone zone
    required property int labelWidth
    required property real cell

    width: labelWidth + spaces.length * cell
    Target.name: target

    Ico {
        id: sign
        name: book.icon
        size: Math.round(Math.min(book.labelWidth > 110 ? 34 : 25, book.height * 0.78))
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        // The full name is spoken; in some languages it is too long to stand here.
        text: book.label
        size: 15
        bold: true
        font.pixelSize: book.labelWidth > 110 ? Theme.px(15) : 13
        x: sign.width + 4
        width: book.labelWidth - x - 4
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        font.family: Theme.sans
        lineHeight: 0.86
        maximumLineCount: 2
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
    }
    Repeater {
        // By number: a list anew, with other words or other discs, would make all cells anew.
        model: book.spaces.length
        BookCell {
            required property int index
            space: book.spaces[index] ?? {}
            input: book.input
            zone: book.zone
            tint: book.tint === "blue" ? "#22456E" : "#A6382F"
            label: space.accessible ?? book.name + " " + space.roman
            x: Math.round(book.labelWidth + index * book.cell)
            width: Math.round(book.cell) - 3
            height: book.height
        }
    }
}
