// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/messina_facts.h"

#include "app/game/listed_rulings.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/pack/article_numbers.h"
#include "app/messina/pack/setup_words.h"
#include "app/messina/pack/user_pack.h"
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

PackFacts readPack(const DataFolder& data, PackValues values) {
    const QString game = QStringLiteral("messina");
    PackResult pack;
    if (values == PackValues::Played) {
        const PackInForce packs = messinaPackInForce(data, userPackFolder(game));
        pack = packs.pack();
    } else {
        pack = readMessinaPack(data.packs(game), data);
    }
    PackFacts facts{pack.definition.has_value(), pack.problems, {}, {}};
    if (pack.definition) facts.numbers = articleNumbers(*pack.definition);
    facts.lessons = vocabularyOver<LessonVocabulary>(std::move(pack.definition));
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
