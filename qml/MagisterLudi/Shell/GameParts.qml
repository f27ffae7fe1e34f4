// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import MagisterLudi.Table

// What the game on the table brings to it.
QtObject {
    id: games

    // Id of the game; "" for none.
    required property string game
    // What it brings to the table; null for none.
    readonly property TableParts parts: maker.object as TableParts

    readonly property Component wanted: game === "" ? null : componentOf(game)
    // Those read so far, by game.
    property var read: ({})

    function componentOf(game: string): Component {
        if (!read[game])
            read[game] = Qt.createComponent(GameBoxes.of(game).parts);
        return read[game];
    }
    // Keeps what it has made: another language makes every binding look again, and must not bring other parts.
    readonly property Instantiator maker: Instantiator {
        model: games.wanted ? 1 : 0
        delegate: games.wanted
    }
}
