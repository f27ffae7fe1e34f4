// SPDX-License-Identifier: GPL-3.0-or-later
// The rule-driven opponent of the solo game. solo.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

PlaceIndex placeOf(const Transaction& tx, TileIndex hex) {
    const Layout& layout = tx.layout();
    for (PlaceIndex place = 0; place < layout.places.size(); ++place)
        if (isDistrictNow(tx.state, layout, place) && tx.state.places[place].hex == hex) return place;
    return none;
}

/// Tiles that may be turned up again: everything spent but what is out for this round.
void shuffleSpent(Transaction& tx) {
    SoloTilesShuffled shuffled{Rule::SoloReshuffle, {}, tx.state.random};
    for (const TileIndex tile : tx.state.soloSpent)
        if (!(tx.state.soloOut >> tile & 1)) shuffled.pile.push(tile);
    shuffled.random.shuffle(shuffled.pile);
    tx.emit(shuffled);
}

/// Turns tiles up until one names a hex that is free; none when no tile is left. solo.choose-hex, solo.unavailable
TileIndex turnUp(Transaction& tx) {
    for (;;) {
        if (tx.state.soloPile.empty()) {
            if (tx.rulings().soloReshuffle == ruling::SoloReshuffle::WhenEmpty) shuffleSpent(tx);
            if (tx.state.soloPile.empty()) return none;
        }
        const TileIndex tile = tx.state.soloPile.back();
        const PlaceIndex place = placeOf(tx, tx.def.solo.tiles[tile].hex);
        const bool used = place != none && tx.state.places[place].standing == none;
        tx.emit(SoloTileTurned{used ? Rule::SoloChooseHex : Rule::SoloUnavailable, tile, used});
        if (used) return tile;
    }
}

struct Berth {
    std::uint8_t corner{};
    std::uint8_t bay{};
};

/// Ships at the docks nearest to a hex. solo.take-ship
InlineVector<Berth, dockCount * baysPerDock> nearestShips(const Transaction& tx, PlaceIndex from) {
    InlineVector<Berth, dockCount * baysPerDock> nearest;
    int best = none;
    for (std::uint8_t corner = 0; corner < dockCount; ++corner)
        for (std::uint8_t bay = 0; bay < baysPerDock; ++bay) {
            const int far = steps(tx.def, tx.state, from, tx.layout().dock(corner));
            if (tx.state.docks[corner][bay].ship == none || far == none || far > best) continue;
            if (far < best) nearest.clear();
            best = far;
            nearest.push({corner, bay});
        }
    return nearest;
}

void takeNearestShip(Transaction& tx, PlaceIndex from) {
    const auto ships = nearestShips(tx, from);
    if (ships.empty()) return tx.emit(OpponentSkipped{});
    Berth berth = ships[0];
    if (ships.size() > 1) {
        Random random = tx.state.random;
        berth = ships[random.below(static_cast<std::uint32_t>(ships.size()))];
        tx.emit(ShipDrawn{Rule::SoloTakeShip, berth.corner, berth.bay, random});
    }
    const Bay bay = tx.state.docks[berth.corner][berth.bay];
    if (bay.cube != 0)
        tx.emit(CubeRemoved{Rule::SoloOpenEnds, opponent, tx.layout().dock(berth.corner), berth.bay, false});
    tx.emit(ShipTaken{Rule::SoloTakeShip, opponent, berth.corner, berth.bay, bay.ship});
}

void takeCart(Transaction& tx) {
    if (tx.state.carts[0].empty()) return tx.emit(OpponentSkipped{});
    tx.emit(CartTaken{Rule::SoloTakeBuild, opponent, 0, tx.state.carts[0].back()});
}

void takeWorkshop(Transaction& tx, CitizenClass citizenClass) {
    const auto pile = static_cast<std::uint8_t>(citizenClass);
    if (tx.state.workshops[pile].empty()) return tx.emit(OpponentSkipped{});
    tx.emit(WorkshopTaken{Rule::SoloTakeBuild, opponent, pile, tx.state.workshops[pile].back()});
}

