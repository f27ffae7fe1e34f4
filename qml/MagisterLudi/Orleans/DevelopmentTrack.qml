// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The development track, space by space from the start.
Item {
    id: track

    required property InputController input
    required property Zone zone
    required property OrleansTable table
    // How many spaces stand in a line.
    property int perLine: 31
    readonly property int lines: Math.ceil(31 / perLine)
    readonly property real cell: width / perLine

    Target.name: "development"

    Repeater {
        model: track.table.development
        DevelopmentSpace {
            input: track.input
            zone: track.zone
            x: Math.round((space % track.perLine) * track.cell)
            y: Math.round(Math.floor(space / track.perLine) * track.height / track.lines)
            z: markers.length > 0 ? 1 : 0
            width: Math.round(track.cell) - 2
            height: Math.round(track.height / track.lines) - (track.lines > 1 ? 4 : 0)
        }
    }
}
