// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/claims.h"

#include "app/drills/claim_forms.h"
#include "app/orleans/drills/holdings.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

using Seen = std::optional<bool>;

int technologiesOf(const Player& player) {
    int n = player.work.technologies;
    for (const Filling& filling : player.work.places)
        n += static_cast<int>(std::count(filling.tokens.begin(), filling.tokens.end(), Token::Technology));
    return n;
}
/// One overload an event; those that positions do not show are left to the template.
struct Judge {
    const Definition& def;
    const State& was;
    const State& is;

    const Player& p0(PlayerIndex p) const { return was.players[p]; }
    const Player& p1(PlayerIndex p) const { return is.players[p]; }
    int coins(PlayerIndex p) const { return p1(p).coins - p0(p).coins; }
    /// Alone in front (direction 1) or behind (-1) on the farmer track; none where that is shared.
    PlayerIndex alone(int direction) const {
        PlayerIndex found = none;
        for (PlayerIndex p = 0; p < was.playerCount; ++p) {
            bool first = true;
            for (PlayerIndex q = 0; q < was.playerCount; ++q)
                first =
                    first && (q == p || direction * (int{p0(p).track(Track::Farmer)} - p0(q).track(Track::Farmer)) > 0);
            if (first) found = p;
        }
        return found;
    }

