// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table

// Lets a lieutenant be dragged to a hex or a ship, which means the same as picking it up and clicking there.
PieceDrag {
    id: drag

    // 1 to 5; 0: nobody's to drag.
    property int lieutenant: 0

    possible: lieutenant > 0 && input.step === 1
    grip: 0.8
    // What lies there: a place, or a ship at a dock.
    onDropped: (x, y) => {
        const target = input.thingAt(x, y, null).match(/^(hex|exp|port|dock):[^/]+(\/ship\/[1-3])?/);
        if (target)
            input.drop(lieutenant, "seat:" + input.table.activeSeat + "/lieutenant/" + lieutenant, target[0]);
    }
}
