// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/games/race/engine/commands.h"

#include <vector>

/// What has happened, and what a viewer may know.
namespace magister::race {

struct RoundStarted {
    std::uint8_t round{};
    friend bool operator==(const RoundStarted&, const RoundStarted&) = default;
};
struct TurnStarted {
    PlayerIndex player{};
    friend bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
struct Stepped {
    PlayerIndex player{};
    std::uint8_t to{};
    friend bool operator==(const Stepped&, const Stepped&) = default;
};
/// The card was face down until now.
struct CardDrawn {
    PlayerIndex player{};
    std::uint8_t card{};
    std::uint8_t to{};
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
struct Rested {
    PlayerIndex player{};
    friend bool operator==(const Rested&, const Rested&) = default;
};
struct RaceClosed {
    PlayerIndex player{}; ///< who has arrived; none: the last round is over
    friend bool operator==(const RaceClosed&, const RaceClosed&) = default;
};

enum class ScoreSource : std::uint8_t { Space, Cards };
/// A line of the final scoring.
struct ScoreLine {
    PlayerIndex player{};
    ScoreSource source{};
    std::uint8_t count{};
    std::uint8_t points{};
    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};
using Event = std::variant<RoundStarted, TurnStarted, Stepped, CardDrawn, Rested, RaceClosed, ScoreLine>;
using Events = std::vector<Event>;

Rule ruleOf(const Event& event);
/// Shows what was hidden: undo stops there.
inline bool reveals(const Event& event) { return std::holds_alternative<CardDrawn>(event); }

/// A position as a viewer may know it: every card of the deck lies face down, for everybody.
struct Observation {
    State state;
};
Observation observe(const State& state, PlayerIndex viewer);
/// Every event is public.
inline Event observe(const Event& event, PlayerIndex) { return event; }

} // namespace magister::race
