// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import MagisterLudi.Table

// The games as the table knows them: with GameBoxes the only file of the shell that names one.
QtObject {
    id: games

    // Id of the game; "" for none.
    required property string game
    // What it brings to the table; null for none.
    readonly property TableParts parts: maker.object as TableParts

    readonly property Component wanted: game === "" ? null : componentOf(game)
    // Those read so far, by game.
    property var read: ({})

    // By address: a name would bring the types of every game along with those of the one that is played.
    function componentOf(game: string): Component {
        if (!read[game])
            read[game] = Qt.createComponent(game === "messina" ? "../Messina/MessinaParts.qml" : "../Orleans/OrleansParts.qml");
        return read[game];
    }
    // Keeps what it has made: another language makes every binding look again, and must not bring other parts.
    readonly property Instantiator maker: Instantiator {
        model: games.wanted ? 1 : 0
        delegate: games.wanted
    }
}
