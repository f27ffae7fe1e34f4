// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/names_keys.h"

#include "app/content/game_facts.h"

namespace magister {

const QStringList& nameKeys(const QString& game) {
    static const QStringList none;
    const GameFacts* facts = findGameFacts(game);
    return facts ? facts->nameKeys : none;
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
