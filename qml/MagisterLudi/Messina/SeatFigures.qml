// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A neighbour's figures in a line: supplies (wealth) or people and property.
Row {
    id: figures

    required property var row
    property bool wealth: true
    property bool overBar: false
    property int size: 22
    property int fontSize: 17
    readonly property string home: "seat:" + (row?.seat ?? 0)

    spacing: 12

    Repeater {
        model: figures.wealth ? ["coins", "wood", "fire", "bigFire", "rats"] : ["craftsmen", "aristocrats", "nuns", "ships", "carts", "districts"]
        SeatFigure {
            required property string modelData
            part: modelData
            number: figures.row?.[modelData] ?? 0
            tincture: figures.row?.tincture ?? ""
            size: figures.size
            fontSize: figures.fontSize
            spacing: 3
            overBar: figures.overBar
            Target.name: figures.home + "/" + part
        }
    }
}
