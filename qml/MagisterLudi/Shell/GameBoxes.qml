// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml
import MagisterLudi.Desktop
import MagisterLudi.Messina
import MagisterLudi.Orleans
import MagisterLudi.Ui

// The games as the screens before the table know them: no other file there names one.
QtObject {
    id: boxes

    readonly property list<GameBox> all: [
        MessinaBox {},
        OrleansBox {}
    ]
    // Those that can be played, in the order of the shelf: [{box, least, most, options}].
    readonly property var shelf: rowsOf(Program.playable)

    function rowsOf(playable: var): var {
        return playable.map(row => ({
                    box: of(row.game),
                    least: row.leastPlayers,
                    most: row.mostPlayers,
                    options: row.options
                })).filter(row => row.box !== null);
    }
    // Names of games, in one line.
    function titlesOf(games: var): string {
        return games.map(game => titleOf(game)).join(", ");
    }
    // Null for no game of ours.
    function of(game: string): GameBox {
        for (let i = 0; i < all.length; ++i)
            if (all[i].game === game)
                return all[i];
        return null;
    }
    // The name of a game as people know it.
    function titleOf(game: string): string {
        return of(game)?.title ?? game;
    }
    function players(least: int, most: int): string {
        //: on a box: from two to four
        return qsTr("%1–%n players", "", most).arg(least);
    }
    // Every option of a game as it usually is, by its key in Settings.table.
    function usual(game: string): var {
        const table = {};
        const row = shelf.find(one => one.box.game === game);
        for (const key in row?.options ?? {})
            table[game + "/" + key] = row.options[key][0];
        return table;
    }
}
