// SPDX-License-Identifier: GPL-3.0-or-later
// Step 2 of a turn: rescuing citizens. rescue.*
#include "messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

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

} // namespace

std::optional<Refusal> refuse(const View& view, const RescueCitizen& command) {
    if (view.kind() != PromptKind::Rescue) return outOfPlace(view, 2);
    if (view.prompt().citizens[static_cast<std::size_t>(command.citizenClass)] == 0)
        return refusal(Reason::NoSuchCitizen);
    switch (command.to.kind) {
    case Spot::Square: return refuseSquare(view, command.citizenClass, command.to.index);
    case Spot::Hut: return refuseHut(view, command.to.index);
    case Spot::Workshop: return refusal(Reason::SectorFirst);
    case Spot::Nowhere: break;
    }
    const bool room = view.prompt().infected ? hasFreeHut(view.player())
                                             : hasFreeSquare(view.player(), command.citizenClass);
    if (room) return refusal(Reason::RoomIsLeft);
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
}

} // namespace magister::messina
