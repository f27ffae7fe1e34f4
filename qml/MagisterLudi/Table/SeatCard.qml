// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The frame of a neighbour at a glance, with the name and the points; what they have is the game's. A click shows their
// board.
Spot {
    id: card

    required property int seat
    required property string name
    required property string tincture
    required property bool active
    required property int points
    required property string accessible
    // Place in the turn order; empty where it says nothing.
    property string ordinal
    readonly property bool roomy: height >= 150

    function act() {
        input.look(seat);
    }

    target: "seat:" + seat
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
        size: 30
        x: 16
        y: card.roomy ? 10 : 6
    }
    OrderMark {
        id: order
        ordinal: card.ordinal
        home: card.target
        x: 50
        anchors.verticalCenter: disc.verticalCenter
    }
    ReadText {
        words: card.name
        title: true
        size: 19
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        x: card.ordinal !== "" ? 74 : 54
        width: parent.width - x - 56
        anchors.verticalCenter: disc.verticalCenter
    }
    PresenceMark {
        id: mark
        about: card
        table: card.input.table
        seat: card.seat
        x: 8
        y: disc.y - 4
        Target.name: visible ? card.target + "/presence" : ""
    }
    Badge {
        value: card.points
        size: 40
        x: parent.width - 48
        y: disc.y - 5
        Target.name: card.target + "/points"
        spoken: qsTr("Points: %1").arg(value)
    }
}
