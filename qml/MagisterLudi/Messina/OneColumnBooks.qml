// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The three books: each one block of spaces that wraps.
OneColumnSection {
    id: books

    readonly property MessinaTable table: input.table as MessinaTable
    label: qsTr("Books")
    count: 3

    Repeater {
        model: books.table.books
        OneColumnBlock {
            id: book
            required property string target
            required property string name
            required property string icon
            required property string tint
            required property var spaces
            title: name
            sign: icon
            Target.name: target

            Repeater {
                model: book.spaces
                BookCell {
                    id: cell
                    required property var modelData
                    space: modelData
                    input: books.input
                    zone: books
                    roman: 12
                    tint: book.tint === "blue" ? "#22456E" : "#A6382F"
                    label: modelData.accessible ?? book.name + " " + modelData.roman
                    width: Theme.px(66)
                    height: Theme.px(56)
                    // Not the dashed ring of the grid: shapes outside a clipped view are drawn all the same.
                    ringed: false

                    Rectangle {
                        visible: cell.legal
                        anchors.fill: parent
                        radius: 4
                        color: "transparent"
                        border.width: 3
                        border.color: Theme.night ? "#0F5A3E" : Theme.verdigris
                    }
                    FocusRing {
                        visible: cell.activeFocus
                        reach: 2
                        radius: 5
                    }
                }
            }
        }
    }
}
