// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import MagisterLudi.Ui

// Messina 1347 on the shelf, and what a new game of it asks.
GameBox {
    id: messina

    readonly property var sides: [
        { value: "basic", text: qsTr("Side a, all the same") },
        { value: "advanced", text: qsTr("Side b, all different") }
    ]

    function departures(chosen: var): var {
        const boards = chosen("boards") === "advanced", scrolls = chosen("scrolls") === "advanced";
        const words = [];
        if (boards || scrolls)
            words.push(boards && scrolls ? qsTr("advanced boards") : boards ? qsTr("advanced player boards") : qsTr("advanced scroll boards"));
        if (chosen("priorityTile"))
            words.push(qsTr("priority tile"));
        return words;
    }

    game: "messina"
    title: qsTr("Messina 1347")
    parts: Qt.resolvedUrl("MessinaParts.qml")
    about: qsTr("Rescue citizens from the plague, let them work on your estate, and bring them back to a healthy town.")
    credits: qsTr("“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games.")
    picture: "frontispiece"
    order: SetupOption {
        key: "shuffled"
        title: qsTr("Turn order in the first round")
        rule: "messina.setup.order.random"
        choices: [
            { value: true, text: qsTr("Random"), icon: "ui-shuffle" },
            { value: false, text: qsTr("As listed") }
        ]
    }
    options: [
        SetupOption {
            key: "boards"
            title: qsTr("Player boards")
            rule: "messina.advanced.b-sides"
            choices: messina.sides
        },
        SetupOption {
            key: "scrolls"
            title: qsTr("Scroll boards")
            rule: "messina.advanced.scroll-boards"
            choices: messina.sides
        },
        SetupOption {
            key: "priorityTile"
            title: qsTr("With the book priority tile")
            rule: "messina.priority.tile"
        }
    ]
    preferences: [
        SetupOption {
            key: "areas"
            title: qsTr("Workshops in an estate")
            choices: [
                { value: "fixed", text: qsTr("Always the same size") },
                { value: "growing", text: qsTr("As large as space allows") }
            ]
        },
        SetupOption {
            key: "hexes"
            title: qsTr("Hex artwork")
            choices: [
                { value: "detailed", text: qsTr("With a skyline") },
                { value: "calm", text: qsTr("Plain") }
            ]
        }
    ]
}
