// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The final score: one line for each source with its rule, one column for each seat; beside it who wins, the charts,
// and what to practise next.
Item {
    id: sheet

    required property Hand hand
    property bool dense: false
    readonly property var table: hand.table
    readonly property int seats: table.playerCount
    readonly property int column: Math.round(Math.min(Theme.px(122), leaf.width * 0.42 / seats))
    readonly property int firstColumn: leaf.width - 22 - seats * column
    readonly property int viewed: Math.max(0, table.viewSeat - 1)
    readonly property var names: people.list
    property int open: -1
    // Rule id -> title of a lesson that teaches it, or "".
    property var lessonFor: rule => ""
    readonly property int lineHeight: Math.floor(Math.max(Theme.px(40), Math.min(76, (area.height - 16) / Math.max(11, lines.count))))

    signal ruleAsked(string rule)
    signal lessonWanted(string rule)
    // The lines are counted out once more, from the one of that source.
    signal walkTo(string source)

    readonly property Rows tracks: Rows {
        model: sheet.table.scroll
    }

    Leaf {
        id: leaf
        level: 2
        width: sheet.dense ? Math.round(sheet.width * 0.64) : Math.round(sheet.width * 0.59)
        height: parent.height

        Rectangle {
            x: sheet.firstColumn + sheet.viewed * sheet.column
            y: 10
            width: sheet.column - 4
            height: Math.min(leaf.height, area.y + Math.min(area.height, area.contentHeight)) - y + (area.scrolls ? -2 : 4)
            radius: 6
            color: Theme.goldWash
            border.width: 1.5
            border.color: Theme.gold
        }
        Column {
            id: title
            x: 22
            y: 12
            width: sheet.firstColumn - 30
            spacing: 4
            ReadText {
                words: qsTr("How the points add up")
                title: true
                size: sheet.dense ? 24 : 30
                width: parent.width
            }
        }
        Repeater {
            id: people
            readonly property var list: {
                const all = [];
                for (let i = 0; i < count; ++i) {
                    const head = itemAt(i) as Pressable;
                    all.push(head ? head.label : "");
                }
                return all;
            }
            model: sheet.table.seats
            Pressable {
                id: headCell
                required property var model
                required property int index
                label: model.name
                detail: qsTr("Go through this column")
                x: sheet.firstColumn + index * sheet.column
                y: 12
                width: sheet.column - 4
                height: Math.max(title.height, shield.y + shield.height + 4 + name.implicitHeight)
                ringReach: -3
                Accessible.selected: index === sheet.viewed
                Target.name: "score-seat:" + model.seat
                onClicked: sheet.table.viewSeat = model.seat
                Ico {
                    id: shield
                    name: "shield-" + headCell.model.tincture
                    size: sheet.dense ? 36 : 42
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 4
                }
                ReadText {
                    id: name
                    words: headCell.model.name
                    title: true
                    size: sheet.dense ? 16 : 19
                    y: shield.y + shield.height + 2
                    width: parent.width - 6
                    x: 3
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 13
                    elide: Text.ElideRight
                }
            }
        }
        ScrollArea {
            id: area
            x: 8
            y: Math.max(sheet.dense ? 88 : 96, title.y + title.height + 8)
            width: parent.width - 16
            height: parent.height - y - 8
            spacing: 0

            Repeater {
                id: lines
                model: sheet.table.scores
                ScoreLine {
                    required property var model
                    required property int index
                    width: leaf.width - 17
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
