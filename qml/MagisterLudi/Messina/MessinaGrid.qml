// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Lays out the table. Wide (>= 1600): rail of time and people, town, estate. Else dense: town and estate, everything
// else beside them, and the neighbours in the bar. With three or four seats the town is tall and takes the full height,
// so the books move to the estate's side.
TableBoard {
    id: board

    required property InputController input
    required property TableParts parts
    // Hexes show their coordinates.
    property bool coords: false
    readonly property MessinaTable table: shared.table as MessinaTable
    readonly property int players: table.playerCount
    readonly property bool tall: players > 2
    readonly property int gap: dense ? 6 : 10
    readonly property int railWidth: dense ? 0 : 284
    readonly property real leftEdge: dense ? 0 : railWidth + gap
    readonly property real room: width - leftEdge
    readonly property real cityShare: dense ? (players === 2 ? 0.51 : players === 3 ? 0.49 : 0.465) : (players === 2 ? 0.55 : players === 3 ? 0.53 : 0.51)
    readonly property real cityWidth: Math.round((room - gap) * cityShare)
    readonly property real booksHeight: dense ? (tall ? 112 : Math.max(112, Math.min(130, height * 0.165))) : tall ? 148 : 196
    readonly property real cityHeight: tall ? height : height - booksHeight - gap
    readonly property real rightEdge: leftEdge + cityWidth + gap
    readonly property real rightWidth: width - rightEdge
    readonly property real offersHeight: dense ? (tall ? 166 : 190) : tall ? 182 : 200
    readonly property real estateHeight: height - offersHeight - gap - (tall ? booksHeight + gap : 0)
    readonly property bool wheelInSea: dense || height < 860

    zones: [city, books, estate, markets, rounds, wheel]
    views: [estate.view]

    function reveal(item: Item) {
        city.keepInView(item);
        revealInViews(item);
    }
    function zoom(by: int): bool {
        if (!zoomView(by))
            city.zoomBy(by);
        return true;
    }

    City {
        id: city
        input: board.input
        coords: board.coords
        calm: board.shared.calm
        x: board.leftEdge
        width: board.cityWidth
        height: board.cityHeight
    }
    WheelPanel {
        id: wheel
        input: board.input
        dense: board.wheelInSea
        x: board.wheelInSea ? board.leftEdge + 6 : 0
        y: board.wheelInSea ? 6 : rounds.height + board.gap
        width: board.wheelInSea ? Math.round(Math.min(190, Math.max(120, city.r * 2))) : board.railWidth
        height: board.wheelInSea ? Math.round(width * 0.3) + 28 : 118
    }
    BookTracks {
        id: books
        input: board.input
        dense: board.dense
        x: board.tall ? board.rightEdge : board.leftEdge
        y: board.tall ? board.estateHeight + board.gap : board.cityHeight + board.gap
        width: board.tall ? board.rightWidth : board.cityWidth
        height: board.booksHeight
    }
    Estate {
        id: estate
        input: board.input
        dense: board.dense
        side: board.dense && board.tall
        growing: board.shared.growing
        flat: board.dense || board.tall
        x: board.rightEdge
        width: board.rightWidth
        height: board.estateHeight
    }
    Markets {
        id: markets
        input: board.input
        dense: board.dense
        x: board.rightEdge + (board.dense ? rounds.width + board.gap : 0)
        y: board.height - board.offersHeight
        width: board.width - x
        height: board.offersHeight
    }
    RoundTable {
        id: rounds
        input: board.input
        dense: board.dense
        x: board.dense ? board.rightEdge : 0
        y: board.dense ? board.height - board.offersHeight : 0
        width: board.dense ? (board.tall ? 196 : 186) : board.railWidth
        height: board.dense ? board.offersHeight : 262
    }
    Hook {
        y: board.wheelInSea ? rounds.height + board.gap : rounds.height + wheel.height + 2 * board.gap
        width: board.railWidth
        height: board.height - y
        source: board.dense ? null : rail
    }
    Component {
        id: rail
        Item {
            anchors.fill: parent

            Neighbours {
                id: people
                input: board.input
                width: parent.width
                height: Math.min(parent.height, wished)
            }
            LogPanel {
                visible: height > 140
                input: board.input
                parts: board.parts
                y: people.wished > 0 ? people.wished + board.gap : 0
                width: parent.width
                height: parent.height - y
                jumps: board.shared.lesson === null
                onRuleAsked: rule => board.ruleAsked(rule)
                onJumped: line => board.jumped(line)
            }
        }
    }
}
