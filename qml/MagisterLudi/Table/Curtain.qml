// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The strongest form of handing over: a cloth in the next seat's tincture over everything, until they open it.
// The small line on top is in the language of whoever has just played; everything else in the next person's.
FocusScope {
    id: curtain

    readonly property bool arrowKeys: true
    // What the table says at a change of seat; see Table::handOver.
    required property var row
    readonly property var from: row.from ?? ({})
    readonly property var since: row.since ?? []
    readonly property string tincture: row.tincture ?? ""
    // The cloth lies in the shade, whatever the light of the house: its words are light.
    readonly property color cloth: Qt.darker(Theme.seatColor(tincture), Theme.night ? 4.2 : 2.3)
    readonly property color board: "#2D261F"
    readonly property color cream: "#F3E6CB"
    readonly property color creamSoft: "#CCBB9C"
    readonly property color gold: "#E3B24C"

    signal opened
    signal undoWanted

    // A drawing of so many pixels laid side by side: items of their own would be two hundred, and two MiB.
    component Cloth: Image {
        property string name
        property size piece

        source: Drawings.board(name, false, piece.width * Theme.fineness, piece.height * Theme.fineness, -1)
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        transformOrigin: Item.TopLeft
        scale: 1 / Theme.fineness
    }

    Target.name: "curtain"
    Accessible.role: Accessible.Dialog
    Accessible.name: row.title ?? ""

    Keys.onPressed: event => {
        // Languages can be chosen from here.
        const letter = Keyboard.means(event.text, event.modifiers) ? Keyboard.letterOf(event.text) : "";
        event.accepted = true;
        if (letter === "u")
            curtain.undoWanted();
        else if (event.key === Qt.Key_Escape)
            curtain.opened();
        else
            event.accepted = !["x", "l"].includes(letter);
    }

    // Nothing below is clicked, hovered or scrolled.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: event => event.accepted = true
    }
    Item {
        id: fall
        width: parent.width
        height: parent.height
        clip: true

        NumberAnimation on y {
            id: drop
            from: -fall.height
            to: 0
            duration: Theme.duration(320)
            running: Theme.duration(320) > 0
            easing.type: Easing.OutCubic
        }
        Rectangle {
            anchors.fill: parent
            color: curtain.cloth
        }
        // Folds.
        Repeater {
            model: Math.ceil(curtain.width / 96)

            Rectangle {
                required property int index
                x: index * 96 + (index % 3) * 9
                width: 26 + (index % 4) * 9
                height: curtain.height
                color: "#000000"
                opacity: 0.14
            }
        }
        // A diaper of lozenges, as heralds fill an empty field.
        Cloth {
            name: "curtain-field"
            piece: Qt.size(120, 240)
            width: curtain.width * Theme.fineness
            height: curtain.height * Theme.fineness
            opacity: 0.07
        }
        Rectangle {
            width: parent.width
            height: 22
            color: "#3A2A1A"
        }
        Rectangle {
            y: 22
            width: parent.width
            height: 4
            color: curtain.gold
        }
        Cloth {
            name: "curtain-fringe"
            piece: Qt.size(30, 42)
            y: curtain.height - 42
            width: curtain.width * Theme.fineness
            height: 42 * Theme.fineness
        }
        Rectangle {
            width: parent.width
            height: 12
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 34
            color: Qt.darker(curtain.gold, 1.15)
        }
        Rectangle {
            visible: curtain.from.thanks !== undefined
            y: 48
            width: thanks.width + 40
            height: thanks.height + 20
            radius: height / 2
            color: "#1E1712"
            border.width: 2
            border.color: curtain.gold
            anchors.horizontalCenter: parent.horizontalCenter

            Row {
                id: thanks
                anchors.centerIn: parent
                spacing: 12

                Tag {
                    text: (curtain.from.language ?? "").toUpperCase()
                    wash: "#2D261F"
                    tint: curtain.creamSoft
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    text: curtain.from.thanks ?? ""
                    size: 17
                    color: curtain.cream
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Rectangle {
            anchors.centerIn: parent
            width: Math.min(parent.width - 80, Theme.px(860))
            height: Math.min(parent.height - 190, middle.height + 64)
            radius: Theme.radiusOverlay
            color: curtain.board
            border.width: 2
            border.color: curtain.gold

            Rectangle {
                anchors.fill: parent
                anchors.margins: 8
                color: "transparent"
                border.width: 1
                border.color: curtain.gold
                opacity: 0.6
            }
            Column {
                id: middle
                anchors.centerIn: parent
                width: parent.width - 96
                spacing: 18

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 36

                    Ico {
                        visible: curtain.from.tincture !== undefined
                        name: curtain.from.tincture ? "shield-" + curtain.from.tincture : ""
                        overBar: true
                        size: 58
                        opacity: 0.75
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Ico {
                        visible: curtain.from.tincture !== undefined
                        name: "ui-next"
                        overBar: true
                        size: 26
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Rectangle {
                        width: 116
                        height: 116
                        radius: 58
                        color: "#14100D"
                        border.width: 2
                        border.color: curtain.gold

                        Ico {
                            anchors.centerIn: parent
                            name: curtain.tincture === "" ? "" : "shield-" + curtain.tincture
                            overBar: true
                            size: 76
                        }
                    }
                }
                ReadText {
                    words: curtain.row.title ?? ""
                    title: true
                    size: curtain.width < 1500 ? 42 : 54
                    color: curtain.cream
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                }
                UiText {
                    text: curtain.row.note ?? ""
                    size: 18
                    color: curtain.creamSoft
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                }
                Rectangle {
                    visible: curtain.since.length > 0
                    width: parent.width
                    height: told.height + 28
                    radius: Theme.radiusCard
                    color: "#17120E"

                    Column {
                        id: told
                        x: 20
                        y: 14
                        width: parent.width - 40
                        spacing: 9

                        UiText {
                            text: curtain.row.sinceTitle ?? ""
                            size: 15
                            bold: true
                            color: curtain.creamSoft
                        }
                        Repeater {
                            model: curtain.since

                            Row {
                                id: line

                                required property var modelData
                                width: told.width
                                spacing: 12

                                Ico {
                                    name: line.modelData.tincture ? "disc-" + line.modelData.tincture : "round-marker"
                                    overBar: true
                                    size: Theme.px(22)
                                }
                                UiText {
                                    text: line.modelData.text
                                    size: 17
                                    color: curtain.cream
                                    width: parent.width - Theme.px(22) - 12
                                    wrapMode: Text.WordWrap
                                }
                            }
                        }
                    }
                }
                Btn {
                    id: open
                    anchors.horizontalCenter: parent.horizontalCenter
                    kind: "primary"
                    minHeight: 52
                    size: 20
                    focus: true
                    key: "\u23CE"
                    text: curtain.row.open ?? ""
                    Target.name: "curtain:open"
                    onClicked: curtain.opened()
                }
                UiText {
                    text: curtain.row.covered ?? ""
                    size: 15
                    color: curtain.creamSoft
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
