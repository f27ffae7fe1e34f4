// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/aid_words.h"

#include "app/paper/printed_game.h"
#include "app/paper/text.h"

#include "app/language/problem_text.h"

namespace magister::paper {

AidWords::AidWords(const Source& source, const QString& language)
    : m_language(language), m_library(&source.rules), m_prefix(source.rules.game().id + u'.') {
    const QString& game = source.rules.game().id;
    if (const PrintedGame* printed = findPrintedGame(game)) m_checked = printed->allRules();
    QList<Problem> problems;
    const QString names = source.data.names(game, m_language);
    m_names = Names::read(names, source.data.shown(names), m_language, problems, game);
    m_texts = readAidTexts(source.data, source.rules, m_language, problems);
    if (!problems.isEmpty()) m_failure = Failure{Failure::Kind::BadContent, sentence(problems.first()), {}};
}

QString AidWords::title(const QString& rule) const {
    note(rule);
    return m_library->articles(m_language).title(m_prefix + rule);
}

/// A rule that is checked with no phrase may be dead one day, and nobody would know.
void AidWords::note(const QString& rule) const {
    if (!m_checked.contains(m_prefix + rule)) m_unchecked.insert(rule);
}

QString AidWords::number(const QStringList& rules) const {
    QStringList numbers;
    for (const QString& rule : rules) {
        note(rule);
        numbers.append(m_library->number(m_prefix + rule));
    }
    return rubric(numbers.join(QStringLiteral(", ")));
}

} // namespace magister::paper
