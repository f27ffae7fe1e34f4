// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/state.h"

#include <variant>

/// What a player may ask for, all of it listed in command_list.inc. Each struct has its `refuse` and `perform` in
/// phases/.
namespace magister::orleans {

/// A slot of a place, by index. In the open row of the Theatre it is the kind of follower: a Token as a number.
using SlotOfPlace = std::uint8_t;

/// Before round I: that tile goes back into the box. variant.reduced
struct RemoveTile {
    PlaceId tile{};
    friend bool operator==(const RemoveTile&, const RemoveTile&) = default;
};
/// "You may": leave what is offered: a tile to remove, a good on the way, the second follower of the Town Hall, the
/// monk of the Sacristy.
struct Decline {
    friend bool operator==(const Decline&, const Decline&) = default;
};
/// The table goes on: the hourglass is turned, the event takes effect. hourglass.reveal, event.resolve
struct Proceed {
    friend bool operator==(const Proceed&, const Proceed&) = default;
};

/// All coins that are there, towards a debt that is larger. torture.coins-first
struct PayCoins {
    friend bool operator==(const PayCoins&, const PayCoins&) = default;
};
/// One asset for a missing coin. torture.per-coin
///   TradingStation    which: the town, none: one that is not built
///   RandomFollower    which: none; an own-coloured Token is listed only to be refused (own-followers.protected)
///   DevelopmentPoint  which: none
///   Good              which: the Ware
///   PlaceTile         which: the PlaceId
///   TechnologyTile    which: the PlaceId, and its slot; none, none: one beside the board
struct GiveUp {
    TortureAsset asset{};
    std::uint8_t which{none};
    std::uint8_t slot{none};
    friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

/// So many followers out of the bag, 1.. draw.amount
struct DrawFollowers {
    std::uint8_t count{1};
    friend bool operator==(const DrawFollowers&, const DrawFollowers&) = default;
};
/// The two extra draws. tiles.bathhouse
struct UseBathhouse {
    friend bool operator==(const UseBathhouse&, const UseBathhouse&) = default;
};
/// A follower from the hand to the market or the tower. tiles.bathhouse, tiles.gunpowder-tower
struct KeepDrawn {
    Token token{};
    bool tower{};
    friend bool operator==(const KeepDrawn&, const KeepDrawn&) = default;
};
/// What the Bathhouse drew goes back into the bag; only when there is no room for any. tiles.bathhouse
struct ReturnDrawn {
    friend bool operator==(const ReturnDrawn&, const ReturnDrawn&) = default;
};
/// A follower from an action slot to the market, for a draw given up. draw.retrieve
struct Retrieve {
    PlaceId place{};
    SlotOfPlace slot{};
    friend bool operator==(const Retrieve&, const Retrieve&) = default;
};
/// No more draws; planning is complete. planning.together
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// From the market or the tower onto an action slot; slot 0 in the open row of the Theatre. planning.place
struct PlaceFollower {
    Token token{};
    bool fromTower{};
    PlaceId place{};
    SlotOfPlace slot{};
    friend bool operator==(const PlaceFollower&, const PlaceFollower&) = default;
};
/// technology.placement
struct PlaceTechnology {
    PlaceId place{};
    SlotOfPlace slot{};
    friend bool operator==(const PlaceTechnology&, const PlaceTechnology&) = default;
};
/// A follower or technology tile placed in this planning phase goes back to where it came from. planning.take-back
struct TakeBack {
    PlaceId place{};
    SlotOfPlace slot{};
    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};
/// One by one: the job begun is settled, the next player plans. planning.one-by-one
struct CommitJob {
    friend bool operator==(const CommitJob&, const CommitJob&) = default;
};

/// Done is taken back while others still plan; the plan is as it was left. The one command of somebody who is not asked.
/// planning.take-back
struct PlanAgain {
    friend bool operator==(const PlanAgain&, const PlanAgain&) = default;
};

/// The action of an active place. actions.turn
struct UsePlace {
    PlaceId place{};
    friend bool operator==(const UsePlace&, const UsePlace&) = default;
};
/// No more actions in this round. actions.pass
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};
/// village.choose
struct RecruitFollower {
    Follower follower{};
    friend bool operator==(const RecruitFollower&, const RecruitFollower&) = default;
};
/// town.expand, town.choose-freely
struct TakeTile {
    PlaceId tile{};
    friend bool operator==(const TakeTile&, const TakeTile&) = default;
};
/// The own merchant along a connection; none: stay, listed only to be refused. travel.ship, travel.wagon
struct Travel {
    ConnectionIndex connection{};
    friend bool operator==(const Travel&, const Travel&) = default;
};
/// The good on slot 0 or 1 of the connection travelled; `bothGoods` is listed only to be refused. travel.one-good
inline constexpr std::uint8_t bothGoods = 2;
struct TakeGood {
    std::uint8_t slot{};
    friend bool operator==(const TakeGood&, const TakeGood&) = default;
};
/// The follower on slot 0 or 1 of the Town Hall, or space 0 or 1 of the tower, to a space for `space` at a deed.
/// town-hall.send
struct SendFollower {
    std::uint8_t slot{};
    DeedId deed{};
    Follower space{};
    friend bool operator==(const SendFollower&, const SendFollower&) = default;
};
/// deeds.canalisation
struct TakeDeedReward {
    bool development{};
    friend bool operator==(const TakeDeedReward&, const TakeDeedReward&) = default;
};
/// A development point for each of so many coins. tiles.pharmacy
struct BuyDevelopment {
    std::uint8_t coins{};
    friend bool operator==(const BuyDevelopment&, const BuyDevelopment&) = default;
};
/// The price of the Goldsmith or the Stash. extra-tiles.goldsmith, extra-tiles.stash
struct PayWare {
    Ware ware{};
    friend bool operator==(const PayWare&, const PayWare&) = default;
};
/// So many grain become bread. extra-tiles.bakery
struct BakeBread {
    std::uint8_t grain{};
    friend bool operator==(const BakeBread&, const BakeBread&) = default;
};
/// The reward of the space that the own marker is on. extra-tiles.stash
struct TakeReward {
    Track track{};
    friend bool operator==(const TakeReward&, const TakeReward&) = default;
};
/// Another player's merchant along a connection. extra-tiles.tribunal
struct MoveMerchant {
    PlayerIndex player{};
    ConnectionIndex connection{};
    friend bool operator==(const MoveMerchant&, const MoveMerchant&) = default;
};

/// events.harvest
struct HandInFood {
    Ware ware{};
    friend bool operator==(const HandInFood&, const HandInFood&) = default;
};
/// Listed only to be refused: whoever has food hands it in. events.harvest-fine
struct PayFine {
    friend bool operator==(const PayFine&, const PayFine&) = default;
};
/// The monk goes back into the bag, the event passes by. tiles.sacristy
struct UseSacristy {
    friend bool operator==(const UseSacristy&, const UseSacristy&) = default;
};

template <class, class... Names> using CommandOf = std::variant<Names...>;
#define X(Name, word) , Name
using Command = CommandOf<void
#include "engine/orleans/command_list.inc"
                          >;
#undef X

/// The word that the notation of a command begins with.
template <class C> inline constexpr std::string_view commandWord{};
#define X(Name, word) template <> inline constexpr std::string_view commandWord<Name>{word};
#include "engine/orleans/command_list.inc"
#undef X

} // namespace magister::orleans
