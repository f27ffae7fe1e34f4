// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The final score: one line for each source with its rule, one column for each seat.
Item {
    id: sheet

    required property Hand hand
    property bool dense: false
    readonly property var table: hand.table
    readonly property int seats: table.playerCount
    readonly property int column: Math.round(Math.min(122, leaf.width * 0.42 / seats))
    readonly property int firstColumn: leaf.width - 22 - seats * column
    readonly property int viewed: Math.max(0, table.viewSeat - 1)
    property int open: -1
    readonly property int lineHeight: Math.round(Math.max(42, Math.min(64, (area.height - 100) / 11)))

    signal ruleAsked(string rule)
    signal leave
    signal lookBack

    Leaf {
        id: leaf
        level: 2
        width: sheet.dense ? Math.round(sheet.width * 0.66) : Math.round(sheet.width * 0.6)
        height: parent.height

        Rectangle {
            x: sheet.firstColumn + sheet.viewed * sheet.column
            y: 10
            width: sheet.column - 4
            height: parent.height - 20
            radius: 6
            color: Theme.goldWash
            border.width: 1.5
            border.color: Theme.gold
        }
        ReadText {
            id: title
            words: qsTr("How the points add up")
            title: true
            size: sheet.dense ? 24 : 30
            x: 22
            y: 14
            width: sheet.firstColumn - 30
        }
        UiText {
            text: qsTr("Open a line to see where its numbers come from.")
            size: 15
            soft: true
            x: 22
            anchors.top: title.bottom
            anchors.topMargin: 4
            width: sheet.firstColumn - 30
            wrapMode: Text.WordWrap
            maximumLineCount: 2
        }
        Repeater {
            model: sheet.table.seats
            Item {
                id: headCell
                required property var model
                required property int index
                x: sheet.firstColumn + index * sheet.column
                y: 10
                width: sheet.column - 4
                height: 80
                Ico {
                    name: "shield-" + headCell.model.tincture
                    size: sheet.dense ? 36 : 42
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 6
                }
                ReadText {
                    words: headCell.model.name
                    title: true
                    size: sheet.dense ? 16 : 19
                    y: 50
                    width: parent.width - 6
                    x: 3
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
        }
        ScrollArea {
            id: area
            x: 8
            y: 96
            width: parent.width - 16
            height: parent.height - 104
            spacing: 0

            Repeater {
                model: sheet.table.scores
                ScoreLine {
                    required property var model
                    required property int index
                    width: area.width - 1
                    row: model
                    number: index
                    page: sheet
                }
            }
        }
    }
    EndSummary {
        x: leaf.width + 12
        width: parent.width - x
        height: parent.height
        page: sheet
    }
}
