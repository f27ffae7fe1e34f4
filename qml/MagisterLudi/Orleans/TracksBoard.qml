// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The six follower tracks in two columns, and the development track below them.
Zone {
    id: tracks

    required property InputController input
    required property OrleansTable table
    property bool dense: false
    readonly property int pad: dense ? 6 : 12
    readonly property int caption: dense ? 0 : Theme.px(15) + 4
    readonly property real developmentHeight: dense ? 44 : Math.max(50, Math.min(66, height * 0.19))
    readonly property real rowsHeight: height - 2 * pad - developmentHeight - caption - (dense ? 4 : 8)
    readonly property int between: dense ? 10 : 18
    readonly property real half: (width - 2 * pad - between) / 2
    readonly property real step: rowsHeight / 3

    label: qsTr("Tracks")

    Leaf {
        anchors.fill: parent
        level: 1
    }
    Repeater {
        model: tracks.table.tracks
        TrackRow {
            required property int index
            // One without a track, only with a supply, stands beside the development track.
            readonly property bool trackless: spaces.length === 0
            input: tracks.input
            zone: tracks
            labelWidth: tracks.step < 58 ? 66 : Math.round(Math.max(98, Math.min(120, tracks.half * 0.24)))
            brief: trackless
            x: trackless ? tracks.pad : tracks.pad + (index % 2) * (tracks.half + tracks.between)
            y: trackless ? Math.round(development.y + (development.height - height) / 2) + 5 : Math.round(tracks.pad + Math.floor(index / 2) * tracks.step)
            width: trackless ? 66 : tracks.half
            height: trackless ? 34 : Math.round(tracks.step) - (tracks.dense ? 4 : 7)
        }
    }
    Rectangle {
        visible: tracks.caption > 0
        x: tracks.pad
        y: tracks.pad + tracks.rowsHeight
        width: parent.width - 2 * tracks.pad
        height: 1
        color: Theme.hairline
    }
    UiText {
        visible: tracks.caption > 0
        text: qsTr("Development track")
        size: 14
        font.family: Theme.sans
        bold: true
        soft: true
        x: tracks.pad
        y: development.y - height + 1
    }
    DevelopmentTrack {
        id: development
        input: tracks.input
        zone: tracks
        table: tracks.table
        x: tracks.pad + 66
        y: parent.height - height - tracks.pad + 1
        width: parent.width - tracks.pad - x
        height: tracks.developmentHeight
    }
}
