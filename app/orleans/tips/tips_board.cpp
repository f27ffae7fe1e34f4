// SPDX-License-Identifier: GPL-3.0-or-later
// Tips about the main board: place tiles, towns and connections, deeds, the development track.
#include "app/orleans/tips/tip_view.h"
#include "app/orleans/words/target_names.h"

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr StackSet firstStack = setOf(Stack::I);

int tilesOn(const TipView& view, StackSet stacks) {
    int tiles = 0;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        tiles +=
            (view.state.stacks & setOf(placeAt(i))) != 0 && (stacks & setOf(view.definition.place(placeAt(i)).stack));
    return tiles;
}

bool hasTwoGoods(const TipView& view, ConnectionIndex index) {
    const Connection& connection = view.definition.connections[index];
    int goods = 0;
    for (std::uint8_t i = 0; i < connection.slotCount; ++i)
        goods += view.state.map[connection.firstSlot + i] != none;
    return goods == 2;
}

/// The follower that the last free space of a deed asks for; nothing when more are free, or none.
std::optional<Follower> lastOf(const TipView& view, DeedId deed) {
    std::optional<Follower> last;
    int left = 0;
    for (const Follower kind : allFollowers) {
        const int free =
            view.definition.deed(deed).spaces[static_cast<std::size_t>(kind)] - view.state.deedFilled(deed, kind);
        left += free;
        if (free > 0) last = kind;
    }
    return left == 1 ? last : std::nullopt;
}

/// Whether that token, planned for the Town Hall now or before, could go to a deed as its last. deeds.exact
std::optional<DeedId> completedBy(const TipView& view, Token token) {
    if (!isFollower(token) || isOwn(token)) return std::nullopt;
    for (std::size_t i = 0; i < deedCount; ++i)
        if (lastOf(view, static_cast<DeedId>(i)) == kindOf(token)) return static_cast<DeedId>(i);
    return std::nullopt;
}

bool sendsToDeeds(const TipView& view, PlaceId place) {
    return view.effectOf(place).kind == EffectKind::SendToDeeds;
}

/// Neutral followers that belong to the player, wherever they are.
int neutralsOf(const Player& player) {
    const auto neutral = [](Token token) { return isFollower(token) && !isOwn(token); };
    const auto there = [&](const auto& zone) {
        return static_cast<int>(std::count_if(zone.begin(), zone.end(), neutral));
    };
    int all = player.bag.neutrals() + player.work.theatre.neutrals() + there(player.work.market) +
              there(player.work.tower) + there(player.hand);
    for (const Filling& filling : player.work.places)
        all += there(filling.tokens);
    return all;
}

/// Points on the development track that the action of a place brings as things stand.
int pointsOf(const TipView& view, PlaceId place) {
    const Effect& effect = view.effectOf(place);
    if (effect.kind == EffectKind::Gain) return effect.development;
    if (effect.kind == EffectKind::DevelopmentPerStation) return stationsBuilt(view.state, view.me);
    if (effect.kind == EffectKind::BuyDevelopment) return std::min<int>(effect.most, view.player().coins);
    int most = 0;
    for (const Track track : allTracks) {
        const TrackSpace* next = view.recruits(place, followerOf(track)) ? view.nextSpace(track) : nullptr;
        if (next && next->kind == RewardKind::Development) most = std::max<int>(most, next->amount);
    }
    return most;
}

} // namespace

std::optional<TipFound> tipFirstTile(const TipView& view) {
    if (view.kind() == PromptKind::TakeTile) {
        if (view.state.question(view.me).amount != firstStack) return std::nullopt;
        return TipFound{targets::stack(Stack::I), {}};
    }
    const int choice = view.legal<RecruitFollower>([&](const RecruitFollower& c) {
        const TrackSpace* next = hasTrack(c.follower) ? view.nextSpace(trackOf(c.follower)) : nullptr;
        return next && next->kind == RewardKind::PlaceTile && next->stacks == firstStack;
    });
    if (choice < 0 || !view.pointsAt(choice)) return std::nullopt;
    return TipFound{view.pointed, {}};
}

