// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/orleans_facts.h"

#include "app/content/pack_in_force.h"
#include "app/game/listed_rulings.h"
#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/pack/article_numbers.h"
#include "app/orleans/pack/saves.h"
#include "app/orleans/tips/tip_kinds.h"
#include "app/table/seat.h"
#include "engine/orleans/rulings.h"
#include "engine/orleans/vocabulary.h"

#include <span>

namespace magister::orleans {

namespace {

// clang-format off
/// Besides what the closed vocabularies name.
constexpr const char* nameKeys[] = {
    "coin", "point", "development-point", "development-level", "follower", "starting-follower", "neutral-follower",
    "good", "good-bread", "good-food", "event", "phase", "place", "place-tile", "deed", "deeds-board", "main-board",
    "player-board", "market", "goods-market", "action-slot", "goods-slot", "bag", "merchant", "trading-station",
    "marker", "technology-tile", "citizen", "hourglass-tile", "start-player-marker", "stack-I", "stack-II", "road",
    "waterway", "connection", "town", "action", "space", "step", "round", "turn", "player", "treasury", "supply",
    "torture", "track-development",
};
constexpr std::string_view townIds[] = {
    "le_mans", "chartres", "etampes", "chateaudun", "vendome", "orleans", "montargis", "blois", "briare", "tours",
    "chinon", "montrichard", "vierzon", "loches", "bourges", "sancerre", "chatellerault", "le_blanc", "chateauroux",
    "nevers", "argenton", "la_chatre", "st_amand",
};
// clang-format on

/// "place-town_hall": the kind of thing and its id.
void append(QStringList& list, const char* kind, std::span<const std::string_view> ids) {
    for (const std::string_view id : ids)
        list.append(QLatin1String(kind) + QLatin1Char('-') + QString::fromUtf8(id));
}

QStringList allNameKeys() {
    QStringList list;
    for (const char* key : nameKeys)
        list.append(QLatin1String(key));
    append(list, "follower", wordsOf<Follower>);
    append(list, "track", wordsOf<Track>);
    append(list, "good", wordsOf<Good>);
    append(list, "event", wordsOf<EventKind>);
    append(list, "phase", wordsOf<Phase>);
    append(list, "place", wordsOf<PlaceId>);
    append(list, "deed", wordsOf<DeedId>);
    append(list, "town", townIds);
    for (const QString& tincture : tinctures())
        list.append(QLatin1String("seat-") + tincture);
    return list;
}

PackFacts readPack(const DataFolder& data, PackValues values) {
    OrleansPack pack = values == PackValues::Played ? packInForce<SaveGame>(data).pack()
                                                          : readOrleansPack(data.packs(QLatin1String(SaveGame::id)), data);
    PackFacts facts{pack.definition.has_value(), pack.problems, {}, {}};
    if (pack.definition) facts.numbers = articleNumbers(*pack.definition);
    facts.lessons = vocabularyOver<LessonVocabulary>(std::move(pack.definition));
    return facts;
}

} // namespace

GameFacts gameFacts() {
    const QStringList noOrYes{QStringLiteral("false"), QStringLiteral("true")};
    GameFacts facts;
    facts.id = QStringLiteral("orleans");
    facts.rulings = listedRulings(rulingOptions(), [](Rule rule) { return ruleId(rule); });
    facts.editions = QStringList{QStringLiteral("pl")};
    // The one rulebook we know agrees with the defaults.
    facts.presets = QStringList{QStringLiteral("default")};
    facts.options = {{QStringLiteral("extraTiles"), noOrYes}, {QStringLiteral("fewerTiles"), noOrYes}};
    facts.nameKeys = allNameKeys();
    facts.tips = tipFields(tipKinds);
    facts.rulingsSayWhy = true;
    facts.readPack = readPack;
    return facts;
}

} // namespace magister::orleans
