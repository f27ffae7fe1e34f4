// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/vocabulary.h"

#include <QStringList>

/// The vocabularies of the engines as Qt has words.
namespace magister {

/// Every word, in the order of the enum; made ready once.
template <WordedEnum Enum> const QStringList& allWords() {
    static const QStringList all = [] {
        QStringList list;
        for (const std::string_view word : wordsOf<Enum>)
            list.append(QString::fromUtf8(word));
        return list;
    }();
    return all;
}

/// Precondition: a value of the vocabulary.
template <WordedEnum Enum> const QString& wordOf(Enum value) {
    return allWords<Enum>()[static_cast<qsizetype>(value)];
}

template <WordedEnum Enum> std::optional<Enum> fromWord(const QString& word) {
    const qsizetype index = allWords<Enum>().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(static_cast<Enum>(index));
}

} // namespace magister
