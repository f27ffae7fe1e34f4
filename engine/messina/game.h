// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/events.h"
#include "engine/messina/reasons.h"
#include "engine/messina/setup.h"

#include <optional>
#include <string>

/// The façade of the Messina engine: judge, decide, list, check.
namespace magister::messina {

/// The only judge of legality: why `player` may not give `command` now, or nothing. Reads, never copies.
std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player,
                              const Command& command);

/// Carries out a command in place and appends what happened. Precondition: refuse() said nothing.
void perform(const Definition& definition, State& state, const Command& command, Events& events);

struct Accepted {
    State state;
    Events events;
};
using Decision = std::variant<Accepted, Refusal>;
/// refuse, then perform on a copy: a refused command leaves no trace.
Decision decide(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// The only code that changes a state. Draws nothing, checks nothing.
void apply(const Definition& definition, State& state, const Event& event);

struct Choice {
    Command command;
    std::optional<Refusal> refusal; ///< nothing: legal
};
enum class Listing : std::uint8_t {
    LegalOnly,
    WithRefused, ///< also what a person could click and would be refused
};
/// Candidates for the open prompt, for the player who has to answer it; empty for everyone else and when the game is over.
/// What is listed as legal is accepted by decide; a refusal is the one decide gives. Appends nothing when not to act.
void listChoices(const Definition& definition, const State& state, PlayerIndex player, Listing listing,
                 std::vector<Choice>& choices);
std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player,
                            Listing listing = Listing::WithRefused);

/// Steps of a turn for the prompt bar: 1 choose, 2 rescue, 3 fight, 4 act; 0 between turns.
int turnStep(const State& state);
/// Number of lieutenants that count for a book step: all ever owned. book.lieutenant-count
int lieutenantsOwned(const Player& player);
/// Coins to move that lieutenant there (0..), or nothing when no way leads there. move.first-step-free, move.extra-steps
std::optional<int> moveCost(const Definition& definition, const State& state, PlayerIndex player,
                            std::uint8_t lieutenant, PlaceIndex place);
/// Bit per place that exists now: districts, filled extensions, ports, docks.
std::uint32_t existingPlaces(const Definition& definition, const State& state);
/// Squares in reach of an overseer on that space of its path, bit each: most of its own and, on a border, those of the
/// other region. activate.adjacent, activate.region, activate.border, activate.centre
std::array<std::uint32_t, 2> activationAreas(const PathNode& node, CitizenClass overseer);
/// What the districts of a player are worth in all, and the best of them; 0 without any. score.districts, win.tie-value
int districtSum(const Definition& definition, const State& state, PlayerIndex player);
int bestDistrict(const Definition& definition, const State& state, PlayerIndex player);
/// Whether the points printed on districts are scored: alone a table may let the bonus replace them. solo.repop-bonus
bool districtPointsCount(const State& state);
/// Players from first to last on a book, upper disc first on equal spaces. prep.order-book, prep.order-tie
std::array<PlayerIndex, maxPlayers> bookOrder(const State& state, Book book);

/// Every invariant that is violated, each as one line; empty when the position is sound.
std::vector<std::string> check(const Definition& definition, const State& state);

} // namespace magister::messina
