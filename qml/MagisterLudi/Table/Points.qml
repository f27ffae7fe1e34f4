// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml

// Points as they are written.
QtObject {
    function written(n: int): string {
        return n < 0 ? "\u2212" + -n : String(n);
    }
    function signed(n: int): string {
        return n > 0 ? "+" + n : written(n);
    }
}
