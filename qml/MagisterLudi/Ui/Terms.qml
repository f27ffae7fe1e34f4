// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
pragma ComponentBehavior: Bound
import QtQuick

// Where texts find out what a term of a game means. Without a source texts hold no terms.
QtObject {
    id: terms

    // Language in which the reader reads.
    property string language: "en"
    // Set by the shell: an object with marked(plain, language, game) and card(term, language, game), as RuleTerms has them.
    property var source: null
    // Id of the game whose terms they are; empty: of the first one on the shelf.
    property string game
    // Where the pointer was in its window when a card under it went: what it finds there then was not pointed at.
    property var left: null

    // Plain text as StyledText with each term as a link "term:id".
    function marked(plain: string, of: string): string {
        return source ? source.marked(plain, of, game) : Theme.escaped(plain);
    }
    // {id, icon, term, meaning, rule, ruleNumber, ruleTitle, printed, others}; {} for an unknown term.
    function card(term: string, of: string): var {
        return source ? source.card(term, of, game) : ({});
    }
}
