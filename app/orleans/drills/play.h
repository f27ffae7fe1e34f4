// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/random_play.h"
#include "engine/orleans/game.h"

#include <QString>

#include <optional>

namespace magister::orleans {

/// What players at random are after.
enum class Purpose { Even, Traveller, Developer, Townsman, Spender, Any };

/// The game as drills play it (app/drills/random_play.h). Players at random: an even hand, traders on the map, those
/// who develop, those who add places to their town, and those who run out of coins.
struct PlayGame {
    using Definition = orleans::Definition;
    using State = orleans::State;
    using Setup = orleans::Setup;
    using Command = orleans::Command;
    using Events = orleans::Events;
    using Choice = orleans::Choice;
    using PlayerIndex = orleans::PlayerIndex;
    using Rule = orleans::Rule;
    using Event = orleans::Event;
    using GameEnded = orleans::GameEnded;
    using Refusal = orleans::Refusal;
    using Accepted = orleans::Accepted;
    using Listing = orleans::Listing;
    using Proceed = orleans::Proceed;
    using Purpose = orleans::Purpose;

    static constexpr const char* id = "orleans";
    static constexpr std::uint64_t purposes = 5; ///< the purpose of a game follows from its seed

    /// The table that a drill names: players first, then what lies on it and how it decides open questions, each behind
    /// a comma: "4", "2,extra-tiles", "3,fewer-tiles", "2,planning-order=one-by-one", "3,no-tiles" for the made-up
    /// position of that name. Nothing for any other text.
    static std::optional<Setup> setup(const Definition& definition, const QString& table, std::uint64_t seed);
    static std::pair<State, Events> start(const Definition& definition, const Setup& setup);
    static Purpose purposeOf(const Setup& setup) { return static_cast<Purpose>(setup.seed % purposes); }
    /// Of several who are asked at once any one.
    static PlayerIndex mover(const State& state, Random& random);
    static void list(const Definition& definition, const State& state, PlayerIndex player,
                     std::vector<Choice>& choices);
    static std::uint32_t weight(const Definition& definition, Purpose purpose, const State& state, PlayerIndex player,
                                const Command& command);
    static void perform(const Definition& definition, State& state, PlayerIndex player, const Command& command,
                        Events& events);
    static std::optional<Rule> rule(const std::string& atom) { return ruleFromId(atom); }
    static std::optional<Command> command(const Definition& definition, const State& state, const std::string& text);
    static std::string text(const Definition& definition, const State& state, const Command& command);
    static PlayerIndex giver(const State& state, PlayerIndex seat, const Command& command);
    static bool isAsked(const State& state, PlayerIndex seat);
};
using RandomPlay = RandomPlayOf<PlayGame>;

} // namespace magister::orleans
