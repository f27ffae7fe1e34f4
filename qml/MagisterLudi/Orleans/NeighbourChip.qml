// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A neighbour in a line: name, level, and what they own below. A click shows their whole town.
Spot {
    id: chip

    required property int seat
    required target
    required property string accessible
    required property string name
    required property string tincture
    required property bool active
    required property bool ready
    required property bool start
    required property int coins
    required property int level
    required property int citizens
    required property int stationsLeft
    required property int bag
    required property var goods
    readonly property bool wide: width > 340

    function act() {
        input.look(seat);
    }

    label: mark.named(accessible)
    ringReach: 1

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: chip.active ? Theme.goldWash : Theme.leaf
        border.width: chip.active ? 2 : 1
        border.color: chip.active ? Theme.gold : Theme.edge
    }
    Rectangle {
        width: 5
        height: parent.height - 2
        x: 1
        y: 1
        radius: 3
        color: Theme.seatColor(chip.tincture)
    }
    Ico {
        id: disc
        name: "disc-" + chip.tincture
        size: 24
        x: 10
        y: 1
    }
    Ico {
        visible: chip.start
        name: "banner"
        size: 18
        x: 37
        anchors.verticalCenter: title.verticalCenter
        Target.name: visible ? chip.target + "/start" : ""
    }
    PresenceMark {
        id: mark
        table: chip.input.table
        seat: chip.seat
        x: 2
        y: 8
        Target.name: visible ? chip.target + "/presence" : ""
    }
    UiText {
        id: title
        text: chip.name
        size: 15
        font.pixelSize: 15
        bold: true
        elide: Text.ElideRight
        x: chip.start ? 58 : 38
        y: 2
        width: signs.x - x - 4
        Accessible.ignored: true
    }
    FullName {
        about: chip
        name: mark.visible ? chip.name + "\n" + mark.words : chip.name
        cut: title.truncated || mark.visible
    }
    Row {
        id: signs
        x: star.x - width - 4
        y: 3
        spacing: 3
        Ico {
            visible: chip.ready
            name: "ui-check"
            size: 18
        }
    }
    NumberedIcon {
        id: star
        icon: "devstar"
        number: chip.level
        size: 30
        x: parent.width - width - 4
        anchors.verticalCenter: parent.verticalCenter
        Target.name: chip.target + "/development"
    }
    Row {
        x: 10
        y: 25
        spacing: Math.max(4, Math.min(10, (star.x - 14 - 4 * 34 - (chip.wide ? 5 * 28 : 0)) / (chip.wide ? 8 : 3)))

        SeatWealth {
            home: chip.target
            tincture: chip.tincture
            coins: chip.coins
            stationsLeft: chip.stationsLeft
            citizens: chip.citizens
            bag: chip.bag
            size: 17
            fontSize: 14
            spacing: parent.spacing
        }
        TownGoods {
            visible: chip.wide
            wares: chip.wide ? chip.goods : []
            size: 17
            fontSize: 14
            spacing: parent.spacing
        }
    }
}
