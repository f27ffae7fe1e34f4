// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/setup_values.h"

#include "app/teaching/position_values.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace magister::messina {

namespace {

using values::number;
using values::Value;

Value countOf(std::size_t n) {
    return number(static_cast<int>(n));
}

/// Where the pieces of a game are. Tiles that a player has taken are neither in the box nor on the table.
struct Pieces {
    const Definition& def;
    const State& state;

    std::size_t inTown(char letter) const {
        return static_cast<std::size_t>(std::ranges::count_if(state.places, [&](const PlaceState& place) {
            return place.hex != none && (letter == 0 || def.hexes[place.hex].letter == letter);
        }));
    }
    Value town(const QString& what) const {
        if (what == u"hexes") return countOf(inTown(0));
        for (const char letter : {'A', 'B', 'C'})
            if (what == QChar::fromLatin1(letter)) return countOf(inTown(letter));
        return std::nullopt;
    }
    /// Carts in the box are whole stacks: each holds one of every number.
    Value box(const QString& what) const {
        const auto seats = std::max<std::size_t>(state.playerCount, 2); // alone as for two
        if (what == u"hexes")
            return countOf(static_cast<std::size_t>(std::ranges::count_if(
                def.hexes, [&](const Hex& hex) { return hex.letter == 'A' && !(hex.playerCounts >> seats & 1); })));
        if (what == u"ships")
            return countOf(state.playerCount > 2
                               ? 0u
                               : static_cast<std::size_t>(std::ranges::count_if(
                                     def.ships, [&](const Ship& ship) { return ship.goods == def.removedForTwo; })));
        if (what == u"carts")
            return countOf(def.carts.size() -
                           def.carts.size() / state.carts.size() * def.cartStacks[state.playerCount]);
        if (what == u"cubes") return countOf(std::ranges::max(def.cubes) - def.cubes[state.playerCount]);
        return std::nullopt;
    }
    Value stack(const QString& kind, const QString& what) const {
        if (kind == u"hexes" && what == u"letter")
            return state.hexPile.empty() ? QString()
                                         : QString(QChar::fromLatin1(def.hexes[state.hexPile.back()].letter));
        if (kind == u"ships" && what == u"number")
            return state.shipPile.empty() ? Value(QString()) : number(def.ships[state.shipPile.back()].number);
        if (kind == u"workshops" && what == u"piles") {
            std::size_t piles = 0;
            for (std::size_t i = 0; i < state.workshops.size(); ++i)
                piles += std::size_t{!state.workshops[i].empty()} + std::size_t{!state.lateWorkshops[i].empty()};
            return countOf(piles);
        }
        if (kind != u"workshops" || what != u"late") return std::nullopt;
        return countOf(std::accumulate(state.lateWorkshops.begin(), state.lateWorkshops.end(), std::size_t{0},
                                       [](std::size_t sum, const auto& pile) { return sum + pile.size(); }));
    }
    Value carts(const QStringList& rest) const {
        if (rest == QStringList{QStringLiteral("stacks")}) return countOf(def.cartStacks[state.playerCount]);
        const auto at = values::indexOf(rest.value(0), def.cartStacks[state.playerCount]);
        if (!at || rest.size() != 2 || rest[1] != u"number") return std::nullopt;
        const auto& pile = state.carts[*at];
        return pile.empty() ? Value(QString()) : number(def.carts[pile.back()].number);
    }
    Value round(const QString& name, const QString& what) const {
        const auto& rows = def.rounds[state.playerCount];
        const auto at = values::indexOf(name, rows.size());
        if (at && what == u"ships") return number(rows[*at].ships);
        return at && what == u"late-workshops" ? number(rows[*at].lateWorkshops) : std::nullopt;
    }
};

} // namespace

std::optional<QString> setupValueAt(const Definition& definition, const State& state, const QString& path) {
    const QStringList parts = path.split(u'/');
    const Pieces pieces{definition, state};
    if (parts[0] == u"market:carts") return pieces.carts(parts.mid(1));
    const auto player = values::playerOf(parts[0], state.seats());
    if (player && parts.size() == 2 && parts[1] == u"board")
        return state.players[*player].board == 0 ? QStringLiteral("a") : QStringLiteral("b");
    if (parts.size() == 2 && parts[0] == u"town") return pieces.town(parts[1]);
    if (parts.size() == 2 && parts[0] == u"box") return pieces.box(parts[1]);
    if (path == u"cubes/all") return number(definition.cubes[state.playerCount]);
    if (parts.size() != 3) return std::nullopt;
    if (parts[0] == u"stacks") return pieces.stack(parts[1], parts[2]);
    return parts[0] == u"round" ? pieces.round(parts[1], parts[2]) : std::nullopt;
}

std::vector<QString> setupPaths(const Definition& definition, const State& state) {
    std::vector<QString> all;
    for (const char* path : {"town/hexes", "town/A", "town/B", "town/C", "stacks/hexes/letter", "stacks/ships/number",
                             "stacks/workshops/late", "stacks/workshops/piles", "market:carts/stacks", "box/hexes",
                             "box/ships", "box/carts", "box/cubes", "cubes/all"})
        all.push_back(QLatin1String(path));
    for (std::size_t p = 1; p <= state.seats(); ++p)
        all.push_back(QStringLiteral("seat:%1/board").arg(p));
    for (std::size_t i = 1; i <= definition.cartStacks[state.playerCount]; ++i)
        all.push_back(QStringLiteral("market:carts/%1/number").arg(i));
    for (std::size_t i = 1; i <= roundCount; ++i)
        for (const char* what : {"ships", "late-workshops"})
            all.push_back(QStringLiteral("round/%1/%2").arg(i).arg(QLatin1String(what)));
    return all;
}

} // namespace magister::messina
