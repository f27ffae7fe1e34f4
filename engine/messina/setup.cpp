// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up the table and preparing round I. setup.*, round1.*
#include "engine/messina/arrangement.h"
#include "engine/messina/named_tiles.h"
#include "engine/messina/transaction.h"

#include <algorithm>
#include <numeric>

namespace magister::messina {

namespace {

using Tiles = std::vector<TileIndex>;

/// The named tiles first (top of the pile), the rest shuffled behind them.
Tiles drawn(Random& random, Tiles all, const Tiles& pinned) {
    random.shuffle(all);
    std::stable_partition(all.begin(), all.end(), [&](TileIndex tile) {
        return std::find(pinned.begin(), pinned.end(), tile) != pinned.end();
    });
    std::copy(pinned.begin(), pinned.end(), all.begin());
    return all;
}

/// Lays a list, top first, as a pile, whose top is its last item.
template <std::size_t N> void pile(Pile<N>& to, const Tiles& topFirst) {
    for (auto it = topFirst.rbegin(); it != topFirst.rend(); ++it)
        to.push(*it);
}

template <class List> Tiles pins(const List& list, const std::vector<std::string>& ids) {
    Tiles tiles;
    for (const auto& id : ids)
        tiles.push_back(indexOf(list, id));
    return tiles;
}

template <class List, class Wanted> Tiles where(const List& list, Wanted wanted) {
    Tiles tiles;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (wanted(list[i])) tiles.push_back(static_cast<TileIndex>(i));
    return tiles;
}

struct TableLayer {
    const Definition& def;
    const Setup& setup;
    State& s;

    /// setup.city.a-by-count, one-b, build, stack
    void layTown() {
        const auto fits = [&](const Hex& hex) { return hex.letter == 'A' && (hex.playerCounts >> std::max<std::size_t>(setup.players, 2) & 1); };
        Tiles town = where(def.hexes, fits);
        Tiles bs = where(def.hexes, [](const Hex& hex) { return hex.letter == 'B'; });
        Tiles rest = where(def.hexes, [](const Hex& hex) { return hex.letter == 'C'; });
        const Tiles city = pins(def.hexes, setup.pinned.city);
        const Tiles stack = pins(def.hexes, setup.pinned.hexPile);
        s.random.shuffle(bs);
        // A pinned town names its B hex, a pinned stack the B hex that is left over.
        std::stable_sort(bs.begin(), bs.end(), [&](TileIndex a, TileIndex b) {
            const auto rank = [&](TileIndex tile) {
                if (std::find(city.begin(), city.end(), tile) != city.end()) return 0;
                return std::find(stack.begin(), stack.end(), tile) != stack.end() ? 2 : 1;
            };
            return rank(a) < rank(b);
        });
        town.push_back(bs.front());
        town = drawn(s.random, town, city);
        for (std::size_t i = 0; i < town.size(); ++i)
            s.places[i].hex = town[i];
        Tiles left(bs.begin() + 1, bs.end());
        s.random.shuffle(rest);
        left.insert(left.end(), rest.begin(), rest.end());
        std::stable_partition(left.begin(), left.end(), [&](TileIndex tile) {
            return std::find(stack.begin(), stack.end(), tile) != stack.end();
        });
        std::copy(stack.begin(), stack.end(), left.begin());
        pile(s.hexPile, left);
    }

    /// setup.tiles.docking, ships, ships-two-players
    void layShips() {
        pile(s.dockingPile, drawn(s.random, {0, 1, 2, 3}, corners()));
        Tiles ships;
        const Tiles pinned = pins(def.ships, setup.pinned.ships);
        for (std::uint8_t number = 1; number <= 3; ++number) {
            const auto group = where(def.ships, [&](const Ship& ship) {
                return ship.number == number && !(setup.players <= 2 && ship.goods == def.removedForTwo);
            });
            Tiles mine;
            for (const TileIndex tile : pinned)
                if (def.ships[tile].number == number) mine.push_back(tile);
            const Tiles order = drawn(s.random, group, mine);
            ships.insert(ships.end(), order.begin(), order.end());
        }
        pile(s.shipPile, ships);
    }

