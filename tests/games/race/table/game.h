// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table.h"
#include "tests/games/race/pack/saves.h"
#include "tests/games/race/table/rows.h"

namespace magister::race {

/// What the shared table needs to know of Race; see TableOf.
struct TableGame : SaveGame {
    using Types = race::Types;
    using Observation = race::Observation;
    using ScoreLine = race::ScoreLine;
    static constexpr bool secrets = false; ///< the deck is hidden from everybody alike
    static constexpr int roundCount = race::roundCount;
    static QString roundName(int round) { return QString::number(round); }

    static PlayerIndex asked(const State& state, PlayerIndex) { return state.turn; }
    static std::uint8_t allAsked(const State& state) {
        return state.over() ? std::uint8_t{0} : static_cast<std::uint8_t>(1u << state.turn);
    }
    static QString stageId(const State& state) { return state.over() ? "over" : "race"; }
    static bool inTurn(const State& state) { return !state.over(); }
    static Refusal gameIsOver() { return {Reason::GameIsOver, Rule::EndArrive}; }
    static State redrawn(const Session& session, std::size_t step, PlayerIndex viewer, std::uint64_t seed);
    static QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player);
    static QVector<Seat> seated(QVector<Seat> seats, const Setup&) { return seats; }
    static Table::Roles roles() { return {roles::seats, roles::buttons, roles::variants, roles::scores}; }
    static QStringList logRoles() { return roles::log; }
};

/// What the history reads: whose turn an event begins, and whether it begins a round.
inline PlayerIndex turnBegunIn(const Event& event) {
    const auto* turn = std::get_if<TurnStarted>(&event);
    return turn ? turn->player : none;
}
inline bool beginsRound(const Event& event) { return std::holds_alternative<RoundStarted>(event); }

} // namespace magister::race
