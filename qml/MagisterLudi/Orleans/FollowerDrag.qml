// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table

// Lets a follower be dragged to a slot: the same as picking it up and clicking there.
PieceDrag {
    id: drag

    // It is in the hand already: to click it would put it back.
    property bool picked: false

    size: 50
    onDropped: (x, y) => {
        const thing = input.thingAt(x, y, null);
        if (!/^seat:[1-4]\/(place:|market\/|tower\/)|^deed:/.test(thing) || thing === over.target)
            return;
        if (!picked)
            input.activate(over.sends);
        input.activate(thing);
    }
}
