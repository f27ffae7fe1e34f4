// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/claims.h"

#include "app/drills/claim_forms.h"
#include "engine/messina/observe.h"

#include <algorithm>

namespace magister::messina {

namespace {

using Seen = std::optional<bool>;

int count(const std::array<Lieutenant, lieutenantCount>& all, LieutenantStatus status) {
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [=](const Lieutenant& l) { return l.status == status; }));
}
int standingAt(const Player& player, PlaceIndex place) {
    return static_cast<int>(
        std::count_if(player.lieutenants.begin(), player.lieutenants.end(),
                      [=](const Lieutenant& l) { return l.status == LieutenantStatus::Standing && l.place == place; }));
}
int inSector(const Player& player, CitizenClass c) {
    const auto first = player.squares.begin() + static_cast<std::ptrdiff_t>(c) * 6;
    return static_cast<int>(
        std::count_if(first, first + 6, [](Citizen citizen) { return citizen != Citizen::Nobody; }));
}
int upgradedOf(const Player& player, CitizenClass c) {
    const auto gold = upgraded(citizenOf(c));
    int n = static_cast<int>(std::count(player.squares.begin(), player.squares.end(), gold));
    for (const Hut& hut : player.huts)
        n += hut.citizen == gold;
    for (const WorkshopSlot& slot : player.workshops)
        n += slot.citizen == gold;
    return n;
}
int usedCarts(const Player& player) {
    return static_cast<int>(
        std::count_if(player.carts.begin(), player.carts.end(), [](const CartSlot& cart) { return cart.used; }));
}
bool isPending(const Player& player, Book book, std::uint8_t space) {
    return std::find(player.pending.begin(), player.pending.end(), PendingBookAction{book, space}) !=
           player.pending.end();
}
int workshopsOf(const Definition& def, const Player& player, CitizenClass c) {
    return static_cast<int>(std::count_if(player.workshops.begin(), player.workshops.end(), [&](const WorkshopSlot& s) {
        return def.workshops[s.tile].citizenClass == c;
    }));
}
bool hasShip(const Player& player, TileIndex ship) {
    return std::find(player.ships.begin(), player.ships.end(), ship) != player.ships.end();
}

/// One overload an event; those that positions do not show are left to the template.
struct Judge {
    const Definition& def;
    const State& was;
    const State& is;

    const Player& p0(PlayerIndex p) const { return was.players[p]; }
    const Player& p1(PlayerIndex p) const { return is.players[p]; }
    Citizen at(const Player& player, const CitizenSpot& spot) const {
        switch (spot.kind) {
        case Spot::Square:
            return player.squares[spot.index];
        case Spot::Hut:
            return player.huts[spot.index].citizen;
        case Spot::Workshop:
            return spot.index < player.workshops.size() ? player.workshops[spot.index].citizen : Citizen::Nobody;
        case Spot::Nowhere:
            break;
        }
        return Citizen::Nobody;
    }
    int tokens(PlayerIndex p, Token token) const { return p1(p).token(token) - p0(p).token(token); }

