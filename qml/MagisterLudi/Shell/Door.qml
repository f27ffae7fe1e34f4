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
    // The largest size in which the title stands in its line, px at 100 % text size; all doors take the smallest of theirs.
    readonly property real fitting: full * Math.min(1, heading.width / Math.max(1, measured.advanceWidth + measured.font.pixelSize * 0.3))
    readonly property int full: small ? 25 : 34
    property real titleSize: fitting

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
                spacing: door.small ? 10 : 20
                Ico {
                    id: sign
                    visible: door.icon !== ""
                    name: door.icon
                    size: door.small ? 48 : 72
                }
                TextMetrics {
                    id: measured
                    font.family: Theme.serif
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.px(door.full)
                    text: door.title
                }
                ReadText {
                    id: heading
                    width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                    words: door.title
                    title: true
                    size: Math.max(18, Math.floor(door.titleSize))
                    even: true
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
            UiText {
                width: parent.width
                text: Theme.tied(door.text)
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
            text: Theme.tied(door.note)
            size: door.small ? 14 : 15
            soft: true
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
