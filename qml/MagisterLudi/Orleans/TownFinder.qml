// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import MagisterLudi.Game.Orleans
import MagisterLudi.Ui

// Finds the town that holds a thing which is not on the screen: what a seat has on its board is there only while its town
// is on view.
QtObject {
    required property OrleansTable table

    // Puts that town on view; false where none has to be.
    function open(target: string): bool {
        const found = target.match(/^seat:(\d)\/(ware:|place:|market\/|tower\/|hand\/|draw$|town$)/);
        const seat = found ? Number(found[1]) : 0;
        if (seat === 0 || seat === table.viewSeat || Targets.item(target))
            return false;
        table.viewSeat = seat;
        return true;
    }
}
