// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a made-up position about the town and the piles beside it.
#include "engine/messina/arrangement_parts.h"

namespace magister::messina {

namespace {

template <std::size_t N> void takeFrom(Pile<N>& pile, TileIndex tile) {
    for (std::size_t i = 0; i < pile.size(); ++i)
        if (pile[i] == tile) return pile.erase(i);
}

/// The same for slots that hold a tile.
template <class Slots> void takeSlot(Slots& slots, TileIndex tile) {
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i].tile == tile) return slots.erase(i);
}

} // namespace

void Arrangement::takeHex(TileIndex tile) {
    takeFrom(s.hexPile, tile);
    for (std::size_t i = 0; i < s.places.size(); ++i)
        if (s.places[i].hex == tile) {
            s.places[i].hex = none;
            placeLine[i] = number;
        }
}

void Arrangement::takeHutUpgrade(TileIndex tile) {
    for (auto& pile : s.huts)
        takeFrom(pile, tile);
    takeFrom(s.opponentHuts, tile);
    for (Player& player : s.players)
        for (Hut& hut : player.huts)
            if (hut.upgrade == tile) hut.upgrade = none;
}

void Arrangement::takeWorkshop(TileIndex tile) {
    for (auto& pile : s.workshops)
        takeFrom(pile, tile);
    for (auto& pile : s.lateWorkshops)
        takeFrom(pile, tile);
    for (Player& player : s.players)
        takeSlot(player.workshops, tile);
}

void Arrangement::takeCart(TileIndex tile) {
    for (auto& pile : s.carts)
        takeFrom(pile, tile);
    for (Player& player : s.players)
        takeSlot(player.carts, tile);
}

void Arrangement::takeShip(TileIndex tile) {
    takeFrom(s.shipPile, tile);
    for (auto& dock : s.docks)
        for (Bay& bay : dock)
            if (bay.ship == tile) bay = Bay{};
    for (Player& player : s.players)
        takeFrom(player.ships, tile);
}

void Arrangement::expectInUse(ArrangedLine& line, const Ship& ship) const {
    if (s.playerCount <= 2 && ship.goods == def.removedForTwo) line.fail("not used with two players " + ship.id);
}

void Arrangement::expectInUse(ArrangedLine& line, const Hex& hex) const {
    if (hex.letter == 'A' && !(hex.playerCounts >> std::max<int>(s.playerCount, 2) & 1))
        line.fail("not for this number of players " + hex.id);
}

void Arrangement::arrangeHex(ArrangedLine& line, std::string_view name) {
    const auto place = placeFromText(def, s.playerCount, name);
    if (!place || !layout().isTownHex(*place))
        return line.fail("hex:" + std::string(name), "a hex such as hex:B2, hex:left");
    placeLine[*place] = number;
    PlaceState& here = s.places[*place];
    const auto what = line.oneOf(line.take(), std::array<std::string_view, 4>{"tile", "cubes", "citizens", "owner"});
    if (!line.good()) return;
    if (what == 0) {
        const auto id = line.take();
        const TileIndex tile = id == "none" ? none : line.tile(id, def.hexes);
        if (tile != none) expectInUse(line, def.hexes[tile]);
        if (!line.good()) return;
        if (tile != none) takeHex(tile);
        here.hex = tile;
    } else if (what == 1) {
        here.cubes = line.number(0, def.cubes[s.playerCount]);
    } else if (what == 2) {
        here.citizens = {};
        for (const auto word : line.rest("craftsman, aristocrat, nun"))
            ++here.citizens[static_cast<std::size_t>(line.word<CitizenClass>(word))];
    } else {
        setOwner(line, *place);
    }
}

void Arrangement::setOwner(ArrangedLine& line, PlaceIndex place) {
    const auto word = line.take();
    const PlayerIndex p = word == "none" ? none : line.seat(word, s.playerCount);
    if (!line.good()) return;
    for (Player& player : s.players)
        for (std::size_t i = player.districts.size(); i-- > 0;)
            if (player.districts[i] == place) player.districts.erase(i);
    s.places[place].owner = p;
    if (p == none) return;
    auto& districts = s.players[p].districts;
    if (districts.size() >= def.parameters.repopulationTiles || districts.full())
        return line.fail("no repopulation tile is left for " + std::string(word));
    districts.push(place);
}

void Arrangement::arrangeDock(ArrangedLine& line, std::string_view place) {
    const std::uint8_t corner = line.oneOf(place.substr(5), cornerWords);
    line.oneOf(line.take(), std::array<std::string_view, 1>{"ships"});
    const auto words = line.rest("ids of ships");
    if (words.size() > baysPerDock) return line.fail("a dock has three bays");
    std::array<Bay, baysPerDock> bays{};
    std::vector<TileIndex> seen;
    for (const auto word : words) {
        const auto parts = ArrangedLine::split(word, '/');
        const TileIndex ship = line.tile(parts[0], def.ships);
        if (ship == none || namedTwice(line, seen, ship, parts[0])) return;
        expectInUse(line, def.ships[ship]);
        if (parts.size() > 1) line.oneOf(parts[1], std::array<std::string_view, 1>{"no-cube"});
        if (parts.size() > 2) line.fail(word, "one word behind the ship");
        bays[seen.size()] = {ship, static_cast<std::uint8_t>(parts.size() == 1)};
        seen.push_back(ship);
    }
    if (!line.good()) return;
    for (const TileIndex ship : seen)
        takeShip(ship);
    s.docks[corner] = bays;
}

