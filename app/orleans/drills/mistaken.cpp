// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong statements that look like right ones.
#include "app/drills/mistakes.h"
#include "app/orleans/drills/claims.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// One overload an event that can be mistaken.
struct Mistaker : MistakesOf<Event> {
    const Definition& def;
    const State& before;

    template <class E> void otherSeats(const E& event) { otherPlayers(event, before.playerCount); }

    template <class E> void operator()(const E&) {}
    void operator()(const RoundStarted& e) { amounts(e, &RoundStarted::round, 1); }
    void operator()(const StageReached& e) {
        if (amountsOnly) return;
        for (const Stage stage : allOf<Stage>)
            if (stage != e.stage && stage != before.stage && stage != Stage::TileRemoval)
                out.push_back(StageReached{e.rule, stage});
        if (e.stage == Stage::Scoring) out.push_back(RoundStarted{.round = static_cast<std::uint8_t>(before.round + 1)});
    }
    void operator()(const CensusTaken& e) {
        if (amountsOnly) return;
        for (int leader = -1; leader < before.playerCount; ++leader)
            for (int last = -1; last < before.playerCount; ++last) {
                const CensusTaken other{e.rule, leader < 0 ? none : static_cast<PlayerIndex>(leader),
                                        last < 0 ? none : static_cast<PlayerIndex>(last)};
                if (other != e && (leader != last || leader < 0)) out.push_back(other);
            }
    }
    void operator()(const CoinsGained& e) {
        amounts(e, &CoinsGained::amount, 1);
        otherSeats(e);
    }
    void operator()(const CoinsPaid& e) {
        amounts(e, &CoinsPaid::amount, 1);
        if (e.to == none) otherSeats(e);
    }
    void operator()(const DebtArisen& e) {
        amounts(e, &DebtArisen::amount, 1);
        otherSeats(e);
    }
    void operator()(const DebtDropped& e) {
        amounts(e, &DebtDropped::amount, 1);
        otherSeats(e);
    }
    void operator()(const TreasuryEmpty& e) {
        amounts(e, &TreasuryEmpty::missing, 1);
        otherSeats(e);
    }
    void operator()(const NothingToDraw& e) { otherSeats(e); }
    void operator()(const TurnStarted& e) { otherSeats(e); }
    void operator()(const EventSpared& e) { otherSeats(e); }
    void operator()(const StartPlayerPassed& e) { otherSeats(e); }
    void operator()(const TechnologyGained& e) { otherSeats(e); }
    void operator()(const FollowersReturned& e) {
        if (amountsOnly) return;
        for (std::size_t i = 0; i < placeCount; ++i)
            if (placeAt(i) != e.place && before.players[e.player].owns(placeAt(i)) &&
                def.places[i].actionSlots.size() > 0)
                out.push_back(FollowersReturned{e.rule, e.player, placeAt(i)});
    }
    void operator()(const FollowerRecruited& e) {
        others(e, &FollowerRecruited::follower, allFollowers);
        otherSeats(e);
    }
    void operator()(const TrackAdvanced& e) {
        amounts(e, &TrackAdvanced::to, 1);
        others(e, &TrackAdvanced::track, allTracks);
        // Only for the first to arrive.
        if (!amountsOnly && e.track == Track::Boatman) out.push_back(CitizenTaken{e.rule, e.player, boatmanCitizen});
    }
    void operator()(const GoodGained& e) { others(e, &GoodGained::good, allGoods); }
    void operator()(const WarePaid& e) {
        if (amountsOnly) return;
        WarePaid other = e;
        other.gone = !e.gone;
        out.push_back(other);
        for (const Ware ware : allWares)
            if (ware != e.ware && before.players[e.player].ware(ware) > 0)
                out.push_back(WarePaid{e.rule, e.player, ware, e.gone});
    }
    void operator()(const BreadBaked& e) { amounts(e, &BreadBaked::amount, 1); }
    void operator()(const DevelopmentMoved& e) {
        for (const int by : {1, -1, 2, 3})
            if (const int to = e.to + by; to > e.from && to <= int{def.development.lastSpace})
                out.push_back(DevelopmentMoved{e.rule, e.player, e.from, static_cast<std::uint8_t>(to)});
        if (amountsOnly) return;
        for (const CoinSpace& space : def.development.coins) // had before
            if (space.space > e.from && space.space <= e.to) out.push_back(CoinsGained{e.rule, e.player, space.coins});
    }
    void operator()(const CitizenTaken& e) {
        if (amountsOnly) return;
        for (std::uint8_t citizen = 2; citizen < citizenCount; ++citizen)
            if (citizen != e.citizen) out.push_back(CitizenTaken{e.rule, e.player, citizen});
        otherSeats(e);
    }
    void operator()(const StationBuilt& e) {
        if (amountsOnly) return;
        for (const ConnectionIndex way : def.towns[e.town].connections)
            out.push_back(StationBuilt{e.rule, e.player, def.connections[way].other(e.town)});
    }
    void operator()(const ScoreLine& e) {
        amounts(e, &ScoreLine::points, 0);
        if (e.value > 1 && e.count > 0) {
            ScoreLine other = e;
            other.points = e.count; // a point each
            if (other.points != e.points) out.push_back(other);
        }
    }
    void operator()(const GameEnded& e) { otherWinners(e, before.playerCount); }
};

} // namespace

std::vector<Event> mistaken(const Definition& definition, const State& before, const Event& event, Random& random,
                            bool amountsOnly) {
    std::vector<Event> list;
    std::visit(Mistaker{{list, amountsOnly}, definition, before}, event);
    return shuffled(std::move(list), random);
}

std::vector<Event> otherClaims(const Definition& definition, const State& before, PlayerIndex player, Random& random) {
    std::vector<Event> list;
    const Player& me = before.players[player];
    const Rule rule{};
    for (const std::uint8_t coins : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}}) {
        list.push_back(CoinsGained{rule, player, coins});
        if (me.coins >= coins) list.push_back(CoinsPaid{rule, player, coins, none});
    }
    for (const int by : {1, 2})
        if (me.development + by <= int{definition.development.lastSpace})
            list.push_back(
                DevelopmentMoved{rule, player, me.development, static_cast<std::uint8_t>(me.development + by)});
    list.push_back(TechnologyGained{rule, player});
    list.push_back(GoodGained{rule, player, Good::Grain});
    for (const Track track : allTracks)
        if (me.track(track) < definition.track(track).lastSpace())
            list.push_back(TrackAdvanced{rule, player, track, static_cast<std::uint8_t>(me.track(track) + 1)});
    for (PlayerIndex p = 0; p < before.playerCount; ++p) {
        if (before.stage == Stage::Actions) list.push_back(TurnStarted{rule, p});
        const bool gives = before.event == EventKind::Income || before.event == EventKind::TradingDay;
        if (before.stage == Stage::Event && before.eventKnown && !gives) // nobody is spared what is a gain
            list.push_back(EventSpared{rule, p, before.event});
        if (p != player) list.push_back(CoinsGained{rule, p, 1});
    }
    return shuffled(std::move(list), random);
}

} // namespace magister::orleans
