// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/turn_events.h"

#include <variant>
#include <vector>

/// Facts that happened. `apply` is the only code that changes a state; events hold every random result.
/// Each names its rule atom in `rule`; those marked (silent) only move the machinery and are not told to anyone.
namespace magister::messina {

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
