// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The town as rows: districts, ports, plots, then the ships in their berths. A filter keeps the list short.
OneColumnSection {
    id: town

    readonly property MessinaTable table: input.table as MessinaTable
    // filter: "all", "possible", "citizens" or "plague"
    property int revision: 0
    readonly property var counts: tally(places.count + revision)

    function fits(row: var, wanted: string): bool {
        switch (wanted) {
        case "possible": return row.offer === "legal";
        case "citizens": return (row.citizens ?? []).length > 0;
        case "plague": return row.cubes > 0;
        }
        return true;
    }
    function tally(revision: int): var {
        const sums = { all: 0, possible: 0, citizens: 0, plague: 0 };
        for (let i = 0; i < places.count; ++i) {
            const item = places.itemAt(i) as OneColumnPlace;
            for (const name in sums)
                sums[name] += item && fits(item.row, name) ? 1 : 0;
        }
        return sums;
    }

    label: qsTr("Town")
    count: places.count
    Target.name: "board"

    Connections {
        target: town.table
        function onChanged() {
            town.revision += 1;
        }
    }
    ChoiceRow {
        id: choice
        width: parent.width
        label: qsTr("Places listed")
        value: town.filter
        options: [
            { value: "all", text: qsTr("All (%1)").arg(town.counts.all) },
            { value: "possible", text: qsTr("Possible (%1)").arg(town.counts.possible) },
            { value: "citizens", text: qsTr("With citizens (%1)").arg(town.counts.citizens) },
            { value: "plague", text: qsTr("With plague (%1)").arg(town.counts.plague) }
        ]
        onPicked: value => town.filter = value
    }
    OneColumnNothing {
        width: parent.width
        visible: listed.height === 0
        onAllWanted: {
            town.filter = "all";
            choice.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Column {
        id: listed
        width: parent.width
        spacing: 8 // as the section's own lines

        Repeater {
            id: places
            model: town.table.places
            OneColumnPlace {
                input: town.input
                zone: town
                // Of what is asked on the table no answer is left out.
                visible: town.input.asking || town.pointed(target) || town.fits(row, town.filter)
                reachable: visible && (!empty || offer !== "none" || town.input.asking)
            }
        }
        Repeater {
            model: town.table.docks
            Column {
                id: pier
                required property string target
                required property string name
                required property string accessible
                // As in PierDock.
                required property var bays
                required property var pawns
                readonly property int firstShip: bays.findIndex(bay => bay.ship !== "")
                readonly property int firstCube: bays.findIndex(bay => bay.ship !== "" && bay.cube)
                width: parent?.width ?? 0
                spacing: 8
                readonly property bool pointed: town.pointed(target)
                visible: town.input.asking || pointed || (town.filter === "all" || town.filter === "possible" && bays.some(bay => bay.offer === "legal")) && bays.some(bay => bay.ship !== "" || bay.offer !== "none")
                Target.name: target

                Repeater {
                    model: pier.bays.length
                    OneColumnBerth {
                        required property int index
                        input: town.input
                        zone: town
                        dock: pier.target
                        code: pier.name
                        label: pier.accessible
                        pawns: pier.pawns
                        bay: pier.bays[index] ?? { ship: "", target: "", cube: false }
                        pointed: pier.pointed
                        first: index === Math.max(0, pier.firstShip)
                        firstCube: index === pier.firstCube
                    }
                }
            }
        }
    }
}
