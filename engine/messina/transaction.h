// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

/// What the phases share: a read-only view for judging, a transaction for acting, and the moves that several rules make.
namespace magister::messina {

/// A position as one player's command is judged against it.
struct View {
    const Definition& def;
    const State& state;
    PlayerIndex me;

    const Player& player() const { return state.players[me]; }
    const Prompt& prompt() const { return state.prompt(); }
    PromptKind kind() const { return state.prompt().kind; }
    const Layout& layout() const { return def.layout(state.playerCount); }
    const RoundRow& row() const { return def.rounds[state.playerCount][state.round - 1u]; }
    const Rulings& rulings() const { return state.rulings; }
    const Effect& effect() const { return def.effect(state.prompt().effect); }
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

    const Layout& layout() const { return def.layout(state.playerCount); }
    const RoundRow& row() const { return def.rounds[state.playerCount][state.round - 1u]; }
    const Rulings& rulings() const { return state.rulings; }
    Player& player(PlayerIndex p) { return state.players[p]; }
    const Prompt& prompt() const { return state.prompt(); }

    void open(const Prompt& prompt) { emit(PromptOpened{prompt.rule, prompt}); }
    void close() { emit(PromptClosed{state.prompt().rule}); }
    void change(const Prompt& prompt) { emit(PromptChanged{prompt.rule, prompt}); }

