// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The solo opponent in the rail: who it is, its lieutenants and its place in the popularity book, what it took, its
// pile, and what the tile turned up last tells it to do. A click opens its rules.
Spot {
    id: card

    // The opponent of the table, as opponentRow() tells it.
    required property var row
    readonly property bool turned: row.tile.hex !== undefined

    function act() {
        if (input.asking)
            input.activate(target);
        else
            input.explain(target);
    }

    target: row.target
    label: row.accessible
    ringReach: 2
    implicitHeight: deed.y + deed.height + 12

    SeatLeaf {
        anchors.fill: parent
        tincture: card.row.tincture
        active: card.row.active
    }
    Ico {
        id: disc
        name: "disc-" + card.row.tincture
        size: 32
        x: 16
        y: 11
    }
    Rectangle {
        x: 36
        y: disc.y + 17
        width: 18
        height: 18
        radius: 9
        color: Theme.leaf
        border.width: 1.4
        border.color: Theme.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Place in the turn order: %1").arg(card.row.ordinal)
        Target.name: card.target + "/order"
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
        id: title
        words: qsTr("Opponent")
        title: true
        size: 19
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        elide: Text.ElideRight
        x: 62
        y: 5
        width: parent.width - x - 12
        height: Theme.px(26)
        verticalAlignment: Text.AlignVCenter
    }
    UiText {
        // Whoever has no name of its own is called so already.
        text: card.row.name === title.words ? "" : card.row.name
        size: 14
        soft: true
        elide: Text.ElideRight
        x: 62
        y: title.y + title.height - 2
        width: parent.width - x - 12
        Accessible.ignored: true
    }
    SeatPawns {
        id: pawns
        row: card.row
        x: 14
        y: Math.max(54, title.y + title.height + Theme.px(18) + 2)
        size: 30
        spacing: 2
    }
    OpponentFigures {
        row: card.row
        taken: false
        pile: false
        size: 24
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: pawns.y + 3
    }
    OpponentFigures {
        id: taken
        row: card.row
        popularity: false
        size: 22
        fontSize: 16
        spacing: Math.max(4, (card.width - 28 - 4 * 40 - 62) / 4)
        x: 14
        y: pawns.y + 40
    }
    Rectangle {
        id: rule
        x: 16
        y: taken.y + taken.height + 8
        width: parent.width - 32
        height: 1
        color: Theme.hairline
    }
    OpponentTile {
        id: tile
        visible: card.turned
        row: card.row.tile
        tincture: card.row.tincture
        x: 14
        y: rule.y + 9
        height: 40
        scale: Math.min(1, (card.width - 28) / width)
        transformOrigin: Item.Left
        Accessible.role: Accessible.StaticText
        Accessible.name: card.row.deed
        Target.name: visible ? card.target + "/tile" : ""
    }
    UiText {
        id: deed
        text: card.row.deed
        size: 15
        x: 14
        y: card.turned ? tile.y + tile.height + 6 : rule.y + 8
        width: parent.width - 28
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        Accessible.ignored: true
    }
}
