// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A large card that leads to a part of the program; with a picture it is a box on the shelf.
Pressable {
    id: door

    property string icon
    // Name of a drawing in art/boards, instead of the icon.
    property string picture
    property string title
    property string text
    property string note
    property color tint: Theme.lapis
    property bool small: false

    readonly property int side: small ? 18 : 28

    label: title
    detail: text + " " + note
    implicitHeight: column.height + noteText.height + 2 * side + 24

    Leaf {
        y: door.pressed ? 3 : 0
        width: parent.width
        height: parent.height
        level: 2
        fill: door.hovered ? Theme.paper : Theme.leaf
        line: Theme.edge

        Rectangle {
            x: 1
            y: 1
            width: parent.width - 2
            height: 7
            radius: 4
            color: door.tint
        }
        Column {
            id: column
            x: door.side
            y: door.side + 6
            width: parent.width - 2 * x
            spacing: door.small ? 12 : 18

            Picture {
                visible: door.picture !== ""
                width: parent.width
                height: Math.min(Math.round(width * 0.36), door.small ? 96 : 120)
                name: door.picture
                cut: 1
            }
            Row {
                width: parent.width
                spacing: door.side - 4
                Ico {
                    id: sign
                    visible: door.icon !== ""
                    name: door.icon
                    size: door.small ? 56 : 80
                }
                ReadText {
                    width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                    words: door.title
                    title: true
                    size: door.small ? 25 : 34
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 18
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
            UiText {
                width: parent.width
                text: door.text
                size: door.small ? 16 : 18
                wrapMode: Text.WordWrap
                lineHeight: 1.1
                Accessible.ignored: true
            }
        }
        UiText {
            id: noteText
            x: door.side
            width: parent.width - 2 * x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: door.side - 4
            text: door.note
            size: door.small ? 14 : 15
            soft: true
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
