// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of what lies at a seat: supplies, people, buildings, tracks.
#include "app/messina/words/accessible_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/thing_card_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

struct CountedPart {
    const char* part;
    const char* word; ///< of names.json
    const char* term; ///< of the glossary
    int n;
};

int citizensOf(const Player& player, CitizenClass c) {
    const auto isOne = [c](Citizen citizen) { return citizen != Citizen::Nobody && classOf(citizen) == c; };
    const auto n =
        std::count_if(player.squares.begin(), player.squares.end(), isOne) +
        std::count_if(player.huts.begin(), player.huts.end(), [&](const Hut& h) { return isOne(h.citizen); }) +
        std::count_if(player.workshops.begin(), player.workshops.end(),
                      [&](const WorkshopSlot& w) { return isOne(w.citizen); });
    return static_cast<int>(n);
}

/// What is counted at a seat: "seat:1/coins".
ThingTold countThing(const Scene& scene, PlayerIndex index, const QString& part) {
    const Player& p = scene.state.players[index];
    const bool rival = scene.state.solo() && index == opponent;
    const auto upgrades = std::count_if(p.huts.begin(), p.huts.end(), [](const Hut& h) { return h.upgrade != none; });
    const int huts = rival ? static_cast<int>(scene.state.opponentHuts.size()) : static_cast<int>(upgrades);
    const std::array parts{
        CountedPart{"points", "point", "victory-point", p.points},
        CountedPart{"coins", "coin", "coin", p.token(Token::Coin)},
        CountedPart{"wood", "wood", "wood", p.token(Token::Wood)},
        CountedPart{"fire", "fire", "fire", p.token(Token::Fire)},
        CountedPart{"bigFire", "bigFire", "big-fire", p.token(Token::BigFire)},
        CountedPart{"rats", "rat", "rat", p.rats},
        CountedPart{"craftsmen", "craftsman", "craftsman", citizensOf(p, CitizenClass::Craftsman)},
        CountedPart{"aristocrats", "aristocrat", "aristocrat", citizensOf(p, CitizenClass::Aristocrat)},
        CountedPart{"nuns", "nun", "nun", citizensOf(p, CitizenClass::Nun)},
        CountedPart{"ships", "ship", "ship", static_cast<int>(p.ships.size())},
        CountedPart{"carts", "cart", "cart", static_cast<int>(p.carts.size())},
        CountedPart{"workshops", "workshop", "workshop", static_cast<int>(p.workshops.size())},
        CountedPart{"huts", "hut-upgrade", rival ? "hut-upgrade" : "quarantine-hut", huts},
        CountedPart{"districts", "district", "repopulation-tile", static_cast<int>(p.districts.size())},
    };
    const auto found =
        std::find_if(parts.begin(), parts.end(), [&](const CountedPart& c) { return part == QLatin1String(c.part); });
    if (found != parts.end()) return {countedThing(scene, found->word, found->n), QString::fromLatin1(found->term), {}};
    if (part == QLatin1String("estate")) return {{}, QStringLiteral("estate"), {}};
    if (part == QLatin1String("scroll")) return {{}, QStringLiteral("scroll-board"), {}};
    if (part == QLatin1String("rat-points")) {
        const auto& penalty = scene.definition.ratPenalty;
        const int lost = penalty.empty() ? 0 : penalty[std::min<std::size_t>(p.rats, penalty.size() - 1)];
        return {onScreen(scene, "EstateHead", "Points lost to rats: %1").arg(lost), QStringLiteral("rat"), {}};
    }
    return {};
}

