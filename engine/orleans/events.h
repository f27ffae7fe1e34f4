// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "orleans/commands.h"
#include "orleans/state.h"

#include <variant>
#include <vector>

/// Facts that happened. `apply` is the only code that changes a state; events hold every random result.
/// Each names its rule atom in `rule`; those marked (silent) only move the machinery and are not told to anyone.
namespace magister::orleans {

#define MAGISTER_EVENT(Name) friend bool operator==(const Name&, const Name&) = default

struct TileRemoved {
    Rule rule{Rule::VariantReduced};
    PlayerIndex player{};
    PlaceId tile{};
    MAGISTER_EVENT(TileRemoved);
};
struct TileRemovalDeclined {
    Rule rule{Rule::VariantOrder};
    PlayerIndex player{};
    MAGISTER_EVENT(TileRemovalDeclined);
};
struct RoundStarted {
    Rule rule{Rule::RoundPhases};
    std::uint8_t round{};
    MAGISTER_EVENT(RoundStarted);
};
struct StageReached {
    Rule rule{Rule::RoundPhases};
    Stage stage{};
    MAGISTER_EVENT(StageReached);
};
/// So many players are through with the present phase. (silent)
struct SeatsSettled {
    Rule rule{Rule::RoundSequence};
    std::uint8_t count{};
    MAGISTER_EVENT(SeatsSettled);
};
struct HourglassTurned {
    Rule rule{Rule::HourglassReveal};
    PlayerIndex player{};
    EventKind event{};
    MAGISTER_EVENT(HourglassTurned);
};
/// Who stands alone in front and alone behind; none where the place is shared. census.compare
struct CensusTaken {
    Rule rule{Rule::CensusCompare};
    PlayerIndex leader{none};
    PlayerIndex last{none};
    MAGISTER_EVENT(CensusTaken);
};
/// From the treasury.
struct CoinsGained {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t amount{};
    MAGISTER_EVENT(CoinsGained);
};
/// To the treasury, or to another player (extra-tiles.tribunal).
struct CoinsPaid {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t amount{};
    PlayerIndex to{none};
    MAGISTER_EVENT(CoinsPaid);
};
/// Coins that the treasury could not pay. money.bank-empty
struct TreasuryEmpty {
    Rule rule{Rule::MoneyBankEmpty};
    PlayerIndex player{};
    std::uint8_t missing{};
    MAGISTER_EVENT(TreasuryEmpty);
};

/// Out of the bag: straight to the market, or into the hand to be laid down one by one.
struct FollowersDrawn {
    Rule rule{Rule::DrawAmount};
    PlayerIndex player{};
    bool toHand{};
    std::uint8_t pinned{}; ///< so many of them were laid down in advance
    InlineVector<Token, maxMarketSpaces> tokens{};
    Random random{}; ///< generator after the draw
    MAGISTER_EVENT(FollowersDrawn);
};
/// The hand of the Bathhouse; only its owner sees it.
struct BathhouseDrawn {
    Rule rule{Rule::TilesBathhouse};
    PlayerIndex player{};
    std::uint8_t pinned{};
    InlineVector<Token, maxMarketSpaces> tokens{};
    Random random{};
    MAGISTER_EVENT(BathhouseDrawn);
};
/// From the hand.
struct FollowerKept {
    Rule rule{};
    PlayerIndex player{};
    Token token{};
    bool tower{};
    MAGISTER_EVENT(FollowerKept);
};
/// What is left in the hand goes back into the bag.
struct HandReturned {
    Rule rule{Rule::TilesBathhouse};
    PlayerIndex player{};
    MAGISTER_EVENT(HandReturned);
};
struct FollowerRetrieved {
    Rule rule{Rule::DrawRetrieve};
    PlayerIndex player{};
    PlaceId place{};
    SlotOfPlace slot{};
    Token token{};
    MAGISTER_EVENT(FollowerRetrieved);
};
/// Nothing to draw and nobody to take back. draw.first-round, draw.short-bag, draw.leftovers
struct NothingToDraw {
    Rule rule{Rule::DrawFirstRound};
    PlayerIndex player{};
    MAGISTER_EVENT(NothingToDraw);
};
/// Drawing or planning is complete.
struct DoneSaid {
    Rule rule{};
    PlayerIndex player{};
    MAGISTER_EVENT(DoneSaid);
};

/// Everybody begins to plan; `hidden`: what each plans stays unseen until all have said done.
struct PlanningBegan {
    Rule rule{Rule::PlanningTogether};
    bool hidden{};
    MAGISTER_EVENT(PlanningBegan);
};
/// The three of planning: `hidden` while the others do not see it (planning.together).
struct FollowerPlaced {
    Rule rule{Rule::PlanningPlace};
    PlayerIndex player{};
    Token token{};
    bool fromTower{};
    PlaceId place{};
    SlotOfPlace slot{};
    bool hidden{};
    MAGISTER_EVENT(FollowerPlaced);
};
struct TechnologyPlaced {
    Rule rule{Rule::TechnologyReplace};
    PlayerIndex player{};
    PlaceId place{};
    SlotOfPlace slot{};
    bool hidden{};
    MAGISTER_EVENT(TechnologyPlaced);
};
struct PlacementTakenBack {
    Rule rule{Rule::PlanningTakeBack};
    PlayerIndex player{};
    PlaceId place{};
    SlotOfPlace slot{};
    Token token{};
    bool hidden{};
    MAGISTER_EVENT(PlacementTakenBack);
};
struct JobCommitted {
    Rule rule{Rule::PlanningOneByOne};
    PlayerIndex player{};
    PlaceId place{};
    MAGISTER_EVENT(JobCommitted);
};
/// Everybody has said done: what is planned stands, and all see it. planning.locked
struct PlansSettled {
    Rule rule{Rule::PlanningTogether};
    MAGISTER_EVENT(PlansSettled);
};

/// It is this player's turn to use a place, or to plan a job.
struct TurnStarted {
    Rule rule{Rule::ActionsTurn};
    PlayerIndex player{};
    MAGISTER_EVENT(TurnStarted);
};
struct PlaceUsed {
    Rule rule{Rule::ActionsTurn};
    PlayerIndex player{};
    PlaceId place{};
    MAGISTER_EVENT(PlaceUsed);
};
/// All followers of a place go into their owner's bag; technology stays. actions.return
struct FollowersReturned {
    Rule rule{Rule::ActionsReturn};
    PlayerIndex player{};
    PlaceId place{};
    MAGISTER_EVENT(FollowersReturned);
};
struct Passed {
    Rule rule{Rule::ActionsPass};
    PlayerIndex player{};
    MAGISTER_EVENT(Passed);
};
/// From the supply into the bag.
struct FollowerRecruited {
    Rule rule{};
    PlayerIndex player{};
    Follower follower{};
    MAGISTER_EVENT(FollowerRecruited);
};
struct TrackAdvanced {
    Rule rule{Rule::TracksAdvance};
    PlayerIndex player{};
    Track track{};
    std::uint8_t to{};
    MAGISTER_EVENT(TrackAdvanced);
};
/// From the goods market.
struct GoodGained {
    Rule rule{};
    PlayerIndex player{};
    Good good{};
    MAGISTER_EVENT(GoodGained);
};
/// From a slot of the map.
struct GoodTaken {
    Rule rule{Rule::TravelTakeGood};
    PlayerIndex player{};
    SlotIndex slot{};
    Good good{};
    MAGISTER_EVENT(GoodTaken);
};
/// Back to the goods market, or out of the game (torture.removed).
struct WarePaid {
    Rule rule{};
    PlayerIndex player{};
    Ware ware{};
    bool gone{};
    MAGISTER_EVENT(WarePaid);
};
struct BreadBaked {
    Rule rule{Rule::ExtraTilesBakery};
    PlayerIndex player{};
    std::uint8_t amount{};
    MAGISTER_EVENT(BreadBaked);
};
struct TechnologyGained {
    Rule rule{};
    PlayerIndex player{};
    MAGISTER_EVENT(TechnologyGained);
};
struct TileTaken {
    Rule rule{Rule::TownExpand};
    PlayerIndex player{};
    PlaceId tile{};
    MAGISTER_EVENT(TileTaken);
};
/// The marker, on or back; points that would lead past the end are lost (development.end).
struct DevelopmentMoved {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t from{};
    std::uint8_t to{};
    MAGISTER_EVENT(DevelopmentMoved);
};
/// citizen: 0..13 as in State::citizensLeft.
struct CitizenTaken {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t citizen{};
    MAGISTER_EVENT(CitizenTaken);
};
/// player moves the merchant of `owner`.
struct MerchantMoved {
    Rule rule{};
    PlayerIndex player{};
    PlayerIndex owner{};
    ConnectionIndex connection{};
    TownIndex to{};
    MAGISTER_EVENT(MerchantMoved);
};
struct GoodLeft {
    Rule rule{Rule::TravelTakeGood};
    PlayerIndex player{};
    MAGISTER_EVENT(GoodLeft);
};
struct StationBuilt {
    Rule rule{Rule::GuildhallBuild};
    PlayerIndex player{};
    TownIndex town{};
    MAGISTER_EVENT(StationBuilt);
};
/// From slot 0 or 1 of the Town Hall, or a space of the tower.
struct FollowerSent {
    Rule rule{Rule::TownHallSend};
    PlayerIndex player{};
    bool fromTower{};
    std::uint8_t slot{};
    Follower follower{};
    DeedId deed{};
    MAGISTER_EVENT(FollowerSent);
};

struct EventBegan {
    Rule rule{Rule::EventResolve};
    EventKind event{};
    MAGISTER_EVENT(EventBegan);
};
/// The monk goes into the bag.
struct SacristyUsed {
    Rule rule{Rule::TilesSacristy};
    PlayerIndex player{};
    EventKind event{};
    MAGISTER_EVENT(SacristyUsed);
};
/// An event, or the census, does nothing to this player.
struct EventSpared {
    Rule rule{};
    PlayerIndex player{};
    EventKind event{};
    MAGISTER_EVENT(EventSpared);
};
/// An own-coloured token went back into the bag: nothing is lost (events.plague-own).
struct PlagueDrawn {
    Rule rule{Rule::EventsPlague};
    PlayerIndex player{};
    Token token{};
    std::uint8_t pinned{}; ///< laid down in advance, so many
    Random random{};
    MAGISTER_EVENT(PlagueDrawn);
};
/// A forced payment that cannot be made in full: `amount` coins are owed.
struct DebtArisen {
    Rule rule{Rule::TortureWhen};
    PlayerIndex player{};
    std::uint8_t amount{};
    MAGISTER_EVENT(DebtArisen);
};
struct DebtDropped {
    Rule rule{Rule::TortureNothingLeft};
    PlayerIndex player{};
    std::uint8_t amount{};
    MAGISTER_EVENT(DebtDropped);
};
/// The five losses of torture that are not goods or development. torture.removed
struct StationLost {
    Rule rule{Rule::TortureStation};
    PlayerIndex player{};
    TownIndex town{none}; ///< none: one that was not built
    MAGISTER_EVENT(StationLost);
};
struct FollowerLost {
    Rule rule{Rule::TortureFollower};
    PlayerIndex player{};
    Token token{};
    Random random{};
    MAGISTER_EVENT(FollowerLost);
};
/// Followers on it go into the bag; technology and bread on it are lost with it. torture.tile-contents
struct TileLost {
    Rule rule{Rule::TortureGoodsAndTiles};
    PlayerIndex player{};
    PlaceId tile{};
    MAGISTER_EVENT(TileLost);
};
/// place none: one beside the board; otherwise a PlaceId, and the slot.
struct TechnologyLost {
    Rule rule{Rule::TortureGoodsAndTiles};
    PlayerIndex player{};
    std::uint8_t place{none};
    SlotOfPlace slot{};
    MAGISTER_EVENT(TechnologyLost);
};
struct StartPlayerPassed {
    Rule rule{Rule::StartPlayerPass};
    PlayerIndex player{};
    MAGISTER_EVENT(StartPlayerPassed);
};

enum class ScoreSource : std::uint8_t { Coins, Grain, Cheese, Wine, Wool, Brocade, Bread, Stations, Citizens, Count };
/// One line of the final scoring: count items, each worth `value` points.
struct ScoreLine {
    Rule rule{};
    PlayerIndex player{};
    ScoreSource source{};
    std::uint8_t value{};
    std::int16_t count{};
    std::int16_t points{};
    MAGISTER_EVENT(ScoreLine);
};
struct GameEnded {
    Rule rule{Rule::EndWinner};
    std::uint8_t winners{}; ///< bit per player
    MAGISTER_EVENT(GameEnded);
};

/// A question is put to a player, answered, or stands anew. (silent)
struct PromptOpened {
    Rule rule{};
    PlayerIndex player{};
    Prompt prompt;
    MAGISTER_EVENT(PromptOpened);
};
struct PromptClosed {
    Rule rule{};
    PlayerIndex player{};
    MAGISTER_EVENT(PromptClosed);
};
struct PromptChanged {
    Rule rule{};
    PlayerIndex player{};
    Prompt prompt;
    MAGISTER_EVENT(PromptChanged);
};
#undef MAGISTER_EVENT

using Event =
    std::variant<TileRemoved, TileRemovalDeclined, RoundStarted, StageReached, SeatsSettled, HourglassTurned,
                 CensusTaken, CoinsGained, CoinsPaid, TreasuryEmpty, FollowersDrawn, BathhouseDrawn, FollowerKept,
                 HandReturned, FollowerRetrieved, NothingToDraw, DoneSaid, PlanningBegan, FollowerPlaced,
                 TechnologyPlaced, PlacementTakenBack, JobCommitted, PlansSettled, TurnStarted, PlaceUsed,
                 FollowersReturned, Passed, FollowerRecruited, TrackAdvanced, GoodGained, GoodTaken, WarePaid,
                 BreadBaked, TechnologyGained, TileTaken, DevelopmentMoved, CitizenTaken, MerchantMoved, GoodLeft,
                 StationBuilt, FollowerSent, EventBegan, SacristyUsed, EventSpared, PlagueDrawn, DebtArisen,
                 DebtDropped, StationLost, FollowerLost, TileLost, TechnologyLost, StartPlayerPassed, ScoreLine,
                 GameEnded, PromptOpened, PromptClosed, PromptChanged>;
/// The rule atom an event names.
Rule ruleOf(const Event& event);
/// True for events that showed something hidden until then: undo stops there.
bool reveals(const Event& event);

using Events = std::vector<Event>;

} // namespace magister::orleans
