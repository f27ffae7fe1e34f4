// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// On the board: a rubric ring round the refused thing, a letter on each offer.
Item {
    id: marks

    required property var bubble

    Repeater {
        model: marks.bubble.found && marks.bubble.onHex ? 1 : 0
        HexRing {
            x: marks.bubble.target.x + marks.bubble.target.width / 2 - width / 2
            y: marks.bubble.target.y + marks.bubble.target.height / 2 - height / 2
            r: marks.bubble.target.height / 2
            tint: "#9A2A1F"
            under: "#FDFAF1"
            thickness: 6
        }
    }
    Rectangle {
        visible: marks.bubble.found && !marks.bubble.onHex
        x: marks.bubble.target.x - 4
        y: marks.bubble.target.y - 4
        width: marks.bubble.target.width + 8
        height: marks.bubble.target.height + 8
        radius: 8
        color: "transparent"
        border.width: 4
        border.color: Theme.rubric
    }
    Repeater {
        model: marks.bubble.instead
        OfferMark {
            required property var modelData
            readonly property rect at: marks.bubble.where(modelData.target, marks.bubble.revision)
            visible: at.width > 0
            letter: modelData.letter
            // Inside a hex, so that it is clear whose letter it is; at the corner of anything small.
            readonly property bool inside: at.height > 70
            size: inside ? 28 : 26
            x: Math.round(at.x + at.width * (inside ? 0.84 : 1) - width / 2)
            y: Math.round(at.y + at.height * (inside ? 0.31 : 0) - height / 2)
        }
    }
}