/// What tells seats apart at a glance: their place in the order, their lieutenants, what the opponent has turned up.
ThingTold standingThing(const Scene& scene, PlayerIndex index, const QString& part) {
    const Player& p = scene.state.players[index];
    const bool rival = scene.state.solo() && index == opponent;
    if (part == QLatin1String("order")) {
        const auto& order = scene.state.order;
        const auto place = std::find(order.begin(), order.end(), index) - order.begin();
        return {onScreen(scene, "SeatCard", "Place in the turn order: %1").arg(place + 1),
                QStringLiteral("turn-order"),
                {}};
    }
    if (part == QLatin1String("pawns")) {
        const auto of = [&](auto... status) {
            const auto n = std::count_if(p.lieutenants.begin(), p.lieutenants.end(),
                                         [&](const Lieutenant& l) { return ((l.status == status) || ...); });
            return static_cast<int>(n);
        };
        const int ready = of(LieutenantStatus::Estate, LieutenantStatus::Lying);
        const int all = ready + of(LieutenantStatus::Standing, LieutenantStatus::Resting);
        return {onScreen(scene, "SeatPawns", "Lieutenants to be used: %1 of %2").arg(ready).arg(all),
                QStringLiteral("lieutenant"),
                {}};
    }
    if (!rival) return {};
    if (part == QLatin1String("popularity")) {
        const Fields fields{{"book", bookWord(Book::Popularity)}, {"space", roman(p.book(Book::Popularity))}};
        return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "{Book:nom}, space {space}"), fields),
                bookTerm(Book::Popularity),
                {}};
    }
    if (part == QLatin1String("pile"))
        return {onScreen(scene, "OpponentFigures", "Tiles in the pile: %1")
                    .arg(static_cast<int>(scene.state.soloPile.size())),
                QStringLiteral("opponent-tile"),
                {}};
    if (part == QLatin1String("tile")) return {{}, QStringLiteral("opponent-tile"), {opponentDeed(scene)}};
    return {};
}

ThingTold lieutenantThing(const Scene& scene, PlayerIndex player, int n) {
    if (n < 1 || n > static_cast<int>(lieutenantCount)) return {};
    const QVariantMap row = seatLieutenants(scene, player).at(n - 1).toMap();
    const QString status = row.value("status").toString();
    const auto told = [&](const char* source) { return onScreen(scene, "Lieutenants", source).arg(n); };
    if (status == QLatin1String("estate")) return {told("Lieutenant %1, at home"), QStringLiteral("lieutenant"), {}};
    if (status == QLatin1String("resting"))
        return {told("Lieutenant %1, rests until the next round"), QStringLiteral("lieutenant"), {}};
    if (status == QLatin1String("standing"))
        return {
            told("Lieutenant %1, standing: %2").arg(row.value("where").toString()), QStringLiteral("lieutenant"), {}};
    if (status == QLatin1String("lying"))
        return {told("Lieutenant %1, lying: %2").arg(row.value("where").toString()), QStringLiteral("lieutenant"), {}};
    return {{}, QStringLiteral("lieutenant"), {}};
}

ThingTold squareThing(const Scene& scene, const QString& id, const QString& part) {
    const auto& squares = scene.definition.boards[viewed(scene).board].squares;
    for (SquareIndex i = 0; i < squareCount; ++i) {
        if (QString::fromStdString(squares[i].id) != id) continue;
        return part == QLatin1String("action") ? ThingTold{effectAlone(scene, squares[i].action),
                                                           termOfEffect(scene.definition, squares[i].action),
                                                           {}}
                                               : fromPhrases(squareTold(scene, i), QStringLiteral("square"));
    }
    return {};
}

ThingTold hutThing(const Scene& scene, int n, const QString& part) {
    if (n < 1 || n > static_cast<int>(hutCount)) return {};
    const Hut& hut = viewed(scene).huts[static_cast<std::size_t>(n - 1)];
    if (part.isEmpty())
        return fromPhrases(hutTold(scene, static_cast<std::uint8_t>(n - 1)), QStringLiteral("quarantine-hut"));
    if (part == QLatin1String("upgrade"))
        return hut.upgrade == none
                   ? ThingTold{{}, QStringLiteral("hut-upgrade"), {}}
                   : ThingTold{spokenPhrase(
                                   scene, QT_TRANSLATE_NOOP("Spoken", "produces: {effect}"),
                                   {{"effect", effectText(scene, scene.definition.hutUpgrades[hut.upgrade].output)}}),
                               QStringLiteral("hut-upgrade"),
                               {}};
    const int field = part == QLatin1String("field-1") ? 1 : part == QLatin1String("field-2") ? 2 : 0;
    return field == 0
               ? ThingTold{}
               : ThingTold{spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "field {field}"), {{"field", roman(field)}}),
                           QStringLiteral("quarantine"),
                           {}};
}

