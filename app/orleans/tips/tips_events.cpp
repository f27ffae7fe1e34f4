// SPDX-License-Identifier: GPL-3.0-or-later
// Tips about the event of the round, the census, torture, and what the last rounds bring.
#include "app/orleans/tips/tip_view.h"
#include "app/orleans/words/target_names.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool isFood(const TipView& view, std::uint8_t good) {
    return good != none && view.definition.good(static_cast<Good>(good)).food;
}

/// Some connection that the merchant may travel carries food.
bool leadsToFood(const TipView& view, WaySet ways) {
    const auto& connections = view.definition.towns[view.player().merchant].connections;
    return std::any_of(connections.begin(), connections.end(), [&](ConnectionIndex index) {
        const Connection& connection = view.definition.connections[index];
        if ((ways & setOf(connection.way)) == 0) return false;
        for (std::uint8_t i = 0; i < connection.slotCount; ++i)
            if (isFood(view, view.state.map[connection.firstSlot + i])) return true;
        return false;
    });
}

/// The action of that place may bring something that the Harvest takes. events.harvest
bool bringsFood(const TipView& view, PlaceId place) {
    const Effect& effect = view.effectOf(place);
    if (effect.kind == EffectKind::GainGood) return view.definition.good(effect.good).food;
    if (effect.kind == EffectKind::Travel) return effect.goods > 0 && leadsToFood(view, effect.ways);
    for (const Track track : allTracks) {
        if (!view.recruits(place, followerOf(track))) continue;
        const TrackSpace* next = view.nextSpace(track);
        if (next && next->kind == RewardKind::Good && view.definition.good(next->good).food) return true;
    }
    return false;
}

bool isLastOf(const TipView& view, Track track) {
    for (PlayerIndex p = 0; p < view.state.playerCount; ++p)
        if (p != view.me && view.state.players[p].track(track) <= view.player().track(track)) return false;
    return true;
}

} // namespace

std::optional<TipFound> tipPilgrimage(const TipView& view) {
    if (!view.isOpen(EventKind::Pilgrimage)) return std::nullopt;
    const auto monastery = view.find([&](PlaceId place) {
        if (!view.recruits(place, Follower::Monk)) return false;
        const Filling& filling = view.player().work.at(place);
        const auto fresh = [&](std::size_t slot) { return filling.isFresh(slot); };
        if (fresh(0) || fresh(1) || fresh(2)) return true;
        const int choice = view.legal<PlaceFollower>([&](const PlaceFollower& c) { return c.place == place; });
        return choice >= 0 && view.pointed.startsWith(view.nameOf(place));
    });
    if (!monastery) return std::nullopt;
    return TipFound{view.nameOf(*monastery), {}};
}

std::optional<TipFound> tipHarvest(const TipView& view) {
    const EventImpact impact = impactOn(view.definition, view.state, view.me, EventKind::Harvest);
    if (!view.threatens(EventKind::Harvest) || impact.due == 0) return std::nullopt;
    const auto isPlanned = [&](PlaceId place) { return isManned(view.definition, view.player(), place); };
    const auto feeds = [&](PlaceId place) { return bringsFood(view, place) && view.couldUse(place); };
    if (view.find([&](PlaceId place) { return isPlanned(place) && feeds(place); })) return std::nullopt;
    const auto source = view.find(feeds);
    if (!source) return std::nullopt;
    return TipFound{view.nameOf(*source), {{"n", impact.due}}};
}

std::optional<TipFound> tipTaxes(const TipView& view) {
    const int due = impactOn(view.definition, view.state, view.me, EventKind::Taxes).due;
    if (!view.threatens(EventKind::Taxes) || due <= view.player().coins) return std::nullopt;
    return TipFound{view.own(QStringLiteral("coins")),
                    {{"g", view.definition.event(EventKind::Taxes).goodsPerCoin}, {"n", due - view.player().coins}}};
}

std::optional<TipFound> tipPlague(const TipView& view) {
    if (!view.threatens(EventKind::Plague) || view.player().bag.neutrals() == 0) return std::nullopt;
    return TipFound{view.own(QStringLiteral("bag")), {}};
}

std::optional<TipFound> tipTradingDay(const TipView& view) {
    if (!view.isOpen(EventKind::TradingDay)) return std::nullopt;
    const auto guildhall = view.find(
        [&](PlaceId place) { return view.effectOf(place).kind == EffectKind::BuildStation && view.couldUse(place); });
    if (!guildhall) return std::nullopt;
    return TipFound{view.nameOf(*guildhall), {}};
}

std::optional<TipFound> tipCensusLast(const TipView& view) {
    const int pays = view.definition.census.lastPays[view.state.playerCount];
    const bool comes = view.state.round < view.definition.rounds;
    if (pays == 0 || !comes || view.player().coins >= pays || !isLastOf(view, Track::Farmer)) return std::nullopt;
    return TipFound{targets::trackSpace(Track::Farmer, view.player().track(Track::Farmer)), {{"n", pays}}};
}

std::optional<TipFound> tipCoinSpace(const TipView& view) {
    bool other = false, barred = false;
    for (const Choice& choice : view.index.choices()) {
        if (!std::holds_alternative<GiveUp>(choice.command)) continue;
        other |= !choice.refusal;
        barred |= choice.refusal && choice.refusal->reason == Reason::CoinSpaceBars;
    }
    if (!other || !barred) return std::nullopt;
    return TipFound{targets::developmentSpace(view.player().development), {}};
}

std::optional<TipFound> tipRoundsLeft(const TipView& view) {
    constexpr int late = 15;
    const auto& track = view.definition.development;
    const std::uint8_t level = track.levelAt(view.player().development);
    if (view.state.round < late || level >= levelCount) return std::nullopt;
    return TipFound{targets::developmentSpace(track.levelSpaces[level]),
                    {{"n", view.definition.rounds - view.state.round + 1}}};
}

std::optional<TipFound> tipMostStations(const TipView& view) {
    if (view.state.round < view.definition.rounds) return std::nullopt;
    int most = 0;
    for (PlayerIndex p = 0; p < view.state.playerCount; ++p)
        if (p != view.me) most = std::max(most, stationsBuilt(view.state, p));
    // Without any station the tile goes to nobody.
    if (most == 0 || stationsBuilt(view.state, view.me) != most) return std::nullopt;
    return TipFound{view.own(QStringLiteral("stations")), {}};
}

} // namespace magister::orleans
