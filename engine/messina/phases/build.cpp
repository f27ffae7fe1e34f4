// SPDX-License-Identifier: GPL-3.0-or-later
// Build: hut upgrades, workshops, carts, refreshing the offer. build.*, hut.*, workshop.take, cart.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

std::optional<Refusal> refuseBuilding(const View& view) {
    if (view.kind() == PromptKind::Build) return std::nullopt;
    if (view.kind() == PromptKind::PlaceHutUpgrade) return refusal(Reason::MustPlaceTile);
    if (turnStep(view.state) == 4) return refusal(Reason::NoBuildNow);
    return outOfPlace(view, 4);
}

std::optional<Refusal> refusePrice(const View& view, const Cost& cost) {
    if (canPay(view.player(), cost)) return std::nullopt;
    return refusal(Reason::CannotPayTile);
}

constexpr std::uint8_t bit(RefreshKind kind) { return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind)); }

/// Huts without an upgrade, less those that a bought upgrade waits for: a book action may build in between.
std::ptrdiff_t freeHuts(const View& view) {
    const auto& huts = view.player().huts;
    const auto waiting = std::count_if(view.state.promptStack.begin(), view.state.promptStack.end(),
                                       [](const Prompt& prompt) { return prompt.kind == PromptKind::PlaceHutUpgrade; });
    return std::count_if(huts.begin(), huts.end(), [](const Hut& hut) { return hut.upgrade == none; }) - waiting;
}

std::optional<Token> paymentToken(RefreshPayment payment) {
    switch (payment) {
    case RefreshPayment::Coin: return Token::Coin;
    case RefreshPayment::Wood: return Token::Wood;
    case RefreshPayment::Fire: return Token::Fire;
    case RefreshPayment::BigFire: return Token::BigFire;
    default: return std::nullopt;
    }
}

std::optional<Refusal> refuseHutUpgrade(const View& view, const TakeHutUpgrade& command) {
    if (command.pile >= view.state.huts.size() || view.state.huts[command.pile].empty())
        return Refusal{Reason::NoTileOnOffer, Rule::HutTake, {}};
    if (freeHuts(view) <= 0) return refusal(Reason::HutsFull);
    return refusePrice(view, view.def.hutUpgrades[view.state.huts[command.pile].back()].cost);
}

std::optional<Refusal> refuseWorkshop(const View& view, const TakeWorkshop& command) {
    if (command.pile >= classCount || view.state.workshops[command.pile].empty())
        return Refusal{Reason::NoTileOnOffer, Rule::WorkshopTake, {}};
    return refusePrice(view, view.def.workshops[view.state.workshops[command.pile].back()].cost);
}

/// A tile that was not turned up by this Build's refresh, while one that was could be built. build.refresh-duty
bool mustTakeAnother(const View& view, std::uint8_t kind) {
    return view.rulings().refreshDuty == ruling::RefreshDuty::NewTilesOnly && view.prompt().refreshed != 0 &&
           !(view.prompt().refreshed & kind) && newTileCanBeBuilt(view);
}

/// Tokens that this table does not take for a refresh. build.refresh-price
bool isForeign(ruling::RefreshPrice price, RefreshPayment payment) {
    return (price == ruling::RefreshPrice::NoCoin && payment == RefreshPayment::Coin) ||
           (price == ruling::RefreshPrice::NoBigFire && payment == RefreshPayment::BigFire);
}

} // namespace

bool newTileCanBeBuilt(const View& view) {
    for (std::uint8_t pile = 0; pile < 3; ++pile) {
        if ((view.prompt().refreshed & bit(RefreshKind::HutUpgrades)) && !refuseHutUpgrade(view, {pile})) return true;
        if ((view.prompt().refreshed & bit(RefreshKind::Workshops)) && !refuseWorkshop(view, {pile})) return true;
    }
    return false;
}

