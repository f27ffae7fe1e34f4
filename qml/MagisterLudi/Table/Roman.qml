// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml

// Numbers of rounds as they are printed.
QtObject {
    function numeral(n: int): string {
        const signs = [["X", 10], ["IX", 9], ["V", 5], ["IV", 4], ["I", 1]];
        let text = "";
        for (const [sign, worth] of signs) {
            for (; n >= worth; n -= worth)
                text += sign;
        }
        return text;
    }
    function upTo(last: int): var {
        return Array.from({ length: last }, (_, i) => numeral(i + 1));
    }
}
