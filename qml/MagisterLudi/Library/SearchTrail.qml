// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What was searched for when a rule was opened from the list of hits: the way back from that rule leads to the list again.
QtObject {
    // [{rule, words, y}], the last search last.
    property var kept: []

    // The rule was opened from the hits for these words, which were scrolled down to y. first: there was no way back before.
    function keep(rule: string, words: string, y: real, first: bool) {
        kept = [...(first ? [] : kept), { rule: rule, words: words, y: y }];
    }
    function leadsBackFrom(rule: string): bool {
        return kept.length > 0 && kept[kept.length - 1].rule === rule;
    }
    // One goes back from that rule: the search by which it was found, which is forgotten; null if it was not.
    function take(rule: string): var {
        const last = leadsBackFrom(rule) ? kept[kept.length - 1] : null;
        if (last)
            kept = kept.slice(0, -1);
        return last;
    }
}
