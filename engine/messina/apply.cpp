// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/game.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// Moves one entry of an arrival list to its end: the disc now lies on top.
void toTop(std::array<PlayerIndex, maxPlayers>& arrival, std::size_t players, PlayerIndex player) {
    const auto last = arrival.begin() + static_cast<std::ptrdiff_t>(players);
    const auto it = std::find(arrival.begin(), last, player);
    if (it != last) std::rotate(it, it + 1, last);
}

struct Apply {
    const Definition& def;
    State& s;

    Player& player(PlayerIndex p) { return s.players[p]; }
    bool isOpponent(PlayerIndex p) const { return s.solo() && p == opponent; }
    Citizen& at(Player& p, const CitizenSpot& spot) {
        switch (spot.kind) {
        case Spot::Square: return p.squares[spot.index];
        case Spot::Hut: return p.huts[spot.index].citizen;
        default: return p.workshops[spot.index].citizen;
        }
    }
    void put(Player& p, const CitizenSpot& spot, Citizen citizen) {
        if (spot.kind == Spot::Nowhere) return;
        at(p, spot) = citizen;
        if (spot.kind == Spot::Hut) p.huts[spot.index].field = 1;
    }
    void clear(Player& p, const CitizenSpot& spot) {
        at(p, spot) = Citizen::Nobody;
        if (spot.kind == Spot::Hut) p.huts[spot.index].field = 0;
    }
    void addPoints(PlayerIndex p, int amount) {
        player(p).points = static_cast<std::int16_t>(player(p).points + amount);
        if (amount != 0) toTop(s.scoreArrival, s.playerCount, p);
    }

