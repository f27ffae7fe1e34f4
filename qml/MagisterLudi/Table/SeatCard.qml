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
        Accessible.name: qsTr("Place in the turn order: %1").arg(card.ordinal)
        visible: card.ordinal !== ""
        Target.name: visible ? card.target + "/order" : ""
        UiText {
            anchors.centerIn: parent
            text: card.ordinal
            size: 13
            font.pixelSize: 13
            bold: true
            Accessible.ignored: true
        }
    }
    ReadText {
        words: card.name
        title: true
        size: 19
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        x: 60
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
