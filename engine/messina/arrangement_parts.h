// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged_line.h"
#include "engine/messina/named_tiles.h"
#include "engine/messina/notation.h"
#include "engine/messina/state.h"

#include <algorithm>

/// Parts of arrange(): what a line changes.
namespace magister::messina {

/// The position that is being arranged.
struct Arrangement {
    const Definition& def;
    State& s;
    std::size_t number{}; ///< of the line that is being read
    Stage stage{Stage::Turns};
    PlayerIndex turn{none}; ///< who chooses now; none: by turn order
    std::size_t turnLine{};
    std::size_t stageLine{};
    std::array<std::size_t, maxPlaces> placeLine{};       ///< the line that changed a place last
    std::array<std::size_t, maxPlayers> lieutenantLine{}; ///< the same for the lieutenants of a seat
    std::uint8_t namedHutPiles{};                         ///< bit a pile of hut upgrades that some line lays

    const Layout& layout() const { return def.layout(s.playerCount); }
    const RoundRow& row() const { return def.rounds[s.playerCount][s.round - 1u]; }
    bool isOpponent(PlayerIndex p) const { return s.solo() && p == opponent; }

    // Each takes a tile away from wherever it lies.
    void takeHex(TileIndex tile);
    void takeHutUpgrade(TileIndex tile);
    void takeWorkshop(TileIndex tile);
    void takeCart(TileIndex tile);
    void takeShip(TileIndex tile);

    // What one line does behind its first word.
    void arrangeHex(ArrangedLine& line, std::string_view name);
    void arrangeDock(ArrangedLine& line, std::string_view place);
    void clearTown();
    void arrangeSeat(ArrangedLine& line, PlayerIndex p);
    void arrangeMarket(ArrangedLine& line);
    void arrangePile(ArrangedLine& line);
    void startRound(std::uint8_t round);

    /// A ship or hex that is not played with by so many.
    void expectInUse(ArrangedLine& line, const Ship& ship) const;
    void expectInUse(ArrangedLine& line, const Hex& hex) const;
    /// Seats in some order, each of the first `count` once.
    void readOrder(ArrangedLine& line, std::size_t count, std::array<PlayerIndex, maxPlayers>& order) const;

private:
    void setLieutenants(ArrangedLine& line, PlayerIndex p);
    Lieutenant readLieutenant(ArrangedLine& line, std::string_view word) const;
    void setHut(ArrangedLine& line, Player& player, const std::vector<std::string_view>& what);
    void setWorkshops(ArrangedLine& line, Player& player);
    void setCarts(ArrangedLine& line, Player& player);
    void setShips(ArrangedLine& line, Player& player);
    void setOverseer(ArrangedLine& line, Player& player, CitizenClass c) const;
    void setOwner(ArrangedLine& line, PlaceIndex place);
    void setHutUpgrades(ArrangedLine& line);
    /// What only a player has, not the opponent of a solo game.
    void setOwn(ArrangedLine& line, Player& player, const std::vector<std::string_view>& what);
    template <std::size_t N> void layPile(Pile<N>& pile, const std::vector<TileIndex>& topFirst, ArrangedLine& line);
    template <class List>
    std::vector<TileIndex> readTiles(ArrangedLine& line, const List& list, void (Arrangement::*take)(TileIndex));
};

/// A tile that the same line named before.
inline bool namedTwice(ArrangedLine& line, const std::vector<TileIndex>& seen, TileIndex tile, std::string_view id) {
    const bool twice = std::find(seen.begin(), seen.end(), tile) != seen.end();
    if (twice) line.fail("named twice " + std::string(id));
    return twice;
}

template <std::size_t N>
void Arrangement::layPile(Pile<N>& pile, const std::vector<TileIndex>& topFirst, ArrangedLine& line) {
    if (topFirst.size() > N) return line.fail("more than the pile holds: " + std::to_string(N));
    pile.clear();
    for (auto it = topFirst.rbegin(); it != topFirst.rend(); ++it)
        pile.push(*it);
}

/// The tiles that the rest of a line names, taken away from where they were.
template <class List>
std::vector<TileIndex> Arrangement::readTiles(ArrangedLine& line, const List& list,
                                              void (Arrangement::*take)(TileIndex)) {
    std::vector<TileIndex> tiles;
    for (const auto id : line.rest("ids of tiles")) {
        const TileIndex tile = line.tile(id, list);
        if (tile == none || namedTwice(line, tiles, tile, id)) break;
        tiles.push_back(tile);
    }
    if (line.good())
        for (const TileIndex tile : tiles)
            (this->*take)(tile);
    return tiles;
}

} // namespace magister::messina
