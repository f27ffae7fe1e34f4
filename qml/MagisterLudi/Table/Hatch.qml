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
    readonly property int columns: Math.max(1, Math.floor(width / step))
    readonly property int lines: {
        switch (pattern) {
        case "horizontal":
            return Math.floor(height / step);
        case "vertical":
            return Math.floor(width / step);
        case "dots":
            return Math.floor(width / step) * Math.floor(height / step);
        case "diagonal":
            return Math.ceil((width + height) / (step + 1));
        default:
            return 0;
        }
    }

    color: pattern === "outline" ? Theme.rubricWash : tint
    border.width: pattern === "outline" ? 2 : 1
    border.color: pattern === "outline" ? Theme.rubric : Theme.ink
    clip: true

    Repeater {
        model: hatch.lines

        Rectangle {
            required property int index
            readonly property int column: index % hatch.columns
            readonly property int line: Math.floor(index / hatch.columns)
            x: hatch.pattern === "horizontal" ? 1 : hatch.pattern === "vertical" ? 4 + index * hatch.step : hatch.pattern === "dots" ? 3 + column * hatch.step : index * (hatch.step + 1) - hatch.height / 2
            y: hatch.pattern === "horizontal" ? 3 + index * hatch.step : hatch.pattern === "vertical" ? 1 : hatch.pattern === "dots" ? 3 + line * hatch.step : -hatch.height * 0.25
            width: hatch.pattern === "horizontal" ? hatch.width - 2 : hatch.pattern === "dots" ? 2.5 : 1.5
            height: hatch.pattern === "horizontal" ? 1.5 : hatch.pattern === "vertical" ? hatch.height - 2 : hatch.pattern === "dots" ? 2.5 : hatch.height * 1.5
            radius: hatch.pattern === "dots" ? 1.25 : 0
            rotation: hatch.pattern === "diagonal" ? 45 : 0
            antialiasing: hatch.pattern === "diagonal" || hatch.pattern === "dots"
            color: hatch.line
        }
    }
}