ThingTold workshopThingOf(const Scene& scene, int n, const QString& part) {
    const auto& owned = viewed(scene).workshops;
    if (n < 1 || n > static_cast<int>(owned.size())) return {};
    const Workshop& tile = scene.definition.workshops[owned[static_cast<std::size_t>(n - 1)].tile];
    if (part == QLatin1String("worker"))
        return {{}, tile.needsUpgraded ? QStringLiteral("upgraded-citizen") : classId(tile.citizenClass), {}};
    if (part == QLatin1String("extra"))
        return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "for an upgraded citizen also: {effect}"),
                             {{"effect", effectText(scene, tile.upgradedExtra)}}),
                QStringLiteral("upgraded-citizen"),
                {}};
    return fromPhrases(workshopTold(scene, static_cast<std::uint8_t>(n - 1)),
                       tile.late ? QStringLiteral("late-workshop") : QStringLiteral("early-workshop"));
}

ThingTold numberedThing(const Scene& scene, PlayerIndex index, const QString& what, int n) {
    const Player& player = scene.state.players[index];
    if (what == QLatin1String("cart") && n >= 1 && n <= static_cast<int>(player.carts.size())) {
        const CartSlot& slot = player.carts[static_cast<std::size_t>(n - 1)];
        return {onScreen(scene, "CartRow", slot.used ? "Cart, used this round" : "Cart, ready"),
                QStringLiteral("cart"),
                {countedThing(scene, "point", scene.definition.carts[slot.tile].points)}};
    }
    if (what == QLatin1String("ship") && n >= 1 && n <= static_cast<int>(player.ships.size())) {
        const Goods goods = scene.definition.ships[player.ships[static_cast<std::size_t>(n - 1)]].goods;
        const char* source = goods == Goods::Silk   ? "Ship with silk"
                             : goods == Goods::Gems ? "Ship with gems"
                                                    : "Ship with spices";
        return {onScreen(scene, "ShipRow", source), QStringLiteral("goods"), {}};
    }
    if (what == QLatin1String("scroll") && n >= 1 &&
        n <= static_cast<int>(scene.definition.scrollBoards[player.scrollBoard].tracks.size()))
        return fromPhrases(scrollTold(scene, static_cast<std::uint8_t>(n - 1)), QStringLiteral("scroll-board"));
    return {};
}

} // namespace

ThingTold seatThingTold(const Scene& scene, PlayerIndex index, const QStringList& parts) {
    const bool rival = scene.state.solo() && index == opponent;
    if (parts.isEmpty())
        return rival ? fromPhrases(opponentTold(scene), QStringLiteral("opponent"))
                     : fromPhrases(seatTold(scene, index), QStringLiteral("player-board"));
    const QString& what = parts.at(0);
    const QString name = parts.value(1);
    if (parts.size() == 1) {
        const ThingTold counted = countThing(scene, index, what);
        return counted.known() ? counted : standingThing(scene, index, what);
    }
    if (what == QLatin1String("estate")) return {{}, QStringLiteral("lieutenant"), {}};
    if (what == QLatin1String("lieutenant")) return lieutenantThing(scene, index, name.toInt());
    // Estates are told as they are shown: that of the seat on view.
    if (index != scene.viewer) return {};
    if (what == QLatin1String("square")) return squareThing(scene, name, parts.value(2));
    if (what == QLatin1String("hut")) return hutThing(scene, name.toInt(), parts.value(2));
    if (what == QLatin1String("workshop")) return workshopThingOf(scene, name.toInt(), parts.value(2));
    for (std::uint8_t i = 0; what == QLatin1String("node") && i < scene.definition.nodes.size(); ++i)
        if (QString::fromStdString(scene.definition.nodes[i].id) == name)
            return fromPhrases(nodeTold(scene, i), QStringLiteral("overseer-path"));
    for (const CitizenClass c : allClasses)
        if (what == QLatin1String("overseer") && classId(c) == name)
            return fromPhrases(overseerTold(scene, c), viewed(scene).overseer(c).upgraded
                                                           ? QStringLiteral("upgraded-overseer")
                                                           : QStringLiteral("overseer"));
    return numberedThing(scene, index, what, name.toInt());
}

} // namespace magister::messina
