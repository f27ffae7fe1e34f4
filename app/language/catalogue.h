// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/language/names.h"

#include <QLocale>
#include <QSet>
#include <QTranslator>

#include <map>
#include <memory>

namespace magister {

/// All texts of one language: interface sentences and game terms. Never installed in the application, so that
/// any text can be asked for in any language at any time.
///
/// A missing text is recorded (see missing()) and shown as «source», never silently in English.
class Catalogue {
public:
    /// `sentences` is the compiled Qt Linguist file, for example ":/i18n/magister_pl.qm".
    Catalogue(const QString& language, const QString& sentences, Names names);
    Catalogue(const Catalogue&) = delete;
    Catalogue& operator=(const Catalogue&) = delete;

    const QString& language() const { return m_language; }
    const QLocale& locale() const { return m_locale; }

    /// A sentence of the interface. With n >= 0 the plural form for n is taken and "%n" replaced by it.
    QString text(const char* context, const char* source, const char* disambiguation = nullptr, int n = -1) const;
    /// A word of the game: the form for n things, without the number. Cases as in nameCases().
    QString word(const QString& key, const QString& grammaticalCase = QStringLiteral("nom"), int n = 1) const;
    /// "2 monety"
    QString count(const QString& key, int n, const QString& grammaticalCase = QStringLiteral("nom")) const;
    /// A number as written in this language.
    QString number(int n) const { return m_locale.toString(n); }

    /// Texts that were requested but do not exist.
    QList<Problem> missing() const { return m_missing; }

private:
    QString noteMissing(const QString& context, const QString& source) const;

    QString m_language;
    QLocale m_locale;
    QTranslator m_translator;
    Names m_names;
    mutable QList<Problem> m_missing;
    mutable QSet<QString> m_noted;
};

/// The five languages side by side, each read on first use. For a single thread.
class Catalogues {
public:
    /// The names are read from the data folder, and the sentences from `sentences` with %1 for the language.
    Catalogues(const DataFolder& data, const QString& game,
               const QString& sentences = QStringLiteral(":/i18n/magister_%1.qm"));

    /// Precondition: one of languages(); anything else returns English.
    const Catalogue& of(const QString& language) const;
    /// Problems with the names of the five languages; reads those that have not been used yet.
    const QList<Problem>& problems() const;

private:
    DataFolder m_data;
    QString m_game;
    QString m_sentences;
    mutable std::map<QString, std::unique_ptr<Catalogue>> m_catalogues;
    mutable QList<Problem> m_problems;
};

} // namespace magister
