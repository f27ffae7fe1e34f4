// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/planning_events.h"

#include <variant>
#include <vector>

/// Facts that happened. `apply` is the only code that changes a state; events hold every random result.
/// Each names its rule atom in `rule`; those marked (silent) only move the machinery and are not told to anyone.
namespace magister::orleans {

/// It is this player's turn to use a place, or to plan a job.
struct TurnStarted {
    Rule rule{Rule::ActionsTurn};
    PlayerIndex player{};
    friend bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
struct PlaceUsed {
    Rule rule{Rule::ActionsTurn};
    PlayerIndex player{};
    PlaceId place{};
    friend bool operator==(const PlaceUsed&, const PlaceUsed&) = default;
};
/// All followers of a place go into their owner's bag; technology stays. actions.return
struct FollowersReturned {
    Rule rule{Rule::ActionsReturn};
    PlayerIndex player{};
    PlaceId place{};
    friend bool operator==(const FollowersReturned&, const FollowersReturned&) = default;
};
struct Passed {
    Rule rule{Rule::ActionsPass};
    PlayerIndex player{};
    friend bool operator==(const Passed&, const Passed&) = default;
};
/// From the supply into the bag.
struct FollowerRecruited {
    Rule rule{};
    PlayerIndex player{};
    Follower follower{};
    friend bool operator==(const FollowerRecruited&, const FollowerRecruited&) = default;
};
struct TrackAdvanced {
    Rule rule{Rule::TracksAdvance};
    PlayerIndex player{};
    Track track{};
    std::uint8_t to{};
    friend bool operator==(const TrackAdvanced&, const TrackAdvanced&) = default;
};
/// From the goods market.
struct GoodGained {
    Rule rule{};
    PlayerIndex player{};
    Good good{};
    friend bool operator==(const GoodGained&, const GoodGained&) = default;
};
/// From a slot of the map.
struct GoodTaken {
    Rule rule{Rule::TravelTakeGood};
    PlayerIndex player{};
    SlotIndex slot{};
    Good good{};
    friend bool operator==(const GoodTaken&, const GoodTaken&) = default;
};
/// Back to the goods market, or out of the game (torture.removed).
struct WarePaid {
    Rule rule{};
    PlayerIndex player{};
    Ware ware{};
    bool gone{};
    friend bool operator==(const WarePaid&, const WarePaid&) = default;
};
struct BreadBaked {
    Rule rule{Rule::ExtraTilesBakery};
    PlayerIndex player{};
    std::uint8_t amount{};
    friend bool operator==(const BreadBaked&, const BreadBaked&) = default;
};
struct TechnologyGained {
    Rule rule{};
    PlayerIndex player{};
    friend bool operator==(const TechnologyGained&, const TechnologyGained&) = default;
};
struct TileTaken {
    Rule rule{Rule::TownExpand};
    PlayerIndex player{};
    PlaceId tile{};
    friend bool operator==(const TileTaken&, const TileTaken&) = default;
};
/// The marker, on or back; points that would lead past the end are lost (development.end).
struct DevelopmentMoved {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t from{};
    std::uint8_t to{};
    friend bool operator==(const DevelopmentMoved&, const DevelopmentMoved&) = default;
};
/// citizen: 0..13 as in State::citizensLeft.
struct CitizenTaken {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t citizen{};
    friend bool operator==(const CitizenTaken&, const CitizenTaken&) = default;
};
/// player moves the merchant of `owner`.
struct MerchantMoved {
    Rule rule{};
    PlayerIndex player{};
    PlayerIndex owner{};
    ConnectionIndex connection{};
    TownIndex to{};
    friend bool operator==(const MerchantMoved&, const MerchantMoved&) = default;
};
struct GoodLeft {
    Rule rule{Rule::TravelTakeGood};
    PlayerIndex player{};
    friend bool operator==(const GoodLeft&, const GoodLeft&) = default;
};
struct StationBuilt {
    Rule rule{Rule::GuildhallBuild};
    PlayerIndex player{};
    TownIndex town{};
    friend bool operator==(const StationBuilt&, const StationBuilt&) = default;
};
/// From slot 0 or 1 of the Town Hall, or a space of the tower.
struct FollowerSent {
    Rule rule{Rule::TownHallSend};
    PlayerIndex player{};
    bool fromTower{};
    std::uint8_t slot{};
    Follower follower{};
    DeedId deed{};
    friend bool operator==(const FollowerSent&, const FollowerSent&) = default;
};

struct EventBegan {
    Rule rule{Rule::EventResolve};
    EventKind event{};
    friend bool operator==(const EventBegan&, const EventBegan&) = default;
};
/// The monk goes into the bag.
struct SacristyUsed {
    Rule rule{Rule::TilesSacristy};
    PlayerIndex player{};
    EventKind event{};
    friend bool operator==(const SacristyUsed&, const SacristyUsed&) = default;
};
/// An event, or the census, does nothing to this player.
struct EventSpared {
    Rule rule{};
    PlayerIndex player{};
    EventKind event{};
    friend bool operator==(const EventSpared&, const EventSpared&) = default;
};
/// An own-coloured token went back into the bag: nothing is lost (events.plague-own).
struct PlagueDrawn {
    Rule rule{Rule::EventsPlague};
    PlayerIndex player{};
    Token token{};
    std::uint8_t pinned{}; ///< laid down in advance, so many
    Random random{};
    friend bool operator==(const PlagueDrawn&, const PlagueDrawn&) = default;
};
/// A forced payment that cannot be made in full: `amount` coins are owed.
struct DebtArisen {
    Rule rule{Rule::TortureWhen};
    PlayerIndex player{};
    std::uint8_t amount{};
    friend bool operator==(const DebtArisen&, const DebtArisen&) = default;
};
struct DebtDropped {
    Rule rule{Rule::TortureNothingLeft};
    PlayerIndex player{};
    std::uint8_t amount{};
    friend bool operator==(const DebtDropped&, const DebtDropped&) = default;
};
/// The five losses of torture that are not goods or development. torture.removed
struct StationLost {
    Rule rule{Rule::TortureStation};
    PlayerIndex player{};
    TownIndex town{none}; ///< none: one that was not built
    friend bool operator==(const StationLost&, const StationLost&) = default;
};
struct FollowerLost {
    Rule rule{Rule::TortureFollower};
    PlayerIndex player{};
    Token token{};
    Random random{};
    friend bool operator==(const FollowerLost&, const FollowerLost&) = default;
};
/// Followers on it go into the bag; technology and bread on it are lost with it. torture.tile-contents
struct TileLost {
    Rule rule{Rule::TortureGoodsAndTiles};
    PlayerIndex player{};
    PlaceId tile{};
    friend bool operator==(const TileLost&, const TileLost&) = default;
};
/// place none: one beside the board; otherwise a PlaceId, and the slot.
struct TechnologyLost {
    Rule rule{Rule::TortureGoodsAndTiles};
    PlayerIndex player{};
    std::uint8_t place{none};
    SlotOfPlace slot{};
    friend bool operator==(const TechnologyLost&, const TechnologyLost&) = default;
};
struct StartPlayerPassed {
    Rule rule{Rule::StartPlayerPass};
    PlayerIndex player{};
    friend bool operator==(const StartPlayerPassed&, const StartPlayerPassed&) = default;
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
    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};
struct GameEnded {
    Rule rule{Rule::EndWinner};
    std::uint8_t winners{}; ///< bit per player
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

/// A question is put to a player, answered, or stands anew. (silent)
struct PromptOpened {
    Rule rule{};
    PlayerIndex player{};
    Prompt prompt;
    friend bool operator==(const PromptOpened&, const PromptOpened&) = default;
};
struct PromptClosed {
    Rule rule{};
    PlayerIndex player{};
    friend bool operator==(const PromptClosed&, const PromptClosed&) = default;
};
struct PromptChanged {
    Rule rule{};
    PlayerIndex player{};
    Prompt prompt;
    friend bool operator==(const PromptChanged&, const PromptChanged&) = default;
};

using Event =
    std::variant<TileRemoved, TileRemovalDeclined, RoundStarted, StageReached, SeatsSettled, HourglassTurned,
                 CensusTaken, CoinsGained, CoinsPaid, TreasuryEmpty, FollowersDrawn, BathhouseDrawn, FollowerKept,
                 HandReturned, FollowerRetrieved, NothingToDraw, DoneSaid, PlanReopened, PlanningBegan, FollowerPlaced,
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
