// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The frame of a neighbour in the bar, with the name above and the points; what they have is the game's. A click shows
// their board.
Spot {
    id: chip

    required property int seat
    required property string name
    required property string tincture
    required property bool active
    required property int points
    required property string accessible
    // Place in the turn order; empty where it says nothing.
    property string ordinal
    // Where the name ends.
    property real nameEnd: badge.x - (roomy ? 8 : 4)
    readonly property real badgeX: badge.x
    // Points as high as both rows.
    readonly property bool roomy: width > 300

    function act() {
        input.look(seat);
    }

    target: "seat:" + seat
    label: mark.named(accessible)
    // The bar has no more room.
    ringReach: 0

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Theme.barUp
        border.width: chip.active ? 2 : 1
        border.color: chip.active ? Theme.goldFill : "#56688A"
    }
    Ico {
        id: disc
        name: "disc-" + chip.tincture
        size: 28
        overBar: true
        x: 5
        anchors.verticalCenter: parent.verticalCenter
    }
    OrderMark {
        id: order
        ordinal: chip.ordinal
        home: chip.target
        overBar: true
        x: 37
        y: 3
    }
    UiText {
        text: chip.name
        size: 15
        font.pixelSize: 15
        bold: true
        color: Theme.barInk
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        elide: Text.ElideRight
        x: chip.ordinal !== "" ? 60 : 40
        y: 0
        height: 24
        verticalAlignment: Text.AlignVCenter
        width: chip.nameEnd - x - 4
        Accessible.ignored: true
    }
    PresenceMark {
        id: mark
        about: chip
        table: chip.input.table
        seat: chip.seat
        x: 2
        y: 1
        Target.name: visible ? chip.target + "/presence" : ""
        overBar: true
    }
    Badge {
        id: badge
        value: chip.points
        size: chip.roomy ? 32 : 24
        x: parent.width - size - 4
        y: chip.roomy ? Math.round((parent.height - size) / 2) : 1
        Target.name: chip.target + "/points"
    }
}
