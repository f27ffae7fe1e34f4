// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/rulings_map.h"

#include "app/messina/pack/setup_words.h"

namespace magister::messina {

std::optional<Rulings> rulingsFrom(const QVariantMap& answers) {
    Rulings rulings;
    for (auto one = answers.begin(); one != answers.end(); ++one)
        if (!setRuling(rulings, one.key(), one.value().toString()).isEmpty()) return std::nullopt;
    return rulings;
}

} // namespace magister::messina
