// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/sample_games.h"

#include "tests/engine/position.h"
#include "tests/engine/random_setup.h"

#include <numeric>

namespace magister::messina {

namespace {

template <class List> std::vector<std::string> someIds(Random& random, const List& list, std::size_t most) {
    std::vector<std::string> ids;
    for (const auto& each : list)
        ids.push_back(each.id);
    random.shuffle(ids);
    ids.resize(random.below(static_cast<std::uint32_t>(std::min(most, ids.size()) + 1)));
    return ids;
}

/// Side b boards for the seats.
template <class List> std::vector<std::string> someSidesB(Random& random, const List& list, std::size_t players) {
    const List sidesB(list.begin() + 1, list.end());
    return someIds(random, sidesB, players);
}

} // namespace

const PackFiles& SampleGame::pack() {
    static const PackFiles pack = [] {
        const DataFolder data = DataFolder::find();
        return PackFiles::fromFolder(data.packs(QLatin1String(id)), data);
    }();
    return pack;
}

const Definition& SampleGame::definition() { return realDefinition(); }

Setup SampleGame::plainSetup(std::uint64_t seed) {
    Setup setup;
    setup.players = 2;
    setup.seed = seed;
    return setup;
}

Setup SampleGame::pinnedSetup(std::uint64_t seed) {
    const Definition& def = definition();
    Setup setup = randomSetup(seed);
    Random random = Random::seeded(seed ^ 0x9A1Du);
    PinnedDraws& p = setup.pinned;
    for (std::size_t c = 0; c < classCount; ++c) {
        std::vector<Workshop> early;
        for (const Workshop& each : def.workshops)
            if (!each.late && each.citizenClass == static_cast<CitizenClass>(c)) early.push_back(each);
        p.workshops[c] = someIds(random, early, 6);
    }
    std::vector<HutUpgrade> huts = def.hutUpgrades;
    random.shuffle(huts);
    for (std::size_t i = 0; i < 3; ++i)
        p.huts[i] = someIds(random, std::vector<HutUpgrade>(huts.begin() + static_cast<std::ptrdiff_t>(i * 5),
                                                           huts.begin() + static_cast<std::ptrdiff_t>(i * 5 + 5)), 5);
    std::vector<Ship> ships;
    for (const Ship& ship : def.ships)
        if (setup.players > 2 || ship.goods != def.removedForTwo) ships.push_back(ship);
    p.ships = someIds(random, ships, 5);
    p.carts = someIds(random, def.carts, 4);
    p.docking = {"lower-left", "upper-left"};
    if (setup.players == 1) p.solo = someIds(random, def.solo.tiles, 6);
    if (setup.rulings.portCorners == ruling::PortCorners::Random) p.ports = someIds(random, def.ports, 4);
    if (setup.boards == Side::B) p.boards = someSidesB(random, def.boards, setup.players);
    if (setup.scrolls == Side::B) p.scrolls = someSidesB(random, def.scrollBoards, setup.players);
    if (random.below(2)) p.wheel = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(def.wheel.size())));
    if (setup.players > 1 && random.below(2)) {
        p.order.resize(setup.players);
        std::iota(p.order.begin(), p.order.end(), std::uint8_t{1});
        random.shuffle(p.order);
    }
    if (random.below(3) == 0)
        setup.arranged = {"round 3", "clear-town", "hex:C1 cubes 1", "seat:1 coins 7",
                          "seat:1 lieutenants estate port:upper-left none"};
    return setup;
}

Setup SampleGame::anySetup(std::uint64_t seed) {
    Setup setup = randomSetup(seed);
    Random random = Random::seeded(seed);
    setup.seed = random.next();
    PinnedDraws& p = setup.pinned;
    for (auto* list : {&p.city, &p.hexPile, &p.ships, &p.docking, &p.carts, &p.boards, &p.scrolls, &p.solo, &p.ports})
        *list = textsOfAnyBytes(random);
    for (auto& list : p.huts)
        list = textsOfAnyBytes(random);
    for (auto& list : p.workshops)
        list = textsOfAnyBytes(random);
    if (random.below(2)) p.wheel = static_cast<std::uint8_t>(random.below(256));
    for (auto count = random.below(5); count > 0; --count)
        p.order.push_back(static_cast<std::uint8_t>(random.below(256)));
    setup.arranged = textsOfAnyBytes(random);
    return setup;
}

Setup SampleGame::unsoundSetup() {
    Setup setup;
    setup.pinned.ships = {"ship-of-fools"};
    return setup;
}

std::set<std::string> SampleGame::kindsOf(const Setup& setup) {
    std::set<std::string> kinds{std::to_string(setup.players)};
    kinds.insert(setup.boards != setup.scrolls ? "mixed" : setup.boards == Side::B ? "advanced" : "base");
    if (setup.priorityTile) kinds.insert("priority tile");
    if (setup.rulings != Rulings{}) kinds.insert("rulings");
    if (setup.pinned != PinnedDraws{}) kinds.insert("pinned");
    if (!setup.arranged.empty()) kinds.insert("arranged");
    return kinds;
}

std::set<std::string> SampleGame::kinds() {
    return {"1", "2", "3", "4", "mixed", "advanced", "base", "priority tile", "rulings", "pinned", "arranged"};
}

PlayerIndex SampleGame::asked(const State& state, Random&) { return state.toAct(); }

std::vector<Choice> SampleGame::choices(const Definition& definition, const State& state, PlayerIndex player, bool legalOnly) {
    return messina::choices(definition, state, player, legalOnly ? Listing::LegalOnly : Listing::WithRefused);
}

std::size_t SampleGame::pick(const State&, PlayerIndex, const std::vector<Choice>& legal, Random& random) {
    return random.below(static_cast<std::uint32_t>(legal.size()));
}

std::vector<std::string> SampleGame::check(const Definition& definition, const State& state) {
    return messina::check(definition, state);
}

Command SampleGame::early() { return EndTurn{}; }

} // namespace magister::messina
