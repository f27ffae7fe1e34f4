// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What the screens before the table must know of a game: how it looks on the shelf, and what a new game asks.
QtObject {
    // Id of the game.
    required property string game
    required property string title
    // The file with what it brings to the table. By address: a name would bring the types of every game along with those of
    // the one that is played.
    required property url parts
    // One sentence: what it is about.
    required property string about
    // Who made it, for the page about the program.
    required property string credits
    // Name of a drawing in art/boards; the sky is what is cut off.
    required property string picture
    // How the order of the seats comes about: key "shuffled", true and false.
    required property SetupOption order
    property list<SetupOption> options
    // What each person may prefer at the table of this game alone; keys as in Settings.decide.
    property list<SetupOption> preferences

    // What is played otherwise than usual, a few words each; `chosen` gives the value of an option by its key.
    function departures(chosen: var): var {
        return [];
    }
}
