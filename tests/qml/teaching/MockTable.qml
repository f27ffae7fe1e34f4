// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Stands in for the table page: bars, rail, town, own board, all with target names and places close to the real ones.
// A click or Enter on a thing is noted in clicked.
FocusScope {
    id: table

    property var clicked: []
    readonly property bool wide: width >= 1600
    property alias topBar: top
    property alias promptBar: prompt

    focus: true

    component Thing: Pressable {
        id: thing
        property string target
        property string caption: target
        property color fill: Theme.leaf
        label: target
        Target.name: target
        onClicked: table.clicked = table.clicked.concat([target])
        Rectangle {
            anchors.fill: parent
            color: thing.fill
            radius: 6
            border.width: 1
            border.color: Theme.edge
        }
        UiText {
            anchors.centerIn: parent
            text: thing.caption
            size: 13
        }
    }
    component Panel: Leaf {
        id: panel
        property string target
        Target.name: target
        UiText {
            x: 14
            y: 10
            text: panel.target
            bold: true
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Rectangle {
        id: top
        width: parent.width
        height: table.wide ? 56 : 48
        color: Theme.bar
        Thing {
            target: "button:undo"
            x: parent.width - 300
            y: 4
            width: 120
            height: parent.height - 8
        }
    }
    Item {
        visible: table.wide
        x: 12
        y: 68
        Panel {
            target: "round-table"
            width: 284
            height: 262
        }
        Panel {
            target: "wheel"
            y: 270
            width: 284
            height: 118
        }
        Panel {
            target: "seat:2"
            y: 396
            width: 284
            height: 166
        }
        Panel {
            target: "log"
            y: 573
            width: 284
            height: table.height - 573 - 156
        }
    }
    Item {
        id: board
        Target.name: "board"
        x: table.wide ? 308 : 8
        y: table.wide ? 68 : 56
        width: table.wide ? 872 : 790
        height: table.height - y - (table.wide ? 300 : 72)
        clip: true
        readonly property real r: Math.min(90, height / 8.1)

        Picture {
            anchors.fill: parent
            name: "sea"
            fillMode: Image.PreserveAspectCrop
        }
        Repeater {
            model: 20
            Item {
                id: hex
                required property int index
                readonly property int line: Math.floor(index / 4)
                readonly property string name: "ABCDE"[line] + (index % 4 + 1)
                width: board.r * Math.sqrt(3)
                height: board.r * 2
                x: board.width / 2 + (index % 4 - 2 + (line % 2 ? 0.5 : 0)) * width - width / 4
                y: board.height / 2 - board.r * 4 + line * board.r * 1.5

                Picture {
                    anchors.fill: parent
                    name: ["hex-white-0", "hex-orange-0", "hex-turquoise-0", "hex-red-0"][hex.index % 4]
                }
                Thing {
                    anchors.fill: parent
                    target: "hex:" + hex.name
                    Target.hexagonal: true
                    Target.whole: true
                    caption: hex.name
                    fill: "transparent"
                }
                Ico {
                    name: "nun"
                    lit: true
                    size: 34
                    x: parent.width * 0.25
                    y: parent.height * 0.4
                    Target.name: "hex:" + hex.name + "/citizens"
                }
                Ico {
                    name: "plague"
                    lit: true
                    size: 34
                    x: parent.width * 0.55
                    y: parent.height * 0.4
                    Target.name: "hex:" + hex.name + "/cube"
                }
            }
        }
    }
    Leaf {
        id: own
        x: table.wide ? 1192 : 806
        y: board.y
        width: table.width - x - (table.wide ? 12 : 8)
        height: table.height - y - (table.wide ? 88 : 72)

        Item {
            id: estate
            x: own.width * 0.2
            y: 120
            width: own.width * 0.6
            height: width
            Target.name: "seat:1/estate"
            Picture {
                anchors.fill: parent
                name: "estate"
            }
        }
        Row {
            x: 12
            y: 60
            spacing: 10
            Repeater {
                model: ["coins", "wood", "fire", "rats", "points"]
                Thing {
                    required property string modelData
                    target: "seat:1/" + modelData
                    caption: modelData
                    width: 74
                    height: 40
                }
            }
        }
        Row {
            x: 12
            y: own.height - 130
            spacing: 12
            Repeater {
                model: 4
                Thing {
                    required property int index
                    target: "seat:1/hut/" + (index + 1)
                    Target.whole: true
                    width: 96
                    height: 116
                }
            }
        }
    }
    Column {
        visible: table.wide
        x: 308
        y: table.height - 288
        spacing: 6
        Repeater {
            model: ["book:city", "book:church", "book:popularity"]
            Thing {
                required property string modelData
                target: modelData
                width: 872
                height: 62
            }
        }
    }
    Leaf {
        id: prompt
        level: 2
        x: 8
        y: table.height - height - 6
        width: table.width - 16
        height: 58
        Target.name: "prompt"
        UiText {
            x: 80
            text: "Choose a hex for your lieutenant."
            size: 20
            bold: true
            anchors.verticalCenter: parent.verticalCenter
        }
        Thing {
            target: "button:end-turn"
            x: parent.width - 160
            y: 8
            width: 140
            height: 42
        }
    }
}
