// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// Everybody at the table as rows. A row leads to the town of its seat.
OneColumnSection {
    id: section

    required property OrleansTable table

    label: qsTr("Players")
    count: list.count

    signal townAsked

    PlanningState {
        input: section.input
        zone: section
        table: section.table
        width: parent.width
    }
    Repeater {
        id: list
        model: section.table.seats
        OneColumnLine {
            id: player
            required target
            required property string accessible
            required property int seat
            required property string name
            required property string tincture
            required property bool start
            required property bool ready
            required property int coins
            required property int level
            required property int points
            required property int citizens
            required property int stationsLeft
            required property int bag
            required property var goods
            function act() {
                input.look(seat);
                section.townAsked();
            }
            input: section.input
            zone: section
            label: mark.named(accessible)
            sign: "disc-" + tincture
            code: name

            Ico {
                visible: player.start
                name: "banner"
                size: Theme.px(28)
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: visible ? player.target + "/start" : ""
            }
            PresenceMark {
                id: mark
                about: player
                table: section.table
                seat: player.seat
                size: Math.round(Theme.px(30))
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: visible ? player.target + "/presence" : ""
            }
            Tag {
                visible: player.ready
                text: qsTr("ready")
                anchors.verticalCenter: parent?.verticalCenter
            }
            NumberedIcon {
                icon: "devstar"
                number: player.level
                size: Theme.px(36)
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: player.target + "/development"
            }
            Badge {
                value: player.points
                size: Theme.px(36)
                spoken: qsTr("Points: %1").arg(value)
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: player.target + "/points"
            }
            SeatWealth {
                home: player.target
                tincture: player.tincture
                coins: player.coins
                stationsLeft: player.stationsLeft
                citizens: player.citizens
                bag: player.bag
                size: Theme.px(24)
                fontSize: 17
                spacing: 10
                anchors.verticalCenter: parent?.verticalCenter
            }
            TownGoods {
                wares: player.goods
                size: Theme.px(24)
                fontSize: 16
                spacing: 5
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
}
