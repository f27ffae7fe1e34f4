// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// An open tile for sale: what it makes above, what it costs and how many lie in the pile below.
Spot {
    id: tile

    required property var row
    readonly property bool shop: row.kind === "workshops"
    readonly property bool cart: row.kind === "carts"
    readonly property bool gone: row.empty
    // A cart makes nothing; its points come at once.
    readonly property var output: cart ? (row.points > 0 ? [{ icon: "vp", n: row.points }] : []) : row.output ?? []
    readonly property var extra: row.extra ?? []
    readonly property int foot: Math.round(Math.min(28, Math.max(20, height * 0.32)))
    // A low tile keeps its price at the left instead of below.
    readonly property bool low: height < 52 || width > height * 2.6
    readonly property int side: low ? Math.round(Math.min(58, width * 0.34)) : 0
    readonly property int big: Math.round(Math.min(38, height - (low ? 12 : foot + 8)))

    target: row.target
    label: row.accessible
    offer: row.offer
    ringReach: 1

    // The same offer under the name of the tile that lies there.
    Item {
        anchors.fill: parent
        Target.name: tile.row.alias
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        color: tile.gone ? "transparent" : Theme.tile
        border.width: tile.gone ? 1.2 : 1.6
        border.color: tile.gone ? Theme.edge : Theme.tileInk
        opacity: tile.refused || tile.gone ? 0.66 : 1
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
        opacity: tile.refused ? 0.66 : 1

        Row {
            id: makes
            x: Math.round(tile.side + (tile.width - tile.side - width) / 2)
            y: Math.round((tile.height - (tile.low ? 0 : tile.foot) - height) / 2)
            spacing: 3
            scale: Math.min(1, (tile.width - tile.side - 8) / Math.max(1, width))

            Ico {
                Target.name: tile.shop && !tile.gone ? tile.target + "/worker" : ""
                visible: tile.shop || tile.cart
                name: tile.cart ? "cart" : tile.shop ? tile.row.cls + (tile.row.needsUpgraded ? "-up" : "") : ""
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
                Accessible.ignored: true
            }
            IconRow {
                Target.name: tile.output.length > 0 && !tile.gone ? tile.target + "/makes" : ""
                items: tile.output
                size: Math.round(tile.big * (tile.shop || tile.cart ? 0.78 : 0.88))
                anchors.verticalCenter: parent.verticalCenter
            }
            Rectangle {
                visible: tile.extra.length > 0
                Target.name: visible && !tile.gone ? tile.target + "/extra" : ""
                width: extras.width + 8
                height: tile.big
                radius: 4
                color: Theme.night ? "#C9A95E" : "#E8CF92"
                border.width: 1
                border.color: "#8A6212"
                anchors.verticalCenter: parent.verticalCenter

                Row {
                    id: extras
                    anchors.centerIn: parent
                    Text {
                        text: "+"
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: 15
                        color: Theme.goldFillInk
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                    IconRow {
                        items: tile.extra
                        size: Math.round(tile.big * 0.68)
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
                items: tile.row.cost ?? []
                size: tile.low ? Math.round(Math.min(20, tile.height * 0.42)) : tile.foot - 5
                x: tile.low ? Math.round((parent.width - width) / 2) : 5
                y: tile.low ? 2 : Math.round((parent.height - height) / 2)
            }
            Text {
                Target.name: tile.gone ? "" : tile.target + "/pile"
                text: "\u00D7" + tile.row.left
                font.family: Theme.caption
                font.pixelSize: 13
                color: Theme.tileSoft
                x: tile.low ? Math.round((parent.width - width) / 2) : parent.width - width - 4
                y: tile.low ? parent.height - height : Math.round((parent.height - height) / 2)
                Accessible.ignored: true
            }
        }
    }
    Ico {
        visible: (tile.row.ours || tile.row.yours === true) && !tile.gone
        name: tile.row.ours ? "ours" : "yours"
        size: 14
        lit: true
        x: parent.width - 17
        y: 3
    }
    Tag {
        visible: tile.row.late && !tile.gone
        Target.name: visible ? tile.target + "/late" : ""
        text: "V\u2013VI"
        scale: 0.8
        x: -2
        y: -5
    }
}
