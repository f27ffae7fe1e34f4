// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <QString>

#include <optional>

/// Where the positions of drills come from.
namespace magister::messina {

/// The table that a drill names: players first, then what lies on it and how it decides open questions, each behind a
/// comma: "4", "2,advanced", "3,priority-tile", "2,move-through-blocked=forbidden". Nothing for any other text.
std::optional<Setup> drillSetup(const QString& table, std::uint64_t seed);

/// What players at random are after.
enum class Purpose { Even, Builder, Scholar, Fighter, Any };
/// The purpose of a game follows from its seed: seed % purposes.
inline constexpr std::uint64_t purposes = 4;

/// A game between players who move at random, but with a purpose that follows from the seed: builders, scholars, or an
/// even hand. The same setup leads to the same game.
class RandomPlay {
public:
    RandomPlay(const Definition& definition, const Setup& setup);

    /// Makes one move; false, and nothing happens, once the game is over.
    bool step();

    const State& state() const { return m_state; }
    int moves() const { return m_moves; }
    /// The last move: where it was made, what it was, and what came of it. Precondition: moves() > 0.
    const State& before() const { return m_before; }
    const Command& command() const { return m_command; }
    const Events& events() const { return m_events; }
    /// What was laid out at the start.
    const Events& opening() const { return m_opening; }

private:
    std::uint32_t weight(const Command& command) const;

    const Definition& m_definition;
    State m_state;
    State m_before;
    Events m_opening;
    Random m_random;
    Purpose m_purpose;
    Command m_command;
    Events m_events;
    std::vector<Choice> m_choices;
    std::vector<std::uint32_t> m_weights;
    int m_moves = 0;
};

} // namespace magister::messina
