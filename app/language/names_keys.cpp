// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/names_keys.h"

#include "engine/orleans/vocabulary.h"

#include <span>

namespace magister {

namespace {
// clang-format off
constexpr const char* messinaKeys[] = {
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

/// Besides what the closed vocabularies name.
constexpr const char* orleansKeys[] = {
    "coin", "point", "development-point", "development-level", "follower", "starting-follower", "neutral-follower",
    "good", "good-bread", "good-food", "event", "phase", "place", "place-tile", "deed", "deeds-board", "main-board",
    "player-board", "market", "goods-market", "action-slot", "goods-slot", "bag", "merchant", "trading-station",
    "marker", "technology-tile", "citizen", "hourglass-tile", "start-player-marker", "stack-I", "stack-II", "road",
    "waterway", "connection", "town", "action", "space", "step", "round", "turn", "player", "treasury", "supply",
    "torture", "track-development", "seat-ruby", "seat-sapphire", "seat-saffron", "seat-violet",
};
constexpr std::string_view orleansTowns[] = {
    "le_mans", "chartres", "etampes", "chateaudun", "vendome", "orleans", "montargis", "blois", "briare", "tours",
    "chinon", "montrichard", "vierzon", "loches", "bourges", "sancerre", "chatellerault", "le_blanc", "chateauroux",
    "nevers", "argenton", "la_chatre", "st_amand",
};
// clang-format on

QStringList listed(std::span<const char* const> keys) {
    QStringList list;
    for (const char* key : keys)
        list.append(QLatin1String(key));
    return list;
}

/// "place-town_hall": the kind of thing and its id.
void append(QStringList& list, const char* kind, std::span<const std::string_view> ids) {
    for (const std::string_view id : ids)
        list.append(QLatin1String(kind) + QLatin1Char('-') + QString::fromUtf8(id));
}

QStringList allOfOrleans() {
    using namespace orleans;
    QStringList list = listed(orleansKeys);
    append(list, "follower", wordsOf<Follower>);
    append(list, "track", wordsOf<Track>);
    append(list, "good", wordsOf<Good>);
    append(list, "event", wordsOf<EventKind>);
    append(list, "phase", wordsOf<Phase>);
    append(list, "place", wordsOf<PlaceId>);
    append(list, "deed", wordsOf<DeedId>);
    append(list, "town", orleansTowns);
    return list;
}

} // namespace

const QStringList& nameKeys(const QString& game) {
    static const QStringList messina = listed(messinaKeys);
    static const QStringList orleans = allOfOrleans();
    static const QStringList none;
    if (game == QLatin1String("messina")) return messina;
    return game == QLatin1String("orleans") ? orleans : none;
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
