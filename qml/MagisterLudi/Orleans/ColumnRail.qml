// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The way through the column: its sections with their counts, and what the seat on view owns. Beside the list when there
// is room, else a line of buttons above it.
Item {
    id: rail

    required property OrleansTable table
    // OneColumnSection, each.
    required property var sections
    required property bool above
    property int current: 0
    readonly property var seat: rows.find("seat", table.viewSeat)
    readonly property string home: "seat:" + table.viewSeat

    signal picked(int index)

    implicitHeight: list.height + (above ? 0 : 20)

    Rows {
        id: rows
        model: rail.table.seats
    }
    Leaf {
        visible: !rail.above
        anchors.fill: parent
        level: 1
    }
    Flow {
        id: list
        x: rail.above ? 0 : 10
        y: rail.above ? 0 : 10
        width: rail.width - 2 * x
        spacing: rail.above ? 6 : 4

        Repeater {
            model: rail.sections.length
            Pressable {
                id: entry
                required property int index
                readonly property OneColumnSection section: rail.sections[index]
                readonly property bool chosen: index === rail.current
                label: qsTr("%1: %2").arg(section.label).arg(section.count)
                ringReach: 2
                width: rail.above ? row.implicitWidth + 24 : list.width
                height: Theme.px(rail.above ? 34 : 44)
                Accessible.role: Accessible.PageTab
                Accessible.selected: chosen
                onClicked: rail.picked(index)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusCard
                    color: entry.chosen ? Theme.goldWash : entry.hovered ? Theme.well : rail.above ? Theme.leaf : "transparent"
                    border.width: entry.chosen ? 2 : rail.above ? 1 : 0
                    border.color: entry.chosen ? Theme.gold : Theme.edge
                }
                Row {
                    id: row
                    x: 12
                    height: parent.height
                    spacing: 12
                    KeyCap {
                        visible: !rail.above
                        key: entry.index + 1
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: entry.section.label
                        size: rail.above ? 16 : 18
                        bold: entry.chosen
                        elide: Text.ElideRight
                        width: rail.above ? implicitWidth : Math.min(implicitWidth, list.width - Theme.px(84))
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
                // Something can be done there now.
                Rectangle {
                    visible: entry.section.asked
                    width: 9
                    height: 9
                    radius: 4.5
                    color: Theme.verdigris
                    x: parent.width - width - (rail.above ? 3 : Theme.px(46))
                    y: rail.above ? 3 : (parent.height - height) / 2
                }
                UiText {
                    visible: !rail.above
                    text: entry.section.count
                    size: 16
                    soft: true
                    anchors.right: parent.right
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
        Rectangle {
            visible: !rail.above
            width: list.width
            height: 1
            color: Theme.hairline
        }
        Figure {
            icon: "coin"
            value: rail.seat?.coins ?? ""
            name: qsTr("Coins")
            Target.name: rail.home + "/coins"
        }
        Figure {
            icon: rail.seat?.tincture ? "house-" + rail.seat.tincture : ""
            value: rail.seat?.stationsLeft ?? ""
            name: qsTr("Trading stations left")
            Target.name: rail.home + "/stations"
        }
        Figure {
            icon: "citizen"
            value: rail.seat?.citizens ?? ""
            name: qsTr("Citizens")
            Target.name: rail.home + "/citizens"
        }
        Figure {
            icon: "devstar"
            value: rail.seat?.level ?? ""
            name: qsTr("Development level")
            Target.name: rail.home + "/development"
        }
        Figure {
            icon: "bag"
            value: rail.seat?.bag ?? ""
            name: qsTr("Followers in the bag")
            Target.name: rail.home + "/bag"
        }
        TownGoods {
            wares: rail.seat?.goods ?? []
            size: Theme.px(wares.length > 5 ? 20 : 26)
            fontSize: wares.length > 5 ? 15 : 17
            spacing: wares.length > 5 ? 3 : 6
            topPadding: 6
            height: Theme.px(34)
        }
    }

    component Figure: Count {
        size: Theme.px(26)
        fontSize: 18
        height: Theme.px(34)
        leftPadding: rail.above ? 2 : 6
        width: rail.above ? implicitWidth : (list.width - list.spacing) / 2 - 1
    }
}
