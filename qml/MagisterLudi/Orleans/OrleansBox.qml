// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import MagisterLudi.Ui

// Orléans on the shelf, and what a new game of it asks.
GameBox {
    function departures(chosen: var): var {
        const words = [];
        if (chosen("extraTiles"))
            words.push(qsTr("extra place tiles"));
        if (chosen("fewerTiles"))
            words.push(qsTr("fewer place tiles"));
        return words;
    }

    game: "orleans"
    title: qsTr("Orléans")
    parts: Qt.resolvedUrl("OrleansParts.qml")
    about: qsTr("Gather followers in your bag, and plan what those you draw will do: trade, travel, build and study.")
    credits: qsTr("“Orléans” was designed by Reiner Stockhausen and is published by dlp games.")
    picture: "orleans-frontispiece"
    order: SetupOption {
        key: "shuffled"
        title: qsTr("Starting player")
        choices: [
            { value: true, text: qsTr("Random"), icon: "ui-shuffle" },
            { value: false, text: qsTr("First in the list") }
        ]
    }
    options: [
        SetupOption {
            key: "extraTiles"
            title: qsTr("Extra place tiles")
            explained: qsTr("Six more place tiles are on offer.")
        },
        SetupOption {
            key: "fewerTiles"
            title: qsTr("Fewer place tiles")
            explained: qsTr("For experienced players: before round 1 each player may return one place tile to the box, or two in a two-player game.")
        }
    ]
}