void Arrangement::clearTown() {
    for (PlaceState& place : s.places) {
        place.cubes = 0;
        place.citizens = {};
    }
    s.docks = {};
    for (Player& player : s.players)
        for (Lieutenant& one : player.lieutenants)
            if (one.status == LieutenantStatus::Lying || one.status == LieutenantStatus::Standing)
                one = {LieutenantStatus::Estate, 0};
}

/// Late workshops come out with the first round that has them. workshop.late
void Arrangement::startRound(std::uint8_t round) {
    s.round = round;
    s.placementsSkipped = 0;
    s.dockingCorner = none;
    if (!row().lateWorkshops) return;
    for (std::size_t c = 0; c < classCount; ++c) {
        if (s.lateWorkshops[c].empty()) continue;
        s.workshops[c].clear();
        for (const TileIndex tile : s.lateWorkshops[c])
            s.workshops[c].push(tile);
        s.lateWorkshops[c].clear();
    }
}

void Arrangement::readOrder(ArrangedLine& line, std::size_t count, std::array<PlayerIndex, maxPlayers>& order) const {
    std::array<PlayerIndex, maxPlayers> read;
    read.fill(none);
    for (std::size_t i = 0; i < count; ++i) {
        const auto word = line.take();
        const auto seat = static_cast<PlayerIndex>(line.number(word, 1, static_cast<int>(count)) - 1);
        if (std::find(read.begin(), read.end(), seat) != read.end()) line.fail("named twice " + std::string(word));
        read[i] = seat;
    }
    if (line.good()) order = read;
}

void Arrangement::arrangeMarket(ArrangedLine& line) {
    const auto word = line.take();
    const auto parts = ArrangedLine::split(word, '/');
    const auto kind =
        line.oneOf(parts[0], std::array<std::string_view, 4>{"huts", "workshops", "late-workshops", "carts"});
    if (parts.size() != 2) line.fail(word, "a kind of tile and its pile, such as huts/1");
    if (!line.good()) return;
    if (kind == 0) {
        const auto i = static_cast<std::size_t>(line.number(parts[1], 1, static_cast<int>(s.huts.size())) - 1);
        if (!line.good()) return;
        layPile(s.huts[i], readTiles(line, def.hutUpgrades, &Arrangement::takeHutUpgrade), line);
        namedHutPiles = static_cast<std::uint8_t>(namedHutPiles | 1u << i);
        return;
    }
    if (kind == 3) {
        const auto i = static_cast<std::size_t>(line.number(parts[1], 1, def.cartStacks[s.playerCount]) - 1);
        if (line.good()) layPile(s.carts[i], readTiles(line, def.carts, &Arrangement::takeCart), line);
        return;
    }
    const CitizenClass c = line.word<CitizenClass>(parts[1]);
    const bool late = kind == 2 || row().lateWorkshops;
    if (!line.good()) return;
    const auto tiles = readTiles(line, def.workshops, &Arrangement::takeWorkshop);
    for (const TileIndex tile : tiles)
        if (tile != none && (def.workshops[tile].citizenClass != c || def.workshops[tile].late != late))
            line.fail("wrong pile for " + def.workshops[tile].id);
    if (!line.good()) return;
    if (kind == 1)
        layPile(s.workshops[static_cast<std::size_t>(c)], tiles, line);
    else
        layPile(s.lateWorkshops[static_cast<std::size_t>(c)], tiles, line);
}

void Arrangement::arrangePile(ArrangedLine& line) {
    const auto kind = line.oneOf(line.take(), std::array<std::string_view, 4>{"hexes", "ships", "docking", "solo"});
    if (!line.good()) return;
    if (kind == 0) {
        const auto tiles = readTiles(line, def.hexes, &Arrangement::takeHex);
        if (line.good()) layPile(s.hexPile, tiles, line);
    } else if (kind == 1) {
        const auto tiles = readTiles(line, def.ships, &Arrangement::takeShip);
        if (!line.good()) return;
        for (const TileIndex tile : tiles)
            expectInUse(line, def.ships[tile]);
        layPile(s.shipPile, tiles, line);
    } else if (kind == 2) {
        std::vector<TileIndex> corners;
        for (const auto word : line.rest("corners")) {
            const TileIndex corner = line.oneOf(word, cornerWords);
            if (!line.good() || namedTwice(line, corners, corner, word)) return;
            corners.push_back(corner);
        }
        layPile(s.dockingPile, corners, line);
    } else if (!s.solo()) {
        line.fail("solo tiles are for one player");
    } else {
        std::vector<TileIndex> topFirst;
        for (const auto id : line.rest("ids of solo tiles")) {
            const TileIndex tile = line.tile(id, def.solo.tiles);
            if (tile == none || namedTwice(line, topFirst, tile, id)) return;
            topFirst.push_back(tile);
        }
        for (const TileIndex tile : topFirst) {
            takeFrom(s.soloPile, tile);
            takeFrom(s.soloSpent, tile);
        }
        topFirst.insert(topFirst.end(), std::make_reverse_iterator(s.soloPile.end()),
                        std::make_reverse_iterator(s.soloPile.begin()));
        layPile(s.soloPile, topFirst, line);
    }
}

} // namespace magister::messina