std::optional<Refusal> refuse(const View& view, const TakeHutUpgrade& command) {
    if (auto no = refuseBuilding(view)) return no;
    if (auto no = refuseHutUpgrade(view, command)) return no;
    if (mustTakeAnother(view, bit(RefreshKind::HutUpgrades))) return refusal(Reason::MustTakeNewTile);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeHutUpgrade& command) {
    const bool begun = tx.prompt().begun;
    const TileIndex tile = tx.state.huts[command.pile].back();
    tx.close();
    tx.pay(me, tx.def.hutUpgrades[tile].cost, Rule::BuildAfford);
    tx.emit(HutUpgradeTaken{.player = me, .pile = command.pile, .tile = tile});
    Prompt place;
    place.rule = Rule::HutPlace;
    place.kind = PromptKind::PlaceHutUpgrade;
    place.player = me;
    place.begun = begun;
    place.slot = tile;
    tx.open(place);
}

std::optional<Refusal> refuse(const View& view, const PlaceHutUpgrade& command) {
    if (view.kind() != PromptKind::PlaceHutUpgrade) {
        if (turnStep(view.state) == 4) return refusal(Reason::NoBuildNow);
        return outOfPlace(view, 4);
    }
    if (command.hut >= hutCount || view.player().huts[command.hut].upgrade != none)
        return refusal(Reason::HutUpgraded);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const PlaceHutUpgrade& command) {
    const TileIndex tile = tx.prompt().slot;
    tx.close();
    tx.emit(HutUpgradePlaced{.player = me, .hut = command.hut, .tile = tile});
}

std::optional<Refusal> refuse(const View& view, const TakeWorkshop& command) {
    if (auto no = refuseBuilding(view)) return no;
    if (auto no = refuseWorkshop(view, command)) return no;
    if (mustTakeAnother(view, bit(RefreshKind::Workshops))) return refusal(Reason::MustTakeNewTile);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeWorkshop& command) {
    const TileIndex tile = tx.state.workshops[command.pile].back();
    tx.close();
    tx.pay(me, tx.def.workshops[tile].cost, Rule::BuildAfford);
    tx.emit(WorkshopTaken{.player = me, .pile = command.pile, .tile = tile});
}

std::optional<Refusal> refuse(const View& view, const TakeCart& command) {
    if (auto no = refuseBuilding(view)) return no;
    if (command.pile >= view.state.carts.size() || view.state.carts[command.pile].empty())
        return Refusal{Reason::NoTileOnOffer, Rule::CartChoice, {}};
    if (auto no = refusePrice(view, view.def.carts[view.state.carts[command.pile].back()].cost)) return no;
    if (mustTakeAnother(view, 0)) return refusal(Reason::MustTakeNewTile);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeCart& command) {
    const TileIndex tile = tx.state.carts[command.pile].back();
    tx.close();
    tx.pay(me, tx.def.carts[tile].cost, Rule::BuildAfford);
    tx.emit(CartTaken{.player = me, .pile = command.pile, .tile = tile});
    tx.score(me, tx.def.carts[tile].points, Rule::CartPoints);
}

std::optional<Refusal> refuse(const View& view, const RefreshTiles& command) {
    if (auto no = refuseBuilding(view)) return no;
    if (view.prompt().refreshed != 0 && view.rulings().refreshRepeat == ruling::RefreshRepeat::Once)
        return refusal(Reason::RefreshOnce);
    if (command.payment == RefreshPayment::Rat) return refusal(Reason::RatsDoNotPay);
    if (isForeign(view.rulings().refreshPrice, command.payment)) return refusal(Reason::TokenNotForRefresh);
    const auto token = paymentToken(command.payment);
    const int owned = token ? view.player().token(*token) : view.player().points;
    if (owned < 1) return refusal(Reason::CannotPayRefresh, 1, owned);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const RefreshTiles& command) {
    Prompt prompt = tx.prompt();
    prompt.refreshed = static_cast<std::uint8_t>(prompt.refreshed | bit(command.kind));
    prompt.begun = true;
    if (const auto token = paymentToken(command.payment)) tx.pay(me, *token, 1, Rule::BuildRefreshPrice);
    else tx.score(me, -1, Rule::BuildRefreshPrice);
    tx.emit(TilesRefreshed{.player = me, .kind = command.kind});
    tx.change(prompt);
}

} // namespace magister::messina
