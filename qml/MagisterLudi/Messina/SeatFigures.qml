// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A neighbour's figures in a line: supplies (wealth) or people and property.
Row {
    id: figures

    required property var row
    property bool wealth: true
    property bool overBar: false
    property int size: 22
    property int fontSize: 17
    readonly property string home: "seat:" + row.seat

    spacing: 12

    Repeater {
        model: figures.wealth ? [
            { part: "coins", icon: "coin", n: figures.row.coins, words: qsTr("Coins") },
            { part: "wood", icon: "wood", n: figures.row.wood, words: qsTr("Wood") },
            { part: "fire", icon: "fire", n: figures.row.fire, words: qsTr("Fire") },
            { part: "bigFire", icon: "greatfire", n: figures.row.bigFire, words: qsTr("Big fire") },
            { part: "rats", icon: "rat-stand", n: figures.row.rats, words: qsTr("Rats") }
        ] : [
            { part: "craftsmen", icon: "craftsman", n: figures.row.craftsmen, words: qsTr("Craftsmen") },
            { part: "aristocrats", icon: "aristocrat", n: figures.row.aristocrats, words: qsTr("Aristocrats") },
            { part: "nuns", icon: "nun", n: figures.row.nuns, words: qsTr("Nuns") },
            { part: "ships", icon: "ship", n: figures.row.ships, words: qsTr("Ships") },
            { part: "carts", icon: "cart", n: figures.row.carts, words: qsTr("Carts") },
            { part: "districts", icon: "tile-" + figures.row.tincture, n: figures.row.districts, words: qsTr("Resettled districts") }
        ]
        Count {
            required property var modelData
            icon: modelData.icon
            value: modelData.n
            name: modelData.words
            size: figures.size
            fontSize: figures.fontSize
            spacing: 3
            overBar: figures.overBar
            tint: figures.overBar ? (modelData.n > 0 ? Theme.barInk : Theme.barSoft) : modelData.n > 0 ? Theme.ink : Theme.inkMute
            Target.name: figures.home + "/" + modelData.part
        }
    }
}