/// Every open one; what lies below is then open and stays.
void takeHutUpgrades(Transaction& tx) {
    bool any = false;
    for (std::uint8_t pile = 0; pile < tx.state.huts.size(); ++pile)
        if (!tx.state.huts[pile].empty()) {
            any = true;
            tx.emit(HutUpgradeTaken{Rule::SoloTakeBuild, opponent, pile, tx.state.huts[pile].back()});
        }
    if (!any) tx.emit(OpponentSkipped{});
}

/// The red part of the tile instead of the hex action, and for nothing. solo.action
void carryOut(Transaction& tx, const SoloTile& tile, PlaceIndex place) {
    switch (tile.action) {
    case OpponentAction::Nothing: return;
    case OpponentAction::TakeShip: return takeNearestShip(tx, place);
    case OpponentAction::TakeCart: return takeCart(tx);
    case OpponentAction::TakeWorkshop: return takeWorkshop(tx, tile.workshop);
    case OpponentAction::TakeHutUpgrades: return takeHutUpgrades(tx);
    }
}

void sendLieutenant(Transaction& tx, PlaceIndex place) {
    const auto& lieutenants = tx.state.players[opponent].lieutenants;
    const auto at = std::find_if(lieutenants.begin(), lieutenants.end(), isUnused);
    tx.emit(LieutenantPlaced{Rule::SoloChooseHex, opponent, static_cast<std::uint8_t>(at - lieutenants.begin()), place,
                             none});
    const PlayerIndex owner = tx.state.places[place].owner;
    if (owner != none && tx.rulings().soloVisitPoints == ruling::SoloVisitPoints::Yes)
        tx.score(owner, tx.def.parameters.visitPoints, Rule::SoloVisitPoints);
}

/// solo.rescue, solo.fight
void clearHex(Transaction& tx, PlaceIndex place) {
    for (const CitizenClass c : allClasses)
        if (const auto n = tx.state.places[place].citizens[static_cast<std::size_t>(c)])
            tx.emit(CitizensLost{Rule::SoloRescue, opponent, place, c, n});
    for (int i = 0; i < tx.def.solo.cubesPerTurn && tx.state.places[place].cubes > 0; ++i) {
        tx.emit(CubeRemoved{Rule::SoloFight, opponent, place, none, true});
        const std::uint8_t from = tx.player(opponent).book(Book::Popularity);
        const auto last = static_cast<std::uint8_t>(tx.def.books[static_cast<std::size_t>(Book::Popularity)].spaces.size());
        if (from < last)
            tx.emit(DiscMoved{Rule::SoloFight, opponent, Book::Popularity, static_cast<std::uint8_t>(from + 1)});
    }
}

} // namespace

void playOpponent(Transaction& tx) {
    const TileIndex tile = turnUp(tx);
    if (tile == none) {
        // No hex is left for it: its remaining lieutenants stay at home.
        tx.emit(OpponentSkipped{});
        for (std::uint8_t i = 0; i < lieutenantCount; ++i)
            if (isUnused(tx.player(opponent).lieutenants[i]))
                tx.emit(LieutenantIdle{Rule::SoloOpenEnds, opponent, i});
        return;
    }
    const SoloTile& what = tx.def.solo.tiles[tile];
    const PlaceIndex place = placeOf(tx, what.hex);
    sendLieutenant(tx, place);
    clearHex(tx, place);
    carryOut(tx, what, place);
}

void readyOpponent(Transaction& tx) {
    tx.emit(OpponentReadied{Rule::SoloLieutenants, tx.def.solo.lieutenants[tx.state.round - 1u]});
    if (tx.rulings().soloReshuffle != ruling::SoloReshuffle::EveryRound) return;
    SoloTilesShuffled shuffled{Rule::SoloReshuffle, {}, tx.state.random};
    for (TileIndex tile = 0; tile < tx.def.solo.tiles.size(); ++tile)
        shuffled.pile.push(tile);
    shuffled.random.shuffle(shuffled.pile);
    tx.emit(shuffled);
}

} // namespace magister::messina
