// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/games/race/engine/events.h"

#include <span>

/// The rules: who may do what, and what comes of it.
namespace magister::race {

/// What is wrong with a setup; empty for one that can be played.
std::vector<std::string> validate(const Definition& definition, const Setup& setup);
std::pair<State, Events> newGame(const Definition& definition, const Setup& setup);

using Decision = std::variant<std::pair<State, Events>, Refusal>;
Decision decide(const Definition& definition, const State& state, PlayerIndex player, const Command& command);
/// The only judge of what is legal.
std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player, const Command& command);
/// Every command with the refusal that decide() would give; nothing for whoever is not asked.
std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player);
/// The only code that changes a state: draws nothing, checks nothing.
void apply(State& state, const Event& event);

/// Where a runner comes to who steps; with a space that refuses, that very space. race.move.step
std::uint8_t stepFrom(const Definition& definition, const State& state, PlayerIndex player);
/// Who stands there; none at the start and at the end, where there is room for all. race.move.taken
PlayerIndex runnerAt(const Definition& definition, const State& state, std::uint8_t space);

/// What this table decides for itself.
struct RulingOption {
    std::string_view id;
    Rule rule{};
    std::span<const std::string_view> choices; ///< the first is the default
};
std::span<const RulingOption> rulingOptions();
std::uint8_t answer(const Rulings& rulings, std::size_t question);
void setAnswer(Rulings& rulings, std::size_t question, std::uint8_t choice);

} // namespace magister::race
