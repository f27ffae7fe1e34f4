// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Game
import MagisterLudi.Household
import MagisterLudi.Rules

// The reader of the rules as the program uses it: in the language of the interface, with the rulings of the table that
// is open, or else with the household's for the games to come.
RulesReader {
    id: reader

    // The table, if it plays the game that is read.
    readonly property Table table: laid && laid.game === game ? laid : null
    readonly property Table laid: Program.currentTable
    // Id of the game whose rules are read; empty for the one that was read last.
    property string reads: laid?.game ?? ""

    // Keeps what was picked: at a table for this game, elsewhere for the next ones.
    function keep(option: string, choice: string) {
        if (table) {
            table.switchRuling(option, choice);
            look();
        } else {
            Settings.setRuling(game, option, choice);
        }
    }
    function take() {
        if (reads !== "")
            game = reads;
        look();
    }
    // A game goes on, and what could still be changed a moment ago may be too late.
    function look() {
        rulings = table?.rulings ?? ({});
        rulingChanges = table && rulingOption !== "" ? table.rulingChanges(rulingOption) : ({});
    }

    language: Language.current
    household: Settings.rulings[game] ?? ({})
    onRulingOptionChanged: look()
    onTableChanged: look()
    onLaidChanged: take()
    onReadsChanged: take()
    Component.onCompleted: take()
}
