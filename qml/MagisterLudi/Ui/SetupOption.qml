// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// A question that a new game asks: a choice of a few words, or yes and no.
QtObject {
    // As in GameModule::options, or a key of the table that every game has.
    required property string key
    required property string title
    // Id of the rule that says more; empty for none.
    property string rule
    // One sentence below it.
    property string explained
    // [{value, text, icon?}]; none for yes and no.
    property var choices: []
    readonly property bool isSwitch: choices.length === 0
}
