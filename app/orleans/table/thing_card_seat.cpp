// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of what belongs to a player: places and slots, followers, bag, tokens.
#include "app/orleans/table/recall.h"
#include "app/orleans/table/thing_card_parts.h"
#include "app/orleans/words/accessible_text.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

std::optional<int> numberNamed(const QString& part, int below) {
    bool sound = false;
    const int n = part.toInt(&sound);
    return sound && n >= 0 && n < below ? std::optional(n) : std::nullopt;
}

QString slotMeaning(const Scene& scene, Slot slot) {
    switch (slot) {
    case Slot::Any:
        return cardSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansCard",
                              "An action slot for one follower of any kind. Technology tiles may not be placed here."));
    case Slot::Monk:
        return cardSay(scene,
                       QT_TRANSLATE_NOOP("OrleansCard",
                                         "An action slot for a monk: no other follower and no technology tile fits."));
    default:
        return cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                "An action slot for one follower of this kind. A monk fits as well, "
                                                "and a technology tile may fill the slot for the rest of the game."));
    }
}

ThingTold slotThing(const Scene& scene, PlayerIndex player, PlaceId place, const QStringList& parts) {
    const Place& where = scene.definition.place(place);
    if (parts.size() == 1 && parts.front() == QLatin1String("open") && where.openRow) {
        ThingTold told = cardOf(
            placeTold(scene, player, place), icons::place(place),
            cardSay(scene, QT_TRANSLATE_NOOP(
                               "OrleansCard",
                               "An open row: it takes any number of followers of any kind, but no technology tile.")));
        return told;
    }
    if (parts.size() != 2 || parts.front() != QLatin1String("slot")) return {};
    const auto slot = numberNamed(parts.at(1), static_cast<int>(where.actionSlots.size()));
    if (!slot) return {};
    const auto index = static_cast<SlotOfPlace>(*slot);
    const Slot wanted = where.actionSlots[index];
    const Token token = scene.state.players[player].work.at(place).tokens[index];
    return {slotTold(scene, player, place, index),
            token == Token::Nothing ? icons::slot(wanted) : icons::token(token),
            slotMeaning(scene, wanted),
            {nameOf(scene, placeWord(place))}};
}

ThingTold placeThing(const Scene& scene, PlayerIndex player, const QString& name, const QStringList& parts) {
    const auto place = named<PlaceId>(name);
    if (!place || !scene.state.players[player].owns(*place)) return {};
    if (!parts.isEmpty()) return slotThing(scene, player, *place, parts);
    ThingTold told = cardOf(placeTold(scene, player, *place), icons::place(*place), placeMeaning(scene, *place));
    told.component = componentOf(*place);
    return told;
}

ThingTold marketThing(const Scene& scene, PlayerIndex player, bool tower, const QString& part) {
    const auto space = numberNamed(part, static_cast<int>(tower ? maxTowerSpaces : maxMarketSpaces));
    if (!space || (tower && !scene.state.players[player].owns(PlaceId::GunpowderTower))) return {};
    const int index = *space + (tower ? static_cast<int>(maxMarketSpaces) : 0);
    const Workforce& work = scene.state.players[player].work;
    const auto at = static_cast<std::size_t>(*space);
    const Token token = tower ? work.tower[at] : work.market[at];
    return cardOf(
        marketTold(scene, player, index), token == Token::Nothing ? QStringLiteral("slot-any") : icons::token(token),
        tower ? cardSay(scene,
                        QT_TRANSLATE_NOOP("OrleansCard", "Drawn followers may wait here instead of on the market. You "
                                                         "plan with them as usual, or send them to beneficial deeds."))
              : cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                 "Followers you have drawn wait on the market until you put them on "
                                                 "slots. Those that stay here take up room when you draw again.")));
}

ThingTold handThing(const Scene& scene, PlayerIndex player, const QString& part) {
    const auto& hand = scene.state.players[player].hand;
    const auto n = numberNamed(part, static_cast<int>(hand.size()));
    if (!n) return {};
    const Token token = hand[static_cast<std::size_t>(*n)];
    return {
        token == Token::Nothing ? nameOf(scene, {QStringLiteral("follower")}) : tokenText(scene, token),
        token == Token::Nothing ? QStringLiteral("slot-any") : icons::token(token),
        cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "A follower you have just drawn: it still has to be placed."))};
}

/// "Grain: 2", with what it is worth.
ThingTold wareThing(const Scene& scene, PlayerIndex player, const QString& name) {
    const bool bread = name == QLatin1String("bread");
    const auto good = named<Good>(name);
    if (!bread && !good) return {};
    const Ware ware = bread ? Ware::Bread : wareOf(*good);
    const Player& owner = scene.state.players[player];
    const QString title = say(scene.language, "OrleansSpoken", QT_TRANSLATE_NOOP("OrleansSpoken", "{good:nom}: {n}"),
                              {{"good", wareWord(ware)}, {"n", owner.ware(ware)}});
    if (bread)
        return {title, icons::ware(ware),
                cardSay(scene, QT_TRANSLATE_NOOP(
                                   "OrleansCard",
                                   "Bread is baked from grain. It counts as food and as a goods tile; at the end of "
                                   "the game each one scores as many points as your development level."))};
    const GoodKind& kind = scene.definition.good(*good);
    const Fields points{{"n", kind.points}};
    return {title, icons::ware(ware),
            kind.food
                ? cardSay(scene,
                          QT_TRANSLATE_NOOP("OrleansCard", "A goods tile worth {n:point:acc} at the end of the game. "
                                                           "It is food and can be handed in for the Harvest."),
                          points)
                : cardSay(scene,
                          QT_TRANSLATE_NOOP("OrleansCard", "A goods tile worth {n:point:acc} at the end of the game."),
                          points)};
}

