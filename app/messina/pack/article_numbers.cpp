// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/article_numbers.h"

#include "engine/messina/definition.h"

namespace magister::messina {

namespace {

using namespace Qt::StringLiterals;

/// "rank.4.1" and on: points by place.
void putRanks(QMap<QString, int>& values, const QString& name, int players, const std::vector<std::uint8_t>& points) {
    for (std::size_t place = 0; place < points.size(); ++place)
        values[name + u".%1.%2"_s.arg(players).arg(place + 1)] = points[place];
}

void putByPlayers(QMap<QString, int>& values, const Definition& definition) {
    for (int players = 2; players <= static_cast<int>(maxPlayers); ++players) {
        const auto n = static_cast<std::size_t>(players);
        values[u"cubes.%1"_s.arg(players)] = definition.cubes[n];
        values[u"cart-stacks.%1"_s.arg(players)] = definition.cartStacks[n];
        putRanks(values, u"repop-rank"_s, players, definition.repopulationRank[n]);
        putRanks(values, u"popularity-rank"_s, players, definition.popularityRank[n]);
    }
    for (std::size_t seat = 0; seat < definition.startBonus.size(); ++seat) {
        values[u"start-points.%1"_s.arg(seat + 1)] = definition.startBonus[seat].points;
        values[u"start-coins.%1"_s.arg(seat + 1)] = definition.startBonus[seat].coins;
    }
}

void putParameters(QMap<QString, int>& values, const Parameters& parameters) {
    values[u"free-steps"_s] = parameters.freeSteps;
    values[u"step-coins"_s] = parameters.coinPerFurtherStep;
    values[u"recall-coins"_s] = parameters.recallCoins;
    values[u"visit-points"_s] = parameters.visitPoints;
    values[u"worker-points"_s] = parameters.upgradedWorkerPoints;
    values[u"leftover-divisor"_s] = parameters.leftoverDivisor;
    values[u"big-fire-tie"_s] = parameters.bigFireInTie;
    values[u"lieutenants"_s] = parameters.lieutenantsAtStart;
    values[u"repopulation-tiles"_s] = parameters.repopulationTiles;
}

void putSolo(QMap<QString, int>& values, const Solo& solo) {
    values[u"solo.cubes"_s] = solo.cubesPerTurn;
    values[u"solo.popularity"_s] = solo.popularityPoints;
    for (std::size_t districts = 2; districts < solo.repopulatedBonus.size(); ++districts)
        values[u"solo.bonus.%1"_s.arg(districts)] = solo.repopulatedBonus[districts];
    values[u"solo.good"_s] = solo.goodResult[0];
    values[u"solo.good-advanced"_s] = solo.goodResult[1];
    values[u"tiles.opponent"_s] = static_cast<int>(solo.tiles.size());
}

void putTiles(QMap<QString, int>& values, const Definition& definition) {
    const auto count = [&](const QString& key, const auto& list) { values[key] = static_cast<int>(list.size()); };
    count(u"tiles.hut-upgrades"_s, definition.hutUpgrades);
    count(u"tiles.workshops"_s, definition.workshops);
    count(u"tiles.carts"_s, definition.carts);
    count(u"tiles.ships"_s, definition.ships);
    count(u"tiles.districts"_s, definition.hexes);
    count(u"tiles.ports"_s, definition.ports);
    const auto spaces = [&](Book book) -> const auto& {
        return definition.books[static_cast<std::size_t>(book)].spaces;
    };
    count(u"spaces.popularity"_s, spaces(Book::Popularity));
    count(u"spaces.city"_s, spaces(Book::City));
    count(u"spaces.church"_s, spaces(Book::Church));
}

} // namespace

QMap<QString, int> articleNumbers(const Definition& definition) {
    QMap<QString, int> numbers;
    putByPlayers(numbers, definition);
    putParameters(numbers, definition.parameters);
    putSolo(numbers, definition.solo);
    putTiles(numbers, definition);
    for (std::size_t rats = 1; rats < definition.ratPenalty.size(); ++rats)
        numbers[u"rats.%1"_s.arg(rats)] = definition.ratPenalty[rats];
    const auto& rounds = definition.rounds[maxPlayers];
    numbers[u"rounds"_s] = static_cast<int>(rounds.size());
    numbers[u"fire-early"_s] = rounds.front().firePerCube;
    numbers[u"fire-late"_s] = rounds.back().firePerCube;
    numbers[u"fire-points"_s] = rounds.back().pointsPerCube;
    return numbers;
}

} // namespace magister::messina
