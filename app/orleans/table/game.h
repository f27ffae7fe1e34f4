// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/saves.h"
#include "app/orleans/table/targets.h"
#include "app/table/table.h"
#include "engine/orleans/observe.h"

#include <bit>

namespace magister::orleans {

/// What the shared table needs to know of Orléans; see TableOf.
struct TableGame : SaveGame {
    using Types = orleans::Types;
    using Observation = orleans::Observation;
    using ScoreLine = orleans::ScoreLine;
    static constexpr bool secrets = true; ///< bags, and plans while all plan together
    static constexpr int leastPlayers = static_cast<int>(minPlayers);
    static constexpr int mostPlayers = static_cast<int>(maxPlayers);
    static constexpr int roundCount = static_cast<int>(orleans::roundCount);
    static QString roundName(int round) { return QString::number(round); } ///< nothing in the box numbers its rounds

    /// Of several who are asked at the same time, the next clockwise from the one who was asked last.
    static PlayerIndex asked(const State& state, PlayerIndex preferred);
    static std::uint8_t allAsked(const State& state) { return state.asked(); }
    static QString stageId(const State& state);
    static bool isSecret(const State& state) { return state.planningTogether(); }
    static bool inTurn(const State& state) { return state.stage == Stage::Actions; }
    static Refusal gameIsOver() { return orleans::refusal(Reason::GameIsOver); }
    static State redrawn(const Session& session, std::size_t step, PlayerIndex viewer, std::uint64_t seed);
    static State supposed(const Session& session, PlayerIndex viewer);
    static QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player);
    static QVector<Seat> seated(QVector<Seat> seats, const Setup&) { return seats; }
    static Table::Roles roles();
    static QStringList logRoles();
};

} // namespace magister::orleans