    template <class E> Seen operator()(const E&) const { return std::nullopt; }
    Seen operator()(const TurnStarted& e) const {
        return is.stage == Stage::Turns && is.turn.player == e.player &&
               (was.stage != Stage::Turns || was.turn.player != e.player);
    }
    Seen operator()(const LieutenantPlaced& e) const {
        return standingAt(p1(e.player), e.place) > standingAt(p0(e.player), e.place);
    }
    Seen operator()(const LieutenantRecalled& e) const {
        const auto resting = [&](const Player& p) { return count(p.lieutenants, LieutenantStatus::Resting); };
        return resting(p1(e.player)) > resting(p0(e.player));
    }
    Seen operator()(const LieutenantGained& e) const {
        return lieutenantsOwned(p1(e.player)) > lieutenantsOwned(p0(e.player));
    }
    Seen operator()(const LieutenantGivenUp& e) const {
        return count(p1(e.player).lieutenants, LieutenantStatus::Box) >
               count(p0(e.player).lieutenants, LieutenantStatus::Box);
    }
    Seen operator()(const TokensGained& e) const { return tokens(e.player, e.token) == e.amount; }
    Seen operator()(const TokensPaid& e) const { return tokens(e.player, e.token) == -e.amount; }
    Seen operator()(const PointsScored& e) const { return p1(e.player).points - p0(e.player).points == e.amount; }
    Seen operator()(const RatsTaken& e) const { return p1(e.player).rats - p0(e.player).rats == e.amount; }
    Seen operator()(const CitizenRescued& e) const {
        const auto c = static_cast<std::size_t>(e.citizenClass);
        if (is.places[e.place].citizens[c] >= was.places[e.place].citizens[c]) return false;
        if (e.to.kind == Spot::Square)
            return inSector(p1(e.player), e.citizenClass) > inSector(p0(e.player), e.citizenClass);
        return at(p0(e.player), e.to) == Citizen::Nobody && at(p1(e.player), e.to) == citizenOf(e.citizenClass);
    }
    Seen operator()(const CitizensLost& e) const {
        const auto c = static_cast<std::size_t>(e.citizenClass);
        if (was.places[e.place].citizens[c] - is.places[e.place].citizens[c] != e.amount) return false;
        if (e.player == none) return was.stage == Stage::ClearTown;
        return was.stage == Stage::Turns && p0(e.player).squares == p1(e.player).squares &&
               p0(e.player).huts == p1(e.player).huts && p0(e.player).workshops == p1(e.player).workshops;
    }
    Seen operator()(const CitizenMoved& e) const {
        return at(p0(e.player), e.from) == e.citizen && at(p1(e.player), e.from) != e.citizen &&
               at(p0(e.player), e.to) == Citizen::Nobody && at(p1(e.player), e.to) == e.citizen;
    }
    Seen operator()(const CitizenLeft& e) const {
        return at(p0(e.player), e.from) == e.citizen && at(p1(e.player), e.from) == Citizen::Nobody &&
               p0(e.player).workshops.size() == p1(e.player).workshops.size();
    }
    Seen operator()(const QuarantineAdvanced& e) const {
        return p0(e.player).huts[e.hut].field == 1 && p1(e.player).huts[e.hut].field == 2;
    }
    Seen operator()(const CitizenUpgraded& e) const {
        const CitizenClass c = classOf(e.citizen);
        return upgradedOf(p1(e.player), c) > upgradedOf(p0(e.player), c);
    }
    Seen operator()(const CubeRemoved& e) const {
        if (!e.burned) return std::nullopt;
        if (e.bay == none) return is.places[e.place].cubes < was.places[e.place].cubes;
        const auto corner = def.layout(was.playerCount).places[e.place].corner;
        return was.docks[corner][e.bay].cube == 1 && is.docks[corner][e.bay].cube == 0;
    }
    Seen operator()(const CubePlaced& e) const { return is.places[e.place].cubes - was.places[e.place].cubes == 1; }
    Seen operator()(const PlacementSkipped&) const {
        return was.stage == Stage::Plague && is.placementsSkipped > was.placementsSkipped;
    }
    Seen operator()(const DiscMoved& e) const {
        if (e.rule == Rule::BookEnd) return std::nullopt;
        return p1(e.player).book(e.book) == e.to && p0(e.player).book(e.book) < e.to;
    }
    Seen operator()(const BookActionEarned& e) const {
        return !isPending(p0(e.player), e.book, e.space) && isPending(p1(e.player), e.book, e.space);
    }
    Seen operator()(const BookActionLapsed& e) const {
        return isPending(p0(e.player), e.book, e.space) && !isPending(p1(e.player), e.book, e.space) &&
               is.turn.player != e.player;
    }
    Seen operator()(const ScrollAdvanced& e) const {
        return p1(e.player).scroll[e.track] == e.to && p0(e.player).scroll[e.track] < e.to;
    }
    Seen operator()(const OverseerAdvanced& e) const {
        return p1(e.player).overseer(e.citizenClass).step == e.step &&
               p0(e.player).overseer(e.citizenClass).step < e.step;
    }
    Seen operator()(const OverseerUpgraded& e) const {
        return p1(e.player).overseer(e.citizenClass).upgraded && !p0(e.player).overseer(e.citizenClass).upgraded;
    }
    Seen operator()(const HutUpgradePlaced& e) const {
        return p0(e.player).huts[e.hut].upgrade == none && p1(e.player).huts[e.hut].upgrade != none;
    }
    Seen operator()(const HutUpgradeTaken& e) const { return is.huts[e.pile].size() < was.huts[e.pile].size(); }
    Seen operator()(const WorkshopTaken& e) const {
        const CitizenClass c = def.workshops[e.tile].citizenClass;
        return workshopsOf(def, p1(e.player), c) > workshopsOf(def, p0(e.player), c);
    }
    Seen operator()(const WorkshopRewarded& e) const {
        const auto used = [&](const Player& p) {
            return e.workshop < p.workshops.size() && p.workshops[e.workshop].used;
        };
        return used(p1(e.player)) && !used(p0(e.player));
    }
    Seen operator()(const CartTaken& e) const { return p1(e.player).carts.size() > p0(e.player).carts.size(); }
    Seen operator()(const CartUsed& e) const { return usedCarts(p1(e.player)) > usedCarts(p0(e.player)); }
    Seen operator()(const ShipTaken& e) const {
        const Goods goods = def.ships[e.ship].goods;
        for (const TileIndex ship : p1(e.player).ships)
            if (def.ships[ship].goods == goods && !hasShip(p0(e.player), ship)) return true;
        return false;
    }
    Seen operator()(const DistrictRepopulated& e) const {
        return was.places[e.place].owner == none && is.places[e.place].owner == e.player;
    }
    Seen operator()(const StageReached& e) const {
        if (e.stage == Stage::Over) return std::nullopt; // what ends the game is asked for: who wins, or the scoring
        return is.stage == e.stage && was.stage != e.stage;
    }
    Seen operator()(const RoundStarted& e) const { return is.round == e.round && was.round != e.round; }
    Seen operator()(const LieutenantsLaidDown&) const {
        int stood = 0, stand = 0;
        for (PlayerIndex p = 0; p < was.playerCount; ++p) {
            stood += count(p0(p).lieutenants, LieutenantStatus::Standing);
            stand += count(p1(p).lieutenants, LieutenantStatus::Standing);
        }
        return stood > 0 && stand == 0;
    }
    Seen operator()(const CartsReadied&) const {
        int used0 = 0, used1 = 0;
        for (PlayerIndex p = 0; p < was.playerCount; ++p) {
            used0 += usedCarts(p0(p));
            used1 += usedCarts(p1(p));
        }
        return used0 > 0 && used1 == 0;
    }
    Seen operator()(const TurnOrderSet& e) const { return was.stage == Stage::TurnOrder && is.order == e.order; }
    Seen operator()(const DockingReshuffled&) const { return was.stage == Stage::Arrivals && was.dockingPile.empty(); }
    Seen operator()(const HexAdded& e) const {
        return was.places[e.place].hex == none && is.places[e.place].hex != none;
    }
    Seen operator()(const LateWorkshopsOpened&) const {
        return !was.lateWorkshops[0].empty() && is.lateWorkshops[0].empty();
    }
    Seen operator()(const WheelTurned& e) const {
        if ((was.wheel + 1u) % def.wheel.size() != is.wheel) return std::nullopt; // twice, or not at all
        return def.wheel[is.wheel].rat == def.wheel[e.position].rat;
    }
    Seen operator()(const CitizensArrived& e) const {
        const auto c = static_cast<std::size_t>(e.citizenClass);
        return is.places[e.place].citizens[c] - was.places[e.place].citizens[c] == 1;
    }
    Seen operator()(const OpponentReadied& e) const {
        return was.stage == Stage::ClearTown && count(p1(opponent).lieutenants, LieutenantStatus::Estate) == e.count;
    }
    Seen operator()(const SoloTilesShuffled&) const {
        return was.stage == Stage::ClearTown && is.soloPile.size() > was.soloPile.size();
    }
    Seen operator()(const OpponentSkipped&) const {
        const auto owns = [](const State& s) {
            const Player& o = s.players[opponent];
            return o.ships.size() + o.carts.size() + o.workshops.size() + s.opponentHuts.size();
        };
        return was.hasPrompt() && was.prompt().kind == PromptKind::OpponentTurn && owns(is) == owns(was);
    }
    Seen operator()(const DiscPushedBack& e) const {
        return p0(e.player).book(Book::Popularity) > e.to && p1(e.player).book(Book::Popularity) == e.to;
    }
    Seen operator()(const GameEnded& e) const { return is.over() && is.winners == e.winners; }
};

