// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Three scroll tracks of five cells: the cube stands on what each counted thing will be worth. A track that counts a book
// or overseers has two or three worths in a cell, one for each level.
Grid {
    id: board

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    required property Zone zone
    property string tincture
    property bool across: false
    property bool named: true

    columns: across ? 3 : 1
    columnSpacing: 10
    rowSpacing: 2
    Target.name: "seat:" + table.viewSeat + "/scroll"

    Repeater {
        model: board.table.scroll

        Spot {
            id: track

            required property var model
            readonly property list<string> cells: model.cells
            readonly property int labelWidth: board.named ? Math.round(width * 0.42) : height > 30 ? 34 : 28
            readonly property real cell: (width - labelWidth) / 5
            readonly property string book: model.book ?? ""

            input: board.input
            zone: board.zone
            target: model.target
            label: model.accessible
            offer: model.offer
            ringReach: 0
            width: board.across ? (board.width - 2 * board.columnSpacing) / 3 : board.width
            height: board.across ? board.height : (board.height - 4) / 3

            Ico {
                id: sign
                name: ({ "buildings": "workshop", "ships": "ship", "repopulated": "repopulate", "goods": "silk", "workshops": "workshop", "wood": "wood", "huts": "hut", "coins": "coin", "book": track.book, "overseers": "overseer-any" })[track.model.kind] ?? "scroll"
                size: Math.round(Math.min(34, track.height * 0.78, track.labelWidth - 4))
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                visible: board.named
                // Some words in brackets fall into a line together; of more at least no lone figure.
                text: track.model.label.replace(/\([^()]{1,14}\)/, words => words.replace(/ /g, "\u00A0")).replace(/ (?=[0-9]+\))/g, "\u00A0")
                size: 15
                x: sign.width + 8
                width: track.labelWidth - x - 4
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                lineHeight: 0.9
                maximumLineCount: 3
                elide: Text.ElideRight
                fontSizeMode: Text.Fit
                minimumPixelSize: 13
                Accessible.ignored: true
            }
            Repeater {
                model: track.cells
                Rectangle {
                    id: box

                    required property string modelData
                    required property int index
                    readonly property bool here: index === track.model.at
                    readonly property list<string> levels: modelData.split("/")
                    readonly property color ink: here || Theme.night ? Theme.tileInk : Theme.tileSoft
                    x: track.labelWidth + index * track.cell + 1
                    y: 2
                    width: track.cell - 2
                    height: track.height - 4
                    radius: 4
                    color: here ? Theme.tile : Theme.tileWell
                    border.width: here ? 2 : 1
                    border.color: here ? Theme.tileInk : Theme.tileEdge

                    Text {
                        visible: box.levels.length < 2
                        text: "\u00D7" + box.modelData
                        anchors.centerIn: parent
                        // The cube stands beside it, or on the corner of a narrow cell.
                        anchors.horizontalCenterOffset: !box.here ? 0 : box.width < 46 ? Math.min(3, (box.width - width) / 2 - 4) : 11
                        anchors.verticalCenterOffset: box.here && box.width < 46 ? Math.min(2, (box.height - font.pixelSize) / 2 - 4) : 0
                        font.family: Theme.sans
                        font.bold: box.here
                        font.pixelSize: Math.max(13, Math.round(Math.min(18, box.height * 0.44)))
                        color: box.ink
                    }
                    Column {
                        visible: box.levels.length > 1
                        anchors.centerIn: parent
                        anchors.horizontalCenterOffset: !box.here ? 0 : box.width < 46 ? 5 : 12

                        Repeater {
                            model: box.levels.length > 1 ? box.levels : []
                            Row {
                                id: level

                                required property string modelData
                                required property int index
                                spacing: 2

                                // One bar passed, or the double one.
                                Repeater {
                                    model: track.book !== "" ? level.index + 1 : 0
                                    Rectangle {
                                        width: 2
                                        height: 10
                                        color: track.book === "book-merit" ? "#22456E" : "#A6382F"
                                        anchors.verticalCenter: parent?.verticalCenter
                                    }
                                }
                                Text {
                                    text: level.modelData
                                    height: Math.floor((box.height - 2) / box.levels.length)
                                    verticalAlignment: Text.AlignVCenter
                                    font.family: Theme.sans
                                    font.bold: box.here
                                    font.pixelSize: 13
                                    color: box.ink
                                }
                            }
                        }
                    }
                    Ico {
                        visible: box.here
                        name: board.tincture === "" ? "" : "cube-" + board.tincture
                        size: Math.round(Math.min(box.width < 46 ? 16 : 20, box.height * 0.45))
                        lit: true
                        x: box.width < 46 ? -3 : 4
                        y: box.width < 46 ? -3 : Math.round((parent.height - height) / 2)
                    }
                }
            }
        }
    }
}
