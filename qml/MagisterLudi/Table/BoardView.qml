// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The board of the game that is played, in one of its two layouts: a grid with everything in view, or one column that
// scrolls.
Item {
    id: view

    required property TableParts parts
    property bool column: false
    // Each area shows its digit; in a column the rail does. While a lesson asks, digits are its answers.
    readonly property bool lettered: !column && (parts.shared?.lettered ?? false) && (parts.shared.lesson?.options ?? []).length === 0
    // Nothing lies over all of it: else it is taken down, and comes back as it was left.
    property bool wanted: true
    property bool standing: true
    property var kept: null
    readonly property TableBoard board: layout.item as TableBoard
    readonly property list<Zone> zones: board ? board.zones : []
    // Of a board that is taken down, too.
    property int zoneCount: 0

    signal ruleAsked(string rule)
    // The position after that line of the log is asked for.
    signal jumped(int line)

    onZonesChanged: {
        if (board)
            zoneCount = zones.length;
        number();
    }
    onLetteredChanged: number()
    onWantedChanged: {
        if (!wanted)
            kept = board ? { column: column, how: board.keep() } : null;
        standing = wanted;
        if (board && kept?.column === column)
            board.resume(kept.how);
    }

    function number() {
        for (let i = 0; i < zones.length; ++i)
            zones[i].digit = lettered ? i + 1 : 0;
    }

    // Brings a thing into view, also from under a tab, or what it is a part of.
    function reveal(target: string) {
        board?.lookFor(target);
        for (let part = target; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf("/")))) {
            const item = Targets.item(part) ?? Targets.hidden(part);
            if (item) {
                board?.reveal(item);
                return;
            }
        }
    }
    // As TableBoard.
    function zoom(by: int): bool {
        return board?.zoom(by) ?? false;
    }
    function zoomThere(x: real, y: real, page: Item) {
        board?.zoomThere(x, y, page);
    }

    Hook {
        id: layout
        anchors.fill: parent
        // Which layout it is shows only with the size.
        source: view.width <= 0 || !view.parts.shared || !view.standing ? null : view.column ? view.parts.column : view.parts.grid
    }
    Connections {
        target: view.board
        function onRuleAsked(rule: string) {
            view.ruleAsked(rule);
        }
        function onJumped(line: int) {
            view.jumped(line);
        }
    }
}
