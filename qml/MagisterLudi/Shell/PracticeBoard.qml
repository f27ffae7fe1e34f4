// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Household
import MagisterLudi.Lessons
import MagisterLudi.Table
import MagisterLudi.Ui

// The board of one question, as its game draws it. Made anew with each question.
FocusScope {
    id: place

    required property DrillPlayer drill
    required property Table table
    // Where the neighbours stand who have no room on a dense board.
    required property Item strip
    property bool dense: false
    property bool column: false
    property bool veiled: false
    // What the option at which one looks is on the board; "" for nothing.
    property string lit
    readonly property PositionBoard board: hook.item as PositionBoard

    signal ruleAsked(string rule)

    GameParts {
        id: games
        game: place.table?.game ?? ""
    }
    Hook {
        id: hook
        anchors.fill: parent
        source: games.parts ? boardComponent : null
    }
    Component {
        id: boardComponent

        PositionBoard {
            id: position
            anchors.fill: parent
            table: place.table
            parts: games.parts
            strip: place.strip
            dense: place.dense
            column: place.column
            growing: Settings.areas === "growing"
            calm: Settings.hexes === "calm"
            plays: place.drill.kind === "do"
            answered: place.drill.answerState !== "none"
            veiled: place.veiled
            asked: [place.drill.question, ...Array.from(place.drill.options, row => row.text), place.drill.reason, place.drill.rightText].join(" ")
            things: place.drill.kind === "pick" ? Array.from(place.drill.options, row => row.id) : []
            letters: Array.from(place.drill.options, row => row.letter)
            chosen: Array.from(place.drill.given)
            rightOnes: Array.from(place.drill.right)
            spokenOf: [...place.drill.shown, ...(place.lit === "" || things.includes(place.lit) ? [] : [place.lit])]
            onNamed: target => place.drill.pick(target)
            onRuleAsked: rule => place.ruleAsked(rule)

            // What is asked about is opened if it lies in another tab; what scrolls is laid out with the next frame.
            function look() {
                // The first of them last: it stays in sight where not all of them fit.
                for (const thing of [...things].reverse())
                    reveal(thing);
                for (const thing of Array.from(place.drill.shown).reverse())
                    reveal(thing);
            }
            Component.onCompleted: sight.restart()
            Timer {
                id: sight
                interval: 60
                onTriggered: position.look()
            }
        }
    }
}
