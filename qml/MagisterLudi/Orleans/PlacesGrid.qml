// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The places of a town: first the ten of the board, then the tiles, and where the next tile will lie.
Item {
    id: places

    required property InputController input
    required property Zone zone
    required property OrleansTable table
    property string tincture
    // The wished number; where that makes too many lines, there are more.
    property int wanted: 5
    readonly property int columns: Math.ceil(count / wanted) > 4 ? wanted + 1 : wanted
    property int gap: 8
    // Free places for tiles that are shown at least.
    property int ghosts: 1
    readonly property int count: list.count + ghosts
    readonly property int lines: Math.max(1, Math.ceil(count / columns))
    readonly property int cardWidth: Math.floor((width - (columns - 1) * gap) / columns)
    readonly property int cardHeight: Math.floor(Math.min(cardWidth * 1.3, (height - 3 - (lines - 1) * gap) / lines))
    readonly property real step: Math.min(cardHeight + gap * 2, lines > 1 ? (height - 3 - cardHeight) / (lines - 1) : 0)

    Repeater {
        id: list
        model: places.table.places
        PlaceCard {
            required property int index
            // Not as required properties: Qt 6.4 takes them for filled in when the open row in the card, another spot,
            // has its own.
            required property var model
            target: model.target
            offer: model.offer
            input: places.input
            zone: places.zone
            tincture: places.tincture
            x: (index % places.columns) * (places.cardWidth + places.gap)
            y: Math.round(Math.floor(index / places.columns) * places.step)
            width: places.cardWidth
            height: places.cardHeight
        }
    }
    Repeater {
        model: places.lines * places.columns - list.count
        Rectangle {
            required property int index
            readonly property int place: list.count + index
            x: (place % places.columns) * (places.cardWidth + places.gap)
            y: Math.round(Math.floor(place / places.columns) * places.step)
            width: places.cardWidth
            height: places.cardHeight
            radius: Theme.radiusCard
            color: "transparent"
            border.width: 1.2
            border.color: Theme.hairline
            Ico {
                name: "station"
                size: Math.round(Math.min(parent.width, parent.height) * 0.36)
                anchors.centerIn: parent
                opacity: 0.2
            }
            // Nothing lies there, but no click goes unanswered.
            MouseArea {
                objectName: "tileSpace"
                anchors.fill: parent
                onClicked: places.input.activate("seat:" + places.table.viewSeat + "/tile-space")
            }
        }
    }
}
