// SPDX-License-Identifier: GPL-3.0-or-later
// Repopulating the chosen district. repop.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

struct Workforce {
    std::array<std::uint8_t, classCount> ordinary{};
    std::array<std::uint8_t, classCount> gold{};
};

void count(Workforce& force, Citizen citizen) {
    if (citizen == Citizen::Nobody) return;
    auto& side = isUpgraded(citizen) ? force.gold : force.ordinary;
    ++side[static_cast<std::size_t>(classOf(citizen))];
}

/// Citizens in sectors and workshops; those in quarantine do not count. repop.citizens
Workforce workforce(const Player& player) {
    Workforce force;
    for (const Citizen citizen : player.squares)
        count(force, citizen);
    for (const WorkshopSlot& slot : player.workshops)
        count(force, slot.citizen);
    return force;
}

/// An upgraded citizen may stand in for an ordinary one, not the reverse. repop.upgraded-substitute
std::optional<Refusal> refuseForce(const Workforce& have, const std::array<std::uint8_t, classCount>& ordinary,
                                   const std::array<std::uint8_t, classCount>& gold) {
    bool upgradedMissing = false;
    for (std::size_t c = 0; c < classCount; ++c) {
        if (have.ordinary[c] + have.gold[c] < ordinary[c] + gold[c]) return refusal(Reason::CitizensMissing);
        upgradedMissing = upgradedMissing || have.gold[c] < gold[c];
    }
    if (upgradedMissing) return refusal(Reason::UpgradedNeeded);
    return std::nullopt;
}

const Hex& hexAt(const View& view, PlaceIndex place) { return view.def.hexes[view.state.places[place].hex]; }

Citizen returnable(const Player& player, const CitizenSpot& spot) {
    if (spot.kind == Spot::Square && spot.index < squareCount) return player.squares[spot.index];
    if (spot.kind == Spot::Workshop && spot.index < player.workshops.size())
        return player.workshops[spot.index].citizen;
    return Citizen::Nobody;
}

/// What is still owed once this citizen is handed back; ordinary places are filled first by ordinary citizens.
bool owe(Prompt& prompt, Citizen citizen) {
    const auto c = static_cast<std::size_t>(classOf(citizen));
    if (isUpgraded(citizen) && prompt.gold[c] > 0) return --prompt.gold[c], true;
    if (prompt.citizens[c] > 0) return --prompt.citizens[c], true;
    return false;
}

bool settled(const Prompt& prompt) {
    const auto zero = [](std::uint8_t n) { return n == 0; };
    return std::all_of(prompt.citizens.begin(), prompt.citizens.end(), zero) &&
           std::all_of(prompt.gold.begin(), prompt.gold.end(), zero);
}

void finish(Transaction& tx, PlayerIndex me, PlaceIndex place) {
    tx.emit(DistrictRepopulated{.player = me, .place = place});
    if (tx.state.places[place].cubes > 0) tx.takeRats(me, 1, Rule::RepopRatNow);
}

void askForLieutenantOrFinish(Transaction& tx, PlayerIndex me, PlaceIndex place) {
    if (!tx.def.hexes[tx.state.places[place].hex].lieutenant) return finish(tx, me, place);
    Prompt give;
    give.rule = Rule::RepopLieutenant;
    give.kind = PromptKind::GiveUpLieutenant;
    give.player = me;
    give.place = place;
    give.begun = true;
    tx.open(give);
}

} // namespace

std::optional<Refusal> refuse(const View& view, const Repopulate&) {
    if (view.kind() != PromptKind::Act) return outOfPlace(view, 4);
    const PlaceIndex place = view.state.turn.place;
    if (place == none) return refusal(Reason::NoActionAfterRecall);
    if (view.state.turn.bay != none || view.layout().places[place].kind == PlaceKind::Port)
        return refusal(Reason::PortNotRepopulated);
    if (view.state.turn.hexUsed) return refusal(Reason::HexAlreadyUsed);
    if (view.state.places[place].owner != none) return refusal(Reason::DistrictTaken);
    if (view.player().districts.size() >= view.def.parameters.repopulationTiles) return refusal(Reason::NoTileLeft);
    const Hex& hex = hexAt(view, place);
    if (!canPay(view.player(), hex.cost)) return refusal(Reason::CannotPayRepopulation);
    const auto& carts = view.player().carts;
    if (std::none_of(carts.begin(), carts.end(), [](const CartSlot& cart) { return !cart.used; }))
        return refusal(Reason::NoCartReady);
    if (auto no = refuseForce(workforce(view.player()), hex.ordinary, hex.gold)) return no;
    if (hex.lieutenant && !hasUnusedLieutenant(view.player())) return refusal(Reason::NoLieutenantToGive);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const Repopulate&) {
    const PlaceIndex place = tx.state.turn.place;
    const Hex& hex = tx.def.hexes[tx.state.places[place].hex];
    tx.pay(me, hex.cost, Rule::RepopPay);
    const auto& carts = tx.player(me).carts;
    const auto ready = std::find_if(carts.begin(), carts.end(), [](const CartSlot& cart) { return !cart.used; });
    tx.emit(CartUsed{.player = me, .cart = static_cast<std::uint8_t>(ready - carts.begin())});
    Prompt owed;
    owed.rule = Rule::RepopCitizens;
    owed.kind = PromptKind::ReturnCitizens;
    owed.player = me;
    owed.place = place;
    owed.begun = true;
    owed.citizens = hex.ordinary;
    owed.gold = hex.gold;
    if (settled(owed)) askForLieutenantOrFinish(tx, me, place);
    else tx.open(owed);
}

std::optional<Refusal> refuse(const View& view, const ReturnCitizen& command) {
    if (view.kind() != PromptKind::ReturnCitizens) return outOfPlace(view, 4);
    const Citizen citizen = returnable(view.player(), command.from);
    if (citizen == Citizen::Nobody)
        return refusal(command.from.kind == Spot::Hut ? Reason::CitizensMissing : Reason::NobodyThere);
    Prompt after = view.prompt();
    if (!owe(after, citizen)) {
        const bool goldOwed = after.gold[static_cast<std::size_t>(classOf(citizen))] > 0;
        return refusal(goldOwed ? Reason::UpgradedNeeded : Reason::NotAsked);
    }
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const ReturnCitizen& command) {
    Prompt prompt = tx.prompt();
    const Citizen citizen = returnable(tx.player(me), command.from);
    tx.emit(CitizenLeft{Rule::RepopCitizens, me, citizen, command.from});
    owe(prompt, citizen);
    if (!settled(prompt)) return tx.change(prompt);
    tx.close();
    askForLieutenantOrFinish(tx, me, prompt.place);
}

std::optional<Refusal> refuse(const View& view, const GiveUpLieutenant& command) {
    if (view.kind() != PromptKind::GiveUpLieutenant) return outOfPlace(view, 4);
    if (command.lieutenant >= lieutenantCount || !isUnused(view.player().lieutenants[command.lieutenant]))
        return refusal(Reason::LieutenantNotUnused);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const GiveUpLieutenant& command) {
    const PlaceIndex place = tx.prompt().place;
    tx.close();
    tx.emit(LieutenantGivenUp{.player = me, .lieutenant = command.lieutenant});
    finish(tx, me, place);
}

} // namespace magister::messina
