// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A wide picture, the harbour or that of a game, with the name of the program on a board; or bare, at the foot of a page that leaves room for it.
Item {
    id: front

    property string tagline
    // Name of a drawing in art/boards; the sky is what is cut off.
    property string picture: "frontispiece"
    property bool bare: false
    // What a page leaves for the bare picture, px: little is left empty.
    property real room: 0
    // The height that the page has for it; it may take more, as its board and what stands below that need it.
    property real offered: height
    readonly property bool small: width < 1500 || offered < 360
    // Where the board with the name ends, below which the picture is free, px.
    readonly property real boardLeft: plate.x
    readonly property real boardFoot: plate.y + plate.height

    visible: !bare || height > 0
    height: !bare || room < 150 ? 0 : Math.min(room, Math.round(width * 0.2))
    clip: true
    Accessible.ignored: true

    Picture {
        width: parent.width
        height: parent.height
        name: front.visible ? front.picture : ""
        // The sky is what is cut off.
        cut: 1
        cache: false
    }
    Rectangle {
        width: parent.width
        height: 4
        y: front.bare ? 0 : parent.height - height
        color: Theme.gold
    }
    Rectangle {
        id: plate
        visible: !front.bare
        x: front.small ? 16 : 32
        y: front.small ? 16 : 34
        width: board.width + (front.small ? 48 : 76)
        height: board.height + (front.small ? 24 : 44)
        radius: Theme.radiusCard
        color: Theme.night ? "#D9151C2A" : "#EB1B2A44"
        border.width: 2
        border.color: Theme.gold

        Column {
            id: board
            anchors.centerIn: parent
            spacing: front.small ? 0 : 4

            Row {
                spacing: front.small ? 14 : 20
                Picture {
                    name: "logo"
                    width: front.small ? 46 : 70
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                }
                Text {
                    text: "Magister Ludi"
                    font.family: Theme.serif
                    font.weight: Font.DemiBold
                    font.pixelSize: front.small ? 42 : 66
                    color: Theme.barInk
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
            }
            UiText {
                visible: text !== ""
                text: front.tagline
                size: front.small ? 15 : 20
                color: Theme.barInk
                width: Math.min(implicitWidth, front.width * 0.45)
                wrapMode: Text.WordWrap
            }
        }
    }
}
