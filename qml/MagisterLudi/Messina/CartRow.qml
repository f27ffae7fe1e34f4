// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Own carts: one that has driven this round is pale and ticked.
Row {
    id: carts

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    required property string home
    property int size: 40
    // Room for all of them, px; 0: no end.
    property real room: 0
    readonly property int drawn: room > 0 && list.count > 0 ? Math.max(16, Math.min(size, Math.floor((room - spacing * (list.count - 1)) / list.count / 1.25))) : size

    spacing: 4
    Target.name: home + "/carts"

    Repeater {
        id: list
        model: carts.table.carts
        Rectangle {
            id: cart
            required property string target
            required property bool used
            Target.name: target
            width: Math.round(carts.drawn * 1.25)
            height: carts.drawn
            radius: 5
            color: Theme.tile
            border.width: 1.6
            border.color: Theme.tileInk
            opacity: used ? 0.6 : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: used ? qsTr("Cart, used this round") : qsTr("Cart, ready")

            Ico {
                name: "cart"
                size: Math.round(carts.drawn * 0.8)
                lit: true
                anchors.centerIn: parent
            }
            UiText {
                visible: cart.used
                text: "\u2713"
                font.family: "DejaVu Sans"
                bold: true
                color: Theme.tileInk
                anchors.right: parent.right
                anchors.rightMargin: 3
                Accessible.ignored: true
            }
        }
    }
    EmptyPlace {
        visible: list.count === 0
        size: carts.size
        icon: "cart"
        words: qsTr("No cart yet")
    }
}
