// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Rules
import MagisterLudi.Ui

// How the household plays what the rulebooks of a game leave open, question by question; for games to come.
SheetPage {
    id: page

    property string game: chosen(Settings.table)
    readonly property var questions: RulingTexts.questions(game, Language.current)
    readonly property var answers: Settings.rulings[game] ?? ({})

    // The game of the last table.
    function chosen(habits: var): string {
        return habits.game;
    }
    function show(of: string) {
        game = of;
    }

    title: qsTr("Rulings")
    crumb: GameBoxes.titleOf(game)
    spacing: 22

    UiText {
        width: page.innerWidth
        text: qsTr("What your household decides here applies to games you start from now on. A game in progress keeps its own rulings.")
        size: 17
        soft: true
        wrapMode: Text.WordWrap
    }
    Setting {
        width: page.innerWidth
        title: presets.label

        PresetRow {
            id: presets
            width: parent.width
            game: page.game
        }
    }
    Repeater {
        // By number: the words come anew with every language.
        model: page.questions.length

        RulingQuestion {
            required property int index
            width: page.innerWidth
            // Between two games a question may be there that the new one has no more.
            row: page.questions[Math.min(index, page.questions.length - 1)]
            chosen: page.answers[row.option] ?? ""
            onPicked: choice => Settings.setRuling(page.game, row.option, choice)
            onRuleAsked: rule => page.bookWanted(rule)
        }
    }
}
