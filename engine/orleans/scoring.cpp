// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the game. end.*
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// To the only player with the most built stations. end.fourteenth
void giveLastCitizen(Transaction& tx) {
    int most = 0;
    PlayerIndex leader = none;
    for (PlayerIndex p = 0; p < tx.state.playerCount; ++p) {
        const int built = stationsBuilt(tx.state, p);
        if (built == most) leader = none;
        if (built <= most) continue;
        most = built;
        leader = p;
    }
    if (leader != none) tx.takeCitizen(leader, lastCitizen, Rule::EndFourteenth);
}

} // namespace

/// Nothing else scores. end.score-coins, end.score-goods, end.score-stations-citizens, end.nothing-else
std::vector<ScoreLine> scoreOf(const Definition& definition, const State& state, PlayerIndex p) {
    const Player& player = state.players[p];
    const int level = levelOf(definition, player);
    std::vector<ScoreLine> lines;
    const auto line = [&](Rule rule, ScoreSource source, int count, int value) {
        lines.push_back({rule, p, source, static_cast<std::uint8_t>(value), static_cast<std::int16_t>(count),
                         static_cast<std::int16_t>(count * value)});
    };
    line(Rule::EndScoreCoins, ScoreSource::Coins, player.coins, definition.pointsPerCoin);
    for (const Good good : allGoods)
        line(Rule::EndScoreGoods, static_cast<ScoreSource>(1 + static_cast<int>(good)), player.ware(wareOf(good)),
             definition.good(good).points);
    if (state.extraTiles) line(Rule::ExtraTilesBread, ScoreSource::Bread, player.ware(Ware::Bread), level);
    line(Rule::EndScoreStationsCitizens, ScoreSource::Stations, stationsBuilt(state, p), level);
    line(Rule::EndScoreStationsCitizens, ScoreSource::Citizens, player.citizens, level);
    return lines;
}

/// Most points win. overview.goal
/// On equal points the marker further right wins; then the victory is shared. end.winner, end.tie
void finalScoring(Transaction& tx) {
    giveLastCitizen(tx);
    for (std::size_t i = 0; i < tx.state.playerCount; ++i)
        for (const ScoreLine& line : scoreOf(tx.def, tx.state, tx.state.seat(i)))
            tx.emit(line);
    std::pair<int, int> best{-1, -1};
    GameEnded ended;
    Rule rule = Rule::EndWinner;
    for (PlayerIndex p = 0; p < tx.state.playerCount; ++p) {
        const std::pair<int, int> mine{tx.player(p).points, tx.player(p).development};
        if (mine.first == best.first)
            rule = Rule::EndTie;
        else if (mine.first > best.first)
            rule = Rule::EndWinner;
        if (mine > best) ended.winners = 0;
        if (mine >= best) ended.winners = static_cast<std::uint8_t>(ended.winners | 1u << p);
        best = std::max(best, mine);
    }
    ended.rule = rule;
    tx.emit(ended);
    tx.emit(StageReached{Rule::EndAfterEighteen, Stage::Over});
}

} // namespace magister::orleans
