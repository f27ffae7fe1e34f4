// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// A seat's estate as rows: lieutenants, overseers and where they can go, squares, huts, workshops, scrolls, carts, ships.
OneColumnSection {
    id: estate

    readonly property MessinaTable table: input.table as MessinaTable
    readonly property string home: "seat:" + table.viewSeat
    readonly property SeatRow seat: rows.holder("seat", table.viewSeat) as SeatRow
    // To whom one goes back: whoever acts, in a lesson whoever learns.
    readonly property int current: input.lesson !== null ? table.lookingSeat : table.activeSeat
    readonly property bool own: current === table.viewSeat
    readonly property var pawns: (seat ? seat.lieutenants : []).filter(one => one.status !== "box" && one.status !== "supply")
    readonly property int firstHome: pawns.findIndex(one => one.status === "estate")

    // Of whoever looks, who need not be the one that acts: in the past, or in a try.
    label: (table.lookingSeat ?? table.activeSeat) === table.viewSeat ? qsTr("Your estate") : seat ? qsTr("%1’s estate").arg(seat.name) : ""
    count: pawns.length + overseers.count + squares.count + huts.count + shops.count + scrolls.count
    Target.name: home + "/estate"

    Rows {
        id: rows
        model: estate.table.seats
        delegate: SeatRow {}
    }
    Btn {
        visible: !estate.own && estate.seat !== null && estate.current > 0
        icon: "ui-back"
        text: qsTr("Back to the current player’s estate")
        onClicked: estate.table.viewSeat = estate.current
    }
    Repeater {
        model: estate.pawns
        OneColumnLine {
            id: pawn
            required property var modelData
            required property int index
            readonly property string status: modelData.status
            readonly property string nameAtHome: index === estate.firstHome ? estate.home + "/estate/lieutenant" : ""

            function otherName(): string {
                return nameAtHome;
            }

            input: estate.input
            zone: estate
            target: estate.home + "/lieutenant/" + modelData.n
            offer: modelData.offer ?? "none"
            sign: estate.seat ? "pawn-" + estate.seat.tincture + (status === "lying" || status === "resting" ? "-down" : "") : ""
            label: status === "estate" ? qsTr("Lieutenant %1, at home").arg(modelData.n)
                 : status === "resting" ? qsTr("Lieutenant %1, resting until the next round").arg(modelData.n)
                 : status === "standing" ? qsTr("Lieutenant %1, standing: %2").arg(modelData.n).arg(modelData.where)
                 : qsTr("Lieutenant %1, lying: %2").arg(modelData.n).arg(modelData.where)
            words: label

            Item {
                parent: pawn
                anchors.fill: parent
                visible: pawn.nameAtHome !== ""
                Target.name: pawn.nameAtHome
            }
            Tag {
                visible: estate.own && estate.table.picked === pawn.modelData.n
                text: qsTr("picked up")
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
    Repeater {
        id: overseers
        model: estate.table.overseers
        OneColumnLine {
            required target
            required offer
            required property string accessible
            required property string cls
            required property bool upgraded
            input: estate.input
            zone: estate
            label: accessible
            sign: "overseer-" + cls + (upgraded ? "-up" : "")
            words: withoutOffer(label, offer)
        }
    }
    Repeater {
        model: estate.table.nodes
        OneColumnLine {
            required target
            required offer
            required property string accessible
            input: estate.input
            zone: estate
            label: accessible
            // Beside the spaces that an overseer may go to, those that a card points at or that are asked about.
            visible: offer !== "none" || estate.input.asking || estate.pointed(target) || (Targets.marks.length > 0 && Targets.markOf(target) > 0)
            reachable: offer !== "none"
            sign: "move"
            words: withoutOffer(label, offer)
        }
    }
    Repeater {
        id: squares
        model: estate.table.squares
        OneColumnLine {
            required property var model
            input: estate.input
            zone: estate
            target: model.target
            label: model.accessible
            offer: model.offer
            sign: model.citizen !== "" ? model.citizen : "citizen-any"
            items: model.action ?? []
            words: withoutOffer(label, offer)
        }
    }
    Repeater {
        id: huts
        model: estate.table.huts
        OneColumnLine {
            required property var model
            input: estate.input
            zone: estate
            target: model.target
            label: model.accessible
            offer: model.offer
            Target.whole: true
            sign: model.citizen !== "" ? model.citizen : "hut"
            items: model.output ?? []
            words: withoutOffer(label, offer)
        }
    }
    Repeater {
        id: shops
        model: estate.table.workshops
        OneColumnLine {
            required property var model
            input: estate.input
            zone: estate
            target: model.target
            label: model.accessible
            offer: model.offer
            sign: model.citizen !== "" ? model.citizen : "workshop"
            items: (model.output ?? []).concat(model.extra ?? [])
            words: withoutOffer(label, offer)
        }
    }
    Repeater {
        id: scrolls
        model: estate.table.scroll
        OneColumnLine {
            required target
            required offer
            required property string accessible
            input: estate.input
            zone: estate
            label: accessible
            sign: "scroll"
            words: withoutOffer(label, offer)
        }
    }
    Flow {
        width: parent.width
        spacing: 18
        CartRow {
            input: estate.input
            home: estate.home
            size: Theme.px(40)
        }
        ShipRow {
            input: estate.input
            home: estate.home
            size: Theme.px(40)
        }
        Count {
            icon: estate.seat ? "tile-" + estate.seat.tincture : ""
            value: estate.seat ? estate.seat.districts : ""
            name: qsTr("Repopulated districts")
            size: Theme.px(34)
            fontSize: 18
            Target.name: estate.home + "/districts"
        }
    }
}
