// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The lieutenants of the seat on view: ready ones upright, those in town with the name of their place, the rest pale.
Row {
    id: pawns

    required property EstateZone estate
    property int size: 36
    readonly property SeatRow seat: estate.seat
    readonly property var list: (seat ? seat.lieutenants : []).filter(one => one.status !== "box" && one.status !== "supply")
    readonly property int firstHome: list.findIndex(one => one.status === "estate")

    spacing: 1

    Repeater {
        model: pawns.list.length

        Spot {
            id: pawn

            required property int index
            readonly property string nameAtHome: index === pawns.firstHome ? pawns.estate.home + "/estate/lieutenant" : ""
            readonly property var one: pawns.list[index] ?? { n: 0, status: "estate", place: "", where: "" }
            readonly property string status: one.status
            readonly property bool chosen: pawns.estate.table.picked === one.n && pawns.estate.own

            function otherName(): string {
                return nameAtHome;
            }

            input: pawns.estate.input
            zone: pawns.estate
            target: pawns.estate.home + "/lieutenant/" + one.n
            offer: one.offer ?? "none"
            ringed: activeFocus
            label: status === "estate" ? qsTr("Lieutenant %1, at home").arg(one.n)
                 : status === "resting" ? qsTr("Lieutenant %1, resting until the next round").arg(one.n)
                 : status === "standing" ? qsTr("Lieutenant %1, standing: %2").arg(one.n).arg(one.where)
                 : qsTr("Lieutenant %1, lying: %2").arg(one.n).arg(one.where)
            width: pawns.size
            height: pawns.size + 6

            Rectangle {
                anchors.fill: parent
                // Around the name of its place, too.
                anchors.bottomMargin: place.visible ? -4 : 0
                visible: pawn.chosen
                radius: 4
                color: Theme.goldWash
                border.width: 2
                border.color: Theme.gold
            }
            Item {
                visible: pawn.nameAtHome !== ""
                anchors.fill: parent
                Target.name: pawn.nameAtHome
            }
            Ico {
                name: pawns.seat ? "pawn-" + pawns.seat.tincture + (pawn.status === "lying" || pawn.status === "resting" ? "-down" : "") : ""
                size: pawn.status === "estate" ? pawns.size : Math.round(pawns.size * 0.78)
                anchors.horizontalCenter: parent.horizontalCenter
                y: pawn.status === "estate" ? 2 : 0
                opacity: pawn.status === "standing" || pawn.status === "resting" ? 0.5 : 1
            }
            LieutenantDrag {
                input: pawn.input
                over: pawn
                lieutenant: pawns.estate.own && (pawn.status === "estate" || pawn.status === "lying") ? pawn.one.n : 0
                picture: pawns.seat ? "pawn-" + pawns.seat.tincture : ""
            }
            UiText {
                id: place
                visible: pawn.one.place !== "" && text.length <= 2
                text: pawn.one.place
                size: 13
                bold: true
                font.pixelSize: 13
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: -3
                Accessible.ignored: true
            }
        }
    }
}
