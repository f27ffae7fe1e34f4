// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Figures of the solo opponent in a line: its space in the popularity book, or (taken) the tiles it took, or both.
Row {
    id: figures

    required property var row
    property bool popularity: true
    property bool taken: true
    property bool pile: true
    property bool overBar: false
    property int size: 22
    property int fontSize: 17
    readonly property string home: "seat:" + row.seat

    spacing: 12

    Repeater {
        model: [
            { part: "popularity", shown: figures.popularity, icon: "book-merit", n: figures.row.space, words: qsTr("Space on the popularity book:") },
            { part: "ships", shown: figures.taken, icon: "ship", n: figures.row.ships, words: qsTr("Ships taken:") },
            { part: "carts", shown: figures.taken, icon: "cart", n: figures.row.carts, words: qsTr("Carts taken:") },
            { part: "workshops", shown: figures.taken, icon: "workshop", n: figures.row.workshops, words: qsTr("Workshops taken:") },
            { part: "huts", shown: figures.taken, icon: "hut-upgrade", n: figures.row.huts, words: qsTr("Hut upgrades taken:") }
        ].filter(one => one.shown)
        Count {
            required property var modelData
            icon: modelData.icon
            value: modelData.n
            name: modelData.words
            size: figures.size
            fontSize: figures.fontSize
            spacing: 3
            overBar: figures.overBar
            tint: figures.overBar ? (modelData.n !== 0 ? Theme.barInk : Theme.barSoft) : modelData.n !== 0 ? Theme.ink : Theme.inkMute
            Target.name: figures.home + "/" + modelData.part
        }
    }
    // Tiles that lie face down: the back is red and white like the face.
    Row {
        visible: figures.pile
        spacing: 5
        height: figures.size
        Target.name: visible ? figures.home + "/pile" : ""
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Tiles in the stack: %1").arg(figures.row.pile)

        Item {
            width: Math.round(figures.size * 1.3)
            height: Math.round(figures.size * 0.86)
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: figures.row.pile > 1 ? 2 : 1
                Rectangle {
                    required property int index
                    x: index * 3
                    y: index * -2 + 2
                    width: parent.width - 3
                    height: parent.height - 2
                    radius: 3
                    color: figures.row.pile > 0 ? Theme.night ? "#DDD0B2" : "#FFFDF6" : "transparent"
                    border.width: 1.4
                    border.color: figures.row.pile > 0 ? Theme.tileInk : Theme.edge

                    Rectangle {
                        visible: figures.row.pile > 0
                        x: Math.round(parent.width * 0.56)
                        y: 1
                        width: parent.width - x - 1
                        height: parent.height - 2
                        color: Theme.night ? "#B9776A" : "#E9B3A6"
                    }
                }
            }
        }
        UiText {
            text: "\u00D7" + figures.row.pile
            size: figures.fontSize
            font.family: Theme.sans
            bold: true
            color: figures.overBar ? Theme.barInk : Theme.ink
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
