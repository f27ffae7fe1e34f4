// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
pragma ComponentBehavior: Bound
import QtQuick

// Where texts find out what a term of a game means. The shell gives the three answers; without them texts hold no terms.
QtObject {
    // Language in which the reader reads.
    property string language: "en"
    // (plain text, language) -> StyledText with each term as a link "term:id"
    property var marker: (plain, language) => Theme.escaped(plain)
    // (term, language) -> {id, icon, term, meaning, rule, ruleNumber, ruleTitle, printed, others}; {} for an unknown one
    property var lookup: (term, language) => ({})
}
