// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Everybody at the table as rows, and the order on the score track. A row leads to the estate of its seat.
OneColumnSection {
    id: players

    readonly property MessinaTable table: input.table as MessinaTable
    label: qsTr("Players")
    readonly property var opponent: rivalOf(table.opponent)

    function rivalOf(row: var): var {
        return row.seat ? row : null;
    }
    count: list.count + (opponent ? 1 : 0)

    signal estateWanted

    ScoreTrack {
        table: players.table
        factor: 1.3 * Theme.textScale
    }
    Repeater {
        id: list
        model: players.table.seats
        OneColumnLine {
            id: line
            required property var model
            function act() {
                input.look(model.seat);
                players.estateWanted();
            }
            input: players.input
            zone: players
            target: "seat:" + model.seat
            label: mark.named(model.accessible)
            sign: "disc-" + model.tincture
            words: model.name
            code: model.ordinal

            PresenceMark {
                id: mark
                about: line
                table: players.table
                seat: line.model.seat
                size: Math.round(Theme.px(30))
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: visible ? line.target + "/presence" : ""
            }
            Badge {
                value: line.model.points
                size: Theme.px(38)
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: line.target + "/points"
            }
            SeatPawns {
                row: line.model
                size: Theme.px(28)
                anchors.verticalCenter: parent?.verticalCenter
            }
            SeatFigures {
                row: line.model
                size: Theme.px(24)
                fontSize: 16
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
    // The opponent of the solo game: its row leads to its rules.
    Repeater {
        model: players.opponent ? 1 : 0
        OneColumnLine {
            id: rival
            readonly property var row: players.opponent
            function act() {
                if (input.asking)
                    input.activate(target);
                else
                    input.explain(target);
            }
            input: players.input
            zone: players
            target: row.target
            label: row.accessible
            sign: "disc-" + row.tincture
            kind: qsTr("Opponent")
            words: row.deed
            code: row.ordinal

            OpponentTile {
                visible: rival.row.tile.hex !== undefined
                row: rival.row.tile
                tincture: rival.row.tincture
                height: Theme.px(40)
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: visible ? rival.target + "/tile" : ""
            }
            SeatPawns {
                row: rival.row
                size: Theme.px(28)
                anchors.verticalCenter: parent?.verticalCenter
            }
            OpponentFigures {
                row: rival.row
                size: Theme.px(24)
                fontSize: 16
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
}
