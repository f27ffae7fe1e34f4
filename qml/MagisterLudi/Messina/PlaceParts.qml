// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml
import MagisterLudi.Table

// Parts of a place of the town.
QtObject {
    // The part that a click on the place means in this step of the turn, so that nobody has to hit a small picture.
    // (Qt 6.4 ends the program when it describes a function whose parameter is of a type written in QML.)
    function meant(input: var, target: string, cubes: int, hasAction: bool): string {
        if (!input.asking && input.step === 3 && cubes > 0)
            return target + "/cube";
        if (!input.asking && input.step === 4 && hasAction)
            return target + "/action";
        return target;
    }
    // What the row of a button offers; it is null where there is no such button.
    function offerOf(button: var): string {
        return button === null ? "none" : button.enabled ? "legal" : "refused";
    }
}
