// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The final score: one line for each source with its rule, one column for each seat; beside it who wins, the charts,
// and what to practise next.
Item {
    id: page

    required property Table table
    required property TableParts parts
    property bool dense: false
    readonly property int seats: table.playerCount
    readonly property int column: Math.round(Math.min(Theme.px(122), leaf.width * 0.42 / seats))
    readonly property int firstColumn: leaf.width - 22 - seats * column
    readonly property int viewed: Math.max(0, table.viewSeat - 1)
    property alias open: shared.open
    // Rule id -> title of a lesson that teaches it, or "".
    property var lessonFor: rule => ""
    // How many rules refused a move in this game.
    property int refusals: 0
    readonly property int lineHeight: Math.floor(Math.max(Theme.px(40), Math.min(76, (area.height - 16) / Math.max(11, lines.count))))

    signal ruleAsked(string rule)
    signal lessonWanted(string rule)
    signal practiceWanted
    // The lines are counted out once more, from the one of that source.
    signal walkTo(string source)

    ScoreSheet {
        id: shared
        table: page.table
        parts: page.parts
        dense: page.dense
        viewed: page.viewed
        column: page.column
        firstColumn: page.firstColumn
        lineHeight: page.lineHeight
        names: people.list
        lessonFor: page.lessonFor
        onRuleAsked: rule => page.ruleAsked(rule)
        onLessonWanted: rule => page.lessonWanted(rule)
        refusals: page.refusals
        onPracticeWanted: page.practiceWanted()
        onWalkTo: source => page.walkTo(source)
    }
    Leaf {
        id: leaf
        level: 2
        width: page.dense ? Math.round(page.width * 0.64) : Math.round(page.width * 0.59)
        height: parent.height

        Rectangle {
            x: page.firstColumn + page.viewed * page.column
            y: 10
            width: page.column - 4
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
            width: page.firstColumn - 30
            spacing: 4
            ReadText {
                words: qsTr("How the points add up")
                title: true
                size: page.dense ? 24 : 30
                width: parent.width
            }
        }
        Repeater {
            id: people
            readonly property list<string> list: {
                const all = [];
                for (let i = 0; i < count; ++i) {
                    const head = itemAt(i) as Pressable;
                    all.push(head ? head.label : "");
                }
                return all;
            }
            model: page.table.seats
            Pressable {
                id: headCell
                required property int index
                required property int seat
                required property string name
                required property string tincture
                label: headCell.name
                detail: qsTr("Go through this column")
                x: page.firstColumn + index * page.column
                y: 12
                width: page.column - 4
                height: Math.max(title.height, shield.y + shield.height + 4 + heading.implicitHeight)
                ringReach: -3
                Accessible.selected: index === page.viewed
                Target.name: "score-seat:" + seat
                onClicked: page.table.viewSeat = seat
                Ico {
                    id: shield
                    name: "shield-" + headCell.tincture
                    size: page.dense ? 36 : 42
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 4
                }
                ReadText {
                    id: heading
                    words: headCell.name
                    title: true
                    size: page.dense ? 16 : 19
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
            y: Math.max(page.dense ? 88 : 96, title.y + title.height + 8)
            width: parent.width - 16
            height: parent.height - y - 8
            spacing: 0

            Repeater {
                id: lines
                model: page.table.scores
                ScoreLine {
                    width: leaf.width - 17
                    sheet: shared
                }
            }
        }
    }
    EndSummary {
        x: leaf.width + 12
        width: parent.width - x
        height: parent.height
        sheet: shared
    }
}
