// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// A seat's town as rows: the bag, the followers on the market, and the places.
OneColumnSection {
    id: town

    required property OrleansTable table
    readonly property string home: "seat:" + table.viewSeat
    readonly property SeatRow seat: rows.holder("seat", table.viewSeat) as SeatRow
    // To whom one goes back: whoever acts, in a lesson whoever learns.
    readonly property int current: input.lesson !== null ? table.lookingSeat : table.activeSeat
    // While only others are asked, on devices of their own, of whoever looks here.
    readonly property bool own: (current > 0 ? current : table.lookingSeat) === table.viewSeat
    readonly property string tincture: seat?.tincture ?? ""

    readonly property var belongings: table.belongings
    // Coins, stations, goods and development that can be paid with or given up now, or with which a question can be answered.
    readonly property var owed: Object.keys(belongings).filter(part => !["bag", "technology"].includes(part) && (belongings[part].offer !== "none" || input.asking)).map(part => belongings[part])

    signal bagAsked

    label: own || !seat ? qsTr("Your town") : qsTr("%1’s town").arg(seat.name)
    count: places.count
    Target.name: home + "/town"

    Rows {
        id: rows
        model: town.table.seats
        delegate: SeatRow {}
    }
    Btn {
        visible: !town.own && town.seat !== null && town.current > 0
        icon: "ui-back"
        text: qsTr("Back to the current player’s town")
        onClicked: town.table.viewSeat = town.current
    }
    OneColumnLine {
        function act() {
            if (offer === "legal" || input.asking || (offer === "refused" && (input.lesson?.wanted ?? []).includes(target)))
                input.activate(target);
            else
                town.bagAsked();
        }
        input: town.input
        zone: town
        target: town.home + "/bag"
        offer: town.belongings.bag?.offer ?? "none"
        sign: "bag"
        code: qsTr("Bag")
        words: qsTr("%n follower(s) in the bag.", "", town.seat?.bag ?? 0) + " " + qsTr("Followers to draw each round: %1").arg(town.seat?.drawNumber ?? 0)
        label: words
    }
    // What else the game may ask for.
    Repeater {
        model: town.owed
        OneColumnLine {
            id: asset
            required property var modelData
            input: town.input
            zone: town
            target: modelData.target
            offer: modelData.offer
            sign: modelData.icon
            words: label
            label: modelData.name + ": " + modelData.n
        }
    }
    Column {
        width: parent.width
        spacing: 8 // as the section's own lines
        Target.name: town.home + "/market"

        Repeater {
            model: town.table.market
            OneColumnLine {
                id: line
                required property var model
                input: town.input
                zone: town
                target: model.target
                offer: model.offer
                label: model.accessible
                visible: model.token !== "" || offer !== "none" || town.pointed(target)
                reachable: visible
                sign: model.icon
                words: withoutOffer(label, offer)
                deed: model.picked ? qsTr("Put back") : qsTr("Pick up")

                Ico {
                    visible: line.model.own
                    name: visible && town.tincture !== "" ? "own-" + town.tincture : ""
                    size: Theme.px(22)
                    anchors.verticalCenter: parent?.verticalCenter
                }
                Tag {
                    visible: line.model.picked
                    text: qsTr("picked up")
                    anchors.verticalCenter: parent?.verticalCenter
                }
            }
        }
    }
    OneColumnLine {
        readonly property int tiles: town.seat?.technologies ?? 0
        input: town.input
        zone: town
        target: visible ? town.home + "/technology" : ""
        offer: town.belongings.technology?.offer ?? "none"
        visible: tiles > 0
        reachable: visible
        sign: "tech"
        words: qsTr("Technology tiles beside the board: %1").arg(tiles)
        label: words
    }
    Repeater {
        id: places
        model: town.table.places
        ColumnPlace {
            input: town.input
            zone: town
            tincture: town.tincture
        }
    }
}
