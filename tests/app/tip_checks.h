// SPDX-License-Identifier: GPL-3.0-or-later
// What the tips of every game must have: rules, a case each in which it holds, an end to it, a whole sentence in every
// language.
#pragma once

#include "app/language/tip_texts.h"
#include "app/table/tip.h"
#include "app/table/tip_kind.h"

#include <QtTest>

#include <algorithm>
#include <functional>

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

/// What is pointed at: a target, or one that follows from the position.
template <class Position> class Pointed {
public:
    Pointed(const QString& target = {}) : m_of([target](const Position&) { return target; }) {}
    Pointed(const char* target) : Pointed(QString::fromLatin1(target)) {}
    Pointed(QString (*of)(const Position&)) : m_of(of) {}

    QString in(const Position& position) const { return m_of(position); }

private:
    std::function<QString(const Position&)> m_of;
};

/// A position in which a tip holds, and what ends it.
template <class Position> struct Case {
    const char* id;
    std::function<Position()> holds;
    Pointed<Position> pointed;
    std::function<void(Position&)> spoils; ///< after it the tip does not hold
    bool unpointed = false;                ///< it is told to whoever points at nothing, too
};

template <class Position> void addRows(const QVector<Case<Position>>& cases) {
    QTest::addColumn<int>("number");
    for (int i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].id) << i;
}

/// The cases are those of the kinds, in their order, so many.
template <class Position, class Kinds, class IdOf>
void eachHasItsCase(const QVector<Case<Position>>& cases, const Kinds& kinds, IdOf idOf, int count) {
    QStringList tested;
    for (const auto& one : cases)
        tested.append(QLatin1String(one.id));
    const QStringList listed = idsOf(kinds, idOf);
    QCOMPARE(tested, listed);
    QCOMPARE(listed.size(), count);
}

/// The tip of the case holds, is whole, and ends. `tipsOf(position, pointed)` gives the tips that hold,
/// `shownIn(position)` the targets of the table.
template <class Position, class TipsOf, class ShownIn, class LanguageOf>
void holdsAndDoesNot(const Case<Position>& one, const GameFacts& facts, TipsOf tipsOf, ShownIn shownIn,
                     const QStringList& codes, LanguageOf languageOf) {
    const auto tipIn = [&](const Position& game, const QString& pointed) -> std::optional<TipHere> {
        for (const TipHere& tip : tipsOf(game, pointed))
            if (tip.id == QLatin1String(one.id)) return tip;
        return std::nullopt;
    };
    Position game = one.holds();
    const QString pointed = one.pointed.in(game);
    const auto tip = tipIn(game, pointed);
    QVERIFY2(tip.has_value(), one.id);
    // Its thing is one of the table, or a button.
    if (!tip->target.startsWith("button:")) QVERIFY2(shownIn(game).contains(tip->target), qPrintable(tip->target));
    // So is whatever else it speaks of.
    const QStringList shown = shownIn(game);
    for (const QString& start : tip->about)
        QVERIFY2(std::any_of(shown.begin(), shown.end(), [&](const QString& name) { return name.startsWith(start); }), qPrintable(start));
    QCOMPARE(faultOf(*tip, facts, codes, languageOf), QString());
    // Whoever points at nothing is told only what needs no pointing.
    if (!pointed.isEmpty()) QVERIFY(one.unpointed || !tipIn(game, {}));
    one.spoils(game);
    QVERIFY2(!tipIn(game, pointed), one.id);
}

} // namespace magister::tip_checks
