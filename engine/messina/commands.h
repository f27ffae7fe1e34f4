// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/vocabulary.h"

#include <variant>

/// What a player may ask for, all of it listed in command_list.inc. Each struct has its `refuse` and `perform` in
/// phases/.
namespace magister::messina {

/// Step 1: lieutenant (0..4) to a district, filled extension place or port. move.*
struct ChooseHex {
    std::uint8_t lieutenant{};
    PlaceIndex place{};
    friend bool operator==(const ChooseHex&, const ChooseHex&) = default;
};
/// Step 1: lieutenant to a ship; corner 0..3 of the dock, bay 0..2. ship.choose
struct ChooseShip {
    std::uint8_t lieutenant{};
    std::uint8_t corner{};
    std::uint8_t bay{};
    friend bool operator==(const ChooseShip&, const ChooseShip&) = default;
};
/// Instead of a turn: bring a lieutenant home for a coin. recall.coin
struct Recall {
    std::uint8_t lieutenant{};
    friend bool operator==(const Recall&, const Recall&) = default;
};

/// A place for a citizen on the own board: square 0..17, hut 0..3, workshop slot, or nowhere (discarded).
struct CitizenSpot {
    Spot kind{};
    std::uint8_t index{};
    friend bool operator==(const CitizenSpot&, const CitizenSpot&) = default;
};

/// Step 2: one citizen of that class from the chosen hex to a square or hut; Nowhere only when nothing is free. rescue.*
struct RescueCitizen {
    CitizenClass citizenClass{};
    CitizenSpot to;
    friend bool operator==(const RescueCitizen&, const RescueCitizen&) = default;
};

/// Step 3: burn `here` (1 or 2) cubes of the chosen hex and, with big fire, one next door (none = nobody's). fight.*, fire.*
struct BurnCubes {
    FirePayment payment{};
    std::uint8_t here{1};
    PlaceIndex neighbour{none};
    friend bool operator==(const BurnCubes&, const BurnCubes&) = default;
};
/// Step 3 is over; a rat for each cube that is left. fight.rats
struct EndFight {
    friend bool operator==(const EndFight&, const EndFight&) = default;
};
/// Step 3 at a dock: burn the ship's cube. ship.fight
struct BurnShipCube {
    FirePayment payment{};
    friend bool operator==(const BurnShipCube&, const BurnShipCube&) = default;
};
/// Step 3 at a dock: the cube goes, a rat comes. ship.fight
struct TakeRat {
    friend bool operator==(const TakeRat&, const TakeRat&) = default;
};

/// Step 4: the action of the chosen hex. turn.action-or-repop
struct UseHexAction {
    friend bool operator==(const UseHexAction&, const UseHexAction&) = default;
};
/// Step 4: repopulate the chosen hex. repop.*
struct Repopulate {
    friend bool operator==(const Repopulate&, const Repopulate&) = default;
};
/// Step 4: pay one coin per lieutenant for one step. book.pay
struct BuyBookStep {
    Book book{};
    friend bool operator==(const BuyBookStep&, const BuyBookStep&) = default;
};
/// Step 4: carry out an action reached on a book. turn.book-actions-anytime
struct UseBookAction {
    Book book{};
    std::uint8_t space{};
    friend bool operator==(const UseBookAction&, const UseBookAction&) = default;
};
struct EndTurn {
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

/// Any time on one's turn or in production: from a square (0..17) into an empty workshop slot. workshop.move-in
/// A slot one does not have stands for anywhere else, which is refused. citizen.fixed-square
struct MoveIntoWorkshop {
    CitizenSpot from;
    std::uint8_t workshop{};
    friend bool operator==(const MoveIntoWorkshop&, const MoveIntoWorkshop&) = default;
};

/// Step 4: a citizen to another empty square of its sector; only under the ruling sector-moves. citizen.fixed-square
struct ChangeSquare {
    SquareIndex from{};
    SquareIndex to{};
    friend bool operator==(const ChangeSquare&, const ChangeSquare&) = default;
};

/// One side of a slash, 0-based. action.choice
struct ChooseEffect {
    std::uint8_t option{};
    friend bool operator==(const ChooseEffect&, const ChooseEffect&) = default;
};
/// Pay what the square asks for and get its effect.
struct PayForEffect {
    friend bool operator==(const PayForEffect&, const PayForEffect&) = default;
};
/// "You may": leave what is offered. Refused where the rules oblige (build.refresh-duty, repop.*).
struct Decline {
    friend bool operator==(const Decline&, const Decline&) = default;
};
/// One space along the path; branch matters on the second advance only; skip jumps over one space. overseer.*
struct AdvanceOverseer {
    CitizenClass citizenClass{};
    std::uint8_t branch{};
    bool skip{};
    friend bool operator==(const AdvanceOverseer&, const AdvanceOverseer&) = default;
};
/// Use the action of the citizen on that square (0..17); any other index is no sector square. activate.*
struct ActivateCitizen {
    SquareIndex square{};
    friend bool operator==(const ActivateCitizen&, const ActivateCitizen&) = default;
};
/// A free step on the city or church book. action.book-step
struct StepBook {
    Book book{};
    friend bool operator==(const StepBook&, const StepBook&) = default;
};
/// Track 0..2 of the scroll board. action.scroll
struct AdvanceScroll {
    std::uint8_t track{};
    friend bool operator==(const AdvanceScroll&, const AdvanceScroll&) = default;
};
/// Flip a citizen on a square, in a hut or in a workshop. upgrade.any-place
struct UpgradeCitizen {
    CitizenSpot spot;
    friend bool operator==(const UpgradeCitizen&, const UpgradeCitizen&) = default;
};
/// overseer-up.flip, book.church-overseer
struct UpgradeOverseer {
    CitizenClass citizenClass{};
    friend bool operator==(const UpgradeOverseer&, const UpgradeOverseer&) = default;
};
/// Use the printed action of any hex of the town. book.city-any-hex
struct UseAnyHex {
    PlaceIndex place{};
    friend bool operator==(const UseAnyHex&, const UseAnyHex&) = default;
};

/// Build: the open tile of a pile. hut.take, workshop.take (pile = class), cart.choice
struct TakeHutUpgrade {
    std::uint8_t pile{};
    friend bool operator==(const TakeHutUpgrade&, const TakeHutUpgrade&) = default;
};
struct TakeWorkshop {
    std::uint8_t pile{};
    friend bool operator==(const TakeWorkshop&, const TakeWorkshop&) = default;
};
struct TakeCart {
    std::uint8_t pile{};
    friend bool operator==(const TakeCart&, const TakeCart&) = default;
};
/// Build: renew three open tiles first. Rat is listed only to be refused. build.refresh, build.refresh-price
struct RefreshTiles {
    RefreshKind kind{};
    RefreshPayment payment{};
    friend bool operator==(const RefreshTiles&, const RefreshTiles&) = default;
};
/// The bought upgrade onto a hut 0..3. hut.place
struct PlaceHutUpgrade {
    std::uint8_t hut{};
    friend bool operator==(const PlaceHutUpgrade&, const PlaceHutUpgrade&) = default;
};

/// Repopulating: a citizen from a square or workshop back to the supply. repop.citizens
struct ReturnCitizen {
    CitizenSpot from;
    friend bool operator==(const ReturnCitizen&, const ReturnCitizen&) = default;
};
/// Repopulating: an unused lieutenant to the box. repop.lieutenant
struct GiveUpLieutenant {
    std::uint8_t lieutenant{};
    friend bool operator==(const GiveUpLieutenant&, const GiveUpLieutenant&) = default;
};
/// A citizen on field II of a hut 0..3. quarantine.leave; Nowhere only without room (quarantine.no-room)
struct LeaveQuarantine {
    CitizenSpot to;
    std::uint8_t hut{};
    friend bool operator==(const LeaveQuarantine&, const LeaveQuarantine&) = default;
};
/// The leader of the score track names the book of this round's turn order; ruling score-order-round.
struct ChooseOrderBook {
    Book book{};
    friend bool operator==(const ChooseOrderBook&, const ChooseOrderBook&) = default;
};
/// The table goes on: production, quarantine, each step of preparing a round, the turn of the solo opponent. roundend.sequence, prep.*, solo.*
struct Proceed {
    friend bool operator==(const Proceed&, const Proceed&) = default;
};

template <class, class... Names> using CommandOf = std::variant<Names...>;
#define X(Name, word) , Name
using Command = CommandOf<void
#include "engine/messina/command_list.inc"
                          >;
#undef X

/// The word that the notation of a command begins with.
template <class C> inline constexpr std::string_view commandWord{};
#define X(Name, word) template <> inline constexpr std::string_view commandWord<Name>{word};
#include "engine/messina/command_list.inc"
#undef X

} // namespace magister::messina
