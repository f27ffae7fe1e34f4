// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/messina_facts.h"

#include "app/content/pack_in_force.h"
#include "app/game/listed_rulings.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/pack/article_numbers.h"
#include "app/messina/pack/saves.h"
#include "app/messina/pack/setup_words.h"
#include "app/messina/tips/tip_kinds.h"
#include "app/table/seat.h"
#include "engine/messina/rulings.h"
#include "engine/messina/vocabulary.h"

namespace magister::messina {

namespace {

// clang-format off
/// Besides what the closed vocabularies name.
constexpr const char* otherNameKeys[] = {
    "rat", "point", "citizen", "upgraded-citizen", "lieutenant", "overseer", "hut", "hut-upgrade", "workshop", "cart",
    "ship", "plague-cube", "step", "round", "hex", "district", "port", "dock", "scroll-track", "building",
    "repopulation-tile", "turn", "player",
};
// clang-format on

QStringList allNameKeys() {
    QStringList list;
    for (const char* key : otherNameKeys)
        list.append(QLatin1String(key));
    const auto append = [&](const char* kind, const auto& words) {
        for (const auto& word : words)
            list.append(QLatin1String(kind) + QString::fromUtf8(word));
    };
    append("", wordsOf<Token>);
    append("", wordsOf<Goods>);
    append("book-", wordsOf<Book>);
    for (const char* kind : {"", "upgraded-", "overseer-"})
        append(kind, wordsOf<CitizenClass>);
    append("port-", cornerWords);
    append("dock-", cornerWords);
    append("extension-", extensionWords);
    for (const QString& tincture : tinctures())
        list.append(QLatin1String("seat-") + tincture);
    return list;
}

PackFacts readPack(const DataFolder& data, PackValues values) {
    PackResult pack = values == PackValues::Played ? packInForce<SaveGame>(data).pack()
                                                   : readMessinaPack(data.packs(QLatin1String(SaveGame::id)), data);
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
    facts.nameKeys = allNameKeys();
    facts.tips = tipFields(tipKinds);
    facts.readPack = readPack;
    return facts;
}

} // namespace magister::messina
