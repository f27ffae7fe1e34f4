// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/random_play.h"
#include "engine/messina/game.h"

#include <QString>

#include <optional>

namespace magister::messina {

/// What players at random are after.
enum class Purpose { Even, Builder, Scholar, Fighter, Any };

/// The game as drills play it (app/drills/random_play.h). Players at random: builders, scholars, fighters, or an even
/// hand.
struct PlayGame {
    using Definition = messina::Definition;
    using State = messina::State;
    using Setup = messina::Setup;
    using Command = messina::Command;
    using Events = messina::Events;
    using Choice = messina::Choice;
    using PlayerIndex = messina::PlayerIndex;
    using Rule = messina::Rule;
    using Event = messina::Event;
    using GameEnded = messina::GameEnded;
    using Refusal = messina::Refusal;
    using Accepted = messina::Accepted;
    using Listing = messina::Listing;
    using Proceed = messina::Proceed;
    using Purpose = messina::Purpose;

    static constexpr const char* id = "messina";
    static constexpr std::uint64_t purposes = 4; ///< the purpose of a game follows from its seed

    /// The table that a drill names: players first, then what lies on it and how it decides open questions, each behind
    /// a comma: "4", "2,advanced", "3,priority-tile", "2,move-through-blocked=forbidden". Nothing for any other text.
    static std::optional<Setup> setup(const Definition& definition, const QString& table, std::uint64_t seed);
    static std::pair<State, Events> start(const Definition& definition, const Setup& setup);
    static Purpose purposeOf(const Setup& setup) { return static_cast<Purpose>(setup.seed % purposes); }
    static PlayerIndex mover(const State& state, Random&) { return state.toAct(); }
    static void list(const Definition& definition, const State& state, PlayerIndex player,
                     std::vector<Choice>& choices);
    static std::uint32_t weight(const Definition&, Purpose purpose, const State&, PlayerIndex, const Command& command);
    static void perform(const Definition& definition, State& state, PlayerIndex, const Command& command,
                        Events& events);
    static std::optional<Rule> rule(const std::string& atom) { return ruleFromId(atom); }
    static std::optional<Command> command(const Definition& definition, const State& state, const std::string& text);
    static std::string text(const Definition& definition, const State& state, const Command& command);
    static PlayerIndex giver(const State& state, PlayerIndex seat, const Command& command);
    static bool isAsked(const State& state, PlayerIndex seat);
};
using RandomPlay = RandomPlayOf<PlayGame>;

} // namespace magister::messina
