// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// An open tile for sale: what it makes above, what it costs and how many lie in the pile below.
Spot {
    id: tile

    required property var model
    // While the row goes away it reads as null for a moment: then this stands in for it.
    readonly property var row: model
    readonly property var noRow: ({ target: "", alias: "", accessible: "", offer: "none", kind: "", cls: "", needsUpgraded: false, empty: true, late: false,
                                           points: 0, left: 0, n: 1, ours: false, yours: false })
    readonly property bool shop: (row ?? noRow).kind === "workshops"
    readonly property bool cart: (row ?? noRow).kind === "carts"
    readonly property bool gone: (row ?? noRow).empty
    // A cart makes nothing; its points come at once.
    readonly property var output: cart ? ((row ?? noRow).points > 0 ? [{ icon: "vp", n: (row ?? noRow).points }] : []) : (row ?? noRow).output ?? []
    readonly property var extra: (row ?? noRow).extra ?? []
    readonly property int foot: Math.round(Math.min(28, Math.max(20, height * 0.32)))
    // A low tile keeps its price at the left instead of below.
    readonly property bool low: height < 52 || width > height * (shop ? 2.6 : 2.2)
    readonly property bool late: (row ?? noRow).late && !gone
    readonly property int side: low ? Math.round(late ? Math.min(72, width * 0.36) : Math.min(58, width * 0.34)) : 0
    // As large as height and width allow: worker, arrow, what is made, and the box with what an upgraded one adds.
    readonly property real makesUnits: (shop || cart ? 1 : 0) + (shop ? 0.3 : 0) + made.units * made.share + (extra.length > 0 ? extras.units * 0.68 : 0)
    readonly property int makesRoom: width - side - 10 - (extra.length > 0 ? 26 : 0) - (shop ? 7 : 3)
    readonly property int big: Math.floor(Math.min(38, height - (low ? 12 : foot + 8), makesRoom / Math.max(1, makesUnits)))

    target: (row ?? noRow).target
    label: (row ?? noRow).accessible
    offer: (row ?? noRow).offer
    ringReach: 1

    // The same offer under the name of the tile that lies there.
    Item {
        anchors.fill: parent
        Target.name: (tile.row ?? tile.noRow).alias
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        color: tile.gone ? "transparent" : tile.ground()
        border.width: tile.gone ? 1.2 : 1.6
        border.color: tile.gone ? Theme.edge : Theme.tileInk
        opacity: tile.gone ? 0.66 : 1
    }
    UiText {
        visible: tile.gone
        text: qsTr("None left")
        size: 13
        soft: true
        anchors.centerIn: parent
        width: parent.width - 8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
    Item {
        anchors.fill: parent
        visible: !tile.gone

        Row {
            id: makes
            x: Math.round(tile.side + (tile.width - tile.side - width) / 2)
            y: Math.round((tile.height - (tile.low ? 0 : tile.foot) - height) / 2)
            spacing: 3
            opacity: tile.isDim() ? 0.85 : 1

            Ico {
                Target.name: tile.shop && !tile.gone ? tile.target + "/worker" : ""
                visible: tile.shop || tile.cart
                name: tile.cart ? "cart" : tile.shop ? (tile.row ?? tile.noRow).cls + ((tile.row ?? tile.noRow).needsUpgraded ? "-up" : "") : ""
                size: tile.big
                lit: true
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                visible: tile.shop
                text: "\u203A"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.round(tile.big * 0.7)
                color: Theme.tileSoft
                anchors.verticalCenter: parent.verticalCenter
            }
            IconRow {
                id: made
                readonly property real share: tile.shop || tile.cart ? 0.78 : 0.88
                Target.name: tile.output.length > 0 && !tile.gone ? tile.target + "/makes" : ""
                items: tile.output
                size: Math.round(tile.big * share)
                room: tile.width
                anchors.verticalCenter: parent.verticalCenter
            }
            Rectangle {
                visible: tile.extra.length > 0
                Target.name: visible && !tile.gone ? tile.target + "/extra" : ""
                width: plus.width + extras.width + 8
                height: tile.big
                radius: 4
                color: Theme.night ? "#C9A95E" : "#E8CF92"
                border.width: 1
                border.color: "#8A6212"
                anchors.verticalCenter: parent.verticalCenter

                Row {
                    anchors.centerIn: parent
                    Text {
                        id: plus
                        text: "+"
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: 15
                        color: Theme.goldFillInk
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    IconRow {
                        id: extras
                        anchors.verticalCenter: parent.verticalCenter
                        items: tile.extra
                        size: Math.round(tile.big * 0.68)
                        room: tile.width
                    }
                }
            }
        }
        Rectangle {
            x: 2
            y: tile.low ? 2 : tile.height - tile.foot
            width: tile.low ? tile.side : parent.width - 4
            height: tile.low ? parent.height - 4 : tile.foot - 2
            radius: 3
            color: Theme.tileWell

            IconRow {
                Target.name: tile.gone ? "" : tile.target + "/price"
                items: (tile.row ?? tile.noRow).cost ?? []
                size: tile.low ? Math.round(Math.min(24, tile.height * 0.42)) : tile.foot - 5
                room: tile.low ? tile.side - 4 : parent.width - notes.width - 12
                opacity: tile.isDim() ? 0.85 : 1
                x: tile.low ? Math.round((parent.width - width) / 2) : 4
                y: tile.low ? Math.round((notes.y - height) / 2) + 1 : Math.round((parent.height - height) / 2)
            }
            // How many lie in the pile; and that it is one of the late rounds.
            Row {
                id: notes
                spacing: 5
                x: tile.low ? Math.round((parent.width - width) / 2) : parent.width - width - 4
                y: tile.low ? parent.height - height - 1 : Math.round((parent.height - height) / 2)

                Note {
                    visible: tile.late
                    Target.name: visible ? tile.target + "/late" : ""
                    text: "V\u2013VI"
                    font.bold: true
                }
                Note {
                    Target.name: tile.gone ? "" : tile.target + "/pile"
                    text: "\u00D7" + (tile.row ?? tile.noRow).left
                }
            }
        }
    }
    Ico {
        visible: ((tile.row ?? tile.noRow).ours || (tile.row ?? tile.noRow).yours === true) && !tile.gone
        name: (tile.row ?? tile.noRow).ours ? "ours" : "yours"
        size: 14
        lit: true
        x: parent.width - 17
        y: 3
    }

    component Note: Text {
        font.family: Theme.caption
        font.pixelSize: 13
        color: Theme.tileInk
    }
}
