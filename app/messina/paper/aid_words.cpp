// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_words.h"

#include "app/messina/paper/aid_lines.h"
#include "app/paper/text.h"

#include "app/language/problem_text.h"

namespace magister::paper {

AidWords::AidWords(const Source& source, const QString& language) : m_language(language), m_library(&source.rules) {
    QList<Problem> problems;
    const QString names = source.data.names("messina", m_language);
    m_names = Names::read(names, source.data.shown(names), m_language, problems, QStringLiteral("messina"));
    m_texts = readAidTexts(source.data, source.rules, m_language, problems);
    if (!problems.isEmpty()) m_failure = Failure{Failure::Kind::BadContent, sentence(problems.first()), {}};
}

QString AidWords::title(const QString& rule) const {
    note(rule);
    return m_library->articles(m_language).title("messina." + rule);
}

/// A rule that is checked with no phrase may be dead one day, and nobody would know.
void AidWords::note(const QString& rule) const {
    if (!aidRules().contains("messina." + rule)) m_unchecked.insert(rule);
}

QString AidWords::number(const QStringList& rules) const {
    QStringList numbers;
    for (const QString& rule : rules) {
        note(rule);
        numbers.append(m_library->number("messina." + rule));
    }
    return rubric(numbers.join(QStringLiteral(", ")));
}

} // namespace magister::paper
