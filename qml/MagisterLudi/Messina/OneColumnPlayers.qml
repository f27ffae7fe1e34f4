// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Everybody at the table as rows, and the order on the score track. A row leads to the estate of its seat.
OneColumnSection {
    id: players

    label: qsTr("Players")
    count: list.count

    signal estateWanted

    ScoreTrack {
        table: players.hand.table
        factor: 1.3 * Theme.textScale
    }
    Repeater {
        id: list
        model: players.hand.table.seats
        OneColumnLine {
            id: line
            required property var model
            function act() {
                hand.look(model.seat);
                players.estateWanted();
            }
            hand: players.hand
            zone: players
            target: "seat:" + model.seat
            label: model.accessible
            sign: "disc-" + model.tincture
            words: model.name
            code: model.ordinal

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
}
