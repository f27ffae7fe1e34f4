// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A section of the column: its heading, and its rows one below the other.
Zone {
    id: section

    required property InputController input
    property int count: 0
    property string note
    // Which rows are listed: "all", or whatever else a section offers.
    property string filter: "all"
    readonly property alias heading: title
    default property alias rows: list.data

    // Whether a lesson or another card speaks of that thing now, or waits for it: then its row is listed.
    function pointed(target: string): bool {
        return input.spokenOf.includes(target) || (input.lesson?.targets ?? []).includes(target) || (input.lesson?.wanted ?? []).includes(target);
    }
    // What keys come to, from above.
    function usable(): var {
        const open = spots.filter(spot => spot.visible && spot.takesKeys).map(spot => ({ spot: spot, y: spot.mapToItem(section, 0, 0).y }));
        open.sort((one, other) => one.y - other.y);
        return open.map(one => one.spot);
    }
    // What can be chosen now, from above; with `hints` false also where nothing is lit.
    function choices(hints: bool): var {
        return usable().filter(spot => hints ? spot.legal : spot.offer === "legal");
    }
    // Whether something can be chosen here, listed or not, lit or not.
    function answers(): bool {
        return spots.some(spot => spot.offer === "legal");
    }
    // The first row that can be chosen, else the first.
    function enter() {
        const first = choices(true)[0] ?? usable()[0];
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    height: list.height

    Column {
        id: list
        width: section.width
        spacing: 8

        PanelTitle {
            id: title
            width: parent.width
            size: 20
            text: section.label
            note: section.note
        }
    }
}
