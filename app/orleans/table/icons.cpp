// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/icons.h"

#include "app/orleans/words/target_names.h"
#include "engine/orleans/notation.h"

namespace magister::orleans {

namespace {

const QString& kindIcon(Follower kind) {
    static const std::array<QString, followerCount> kinds{"farmer", "boatman", "artisan", "trader",
                                                          "knight", "scholar", "monk"};
    return kinds[static_cast<std::size_t>(kind)];
}

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
        if (contains(set, kind)) parts.append(QStringList{followerIcon(kind)});
    return separated(parts, "slash");
}

QStringList ways(WaySet set) {
    return separated({set & setOf(Way::Water) ? QStringList{QStringLiteral("ship")} : QStringList{},
                      set & setOf(Way::Road) ? QStringList{QStringLiteral("cart")} : QStringList{}},
                     "slash");
}

/// Where a place recruits one kind, what its track brings besides.
QStringList recruits(const Definition& definition, FollowerSet kinds) {
    if (kinds == setOf(Follower::Knight)) return {followerIcon(Follower::Knight), "plus", "bag"};
    for (const Track track : allTracks) {
        if (kinds != setOf(followerOf(track))) continue;
        const FollowerTrack& spaces = definition.track(track);
        if (spaces.spaces[spaces.lastSpace()].kind == RewardKind::Development)
            return {followerIcon(followerOf(track)), "plus", "devstar"};
    }
    return followers(kinds);
}

QStringList events(EventSet set) {
    QList<QStringList> parts;
    for (const EventKind event : allEvents)
        if (set & setOf(event)) parts.append(QStringList{eventIcon(event)});
    return separated(parts, "slash");
}

} // namespace

QString followerIcon(Follower kind) {
    return QStringLiteral("f-") + kindIcon(kind);
}
QString tokenIcon(Token token) {
    if (token == Token::Technology) return QStringLiteral("tech");
    return isFollower(token) ? followerIcon(kindOf(token)) : QString{};
}
QString slotIcon(Slot slot) {
    return slot == Slot::Any ? QStringLiteral("slot-any") : QStringLiteral("slot-") + kindIcon(followerOf(slot));
}
QString goodIcon(Good good) {
    return QStringLiteral("g-") + targets::idText(idOf(good));
}
QString wareIcon(Ware ware) {
    return QStringLiteral("g-") + targets::idText(wareText(ware));
}
QString placeIcon(PlaceId place) {
    return QStringLiteral("pl-") + targets::idText(idOf(place));
}
QString eventIcon(EventKind event) {
    return QStringLiteral("ev-") + targets::idText(idOf(event)).replace(u'_', u'-');
}

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
        return {goodIcon(effect.good)};
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
        return QStringList{followerIcon(Follower::Monk), "arrow"} + events(effect.events);
    case EffectKind::StandIn:
        return followers(effect.who) + QStringList{"equals"} + followers(effect.followers);
    case EffectKind::ExtraDraw:
        return amount(effect.draws, "bag") + QStringList{"arrow"} + QStringList{QStringLiteral("n:%1").arg(effect.keeps)};
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
            any.append(QStringList{goodIcon(good)});
    return separated({amount(price.coins + price.coinsToMoved, "coin"), separated(any, "slash")}, "plus");
}

} // namespace magister::orleans
