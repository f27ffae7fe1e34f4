// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import MagisterLudi.Messina
import MagisterLudi.Orleans
import MagisterLudi.Table

// The games as the screens know them: no other file of the shell names one.
QtObject {
    id: games

    // Id of the game; "" for none.
    required property string game
    // What it brings to the table; null for none.
    readonly property TableParts parts: madeFor(game)

    readonly property Component messina: Component {
        MessinaParts {}
    }

    readonly property Component orleans: Component {
        OrleansParts {}
    }

    function madeFor(game: string): TableParts {
        switch (game) {
        case "messina": return messina.createObject(games) as TableParts;
        case "orleans": return orleans.createObject(games) as TableParts;
        }
        return null;
    }
}
