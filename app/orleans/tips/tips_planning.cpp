// SPDX-License-Identifier: GPL-3.0-or-later
// Tips about followers: how many are drawn, where they are planned, what becomes of a plan.
#include "app/orleans/table/avoidable_loss.h"
#include "app/orleans/tips/tip_view.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// The pointer or the focus is on what ends the plan.
bool isEnding(const TipView& view) {
    return view.isPointedAt("button:done");
}

bool mayGoToDeeds(const TipView& view, PlaceId place) {
    return view.effectOf(place).kind == EffectKind::SendToDeeds;
}

/// Followers that were placed there in this planning.
int freshOn(const Filling& filling) {
    int fresh = 0;
    for (std::size_t slot = 0; slot < maxPlaceSlots; ++slot)
        fresh += filling.isFresh(slot) && isFollower(filling.tokens[slot]);
    return fresh;
}

/// Followers that this planning began with: those still to be placed and those placed since.
int toPlan(const Workforce& work) {
    const auto there = [](const auto& zone) { return std::count_if(zone.begin(), zone.end(), isFollower); };
    int all = static_cast<int>(there(work.market) + there(work.tower));
    for (const Filling& filling : work.places)
        all += freshOn(filling);
    return all + work.theatreFresh[0].total() + work.theatreFresh[1].total();
}

/// Another follower than a monk may go there.
bool hasOther(const TipView& view, const PlaceFollower& monk) {
    return view.legal<PlaceFollower>([&](const PlaceFollower& c) {
        return c.place == monk.place && c.slot == monk.slot && kindOf(c.token) != Follower::Monk;
    }) >= 0;
}

} // namespace

std::optional<TipFound> tipTwoSmall(const TipView& view) {
    constexpr int many = 5;
    if (toPlan(view.player().work) < many) return std::nullopt;
    return TipFound{view.own(QStringLiteral("market/0")), {}};
}

std::optional<TipFound> tipOneShort(const TipView& view) {
    if (!isEnding(view)) return std::nullopt;
    // A place that somebody waits on comes before an empty one.
    const auto begun = [&](const PlaceFollower& c) { return view.player().work.at(c.place).filled() > 0; };
    int choice = view.legal<PlaceFollower>([&](const PlaceFollower& c) { return begun(c) && view.completes(c); });
    if (choice < 0) choice = view.legal<PlaceFollower>([&](const PlaceFollower& c) { return view.completes(c); });
    return choice < 0 ? std::nullopt : std::optional(view.at(choice));
}

std::optional<TipFound> tipNothingActive(const TipView& view) {
    if (!isEnding(view) || plansAnAction(view.definition, view.player())) return std::nullopt;
    if (!view.isLegal<PlaceFollower>()) return std::nullopt;
    return TipFound{view.pointed, {}, {view.own(QStringLiteral("place:"))}};
}

std::optional<TipFound> tipFreeSpaces(const TipView& view) {
    const Player& player = view.player();
    const int draws = drawNumber(view.definition, player) - player.drawn - player.retrieved;
    const int room = freeMarketSpaces(view.definition, player) + freeTowerSpaces(view.definition, player);
    if (room == 0 || room >= std::min(draws, player.bagTotal())) return std::nullopt;
    return TipFound{view.own(QStringLiteral("bag")), {{"n", room}}};
}

std::optional<TipFound> tipRetrieve(const TipView& view) {
    const int choice = view.legal<Retrieve>([&](const Retrieve& c) {
        return !view.definition.place(c.place).openRow && !isManned(view.definition, view.player(), c.place);
    });
    return choice < 0 ? std::nullopt : std::optional(view.at(choice));
}

std::optional<TipFound> tipMonk(const TipView& view) {
    const int choice = view.legal<PlaceFollower>([&](const PlaceFollower& c) {
        const Place& place = view.definition.place(c.place);
        if (kindOf(c.token) != Follower::Monk || place.openRow || mayGoToDeeds(view, c.place)) return false;
        return place.actionSlots[c.slot] != Slot::Monk && !hasOther(view, c) && view.completes(c);
    });
    return choice < 0 ? std::nullopt : std::optional(view.at(choice));
}

std::optional<TipFound> tipDrawNumber(const TipView& view) {
    const int now = drawNumber(view.definition, view.player());
    if (view.player().bagTotal() <= now) return std::nullopt;
    Player later = view.player();
    if (!view.nextSpace(Track::Knight)) return std::nullopt;
    ++later.track(Track::Knight);
    if (drawNumber(view.definition, later) <= now) return std::nullopt;
    const auto castle =
        view.find([&](PlaceId place) { return view.recruits(place, Follower::Knight) && view.couldUse(place); });
    if (!castle) return std::nullopt;
    return TipFound{view.nameOf(*castle), {}, {view.own(QStringLiteral("bag"))}};
}

std::optional<TipFound> tipPassActive(const TipView& view) {
    const int choice = view.isPointedAt("button:pass") ? view.legal<UsePlace>() : -1;
    return choice < 0 ? std::nullopt : std::optional(view.at(choice));
}

std::optional<TipFound> tipFirstTechnology(const TipView& view) {
    if (view.player().work.technologiesPlaced > 0 || !view.isLegal<PlaceTechnology>()) return std::nullopt;
    return TipFound{view.own(QStringLiteral("technology")), {}};
}

std::optional<TipFound> tipNewTechnology(const TipView& view) {
    if (view.state.rulings.technologyDelay != ruling::TechnologyDelay::AfterActions) return std::nullopt;
    if (view.player().newTechnologies == 0) return std::nullopt;
    return TipFound{view.own(QStringLiteral("technology")), {}};
}

} // namespace magister::orleans
