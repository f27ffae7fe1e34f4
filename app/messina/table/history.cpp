// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/history.h"

#include <algorithm>

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

const State& positionAt(const Session& session, std::size_t step) {
    return step < session.moves().size() ? session.moves()[step].before : session.state();
}

std::size_t eventsUntil(const Session& session, std::size_t step) {
    return step < session.moves().size() ? session.moves()[step].firstEvent : session.events().size();
}

std::size_t stepAfter(const Session& session, std::size_t event) {
    const auto& moves = session.moves();
    const auto later =
        std::upper_bound(moves.begin(), moves.end(), event,
                         [](std::size_t told, const Session::Move& move) { return told < move.firstEvent; });
    return static_cast<std::size_t>(later - moves.begin());
}

Moment momentAt(const Session& session, std::size_t step) {
    const State& state = positionAt(session, step);
    Moment moment{state.round, state.toAct(), 0, state.stage};
    if (state.stage != Stage::Turns || moment.seat == none) return moment;
    const std::size_t until = eventsUntil(session, step);
    for (std::size_t i = 0; i < until; ++i) {
        const auto& told = session.events()[i];
        const auto* turn = std::get_if<TurnStarted>(&told.event);
        if (turn && told.round == moment.round && turn->player == moment.seat) ++moment.turn;
    }
    return moment;
}

std::vector<Tick> ticks(const Session& session) {
    std::vector<Tick> all;
    std::size_t step = 0;
    for (std::size_t i = 0; i < session.events().size(); ++i) {
        const auto& told = session.events()[i];
        const auto* turn = std::get_if<TurnStarted>(&told.event);
        const bool newRound = std::holds_alternative<RoundStarted>(told.event);
        if (!turn && !newRound) continue;
        while (step < session.moves().size() && session.moves()[step].firstEvent <= i)
            ++step;
        if (all.empty() || all.back().step != step) all.push_back({step, told.round, none, false});
        Tick& tick = all.back();
        tick.round = told.round;
        tick.newRound = tick.newRound || newRound;
        if (turn) tick.seat = turn->player;
    }
    return all;
}

std::vector<Growth> growth(const Session& session) {
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
