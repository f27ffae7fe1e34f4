// SPDX-License-Identifier: GPL-3.0-or-later
// Step 1 of a turn: a hex, a ship, or a recall. move.*, ship.choose, recall.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

std::optional<Refusal> refuseStatus(const View& view, std::uint8_t index) {
    if (view.kind() != PromptKind::ChooseTurn) return outOfPlace(view, 1);
    if (index >= lieutenantCount) return refusal(Reason::LieutenantNotYours);
    switch (view.player().lieutenants[index].status) {
    case LieutenantStatus::Supply:
    case LieutenantStatus::Box: return refusal(Reason::LieutenantNotYours);
    case LieutenantStatus::Standing: return refusal(Reason::LieutenantUsed);
    case LieutenantStatus::Resting: return refusal(Reason::LieutenantRests);
    default: return std::nullopt;
    }
}

std::optional<Refusal> refuseOrderOfUse(const View& view, std::uint8_t index) {
    if (waitsForTown(view.player(), index)) return refusal(Reason::TownFirst);
    return std::nullopt;
}

std::optional<Refusal> refuseWalk(const View& view, std::uint8_t cost) {
    if (canWalk(view, cost)) return std::nullopt;
    if (cost != none) return refusal(Reason::CannotPayMove, cost, view.player().token(Token::Coin));
    const bool blocked = view.rulings().moveThroughBlocked == ruling::MoveThroughBlocked::Forbidden;
    return refusal(blocked ? Reason::WayBlocked : Reason::NoWayThere);
}

std::uint8_t walkCost(const View& view, std::uint8_t lieutenant, PlaceIndex place) {
    const auto cost = moveCost(view.def, view.state, view.me, lieutenant, place);
    return cost ? static_cast<std::uint8_t>(*cost) : none;
}

Rule walkRule(const Transaction& tx, PlayerIndex me, std::uint8_t index, int cost) {
    if (tx.state.players[me].lieutenants[index].status == LieutenantStatus::Estate) return Rule::MoveEstateAnywhere;
    return cost > 0 ? Rule::MoveExtraSteps : Rule::MoveFirstStepFree;
}

void openAct(Transaction& tx, PlayerIndex me, PlaceIndex place, std::uint8_t bay) {
    Prompt act;
    act.rule = Rule::TurnFourSteps;
    act.kind = PromptKind::Act;
    act.player = me;
    act.place = place;
    act.slot = bay;
    tx.open(act);
}

} // namespace

bool waitsForTown(const Player& player, std::uint8_t lieutenant) {
    const auto& all = player.lieutenants;
    if (all[lieutenant].status != LieutenantStatus::Estate) return false;
    return std::any_of(all.begin(), all.end(),
                       [](const Lieutenant& l) { return l.status == LieutenantStatus::Lying; });
}

std::optional<Refusal> refuseLieutenant(const View& view, std::uint8_t lieutenant) {
    if (auto no = refuseStatus(view, lieutenant)) return no;
    return refuseOrderOfUse(view, lieutenant);
}

std::optional<Refusal> refuseShip(const View& view, std::uint8_t corner, std::uint8_t bay, std::uint8_t cost) {
    if (view.state.docks[corner][bay].ship == none) return refusal(Reason::NoShipThere);
    return refuseWalk(view, cost);
}

bool hasTarget(const Definition& def, const State& state, PlayerIndex player, std::uint8_t lieutenant) {
    const View view{def, state, player};
    const Layout& layout = view.layout();
    for (PlaceIndex place = 0; place < layout.places.size(); ++place)
        if (canReach(view, place, walkCost(view, lieutenant, place))) return true;
    for (const auto& dock : state.docks)
        for (const Bay& bay : dock)
            if (bay.ship != none) return true;
    return false;
}

namespace {

/// A place that waits for its hex, or one that never is a hex of the town: a dock, chosen by its ships, or nowhere.
Refusal refuseNoHex(const View& view, const ChooseHex& command) {
    const auto& places = view.layout().places;
    if (command.place < places.size() && places[command.place].kind == PlaceKind::Dock)
        return refusal(Reason::DockIsNoHex);
    const bool waits = command.place < places.size() && places[command.place].kind == PlaceKind::Extension;
    if (waits || view.player().lieutenants[command.lieutenant].status != LieutenantStatus::Estate)
        return refusal(Reason::NoHexThere);
    return {Reason::NoHexThere, Rule::MoveEstateAnywhere, {}};
}

} // namespace

/// A district, a filled extension place or, all the same, a port. move.ports-count
std::optional<Refusal> refuse(const View& view, const ChooseHex& command) {
    if (auto no = refuseStatus(view, command.lieutenant)) return no;
    if (!isHexNow(view.state, view.layout(), command.place)) return refuseNoHex(view, command);
    if (!isFree(view.state, command.place)) return refusal(Reason::HexOccupied);
    if (auto no = refuseOrderOfUse(view, command.lieutenant)) return no;
    return refuseWalk(view, walkCost(view, command.lieutenant, command.place));
}

