// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/commands.h"
#include "messina/state.h"

#include <variant>
#include <vector>

/// Facts that happened. `apply` is the only code that changes a state; events hold every random result.
/// Each names its rule atom in `rule`; those marked (silent) only move the machinery and are not told to anyone.
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

struct StageReached {
    Rule rule{Rule::RoundendSequence};
    Stage stage{};
    friend bool operator==(const StageReached&, const StageReached&) = default;
};
struct RoundStarted {
    Rule rule{Rule::PrepRoundMarker};
    std::uint8_t round{};
    friend bool operator==(const RoundStarted&, const RoundStarted&) = default;
};
struct LieutenantsLaidDown {
    Rule rule{Rule::PrepLayDown};
    friend bool operator==(const LieutenantsLaidDown&, const LieutenantsLaidDown&) = default;
};
struct CartsReadied {
    Rule rule{Rule::PrepCartsReady};
    friend bool operator==(const CartsReadied&, const CartsReadied&) = default;
};
struct TurnOrderSet {
    Rule rule{};
    std::array<PlayerIndex, maxPlayers> order{};
    friend bool operator==(const TurnOrderSet&, const TurnOrderSet&) = default;
};
struct DockingTileDrawn {
    Rule rule{Rule::Round1Docking};
    std::uint8_t corner{};
    friend bool operator==(const DockingTileDrawn&, const DockingTileDrawn&) = default;
};
/// All four docking tiles in a new order, top last.
struct DockingReshuffled {
    Rule rule{Rule::PrepDockingReshuffle};
    Pile<4> pile;
    Random random; ///< generator after the shuffle
    friend bool operator==(const DockingReshuffled&, const DockingReshuffled&) = default;
};
struct ShipArrived {
    Rule rule{Rule::PrepShip};
    std::uint8_t corner{};
    std::uint8_t bay{};
    TileIndex ship{};
    std::uint8_t cube{};
    friend bool operator==(const ShipArrived&, const ShipArrived&) = default;
};
/// No cube is left, and this table lets the ship wait for another round (ruling ship-without-cube).
struct ShipHeldBack {
    Rule rule{Rule::PrepShipCubeShortage};
    friend bool operator==(const ShipHeldBack&, const ShipHeldBack&) = default;
};
/// The leader of the score track has named the book of turn order (ruling score-order-round).
struct OrderBookChosen {
    Rule rule{Rule::PrepOrderScoreTrack};
    PlayerIndex player{};
    Book book{};
    friend bool operator==(const OrderBookChosen&, const OrderBookChosen&) = default;
};
struct HexAdded {
    Rule rule{Rule::PrepNewHex};
    PlaceIndex place{};
    TileIndex hex{};
    friend bool operator==(const HexAdded&, const HexAdded&) = default;
};
struct LateWorkshopsOpened {
    Rule rule{Rule::PrepLateWorkshops};
    friend bool operator==(const LateWorkshopsOpened&, const LateWorkshopsOpened&) = default;
};
struct WheelTurned {
    Rule rule{Rule::PrepWheel};
    std::uint8_t position{};
    friend bool operator==(const WheelTurned&, const WheelTurned&) = default;
};
struct CitizensArrived {
    Rule rule{Rule::PrepCitizens};
    PlaceIndex place{};
    CitizenClass citizenClass{};
    friend bool operator==(const CitizensArrived&, const CitizensArrived&) = default;
};

/// Side b of a player board or a scroll board, dealt at random; board is an index into the Definition's list.
struct BoardDealt {
    Rule rule{Rule::AdvancedBSides};
    PlayerIndex player{};
    std::uint8_t board{};
    friend bool operator==(const BoardDealt&, const BoardDealt&) = default;
};
struct ScrollBoardDealt {
    Rule rule{Rule::AdvancedScrollBoards};
    PlayerIndex player{};
    std::uint8_t board{};
    friend bool operator==(const ScrollBoardDealt&, const ScrollBoardDealt&) = default;
};

