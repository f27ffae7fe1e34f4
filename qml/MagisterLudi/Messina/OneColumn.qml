// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The table as one column that scrolls: what the grid shows as pictures stands here in rows, from the same models and
// in the same order.
Item {
    id: column

    required property Hand hand
    readonly property list<Zone> zones: [town, books, estate, offers, rounds, players]
    readonly property list<OneColumnSection> sections: [town, books, estate, offers, rounds, players]
    readonly property bool above: width < Theme.px(1000)
    readonly property int railWidth: above ? width : Theme.px(262)
    // What a lesson speaks of now must be in view.
    readonly property var wanted: hand.lesson ? hand.lesson.targets ?? [] : []

    signal ruleAsked(string rule)

    onWantedChanged: {
        const item = wanted.length > 0 ? Targets.item(wanted[0]) : null;
        if (item)
            reveal(item);
    }

    function reveal(item: Item) {
        if (area.holds(item))
            area.reveal(item);
    }
    function show(index: int) {
        area.contentY = Math.max(0, Math.min(sections[index].y, area.contentHeight - area.height));
        sections[index].enter();
    }
    // The section at the upper edge of the view.
    function sectionAt(y: real): int {
        let found = 0;
        for (let i = 0; i < sections.length; ++i) {
            if (sections[i].y <= y + 40)
                found = i;
        }
        return found;
    }

    OneColumnRail {
        id: rail
        hand: column.hand
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

        Item {
            width: 1
            height: 1
        }
        OneColumnTown {
            id: town
            hand: column.hand
            width: area.innerWidth - 12
            x: 6
        }
        OneColumnBooks {
            id: books
            hand: column.hand
            width: town.width
            x: 6
        }
        OneColumnEstate {
            id: estate
            hand: column.hand
            width: town.width
            x: 6
        }
        OneColumnOffers {
            id: offers
            hand: column.hand
            width: town.width
            x: 6
        }
        OneColumnRounds {
            id: rounds
            hand: column.hand
            width: town.width
            x: 6
        }
        OneColumnPlayers {
            id: players
            hand: column.hand
            width: town.width
            x: 6
            onEstateWanted: column.show(2)
        }
        Item {
            width: 1
            height: 6
        }
    }
}
