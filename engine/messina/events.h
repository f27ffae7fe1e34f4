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
};
struct TurnEnded {
    Rule rule{Rule::TurnFourSteps};
    PlayerIndex player{};
};
/// place is a hex or a dock; coins paid are a TokensPaid of their own.
struct LieutenantPlaced {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
    PlaceIndex place{};
    std::uint8_t bay{none};
};
struct LieutenantRecalled {
    Rule rule{Rule::RecallCoin};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
};
/// No place is left and this table does not recall from the estate: it rests without a coin (ruling recall-from-estate).
struct LieutenantIdle {
    Rule rule{Rule::RecallFromTown};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
};
struct LieutenantGained {
    Rule rule{Rule::BookCityLieutenant};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
};
struct LieutenantGivenUp {
    Rule rule{Rule::RepopLieutenantBox};
    PlayerIndex player{};
    std::uint8_t lieutenant{};
};
struct TokensGained {
    Rule rule{};
    PlayerIndex player{};
    Token token{};
    std::uint8_t amount{};
};
struct TokensPaid {
    Rule rule{};
    PlayerIndex player{};
    Token token{};
    std::uint8_t amount{};
};
/// amount may be negative (a refresh paid with a point; the rat penalty).
struct PointsScored {
    Rule rule{};
    PlayerIndex player{};
    std::int16_t amount{};
};
struct RatsTaken {
    Rule rule{};
    PlayerIndex player{};
    std::uint8_t amount{};
};
struct CitizenRescued {
    Rule rule{};
    PlayerIndex player{};
    PlaceIndex place{};
    CitizenClass citizenClass{};
    CitizenSpot to;
};
/// From a hex: no room at the rescuer's (player), or plague before a new round (player none).
struct CitizensLost {
    Rule rule{};
    PlayerIndex player{none};
    PlaceIndex place{};
    CitizenClass citizenClass{};
    std::uint8_t amount{1};
};
/// Square to workshop or (ruling sector-moves) square, hut to square or workshop.
struct CitizenMoved {
    Rule rule{};
    PlayerIndex player{};
    Citizen citizen{};
    CitizenSpot from;
    CitizenSpot to;
};
/// From a hut without room (quarantine.no-room) or given back for a district (repop.citizens).
struct CitizenLeft {
    Rule rule{};
    PlayerIndex player{};
    Citizen citizen{};
    CitizenSpot from;
};
/// Out of quarantine, but without room: the hut stays taken (ruling quarantine-no-room).
struct CitizenStays {
    Rule rule{Rule::QuarantineNoRoom};
    PlayerIndex player{};
    std::uint8_t hut{};
};
struct QuarantineAdvanced {
    Rule rule{Rule::QuarantineLeftRight};
    PlayerIndex player{};
    std::uint8_t hut{};
};
struct CitizenUpgraded {
    Rule rule{Rule::UpgradeAnyPlace};
    PlayerIndex player{};
    Citizen citizen{}; ///< as it was
    CitizenSpot spot;
};
struct CitizenActivated {
    Rule rule{};
    PlayerIndex player{};
    SquareIndex square{};
};
/// bay none: from the hex. burned false: a ship's cube thrown away for a rat.
struct CubeRemoved {
    Rule rule{};
    PlayerIndex player{};
    PlaceIndex place{};
    std::uint8_t bay{none};
    bool burned{};
};
struct CubePlaced {
    Rule rule{Rule::Round1Cubes};
    PlaceIndex place{};
};
/// Too few cubes for a whole placement: none is put out.
struct PlacementSkipped {
    Rule rule{Rule::PrepCubeLimit};
};
/// One space; to is the 1-based space reached. A lift on the last space has to == from.
struct DiscMoved {
    Rule rule{};
    PlayerIndex player{};
    Book book{};
    std::uint8_t to{};
};
struct BookActionEarned {
    Rule rule{Rule::BookEverySpace};
    PlayerIndex player{};
    Book book{};
    std::uint8_t space{};
};
struct BookActionUsed {
    Rule rule{Rule::TurnBookActionsAnytime};
    PlayerIndex player{};
    Book book{};
    std::uint8_t space{};
};
struct BookActionLapsed {
    Rule rule{Rule::BookPopularityActions};
    PlayerIndex player{};
    Book book{};
    std::uint8_t space{};
};
struct ScrollAdvanced {
    Rule rule{Rule::ActionScroll};
    PlayerIndex player{};
    std::uint8_t track{};
    std::uint8_t to{};
};
struct OverseerAdvanced {
    Rule rule{};
    PlayerIndex player{};
    CitizenClass citizenClass{};
    std::uint8_t step{};
    std::uint8_t branch{};
};
struct OverseerUpgraded {
    Rule rule{Rule::OverseerUpFlip};
    PlayerIndex player{};
    CitizenClass citizenClass{};
};
struct HexActionUsed {
    Rule rule{Rule::TurnActionOrRepop};
    PlayerIndex player{};
    PlaceIndex place{};
};
/// Bought and held until PlaceHutUpgrade; the next tile of the pile, if any, is now open.
struct HutUpgradeTaken {
    Rule rule{Rule::HutTake};
    PlayerIndex player{};
    std::uint8_t pile{};
    TileIndex tile{};
};
struct HutUpgradePlaced {
    Rule rule{Rule::HutPlace};
    PlayerIndex player{};
    std::uint8_t hut{};
    TileIndex tile{};
};
struct WorkshopTaken {
    Rule rule{Rule::WorkshopTake};
    PlayerIndex player{};
    std::uint8_t pile{};
    TileIndex tile{};
};
struct WorkshopRewarded {
    Rule rule{Rule::WorkshopLate};
    PlayerIndex player{};
    std::uint8_t workshop{};
};
struct CartTaken {
    Rule rule{Rule::CartChoice};
    PlayerIndex player{};
    std::uint8_t pile{};
    TileIndex tile{};
};
struct CartUsed {
    Rule rule{Rule::RepopCart};
    PlayerIndex player{};
    std::uint8_t cart{};
};
/// Every open tile of that kind goes under its pile.
struct TilesRefreshed {
    Rule rule{Rule::BuildRefresh};
    PlayerIndex player{};
    RefreshKind kind{};
};
struct ShipTaken {
    Rule rule{Rule::ShipTake};
    PlayerIndex player{};
    std::uint8_t corner{};
    std::uint8_t bay{};
    TileIndex ship{};
};
struct DistrictRepopulated {
    Rule rule{Rule::RepopTile};
    PlayerIndex player{};
    PlaceIndex place{};
};
/// A building makes its output; the gains follow as events of their own.
struct BuildingProduced {
    Rule rule{};
    PlayerIndex player{};
    CitizenSpot spot; ///< hut or workshop
};

