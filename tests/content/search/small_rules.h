// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/search.h"

namespace magister {

/// A few rules about bakers, in five languages, with a glossary: small enough to say what must be found and why.
inline QList<SearchTexts> smallRules() {
    const auto rule = [](const char* id, const char* title, const char* key, const QStringList& asked = {}) {
        SearchDocument document;
        document.id = QString::fromLatin1(id);
        document.title = QString::fromUtf8(title);
        document.key = QString::fromUtf8(key);
        document.asked = asked;
        document.chapter = QStringLiteral("Bread");
        return document;
    };
    QList<SearchTexts> all;
    all.append({"en",
                {rule("dough", "Kneading dough", "A baker kneads the dough twice. It rises until the bell rings."),
                 rule("oven", "The oven", "Loaves lie in the oven for one round.", {"when do I burn my bread"}),
                 rule("apprentice", "What apprentices do", "An apprentice carries flour and sweeps."),
                 rule("market", "Selling on the market", "Each loaf sells for two pennies.", {"how much money for bread"})},
                {{"baker", "dough", "baker", {"bakers", "baker's"}, {"cook"}},
                 {"apprentice", "apprentice", "apprentice", {"apprentices"}, {"helper"}},
                 {"oven", "oven", "stone oven", {"stone ovens"}, {}}}});
    all.append({"de",
                {rule("dough", "Teig kneten", "Eine Bäckerin knetet den Teig zweimal."),
                 rule("oven", "Der Steinofen", "Brote liegen eine Runde im Ofen."),
                 rule("apprentice", "Was Lehrlinge tun", "Ein Lehrling trägt Mehl und fegt die Straße."),
                 rule("market", "Verkauf auf dem Markt", "Jedes Brot bringt zwei Pfennige.")},
                {{"baker", "dough", "Bäckerin", {"Bäckerinnen"}, {}},
                 {"apprentice", "apprentice", "Lehrling", {"Lehrlinge", "Lehrlings"}, {}},
                 {"oven", "oven", "Steinofen", {"Steinöfen"}, {}}}});
    all.append({"pl",
                {rule("dough", "Wyrabianie ciasta", "Piekarz dwa razy wyrabia ciasto."),
                 rule("oven", "Piec", "Bochenki leżą w piecu przez rundę."),
                 rule("apprentice", "Czeladnik", "Czeladnicy noszą mąkę i zamiatają."),
                 rule("market", "Sprzedaż na targu", "Każdy bochenek kosztuje dwa grosze.")},
                {{"baker", "dough", "Piekarz", {"Piekarza", "Piekarzem", "Piekarze", "Piekarzy"}, {}},
                 {"apprentice", "apprentice", "Czeladnik", {"Czeladnika", "Czeladnicy", "Czeladników"}, {}},
                 {"oven", "oven", "piec kamienny", {"pieca kamiennego"}, {}}}});
    all.append({"cs",
                {rule("dough", "Hnětení těsta", "Pekař hněte těsto dvakrát."),
                 rule("oven", "Pec", "Bochníky leží v peci jedno kolo."),
                 rule("apprentice", "Učedník", "Učedníci nosí mouku a zametají."),
                 rule("market", "Prodej na trhu", "Každý bochník stojí dva groše.")},
                {{"baker", "dough", "pekař", {"pekaře", "pekaři", "pekařem", "pekařů"}, {}},
                 {"apprentice", "apprentice", "učedník", {"učedníka", "učedníci"}, {}}}});
    all.append({"ru",
                {rule("dough", "Замес теста", "Пекарь дважды месит тесто."),
                 rule("oven", "Печь", "Хлебы лежат в печи один раунд."),
                 rule("apprentice", "Подмастерья", "Подмастерье носит муку; всё чисто."),
                 rule("market", "Продажа на рынке", "Каждая буханка стоит два гроша, плата вперёд.")},
                {{"baker", "dough", "пекарь", {"пекаря", "пекарю", "пекарем", "пекари", "пекарей"}, {}},
                 {"apprentice", "apprentice", "подмастерье", {"подмастерья", "подмастерьев"}, {}}}});
    return all;
}

} // namespace magister
