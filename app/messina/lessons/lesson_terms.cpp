// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/lesson_vocabulary.h"

#include <array>

namespace magister::messina {

namespace {

constexpr std::array<LessonTerm, 13> printedTerms{{
    {"lieutenant", "leutnant", "služebn", "namiestni", "помощник"},
    {"nun", "nonne", "jeptišk", "zakonnic", "монахин"},
    {"aristocrat", "aristokrat", "šlechtic", "arystokrat", "аристократ"},
    {"hut", "quarantänehütte|hütte", "karanténní|domk|domek", "chat", "домик"},
    {"rat", "ratte", "krys", "szczur", "крыс"},
    {"cube", "pestwürfel|würfel", "kost", "kost", "куби"},
    {"overseer", "aufseher", "správc", "nadzorc", "смотрител"},
    {"workshop", "werkst", "díl", "warsztat", "мастерск"},
    {"ship", "schiff", "lo[dď]", "statek|statk|bark", "корабл"},
    {"coin", "münze", "minc", "monet", "монет"},
    {"wood", "bauholz", "dřev", "drewn", "древесин"},
    {"fire", "feuer", "oh[eň]|ohn", "og(ień|ni)", "огон|огн"},
    {"build", "bauen|baut|bau", "stavb|stav[ěí]|postav", "budow|budu", "строи|строй"},
}};

constexpr std::array<LessonNoun, 16> namedThings{{
    {"/field-[12]$", {"field|hut", "feld|hütte", "pol|domk|domek", "pol|cha[tc]", "квадрат|домик"}},
    {"/lieutenant$", {"lieutenant", "leutnant", "služebn", "namiestni", "помощник"}},
    {"/cube$", {"cube", "würfel", "kost", "kost", "куби"}},
    {"/ships?$", {"ship", "schiff", "lo[dď]", "statek|statk|statku", "корабл"}},
    {"/hut/\\w+$", {"hut|citizen|craftsman|nun|aristocrat", "hütte|bürger|nonne|aristokrat", "domk|domek|šlechtic|jeptišk",
                   "cha[tc]|arystokrat|zakonnic", "домик|аристократ|монахин"}},
    {"/square/", {"square|nun|craftsman|aristocrat", "quadrat|nonne|handwerker|aristokrat", "pol|jeptišk|řemesln|šlechtic",
                  "kwadra|zakonnic|rzemieśln|arystokrat", "квадрат|монахин|ремесленник|аристократ"}},
    {"/overseer/", {"overseer", "aufseher", "správc", "nadzorc", "смотрител"}},
    {"/rats$", {"rat", "ratte", "krys", "szczur", "крыс"}},
    {"/coins$", {"coin", "münze", "minc", "monet", "монет"}},
    {"^seat:\\d$", {"neighbour|you", "gegenüber|du", "soupeř|ty", "sąsi|ty", "соперник|вы"}},
    {"/flame$", {"flame|table", "flamme|übersicht", "plamen|tabulk", "płomień|tabel", "плам|таблиц"}},
    {"/priority$", {"book|table", "buch|übersicht", "stupnic|tabulk", "tor|kronik|tabel", "рейтинг|таблиц"}},
    {"^wheel", {"wheel|rat", "rad|ratte", "ukazatel|krys", "koł|szczur", "колес|крыс"}},
    {"^book:", {"coin|step|space|book", "münze|schritt|feld|buch", "minc|posun|pol|stupnic", "monet|krok|pol|tor", "монет|повышени|делени|рейтинг"}},
    {"/action$", {"hex|icon|action", "hexfeld|symbol|aktion", "destič|symbol|akc", "heks|ikon|akcj", "гекс|значк|действи"}},
    {"^(hex|exp):", {"hex", "hexfeld", "destič", "heks", "гекс"}},
}};

} // namespace

std::span<const LessonTerm> LessonVocabulary::terms() const { return printedTerms; }

std::span<const LessonNoun> LessonVocabulary::nouns() const { return namedThings; }

} // namespace magister::messina