struct StageReached {
    Rule rule{Rule::RoundendSequence};
    Stage stage{};
};
struct RoundStarted {
    Rule rule{Rule::PrepRoundMarker};
    std::uint8_t round{};
};
struct LieutenantsLaidDown {
    Rule rule{Rule::PrepLayDown};
};
struct CartsReadied {
    Rule rule{Rule::PrepCartsReady};
};
struct TurnOrderSet {
    Rule rule{};
    std::array<PlayerIndex, maxPlayers> order{};
};
struct DockingTileDrawn {
    Rule rule{Rule::Round1Docking};
    std::uint8_t corner{};
};
/// All four docking tiles in a new order, top last.
struct DockingReshuffled {
    Rule rule{Rule::PrepDockingReshuffle};
    Pile<4> pile;
    Random random; ///< generator after the shuffle
};
struct ShipArrived {
    Rule rule{Rule::PrepShip};
    std::uint8_t corner{};
    std::uint8_t bay{};
    TileIndex ship{};
    std::uint8_t cube{};
};
/// No cube is left, and this table lets the ship wait for another round (ruling ship-without-cube).
struct ShipHeldBack {
    Rule rule{Rule::PrepShipCubeShortage};
};
/// The leader of the score track has named the book of turn order (ruling score-order-round).
struct OrderBookChosen {
    Rule rule{Rule::PrepOrderScoreTrack};
    PlayerIndex player{};
    Book book{};
};
struct HexAdded {
    Rule rule{Rule::PrepNewHex};
    PlaceIndex place{};
    TileIndex hex{};
};
struct LateWorkshopsOpened {
    Rule rule{Rule::PrepLateWorkshops};
};
struct WheelTurned {
    Rule rule{Rule::PrepWheel};
    std::uint8_t position{};
};
struct CitizensArrived {
    Rule rule{Rule::PrepCitizens};
    PlaceIndex place{};
    CitizenClass citizenClass{};
};

/// Side b of a player board or a scroll board, dealt at random; board is an index into the Definition's list.
struct BoardDealt {
    Rule rule{Rule::AdvancedBSides};
    PlayerIndex player{};
    std::uint8_t board{};
};
struct ScrollBoardDealt {
    Rule rule{Rule::AdvancedScrollBoards};
    PlayerIndex player{};
    std::uint8_t board{};
};

/// The top solo tile is turned up; used: the opponent goes there. solo.choose-hex, solo.unavailable
struct SoloTileTurned {
    Rule rule{};
    TileIndex tile{};
    bool used{};
};
/// The opponent's stack in a new order, top last; spent tiles that are not in it stay aside. solo.deck, solo.reshuffle
struct SoloTilesShuffled {
    Rule rule{};
    Pile<14> pile;
    Random random; ///< generator after the shuffle
};
/// The opponent's lieutenants stand at home again, `count` of them for this round. solo.no-movement, solo.lieutenants
struct OpponentReadied {
    Rule rule{Rule::SoloLieutenants};
    std::uint8_t count{};
};
/// Several ships are equally near: one is drawn. The opponent takes it next. solo.take-ship
struct ShipDrawn {
    Rule rule{Rule::SoloTakeShip};
    std::uint8_t corner{};
    std::uint8_t bay{};
    Random random; ///< generator after the draw
};
/// Nothing to take, or no tile to go by: that part of the opponent's turn is skipped.
struct OpponentSkipped {
    Rule rule{Rule::SoloOpenEnds};
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
};
struct DiscPushedBack {
    Rule rule{Rule::RatsPopularity};
    PlayerIndex player{};
    std::uint8_t to{}; ///< space on the popularity book
};
struct GameEnded {
    Rule rule{Rule::WinMostPoints};
    std::uint8_t winners{}; ///< bit per player
};

struct PromptOpened { ///< (silent)
    Rule rule{};
    Prompt prompt;
};
struct PromptClosed { ///< (silent)
    Rule rule{};
};
/// The top prompt takes a new value. (silent)
struct PromptChanged {
    Rule rule{};
    Prompt prompt;
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
inline Rule ruleOf(const Event& event) {
    return std::visit([](const auto& e) { return e.rule; }, event);
}
/// True for events that showed something hidden until then: undo stops there.
bool reveals(const Event& event);

using Events = std::vector<Event>;

} // namespace magister::messina