/// What is counted at a seat: "seat:1/coins".
ThingTold countedThing(const Scene& scene, PlayerIndex player, const QString& part) {
    const Player& p = scene.state.players[player];
    const auto counted = [&](const char* word, int n) {
        return scene.language.count(QLatin1String(word), n, QStringLiteral("nom"));
    };
    if (part == QLatin1String("coins"))
        return {
            counted("coin", p.coins), QStringLiteral("coin"),
            cardSay(scene,
                    QT_TRANSLATE_NOOP(
                        "OrleansCard",
                        "Money for prices, taxes and fines. At the end of the game each coin is worth {n:point:acc}."),
                    {{"n", scene.definition.pointsPerCoin}})};
    if (part == QLatin1String("stations"))
        return {counted("trading-station", stationsBuilt(scene.state, player)),
                icons::piece("house", scene, player),
                cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                 "Trading stations are built in towns. At the end of the game each one "
                                                 "on the map scores as many points as your development level.")),
                {cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "left in the supply: {n}"), {{"n", p.stations}})}};
    if (part == QLatin1String("citizens"))
        return {counted("citizen", p.citizens), QStringLiteral("citizen"),
                cardSay(scene,
                        QT_TRANSLATE_NOOP("OrleansCard", "Citizen tiles are kept for good. At the end of the game each "
                                                         "one scores as many points as your development level."))};
    if (part == QLatin1String("technology"))
        return {counted("technology-tile", p.work.technologies),
                QStringLiteral("tech"),
                cardSay(scene,
                        QT_TRANSLATE_NOOP("OrleansCard", "A technology tile fills one slot of a place for the rest of "
                                                         "the game, so that this place needs one follower less.")),
                {p.newTechnologies > 0
                     ? cardSay(scene,
                               QT_TRANSLATE_NOOP("OrleansCard",
                                                 "gained this round, to be placed from the next one on: {n}"),
                               {{"n", p.newTechnologies}})
                     : QString{}}};
    if (part == QLatin1String("merchant"))
        return {say(scene.language, "OrleansSpoken", QT_TRANSLATE_NOOP("OrleansSpoken", "merchant: {town:nom}"),
                    {{"town", townWord(scene, p.merchant)}}),
                icons::piece("merchant", scene, player),
                cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                 "The pawn that travels the map for its owner. It collects goods "
                                                 "tiles, and trading stations are built where it stands."))};
    if (part == QLatin1String("development"))
        return {say(scene.language, "OrleansSpoken",
                    QT_TRANSLATE_NOOP("OrleansSpoken", "development level {level}, space {space}"),
                    {{"level", levelOf(scene.definition, p)}, {"space", p.development}}),
                icons::piece("disc", scene, player),
                cardSay(scene, QT_TRANSLATE_NOOP(
                                   "OrleansCard",
                                   "Each development point moves your marker one space on. The level reached "
                                   "multiplies your trading stations and citizen tiles at the end of the game."))};
    if (part == QLatin1String("plan") && recall(scene, player))
        return {say(scene.language, "OrleansRow", QT_TRANSLATE_NOOP("OrleansRow", "{who}: change the plan"),
                    {{"who", seatName(scene, player)}}),
                icons::piece("disc", scene, player),
                cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                 "Nobody sees a plan before everyone has chosen Done. Until then, "
                                                 "whoever has finished may take it up again."))};
    if (part == QLatin1String("bag"))
        return cardOf(bagTold(scene, player), QStringLiteral("bag"),
                      cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                       "Followers come out of the bag at random and return to it after "
                                                       "their action. You may look into your own bag at any time.")));
    return {};
}

} // namespace

ThingTold seatThing(const Scene& scene, PlayerIndex player, const QStringList& parts) {
    if (parts.isEmpty())
        return cardOf(seatTold(scene, player), icons::piece("disc", scene, player),
                      cardSay(scene, QT_TRANSLATE_NOOP(
                                         "OrleansCard",
                                         "One of the players at this table, with everything that belongs to them.")));
    const QString family = parts.front().section(u':', 0, 0);
    const QString name = parts.front().section(u':', 1);
    if (family == QLatin1String("place")) return placeThing(scene, player, name, parts.mid(1));
    if (parts.size() == 1)
        return family == QLatin1String("ware") ? wareThing(scene, player, name)
                                               : countedThing(scene, player, parts.front());
    if (parts.size() != 2) return {};
    if (family == QLatin1String("market")) return marketThing(scene, player, false, parts.at(1));
    if (family == QLatin1String("tower")) return marketThing(scene, player, true, parts.at(1));
    if (family == QLatin1String("hand")) return handThing(scene, player, parts.at(1));
    return {};
}

} // namespace magister::orleans
