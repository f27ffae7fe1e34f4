// SPDX-License-Identifier: GPL-3.0-or-later
// Citizens in workshops. workshop.*
#include "engine/messina/transaction.h"

namespace magister::messina {

bool isClosed(const View& view, const WorkshopSlot& slot) {
    return slot.used && view.rulings().lateWorkshopReuse == ruling::LateWorkshopReuse::Closed;
}

std::optional<Refusal> refuse(const View& view, const ChangeSquare& command) {
    if (command.from >= squareCount || command.to >= squareCount) return refusal(Reason::NobodyThere);
    const Player& player = view.player();
    if (player.squares[command.from] == Citizen::Nobody) return refusal(Reason::NobodyThere);
    if (view.rulings().sectorMoves == ruling::SectorMoves::FixedSquare) return refusal(Reason::SquareIsForKeeps);
    if (view.kind() != PromptKind::Act) return outOfPlace(view, 4);
    if (sectorOf(command.from) != sectorOf(command.to)) return refusal(Reason::WrongSector);
    if (player.squares[command.to] != Citizen::Nobody) return refusal(Reason::SquareTaken);
    // Once a turn each: moving to and fro changes nothing and would never end.
    if (view.state.turn.moved >> command.from & 1u) return refusal(Reason::ChangedSquares);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const ChangeSquare& command) {
    const Citizen citizen = tx.player(me).squares[command.from];
    tx.emit(CitizenMoved{Rule::CitizenFixedSquare, me, citizen, {Spot::Square, command.from}, {Spot::Square, command.to}});
}

std::optional<Refusal> refuse(const View& view, const MoveIntoWorkshop& command) {
    const Player& player = view.player();
    const Refusal nobody{Reason::NobodyThere, Rule::WorkshopMoveIn, {}};
    if (command.from.kind == Spot::Nowhere) return nobody;
    if (command.from.kind == Spot::Workshop) return Refusal{Reason::NotFromHere, Rule::CitizenNoReturn, {}};
    if (command.from.kind != Spot::Square) return refusal(Reason::NotFromHere);
    if (command.from.index >= squareCount || player.squares[command.from.index] == Citizen::Nobody) return nobody;
    // Anywhere but into a workshop of one's own: to no workshop at all, or to one that is not there.
    if (command.workshop == none) return refusal(Reason::SquareIsForKeeps);
    if (command.workshop >= player.workshops.size()) return refusal(Reason::NoSuchWorkshop);
    const WorkshopSlot& slot = player.workshops[command.workshop];
    if (slot.citizen != Citizen::Nobody) return refusal(Reason::WorkshopOccupied);
    if (view.def.workshops[slot.tile].citizenClass != sectorOf(command.from.index))
        return refusal(Reason::WrongClassForWorkshop);
    if (isClosed(view, slot)) return refusal(Reason::WorkshopClosed);
    // Moving while citizens are being handed back could leave a district half paid.
    if (view.kind() == PromptKind::ReturnCitizens) return refusal(Reason::MustFinishRepopulating);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const MoveIntoWorkshop& command) {
    const Citizen citizen = tx.player(me).squares[command.from.index];
    tx.emit(CitizenMoved{Rule::WorkshopMoveIn, me, citizen, command.from, {Spot::Workshop, command.workshop}});
    rewardLateWorkshop(tx, me, command.workshop);
}

void rewardLateWorkshop(Transaction& tx, PlayerIndex p, std::uint8_t slotIndex) {
    const WorkshopSlot& slot = tx.player(p).workshops[slotIndex];
    const Workshop& tile = tx.def.workshops[slot.tile];
    if (!tile.late || slot.used || slot.citizen == Citizen::Nobody) return;
    if (tile.needsUpgraded && !isUpgraded(slot.citizen)) return;
    tx.emit(WorkshopRewarded{.player = p, .workshop = slotIndex});
    tx.begin(p, tile.output, Rule::WorkshopLate, true);
}

} // namespace magister::messina
