// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A place tile that can still be built, in full: what it does in drawings and in words, and whom it wants.
Spot {
    id: tile

    required target
    required offer
    required property string accessible
    required property string name
    required property string icon
    required property int stack
    required property list<string> effect
    required property list<string> price
    required property var slots
    required property bool permanent
    required property string text
    required property string provenance

    label: accessible
    // Not the ring of the board: shapes outside a clipped view are drawn all the same.
    ringed: false
    implicitHeight: Math.max(picture.y + picture.height, words.y + words.height) + 12

    Rectangle {
        y: 3
        width: parent.width
        height: parent.height
        radius: Theme.radiusCard
        color: Theme.pageEdge
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: tile.legal ? Theme.verdigrisWash : Theme.leaf
        border.width: tile.legal ? 2.5 : 1
        border.color: tile.legal ? Theme.verdigris : Theme.edge
    }
    FocusRing {
        visible: tile.activeFocus
        reach: 2
        radius: Theme.radiusCard + 2
    }
    Rectangle {
        id: picture
        x: 8
        y: 8
        width: 52
        height: 52
        radius: Theme.radiusSlot
        color: Theme.tile
        border.width: 1.4
        border.color: Theme.tileInk
        Ico {
            name: tile.icon
            size: 46
            lit: true
            anchors.centerIn: parent
        }
    }
    UiText {
        id: title
        text: tile.name
        size: 16
        bold: true
        x: 68
        y: 7
        width: parent.width - x - 34
        wrapMode: Text.Wrap
        lineHeight: 0.9
        Accessible.ignored: true
    }
    Row {
        x: parent.width - width - 8
        y: 7
        spacing: 4
        Ico {
            visible: tile.provenance !== "printed"
            name: visible ? tile.provenance : ""
            size: 15
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            text: tile.stack === 1 ? "I" : "II"
            font.family: Theme.serif
            font.weight: Font.Bold
            font.pixelSize: 17
            color: Theme.inkSoft
        }
    }
    Flow {
        id: signs
        x: 68
        y: title.y + title.height + 4
        width: parent.width - x - 8
        spacing: 4

        EffectIcons {
            visible: tile.price.length > 0
            items: [...tile.price, "arrow"]
            size: 26
        }
        EffectIcons {
            items: tile.effect
            size: 28
            room: signs.width
        }
        Item {
            visible: tile.slots.length > 0
            width: 13
            height: 28
            Rectangle {
                x: 6
                width: 1
                height: 28
                color: Theme.hairline
            }
        }
        Row {
            visible: tile.slots.length > 0
            Repeater {
                model: tile.slots.length
                Ico {
                    required property int index
                    name: tile.slots[index].icon
                    size: 28
                }
            }
        }
        UiText {
            visible: tile.permanent
            text: "\u221E"
            font.family: "DejaVu Sans"
            font.pixelSize: 20
            soft: true
            leftPadding: 8
            Accessible.ignored: true
        }
    }
    UiText {
        id: words
        text: Theme.tied(tile.text)
        size: 15
        soft: true
        x: 68
        y: signs.y + signs.height + 4
        width: parent.width - x - 10
        wrapMode: Text.WordWrap
        lineHeight: 0.96
        Accessible.ignored: true
    }
}
