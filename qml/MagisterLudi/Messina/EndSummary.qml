// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Who wins, and what to do next; below, the points as bars.
Item {
    id: summary

    required property var page
    readonly property var table: page.table
    readonly property var prompt: table.prompt ?? ({})
    readonly property var totals: totalRows.row ? totalRows.row.values : []
    readonly property int best: totals.reduce((high, value) => Math.max(high, parseInt(value) || 0), 1)

    Rows {
        id: totalRows
        readonly property var row: find("source", "total")
        model: summary.table.scores
    }
    Rows {
        id: seats
        // With several winners the first one's shield stands for them; the sentence names them all.
        readonly property var winner: find("winner", true)
        model: summary.table.seats
    }
    Leaf {
        id: honour
        level: 2
        line: Theme.gold
        fill: Theme.goldWash
        width: parent.width
        height: Math.max(laurel.height + 28, words.implicitHeight + 32)
        Target.name: "winner"

        Item {
            id: laurel
            width: Math.min(150, parent.width * 0.3)
            height: width
            x: 16
            y: 14
            Picture {
                anchors.fill: parent
                name: "laurel"
            }
            Ico {
                name: seats.winner ? "shield-" + seats.winner.tincture : ""
                size: Math.round(parent.width * 0.5)
                anchors.centerIn: parent
            }
        }
        Column {
            id: words
            x: laurel.x + laurel.width + 18
            y: 16
            width: parent.width - x - 16
            spacing: 12
            ReadText {
                words: summary.prompt.sentence ?? ""
                title: true
                size: summary.page.dense ? 25 : 32
                width: parent.width
            }
            Flow {
                width: parent.width
                spacing: 10
                Btn {
                    text: qsTr("Look at the table")
                    icon: "ui-eye"
                    onClicked: summary.page.lookBack()
                }
                Btn {
                    text: qsTr("Leave the table")
                    kind: "primary"
                    onClicked: summary.page.leave()
                }
            }
        }
    }
    Leaf {
        y: honour.height + 12
        width: parent.width
        height: parent.height - y
        PanelTitle {
            text: qsTr("Totals")
            x: 16
            y: 6
            width: parent.width - 32
        }
        Repeater {
            model: summary.table.seats
            Item {
                id: bar
                required property var model
                required property int index
                readonly property int points: model.points
                x: 16
                y: 52 + index * 58
                width: parent.width - 32
                height: 50
                Target.name: "seat:" + model.seat + "/total"
                Ico {
                    id: disc
                    name: "disc-" + bar.model.tincture
                    size: 32
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    id: name
                    text: bar.model.name
                    size: 17
                    bold: true
                    x: 42
                    width: 110
                    elide: Text.ElideRight
                    anchors.verticalCenter: parent.verticalCenter
                }
                Rectangle {
                    x: 158
                    height: 34
                    width: Math.max(3, (parent.width - 158 - 70) * Math.max(0, bar.points) / summary.best)
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.seatColor(bar.model.tincture)
                    border.width: 1.5
                    border.color: Theme.ink
                }
                Text {
                    text: bar.points < 0 ? "\u2212" + -bar.points : bar.points
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: 26
                    color: Theme.ink
                }
            }
        }
    }
}
