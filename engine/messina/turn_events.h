// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/commands.h"
#include "engine/messina/state.h"

/// What happens in a turn and at its end. See events.h.
namespace magister::messina {

struct TurnStarted {
    Rule rule{Rule::FlowTurnOrder};
    PlayerIndex player{};
    friend bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
struct TurnEnded {
    Rule rule{Rule::TurnFourSteps};
    PlayerIndex player{};
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
/// place is a hex or a dock; coins paid are a TokensPaid of their own.
struct LieutenantPlaced {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
    PlaceIndex place{};
    std::uint8_t bay{none};
    friend bool operator==(const LieutenantPlaced&, const LieutenantPlaced&) = default;
};
struct LieutenantRecalled {
    Rule rule{Rule::RecallCoin};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
    friend bool operator==(const LieutenantRecalled&, const LieutenantRecalled&) = default;
};
/// No place is left and this table does not recall from the estate: it rests without a coin (ruling recall-from-estate).
struct LieutenantIdle {
    Rule rule{Rule::RecallFromTown};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
    friend bool operator==(const LieutenantIdle&, const LieutenantIdle&) = default;
};
struct LieutenantGained {
    Rule rule{Rule::BookCityLieutenant};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
    friend bool operator==(const LieutenantGained&, const LieutenantGained&) = default;
};
struct LieutenantGivenUp {
    Rule rule{Rule::RepopLieutenantBox};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
    friend bool operator==(const LieutenantGivenUp&, const LieutenantGivenUp&) = default;
};
struct TokensGained {
    Rule rule{};
    PlayerIndex player{};
    Token token{};
    std::uint8_t amount{};
    friend bool operator==(const TokensGained&, const TokensGained&) = default;
};
struct TokensPaid {
    Rule rule{};
    PlayerIndex player{};
    Token token{};
    std::uint8_t amount{};
    friend bool operator==(const TokensPaid&, const TokensPaid&) = default;
};
/// amount may be negative (a refresh paid with a point; the rat penalty).
struct PointsScored {
    Rule rule{};
    PlayerIndex player{};
    std::int16_t amount{};
    friend bool operator==(const PointsScored&, const PointsScored&) = default;
};
struct RatsTaken {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t amount{};
    friend bool operator==(const RatsTaken&, const RatsTaken&) = default;
};
struct CitizenRescued {
    Rule rule{};
    PlayerIndex player{};
    PlaceIndex place{};
    CitizenClass citizenClass{};
    CitizenSpot to;
    friend bool operator==(const CitizenRescued&, const CitizenRescued&) = default;
};
/// From a hex: no room at the rescuer's (player), or plague before a new round (player none).
struct CitizensLost {
    Rule rule{};
    PlayerIndex player{none};
    PlaceIndex place{};
    CitizenClass citizenClass{};
    std::uint8_t amount{1};
    friend bool operator==(const CitizensLost&, const CitizensLost&) = default;
};
/// Square to workshop or (ruling sector-moves) square, hut to square or workshop.
struct CitizenMoved {
    Rule rule{};
    PlayerIndex player{};
    Citizen citizen{};
    CitizenSpot from;
    CitizenSpot to;
    friend bool operator==(const CitizenMoved&, const CitizenMoved&) = default;
};
/// From a hut without room (quarantine.no-room) or given back for a district (repop.citizens).
struct CitizenLeft {
    Rule rule{};
    PlayerIndex player{};
    Citizen citizen{};
    CitizenSpot from;
    friend bool operator==(const CitizenLeft&, const CitizenLeft&) = default;
};
/// Out of quarantine, but without room: the hut stays taken (ruling quarantine-no-room).
struct CitizenStays {
    Rule rule{Rule::QuarantineNoRoom};
    PlayerIndex player{};
    std::uint8_t hut{};
    friend bool operator==(const CitizenStays&, const CitizenStays&) = default;
};
struct QuarantineAdvanced {
    Rule rule{Rule::QuarantineLeftRight};
    PlayerIndex player{};
    std::uint8_t hut{};
    friend bool operator==(const QuarantineAdvanced&, const QuarantineAdvanced&) = default;
};
struct CitizenUpgraded {
    Rule rule{Rule::UpgradeAnyPlace};
    PlayerIndex player{};
    Citizen citizen{}; ///< as it was
    CitizenSpot spot;
    friend bool operator==(const CitizenUpgraded&, const CitizenUpgraded&) = default;
};
struct CitizenActivated {
    Rule rule{};
    PlayerIndex player{};
    SquareIndex square{};
    friend bool operator==(const CitizenActivated&, const CitizenActivated&) = default;
};
/// bay none: from the hex. burned false: a ship's cube thrown away for a rat.
struct CubeRemoved {
    Rule rule{};
    PlayerIndex player{};
    PlaceIndex place{};
    std::uint8_t bay{none};
    bool burned{};
    friend bool operator==(const CubeRemoved&, const CubeRemoved&) = default;
};
struct CubePlaced {
    Rule rule{Rule::Round1Cubes};
    PlaceIndex place{};
    friend bool operator==(const CubePlaced&, const CubePlaced&) = default;
};
/// Too few cubes for a whole placement: none is put out.
struct PlacementSkipped {
    Rule rule{Rule::PrepCubeLimit};
    friend bool operator==(const PlacementSkipped&, const PlacementSkipped&) = default;
};
/// One space; to is the 1-based space reached. A lift on the last space has to == from.
struct DiscMoved {
    Rule rule{};
    PlayerIndex player{};
    Book book{};
    std::uint8_t to{};
    friend bool operator==(const DiscMoved&, const DiscMoved&) = default;
};
struct BookActionEarned {
    Rule rule{Rule::BookEverySpace};
    PlayerIndex player{};
    Book book{};
    std::uint8_t space{};
    friend bool operator==(const BookActionEarned&, const BookActionEarned&) = default;
};
struct BookActionUsed {
    Rule rule{Rule::TurnBookActionsAnytime};
    PlayerIndex player{};
    Book book{};
    std::uint8_t space{};
    friend bool operator==(const BookActionUsed&, const BookActionUsed&) = default;
};
struct BookActionLapsed {
    Rule rule{Rule::BookPopularityActions};
    PlayerIndex player{};
    Book book{};
    std::uint8_t space{};
    friend bool operator==(const BookActionLapsed&, const BookActionLapsed&) = default;
};
struct ScrollAdvanced {
    Rule rule{Rule::ActionScroll};
    PlayerIndex player{};
    std::uint8_t track{};
    std::uint8_t to{};
    friend bool operator==(const ScrollAdvanced&, const ScrollAdvanced&) = default;
};
struct OverseerAdvanced {
    Rule rule{};
    PlayerIndex player{};
    CitizenClass citizenClass{};
    std::uint8_t step{};
    std::uint8_t branch{};
    friend bool operator==(const OverseerAdvanced&, const OverseerAdvanced&) = default;
};
struct OverseerUpgraded {
    Rule rule{Rule::OverseerUpFlip};
    PlayerIndex player{};
    CitizenClass citizenClass{};
    friend bool operator==(const OverseerUpgraded&, const OverseerUpgraded&) = default;
};
struct HexActionUsed {
    Rule rule{Rule::TurnActionOrRepop};
    PlayerIndex player{};
    PlaceIndex place{};
    friend bool operator==(const HexActionUsed&, const HexActionUsed&) = default;
};
/// Bought and held until PlaceHutUpgrade; the next tile of the pile, if any, is now open.
struct HutUpgradeTaken {
    Rule rule{Rule::HutTake};
    PlayerIndex player{};
    std::uint8_t pile{};
    TileIndex tile{};
    friend bool operator==(const HutUpgradeTaken&, const HutUpgradeTaken&) = default;
};
struct HutUpgradePlaced {
    Rule rule{Rule::HutPlace};
    PlayerIndex player{};
    std::uint8_t hut{};
    TileIndex tile{};
    friend bool operator==(const HutUpgradePlaced&, const HutUpgradePlaced&) = default;
};
struct WorkshopTaken {
    Rule rule{Rule::WorkshopTake};
    PlayerIndex player{};
    std::uint8_t pile{};
    TileIndex tile{};
    friend bool operator==(const WorkshopTaken&, const WorkshopTaken&) = default;
};
struct WorkshopRewarded {
    Rule rule{Rule::WorkshopLate};
    PlayerIndex player{};
    std::uint8_t workshop{};
    friend bool operator==(const WorkshopRewarded&, const WorkshopRewarded&) = default;
};
struct CartTaken {
    Rule rule{Rule::CartChoice};
    PlayerIndex player{};
    std::uint8_t pile{};
    TileIndex tile{};
    friend bool operator==(const CartTaken&, const CartTaken&) = default;
};
struct CartUsed {
    Rule rule{Rule::RepopCart};
    PlayerIndex player{};
    std::uint8_t cart{};
    friend bool operator==(const CartUsed&, const CartUsed&) = default;
};
/// Every open tile of that kind goes under its pile.
struct TilesRefreshed {
    Rule rule{Rule::BuildRefresh};
    PlayerIndex player{};
    RefreshKind kind{};
    friend bool operator==(const TilesRefreshed&, const TilesRefreshed&) = default;
};
struct ShipTaken {
    Rule rule{Rule::ShipTake};
    PlayerIndex player{};
    std::uint8_t corner{};
    std::uint8_t bay{};
    TileIndex ship{};
    friend bool operator==(const ShipTaken&, const ShipTaken&) = default;
};
struct DistrictRepopulated {
    Rule rule{Rule::RepopTile};
    PlayerIndex player{};
    PlaceIndex place{};
    friend bool operator==(const DistrictRepopulated&, const DistrictRepopulated&) = default;
};
/// A building makes its output; the gains follow as events of their own.
struct BuildingProduced {
    Rule rule{};
    PlayerIndex player{};
    CitizenSpot spot; ///< hut or workshop
    friend bool operator==(const BuildingProduced&, const BuildingProduced&) = default;
};

} // namespace magister::messina