    Tiles corners() const {
        Tiles tiles;
        for (const auto& name : setup.pinned.docking)
            tiles.push_back(cornerOf(name));
        return tiles;
    }

    /// setup.tiles.huts: three equal piles.
    void layHutUpgrades() {
        Tiles pinned;
        for (const auto& ids : setup.pinned.huts)
            for (const TileIndex tile : pins(def.hutUpgrades, ids))
                pinned.push_back(tile);
        Tiles free = where(def.hutUpgrades, [&](const HutUpgrade& tile) {
            return std::find(pinned.begin(), pinned.end(), indexOf(def.hutUpgrades, tile.id)) == pinned.end();
        });
        s.random.shuffle(free);
        const std::size_t each = def.hutUpgrades.size() / s.huts.size();
        for (std::size_t i = 0; i < s.huts.size(); ++i) {
            Tiles tiles = pins(def.hutUpgrades, setup.pinned.huts[i]);
            while (tiles.size() < each) {
                tiles.push_back(free.back());
                free.pop_back();
            }
            pile(s.huts[i], tiles);
        }
    }

    /// setup.tiles.workshop-sort, workshop-early, workshop-late
    void layWorkshops() {
        for (const CitizenClass c : allClasses) {
            const auto i = static_cast<std::size_t>(c);
            const auto of = [&](bool late) {
                return where(def.workshops, [&](const Workshop& w) { return w.late == late && w.citizenClass == c; });
            };
            pile(s.workshops[i], drawn(s.random, of(false), pins(def.workshops, setup.pinned.workshops[i])));
            pile(s.lateWorkshops[i], drawn(s.random, of(true), {}));
        }
    }

    /// setup.tiles.carts, carts-two-players
    void layCarts() {
        const Tiles pinned = pins(def.carts, setup.pinned.carts);
        std::array<Tiles, 2> piles;
        for (std::uint8_t number = 1; number <= 5; ++number) {
            const auto pair = where(def.carts, [&](const Cart& cart) { return cart.number == number; });
            Tiles mine;
            for (const TileIndex tile : pinned)
                if (def.carts[tile].number == number) mine.push_back(tile);
            const Tiles order = drawn(s.random, pair, mine);
            for (std::size_t i = 0; i < order.size() && i < piles.size(); ++i)
                piles[i].push_back(order[i]);
        }
        for (std::size_t i = 0; i < def.cartStacks[setup.players]; ++i)
            pile(s.carts[i], piles[i]);
    }

    /// The stack of the opponent. solo.deck
    void laySoloTiles() {
        Tiles tiles(def.solo.tiles.size());
        std::iota(tiles.begin(), tiles.end(), TileIndex{0});
        pile(s.soloPile, drawn(s.random, tiles, pins(def.solo.tiles, setup.pinned.solo)));
    }

    /// setup.city.ports, ruling port-corners
    void layPorts() {
        std::iota(s.portAt.begin(), s.portAt.end(), std::uint8_t{0});
        if (setup.rulings.portCorners == ruling::PortCorners::Printed) return;
        const Tiles ports = drawn(s.random, {0, 1, 2, 3}, pins(def.ports, setup.pinned.ports));
        std::copy(ports.begin(), ports.end(), s.portAt.begin());
    }

    /// A side b each, in the order of the seats. advanced.b-sides, advanced.scroll-boards
    template <class Boards> Tiles dealt(const Boards& boards, const std::vector<std::string>& pinned) {
        Tiles sidesB(boards.size() - 1);
        std::iota(sidesB.begin(), sidesB.end(), TileIndex{1});
        return drawn(s.random, sidesB, pins(boards, pinned));
    }

