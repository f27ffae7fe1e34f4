// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

struct sb_stemmer;

namespace magister {

struct SearchLanguage;

/// Cuts the endings of a language off, so that the forms of a word meet: by the language's own function, then by
/// Snowball, where the language has them. Not for several threads at once; making one is cheap.
class Stemmer {
public:
    explicit Stemmer(const SearchLanguage& language);
    ~Stemmer();
    Stemmer(const Stemmer&) = delete;
    Stemmer& operator=(const Stemmer&) = delete;

    /// Takes and gives a folded word; never empty for a word that is not.
    QString stem(const QString& folded);

private:
    sb_stemmer* m_snowball{};
    QString (*m_own)(const QString&){};
};

/// Light stemmers for the two languages that Snowball does not know; they take and give folded words, so that words
/// typed without diacritics have the same stem. Sources stand with the tables of endings.
QString stemPolish(const QString& folded);
QString stemCzech(const QString& folded);

} // namespace magister
