// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_texts.h"
#include "app/paper/failure.h"
#include "app/paper/source.h"

#include "app/language/names.h"

#include <QSet>

#include <optional>

namespace magister::paper {

/// The short phrases of printed pages in one language, from aid.json, the names of the game, and the titles of the
/// articles. Phrases may hold **bold** and numbers of the pack, as articles do.
class AidWords {
public:
    /// Precondition: the language is one of languages().
    AidWords(const Source& source, const QString& language);

    const QString& language() const { return m_language; }
    /// What is wrong with the file, if anything.
    const std::optional<Failure>& failure() const { return m_failure; }
    /// A phrase as markup.
    QString text(const QString& key) const { return m_texts.html.value(key, QStringLiteral("«%1»").arg(key)); }
    /// A phrase with the numbers of its rules, so that these never stand alone on a line.
    QString text(const QString& key, const QStringList& rules) const {
        return text(key) + QStringLiteral("&nbsp;") + number(rules);
    }
    /// A phrase without markup.
    QString plain(const QString& key) const { return m_texts.plain.value(key, QStringLiteral("«%1»").arg(key)); }
    /// A word of the game, nominative, for n things.
    QString name(const QString& key, int n = 1) const { return m_names.word(key, QStringLiteral("nom"), n); }
    /// Title of an article or a chapter, by its id without the game: "fight.rats".
    QString title(const QString& rule) const;
    /// "§ 3.1, 3.4" as markup, by such ids.
    QString number(const QStringList& rules) const;

    /// The rules requested from title() and number() that PrintedGame::rules does not list. Always empty unless there is an error
    /// in the pages.
    const QSet<QString>& unchecked() const { return m_unchecked; }

private:
    void note(const QString& rule) const;

    QString m_language;
    const RuleLibrary* m_library;
    QString m_prefix;          ///< of the ids of its rules: "game."
    QSet<QString> m_checked;   ///< full ids
    Names m_names;
    AidTexts m_texts;
    std::optional<Failure> m_failure;
    mutable QSet<QString> m_unchecked;
};

} // namespace magister::paper
