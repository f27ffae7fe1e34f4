// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/messina_facts.h"

#include "app/content/pack_in_force.h"
#include "app/game/listed_rulings.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/pack/article_numbers.h"
#include "app/messina/pack/saves.h"
#include "app/messina/pack/setup_words.h"
#include "engine/messina/rulings.h"

namespace magister::messina {

namespace {

// clang-format off
constexpr const char* nameKeys[] = {
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

/// A vocabulary that keeps the definition it asks; without one it looks nothing up.
struct KeptDefinition {
    std::optional<Definition> definition;
    LessonVocabulary vocabulary;

    explicit KeptDefinition(std::optional<Definition> read)
        : definition(std::move(read)), vocabulary(definition ? &*definition : nullptr) {}
};

PackFacts readPack(const DataFolder& data, PackValues values) {
    PackResult pack = values == PackValues::Played ? packInForce<SaveGame>(data).pack()
                                                   : readMessinaPack(data.packs(QLatin1String(SaveGame::id)), data);
    PackFacts facts{pack.definition.has_value(), pack.problems, {}, {}};
    if (pack.definition) facts.numbers = articleNumbers(*pack.definition);
    const auto kept = std::make_shared<const KeptDefinition>(std::move(pack.definition));
    facts.lessons = std::shared_ptr<const magister::LessonVocabulary>(kept, &kept->vocabulary);
    return facts;
}

} // namespace

GameFacts gameFacts() {
    GameFacts facts;
    facts.id = QStringLiteral("messina");
    facts.rulings = listedRulings(rulingOptions(), [](Rule rule) { return ruleId(rule); });
    facts.editions = {QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("ru"), QStringLiteral("de")};
    facts.presets = QStringList{QStringLiteral("default")} + facts.editions;
    facts.options = {{QStringLiteral("boards"), sideWords()},
                     {QStringLiteral("scrolls"), sideWords()},
                     {QStringLiteral("priorityTile"), {QStringLiteral("false"), QStringLiteral("true")}}};
    for (const char* key : nameKeys)
        facts.nameKeys.append(QLatin1String(key));
    facts.articles = true;
    facts.readPack = readPack;
    return facts;
}

} // namespace magister::messina
