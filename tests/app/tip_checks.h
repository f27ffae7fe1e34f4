// SPDX-License-Identifier: GPL-3.0-or-later
// What the tips of every game must have: rules, a case each, a whole sentence in every language.
#pragma once

#include "app/language/tip_texts.h"
#include "app/table/tip.h"
#include "app/table/tip_kind.h"

namespace magister::tip_checks {

/// A game as far as its tips go.
template <class Kinds> GameFacts factsOf(const char* game, const Kinds& kinds) {
    GameFacts facts;
    facts.id = QLatin1String(game);
    facts.tips = tipFields(kinds);
    return facts;
}

/// The ids of the tips, in the order of urgency; "" for one without a rule that has an id. `idOf`: of a rule.
template <class Kinds, class IdOf> QStringList idsOf(const Kinds& kinds, IdOf idOf) {
    QStringList ids;
    for (const auto& tip : kinds)
        ids.append(idOf(tip.rules[0]).empty() ? QString() : QString(QLatin1String(tip.id)));
    return ids;
}

/// What is wrong with the sentence of a tip: other fields than it is given, or not whole in some language. Empty:
/// nothing. `languageOf` gives the language with that code.
template <class LanguageOf>
QString faultOf(const TipHere& tip, const GameFacts& facts, const QStringList& codes, LanguageOf languageOf) {
    QStringList fields = tip.fields.keys(), wanted = facts.tips.value(tip.id);
    fields.sort();
    wanted.sort();
    if (fields != wanted) return "fields " + fields.join(u' ');
    for (const QString& code : codes) {
        QList<Problem> problems;
        const auto texts = readTipTexts(DataFolder::find(), facts, code, problems);
        if (!problems.isEmpty()) return code + ": " + problems.first().path;
        QStringList unfilled;
        const QString text = phrase(languageOf(code), texts.value(tip.id), tip.fields, &unfilled);
        if (text.isEmpty() || text.contains(u'{') || !unfilled.isEmpty()) return code + ": " + text;
    }
    return {};
}

} // namespace magister::tip_checks
