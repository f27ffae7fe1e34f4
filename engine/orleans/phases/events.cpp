// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 6: the event of the hourglass, player by player. events.*, event.*, tiles.sacristy
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool hasFood(const Definition& def, const Player& player) {
    if (player.ware(Ware::Bread) > 0) return true; // extra-tiles.bread
    return std::any_of(allGoods.begin(), allGoods.end(),
                       [&](Good good) { return def.good(good).food && player.ware(wareOf(good)) > 0; });
}

bool isFood(const Definition& def, Ware ware) {
    return ware == Ware::Bread || def.good(goodOf(ware)).food;
}

/// Only what lies beside the board counts, and only whole sets. events.taxes-goods
int taxes(const Definition& def, const Player& player) {
    return player.wareTotal() / def.event(EventKind::Taxes).goodsPerCoin;
}

bool guards(const Definition& def, const Player& player) {
    return player.owns(PlaceId::Sacristy) && isActive(def, player, PlaceId::Sacristy);
}

/// An own-coloured follower goes back, and the player is lucky. events.plague-own, events.plague-empty
void plague(Transaction& tx, PlayerIndex p) {
    if (tx.player(p).bagTotal() == 0) return tx.emit(EventSpared{Rule::EventsPlagueEmpty, p, EventKind::Plague});
    const Draw draw = drawFromBag(tx.state, p, 1, false);
    const Token token = draw.tokens[0];
    tx.emit(PlagueDrawn{isOwn(token) ? Rule::EventsPlagueOwn : Rule::EventsPlague, p, token, draw.pinned, draw.random});
}

} // namespace

/// Pilgrimage has forbidden monks in phase 5 and does no more. events.pilgrimage
EventImpact impactOn(const Definition& def, const State& state, PlayerIndex player, EventKind event) {
    const Player& p = state.players[player];
    const auto coins = [](int n) { return static_cast<std::int16_t>(n); };
    const auto fromTreasury = [&](int n) {
        const bool limited = state.rulings.bankSize == ruling::BankSize::BoxTokens;
        return EventImpact{.gains = coins(limited ? std::min<int>(n, state.bank) : n)};
    };
    switch (event) {
    case EventKind::Pilgrimage:
        return {};
    case EventKind::Income:
        return fromTreasury(levelOf(def, p));
    case EventKind::Harvest:
        return hasFood(def, p) ? EventImpact{.food = true} : EventImpact{.due = coins(def.event(event).fine)};
    case EventKind::Taxes:
        return {.due = coins(taxes(def, p))};
    case EventKind::TradingDay:
        return fromTreasury(stationsBuilt(state, player));
    case EventKind::Plague:
        return {.follower = p.bagTotal() > 0};
    }
    return {};
}

/// Only from what takes something away.
bool mayBeSpared(const Definition& def, const State& state, PlayerIndex player, EventKind event) {
    const EventImpact impact = impactOn(def, state, player, event);
    return (def.place(PlaceId::Sacristy).effect.events & setOf(event)) != 0 && guards(def, state.players[player]) &&
           (impact.due > 0 || impact.food || impact.follower);
}

/// The owner of the Sacristy chooses first. tiles.sacristy-scope
void resolveFor(Transaction& tx, PlayerIndex p) {
    if (mayBeSpared(tx.def, tx.state, p, tx.state.event))
        tx.open(p, PromptKind::Protect, Rule::TilesSacristy);
    else
        strike(tx, p);
}

void strike(Transaction& tx, PlayerIndex p) {
    const EventImpact impact = impactOn(tx.def, tx.state, p, tx.state.event);
    switch (tx.state.event) {
    case EventKind::Pilgrimage:
        return;
    case EventKind::Income:
        return tx.gain(p, levelOf(tx.def, tx.player(p)), Rule::EventsIncome); // tells what the treasury lacks
    case EventKind::Harvest:
        if (impact.food) return tx.open(p, PromptKind::HandInFood, Rule::EventsHarvest);
        return tx.demand(p, impact.due, Rule::EventsHarvestFine);
    case EventKind::Taxes:
        if (impact.due > 0) return tx.demand(p, impact.due, Rule::EventsTaxes);
        return tx.emit(EventSpared{Rule::EventsTaxesGoods, p, EventKind::Taxes});
    case EventKind::TradingDay:
        return tx.gain(p, stationsBuilt(tx.state, p), Rule::EventsTradingDay);
    case EventKind::Plague:
        return plague(tx, p);
    }
}

std::optional<Refusal> refuse(const View& view, const HandInFood& command) {
    if (view.kind() != PromptKind::HandInFood) return outOfPlace(view, Stage::Event);
    if (static_cast<std::size_t>(command.ware) >= wareCount || !isFood(view.def, command.ware))
        return refusal(Reason::NotFood);
    if (view.player().ware(command.ware) == 0) return Refusal{Reason::NotThatWare, Rule::EventsHarvest, {}};
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const HandInFood& command) {
    tx.close(me);
    tx.emit(WarePaid{Rule::EventsHarvest, me, command.ware, false});
}

/// Whoever has food hands it in; whoever has none is never asked. events.harvest-fine
std::optional<Refusal> refuse(const View& view, const PayFine&) {
    if (view.kind() == PromptKind::HandInFood) return refusal(Reason::FoodFirst);
    return refusal(Reason::NotTheTime);
}

void perform(Transaction&, PlayerIndex, const PayFine&) {}

std::optional<Refusal> refuse(const View& view, const UseSacristy&) {
    if (view.kind() == PromptKind::Protect) return std::nullopt;
    if (!guards(view.def, view.player())) return refusal(Reason::NoSacristy);
    if (!(view.def.place(PlaceId::Sacristy).effect.events >> static_cast<unsigned>(view.state.event) & 1u))
        return refusal(Reason::SacristyCannotHelp);
    // Its event is still to come; or it has come, and the monk was left where it is or there was nothing to fear.
    if (view.state.stage == Stage::Event && view.kind() != PromptKind::ResolveEvent) return refusal(Reason::NotTheTime);
    return refusal(view.state.stage == Stage::Census ? Reason::SacristyCannotHelp : Reason::SacristyWaits);
}

void perform(Transaction& tx, PlayerIndex me, const UseSacristy&) {
    tx.close(me);
    tx.emit(SacristyUsed{.player = me, .event = tx.state.event});
}

} // namespace magister::orleans
