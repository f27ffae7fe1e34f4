// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/pack/saves.h"
#include "app/messina/table/targets.h"
#include "app/table/table.h"
#include "engine/messina/observe.h"

namespace magister::messina {

/// What the shared table needs to know of Messina 1347; see TableOf.
struct TableGame : SaveGame {
    using Types = messina::Types;
    using Observation = messina::Observation;
    using ScoreLine = messina::ScoreLine;
    static constexpr bool secrets = false; ///< nobody holds anything in secret
    static constexpr int leastPlayers = 1; ///< one plays against the rule-driven opponent
    static constexpr int mostPlayers = static_cast<int>(maxPlayers);
    static constexpr int roundCount = static_cast<int>(messina::roundCount);
    static QString roundName(int round) { return roman(round); } ///< as printed on the round board

    static PlayerIndex asked(const State& state, PlayerIndex) { return state.toAct(); }
    static std::uint8_t allAsked(const State& state) {
        return state.toAct() == none ? std::uint8_t{0} : static_cast<std::uint8_t>(1u << state.toAct());
    }
    static QString stageId(const State& state);
    static bool inTurn(const State& state) { return state.stage == Stage::Turns; }
    static Refusal gameIsOver() { return messina::refusal(Reason::GameIsOver); }
    static State redrawn(const Session& session, std::size_t step, PlayerIndex viewer, std::uint64_t seed);
    static State supposed(const Session& session, PlayerIndex viewer);
    static QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player);
    /// With the opponent of the solo game, if nobody has seated it.
    static QVector<Seat> seated(QVector<Seat> seats, const Setup& setup);
    static Table::Roles roles();
    static QStringList logRoles();
};

} // namespace magister::messina
