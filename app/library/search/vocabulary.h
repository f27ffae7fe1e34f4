// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/search_language.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace magister {

/// Whether one word becomes the other by at most one letter put in, left out or replaced, or two neighbours exchanged
/// (Damerau and Levenshtein).
bool isOneTypoApart(QStringView a, QStringView b);

/// A set of letters, to leave most words out quickly: the letters of words one typo apart are near.
quint32 letterSet(QStringView word);
inline bool areNear(quint32 a, quint32 b) {
    quint32 differ = a ^ b;
    differ &= differ - 1;
    differ &= differ - 1;
    return differ == 0;
}

/// Every word of the texts of one language once, as compared, in order, with the stem that its forms share.
class Vocabulary {
public:
    struct Form {
        QString text;
        int stem{};
        bool isStop{};
    };
    struct Stem {
        QString text;
        std::vector<int> forms;
        int documents{}; ///< that hold it
        double rarity{}; ///< see SearchIndex
    };

    Vocabulary() = default;
    /// `words` as compared, any number of times each. Each list of `kin` is one word in its forms: they get one stem,
    /// whatever the endings look like.
    Vocabulary(const SearchLanguage& language, const QStringList& words, const QList<QStringList>& kin);

    const std::vector<Form>& forms() const { return m_forms; }
    const std::vector<Stem>& stems() const { return m_stems; }
    /// The letters of each form and of each stem, apart from them: they are looked through from end to end.
    const std::vector<quint32>& formLetters() const { return m_formLetters; }
    const std::vector<quint32>& stemLetters() const { return m_stemLetters; }
    std::vector<Stem>& stems() { return m_stems; }
    /// -1 if there is none.
    int form(const QString& compared) const { return m_index.value(compared, -1); }
    /// Stem of a word that need not be in the texts; -1 if it shares its stem with none that is.
    int stem(const QString& compared, const QString& stemmed) const;
    /// Whether the word says nothing about what is asked; it need not be in the texts.
    bool isStop(const QString& compared) const { return m_stops.contains(compared); }
    /// Stems that look like this one, and how much, from `least` to 1: twice the number of pairs of neighbouring
    /// letters that both hold, by the number of all pairs (Dice); the first letter counts as a pair of its own.
    std::vector<std::pair<int, double>> alike(QStringView stem, double least) const;
    /// The stem that stands for a stem and its kin; it alone has forms.
    int leader(int stem) const { return m_leaders[static_cast<std::size_t>(stem)]; }
    /// The forms that begin so, as first and one past the last.
    std::pair<int, int> beginningWith(const QString& compared) const;

private:
    void pairLetters();
    void uniteKin(const QList<QStringList>& kin);

    std::vector<Form> m_forms;
    std::vector<Stem> m_stems;
    std::vector<quint32> m_formLetters;
    std::vector<quint32> m_stemLetters;
    QHash<QString, int> m_index;
    QHash<QString, int> m_stemIndex;
    QSet<QString> m_stops;
    QHash<quint32, std::vector<int>> m_pairs; ///< stems by the pairs of letters they hold
    std::vector<int> m_pairCount;             ///< pairs of each stem
    std::vector<int> m_leaders;               ///< the stem that stands for each in place of its kin
};

} // namespace magister
