// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/history.h"

#include <array>

namespace magister::messina {

namespace {

struct Points {
    PlayerIndex player{none};
    int amount{};
};

Points pointsOf(const Event& event) {
    if (const auto* scored = std::get_if<PointsScored>(&event)) return {scored->player, scored->amount};
    if (const auto* line = std::get_if<ScoreLine>(&event)) return {line->player, line->points};
    return {};
}

} // namespace

std::vector<Growth> growthOf(const Session& session) {
    const std::size_t players = session.state().playerCount;
    std::array<int, maxPlayers> points{}, scoring{};
    // What nobody told was there at the start.
    for (std::size_t p = 0; p < players; ++p)
        points[p] = session.state().players[p].points;
    for (const auto& told : session.events())
        if (const Points scored = pointsOf(told.event); scored.player < players) points[scored.player] -= scored.amount;

    std::vector<Growth> all(players);
    const auto note = [&] {
        for (std::size_t p = 0; p < players; ++p)
            all[p].rounds.push_back(points[p]);
    };
    note();
    int round = 1;
    for (const auto& told : session.events()) {
        for (; round < told.round; ++round)
            note();
        const Points scored = pointsOf(told.event);
        if (scored.player >= players) continue;
        points[scored.player] += scored.amount;
        if (std::holds_alternative<ScoreLine>(told.event)) scoring[scored.player] += scored.amount;
    }
    note();
    for (std::size_t p = 0; p < players; ++p)
        all[p].beforeScoring = points[p] - scoring[p];
    return all;
}

} // namespace magister::messina
