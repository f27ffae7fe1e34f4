// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A neighbour at a glance: level, wealth, goods, and the tiles of their town. A click shows their whole town.
Spot {
    id: card

    required property int seat
    required target
    required property string accessible
    required property string name
    required property string tincture
    required property string language
    required property bool active
    required property bool asked
    required property bool ready
    required property bool start
    required property int coins
    required property int points
    required property int level
    required property int citizens
    required property int stationsLeft
    required property int technologies
    required property int bag
    required property int market
    required property var goods
    required property var tiles
    required property string town
    // Room for where the merchant is, and for the tiles.
    readonly property bool roomy: height >= 126
    readonly property bool tiled: height >= 156
    readonly property int inner: width - 30

    function act() {
        input.look(seat);
    }

    label: mark.named(accessible)
    ringReach: 2

    SeatLeaf {
        anchors.fill: parent
        tincture: card.tincture
        active: card.active
    }
    Ico {
        id: disc
        name: "disc-" + card.tincture
        size: 28
        x: 15
        y: 7
    }
    Ico {
        visible: card.start
        name: "banner"
        size: 20
        x: 47
        anchors.verticalCenter: disc.verticalCenter
        Target.name: visible ? card.target + "/start" : ""
    }
    PresenceMark {
        id: mark
        table: card.input.table
        seat: card.seat
        x: 6
        y: 2
        Target.name: visible ? card.target + "/presence" : ""
    }
    ReadText {
        id: title
        words: card.name
        title: true
        size: 19
        font.pixelSize: 19
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        x: card.start ? 71 : 50
        width: done.x - x - 6
        anchors.verticalCenter: disc.verticalCenter
    }
    FullName {
        about: card
        name: mark.visible ? card.name + "\n" + mark.words : card.name
        cut: title.truncated || mark.visible
    }
    // Said to be done, or still thinking.
    Ico {
        id: done
        visible: card.ready
        name: "ui-check"
        size: 20
        x: star.x - (visible ? width + 6 : 0)
        width: visible ? 20 : 0
        anchors.verticalCenter: disc.verticalCenter
    }
    NumberedIcon {
        id: star
        icon: "devstar"
        number: card.level
        size: 36
        x: parent.width - width - 8
        y: 4
        Target.name: card.target + "/development"
    }
    SeatWealth {
        home: card.target
        tincture: card.tincture
        coins: card.coins
        stationsLeft: card.stationsLeft
        citizens: card.citizens
        bag: card.bag
        x: 15
        y: 41
        spacing: Math.max(4, (card.inner - 4 * 46) / 3)
    }
    TownGoods {
        id: stock
        wares: card.goods
        size: 21
        fontSize: 15
        spacing: Math.max(2, (card.inner - wares.length * 36) / Math.max(1, wares.length - 1))
        x: 15
        y: 70
    }
    Rectangle {
        visible: card.roomy
        x: 15
        y: 95
        width: card.inner
        height: 1
        color: Theme.hairline
    }
    UiText {
        id: where
        visible: card.roomy
        text: card.town
        size: 14
        soft: true
        x: 42
        y: 101
        width: Math.min(implicitWidth, card.inner - x)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Ico {
        visible: card.roomy
        name: "merchant-" + card.tincture
        size: 22
        x: 15
        y: where.y - 3
        Target.name: visible ? card.target + "/merchant" : ""
    }
    Badge {
        visible: card.roomy
        value: card.points
        size: 30
        spoken: qsTr("Points: %1").arg(value)
        x: parent.width - width - 11
        y: 97
        Target.name: visible ? card.target + "/points" : ""
    }
    Row {
        visible: card.tiled
        x: 15
        y: 130
        spacing: 3
        Repeater {
            model: card.tiled ? Math.min(card.tiles.length, Math.floor(card.inner / 27)) : 0
            Ico {
                required property int index
                name: card.tiles[index]?.icon ?? ""
                size: 24
                Target.name: card.tiles[index]?.target ?? ""
            }
        }
        Ico {
            visible: card.technologies > 0
            name: "tech"
            size: 24
        }
    }
}