/// Whether two events are one and the same thing in two parts; then `sum` takes the second in.
struct Adding {
    Event& sum;
    template <class E> bool operator()(const E&) const { return false; }
    bool operator()(const TokensGained& e) const {
        return addAmount(sum, e, [&](const TokensGained& s) { return s.token == e.token; });
    }
    bool operator()(const TokensPaid& e) const {
        return addAmount(sum, e, [&](const TokensPaid& s) { return s.token == e.token; });
    }
    bool operator()(const PointsScored& e) const {
        return addAmount(sum, e, [](const PointsScored&) { return true; });
    }
    bool operator()(const RatsTaken& e) const {
        return addAmount(sum, e, [](const RatsTaken&) { return true; });
    }
    bool operator()(const CitizensLost& e) const {
        return addAmount(sum, e,
                         [&](const CitizensLost& s) { return s.place == e.place && s.citizenClass == e.citizenClass; });
    }
    bool operator()(const DiscMoved& e) const {
        auto* s = std::get_if<DiscMoved>(&sum);
        if (!s || s->player != e.player || s->book != e.book || e.rule == Rule::BookEnd) return false;
        s->to = e.to;
        return true;
    }
};

} // namespace

std::optional<bool> claimHolds(const Definition& definition, const State& before, const State& after,
                               const Event& event) {
    return std::visit(Judge{definition, before, after}, event);
}

std::vector<Event> claimsOf(const Definition& definition, const State& before, const State& after, const Events& events,
                            Rule wanted) {
    auto sums = addedUp(events, wanted, [](Event& sum, const Event& event) { return std::visit(Adding{sum}, event); });
    std::erase_if(sums, [&](const Event& sum) { return claimHolds(definition, before, after, sum) != true; });
    return sums;
}

} // namespace magister::messina
