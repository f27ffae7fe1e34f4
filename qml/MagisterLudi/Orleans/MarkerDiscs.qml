// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The markers of several seats on one space: side by side, or in two rows where one row would leave less than half of each
// in sight. Covered ones show their emblem where it can be seen.
Item {
    id: discs

    // [{seat, tincture}]
    required property var markers
    property int size: 24
    // How high two rows may be, px.
    property real room: size
    readonly property int count: markers.length
    readonly property bool doubled: count > 1 && (width - size) / (count - 1) < size * 0.5
    readonly property int columns: doubled ? Math.ceil(count / 2) : count
    readonly property int disc: doubled ? Math.round(Math.max(13, Math.min(size, width / 1.5, room / (1 + lines)))) : size
    // From one row to the next, of a disc: its emblem stays free.
    readonly property real lines: 0.72

    function inRow(row: int): int {
        return row === 0 ? columns : count - columns;
    }
    function step(row: int): real {
        return inRow(row) < 2 ? 0 : Math.min(disc * (doubled ? 1 : 0.62), (width - disc) / (inRow(row) - 1));
    }

    height: doubled ? Math.round(disc * (1 + lines)) : size

    Repeater {
        model: discs.markers.length
        Ico {
            required property int index
            readonly property int row: discs.columns > 0 ? Math.floor(index / discs.columns) : 0
            readonly property int place: index - row * discs.columns
            readonly property real step: discs.step(row)
            readonly property bool covered: place < discs.inRow(row) - 1 && step < discs.disc * 0.8
            // While the list is taken up anew, one that has gone is asked once more.
            readonly property string tincture: discs.markers[index]?.tincture ?? ""
            name: tincture === "" ? "" : "disc-" + tincture + (covered ? "-under" : "")
            size: discs.disc
            lit: true
            x: Math.round((discs.width - discs.disc - step * (discs.inRow(row) - 1)) / 2 + place * step)
            y: Math.round(row * discs.disc * discs.lines)
        }
    }
}
