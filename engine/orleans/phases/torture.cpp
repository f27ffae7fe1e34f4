// SPDX-License-Identifier: GPL-3.0-or-later
// Forced payments without the coins for them. torture.*
#include "engine/orleans/transaction.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

bool listed(const Definition& def, TortureAsset asset) {
    return static_cast<std::size_t>(asset) < tortureAssetCount &&
           (def.tortureAssets >> static_cast<unsigned>(asset) & 1u);
}

bool isCoinSpace(const Definition& def, int space) {
    return std::any_of(def.development.coins.begin(), def.development.coins.end(),
                       [&](const CoinSpace& coin) { return coin.space == space; });
}

bool hasPlacedTechnology(const Workforce& work) {
    return std::any_of(work.places.begin(), work.places.end(), [](const Filling& filling) {
        return std::find(filling.tokens.begin(), filling.tokens.end(), Token::Technology) != filling.tokens.end();
    });
}

bool has(bool owned, const Definition& def, TortureAsset asset) {
    return owned && listed(def, asset);
}

std::optional<Refusal> unless(bool owned) {
    return owned ? std::nullopt : std::optional(refusal(Reason::NotAnAsset));
}

/// torture.development
std::optional<Refusal> refuseDevelopment(const View& view) {
    if (view.player().development == 0) return refusal(Reason::NotAnAsset);
    if (isCoinSpace(view.def, view.player().development - 1)) return refusal(Reason::CoinSpaceBars);
    return std::nullopt;
}

/// torture.follower, torture.bag-only-own, own-followers.protected
std::optional<Refusal> refuseFollower(const View& view, const GiveUp& command) {
    if (command.which != none) return refusal(Reason::OwnFollowersStay);
    if (view.player().bag.neutrals() == 0) return refusal(Reason::OnlyOwnInBag);
    return std::nullopt;
}

} // namespace

bool hasAsset(const Definition& def, const State& state, PlayerIndex player) {
    const Player& p = state.players[player];
    return has(p.stations > 0 || stationsBuilt(state, player) > 0, def, TortureAsset::TradingStation) ||
           has(p.bag.neutrals() > 0, def, TortureAsset::RandomFollower) ||
           has(p.development > 0 && !isCoinSpace(def, p.development - 1), def, TortureAsset::DevelopmentPoint) ||
           has(p.wareTotal() > 0, def, TortureAsset::Good) || has(p.tiles != 0, def, TortureAsset::PlaceTile) ||
           has(p.work.technologies > 0 || hasPlacedTechnology(p.work), def, TortureAsset::TechnologyTile);
}

std::optional<Refusal> refuse(const View& view, const PayCoins&) {
    if (view.kind() != PromptKind::PayDebt) return refusal(Reason::NothingOwed);
    if (view.player().coins == 0) return refusal(Reason::NoCoinsLeft);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const PayCoins&) {
    Prompt prompt = tx.state.question(me);
    const int coins = std::min<int>(tx.player(me).coins, prompt.amount);
    tx.pay(me, coins, prompt.rule);
    prompt.amount = static_cast<std::uint8_t>(prompt.amount - coins);
    tx.change(me, prompt);
    closeDebt(tx, me);
}

/// The debt is settled, or nothing is left to take. torture.nothing-left
void closeDebt(Transaction& tx, PlayerIndex me) {
    const std::uint8_t owed = tx.state.question(me).amount;
    const bool more = owed > 0 && (tx.player(me).coins > 0 || hasAsset(tx.def, tx.state, me));
    if (more) return;
    tx.close(me);
    if (owed > 0) tx.emit(DebtDropped{.player = me, .amount = owed});
}

/// Any asset, in any mix; coins come first. torture.per-coin, torture.coins-first, torture.station,
/// torture.goods-and-tiles
std::optional<Refusal> refuse(const View& view, const GiveUp& command) {
    if (view.kind() != PromptKind::PayDebt) return refusal(Reason::NothingOwed);
    if (view.player().coins > 0) return refusal(Reason::CoinsFirst, view.player().coins);
    const Player& player = view.player();
    const bool placed = command.asset == TortureAsset::TechnologyTile && command.which != none;
    if (!listed(view.def, command.asset) || (!placed && command.slot != none)) return refusal(Reason::NotAnAsset);
    switch (command.asset) {
    case TortureAsset::TradingStation:
        if (command.which == none) return unless(player.stations > 0);
        return unless(command.which < townCount && (view.state.stationsAt[command.which] >> view.me & 1u));
    case TortureAsset::RandomFollower:
        return refuseFollower(view, command);
    case TortureAsset::DevelopmentPoint:
        if (command.which != none) return refusal(Reason::NotAnAsset);
        return refuseDevelopment(view);
    case TortureAsset::Good:
        return unless(command.which < wareCount && player.wares[command.which] > 0);
    case TortureAsset::PlaceTile:
        return unless(command.which < placeCount && isTile(placeAt(command.which)) &&
                      player.owns(placeAt(command.which)));
    case TortureAsset::TechnologyTile:
        if (command.which == none) return unless(player.work.technologies > 0);
        return unless(command.which < placeCount && command.slot < maxPlaceSlots &&
                      player.work.places[command.which].tokens[command.slot] == Token::Technology);
    }
    return refusal(Reason::NotAnAsset);
}

/// What is given up returns to no supply. torture.removed
void perform(Transaction& tx, PlayerIndex me, const GiveUp& command) {
    Prompt prompt = tx.state.question(me);
    const std::uint8_t space = tx.player(me).development;
    switch (command.asset) {
    case TortureAsset::TradingStation:
        tx.emit(StationLost{.player = me, .town = command.which});
        break;
    case TortureAsset::RandomFollower: {
        const Draw draw = drawFromBag(tx.state, me, 1, true);
        tx.emit(FollowerLost{.player = me, .token = draw.tokens[0], .random = draw.random});
        break;
    }
    case TortureAsset::DevelopmentPoint:
        tx.emit(DevelopmentMoved{Rule::TortureDevelopment, me, space, static_cast<std::uint8_t>(space - 1)});
        break;
    case TortureAsset::Good:
        tx.emit(WarePaid{Rule::TortureGoodsAndTiles, me, static_cast<Ware>(command.which), true});
        break;
    case TortureAsset::PlaceTile:
        tx.emit(TileLost{.player = me, .tile = placeAt(command.which)});
        break;
    case TortureAsset::TechnologyTile:
        tx.emit(TechnologyLost{
            .player = me, .place = command.which, .slot = command.which == none ? SlotOfPlace{} : command.slot});
        break;
    }
    --prompt.amount;
    tx.change(me, prompt);
    closeDebt(tx, me);
}

} // namespace magister::orleans
