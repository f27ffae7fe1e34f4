// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A neighbour at a glance; a click shows their estate.
Spot {
    id: card

    required property var row
    readonly property bool roomy: height >= 150

    function act() {
        hand.look(row.seat);
    }

    target: "seat:" + row.seat
    label: row.accessible
    ringReach: 2

    Leaf {
        anchors.fill: parent
        level: 2
        line: card.row.active ? Theme.gold : Theme.edge
        lineWidth: card.row.active ? 2 : 1
        fill: card.row.active ? Theme.goldWash : Theme.leaf
    }
    Rectangle {
        width: 6
        height: parent.height - 2
        x: 1
        y: 1
        radius: 4
        color: Theme.seatColor(card.row.tincture)
    }
    Ico {
        id: disc
        name: "disc-" + card.row.tincture
        size: 30
        x: 16
        y: card.roomy ? 10 : 6
    }
    Rectangle {
        x: 35
        y: disc.y + 16
        width: 18
        height: 18
        radius: 9
        color: Theme.leaf
        border.width: 1.4
        border.color: Theme.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Place in the turn order: %1").arg(card.row.ordinal)
        Target.name: card.visible ? card.target + "/order" : ""
        UiText {
            anchors.centerIn: parent
            text: card.row.ordinal
            size: 13
            font.pixelSize: 13
            bold: true
            Accessible.ignored: true
        }
    }
    ReadText {
        words: card.row.name
        title: true
        size: 19
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        x: 60
        width: parent.width - x - 56
        anchors.verticalCenter: disc.verticalCenter
    }
    Badge {
        value: card.row.points
        size: 40
        x: parent.width - 48
        y: disc.y - 5
        Target.name: card.target + "/points"
        spoken: qsTr("Points: %1").arg(value)
    }
    SeatFigures {
        row: card.row
        x: 14
        y: card.roomy ? 52 : 42
        size: 21
        fontSize: 16
        spacing: Math.max(4, (card.width - 28 - 5 * 42) / 4)
    }
    Rectangle {
        visible: card.roomy
        x: 16
        y: 82
        width: parent.width - 32
        height: 1
        color: Theme.hairline
    }
    SeatPawns {
        row: card.row
        x: 14
        y: card.roomy ? 89 : 68
        size: card.roomy ? 30 : 26
        spacing: 2
    }
    SeatFigures {
        row: card.row
        wealth: false
        x: 14
        y: card.height - (card.roomy ? 38 : 28)
        size: 21
        fontSize: 16
        spacing: Math.max(3, (card.width - 28 - 6 * 37) / 5)
    }
}
