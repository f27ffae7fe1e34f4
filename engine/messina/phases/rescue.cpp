// SPDX-License-Identifier: GPL-3.0-or-later
// Step 2 of a turn: rescuing citizens. rescue.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// Any empty square of the sector of that class. rescue.sectors, square-choice
std::optional<Refusal> refuseSquare(const View& view, CitizenClass citizenClass, std::uint8_t square) {
    if (view.prompt().infected) return refusal(Reason::PlagueToHut);
    if (square >= squareCount || sectorOf(square) != citizenClass) return refusal(Reason::WrongSector);
    if (view.player().squares[square] != Citizen::Nobody) return refusal(Reason::SquareTaken);
    return std::nullopt;
}

std::optional<Refusal> refuseHut(const View& view, std::uint8_t hut) {
    if (!view.prompt().infected) return refusal(Reason::CleanToSector);
    if (hut >= hutCount || view.player().huts[hut].citizen != Citizen::Nobody) return refusal(Reason::HutTaken);
    return std::nullopt;
}

/// Straight into a workshop: ruling rescue-to-workshop. rescue.not-to-workshop
std::optional<Refusal> refuseWorkshop(const View& view, CitizenClass citizenClass, std::uint8_t index) {
    const auto& workshops = view.player().workshops;
    if (index >= workshops.size() || workshops[index].citizen != Citizen::Nobody)
        return refusal(Reason::WorkshopOccupied);
    if (view.def.workshops[workshops[index].tile].citizenClass != citizenClass)
        return refusal(Reason::WrongClassForWorkshop);
    if (isClosed(view, workshops[index])) return refusal(Reason::WorkshopClosed);
    return std::nullopt;
}

bool hasRoom(const View& view, CitizenClass citizenClass) {
    if (view.prompt().infected) return hasFreeHut(view.player());
    if (hasFreeSquare(view.player(), citizenClass)) return true;
    if (view.rulings().rescueToWorkshop == ruling::RescueToWorkshop::ViaSector) return false;
    for (std::uint8_t i = 0; i < view.player().workshops.size(); ++i)
        if (!refuseWorkshop(view, citizenClass, i)) return true;
    return false;
}

} // namespace

std::optional<Refusal> refuse(const View& view, const RescueCitizen& command) {
    if (view.kind() != PromptKind::Rescue) return outOfPlace(view, 2);
    if (view.prompt().citizens[static_cast<std::size_t>(command.citizenClass)] == 0)
        return refusal(Reason::NoSuchCitizen);
    switch (command.to.kind) {
    case Spot::Square: return refuseSquare(view, command.citizenClass, command.to.index);
    case Spot::Hut: return refuseHut(view, command.to.index);
    case Spot::Workshop:
        if (view.prompt().infected || view.rulings().rescueToWorkshop == ruling::RescueToWorkshop::ViaSector)
            return refusal(Reason::SectorFirst);
        return refuseWorkshop(view, command.citizenClass, command.to.index);
    case Spot::Nowhere: break;
    }
    if (hasRoom(view, command.citizenClass)) return refusal(Reason::RoomIsLeft);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const RescueCitizen& command) {
    Prompt prompt = tx.prompt();
    if (command.to.kind == Spot::Nowhere)
        tx.emit(CitizensLost{prompt.infected ? Rule::RescueHutsFull : Rule::RescueSectorFull, me, prompt.place,
                             command.citizenClass, 1});
    else
        tx.emit(CitizenRescued{prompt.infected ? Rule::RescueInfected : Rule::RescueClean, me, prompt.place,
                               command.citizenClass, command.to});
    --prompt.citizens[static_cast<std::size_t>(command.citizenClass)];
    if (std::all_of(prompt.citizens.begin(), prompt.citizens.end(), [](std::uint8_t n) { return n == 0; })) tx.close();
    else tx.change(prompt);
    if (command.to.kind == Spot::Workshop) rewardLateWorkshop(tx, me, command.to.index);
}

} // namespace magister::messina
