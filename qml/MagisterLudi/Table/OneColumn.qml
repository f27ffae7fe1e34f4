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
    readonly property int innerWidth: area.innerWidth
    property alias scrolled: area.contentY
    default property alias content: body.data
    // What a lesson speaks of now must be in view.
    readonly property list<string> wanted: shared.lesson?.targets ?? []

    // What is asked, after which move, in which words and in which language: when it changes, the column goes to what can be
    // chosen. A move may use up what was in sight and leave the question as it was.
    readonly property string asked: [shared.table?.activeSeat ?? 0, shared.table?.stage ?? "", shared.prompt.step ?? 0, shared.table?.steps ?? 0].join()
    readonly property string sentence: shared.prompt.sentence ?? ""
    property string language
    // The piece in hand, 0 for none: as soon as there is one, a place where it can be put is in sight.
    readonly property int picked: shared.table?.picked ?? 0

    // A section was gone to.
    signal shown

    // It is looked for again whenever sections above it are made or grow, until somebody scrolls.
    property bool seeking: true

    onWantedChanged: {
        seeking = true;
        seek();
    }
    onAskedChanged: attention.begin()
    onPickedChanged: if (picked > 0)
        attention.begin()
    // The same question in another language is no other question.
    onSentenceChanged: {
        const spoken = shared.table?.language ?? "";
        if (language === spoken)
            attention.begin();
        language = spoken;
    }
    Component.onCompleted: {
        language = shared.table?.language ?? "";
        attention.begin();
    }

    function seek() {
        const item = seeking && wanted.length > 0 ? Targets.item(wanted[0]) : null;
        if (item)
            reveal(item);
    }

    function reveal(item: Item) {
        if (!area.holds(item))
            return;
        rest();
        // Rows above it may come and go with the next move.
        area.seek(item);
    }
    function inSight(item: Item): bool {
        const middle = item.mapToItem(area, item.width / 2, item.height / 2).y;
        return middle >= 0 && middle <= area.height;
    }
    // To the first thing that can be chosen, or where nothing is lit to the section where it is, unless one is in sight, a card
    // shows something, or the keyboard is where something can be chosen. What can be chosen stays in sight while the rows above
    // it come and go. With a piece in hand it is where that can be put, in a lesson rather where the lesson would put it.
    function attend() {
        const inHand = picked > 0;
        const taught = Array.from(shared.lesson?.wanted ?? []);
        if (!inHand && (wanted.length > 0 || taught.length > 0) || shared.input.asking || shared.input.spokenOf.length > 0)
            return;
        let first = null;
        let section = null;
        let hidden = null;
        for (let i = 0; i < sections.length; ++i) {
            if (!sections[i].answers())
                continue;
            if (!inHand && Keyboard.leads && sections[i].holdsFocus())
                return;
            const all = sections[i].choices(false).filter(spot => !inHand || !shared.table.putsBack(spot.sends));
            const meant = inHand ? all.filter(spot => taught.includes(spot.target)) : [];
            const choices = meant.length > 0 ? meant : all;
            const seen = choices.find(spot => inSight(spot));
            if (seen) {
                area.sought = seen;
                return;
            }
            if (choices.length === 0) {
                hidden = hidden ?? (sections[i].filter !== "all" ? sections[i] : null);
            } else if (!first) {
                first = choices[0];
                section = sections[i];
            }
        }
        // A filter hides what is asked for.
        if (!first && hidden) {
            hidden.filter = "all";
            attention.begin();
        }
        if (!first)
            return;
        // What the step of a lesson points at has been seen by now.
        if (inHand)
            seeking = false;
        // To whom nothing is explained, only the section is shown.
        if (!shared.input.lights) {
            area.contentY = Math.max(0, Math.min(body.y + section.y, area.contentHeight - area.height));
            area.scrolled = true;
            area.sought = section.heading;
            return;
        }
        // With the heading above it, if both have room.
        const box = first.mapToItem(area.contentItem, 0, 0, first.width, first.height);
        const head = body.y + section.y;
        const top = box.y + box.height + 16 - head <= area.height ? head : box.y - 16;
        area.contentY = Math.max(0, Math.min(top, area.contentHeight - area.height));
        // Once it is laid out, it does not begin at the top again.
        area.scrolled = true;
        area.sought = first;
    }
    // Somebody, or a card, has brought something else into view.
    function rest() {
        attention.waiting = false;
        area.sought = null;
    }
    function opened(): var {
        return { scrolled: scrolled };
    }
    function reopen(what: var) {
        rest();
        scrolled = what.scrolled;
    }
    function show(index: int) {
        rest();
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
    // The rows of the new question have found their places first.
    AfterFrame {
        id: attention
        onRang: column.attend()
    }
    OneColumnRail {
        id: rail
        sections: column.sections
        zones: column.zones
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
        onByHand: {
            column.seeking = false;
            column.rest();
        }

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
