// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The solo opponent in the bar: who it is and its figures, and beside them the tile turned up last. A click opens its rules.
Spot {
    id: chip

    // The opponent of the table, as opponentRow() tells it.
    required property var row
    readonly property bool turned: row.tile.hex !== undefined
    // How wide it would be with everything in it.
    readonly property real wished: 40 + Math.max(figures.width, name.implicitWidth + 12 + pawns.width) + 16 + (turned ? tile.width + 12 : 0)

    function act() {
        if (input.asking)
            input.activate(target);
        else
            input.explain(target);
    }

    target: row.target
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
    OrderMark {
        ordinal: chip.row.ordinal
        home: chip.target
        overBar: true
        x: 37
        y: 3
    }
    UiText {
        id: name
        text: qsTr("Opponent")
        size: 15
        font.pixelSize: 15
        bold: true
        color: Theme.barInk
        x: 60
        y: 0
        height: 24
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    SeatPawns {
        id: pawns
        row: chip.row
        size: 21
        overBar: true
        x: name.x + name.width + 12
        y: 12 - height / 2
    }
    OpponentFigures {
        id: figures
        row: chip.row
        overBar: true
        size: 17
        fontSize: 14
        spacing: 9
        x: 40
        y: 25
    }
    OpponentTile {
        id: tile
        visible: chip.turned && x >= figures.x + figures.width + 8
        row: chip.row.tile
        tincture: chip.row.tincture
        x: chip.width - width - 6
        height: 34
        anchors.verticalCenter: parent.verticalCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: chip.row.deed
        Target.name: chip.turned ? chip.target + "/tile" : ""
    }
}