    template <class E> Seen operator()(const E&) const { return std::nullopt; }
    Seen operator()(const RoundStarted& e) const { return is.round == e.round && was.round != e.round; }
    Seen operator()(const StageReached& e) const {
        if (was.stage == e.stage || e.stage == Stage::Over) return std::nullopt;
        // Scored is at once; before that nothing but the start player comes after the last event.
        if (e.stage == Stage::Scoring) return is.over();
        if (is.over() && was.stage == Stage::Event && e.stage < Stage::Event) return false;
        // Phases that are over at once have been reached, too.
        if (is.stage == e.stage) return true;
        const bool passed = was.stage == Stage::Hourglass || was.stage == Stage::Event || was.stage == Stage::Actions;
        return passed ? Seen{} : Seen{false};
    }
    Seen operator()(const CensusTaken& e) const {
        if (was.stage != Stage::Hourglass) return std::nullopt;
        return e.leader == alone(1) && e.last == alone(-1);
    }
    Seen operator()(const CoinsGained& e) const { return coins(e.player) == e.amount; }
    Seen operator()(const CoinsPaid& e) const {
        if (coins(e.player) != -e.amount) return false;
        return e.to == none || coins(e.to) == e.amount;
    }
    Seen operator()(const NothingToDraw& e) const {
        if (was.stage != Stage::Hourglass) return std::nullopt;
        return !is.isAsked(e.player) || is.kind(e.player) != PromptKind::Draw;
    }
    Seen operator()(const PlansSettled&) const { return was.stage == Stage::Planning && is.stage == Stage::Actions; }
    Seen operator()(const TurnStarted& e) const {
        if (was.active == e.player || is.active == e.player) {
            if (was.active == is.active) return std::nullopt;
            return is.active == e.player;
        }
        return is.stage == was.stage ? Seen{false} : Seen{};
    }
    Seen operator()(const FollowersReturned& e) const {
        return followersOn(def, p0(e.player), e.place) > 0 && followersOn(def, p1(e.player), e.place) == 0;
    }
    Seen operator()(const FollowerRecruited& e) const {
        const auto kind = static_cast<std::size_t>(e.follower);
        return is.supply[kind] < was.supply[kind] &&
               neutralsOf(p1(e.player), e.follower) > neutralsOf(p0(e.player), e.follower);
    }
    Seen operator()(const TrackAdvanced& e) const {
        return p1(e.player).track(e.track) == e.to && p0(e.player).track(e.track) < e.to;
    }
    Seen operator()(const GoodGained& e) const {
        const auto good = static_cast<std::size_t>(e.good);
        return p1(e.player).ware(wareOf(e.good)) > p0(e.player).ware(wareOf(e.good)) &&
               is.goods[good] < was.goods[good];
    }
    /// Back to the goods market, or out of the game.
    Seen operator()(const WarePaid& e) const {
        const auto good = static_cast<std::size_t>(goodOf(e.ware));
        if (p1(e.player).ware(e.ware) >= p0(e.player).ware(e.ware)) return false;
        return e.gone ? is.goodsGone[good] > was.goodsGone[good] : is.goods[good] > was.goods[good];
    }
    Seen operator()(const BreadBaked& e) const {
        return p1(e.player).ware(Ware::Bread) - p0(e.player).ware(Ware::Bread) == e.amount;
    }
    Seen operator()(const TechnologyGained& e) const {
        return technologiesOf(p1(e.player)) > technologiesOf(p0(e.player)) && is.technologies < was.technologies;
    }
    Seen operator()(const TileTaken& e) const { return p1(e.player).owns(e.tile) && !p0(e.player).owns(e.tile); }
    Seen operator()(const DevelopmentMoved& e) const {
        if (e.from == e.to) return p0(e.player).development == def.development.lastSpace;
        return p0(e.player).development == e.from && p1(e.player).development == e.to;
    }
    Seen operator()(const CitizenTaken& e) const {
        const bool gone = (was.citizensLeft >> e.citizen & 1u) && !(is.citizensLeft >> e.citizen & 1u);
        return gone && p1(e.player).citizens > p0(e.player).citizens;
    }
    Seen operator()(const StationBuilt& e) const {
        return (is.stationsAt[e.town] >> e.player & 1u) && !(was.stationsAt[e.town] >> e.player & 1u);
    }
    Seen operator()(const FollowerSent& e) const {
        return is.deedFilled(e.deed, e.follower) > was.deedFilled(e.deed, e.follower) &&
               neutralsOf(p1(e.player), e.follower) < neutralsOf(p0(e.player), e.follower);
    }
    Seen operator()(const EventSpared& e) const {
        if (was.stage != Stage::Event) return std::nullopt;
        const Player &a = p0(e.player), &b = p1(e.player);
        if (is.isAsked(e.player)) return false;
        return a.coins == b.coins && a.wares == b.wares && a.bag == b.bag;
    }
    Seen operator()(const DebtArisen& e) const {
        return was.kind(e.player) != PromptKind::PayDebt && is.kind(e.player) == PromptKind::PayDebt &&
               is.question(e.player).amount == e.amount;
    }
    /// Nothing is left of whoever was asked to pay, or about to be.
    Seen operator()(const DebtDropped& e) const {
        const Player& p = p1(e.player);
        const bool nothing = p.coins == 0 && p.wareTotal() == 0 && p.tiles == 0 && p.development == 0 &&
                             p.stations == 0 && p.bag.neutrals() == 0 && technologiesOf(p) == 0 &&
                             stationsBuilt(is, e.player) == 0;
        if (was.stage != Stage::Event || was.event != EventKind::Harvest) return std::nullopt;
        if (!nothing || is.kind(e.player) == PromptKind::PayDebt) return false;
        const int due = was.kind(e.player) == PromptKind::PayDebt ? was.question(e.player).amount
                                                                  : def.event(EventKind::Harvest).fine;
        return e.amount == due - p0(e.player).coins;
    }
    /// Of the Income.
    Seen operator()(const TreasuryEmpty& e) const {
        if (was.stage != Stage::Event || was.event != EventKind::Income) return std::nullopt;
        return levelOf(def, p0(e.player)) - coins(e.player) == e.missing && e.missing > 0;
    }
    Seen operator()(const StartPlayerPassed& e) const {
        return is.startPlayer == e.player && was.startPlayer != e.player;
    }
    Seen operator()(const ScoreLine& e) const {
        if (!is.over()) return std::nullopt;
        for (const ScoreLine& line : scoreOf(def, is, e.player))
            if (line.source == e.source) return line.points == e.points;
        return false;
    }
    Seen operator()(const GameEnded& e) const { return is.over() && is.winners == e.winners; }
};

/// Whether two events are one and the same thing in two parts; then `sum` takes the second in.
struct Adding {
    Event& sum;
    template <class E> bool operator()(const E&) const { return false; }
    bool operator()(const CoinsGained& e) const {
        return addAmount(sum, e, [](const CoinsGained&) { return true; });
    }
    bool operator()(const CoinsPaid& e) const {
        return addAmount(sum, e, [&](const CoinsPaid& s) { return s.to == e.to; });
    }
    bool operator()(const DevelopmentMoved& e) const {
        auto* s = std::get_if<DevelopmentMoved>(&sum);
        if (!s || s->player != e.player || s->to != e.from) return false;
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
    std::erase_if(sums, [&](const Event& sum) {
        const auto* line = std::get_if<ScoreLine>(&sum);
        if (line && line->points == 0) return true; // nothing to be reckoned
        return claimHolds(definition, before, after, sum) != true;
    });
    return sums;
}

} // namespace magister::orleans
