// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

#include "engine/messina/state.h"
namespace magister::messina {

namespace {

constexpr int allPlayers = static_cast<int>(maxPlayers);

void readNumbers(const JsonObject& part, Parameters& parameters) {
    const auto read = [&](std::uint8_t& into, const char* key, int least, int most) {
        into = small(part[key].integer(least, most));
    };
    read(parameters.freeSteps, "freeSteps", 0, 9);
    read(parameters.coinPerFurtherStep, "coinPerFurtherStep", 0, 9);
    read(parameters.recallCoins, "recallCoins", 0, 9);
    read(parameters.visitPoints, "visitPoints", 0, 9);
    read(parameters.upgradedWorkerPoints, "upgradedWorkerPoints", 0, 9);
    read(parameters.leftoverDivisor, "leftoverDivisor", 1, 9);
    read(parameters.bigFireInTie, "bigFireInTie", 1, 9);
    read(parameters.lieutenantsAtStart, "lieutenantsAtStart", 1, static_cast<int>(lieutenantCount));
    read(parameters.repopulationTiles, "repopulationTiles", 1,
         static_cast<int>(decltype(Player::districts)::capacity()));
}

/// A list for 1 to 4 players, put in by number of players; [0] as for one.
void readByPlayers(const JsonValue& value, int most, std::array<std::uint8_t, maxPlayers + 1>& into) {
    std::size_t n = 1;
    for (const JsonValue& each : value.list(allPlayers, allPlayers))
        if (n <= maxPlayers) into[n++] = small(each.integer(1, most));
    into[0] = into[1];
}

} // namespace

void readParameters(const JsonValue& root, PartReading& reading) {
    const JsonObject part =
        partObject(root, {"freeSteps", "coinPerFurtherStep", "recallCoins", "visitPoints", "upgradedWorkerPoints",
                          "leftoverDivisor", "bigFireInTie", "lieutenantsAtStart", "repopulationTiles", "plagueCubes",
                          "cartPiles", "removedForTwo", "startBonus", "ratPenaltyEach", "repopulationRank"});
    Definition& definition = reading.definition;
    readNumbers(part, definition.parameters);
    definition.removedForTwo = part["removedForTwo"].word(spellings<Goods>).value_or(Goods{});
    readByPlayers(part["plagueCubes"], 99, definition.cubes);
    readByPlayers(part["cartPiles"], static_cast<int>(std::tuple_size_v<decltype(State::carts)>),
                  definition.cartStacks);
    std::size_t seat = 0;
    for (const JsonValue& each : part["startBonus"].list(allPlayers, allPlayers)) {
        const JsonObject bonus = each.object({"points", "coins"});
        if (seat < maxPlayers)
            definition.startBonus[seat++] = {small(bonus["points"].integer(0, 9)), small(bonus["coins"].integer(0, 9))};
    }
    // The file says what each further rat costs, the definition what that many cost together.
    int lost = 0;
    definition.ratPenalty.push_back(0);
    for (const JsonValue& each : part["ratPenaltyEach"].list(1, 50))
        definition.ratPenalty.push_back(static_cast<std::uint8_t>(lost += each.integer(0, 5).value_or(0)));
    definition.repopulationRank = readRanking(part["repopulationRank"]);
}

} // namespace magister::messina
