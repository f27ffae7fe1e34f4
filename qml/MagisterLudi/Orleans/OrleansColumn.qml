// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The table of Orléans as one column that scrolls: what the grid shows as pictures stands here in rows, from the same
// models. The map can be opened over it.
TableBoard {
    id: column

    required property InputController input
    readonly property OrleansTable table: shared.table as OrleansTable
    readonly property list<OneColumnSection> sections: [town, map, tracks, deeds, round, tiles, players]
    readonly property bool above: width < Theme.px(1000)
    readonly property int railWidth: above ? width : Theme.px(262)
    // What a lesson speaks of now must be in view.
    readonly property var wanted: input.lesson ? input.lesson.targets ?? [] : []
    property bool mapOpen: false

    zones: [map, tracks, town, deeds, round, tiles, players]

    onWantedChanged: {
        const item = wanted.length > 0 ? Targets.item(wanted[0]) : null;
        if (item)
            reveal(item);
    }

    function reveal(item: Item) {
        if (area.holds(item))
            area.reveal(item);
    }
    // There is a map to enlarge only while it is open; false where there is none.
    function zoom(by: int): bool {
        (picture.item as MapView)?.zoomBy(by);
        return mapOpen;
    }
    function show(index: int) {
        mapOpen = false;
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

    ColumnRail {
        id: rail
        table: column.table
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

        Item {
            width: 1
            height: 1
        }
        ColumnTown {
            id: town
            input: column.input
            table: column.table
            x: 6
            width: area.innerWidth - 12
            onBagAsked: bag.look()
        }
        ColumnMap {
            id: map
            input: column.input
            table: column.table
            x: 6
            width: town.width
            onMapAsked: column.mapOpen = true
        }
        ColumnTracks {
            id: tracks
            input: column.input
            table: column.table
            x: 6
            width: town.width
        }
        ColumnDeeds {
            id: deeds
            input: column.input
            table: column.table
            x: 6
            width: town.width
        }
        ColumnRound {
            id: round
            input: column.input
            table: column.table
            x: 6
            width: town.width
        }
        ColumnTiles {
            id: tiles
            input: column.input
            table: column.table
            x: 6
            width: town.width
        }
        ColumnPlayers {
            id: players
            input: column.input
            table: column.table
            x: 6
            width: town.width
            onTownAsked: column.show(0)
        }
        Item {
            width: 1
            height: 6
        }
    }
    Hook {
        id: picture
        anchors.fill: parent
        z: 20
        source: column.mapOpen ? whole : null
    }
    Component {
        id: whole
        MapView {
            anchors.fill: parent
            input: column.input
            table: column.table
            Btn {
                z: 8
                icon: "ui-cross"
                label: qsTr("Close the map")
                x: parent.width - width - 8
                y: 52
                onClicked: column.mapOpen = false
            }
        }
    }
    BagView {
        id: bag
        table: column.table
        tincture: town.tincture
    }
}
