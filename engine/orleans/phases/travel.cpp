// SPDX-License-Identifier: GPL-3.0-or-later
// Merchants and goods on the way. travel.*, tiles.horse-wagon, extra-tiles.tribunal
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// One connection of the right kind from the town. Towns may hold any number of merchants. travel.must-move
bool leads(const View& view, ConnectionIndex index, TownIndex from, WaySet ways) {
    if (index >= view.def.connections.size()) return false;
    const Connection& connection = view.def.connections[index];
    return (connection.a == from || connection.b == from) && (ways & setOf(connection.way));
}

bool hasGoods(const State& state, const Connection& connection) {
    for (std::uint8_t i = 0; i < connection.slotCount; ++i)
        if (state.map[connection.firstSlot + i] != none) return true;
    return false;
}

/// A connection without goods is simply travelled. travel.empty-connection
void move(Transaction& tx, PlayerIndex me, PlayerIndex owner, ConnectionIndex index, Rule rule, Rule goodRule) {
    const Connection& connection = tx.def.connections[index];
    tx.emit(MerchantMoved{rule, me, owner, index, connection.other(tx.player(owner).merchant)});
    if (hasGoods(tx.state, connection))
        tx.open(me, Prompt{.rule = goodRule, .kind = PromptKind::TakeGood, .connection = index});
}

} // namespace

std::optional<Refusal> refuse(const View& view, const Travel& command) {
    if (view.kind() != PromptKind::Travel) return outOfPlace(view, Stage::Actions);
    if (command.connection == none) return refusal(Reason::MustMove);
    const PlaceId place = placeAt(view.prompt().place);
    const WaySet ways = view.def.place(place).effect.ways;
    if (leads(view, command.connection, view.player().merchant, ways)) return std::nullopt;
    if (place == PlaceId::HorseWagon) return refusal(Reason::HorseWagonNoRoad);
    return refusal(ways & setOf(Way::Water) ? Reason::NoWaterwayThere : Reason::NoRoadThere);
}

void perform(Transaction& tx, PlayerIndex me, const Travel& command) {
    const Rule rule = tx.state.question(me).rule;
    tx.close(me);
    move(tx, me, me, command.connection, rule, Rule::TravelTakeGood);
}

std::optional<Refusal> refuse(const View& view, const TakeGood& command) {
    if (view.kind() != PromptKind::TakeGood) return outOfPlace(view, Stage::Actions);
    if (command.slot == bothGoods) return refusal(Reason::OneGoodOnly);
    const Connection& connection = view.def.connections[view.prompt().connection];
    if (command.slot >= connection.slotCount || view.state.map[connection.firstSlot + command.slot] == none)
        return refusal(Reason::NoGoodThere);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeGood& command) {
    const Prompt prompt = tx.state.question(me);
    const auto slot = static_cast<SlotIndex>(tx.def.connections[prompt.connection].firstSlot + command.slot);
    tx.close(me);
    tx.emit(GoodTaken{prompt.rule, me, slot, static_cast<Good>(tx.state.map[slot])});
}

std::optional<Refusal> refuse(const View& view, const MoveMerchant& command) {
    if (view.kind() != PromptKind::MoveMerchant) return outOfPlace(view, Stage::Actions);
    if (command.player == view.me || command.player >= view.state.playerCount)
        return refusal(Reason::OtherPlayersMerchant);
    const WaySet ways = view.def.place(placeAt(view.prompt().place)).effect.ways;
    if (!leads(view, command.connection, view.state.players[command.player].merchant, ways))
        return refusal(Reason::NoConnectionThere);
    return std::nullopt;
}

/// The good is for the owner of the tile, the coin for the player who is moved. extra-tiles.tribunal-scope
void perform(Transaction& tx, PlayerIndex me, const MoveMerchant& command) {
    const std::uint8_t coins = tx.def.place(placeAt(tx.state.question(me).place)).price.coinsToMoved;
    const auto paid = static_cast<std::uint8_t>(std::min<int>(coins, tx.player(me).coins));
    tx.close(me);
    if (paid > 0) tx.emit(CoinsPaid{Rule::ExtraTilesTribunal, me, paid, command.player});
    move(tx, me, command.player, command.connection, Rule::ExtraTilesTribunal, Rule::ExtraTilesTribunalScope);
    // Only where the table lets torture stand in: what it takes goes to nobody. torture.removed, ruling optional-price
    if (paid < coins) tx.demand(me, coins - paid, Rule::ExtraTilesTribunal);
}

} // namespace magister::orleans
