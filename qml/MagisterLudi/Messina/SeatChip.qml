// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A neighbour in the bar: name, lieutenants and points above, figures below; a click shows their estate.
Spot {
    id: chip

    required property var row
    readonly property bool wide: width > 420
    // Points as high as both rows.
    readonly property bool roomy: width > 300
    readonly property real gap: Math.max(3, (width - (roomy ? 78 : 42) - (wide ? 11 : 5) * 34) / (wide ? 11 : 5))

    function act() {
        hand.look(row.seat);
    }

    target: "seat:" + row.seat
    label: row.accessible
    ringReach: 1

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Theme.barUp
        border.width: chip.row.active ? 2 : 1
        border.color: chip.row.active ? Theme.goldFill : "#56688A"
    }
    Ico {
        id: disc
        name: "disc-" + chip.row.tincture
        size: 28
        overBar: true
        x: 5
        anchors.verticalCenter: parent.verticalCenter
    }
    Rectangle {
        x: 22
        y: disc.y + 15
        width: 16
        height: 16
        radius: 8
        color: Theme.bar
        border.width: 1.2
        border.color: Theme.barInk
        Target.name: chip.visible ? chip.target + "/order" : ""
        UiText {
            anchors.centerIn: parent
            text: chip.row.ordinal
            size: 13
            font.pixelSize: 13
            bold: true
            color: Theme.barInk
            Accessible.ignored: true
        }
    }
    UiText {
        text: chip.row.name
        size: 15
        font.pixelSize: 15
        bold: true
        color: Theme.barInk
        elide: Text.ElideRight
        x: 40
        y: 0
        height: 24
        verticalAlignment: Text.AlignVCenter
        width: pawns.x - x - 4
        Accessible.ignored: true
    }
    SeatPawns {
        id: pawns
        row: chip.row
        size: 21
        overBar: true
        x: points.x - width - (chip.roomy ? 8 : 4)
        y: 12 - height / 2
    }
    Badge {
        id: points
        value: chip.row.points
        size: chip.roomy ? 32 : 24
        x: parent.width - size - 4
        y: chip.roomy ? Math.round((parent.height - size) / 2) : 1
        Target.name: chip.target + "/points"
    }
    Row {
        x: 40
        y: 25
        spacing: chip.gap + 6
        SeatFigures {
            row: chip.row
            overBar: true
            size: 17
            fontSize: 14
            spacing: chip.gap
        }
        SeatFigures {
            visible: chip.wide
            row: chip.row
            wealth: false
            overBar: true
            size: 17
            fontSize: 14
            spacing: chip.gap
        }
    }
}
