// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/history.h"

namespace magister::orleans {

namespace {

int worth(const Definition& definition, const State& state, PlayerIndex player) {
    if (state.over()) return state.players[player].points;
    int points = 0;
    for (const ScoreLine& line : scoreOf(definition, state, player))
        points += line.points;
    return points;
}

} // namespace

std::vector<Growth> growthOf(const Session& session) {
    const std::size_t players = session.state().playerCount;
    std::vector<Growth> all(players);
    const auto note = [&](const State& state) {
        for (std::size_t p = 0; p < players; ++p)
            all[p].rounds.push_back(worth(session.definition(), state, static_cast<PlayerIndex>(p)));
    };
    int round = 0;
    for (const auto& move : session.moves())
        if (move.before.round > round) {
            note(move.before);
            round = move.before.round;
        }
    note(session.state());
    for (std::size_t p = 0; p < players; ++p)
        all[p].beforeScoring = all[p].rounds.back(); // the final scoring counts what stands on the board all along
    return all;
}

} // namespace magister::orleans
