// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/effect_icons.h"

#include "app/orleans/words/icon_names.h"

namespace magister::orleans {

namespace {

QStringList amount(int n, const char* icon) {
    if (n == 0) return {};
    const QString name = QLatin1String(icon);
    return n == 1 ? QStringList{name} : QStringList{QStringLiteral("n:%1").arg(n), name};
}

QStringList separated(const QList<QStringList>& parts, const char* sign) {
    QStringList all;
    for (const QStringList& part : parts) {
        if (part.isEmpty()) continue;
        if (!all.isEmpty()) all.append(QLatin1String(sign));
        all += part;
    }
    return all;
}

QStringList followers(FollowerSet set) {
    QList<QStringList> parts;
    for (const Follower kind : allFollowers)
        if (contains(set, kind)) parts.append(QStringList{icons::follower(kind)});
    return separated(parts, "slash");
}

QStringList ways(WaySet set) {
    return separated({set & setOf(Way::Water) ? QStringList{QStringLiteral("ship")} : QStringList{},
                      set & setOf(Way::Road) ? QStringList{QStringLiteral("cart")} : QStringList{}},
                     "slash");
}

/// Where a place recruits one kind, what its track brings besides.
QStringList recruits(const Definition& definition, FollowerSet kinds) {
    if (kinds == setOf(Follower::Knight)) return {icons::follower(Follower::Knight), "plus", "bag"};
    for (const Track track : allTracks) {
        if (kinds != setOf(followerOf(track))) continue;
        const FollowerTrack& spaces = definition.track(track);
        if (spaces.spaces[spaces.lastSpace()].kind == RewardKind::Development)
            return {icons::follower(followerOf(track)), "plus", "devstar"};
    }
    return followers(kinds);
}

QStringList events(EventSet set) {
    QList<QStringList> parts;
    for (const EventKind event : allEvents)
        if (set & setOf(event)) parts.append(QStringList{icons::event(event)});
    return separated(parts, "slash");
}

} // namespace

QStringList effectIcons(const Definition& definition, PlaceId place) {
    const Effect& effect = definition.place(place).effect;
    switch (effect.kind) {
    case EffectKind::Travel:
        return ways(effect.ways);
    case EffectKind::BuildStation:
        return {"station"};
    case EffectKind::Recruit:
        return recruits(definition, effect.followers);
    case EffectKind::Gain:
        return separated({amount(effect.coins, "coin"), amount(effect.development, "devstar")}, "plus");
    case EffectKind::GainGood:
        return {icons::good(effect.good)};
    case EffectKind::SendToDeeds:
    case EffectKind::Tower:
        return amount(effect.most, "slot-any") + QStringList{"arrow", "coin"};
    case EffectKind::CoinsPerLevel:
        return {"coin", "per", "devstar"};
    case EffectKind::CoinsPerStation:
        return {"coin", "per", "station"};
    case EffectKind::BuyDevelopment:
        return amount(effect.most, "coin") + QStringList{"arrow"} + amount(effect.most, "devstar");
    case EffectKind::GainTechnology:
        return {"tech"};
    case EffectKind::Guard:
        return QStringList{icons::follower(Follower::Monk), "arrow"} + events(effect.events);
    case EffectKind::StandIn:
        return followers(effect.who) + QStringList{"equals"} + followers(effect.followers);
    case EffectKind::ExtraDraw:
        return amount(effect.draws, "bag") + QStringList{"arrow"} +
               QStringList{QStringLiteral("n:%1").arg(effect.keeps)};
    case EffectKind::DevelopmentPerStation:
        return {"devstar", "per", "station"};
    case EffectKind::Bake:
        return amount(effect.most, "g-grain") + QStringList{"arrow"} + amount(effect.most, "g-bread");
    case EffectKind::RepeatReward: {
        FollowerSet kinds = 0;
        for (const Track track : allTracks)
            if (effect.tracks >> static_cast<unsigned>(track) & 1u)
                kinds = static_cast<FollowerSet>(kinds | setOf(followerOf(track)));
        return QStringList{"ui-redo"} + followers(kinds);
    }
    case EffectKind::MoveOther:
        return QStringList{"merchant", "arrow"} + ways(effect.ways);
    case EffectKind::CoinsPerFollower:
        return {"coin", "per", "slot-any"};
    }
    return {};
}

QStringList priceIcons(const Definition& definition, PlaceId place) {
    const Price& price = definition.place(place).price;
    QList<QStringList> any;
    if (price.goods > 0)
        for (const Good good : allGoods)
            any.append(QStringList{icons::good(good)});
    return separated({amount(price.coins + price.coinsToMoved, "coin"), separated(any, "slash")}, "plus");
}

} // namespace magister::orleans
