// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants: whatever was played, these hold after every command.
#include "messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

struct Inspector {
    const Definition& def;
    const State& s;
    std::vector<std::string> found;

    void expect(bool sound, std::string what) {
        if (!sound) found.push_back(std::move(what));
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
        expect(all == def.cubes[s.playerCount], "plague cubes: " + std::to_string(all) + " instead of " +
                                                    std::to_string(def.cubes[s.playerCount]));
    }

    template <class Seen> void once(std::vector<int>& seen, const Seen& tiles) {
        for (const TileIndex tile : tiles)
            if (tile < seen.size()) ++seen[tile];
            else found.push_back("a pile holds an unknown tile");
    }
    void atMostOnce(const std::vector<int>& seen, const char* kind) {
        expect(std::all_of(seen.begin(), seen.end(), [](int n) { return n <= 1; }),
               std::string("a tile is in two places: ") + kind);
    }

    void tiles() {
        std::vector<int> hexes(def.hexes.size()), huts(def.hutUpgrades.size()), workshops(def.workshops.size()),
            carts(def.carts.size()), ships(def.ships.size());
        once(hexes, s.hexPile);
        for (const PlaceState& place : s.places)
            if (place.hex != none) once(hexes, std::array{place.hex});
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
                if (bay.ship != none) once(ships, std::array{bay.ship});
        for (const Player& player : s.players) {
            once(ships, player.ships);
            for (const Hut& hut : player.huts)
                if (hut.upgrade != none) once(huts, std::array{hut.upgrade});
            for (const auto& slot : player.workshops)
                once(workshops, std::array{slot.tile});
            for (const auto& slot : player.carts)
                once(carts, std::array{slot.tile});
        }
        once(huts, s.opponentHuts);
        for (std::size_t i = 0; i < s.promptCount; ++i)
            if (s.promptStack[i].kind == PromptKind::PlaceHutUpgrade) once(huts, std::array{s.promptStack[i].slot});
        atMostOnce(hexes, "hex");
        atMostOnce(huts, "hut upgrade");
        atMostOnce(workshops, "workshop");
        atMostOnce(carts, "cart");
        atMostOnce(ships, "ship");
        expect(std::all_of(huts.begin(), huts.end(), [](int n) { return n == 1; }), "a hut upgrade is missing");
    }

    void player(PlayerIndex p) {
        const Player& me = s.players[p];
        const std::string who = "seat " + std::to_string(p + 1) + ": ";
        for (SquareIndex square = 0; square < squareCount; ++square)
            expect(me.squares[square] == Citizen::Nobody || classOf(me.squares[square]) == sectorOf(square),
                   who + "a citizen in a foreign sector");
        for (const Hut& hut : me.huts)
            expect((hut.citizen == Citizen::Nobody) == (hut.field == 0) && hut.field <= 2, who + "hut field");
        for (const auto& slot : me.workshops)
            expect(slot.citizen == Citizen::Nobody ||
                       classOf(slot.citizen) == def.workshops[slot.tile].citizenClass,
                   who + "a citizen in a foreign workshop");
        for (std::size_t b = 0; b < bookCount; ++b)
            expect(me.books[b] >= 1 && me.books[b] <= def.books[b].spaces.size(), who + "book space");
        for (const std::uint8_t steps : me.scroll)
            expect(steps <= 4, who + "scroll track");
        for (const Overseer& overseer : me.overseers)
            expect(overseer.step <= 6 && overseer.branch <= 1, who + "overseer");
        for (const std::uint8_t tokens : me.tokens)
            expect(tokens < 200, who + "token count out of range");
        expect(me.districts.size() <= def.parameters.repopulationTiles, who + "repopulation tiles");
        for (const PlaceIndex place : me.districts)
            expect(s.places[place].owner == p, who + "a district without the own tile");
        lieutenants(p, who);
    }

    void lieutenants(PlayerIndex p, const std::string& who) {
        const Layout& layout = def.layout(s.playerCount);
        for (const Lieutenant& l : s.players[p].lieutenants) {
            const bool inTown = l.status == LieutenantStatus::Standing || l.status == LieutenantStatus::Lying;
            expect(inTown || l.place == 0, who + "a lieutenant at home with a place");
            if (!inTown) continue;
            expect(l.place < layout.places.size(), who + "a lieutenant nowhere");
            if (l.status == LieutenantStatus::Standing && layout.places[l.place].kind != PlaceKind::Dock)
                expect(s.places[l.place].standing == p, who + "a standing lieutenant not on its hex");
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
        std::vector<int> seen(def.solo.tiles.size());
        once(seen, s.soloPile);
        once(seen, s.soloSpent);
        expect(std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; }), "solo tiles");
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
