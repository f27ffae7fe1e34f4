// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The round as rows: its event and what it would bring each seat, the events still to come, and the goods market.
OneColumnSection {
    id: section

    required property OrleansTable table
    readonly property var event: table.event
    readonly property var supply: table.supply
    readonly property bool known: event.known ?? false

    // Of all kinds of events: how many tiles there are, or were turned over.
    function tally(role: string, revision: int): int {
        let sum = 0;
        for (let i = 0; i < tiles.count; ++i)
            sum += (tiles.objectAt(i) as RowHolder)?.model[role] ?? 0;
        return sum;
    }

    label: qsTr("Round and goods")
    count: kinds.count + goods.count

    Rows {
        id: tiles
        model: section.table.hourglass
    }
    OneColumnLine {
        // While the event is not known, its row is the hourglass.
        visible: section.known
        reachable: visible
        input: section.input
        zone: section
        target: visible ? "hourglass" : ""
        sign: "hourglass"
        words: qsTr("Round %1 of %2").arg(section.tally("seen", tiles.revision)).arg(section.tally("tiles", tiles.revision))
        label: words
    }
    OneColumnLine {
        input: section.input
        zone: section
        target: section.event.target ?? "hourglass"
        sign: section.known ? section.event.icon : "hourglass"
        code: section.known ? section.event.name : qsTr("Not known yet")
        words: section.known ? Theme.tied(section.event.text) : qsTr("The event of this round is not known yet.")
        label: code + ". " + words
    }
    EventForecast {
        visible: section.known && entries.length > 0
        input: section.input
        table: section.table
        size: Theme.px(24)
        width: parent.width
    }
    Repeater {
        id: kinds
        model: section.table.hourglass
        OneColumnLine {
            required target
            required property string accessible
            required property string name
            required property string icon
            required property int seen
            required property int tiles
            required property bool now
            input: section.input
            zone: section
            label: accessible
            sign: icon
            code: name
            words: qsTr("%1 of %2 still to come").arg(tiles - seen).arg(tiles)
            opacity: seen < tiles || now ? 1 : 0.6
        }
    }
    Column {
        width: parent.width
        spacing: 8
        Target.name: "market:goods"

        Repeater {
            id: goods
            model: section.table.goodsMarket
            OneColumnLine {
                id: good
                required target
                required offer
                required property string accessible
                required property string name
                required property string icon
                required property int points
                required property var model
                input: section.input
                zone: section
                label: accessible
                sign: icon
                code: name
                words: qsTr("%n left on the market", "", model.left)
                deed: qsTr("Take")

                Badge {
                    value: good.points
                    size: Theme.px(34)
                    atEnd: true
                    anchors.verticalCenter: parent?.verticalCenter
                    Target.name: good.target + "/points"
                }
            }
        }
    }
    // What else the box still holds, besides the place tiles.
    Item {
        width: parent.width
        height: left.height + 20

        Leaf {
            anchors.fill: parent
            level: 2
        }
        Flow {
            id: left
            x: 14
            y: 10
            width: parent.width - 28
            spacing: 24

            Repeater {
                model: [
                    { icon: "tech", name: qsTranslate("SupplyLine", "Technology tiles left"), count: section.supply.technologies ?? 0, target: "technologies" },
                    { icon: "citizen", name: qsTranslate("SupplyLine", "Citizens left"), count: section.supply.citizensLeft ?? 0, target: "" }
                ]
                Row {
                    id: pile
                    required property var modelData
                    spacing: 10
                    Target.name: modelData.target

                    Count {
                        icon: pile.modelData.icon
                        value: "\u00D7" + pile.modelData.count
                        name: pile.modelData.name
                        size: Theme.px(32)
                        fontSize: 18
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: pile.modelData.name
                        size: 18
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
