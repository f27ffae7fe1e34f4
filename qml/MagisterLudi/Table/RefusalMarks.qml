// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// On the board: a rubric ring round the refused thing, a letter on each offer.
Item {
    id: marks

    // Where the refused thing is, and its outline unless it is a rectangle.
    required property rect target
    required property list<point> outline
    // The offers, as in the refusal.
    required property var instead
    required property int revision
    readonly property bool found: target.width > 0
    readonly property bool outlined: outline.length > 0

    function where(name: string, revision: int): rect {
        return Targets.rect(name, marks);
    }
    // Where the letter of an offer there lies: inside a large place, so that it is clear whose letter it is; at the corner of
    // anything small; and on the edge of a button, which has others close beside it.
    function letterOf(name: string, at: rect): rect {
        if (name.startsWith("button:"))
            return Qt.rect(Math.round(at.x + at.width - 20), Math.round(at.y - 14), 22, 22);
        const inside = at.height > 70;
        const size = inside ? 28 : 26;
        return Qt.rect(Math.round(at.x + at.width * (inside ? 0.84 : 1) - size / 2), Math.round(at.y + at.height * (inside ? 0.31 : 0) - size / 2), size, size);
    }

    Repeater {
        model: marks.found && marks.outlined ? 1 : 0
        TargetOutline {
            outline: marks.outline
            x: marks.target.x + marks.target.width / 2 - width / 2
            y: marks.target.y + marks.target.height / 2 - height / 2
            r: marks.target.height / 2
            tint: "#9A2A1F"
            under: "#FDFAF1"
            thickness: 6
        }
    }
    Rectangle {
        visible: marks.found && !marks.outlined
        x: marks.target.x - 4
        y: marks.target.y - 4
        width: marks.target.width + 8
        height: marks.target.height + 8
        radius: 8
        color: "transparent"
        border.width: 4
        border.color: Theme.rubric
    }
    Repeater {
        model: marks.instead
        OfferMark {
            required property var modelData
            readonly property rect at: marks.where(modelData.target, marks.revision)
            visible: at.width > 0
            letter: modelData.letter
            readonly property rect box: marks.letterOf(modelData.target, at)
            size: box.width
            x: box.x
            y: box.y
        }
    }
}
