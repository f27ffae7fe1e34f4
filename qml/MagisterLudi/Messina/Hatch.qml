// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A field in the engraver's code for tinctures, so that no meaning hangs on colour alone.
// pattern: "solid", "horizontal", "vertical", "dots", "diagonal" or "outline" (for what is lost).
Rectangle {
    id: hatch

    property string pattern: "solid"
    property color tint: Theme.ink
    readonly property color line: Qt.rgba(Theme.paper.r, Theme.paper.g, Theme.paper.b, 0.55)
    readonly property int step: 7

    color: pattern === "outline" ? Theme.rubricWash : tint
    border.width: pattern === "outline" ? 2 : 1
    border.color: pattern === "outline" ? Theme.rubric : Theme.ink
    clip: true

    Repeater {
        model: hatch.pattern === "horizontal" ? Math.floor(hatch.height / hatch.step) : 0
        Rectangle {
            required property int index
            x: 1
            y: 3 + index * hatch.step
            width: hatch.width - 2
            height: 1.5
            color: hatch.line
        }
    }
    Repeater {
        model: hatch.pattern === "vertical" ? Math.floor(hatch.width / hatch.step) : 0
        Rectangle {
            required property int index
            x: 4 + index * hatch.step
            y: 1
            width: 1.5
            height: hatch.height - 2
            color: hatch.line
        }
    }
    Repeater {
        model: hatch.pattern === "dots" ? Math.floor(hatch.width / hatch.step) * Math.floor(hatch.height / hatch.step) : 0
        Rectangle {
            required property int index
            readonly property int columns: Math.max(1, Math.floor(hatch.width / hatch.step))
            readonly property int row: Math.floor(index / columns)
            x: 3 + (index % columns) * hatch.step
            y: 3 + row * hatch.step
            width: 2.5
            height: 2.5
            radius: 1.25
            color: hatch.line
        }
    }
    Repeater {
        model: hatch.pattern === "diagonal" ? Math.ceil((hatch.width + hatch.height) / (hatch.step + 1)) : 0
        Rectangle {
            required property int index
            x: index * (hatch.step + 1) - hatch.height / 2
            y: -hatch.height * 0.25
            width: 1.5
            height: hatch.height * 1.5
            rotation: 45
            antialiasing: true
            color: hatch.line
        }
    }
}
