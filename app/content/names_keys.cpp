// SPDX-License-Identifier: GPL-3.0-or-later
#include "names_keys.h"

namespace magister {

namespace {
// clang-format off
constexpr const char* keys[] = {
    "coin", "wood", "fire", "bigFire", "rat", "point", "citizen", "craftsman", "aristocrat", "nun",
    "upgraded-citizen", "upgraded-craftsman", "upgraded-aristocrat", "upgraded-nun", "lieutenant", "overseer",
    "overseer-craftsman", "overseer-aristocrat", "overseer-nun", "hut", "hut-upgrade", "workshop", "cart", "ship",
    "plague-cube", "step", "round", "hex", "district", "port", "dock", "port-upper-left", "port-upper-right",
    "port-lower-right", "port-lower-left", "dock-upper-left", "dock-upper-right", "dock-lower-right",
    "dock-lower-left", "extension-top-left", "extension-top-right", "extension-right", "extension-bottom-right",
    "extension-bottom-left", "extension-left", "book-popularity", "book-city", "book-church", "scroll-track",
    "gems", "silk", "spices", "building", "repopulation-tile", "turn", "player", "seat-ruby", "seat-sapphire",
    "seat-saffron", "seat-violet",
};
// clang-format on
} // namespace

const QStringList& nameKeys() {
    static const QStringList all = [] {
        QStringList list;
        for (const char* key : keys)
            list.append(QLatin1String(key));
        return list;
    }();
    return all;
}

const QStringList& nameCases(const QString& language) {
    static const QStringList english{"nom"};
    static const QStringList german{"nom", "acc", "dat", "gen"};
    static const QStringList western{"nom", "gen", "dat", "acc", "ins", "loc"};
    static const QStringList russian{"nom", "gen", "dat", "acc", "ins", "prep"};
    if (language == QLatin1String("de")) return german;
    if (language == QLatin1String("pl") || language == QLatin1String("cs")) return western;
    return language == QLatin1String("ru") ? russian : english;
}

int pluralForms(const QString& language) {
    return language == QLatin1String("en") || language == QLatin1String("de") ? 2 : 3;
}

int pluralForm(const QString& language, int n) {
    const int last = n % 10;
    const bool few = last >= 2 && last <= 4 && (n % 100 < 12 || n % 100 > 14);
    if (language == QLatin1String("cs")) return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    if (language == QLatin1String("pl")) return n == 1 ? 0 : few ? 1 : 2;
    if (language == QLatin1String("ru")) return last == 1 && n % 100 != 11 ? 0 : few ? 1 : 2;
    return n == 1 ? 0 : 1;
}

} // namespace magister