void perform(Transaction& tx, PlayerIndex me, const ChooseHex& command) {
    const int cost = *moveCost(tx.def, tx.state, me, command.lieutenant, command.place);
    const Rule rule = walkRule(tx, me, command.lieutenant, cost);
    tx.close();
    tx.pay(me, Token::Coin, cost, Rule::MoveExtraSteps);
    tx.emit(LieutenantPlaced{rule, me, command.lieutenant, command.place, none});
    const PlaceState& hex = tx.state.places[command.place];
    if (hex.owner != none) tx.score(hex.owner, tx.def.parameters.visitPoints, Rule::RepopVisitPoints);
    openAct(tx, me, command.place, none);
    if (hex.cubes > 0) {
        Prompt fight;
        fight.rule = Rule::FightOptional;
        fight.kind = PromptKind::Fight;
        fight.player = me;
        fight.place = command.place;
        tx.open(fight);
    }
    // Plague that lies here now counts, whatever is burnt later. rescue.check-first
    if (std::any_of(hex.citizens.begin(), hex.citizens.end(), [](std::uint8_t n) { return n > 0; })) {
        Prompt rescue;
        rescue.rule = hex.cubes > 0 ? Rule::RescueInfected : Rule::RescueClean;
        rescue.kind = PromptKind::Rescue;
        rescue.player = me;
        rescue.place = command.place;
        rescue.infected = hex.cubes > 0;
        rescue.citizens = hex.citizens;
        tx.open(rescue);
    }
}

std::optional<Refusal> refuse(const View& view, const ChooseShip& command) {
    if (auto no = refuseStatus(view, command.lieutenant)) return no;
    if (command.corner >= dockCount || command.bay >= baysPerDock ||
        view.state.docks[command.corner][command.bay].ship == none)
        return refusal(Reason::NoShipThere);
    if (auto no = refuseOrderOfUse(view, command.lieutenant)) return no;
    return refuseWalk(view, walkCost(view, command.lieutenant, view.layout().dock(command.corner)));
}

void perform(Transaction& tx, PlayerIndex me, const ChooseShip& command) {
    const PlaceIndex dock = tx.layout().dock(command.corner);
    const int cost = *moveCost(tx.def, tx.state, me, command.lieutenant, dock);
    tx.close();
    tx.pay(me, Token::Coin, cost, Rule::MoveExtraSteps);
    tx.emit(LieutenantPlaced{Rule::ShipChoose, me, command.lieutenant, dock, command.bay});
    // Step 4 follows here too, for the books. ship.pay-books
    openAct(tx, me, dock, command.bay);
    if (tx.state.docks[command.corner][command.bay].cube == 0) {
        takeShip(tx, me, command.corner, command.bay); // prep.ship-cube-shortage
        return;
    }
    Prompt fight;
    fight.rule = Rule::ShipFight;
    fight.kind = PromptKind::FightShip;
    fight.player = me;
    fight.place = dock;
    fight.slot = command.bay;
    tx.open(fight);
}

void takeShip(Transaction& tx, PlayerIndex p, std::uint8_t corner, std::uint8_t bay) {
    const TileIndex tile = tx.state.docks[corner][bay].ship;
    const Ship& ship = tx.def.ships[tile];
    tx.emit(ShipTaken{.player = p, .corner = corner, .bay = bay, .ship = tile});
    tx.gain(p, Token::Coin, ship.coins, Rule::ShipTake);
    tx.score(p, ship.points, Rule::ShipTake);
    if (tx.player(p).ships.size() % 2 == 0) tx.begin(p, tx.def.evenShip, Rule::ShipEven, false);
}

std::optional<Refusal> refuse(const View& view, const Recall& command) {
    if (auto no = refuseLieutenant(view, command.lieutenant)) return no;
    if (view.player().lieutenants[command.lieutenant].status != LieutenantStatus::Estate) return std::nullopt;
    switch (view.rulings().recallFromEstate) {
    case ruling::RecallFromEstate::Always: return std::nullopt;
    case ruling::RecallFromEstate::Never: return refusal(Reason::RecallOnlyFromTown);
    case ruling::RecallFromEstate::LastResort: break;
    }
    if (hasTarget(view.def, view.state, view.me, command.lieutenant)) return refusal(Reason::RecallOnlyFromTown);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const Recall& command) {
    tx.close();
    tx.emit(LieutenantRecalled{.player = me, .lieutenant = command.lieutenant});
    tx.gain(me, Token::Coin, tx.def.parameters.recallCoins, Rule::RecallCoin);
    if (tx.rulings().recallStepFour == ruling::RecallStepFour::Yes) return openAct(tx, me, none, none);
    tx.emit(TurnEnded{Rule::RecallNoStepFour, me});
    startNextTurn(tx);
}

} // namespace magister::messina