    /// Each colour's own pieces lie where a new Player has them: sides a up, overseers at their start, scroll cubes on
    /// the lowest space, no fire. components.colour-set, setup.player.kit, overseers, scroll-cubes, a-side,
    /// fire.start-none
    void seatPlayers() {
        std::vector<std::uint8_t> order(s.seats());
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        if (!s.solo()) s.random.shuffle(order); // alone one begins: solo.first-player
        if (!setup.pinned.order.empty() && !s.solo())
            std::transform(setup.pinned.order.begin(), setup.pinned.order.end(), order.begin(),
                           [](std::uint8_t seat) { return static_cast<std::uint8_t>(seat - 1); });
        s.order.fill(none);
        for (auto& list : s.bookArrival)
            list.fill(none);
        s.scoreArrival.fill(none);
        std::copy(order.begin(), order.end(), s.order.begin());
        for (std::size_t i = 0; i < order.size(); ++i) {
            Player& player = s.players[order[i]];
            for (std::size_t l = 0; l < def.parameters.lieutenantsAtStart; ++l)
                player.lieutenants[l].status = LieutenantStatus::Estate; // setup.player.lieutenants
            player.books.fill(1);
            player.points = def.startBonus[i].points; // setup.order.compensation
            player.token(Token::Coin) = def.startBonus[i].coins;
            s.scoreArrival[i] = order[i]; // setup.order.score-discs
        }
        // Everybody on the first space, in one stack. setup.order.book-stacks
        const bool lastOnTop = setup.rulings.bookStackStart == ruling::BookStackStart::LastOnTop;
        for (auto& list : s.bookArrival) {
            std::copy(order.begin(), order.end(), list.begin());
            if (!lastOnTop) std::reverse(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(order.size()));
        }
        if (s.solo()) leaveBooksToPlayer();
    }

    /// The opponent stands in the popularity book alone, scores nothing and has no coins. solo.setup
    void leaveBooksToPlayer() {
        s.players[opponent] = Player{};
        s.players[opponent].books.fill(1);
        s.bookArrival[static_cast<std::size_t>(Book::City)] = {0, none, none, none};
        s.bookArrival[static_cast<std::size_t>(Book::Church)] = {0, none, none, none};
        s.scoreArrival = {0, none, none, none};
    }
};

} // namespace

Start newGame(const Definition& definition, const Setup& setup) {
    Start start;
    State& s = start.state;
    s.random = Random::seeded(setup.seed);
    s.playerCount = setup.players;
    s.round = 1;
    s.cubesLeft = definition.cubes[setup.players]; // setup.supply.cube-count
    s.rulings = setup.rulings;
    s.priorityTile = setup.priorityTile; // setup.board.priority-tile
    TableLayer layer{definition, setup, s};
    layer.layTown();
    layer.layShips();
    layer.layHutUpgrades();
    layer.layWorkshops();
    layer.layCarts();
    layer.seatPlayers();
    layer.layPorts();
    if (s.solo()) layer.laySoloTiles();
    const auto wheel = static_cast<std::uint8_t>(s.random.below(static_cast<std::uint32_t>(definition.wheel.size())));
    s.wheel = setup.pinned.wheel.value_or(wheel); // setup.supply.wheel

    // The two are chosen apart. advanced.mixed-sides
    const Tiles boards = setup.boards == Side::B ? layer.dealt(definition.boards, setup.pinned.boards) : Tiles{};
    const Tiles scrolls =
        setup.scrolls == Side::B ? layer.dealt(definition.scrollBoards, setup.pinned.scrolls) : Tiles{};

    Transaction tx{definition, s, start.events};
    tx.emit(RoundStarted{Rule::SetupBoardRoundMarker, 1});
    for (PlayerIndex p = 0; p < setup.players && !boards.empty(); ++p)
        tx.emit(BoardDealt{.player = p, .board = boards[p]});
    for (PlayerIndex p = 0; p < setup.players && !scrolls.empty(); ++p)
        tx.emit(ScrollBoardDealt{.player = p, .board = scrolls[p]});
    if (s.solo())
        tx.emit(OpponentReadied{Rule::SoloLieutenants, definition.solo.lieutenants[0]});
    tx.emit(TurnOrderSet{s.solo() ? Rule::SoloFirstPlayer : Rule::SetupOrderRandom, s.order});
    arriveShips(tx, true);
    spreadPlague(tx, true);
    startRoundTurns(tx);
    if (!setup.arranged.empty()) arrange(definition, setup.arranged, s, start.events);
    return start;
}

} // namespace magister::messina
