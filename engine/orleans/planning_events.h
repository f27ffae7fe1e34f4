// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/commands.h"
#include "engine/orleans/state.h"

/// What happens before round I and in the first four phases of a round: hourglass, census, followers, planning. See events.h.
namespace magister::orleans {

struct TileRemoved {
    Rule rule{Rule::VariantReduced};
    PlayerIndex player{};
    PlaceId tile{};
    friend bool operator==(const TileRemoved&, const TileRemoved&) = default;
};
struct TileRemovalDeclined {
    Rule rule{Rule::VariantOrder};
    PlayerIndex player{};
    friend bool operator==(const TileRemovalDeclined&, const TileRemovalDeclined&) = default;
};
struct RoundStarted {
    Rule rule{Rule::RoundPhases};
    std::uint8_t round{};
    friend bool operator==(const RoundStarted&, const RoundStarted&) = default;
};
struct StageReached {
    Rule rule{Rule::RoundPhases};
    Stage stage{};
    friend bool operator==(const StageReached&, const StageReached&) = default;
};
/// So many players are through with the present phase. (silent)
struct SeatsSettled {
    Rule rule{Rule::RoundSequence};
    std::uint8_t count{};
    friend bool operator==(const SeatsSettled&, const SeatsSettled&) = default;
};
struct HourglassTurned {
    Rule rule{Rule::HourglassReveal};
    PlayerIndex player{};
    EventKind event{};
    friend bool operator==(const HourglassTurned&, const HourglassTurned&) = default;
};
/// Who stands alone in front and alone behind; none where the place is shared. census.compare
struct CensusTaken {
    Rule rule{Rule::CensusCompare};
    PlayerIndex leader{none};
    PlayerIndex last{none};
    friend bool operator==(const CensusTaken&, const CensusTaken&) = default;
};
/// From the treasury.
struct CoinsGained {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t amount{};
    friend bool operator==(const CoinsGained&, const CoinsGained&) = default;
};
/// To the treasury, or to another player (extra-tiles.tribunal).
struct CoinsPaid {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t amount{};
    PlayerIndex to{none};
    friend bool operator==(const CoinsPaid&, const CoinsPaid&) = default;
};
/// Coins that the treasury could not pay. money.bank-empty
struct TreasuryEmpty {
    Rule rule{Rule::MoneyBankEmpty};
    PlayerIndex player{};
    std::uint8_t missing{};
    friend bool operator==(const TreasuryEmpty&, const TreasuryEmpty&) = default;
};

/// Out of the bag: straight to the market, or into the hand to be laid down one by one.
struct FollowersDrawn {
    Rule rule{Rule::DrawAmount};
    PlayerIndex player{};
    bool toHand{};
    std::uint8_t pinned{}; ///< so many of them were laid down in advance
    InlineVector<Token, maxMarketSpaces> tokens{};
    Random random{}; ///< generator after the draw
    friend bool operator==(const FollowersDrawn&, const FollowersDrawn&) = default;
};
/// The hand of the Bathhouse; only its owner sees it.
struct BathhouseDrawn {
    Rule rule{Rule::TilesBathhouse};
    PlayerIndex player{};
    std::uint8_t pinned{};
    InlineVector<Token, maxMarketSpaces> tokens{};
    Random random{};
    friend bool operator==(const BathhouseDrawn&, const BathhouseDrawn&) = default;
};
/// From the hand.
struct FollowerKept {
    Rule rule{};
    PlayerIndex player{};
    Token token{};
    bool tower{};
    friend bool operator==(const FollowerKept&, const FollowerKept&) = default;
};
/// What is left in the hand goes back into the bag.
struct HandReturned {
    Rule rule{Rule::TilesBathhouse};
    PlayerIndex player{};
    friend bool operator==(const HandReturned&, const HandReturned&) = default;
};
struct FollowerRetrieved {
    Rule rule{Rule::DrawRetrieve};
    PlayerIndex player{};
    PlaceId place{};
    SlotOfPlace slot{};
    Token token{};
    friend bool operator==(const FollowerRetrieved&, const FollowerRetrieved&) = default;
};
/// Nothing to draw and nobody to take back. draw.first-round, draw.short-bag, draw.leftovers
struct NothingToDraw {
    Rule rule{Rule::DrawFirstRound};
    PlayerIndex player{};
    friend bool operator==(const NothingToDraw&, const NothingToDraw&) = default;
};
/// Drawing or planning is complete.
struct DoneSaid {
    Rule rule{};
    PlayerIndex player{};
    friend bool operator==(const DoneSaid&, const DoneSaid&) = default;
};

/// Done was said too early: that player plans on. planning.take-back
struct PlanReopened {
    Rule rule{Rule::PlanningTakeBack};
    PlayerIndex player{};
    friend bool operator==(const PlanReopened&, const PlanReopened&) = default;
};

/// Everybody begins to plan; `hidden`: what each plans stays unseen until all have said done.
struct PlanningBegan {
    Rule rule{Rule::PlanningTogether};
    bool hidden{};
    friend bool operator==(const PlanningBegan&, const PlanningBegan&) = default;
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
    friend bool operator==(const FollowerPlaced&, const FollowerPlaced&) = default;
};
struct TechnologyPlaced {
    Rule rule{Rule::TechnologyReplace};
    PlayerIndex player{};
    PlaceId place{};
    SlotOfPlace slot{};
    bool hidden{};
    friend bool operator==(const TechnologyPlaced&, const TechnologyPlaced&) = default;
};
struct PlacementTakenBack {
    Rule rule{Rule::PlanningTakeBack};
    PlayerIndex player{};
    PlaceId place{};
    SlotOfPlace slot{};
    Token token{};
    bool hidden{};
    friend bool operator==(const PlacementTakenBack&, const PlacementTakenBack&) = default;
};
struct JobCommitted {
    Rule rule{Rule::PlanningOneByOne};
    PlayerIndex player{};
    PlaceId place{};
    friend bool operator==(const JobCommitted&, const JobCommitted&) = default;
};
/// Everybody has said done: what is planned stands, and all see it. planning.locked
struct PlansSettled {
    Rule rule{Rule::PlanningTogether};
    friend bool operator==(const PlansSettled&, const PlansSettled&) = default;
};

} // namespace magister::orleans
