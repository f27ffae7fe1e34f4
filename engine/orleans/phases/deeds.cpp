// SPDX-License-Identifier: GPL-3.0-or-later
// Followers from the Town Hall or the tower to the deeds board. town-hall.*, deeds.*, tiles.gunpowder-tower-deeds
#include "engine/orleans/transaction.h"

namespace magister::orleans {

namespace {

bool isTower(const Definition& def, PlaceId place) {
    return def.place(place).effect.kind == EffectKind::Tower;
}

Token senderAt(const View& view, PlaceId place, std::uint8_t slot) {
    if (isTower(view.def, place)) return slot < maxTowerSpaces ? view.work().tower[slot] : Token::Nothing;
    return slot < maxPlaceSlots ? view.work().at(place).tokens[slot] : Token::Nothing;
}

int freeSpaces(const View& view, DeedId deed, Follower kind) {
    return view.def.deed(deed).spaces[static_cast<std::size_t>(kind)] - view.state.deedFilled(deed, kind);
}

bool isComplete(const Transaction& tx, DeedId deed) {
    int filled = 0;
    for (const Follower kind : allFollowers)
        filled += tx.state.deedFilled(deed, kind);
    return filled == tx.def.deed(deed).spaceTotal();
}

} // namespace

bool canSend(const View& view, PlaceId place) {
    for (std::uint8_t slot = 0; slot < maxSenders; ++slot) {
        const Token token = senderAt(view, place, slot);
        if (!isFollower(token) || isOwn(token)) continue;
        for (std::size_t deed = 0; deed < deedCount; ++deed)
            if (freeSpaces(view, static_cast<DeedId>(deed), kindOf(token)) > 0) return true;
    }
    return false;
}

/// Exactly the kind that is printed. deeds.exact, deeds.no-monk, deeds.no-substitutes
std::optional<Refusal> refuse(const View& view, const SendFollower& command) {
    if (view.kind() != PromptKind::SendFollowers) return outOfPlace(view, Stage::Actions);
    const PlaceId place = placeAt(view.prompt().place);
    const Token token = senderAt(view, place, command.slot);
    if (!isFollower(token)) return refusal(Reason::NobodyToSend);
    if (isOwn(token)) return refusal(isTower(view.def, place) ? Reason::TowerNoOwn : Reason::NoOwnInTownHall);
    if (static_cast<std::size_t>(command.deed) >= deedCount || static_cast<std::size_t>(command.space) >= followerCount)
        return refusal(Reason::DeedHasNoSpace);
    const Follower kind = kindOf(token);
    if (view.def.deed(command.deed).spaces[static_cast<std::size_t>(command.space)] == 0)
        return refusal(Reason::DeedNeedsOther);
    if (kind != command.space) {
        if (kind == Follower::Monk) return refusal(Reason::DeedNoMonk);
        const bool standsIn = fits(view.def, view.state, view.player(), token, slotFor(command.space));
        return refusal(standsIn ? Reason::DeedNoSubstitute : Reason::DeedNeedsOther);
    }
    if (freeSpaces(view, command.deed, command.space) <= 0) return refusal(Reason::DeedHasNoSpace);
    return std::nullopt;
}

/// Each is rewarded on its own; a second may follow to the same deed or to another. deeds.reward, deeds.citizen,
/// town-hall.one-or-two, town-hall.details
void perform(Transaction& tx, PlayerIndex me, const SendFollower& command) {
    Prompt prompt = tx.state.question(me);
    const PlaceId place = placeAt(prompt.place);
    const Deed& deed = tx.def.deed(command.deed);
    tx.emit(FollowerSent{prompt.rule, me, isTower(tx.def, place), command.slot, command.space, command.deed});
    ++prompt.amount;
    if (prompt.amount < tx.def.place(place).effect.most && canSend(View{tx.def, tx.state, me}, place))
        tx.change(me, prompt);
    else
        tx.close(me);
    if (isComplete(tx, command.deed))
        tx.takeCitizen(me, static_cast<std::uint8_t>(firstDeedCitizen + static_cast<std::size_t>(command.deed)),
                       Rule::DeedsCitizen);
    if (deed.development == 0) return tx.gain(me, deed.coins, Rule::DeedsReward);
    tx.open(me, Prompt{.rule = Rule::DeedsCanalisation,
                       .kind = PromptKind::DeedReward,
                       .place = prompt.place,
                       .amount = static_cast<std::uint8_t>(command.deed)});
}

std::optional<Refusal> refuse(const View& view, const TakeDeedReward&) {
    if (view.kind() != PromptKind::DeedReward) return outOfPlace(view, Stage::Actions);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeDeedReward& command) {
    const Deed& deed = tx.def.deed(static_cast<DeedId>(tx.state.question(me).amount));
    tx.close(me);
    if (command.development)
        tx.develop(me, deed.development, Rule::DeedsCanalisation);
    else
        tx.gain(me, deed.coins, Rule::DeedsCanalisation);
}

} // namespace magister::orleans