std::optional<TipFound> tipSupplyLow(const TipView& view) {
    constexpr int few = 2;
    const TrackSpace* next = view.nextSpace(Track::Trader);
    const int choice =
        view.legal<RecruitFollower>([](const RecruitFollower& c) { return c.follower == Follower::Trader; });
    if (choice < 0 || !next || next->kind != RewardKind::PlaceTile) return std::nullopt;
    const int traders = view.state.supply[static_cast<std::size_t>(Follower::Trader)];
    const int tiles = tilesOn(view, next->stacks);
    if (std::min(traders, tiles) > few) return std::nullopt;
    const QString target = traders <= few ? targets::supply(Follower::Trader) : QStringLiteral("market:tiles");
    return TipFound{target, {{"t", traders}, {"p", tiles}}};
}

std::optional<TipFound> tipFreeTown(const TipView& view) {
    const TownIndex town = view.player().merchant;
    if (view.definition.towns[town].stationEach) return std::nullopt;
    const auto guildhall = view.find(
        [&](PlaceId place) { return view.effectOf(place).kind == EffectKind::BuildStation && view.couldUse(place); });
    if (!guildhall || view.state.stationsAt[town] != 0) return std::nullopt;
    return TipFound{targets::town(view.definition, town), {}};
}

std::optional<TipFound> tipOneGood(const TipView& view) {
    if (view.kind() == PromptKind::TakeGood) {
        const ConnectionIndex index = view.state.question(view.me).connection;
        if (!hasTwoGoods(view, index)) return std::nullopt;
        return TipFound{targets::way(view.definition, index), {}};
    }
    for (int i = 0; i < static_cast<int>(view.index.choices().size()); ++i) {
        const Choice& choice = view.index.choices()[static_cast<std::size_t>(i)];
        const auto* travel = std::get_if<Travel>(&choice.command);
        if (!travel || choice.refusal || !view.pointsAt(i) || !hasTwoGoods(view, travel->connection)) continue;
        return TipFound{targets::way(view.definition, travel->connection), {}};
    }
    return std::nullopt;
}

std::optional<TipFound> tipLastDeedSpace(const TipView& view) {
    if (view.kind() == PromptKind::SendFollowers) {
        const int choice =
            view.legal<SendFollower>([&](const SendFollower& c) { return lastOf(view, c.deed).has_value(); });
        return choice < 0 ? std::nullopt : std::optional(view.at(choice));
    }
    const int choice = view.legal<PlaceFollower>(
        [&](const PlaceFollower& c) { return sendsToDeeds(view, c.place) && completedBy(view, c.token); });
    if (choice < 0) return std::nullopt;
    return TipFound{targets::deed(*completedBy(view, view.commandOf<PlaceFollower>(choice).token)), {}};
}

std::optional<TipFound> tipDeedsStay(const TipView& view) {
    constexpr int share = 3; // every third of them
    const int use = view.legal<UsePlace>([&](const UsePlace& c) { return sendsToDeeds(view, c.place); });
    const bool sending = view.kind() == PromptKind::SendFollowers;
    if (!sending && (use < 0 || !view.pointsAt(use))) return std::nullopt;
    const Prompt& prompt = view.state.question(view.me);
    const PlaceId place = sending ? placeAt(prompt.place) : view.commandOf<UsePlace>(use).place;
    const int sent = sending ? prompt.amount : 0;
    if (!sendsToDeeds(view, place)) return std::nullopt;
    const int going = sent + view.player().work.at(place).filled();
    if (going * share < neutralsOf(view.player()) + sent) return std::nullopt;
    return TipFound{view.nameOf(place), {}};
}

std::optional<TipFound> tipNextCitizen(const TipView& view) {
    const auto& track = view.definition.development;
    for (std::size_t i = 0; i < track.citizens.size(); ++i) {
        const std::uint8_t space = track.citizens[i];
        if (space <= view.player().development || !(view.state.citizensLeft >> i & 1u)) continue;
        const int points = space - view.player().development;
        const auto leads = [&](PlaceId place) { return pointsOf(view, place) >= points && view.isInReach(place); };
        if (!view.find(leads)) return std::nullopt;
        return TipFound{targets::developmentSpace(space), {{"n", space}}};
    }
    return std::nullopt;
}

} // namespace magister::orleans