    void operator()(const TurnStarted& e) {
        s.turn = Turn{};
        s.turn.player = e.player;
    }
    void operator()(const TurnEnded&) {
        const PlayerIndex last = s.turn.player;
        s.turn = Turn{};
        s.turn.player = last;
    }
    void operator()(const LieutenantPlaced& e) {
        player(e.player).lieutenants[e.lieutenant] = {LieutenantStatus::Standing, e.place};
        if (e.bay == none) s.places[e.place].standing = e.player; // dock.no-block
        s.turn.lieutenant = e.lieutenant;
        s.turn.place = e.place;
        s.turn.bay = e.bay;
    }
    void operator()(const LieutenantRecalled& e) {
        player(e.player).lieutenants[e.lieutenant] = {LieutenantStatus::Resting, 0};
    }
    void operator()(const LieutenantIdle& e) {
        player(e.player).lieutenants[e.lieutenant] = {LieutenantStatus::Resting, 0};
    }
    void operator()(const LieutenantGained& e) {
        player(e.player).lieutenants[e.lieutenant] = {LieutenantStatus::Estate, 0};
    }
    void operator()(const LieutenantGivenUp& e) {
        player(e.player).lieutenants[e.lieutenant] = {LieutenantStatus::Box, 0};
    }
    void operator()(const TokensGained& e) {
        player(e.player).token(e.token) = static_cast<std::uint8_t>(player(e.player).token(e.token) + e.amount);
    }
    void operator()(const TokensPaid& e) {
        player(e.player).token(e.token) = static_cast<std::uint8_t>(player(e.player).token(e.token) - e.amount);
    }
    void operator()(const PointsScored& e) { addPoints(e.player, e.amount); }
    void operator()(const RatsTaken& e) {
        player(e.player).rats = static_cast<std::uint8_t>(player(e.player).rats + e.amount);
    }
    void operator()(const CitizenRescued& e) {
        --s.places[e.place].citizens[static_cast<std::size_t>(e.citizenClass)];
        put(player(e.player), e.to, citizenOf(e.citizenClass));
    }
    void operator()(const CitizensLost& e) {
        auto& lying = s.places[e.place].citizens[static_cast<std::size_t>(e.citizenClass)];
        lying = static_cast<std::uint8_t>(lying - e.amount);
    }
    void operator()(const CitizenMoved& e) {
        clear(player(e.player), e.from);
        put(player(e.player), e.to, e.citizen);
        if (e.from.kind == Spot::Square && e.to.kind == Spot::Square) s.turn.moved |= 1u << e.to.index;
    }
    void operator()(const CitizenStays&) {}
    void operator()(const CitizenLeft& e) { clear(player(e.player), e.from); }
    void operator()(const QuarantineAdvanced& e) { player(e.player).huts[e.hut].field = 2; }
    void operator()(const CitizenUpgraded& e) {
        Citizen& citizen = at(player(e.player), e.spot);
        citizen = upgraded(citizen); // the golden side of the token: components.classes
    }
    /// The square itself remembers that it was used; no tile has to mark it. advanced.once-marker, solo.spare-markers
    void operator()(const CitizenActivated& e) {
        if (def.boards[player(e.player).board].squares[e.square].once)
            player(e.player).onceUsed = static_cast<std::uint8_t>(player(e.player).onceUsed | 1u << e.square / 6);
    }
    void operator()(const CubeRemoved& e) {
        if (e.bay == none) --s.places[e.place].cubes;
        else s.docks[def.layout(s.playerCount).places[e.place].corner][e.bay].cube = 0;
        ++s.cubesLeft;
    }
    void operator()(const CubePlaced& e) {
        ++s.places[e.place].cubes;
        --s.cubesLeft;
    }
    void operator()(const PlacementSkipped&) { ++s.placementsSkipped; }
    /// book.land-on-top
    void operator()(const DiscMoved& e) {
        player(e.player).book(e.book) = e.to;
        toTop(s.bookArrival[static_cast<std::size_t>(e.book)], e.book == Book::Popularity ? s.seats() : s.playerCount,
              e.player);
    }
    void operator()(const DiscPushedBack& e) { player(e.player).book(Book::Popularity) = e.to; }
    void operator()(const BookActionEarned& e) { player(e.player).pending.push({e.book, e.space}); }
    void dropPending(PlayerIndex p, Book book, std::uint8_t space) {
        auto& pending = player(p).pending;
        const auto it = std::find(pending.begin(), pending.end(), PendingBookAction{book, space});
        if (it != pending.end()) pending.erase(static_cast<std::size_t>(it - pending.begin()));
    }
    void operator()(const BookActionUsed& e) { dropPending(e.player, e.book, e.space); }
    void operator()(const BookActionLapsed& e) { dropPending(e.player, e.book, e.space); }
    void operator()(const ScrollAdvanced& e) { player(e.player).scroll[e.track] = e.to; }
    void operator()(const OverseerAdvanced& e) {
        auto& overseer = player(e.player).overseer(e.citizenClass);
        overseer.step = e.step;
        overseer.branch = e.branch;
    }
    void operator()(const OverseerUpgraded& e) { player(e.player).overseer(e.citizenClass).upgraded = true; }
    void operator()(const HexActionUsed&) { s.turn.hexUsed = true; }
    void operator()(const HutUpgradeTaken& e) {
        s.huts[e.pile].pop();
        if (isOpponent(e.player)) s.opponentHuts.push(e.tile);
    }
    void operator()(const HutUpgradePlaced& e) { player(e.player).huts[e.hut].upgrade = e.tile; }
    /// Beside the board is room for any number. workshop.places
    void operator()(const WorkshopTaken& e) {
        s.workshops[e.pile].pop();
        player(e.player).workshops.push({e.tile, Citizen::Nobody, false});
    }
    void operator()(const WorkshopRewarded& e) { player(e.player).workshops[e.workshop].used = true; }
    void operator()(const CartTaken& e) {
        s.carts[e.pile].pop();
        player(e.player).carts.push({e.tile, false});
    }
    void operator()(const CartUsed& e) { player(e.player).carts[e.cart].used = true; }
    template <class Piles> void turnUnder(Piles& piles) {
        for (auto& pile : piles)
            if (pile.size() > 1) pile.insert(0, pile.pop());
    }
    void operator()(const TilesRefreshed& e) {
        if (e.kind == RefreshKind::HutUpgrades) turnUnder(s.huts);
        else turnUnder(s.workshops);
    }
    void operator()(const ShipTaken& e) {
        s.docks[e.corner][e.bay] = Bay{};
        player(e.player).ships.push(e.ship);
    }
    void operator()(const DistrictRepopulated& e) {
        s.places[e.place].owner = e.player;
        player(e.player).districts.push(e.place);
        s.turn.hexUsed = true;
    }
    void operator()(const BuildingProduced&) {}
    void operator()(const StageReached& e) { s.stage = e.stage; }
    void operator()(const RoundStarted& e) {
        s.round = e.round;
        s.placementsSkipped = 0;
        s.dockingCorner = none;
    }
    void operator()(const LieutenantsLaidDown&) {
        for (auto& p : s.players)
            for (auto& lieutenant : p.lieutenants) {
                if (lieutenant.status == LieutenantStatus::Standing) lieutenant.status = LieutenantStatus::Lying;
                if (lieutenant.status == LieutenantStatus::Resting) lieutenant.status = LieutenantStatus::Estate;
            }
        for (auto& place : s.places)
            place.standing = none; // move.lying-free
    }
    void operator()(const CartsReadied&) {
        for (auto& p : s.players)
            for (auto& cart : p.carts)
                cart.used = false;
    }
    void operator()(const TurnOrderSet& e) {
        s.order = e.order;
        s.turn = Turn{};
        s.turn.player = e.order[0];
    }
    void operator()(const DockingTileDrawn& e) {
        s.dockingPile.pop();
        s.dockingCorner = e.corner;
    }
    void operator()(const DockingReshuffled& e) {
        s.dockingPile = e.pile;
        s.random = e.random;
    }
    void operator()(const ShipArrived& e) {
        s.shipPile.pop();
        s.docks[e.corner][e.bay] = {e.ship, e.cube};
        s.cubesLeft = static_cast<std::uint8_t>(s.cubesLeft - e.cube);
    }
    void operator()(const ShipHeldBack&) {}
    void operator()(const OrderBookChosen&) {}
    void operator()(const BoardDealt& e) { player(e.player).board = e.board; }
    void operator()(const ScrollBoardDealt& e) { player(e.player).scrollBoard = e.board; }
    void operator()(const SoloTileTurned& e) {
        s.soloSpent.push(s.soloPile.pop());
        s.soloOut = static_cast<std::uint16_t>(s.soloOut | 1u << e.tile);
    }
    void operator()(const SoloTilesShuffled& e) {
        s.soloPile = e.pile;
        const Pile<14> spent = s.soloSpent;
        s.soloSpent.clear();
        for (const TileIndex tile : spent)
            if (std::find(e.pile.begin(), e.pile.end(), tile) == e.pile.end()) s.soloSpent.push(tile);
        s.random = e.random;
    }
    void operator()(const ShipDrawn& e) { s.random = e.random; }
    /// Home from wherever they stood. solo.no-movement
    void operator()(const OpponentReadied& e) {
        s.soloOut = 0;
        for (std::size_t i = 0; i < lieutenantCount; ++i)
            player(opponent).lieutenants[i] = {i < e.count ? LieutenantStatus::Estate : LieutenantStatus::Supply, 0};
    }
    void operator()(const OpponentSkipped&) {}
    void operator()(const HexAdded& e) {
        s.hexPile.pop();
        s.places[e.place].hex = e.hex;
    }
    void operator()(const LateWorkshopsOpened&) {
        for (std::size_t c = 0; c < classCount; ++c) {
            s.workshops[c].clear();
            for (const TileIndex tile : s.lateWorkshops[c])
                s.workshops[c].push(tile);
            s.lateWorkshops[c].clear();
        }
    }
    void operator()(const WheelTurned& e) { s.wheel = e.position; }
    void operator()(const CitizensArrived& e) { ++s.places[e.place].citizens[static_cast<std::size_t>(e.citizenClass)]; }
    void operator()(const ScoreLine& e) { addPoints(e.player, e.points); } // past 50 as well: score.over-fifty
    void operator()(const GameEnded& e) { s.winners = e.winners; }
    void operator()(const PromptOpened& e) { s.promptStack[s.promptCount++] = e.prompt; }
    void operator()(const PromptClosed&) { s.promptStack[--s.promptCount] = Prompt{}; }
    void operator()(const PromptChanged& e) { s.promptStack[s.promptCount - 1u] = e.prompt; }
};

} // namespace

void apply(const Definition& definition, State& state, const Event& event) {
    std::visit(Apply{definition, state}, event);
}

} // namespace magister::messina
