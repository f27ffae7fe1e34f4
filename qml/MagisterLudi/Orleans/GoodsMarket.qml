// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The goods market: how many of each good are left, and what each is worth. Low, the goods stand side by side.
Zone {
    id: market

    required property InputController input
    required property OrleansTable table
    property bool framed: true
    readonly property bool low: height < 216
    readonly property int pad: framed ? 14 : 0
    readonly property real under: head.y + head.height + 2
    readonly property real room: height - under - foot.height - 10
    readonly property real step: low ? room : Math.min(46, room / 5)

    signal stacksAsked

    label: qsTr("Goods market")
    Target.name: "market:goods"

    Leaf {
        visible: market.framed
        anchors.fill: parent
        level: 1
    }
    PanelTitle {
        id: head
        text: market.label
        note: qsTr("supply")
        x: market.pad
        y: market.framed ? 4 : 0
        width: parent.width - 2 * market.pad
    }
    Repeater {
        model: market.table.goodsMarket
        Spot {
            id: good
            required target
            required offer
            required property string accessible
            required property string name
            required property string icon
            required property var model
            required property int points
            required property int index
            readonly property bool gone: model.left === 0
            input: market.input
            zone: market
            label: accessible
            ringReach: 0
            x: market.low ? market.pad + Math.round(index * width) : market.pad
            y: Math.round(market.under + (market.low ? 0 : index * market.step))
            width: market.low ? (market.width - 2 * market.pad) / 5 : market.width - 2 * market.pad
            height: Math.round(market.step) - 2

            Rectangle {
                id: coin
                width: Math.min(market.low ? 40 : 36, good.height - (market.low ? 22 : 1), good.width - 4)
                height: width
                radius: width / 2
                x: market.low ? Math.round((good.width - width) / 2) : 0
                y: market.low ? 0 : Math.round((good.height - height) / 2)
                color: good.gone ? Theme.tileWell : Theme.tile
                border.width: 1.6
                border.color: Theme.tileInk
                opacity: good.gone ? 0.6 : 1
                Ico {
                    name: good.icon
                    size: Math.round(parent.width * 0.74)
                    lit: true
                    anchors.centerIn: parent
                }
            }
            UiText {
                id: title
                visible: !market.low
                text: Theme.capital(good.name)
                size: 16
                font.pixelSize: Math.min(Theme.px(16), 20)
                x: coin.width + 10
                width: count.x - x - 8
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 13
                elide: Text.ElideRight
                anchors.verticalCenter: parent.verticalCenter
                color: good.gone ? Theme.inkMute : Theme.ink
                Accessible.ignored: true
            }
            FullName {
                about: good
                name: title.text
                cut: market.low || title.truncated
            }
            UiText {
                id: count
                text: "\u00D7" + good.model.left
                size: 16
                font.family: Theme.sans
                font.pixelSize: 16
                bold: true
                color: good.gone ? Theme.rubric : Theme.ink
                x: market.low ? Math.round(coin.x + coin.width / 2 - implicitWidth / 2) : good.width - worth.width - 52
                y: market.low ? coin.height + 1 : Math.round((good.height - height) / 2)
                Accessible.ignored: true
            }
            Badge {
                id: worth
                visible: !market.low
                value: good.points
                size: Math.min(32, good.height)
                atEnd: true
                x: good.width - width
                anchors.verticalCenter: parent.verticalCenter
                Target.name: visible ? good.target + "/points" : ""
            }
        }
    }
    SupplyLine {
        id: foot
        input: market.input
        zone: market
        table: market.table
        x: market.pad
        y: parent.height - height - (market.framed ? 8 : 0)
        width: parent.width - 2 * market.pad
        onStacksAsked: market.stacksAsked()
    }
}
