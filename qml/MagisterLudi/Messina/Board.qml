// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The table itself, in one of its two layouts: a grid with everything in view, or one column that scrolls.
Item {
    id: board

    required property Hand hand
    required property bool dense
    property bool column: false
    // Parts of the estate grow with what lies there.
    property bool growing: false
    // Where the town and what is below it end, and how far apart the areas lie.
    readonly property real rightEdge: (layout.item as BoardGrid)?.rightEdge ?? Math.round(width * 0.6)
    readonly property int gap: dense ? 6 : 10
    // The stops of the Tab key, in the same order in both layouts; digit keys lead to them.
    readonly property var zones: (layout.item as BoardGrid)?.zones ?? (layout.item as OneColumn)?.zones ?? []

    signal ruleAsked(string rule)
    // The position after that line of the log is asked for.
    signal jumped(int line)

    // Brings a thing into view.
    function reveal(target: string) {
        const item = Targets.item(target);
        if (item)
            (layout.item as BoardGrid)?.reveal(item);
        if (item)
            (layout.item as OneColumn)?.reveal(item);
    }
    // Enlarges the town (by > 0), shrinks it (< 0), or fits it to its sea again (0); false where there is no picture of it.
    function zoom(by: int): bool {
        const grid = layout.item as BoardGrid;
        grid?.zoom(by);
        return !!grid;
    }

    Hook {
        id: layout
        anchors.fill: parent
        // Which layout it is shows only with the size.
        source: board.width <= 0 ? null : board.column ? rows : pictures
    }
    Component {
        id: pictures
        BoardGrid {
            anchors.fill: parent
            hand: board.hand
            dense: board.dense
            growing: board.growing
            onRuleAsked: rule => board.ruleAsked(rule)
            onJumped: line => board.jumped(line)
        }
    }
    Component {
        id: rows
        OneColumn {
            anchors.fill: parent
            hand: board.hand
            onRuleAsked: rule => board.ruleAsked(rule)
        }
    }
}
