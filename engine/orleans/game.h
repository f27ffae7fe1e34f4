// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/events.h"
#include "engine/orleans/reasons.h"
#include "engine/orleans/setup.h"

#include <optional>
#include <string>

/// The façade of the Orléans engine: judge, decide, list, check.
namespace magister::orleans {

/// The only judge of legality: why `player` may not give `command` now, or nothing. Reads, never copies.
std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player,
                              const Command& command);

/// Carries out a command in place and appends what happened. Precondition: refuse() said nothing.
void perform(const Definition& definition, State& state, PlayerIndex player, const Command& command, Events& events);

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
/// Candidates for the question that is open to `player`; empty when the game is over and for whoever is not asked, but
/// for a player who may plan again. Several players may be asked at once: State::asked(). What is listed as legal is
/// accepted by decide; a refusal is the one decide gives.
void listChoices(const Definition& definition, const State& state, PlayerIndex player, Listing listing,
                 std::vector<Choice>& choices);
std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player,
                            Listing listing = Listing::WithRefused);

/// Development level of a player, 1 to 6. development.level
int levelOf(const Definition& definition, const Player& player);
/// How many followers the player may draw in a round: castle.draw-number
int drawNumber(const Definition& definition, const Player& player);
/// Stations of a player on the map.
int stationsBuilt(const State& state, PlayerIndex player);
/// Enough slots of a place are filled for its action. planning.active
bool isActive(const Definition& definition, const Player& player, PlaceId place);
/// How many places of a player are active and wait for the player to use them. planning.active
int activePlaces(const Definition& definition, const Player& player);
/// Whether a follower may stand on such a slot, by its own kind or in place of another. planning.match, monastery.wild
bool fits(const Definition& definition, const State& state, const Player& player, Token token, Slot slot);
/// Empty market spaces. draw.free-spaces
int freeMarketSpaces(const Definition& definition, const Player& player);
/// Empty spaces of the tower; 0 without one. tiles.gunpowder-tower
int freeTowerSpaces(const Definition& definition, const Player& player);

/// How many followers the player draws next, at most: in phase 3 of the draws that are left, at any other time of those
/// of a whole phase; never more than the bag holds and the market and the tower have room for as they are. draw.amount,
/// draw.free-spaces, draw.short-bag
int drawsToCome(const Definition& definition, const State& state, PlayerIndex player);
/// Whether the player, who may draw now, could draw fewer followers after returning one to the market: not where the bag is the
/// limit. draw.retrieve, draw.short-bag
bool retrievingCostsADraw(const Definition& definition, const State& state, PlayerIndex player);
/// The token on a slot, or in the open row if `slot` names a kind there; Nothing if none is there.
Token tokenAt(const Player& player, const Definition& definition, PlaceId place, SlotOfPlace slot);
/// Whether a place has what its action needs: its slots, or somebody on the tower. planning.active,
/// tiles.gunpowder-tower-activation
bool isManned(const Definition& definition, const Player& player, PlaceId place);

/// What an event does to one player whom nothing protects, as the position stands. events.*
struct EventImpact {
    std::int16_t gains{}; ///< coins from the treasury, as far as it has any
    std::int16_t due{};   ///< coins to be paid
    bool food{};          ///< one food tile is handed in
    bool follower{};      ///< one follower is drawn from the bag, and lost if it is neutral
    friend bool operator==(const EventImpact&, const EventImpact&) = default;
};
EventImpact impactOn(const Definition& definition, const State& state, PlayerIndex player, EventKind event);
/// Whether the monk of the Sacristy can spare the player that event. tiles.sacristy-scope
bool mayBeSpared(const Definition& definition, const State& state, PlayerIndex player, EventKind event);

/// What the position would count for a player if the game ended now, without the last citizen. end.*
std::vector<ScoreLine> scoreOf(const Definition& definition, const State& state, PlayerIndex player);

/// Every invariant that is violated, each as one line; empty when the position is sound.
std::vector<std::string> check(const Definition& definition, const State& state);

} // namespace magister::orleans
