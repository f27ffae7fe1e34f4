// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/setup_words.h"

namespace magister::messina {

const QStringList& sideWords() {
    static const QStringList words{QStringLiteral("basic"), QStringLiteral("advanced")};
    return words;
}

std::optional<Side> sideFrom(const QString& word) {
    const qsizetype index = sideWords().indexOf(word);
    if (index < 0) return std::nullopt;
    return index == 0 ? Side::A : Side::B;
}

} // namespace magister::messina
