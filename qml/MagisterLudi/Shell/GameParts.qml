// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import MagisterLudi.Messina
import MagisterLudi.Orleans
import MagisterLudi.Table

// The games as the table knows them: with GameBoxes the only file of the shell that names one.
QtObject {
    id: games

    // Id of the game; "" for none.
    required property string game
    // What it brings to the table; null for none.
    readonly property TableParts parts: maker.object as TableParts

    readonly property Component messina: Component {
        MessinaParts {}
    }
    readonly property Component orleans: Component {
        OrleansParts {}
    }
    readonly property Component wanted: game === "messina" ? messina : game === "orleans" ? orleans : null
    // Keeps what it has made: another language makes every binding look again, and must not bring other parts.
    readonly property Instantiator maker: Instantiator {
        model: games.wanted ? 1 : 0
        delegate: games.wanted
    }
}
