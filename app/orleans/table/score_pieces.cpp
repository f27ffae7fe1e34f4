// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/score_pieces.h"

#include "app/orleans/words/target_names.h"

namespace magister::orleans {

namespace {

int countNow(const Definition& definition, const State& state, PlayerIndex player) {
    if (state.over()) return state.players[player].points;
    int points = 0;
    for (const ScoreLine& line : scoreOf(definition, state, player))
        points += line.points;
    return points;
}

} // namespace

QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line) {
    if (line.count == 0) return {};
    const PlayerIndex player = line.player;
    // What each counts is shown by the marker of its owner.
    const CountedPiece level{targets::developmentSpace(scene.state.players[player].development), 0};
    switch (line.source) {
    case ScoreSource::Coins:
        return {{targets::atSeat(player, QStringLiteral("coins")), line.count}};
    case ScoreSource::Grain:
    case ScoreSource::Cheese:
    case ScoreSource::Wine:
    case ScoreSource::Wool:
    case ScoreSource::Brocade: {
        const auto ware = static_cast<Ware>(static_cast<int>(line.source) - static_cast<int>(ScoreSource::Grain));
        return {{targets::ware(player, ware), line.count}};
    }
    case ScoreSource::Bread:
        return {{targets::ware(player, Ware::Bread), line.count}, level};
    case ScoreSource::Stations: {
        QVector<CountedPiece> pieces;
        for (TownIndex town = 0; town < scene.definition.towns.size(); ++town)
            if (scene.state.stationsAt[town] >> player & 1u) pieces.append({targets::town(scene.definition, town)});
        pieces.append(level);
        return pieces;
    }
    case ScoreSource::Citizens:
        return {{targets::atSeat(player, QStringLiteral("citizens")), line.count}, level};
    case ScoreSource::Count:
        break;
    }
    return {};
}

std::vector<Growth> growthOf(const Session& session) {
    std::vector<Growth> grown(session.state().playerCount);
    const auto& moves = session.moves();
    const auto position = [&](std::size_t step) -> const State& {
        return step < moves.size() ? moves[step].before : session.state();
    };
    for (PlayerIndex p = 0; p < grown.size(); ++p) {
        Growth& mine = grown[p];
        mine.rounds.push_back(countNow(session.definition(), position(0), p));
        for (std::size_t step = 1; step <= moves.size(); ++step)
            if (position(step).round > position(step - 1).round && position(step - 1).round > 0)
                mine.rounds.push_back(countNow(session.definition(), position(step), p));
        mine.rounds.push_back(countNow(session.definition(), session.state(), p));
        const bool over = session.state().over() && !moves.empty();
        mine.beforeScoring = countNow(session.definition(), over ? moves.back().before : session.state(), p);
    }
    return grown;
}

} // namespace magister::orleans
