// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a setup before anything is laid out. setup.*
#include "engine/messina/arrangement.h"
#include "engine/messina/named_tiles.h"
#include "engine/messina/setup.h"

#include <algorithm>

namespace magister::messina {

namespace {

std::string idProblem(const char* field, const std::string& id) { return std::string(field) + ": unknown id " + id; }

template <class List>
void checkIds(std::vector<std::string>& problems, const char* field, const List& list,
              const std::vector<std::string>& ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (indexOf(list, ids[i]) == none) problems.push_back(idProblem(field, ids[i]));
        if (std::find(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(i), ids[i]) !=
            ids.begin() + static_cast<std::ptrdiff_t>(i))
            problems.push_back(std::string(field) + ": named twice " + ids[i]);
    }
}

template <class Boards>
void checkSides(std::vector<std::string>& problems, const char* field, const Boards& boards,
                const std::vector<std::string>& ids, Side side, std::size_t players) {
    checkIds(problems, field, boards, ids);
    if (ids.size() > players) problems.push_back(std::string(field) + ": more than there are players");
    for (const auto& id : ids)
        if (side != Side::B || indexOf(boards, id) == 0)
            problems.push_back(std::string(field) + ": only sides b are dealt");
}

/// The stack holds the hexes that are not in the town, and the town needs one with a B. setup.city.one-b, setup.city.stack
void checkStack(std::vector<std::string>& problems, const Definition& def, const PinnedDraws& pinned) {
    const auto isB = [](const Hex& hex) { return hex.letter == 'B'; };
    std::ptrdiff_t bs = 0;
    for (const auto& id : pinned.hexPile) {
        const TileIndex tile = indexOf(def.hexes, id);
        if (tile == none) continue; // reported as unknown
        bs += isB(def.hexes[tile]);
        if (def.hexes[tile].letter == 'A' || std::count(pinned.city.begin(), pinned.city.end(), id) > 0)
            problems.push_back("draws.hexPile: in the town " + id);
    }
    if (bs > 0 && bs >= std::count_if(def.hexes.begin(), def.hexes.end(), isB))
        problems.push_back("draws.hexPile: no hex is left for the middle of the town");
}

/// Each tile in one pile, and no more than a pile holds. setup.tiles.huts
void checkHutPiles(std::vector<std::string>& problems, const Definition& def, const PinnedDraws& pinned) {
    std::vector<std::string> all;
    for (const auto& ids : pinned.huts) {
        if (ids.size() > def.hutUpgrades.size() / pinned.huts.size())
            problems.push_back("draws.huts: more than a pile holds");
        all.insert(all.end(), ids.begin(), ids.end());
    }
    checkIds(problems, "draws.huts", def.hutUpgrades, all);
}

/// A problem that a rule explains names it at its end.
std::string because(const std::string& problem, Rule rule) { return problem + " (" + std::string(ruleId(rule)) + ")"; }

void checkTown(std::vector<std::string>& problems, const Definition& def, const Setup& setup) {
    const std::size_t districts = def.layout(setup.players).districts;
    const auto& city = setup.pinned.city;
    int bs = 0;
    for (const auto& id : city) {
        const TileIndex tile = indexOf(def.hexes, id);
        if (tile == none) return; // reported as unknown
        const Hex& hex = def.hexes[tile];
        bs += hex.letter == 'B';
        if (hex.letter == 'A' && !(hex.playerCounts >> std::max<std::size_t>(setup.players, 2) & 1))
            problems.push_back(because("draws.city: not for this number of players " + id, Rule::SetupCityAByCount));
        if (hex.letter == 'C') problems.push_back(because("draws.city: belongs in the stack " + id, Rule::SetupCityStack));
    }
    if (city.size() > districts)
        problems.push_back(because("draws.city: more hexes than the town has places", Rule::SetupCityBuild));
    if (bs > 1 || (bs == 0 && city.size() >= districts))
        problems.push_back(because("draws.city: one B hex expected", Rule::SetupCityOneB));
}

} // namespace

std::vector<std::string> validate(const Definition& definition, const Setup& setup) {
    std::vector<std::string> problems;
    if (setup.players < 1 || setup.players > maxPlayers) {
        // overview.players
        problems.push_back(because("players: one side of the score board is for 1 or 2, the other for 3 or 4",
                                   Rule::SetupBoardSide));
        return problems;
    }
    if (!isSound(setup.rulings)) problems.push_back("rulings: an answer that its question does not offer");
    const PinnedDraws& pinned = setup.pinned;
    checkIds(problems, "draws.city", definition.hexes, pinned.city);
    checkIds(problems, "draws.hexPile", definition.hexes, pinned.hexPile);
    checkIds(problems, "draws.ships", definition.ships, pinned.ships);
    checkIds(problems, "draws.carts", definition.carts, pinned.carts);
    for (std::size_t c = 0; c < classCount; ++c) {
        checkIds(problems, "draws.workshops", definition.workshops, pinned.workshops[c]);
        for (const auto& id : pinned.workshops[c]) {
            const TileIndex tile = indexOf(definition.workshops, id);
            if (tile != none && (definition.workshops[tile].late ||
                                 definition.workshops[tile].citizenClass != static_cast<CitizenClass>(c)))
                problems.push_back("draws.workshops: wrong pile for " + id);
        }
    }
    for (std::size_t i = 0; i < pinned.docking.size(); ++i) {
        if (cornerOf(pinned.docking[i]) == none) problems.push_back(idProblem("draws.docking", pinned.docking[i]));
        if (std::count(pinned.docking.begin(), pinned.docking.end(), pinned.docking[i]) > 1)
            problems.push_back("draws.docking: named twice " + pinned.docking[i]);
    }
    checkStack(problems, definition, pinned);
    checkHutPiles(problems, definition, pinned);
    checkTown(problems, definition, setup);
    for (const auto& id : pinned.ships) {
        const TileIndex tile = indexOf(definition.ships, id);
        if (tile != none && setup.players <= 2 && definition.ships[tile].goods == definition.removedForTwo)
            problems.push_back(because("draws.ships: not used with two players " + id, Rule::SetupTilesShipsTwoPlayers));
    }
    if (pinned.wheel && *pinned.wheel >= definition.wheel.size()) problems.push_back("draws.wheel: no such position");
    checkIds(problems, "draws.solo", definition.solo.tiles, pinned.solo);
    checkIds(problems, "draws.ports", definition.ports, pinned.ports);
    checkSides(problems, "draws.boards", definition.boards, pinned.boards, setup.boards, setup.players);
    checkSides(problems, "draws.scrolls", definition.scrollBoards, pinned.scrolls, setup.scrolls, setup.players);
    if (!pinned.ports.empty() && setup.rulings.portCorners != ruling::PortCorners::Random)
        problems.push_back("draws.ports: ports keep their corners unless the ruling port-corners says random");
    if (!pinned.order.empty()) {
        auto seats = pinned.order;
        std::sort(seats.begin(), seats.end());
        bool whole = seats.size() == setup.players;
        for (std::size_t i = 0; whole && i < seats.size(); ++i)
            whole = seats[i] == i + 1;
        if (!whole) problems.push_back("draws.order: each seat once expected");
    }
    if (!problems.empty() || setup.arranged.empty()) return problems;
    Setup plain = setup;
    plain.arranged.clear();
    Start start = newGame(definition, plain);
    return arrange(definition, setup.arranged, start.state, start.events);
}

} // namespace magister::messina
