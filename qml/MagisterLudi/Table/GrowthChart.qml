// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Game
import MagisterLudi.Ui

// How the points grew by round: a line for each seat with its charge as mark, and the numbers below, column by column.
Item {
    id: chart

    required property Table table
    property int viewed: 1
    readonly property var seats: read(table.language, table.over)
    readonly property list<string> columns: [qsTr("Start", "of the game, head of a column"), ...table.roundNames, qsTr("End", "of the game, head of a column")]
    readonly property int most: seats.reduce((high, seat) => Math.max(high, ...seat.values), 10)
    readonly property int least: seats.reduce((low, seat) => Math.min(low, ...seat.values), 0)
    readonly property real nameWidth: Math.min(width * 0.22, Theme.px(110))
    readonly property real columnWidth: (width - nameWidth) / columns.length
    // Of many narrow columns only every third is named.
    readonly property int each: columnWidth < Theme.px(34) ? 3 : 1
    readonly property real rowHeight: Theme.px(26)
    readonly property real plotHeight: Math.max(120, height - 8 - rowHeight * (seats.length + 1))

    implicitHeight: 150 + 8 + rowHeight * (seats.length + 1)

    // Values at the start, after each round, and after the final scoring.
    function read(language: string, over: bool): var {
        const all = [];
        for (const seat of table.growth()) {
            const values = seat.rounds.slice();
            values.splice(Math.max(0, values.length - 1), 0, seat.beforeScoring);
            all.push({ seat: seat.seat, name: seat.name, tincture: seat.tincture, values: values });
        }
        return all;
    }
    // Lines that run together part by a little.
    function place(seat: int, column: int): point {
        const spread = (seat - (seats.length - 1) / 2) * 5;
        const up = ((seats[seat]?.values[column] ?? least) - least) / Math.max(1, most - least);
        return Qt.point(nameWidth + (column + 0.5) * columnWidth + spread, 14 + (1 - up) * (plotHeight - 28));
    }
    function spoken(seat: var): string {
        const told = seat.values.map((n, i) => qsTr("%1: %2").arg(columns[i]).arg(Points.written(n)));
        return seat.name + ". " + told.join(", ");
    }

    // The zero line, and one for each further twenty points.
    Repeater {
        model: chart.seats.length > 0 ? Math.floor(chart.most / 20) - Math.ceil(chart.least / 20) + 1 : 0
        Item {
            id: level
            required property int index
            readonly property int points: (Math.ceil(chart.least / 20) + index) * 20
            x: chart.nameWidth
            y: 14 + (1 - (points - chart.least) / Math.max(1, chart.most - chart.least)) * (chart.plotHeight - 28)
            width: chart.width - x
            Rectangle {
                width: parent.width
                height: level.points === 0 ? 2 : 1
                color: level.points === 0 ? Theme.edge : Theme.hairline
            }
            UiText {
                text: Points.written(level.points)
                size: 13
                soft: true
                anchors.right: parent.left
                anchors.rightMargin: 6
                anchors.verticalCenter: parent.top
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: chart.seats.length
        Shape {
            id: trace
            required property int index
            readonly property var seat: chart.seats[index]
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.seatColor(trace.seat.tincture)
                strokeWidth: trace.seat.seat === chart.viewed ? 4 : 2.5
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                PathPolyline {
                    path: trace.seat.values.map((n, column) => chart.place(trace.index, column))
                }
            }
            Repeater {
                model: trace.seat.values.length
                Ico {
                    required property int index
                    readonly property point at: chart.place(trace.index, index)
                    name: "disc-" + trace.seat.tincture
                    size: 18
                    x: at.x - 9
                    y: at.y - 9
                }
            }
        }
    }
    Column {
        y: chart.plotHeight + 8
        width: parent.width
        Row {
            Item {
                width: chart.nameWidth
                height: chart.rowHeight
            }
            Repeater {
                model: chart.columns
                Item {
                    id: heading
                    required property string modelData
                    required property int index
                    readonly property int last: chart.columns.length - 1
                    readonly property bool end: index === 0 || index === last
                    width: chart.columnWidth
                    height: chart.rowHeight
                    UiText {
                        visible: heading.end || (heading.index % chart.each === 0 && Math.min(heading.index, heading.last - heading.index) >= 2 * (chart.each - 1))
                        text: heading.modelData
                        // The first and the last have words, and the room of those beside them that say nothing.
                        x: chart.each === 1 || heading.index === 0 ? 0 : heading.index === heading.last ? parent.width - width : (parent.width - width) / 2
                        width: chart.columnWidth * (chart.each === 1 ? 1 : 2.4)
                        height: chart.rowHeight
                        size: 14
                        bold: true
                        soft: true
                        horizontalAlignment: chart.each === 1 ? Text.AlignHCenter : heading.index === 0 ? Text.AlignLeft : heading.index === heading.last ? Text.AlignRight : Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                        Accessible.ignored: true
                    }
                }
            }
        }
        Repeater {
            model: chart.seats
            Item {
                id: line
                required property var modelData
                width: chart.width
                height: chart.rowHeight
                Target.name: "growth:" + modelData.seat
                Accessible.role: Accessible.ListItem
                Accessible.name: chart.spoken(modelData)
                Rectangle {
                    visible: line.modelData.seat === chart.viewed
                    anchors.fill: parent
                    radius: 4
                    color: Theme.goldWash
                }
                Ico {
                    name: "disc-" + line.modelData.tincture
                    size: 20
                    x: 2
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    text: line.modelData.name
                    size: 14
                    bold: true
                    x: 26
                    width: chart.nameWidth - 28
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 13
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Repeater {
                    model: line.modelData.values
                    UiText {
                        required property int modelData
                        required property int index
                        text: Points.written(modelData)
                        size: 15
                        bold: index === line.modelData.values.length - 1
                        color: modelData < 0 ? Theme.rubric : Theme.ink
                        x: chart.nameWidth + index * chart.columnWidth
                        width: chart.columnWidth
                        height: line.height
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
