// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/tongues.h"

#include "app/library/rule_library.h"

#include <QRegularExpression>

namespace magister::test {

namespace {

// Doubles a run of words between two things that are filled in; blanks at its ends stay where they are.
QString twice(const QString& run) {
    const QString core = run.trimmed();
    if (core.isEmpty()) return run;
    const auto at = run.indexOf(core);
    return run.left(at) + core + u' ' + core + run.mid(at + core.size());
}

} // namespace

QString doubled(const QString& text) {
    static const QRegularExpression filled(QStringLiteral("\\{[^}]*\\}|%L?[0-9n]|<[^>]*>|&[a-z]+;"));
    QString all;
    qsizetype from = 0;
    for (auto it = filled.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        all += twice(text.mid(from, match.capturedStart() - from)) + match.captured();
        from = match.capturedEnd();
    }
    return all + twice(text.mid(from));
}

Tongues::Tongues(const QString& game) : m_catalogues(DataFolder::find(), game) {
    const RuleLibrary& library = RuleLibrary::shared(game);
    for (const QString& code : languages()) {
        m_plain[code] = std::make_unique<CatalogueLanguage>(
            m_catalogues.of(code),
            [code, &library](const QString& rule) {
                return RuleTitle{library.number(rule), library.title(code, rule)};
            },
            [code, &library](const QString& option, const QString& choice) {
                const RulingWords& words = library.rulingWords(code);
                return RulingTitle{words.title(option), words.label(option, choice)};
            },
            [code, &library](const QString& id) {
                const Glossary& glossary = library.glossary(code);
                const Term* term = glossary.find(id);
                const TermWords* words = glossary.words(code, id);
                return term && words ? TermTitle{words->term, words->meaning, term->icon} : TermTitle{};
            });
        m_doubled[code] = std::make_unique<DoubledLanguage>(*m_plain[code]);
    }
}

} // namespace magister::test
