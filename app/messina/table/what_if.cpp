// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/what_if.h"

#include "app/messina/words/names.h"

#include <algorithm>
#include <vector>

namespace magister::messina {

namespace {

using Spots = std::vector<TileIndex*>;
using Tiles = std::vector<TileIndex>;

/// Lays tiles from the pool on the spots. Precondition: the pool is at least as large.
void deal(Random& random, const Spots& spots, Tiles pool) {
    // In one order, whatever order they lay in: what comes out may depend on the seed alone.
    std::sort(pool.begin(), pool.end());
    random.shuffle(pool);
    for (std::size_t i = 0; i < spots.size(); ++i)
        *spots[i] = pool[i];
}

template <std::size_t N> void addHidden(Spots& spots, Pile<N>& pile, bool topIsOpen) {
    for (std::size_t i = 0; i + (topIsOpen ? 1 : 0) < pile.size(); ++i)
        spots.push_back(&pile[i]);
}

Tiles lying(const Spots& spots) {
    Tiles tiles;
    for (const TileIndex* spot : spots)
        tiles.push_back(*spot);
    return tiles;
}

void mix(Random& random, const Spots& spots) {
    deal(random, spots, lying(spots));
}

/// Mixes tiles with the same back only: `back` tells it of a tile.
template <class Back> void mixByBack(Random& random, const Spots& spots, Back back) {
    Spots rest = spots;
    while (!rest.empty()) {
        const int first = back(*rest.front());
        const auto other = std::stable_partition(rest.begin(), rest.end(),
                                                 [&](const TileIndex* spot) { return back(*spot) == first; });
        mix(random, {rest.begin(), other});
        rest.erase(rest.begin(), other);
    }
}

/// With one or two players half of the carts stay in the box, and nobody knows which. setup.tiles.carts-two-players
void dealCarts(Random& random, const Definition& definition, State& state) {
    Spots hidden;
    for (auto& pile : state.carts)
        addHidden(hidden, pile, true);
    Tiles seen;
    for (const auto& pile : state.carts)
        if (!pile.empty()) seen.push_back(pile.back());
    for (const Player& player : state.players)
        for (const CartSlot& slot : player.carts)
            seen.push_back(slot.tile);
    for (int number = 1; !hidden.empty() && number <= 5; ++number) {
        const auto mine = [&](const TileIndex* spot) { return definition.carts[*spot].number == number; };
        const auto other = std::stable_partition(hidden.begin(), hidden.end(), mine);
        Tiles pool;
        for (std::size_t tile = 0; tile < definition.carts.size(); ++tile)
            if (definition.carts[tile].number == number &&
                std::find(seen.begin(), seen.end(), static_cast<TileIndex>(tile)) == seen.end())
                pool.push_back(static_cast<TileIndex>(tile));
        deal(random, {hidden.begin(), other}, pool);
        hidden.erase(hidden.begin(), other);
    }
}

} // namespace

State redrawn(const Definition& definition, const State& state, std::uint64_t seed) {
    State drawn = state;
    Random random = Random::seeded(seed);
    Spots huts;
    for (auto& pile : drawn.huts)
        addHidden(huts, pile, true);
    mix(random, huts);
    for (auto& pile : drawn.workshops) {
        Spots spots;
        addHidden(spots, pile, true);
        mix(random, spots);
    }
    for (auto& pile : drawn.lateWorkshops) {
        Spots spots;
        addHidden(spots, pile, false);
        mix(random, spots);
    }
    dealCarts(random, definition, drawn);
    Spots ships, hexes, docking, solo;
    addHidden(ships, drawn.shipPile, false);
    mixByBack(random, ships, [&](TileIndex tile) { return int{definition.ships[tile].number}; });
    addHidden(hexes, drawn.hexPile, false);
    mixByBack(random, hexes, [&](TileIndex tile) { return int{definition.hexes[tile].letter}; });
    addHidden(docking, drawn.dockingPile, false);
    mix(random, docking);
    addHidden(solo, drawn.soloPile, false);
    mix(random, solo);
    drawn.random = Random::seeded(random.next());
    return drawn;
}

State supposed(const Definition& definition, const State& told) {
    State state = told;
    const auto lay = [](auto& pile, std::size_t kinds) {
        for (std::size_t i = 0; i < pile.size(); ++i)
            if (pile[i] == none) pile[i] = static_cast<TileIndex>(i % kinds);
    };
    const auto layWorkshops = [&](auto& piles, bool late) {
        for (std::size_t kind = 0; kind < piles.size(); ++kind)
            for (TileIndex& tile : piles[kind])
                for (std::size_t i = 0; tile == none && i < definition.workshops.size(); ++i)
                    if (definition.workshops[i].late == late && static_cast<std::size_t>(definition.workshops[i].citizenClass) == kind)
                        tile = static_cast<TileIndex>(i);
    };
    for (auto& pile : state.huts)
        lay(pile, definition.hutUpgrades.size());
    layWorkshops(state.workshops, state.round >= 5);
    layWorkshops(state.lateWorkshops, true);
    for (auto& pile : state.carts)
        lay(pile, definition.carts.size());
    lay(state.shipPile, definition.ships.size());
    lay(state.hexPile, definition.hexes.size());
    lay(state.dockingPile, dockCount);
    state.random = Random::seeded(1);
    return state;
}

QVariantList comparison(const Player& before, const Player& after) {
    QVariantList lines;
    const auto add = [&](const char* what, const char* icon, Rule rule, int was, int is, bool always) {
        if (always || was != is)
            lines.append(QVariantMap{{"what", QLatin1String(what)},
                                     {"icon", QLatin1String(icon)},
                                     {"before", was},
                                     {"after", is},
                                     {"rule", ruleIdOf(rule)}});
    };
    add("points", "vp", Rule::ScoreOrder, before.points, after.points, true);
    add("coins", "coin", Rule::ActionChange, before.token(Token::Coin), after.token(Token::Coin), true);
    add("rats", "rat-left", Rule::RatsPoints, before.rats, after.rats, true);
    add("wood", "wood", Rule::ActionNoHandLimit, before.token(Token::Wood), after.token(Token::Wood), false);
    add("fire", "fire", Rule::FightCostEarly, before.token(Token::Fire), after.token(Token::Fire), false);
    add("popularity", "book-merit", Rule::FightPopularity, before.book(Book::Popularity), after.book(Book::Popularity), false);
    return lines;
}

} // namespace magister::messina
