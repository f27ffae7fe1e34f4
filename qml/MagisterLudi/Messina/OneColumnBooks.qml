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
        Item {
            id: book
            required property var model
            width: parent?.width ?? 0
            height: body.height + 20
            Target.name: model.target

            Leaf {
                anchors.fill: parent
                level: 2
            }
            Column {
                id: body
                x: 14
                y: 8
                width: parent.width - 28
                spacing: 6

                Row {
                    spacing: 8
                    Ico {
                        name: book.model.icon
                        size: Theme.px(34)
                    }
                    UiText {
                        text: book.model.name
                        size: 18
                        bold: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 6
                    Repeater {
                        model: book.model.spaces ?? []
                        BookCell {
                            id: cell
                            required property var modelData
                            space: modelData
                            input: books.input
                            zone: books
                            roman: 12
                            tint: book.model.tint === "blue" ? "#22456E" : "#A6382F"
                            label: modelData.accessible ?? book.model.name + " " + modelData.roman
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
    }
}