    void gain(PlayerIndex p, Token token, int amount, Rule rule);
    void pay(PlayerIndex p, Token token, int amount, Rule rule);
    void pay(PlayerIndex p, const Cost& cost, Rule rule);
    void score(PlayerIndex p, int amount, Rule rule);
    void takeRats(PlayerIndex p, int amount, Rule rule);
    /// One space on a book; an action on the space is earned, a lieutenant comes at once during turns.
    void stepBook(PlayerIndex p, Book book, Rule rule);
    /// A lieutenant from the supply, if one is left. book.city-lieutenant
    void gainLieutenant(PlayerIndex p);
    /// Carries out an effect: gains happen now, questions are opened as prompts.
    /// begun: inside another effect, so that no book step can be bought meanwhile.
    void begin(PlayerIndex p, EffectIndex effect, Rule rule, bool begun);
    void putCube(PlaceIndex place, Rule rule);
    void removeCube(PlayerIndex p, PlaceIndex place, std::uint8_t bay, Rule rule);
};

// rules that several phases ask about
bool canPay(const Player& player, const Cost& cost);
bool hasFreeSquare(const Player& player, CitizenClass citizenClass);
bool hasFreeHut(const Player& player);
inline bool isUnused(const Lieutenant& lieutenant) {
    return lieutenant.status == LieutenantStatus::Estate || lieutenant.status == LieutenantStatus::Lying;
}
bool hasUnusedLieutenant(const Player& player);
/// A place that can be chosen as a hex now: a district, a filled extension or a port.
inline bool isDistrictNow(const State& state, const Layout& layout, PlaceIndex place) {
    return layout.isTownHex(place) && state.places[place].hex != none;
}
inline bool isHexNow(const State& state, const Layout& layout, PlaceIndex place) {
    return isDistrictNow(state, layout, place) || layout.isPort(place);
}
/// The printed action of a hex or port.
EffectIndex actionAt(const Definition& def, const State& state, PlaceIndex place);
/// Refusal for a command that belongs to another moment; commandStep is its step in a turn, 1..4.
Refusal outOfPlace(const View& view, int commandStep);
/// True while every prompt above step 4 waits untouched: book steps may be bought. book.pay
bool betweenEffects(const State& state);
/// An Activate prompt that still has somebody to wake.
bool canStillActivate(const Definition& def, const State& state, const Prompt& prompt);

/// Goes on after a command: closes prompts that have run dry, moves the game from stage to stage.
void settle(Transaction& tx);
void startRoundTurns(Transaction& tx);
/// Asks what a stage asks, in a position without prompts; in Stage::Turns `first` (none: by turn order) has the turn.
void askAfresh(Transaction& tx, Stage stage, PlayerIndex first);
void startNextTurn(Transaction& tx);
/// Round I and every later one; shared by setup and the end of a round.
void arriveShips(Transaction& tx, bool firstRound);
void spreadPlague(Transaction& tx, bool firstRound);
void proceedFrom(Transaction& tx, Stage stage);
void produce(Transaction& tx, PlayerIndex p);
void beginQuarantine(Transaction& tx);
void finalScoring(Transaction& tx);
/// Puts the reward of a late workshop into effect if its citizen can work there. workshop.late
void rewardLateWorkshop(Transaction& tx, PlayerIndex p, std::uint8_t slot);
void takeShip(Transaction& tx, PlayerIndex p, std::uint8_t corner, std::uint8_t bay);
/// Steps between two places of the town as it is now; none: no way. dock.adjacency
std::uint8_t steps(const Definition& definition, const State& state, PlaceIndex from, PlaceIndex to);
// The halves of judging a move, for lists that judge the lieutenant once for all targets: the lieutenant, then the hex
// or ship that `cost` coins (none: no way) would reach.
std::optional<Refusal> refuseLieutenant(const View& view, std::uint8_t lieutenant);
std::optional<Refusal> refuseShip(const View& view, std::uint8_t corner, std::uint8_t bay, std::uint8_t cost);
/// Nobody stands there this round. move.standing-blocks
inline bool isFree(const State& state, PlaceIndex place) { return state.places[place].standing == none; }
/// A way of that many coins (none: no way) can be gone. move.extra-steps
inline bool canWalk(const View& view, std::uint8_t cost) {
    return cost != none && cost <= view.player().token(Token::Coin);
}
/// Whether a lieutenant that pays `cost` coins (none: no way) may stand there: what refuse asks of a hex, in short.
inline bool canReach(const View& view, PlaceIndex place, std::uint8_t cost) {
    return isHexNow(view.state, view.layout(), place) && isFree(view.state, place) && canWalk(view, cost);
}
/// Coins from where a lieutenant is to every place; none where no way leads. move.extra-steps
std::array<std::uint8_t, maxPlaces> moveCosts(const Definition& definition, const State& state, PlayerIndex player,
                                              std::uint8_t lieutenant);
/// A lieutenant at home while another still lies in town must wait. move.town-first
bool waitsForTown(const Player& player, std::uint8_t lieutenant);
/// Some hex or ship that this estate lieutenant of `player` could go to. recall.from-town
bool hasTarget(const Definition& def, const State& state, PlayerIndex player, std::uint8_t lieutenant);
/// A late workshop that nobody may enter any more (ruling late-workshop-reuse). workshop.late-reuse
bool isClosed(const View& view, const WorkshopSlot& slot);
/// Build after a refresh: one of the newly opened tiles can be had (ruling refresh-duty). build.refresh-duty
bool newTileCanBeBuilt(const View& view);
/// A question that offers something, which may be left unless refuse says why not. Others have nothing to decline.
bool offersSomething(PromptKind kind);
/// A square whose single reward is spent. advanced.once-square
bool isSpent(const Definition& def, const Player& player, SquareIndex square);
/// The opponent's whole turn in a solo game. solo.choose-hex .. solo.take-build
void playOpponent(Transaction& tx);
/// The opponent for the round that begins: lieutenants home, tiles shuffled. solo.no-movement, solo.reshuffle
void readyOpponent(Transaction& tx);
/// Items, worth of one in half points, and points of one scroll track.
struct TrackScore {
    int count{};
    int halfValue{};
    int points{};
};
TrackScore scoreTrack(const Definition& def, const Player& player, const ScrollTrack& track, std::uint8_t steps);

/// The people at the table in turn order: without the opponent of a solo game.
InlineVector<PlayerIndex, maxPlayers> peopleInOrder(const State& state);

// one refuse and one perform a command
#define X(Name, word)                                                                                                  \
    std::optional<Refusal> refuse(const View& view, const Name& command);                                              \
    void perform(Transaction& tx, PlayerIndex me, const Name& command);
#include "engine/messina/command_list.inc"
#undef X

} // namespace magister::messina
