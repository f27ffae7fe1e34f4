// SPDX-License-Identifier: GPL-3.0-or-later
// The end of quarantine: who moves on in the huts, who leaves them and where to. quarantine.*
#include "engine/messina/transaction.h"

#include <algorithm>
#include <bit>

namespace magister::messina {

namespace {

bool hasEmptyWorkshop(const View& view, CitizenClass c) {
    const auto& workshops = view.player().workshops;
    return std::any_of(workshops.begin(), workshops.end(), [&](const WorkshopSlot& slot) {
        return slot.citizen == Citizen::Nobody && view.def.workshops[slot.tile].citizenClass == c &&
               !isClosed(view, slot);
    });
}

/// A square or workshop for somebody who leaves quarantine. quarantine.leave, quarantine.no-room
bool hasRoomInEstate(const View& view, CitizenClass c) { return hasFreeSquare(view.player(), c) || hasEmptyWorkshop(view, c); }

/// Who is left to leave quarantine, a bit a hut: a single one is asked about, several are the player's to choose from.
Prompt leaveFrom(Prompt prompt, std::uint8_t huts) {
    const bool several = (huts & (huts - 1u)) != 0;
    prompt.remaining = several ? huts : std::uint8_t{0};
    prompt.slot = several ? none : static_cast<std::uint8_t>(std::countr_zero(huts));
    return prompt;
}

/// In the order of the player's choice, or hut by hut (ruling quarantine-order).
void openQuarantine(Transaction& tx, PlayerIndex p) {
    Prompt leave;
    leave.kind = PromptKind::LeaveQuarantine;
    leave.player = p;
    leave.rule = Rule::QuarantineLeave;
    const bool free = tx.rulings().quarantineOrder == ruling::QuarantineOrder::Free;
    unsigned huts = 0;
    for (std::uint8_t hut = hutCount; hut-- > 0;) {
        if (tx.player(p).huts[hut].field != 2) continue;
        huts |= 1u << hut;
        if (!free) tx.open(leaveFrom(leave, static_cast<std::uint8_t>(1u << hut)));
    }
    if (free && huts != 0) tx.open(leaveFrom(leave, static_cast<std::uint8_t>(huts)));
}

/// Whether the table still asks for the citizen of that hut, in this question or in one below it.
bool leavesLater(const View& view, std::uint8_t hut) {
    const auto& stack = view.state.promptStack;
    return std::any_of(stack.begin(), stack.begin() + view.state.promptCount, [&](const Prompt& prompt) {
        return prompt.kind == PromptKind::LeaveQuarantine && prompt.player == view.me && prompt.slot == hut;
    });
}

/// The citizen whose turn it is to leave: any whose quarantine is over, or the next by the order of huts.
/// quarantine.two-rounds, ruling quarantine-order
std::optional<Refusal> refuseLeaver(const View& view, std::uint8_t hut) {
    if (hut >= hutCount || view.player().huts[hut].citizen == Citizen::Nobody)
        return Refusal{Reason::NobodyThere, Rule::QuarantineLeave, {}};
    const Prompt& prompt = view.prompt();
    if (prompt.slot == hut || prompt.remaining >> hut & 1u) return std::nullopt;
    return refusal(leavesLater(view, hut) ? Reason::HutsInOrder : Reason::QuarantineGoesOn);
}

} // namespace

/// Who has had a whole round in the right field leaves; who came in this round goes over there.
/// quarantine.two-rounds
void beginQuarantine(Transaction& tx) {
    const auto people = peopleInOrder(tx.state);
    for (std::size_t i = people.size(); i-- > 0;) {
        const PlayerIndex p = people[i];
        openQuarantine(tx, p);
        for (std::uint8_t hut = 0; hut < hutCount; ++hut)
            if (tx.player(p).huts[hut].field == 1) tx.emit(QuarantineAdvanced{.player = p, .hut = hut});
    }
}

std::optional<Refusal> refuse(const View& view, const LeaveQuarantine& command) {
    if (view.kind() != PromptKind::LeaveQuarantine)
        return view.state.stage == Stage::Quarantine ? outOfPlace(view, 4) : refusal(Reason::QuarantineNotOver);
    if (auto no = refuseLeaver(view, command.hut)) return no;
    const Player& player = view.player();
    const CitizenClass c = classOf(player.huts[command.hut].citizen);
    const CitizenSpot& to = command.to;
    if (to.kind == Spot::Square && to.index < squareCount && sectorOf(to.index) == c &&
        player.squares[to.index] == Citizen::Nobody)
        return std::nullopt;
    if (to.kind == Spot::Workshop && to.index < player.workshops.size() &&
        player.workshops[to.index].citizen == Citizen::Nobody &&
        view.def.workshops[player.workshops[to.index].tile].citizenClass == c) {
        if (isClosed(view, player.workshops[to.index])) return refusal(Reason::WorkshopClosed);
        return std::nullopt;
    }
    if (to.kind != Spot::Nowhere) return refusal(Reason::LeaveToSquareOrWorkshop);
    if (hasRoomInEstate(view, c)) return Refusal{Reason::RoomIsLeft, Rule::QuarantineNoRoom, {}};
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const LeaveQuarantine& command) {
    const CitizenSpot hut{Spot::Hut, command.hut};
    const Citizen citizen = tx.player(me).huts[hut.index].citizen;
    const Prompt prompt = tx.prompt();
    const auto others = static_cast<std::uint8_t>(prompt.remaining & ~(1u << command.hut));
    if (others != 0) tx.change(leaveFrom(prompt, others));
    else tx.close();
    const bool stays = tx.rulings().quarantineNoRoom == ruling::QuarantineNoRoom::StayInHut;
    if (command.to.kind == Spot::Nowhere && stays) return tx.emit(CitizenStays{.player = me, .hut = hut.index});
    if (command.to.kind == Spot::Nowhere) {
        tx.emit(CitizenLeft{Rule::QuarantineNoRoom, me, citizen, hut});
        return;
    }
    tx.emit(CitizenMoved{Rule::QuarantineLeave, me, citizen, hut, command.to});
    if (command.to.kind == Spot::Workshop) rewardLateWorkshop(tx, me, command.to.index);
}

} // namespace magister::messina
