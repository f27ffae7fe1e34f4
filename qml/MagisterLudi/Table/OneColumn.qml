// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The table as one column that scrolls: what the grid shows as pictures stands here in rows, from the same models and
// in the same order. A game derives from it and puts its sections in.
TableBoard {
    id: column

    property list<OneColumnSection> sections
    readonly property bool above: width < Theme.px(1000)
    readonly property int railWidth: above ? width : Theme.px(262)
    readonly property alias rail: rail
    // What the rail says below the sections.
    property alias railContent: rail.content
    // As in OneColumnRail.
    property alias railRow: rail.rowHeight
    property alias railLine: rail.lineHeight
    property alias railDotted: rail.dotted
    readonly property int innerWidth: area.innerWidth
    property alias scrolled: area.contentY
    default property alias content: body.data
    // What a lesson speaks of now must be in view.
    readonly property list<string> wanted: shared.lesson?.targets ?? []

    // A section was gone to.
    signal shown

    // It is looked for again whenever sections above it are made or grow, until somebody scrolls.
    property bool seeking: true

    onWantedChanged: {
        seeking = true;
        seek();
    }

    function seek() {
        const item = seeking && wanted.length > 0 ? Targets.item(wanted[0]) : null;
        if (item)
            reveal(item);
    }

    function reveal(item: Item) {
        if (area.holds(item))
            area.reveal(item);
    }
    function opened(): var {
        return { scrolled: scrolled };
    }
    function reopen(what: var) {
        scrolled = what.scrolled;
    }
    function show(index: int) {
        area.contentY = Math.max(0, Math.min(body.y + sections[index].y, area.contentHeight - area.height));
        sections[index].enter();
        shown();
    }
    // The section at the upper edge of the view.
    function sectionAt(y: real): int {
        let found = 0;
        for (let i = 0; i < sections.length; ++i) {
            if (body.y + sections[i].y <= y + 40)
                found = i;
        }
        return found;
    }

    // Once all rows that change together have their height.
    Timer {
        id: seeker
        interval: 0
        onTriggered: column.seek()
    }
    OneColumnRail {
        id: rail
        sections: column.sections
        above: column.above
        current: column.sectionAt(area.contentY)
        width: column.railWidth
        height: column.above ? implicitHeight : column.height
        onPicked: index => column.show(index)
    }
    ScrollArea {
        id: area
        x: column.above ? 0 : column.railWidth + 12
        y: column.above ? rail.height + 8 : 0
        width: column.width - x
        height: column.height - y
        spacing: 18
        // Focus rings reach over the edge of their rows.
        leftMargin: 0
        onContentHeightChanged: seeker.restart()
        onMovementStarted: column.seeking = false

        Item {
            width: 1
            height: 1
        }
        Column {
            id: body
            width: area.innerWidth
            spacing: 18
        }
        Item {
            width: 1
            height: 6
        }
    }
}
