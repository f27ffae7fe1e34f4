// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants: whatever was played, these hold after every command.
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

struct Inspector {
    const Definition& def;
    const State& s;
    std::vector<std::string> found;

    int seat{}; ///< the player being looked at, from 1; 0 for the table

    /// The text is put together only when it is needed: this runs after every choice of a million games.
    void expect(bool sound, const char* what) {
        if (!sound) found.push_back(seat ? "seat " + std::to_string(seat) + ": " + what : std::string(what));
    }

    void cubes() {
        int all = s.cubesLeft;
        for (const PlaceState& place : s.places)
            all += place.cubes;
        for (const auto& dock : s.docks)
            for (const Bay& bay : dock) {
                all += bay.cube;
                expect(bay.ship != none || bay.cube == 0, "a cube lies in an empty bay");
            }
        expect(all == def.cubes[s.playerCount], "plague cubes are missing or too many");
    }

    /// Tiles of one kind that were met, a bit each.
    struct Met {
        std::size_t size{};
        std::uint64_t seen{};
        bool twice{};
        bool unknown{};
    };
    static void once(Met& met, TileIndex tile) {
        const std::uint64_t bit = std::uint64_t{1} << (tile & 63);
        met.unknown = met.unknown || tile >= met.size;
        met.twice = met.twice || (met.seen & bit);
        met.seen |= bit;
    }
    template <class Tiles> static void once(Met& met, const Tiles& tiles) {
        for (const TileIndex tile : tiles)
            once(met, tile);
    }
    void atMostOnce(const Met& met, const char* twice, const char* unknown) {
        expect(!met.twice, twice);
        expect(!met.unknown, unknown);
    }
    static bool whole(const Met& met) { return met.seen == (std::uint64_t{1} << met.size) - 1; }

    void tiles() {
        Met hexes{def.hexes.size()}, huts{def.hutUpgrades.size()}, workshops{def.workshops.size()},
            carts{def.carts.size()}, ships{def.ships.size()};
        once(hexes, s.hexPile);
        for (const PlaceState& place : s.places)
            if (place.hex != none) once(hexes, place.hex);
        for (const auto& pile : s.huts)
            once(huts, pile);
        for (const auto& pile : s.workshops)
            once(workshops, pile);
        for (const auto& pile : s.lateWorkshops)
            once(workshops, pile);
        for (const auto& pile : s.carts)
            once(carts, pile);
        once(ships, s.shipPile);
        for (const auto& dock : s.docks)
            for (const Bay& bay : dock)
                if (bay.ship != none) once(ships, bay.ship);
        for (const Player& player : s.players) {
            once(ships, player.ships);
            for (const Hut& hut : player.huts)
                if (hut.upgrade != none) once(huts, hut.upgrade);
            for (const auto& slot : player.workshops)
                once(workshops, slot.tile);
            for (const auto& slot : player.carts)
                once(carts, slot.tile);
        }
        once(huts, s.opponentHuts);
        for (std::size_t i = 0; i < s.promptCount; ++i)
            if (s.promptStack[i].kind == PromptKind::PlaceHutUpgrade) once(huts, s.promptStack[i].slot);
        atMostOnce(hexes, "a hex lies in two places", "an unknown hex");
        atMostOnce(huts, "a hut upgrade lies in two places", "an unknown hut upgrade");
        atMostOnce(workshops, "a workshop lies in two places", "an unknown workshop");
        atMostOnce(carts, "a cart lies in two places", "an unknown cart");
        atMostOnce(ships, "a ship lies in two places", "an unknown ship");
        expect(whole(huts), "a hut upgrade is missing");
    }