/// The top solo tile is turned up; used: the opponent goes there. solo.choose-hex, solo.unavailable
struct SoloTileTurned {
    Rule rule{};
    TileIndex tile{};
    bool used{};
    friend bool operator==(const SoloTileTurned&, const SoloTileTurned&) = default;
};
/// The opponent's stack in a new order, top last; spent tiles that are not in it stay aside. solo.deck, solo.reshuffle
struct SoloTilesShuffled {
    Rule rule{};
    Pile<14> pile;
    Random random; ///< generator after the shuffle
    friend bool operator==(const SoloTilesShuffled&, const SoloTilesShuffled&) = default;
};
/// The opponent's lieutenants stand at home again, `count` of them for this round. solo.no-movement, solo.lieutenants
struct OpponentReadied {
    Rule rule{Rule::SoloLieutenants};
    std::uint8_t count{};
    friend bool operator==(const OpponentReadied&, const OpponentReadied&) = default;
};
/// Several ships are equally near: one is drawn. The opponent takes it next. solo.take-ship
struct ShipDrawn {
    Rule rule{Rule::SoloTakeShip};
    std::uint8_t corner{};
    std::uint8_t bay{};
    Random random; ///< generator after the draw
    friend bool operator==(const ShipDrawn&, const ShipDrawn&) = default;
};
/// Nothing to take, or no tile to go by: that part of the opponent's turn is skipped.
struct OpponentSkipped {
    Rule rule{Rule::SoloOpenEnds};
    friend bool operator==(const OpponentSkipped&, const OpponentSkipped&) = default;
};

enum class ScoreSource : std::uint8_t {
    Rats,
    PopularityBook,
    CityBook,
    ChurchBook,
    PopularityRank,
    SoloPopularity,    ///< instead of the ranking, in the solo game
    Districts,
    RepopulationRank,  ///< advanced game
    SoloRepopulated,   ///< bonus in the solo game
    ScrollTrack1,
    ScrollTrack2,
    ScrollTrack3,
    Leftovers,
    Count
};
/// One line of the final scoring: count items, each worth halfValue half points where that makes sense; points added.
struct ScoreLine {
    Rule rule{};
    PlayerIndex player{};
    ScoreSource source{};
    std::uint8_t count{};
    std::uint8_t halfValue{};
    std::int16_t points{};
    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};
struct DiscPushedBack {
    Rule rule{Rule::RatsPopularity};
    PlayerIndex player{};
    std::uint8_t to{}; ///< space on the popularity book
    friend bool operator==(const DiscPushedBack&, const DiscPushedBack&) = default;
};
struct GameEnded {
    Rule rule{Rule::WinMostPoints};
    std::uint8_t winners{}; ///< bit per player
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

struct PromptOpened { ///< (silent)
    Rule rule{};
    Prompt prompt;
    friend bool operator==(const PromptOpened&, const PromptOpened&) = default;
};
struct PromptClosed { ///< (silent)
    Rule rule{};
    friend bool operator==(const PromptClosed&, const PromptClosed&) = default;
};
/// The top prompt takes a new value. (silent)
struct PromptChanged {
    Rule rule{};
    Prompt prompt;
    friend bool operator==(const PromptChanged&, const PromptChanged&) = default;
};

using Event =
    std::variant<TurnStarted, TurnEnded, LieutenantPlaced, LieutenantRecalled, LieutenantGained, LieutenantGivenUp,
                 TokensGained, TokensPaid, PointsScored, RatsTaken, CitizenRescued, CitizensLost, CitizenMoved,
                 CitizenLeft, QuarantineAdvanced, CitizenUpgraded, CitizenActivated, CubeRemoved, CubePlaced,
                 PlacementSkipped, DiscMoved, BookActionEarned, BookActionUsed, BookActionLapsed, ScrollAdvanced,
                 OverseerAdvanced, OverseerUpgraded, HexActionUsed, HutUpgradeTaken, HutUpgradePlaced, WorkshopTaken,
                 WorkshopRewarded, CartTaken, CartUsed, TilesRefreshed, ShipTaken, DistrictRepopulated,
                 BuildingProduced, StageReached, RoundStarted, LieutenantsLaidDown, CartsReadied, TurnOrderSet,
                 DockingTileDrawn, DockingReshuffled, ShipArrived, HexAdded,
                 CitizenStays, LieutenantIdle, ShipHeldBack, OrderBookChosen, BoardDealt, ScrollBoardDealt,
                 SoloTileTurned, SoloTilesShuffled, ShipDrawn, OpponentReadied, OpponentSkipped, LateWorkshopsOpened, WheelTurned,
                 CitizensArrived, ScoreLine, DiscPushedBack, GameEnded, PromptOpened, PromptClosed, PromptChanged>;

/// The rule atom an event names.
Rule ruleOf(const Event& event);
/// True for events that showed something hidden until then: undo stops there.
bool reveals(const Event& event);

using Events = std::vector<Event>;

} // namespace magister::messina
