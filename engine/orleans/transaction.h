// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

/// What the phases share: a read-only view for judging, a transaction for acting, and the moves that several rules
/// make.
namespace magister::orleans {

/// A position as one player's command is judged against it. `prompt` and `kind` are there for whoever is asked.
struct View {
    const Definition& def;
    const State& state;
    PlayerIndex me;

    const Player& player() const { return state.players[me]; }
    const Workforce& work() const { return state.players[me].work; }
    const Prompt& prompt() const { return state.question(me); }
    PromptKind kind() const { return state.question(me).kind; }
    const Rulings& rulings() const { return state.rulings; }
};

/// The state being changed and the events of one command. Every change goes through `emit`.
struct Transaction {
    const Definition& def;
    State& state;
    Events& events;

    template <class E> void emit(const E& event) {
        events.emplace_back(event);
        apply(def, state, events.back());
    }

    const Rulings& rulings() const { return state.rulings; }
    const Player& player(PlayerIndex p) const { return state.players[p]; }

    void open(PlayerIndex p, const Prompt& prompt) { emit(PromptOpened{prompt.rule, p, prompt}); }
    void open(PlayerIndex p, PromptKind kind, Rule rule) { open(p, Prompt{.rule = rule, .kind = kind}); }
    void close(PlayerIndex p) { emit(PromptClosed{state.question(p).rule, p}); }
    void change(PlayerIndex p, const Prompt& prompt) { emit(PromptChanged{prompt.rule, p, prompt}); }

    /// Coins from the treasury, as far as it has any. money.bank, money.bank-empty
    void gain(PlayerIndex p, int coins, Rule rule);
    void pay(PlayerIndex p, int coins, Rule rule);
    /// A forced payment; opens the question of torture when the coins are not there. torture.when
    void demand(PlayerIndex p, int coins, Rule rule);
    /// Development points with all they bring on the way. development.*
    void develop(PlayerIndex p, int points, Rule rule);
    void takeCitizen(PlayerIndex p, std::uint8_t citizen, Rule rule);
    void gainGood(PlayerIndex p, Good good, Rule rule);
    void gainTechnology(PlayerIndex p, Rule rule);
    /// The reward of a space of a track; a place tile opens a question. onArrival: the marker has just come there.
    void reward(PlayerIndex p, Track track, std::uint8_t space, bool onArrival, Rule rule);
    /// Follower into the bag, marker on, reward. tracks.advance
    void recruit(PlayerIndex p, Follower follower);
};

inline std::size_t indexOf(PlaceId place) {
    return static_cast<std::size_t>(place);
}

// rules that several phases ask about
/// A bit per Slot: those that a follower of a kind may fill for that player.
using SlotSet = std::uint8_t;
SlotSet slotsFor(const Definition& def, const State& state, const Player& player, Follower kind);
/// A place other than that of the job begun, where one job is planned at a time. planning.one-by-one
std::optional<Refusal> refuseOtherJob(const View& view, PlaceId place);
/// Why one cannot recruit such a follower now: track, supply, what the space reached would bring. tracks.end,
/// supply.blocked
std::optional<Refusal> refuseRecruit(const View& view, Follower follower);
/// Tiles of these stacks that can still be taken.
TileSet tilesOn(const Definition& def, const State& state, StackSet stacks);
/// Some follower of the Town Hall or the tower has a free space for its kind. town-hall.send
bool canSend(const View& view, PlaceId place);
/// Draws that the player may still make or give up in this phase. draw.amount, draw.retrieve-limits
int drawsLeft(const Definition& def, const Player& player);
/// Once that ware is paid to the Stash, some track has a reward to give. extra-tiles.stash-limits
bool bringsReward(const View& view, Ware paid);
/// Something that torture can take. torture.nothing-left
bool hasAsset(const Definition& def, const State& state, PlayerIndex player);
/// A technology tile may lie there: every limit but that of the moment. technology.*
std::optional<Refusal> refuseTechnologyAt(const View& view, PlaceId place, SlotOfPlace slot);
/// Some technology tile beside the board could be laid somewhere, were it the time.
bool canPlaceTechnology(const View& view);
/// A draw of followers: lifts pinned ones first. Returns how many of them were pinned.
struct Draw {
    InlineVector<Token, maxMarketSpaces> tokens;
    std::uint8_t pinned{};
    Random random;
};
Draw drawFromBag(const State& state, PlayerIndex player, int count, bool neutralsOnly);
/// Refusal for a command that belongs to another question or phase.
Refusal outOfPlace(const View& view, Stage stage);

/// Goes on after a command until somebody is asked or the game is over.
void settle(Transaction& tx);
void beginDrawing(Transaction& tx);
void beginPlanning(Transaction& tx);
void goOnPlanning(Transaction& tx);
void goOnActing(Transaction& tx);
void takeCensus(Transaction& tx);
/// The event for one player, in turn order. event.order
void resolveFor(Transaction& tx, PlayerIndex p);
/// The event for one player whom nothing protects.
void strike(Transaction& tx, PlayerIndex p);
/// Ends the question of torture once nothing is owed or nothing is left to give.
void closeDebt(Transaction& tx, PlayerIndex me);
void finalScoring(Transaction& tx);

// one refuse and one perform a command
#define X(Name, word)                                                                                                  \
    std::optional<Refusal> refuse(const View& view, const Name& command);                                              \
    void perform(Transaction& tx, PlayerIndex me, const Name& command);
#include "engine/orleans/command_list.inc"
#undef X

} // namespace magister::orleans