    void player(PlayerIndex p) {
        const Player& me = s.players[p];
        seat = p + 1;
        for (SquareIndex square = 0; square < squareCount; ++square)
            expect(me.squares[square] == Citizen::Nobody || classOf(me.squares[square]) == sectorOf(square),
                   "a citizen in a foreign sector");
        for (const Hut& hut : me.huts)
            expect((hut.citizen == Citizen::Nobody) == (hut.field == 0) && hut.field <= 2, "hut field");
        for (const auto& slot : me.workshops)
            expect(slot.citizen == Citizen::Nobody ||
                       classOf(slot.citizen) == def.workshops[slot.tile].citizenClass,
                   "a citizen in a foreign workshop");
        for (std::size_t b = 0; b < bookCount; ++b)
            expect(me.books[b] >= 1 && me.books[b] <= def.books[b].spaces.size(), "book space");
        for (const std::uint8_t steps : me.scroll)
            expect(steps <= 4, "scroll track");
        for (const Overseer& overseer : me.overseers)
            expect(overseer.step <= 6 && overseer.branch <= 1, "overseer");
        for (const std::uint8_t tokens : me.tokens)
            expect(tokens < 200, "token count out of range");
        expect(me.districts.size() <= def.parameters.repopulationTiles, "repopulation tiles");
        for (const PlaceIndex place : me.districts)
            expect(s.places[place].owner == p, "a district without the own tile");
        lieutenants(p);
        seat = 0;
    }

    void lieutenants(PlayerIndex p) {
        const Layout& layout = def.layout(s.playerCount);
        for (const Lieutenant& l : s.players[p].lieutenants) {
            const bool inTown = l.status == LieutenantStatus::Standing || l.status == LieutenantStatus::Lying;
            expect(inTown || l.place == 0, "a lieutenant at home with a place");
            if (!inTown) continue;
            expect(l.place < layout.places.size(), "a lieutenant nowhere");
            if (l.status == LieutenantStatus::Standing && layout.places[l.place].kind != PlaceKind::Dock)
                expect(s.places[l.place].standing == p, "a standing lieutenant not on its hex");
        }
    }

    void standing() {
        for (PlaceIndex place = 0; place < maxPlaces; ++place) {
            const PlayerIndex p = s.places[place].standing;
            if (p == none) continue;
            const auto& all = s.players[p].lieutenants;
            expect(std::count(all.begin(), all.end(), Lieutenant{LieutenantStatus::Standing, place}) == 1,
                   "a blocked hex without its lieutenant");
        }
    }

    void prompts() {
        if (s.over()) return expect(s.promptCount == 0, "a prompt after the end");
        expect(s.promptCount > 0, "nobody is asked");
        if (s.promptCount == 0) return;
        expect(s.toAct() < s.playerCount, "a prompt for nobody");
        std::vector<Choice> list;
        listChoices(def, s, s.toAct(), Listing::LegalOnly, list);
        expect(!list.empty(), "no choice is legal");
    }

    void lists() {
        for (const Book book : allBooks)
            expect(isPermutation(s.bookArrival[static_cast<std::size_t>(book)],
                                 book == Book::Popularity ? s.seats() : s.playerCount),
                   "book discs");
        expect(isPermutation(s.scoreArrival, s.playerCount), "score discs");
        expect(isPermutation(s.order, s.seats()), "turn order");
        expect(isPermutation(s.portAt, dockCount), "ports");
        expect(isSound(s.rulings), "rulings");
    }
    static bool isPermutation(const std::array<std::uint8_t, 4>& list, std::size_t count) {
        std::uint32_t seen = 0;
        for (std::size_t i = 0; i < count; ++i)
            seen |= list[i] < list.size() ? 1u << list[i] : 0u;
        return seen == (1u << count) - 1;
    }

    void soloTiles() {
        if (!s.solo()) return expect(s.soloPile.empty() && s.soloSpent.empty(), "solo tiles in a game of several");
        Met tiles{def.solo.tiles.size()};
        once(tiles, s.soloPile);
        once(tiles, s.soloSpent);
        expect(whole(tiles) && !tiles.twice, "solo tiles are not all there");
        expect(s.players[opponent].points == 0 && s.players[opponent].rats == 0, "the opponent scores nothing");
    }
};

} // namespace

std::vector<std::string> check(const Definition& definition, const State& state) {
    Inspector inspector{definition, state, {}};
    inspector.cubes();
    inspector.tiles();
    for (PlayerIndex p = 0; p < state.seats(); ++p)
        inspector.player(p);
    inspector.standing();
    inspector.lists();
    inspector.soloTiles();
    inspector.prompts();
    return inspector.found;
}

} // namespace magister::messina
