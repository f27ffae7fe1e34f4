// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/effect_text.h"

#include "app/orleans/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

QString effectSay(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "OrleansEffect", source, fields);
}

QString eventsText(const Scene& scene, EventSet events) {
    QStringList names;
    for (const EventKind event : allEvents)
        if (events & setOf(event)) names.append(nameOf(scene, eventWord(event)));
    return joined(names);
}

QString tracksText(const Scene& scene, std::uint8_t tracks) {
    QStringList names;
    for (const Track track : allTracks)
        if (tracks >> static_cast<unsigned>(track) & 1u) names.append(nameOf(scene, trackWord(track)));
    return joined(names);
}

QString travelText(const Scene& scene, const Effect& effect) {
    const Fields goods{{"n", effect.goods}};
    if (effect.ways == setOf(Way::Water))
        return effectSay(scene,
                         QT_TRANSLATE_NOOP("OrleansEffect",
                                           "Move your merchant along one waterway; you may take {n:good:acc} from it."),
                         goods);
    if (effect.ways == setOf(Way::Road))
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Move your merchant along one road; you may take {n:good:acc} from it."),
            goods);
    return effectSay(
        scene,
        QT_TRANSLATE_NOOP("OrleansEffect",
                          "Move your merchant along one road or waterway; you may take {n:good:acc} from it."),
        goods);
}

QString moveOtherText(const Scene& scene, const Place& place) {
    const Fields fields{{"n", place.effect.goods}, {"coins", place.price.coinsToMoved}};
    if (place.effect.ways == setOf(Way::Water))
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Pay another player {coins:coin:acc} and move their merchant along one "
                                               "waterway; you may take {n:good:acc} from it."),
            fields);
    if (place.effect.ways == setOf(Way::Road))
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Pay another player {coins:coin:acc} and move their merchant along one "
                                               "road; you may take {n:good:acc} from it."),
            fields);
    return effectSay(
        scene,
        QT_TRANSLATE_NOOP("OrleansEffect", "Pay another player {coins:coin:acc} and move their merchant along one road "
                                           "or waterway; you may take {n:good:acc} from it."),
        fields);
}

QString recruitText(const Scene& scene, FollowerSet followers) {
    for (const Follower kind : allFollowers) {
        if (followers != setOf(kind)) continue;
        if (kind == Follower::Monk)
            return effectSay(
                scene,
                QT_TRANSLATE_NOOP("OrleansEffect", "Recruit one monk, who can replace any other follower on a slot."));
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP(
                "OrleansEffect",
                "Recruit one follower ({follower:nom}) and advance one space on that track ({track:nom})."),
            {{"follower", followerWord(kind)}, {"track", trackWord(trackOf(kind))}});
    }
    return effectSay(
        scene,
        QT_TRANSLATE_NOOP("OrleansEffect",
                          "Recruit one follower of your choice ({followers}) and advance one space on that track."),
        {{"followers", followersText(scene, followers)}});
}

QString benefitText(const Scene& scene, const Effect& effect) {
    const Fields fields{{"coins", effect.coins}, {"points", effect.development}};
    if (effect.coins == 0)
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "You get {points:development-point:acc}."), fields);
    if (effect.development == 0)
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "You get {coins:coin:acc}."), fields);
    return effectSay(scene,
                     QT_TRANSLATE_NOOP("OrleansEffect", "You get {coins:coin:acc} and {points:development-point:acc}."),
                     fields);
}

/// The table may read the Barracks the other way round. extra-tiles.barracks-direction
QString standInText(const Scene& scene, PlaceId place) {
    const Effect& effect = scene.definition.place(place).effect;
    const bool turned =
        place == PlaceId::Barracks && scene.state.rulings.barracksDirection == ruling::BarracksDirection::KnightAsAny;
    return effectSay(
        scene,
        QT_TRANSLATE_NOOP("OrleansEffect",
                          "Your slots for certain followers ({followers}) also accept another follower: {who}."),
        {{"who", followersText(scene, turned ? effect.followers : effect.who)},
         {"followers", followersText(scene, turned ? effect.who : effect.followers)}});
}

} // namespace

QString followersText(const Scene& scene, FollowerSet followers) {
    QStringList names;
    for (const Follower kind : allFollowers)
        if (contains(followers, kind)) names.append(nameOf(scene, followerWord(kind)));
    return joined(names);
}

QString slotsText(const Scene& scene, PlaceId place) {
    QStringList names;
    for (const Slot slot : scene.definition.place(place).actionSlots)
        names.append(slot == Slot::Any ? effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "any follower"))
                                       : nameOf(scene, slotWord(slot)));
    return joined(names);
}

QString effectText(const Scene& scene, PlaceId id) {
    const Place& place = scene.definition.place(id);
    const Effect& effect = place.effect;
    const Fields fields{{"n", effect.most},           {"least", effect.least},        {"draws", effect.draws},
                        {"keeps", effect.keeps},      {"spaces", effect.spaces},      {"coins", place.price.coins},
                        {"goods", place.price.goods}, {"good", goodWord(effect.good)}};
    switch (effect.kind) {
    case EffectKind::Travel:
        return travelText(scene, effect);
    case EffectKind::BuildStation:
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect",
                                                  "Build a trading station in the town where your merchant stands."));
    case EffectKind::Recruit:
        return recruitText(scene, effect.followers);
    case EffectKind::Gain:
        return benefitText(scene, effect);
    case EffectKind::GainGood:
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "Take {good:acc} from the goods market."), fields);
    case EffectKind::SendToDeeds:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP(
                "OrleansEffect",
                "Send up to {n:follower:gen} from here to beneficial deeds; each brings the reward of its deed."),
            fields);
    case EffectKind::CoinsPerLevel:
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "You get as many coins as your development level."));
    case EffectKind::CoinsPerStation:
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect",
                                                  "You get one coin for each of your trading stations on the map."));
    case EffectKind::BuyDevelopment:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Pay {least} to {n:coin:gen} and get one development point for each."),
            fields);
    case EffectKind::GainTechnology:
        return effectSay(scene,
                         QT_TRANSLATE_NOOP("OrleansEffect",
                                           "Take one technology tile, which you may place from the next round on."));
    case EffectKind::Guard:
        return effectSay(scene,
                         QT_TRANSLATE_NOOP("OrleansEffect",
                                           "Return the monk from here to the bag to be spared one of these events: {events}."),
                         {{"events", eventsText(scene, effect.events)}});
    case EffectKind::StandIn:
        return standInText(scene, id);
    case EffectKind::ExtraDraw:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Once a round you may draw {draws:follower:acc} in addition; you keep "
                                               "{keeps} and return the rest to the bag."),
            fields);
    case EffectKind::Tower:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Drawn followers may wait here ({spaces:space:nom}); as an action, you "
                                               "send up to {n:follower:gen} from here to beneficial deeds."),
            fields);
    case EffectKind::DevelopmentPerStation:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP(
                "OrleansEffect",
                "Hand in {goods:good:acc} and get one development point for each of your trading stations on the map."),
            fields);
    case EffectKind::Bake:
        return effectSay(
            scene, QT_TRANSLATE_NOOP("OrleansEffect", "Pay {coins:coin:acc} and bake up to {n} grain into bread."),
            fields);
    case EffectKind::RepeatReward:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP(
                "OrleansEffect",
                "Hand in {goods:good:acc} and take the reward of your space on one track again: {tracks}."),
            {{"goods", place.price.goods}, {"tracks", tracksText(scene, effect.tracks)}});
    case EffectKind::MoveOther:
        return moveOtherText(scene, place);
    case EffectKind::CoinsPerFollower:
        return effectSay(
            scene,
            QT_TRANSLATE_NOOP("OrleansEffect", "Return all followers from here to the bag and get one coin for each."));
    }
    return {};
}

QString eventEffectText(const Scene& scene, EventKind kind) {
    const EventTile& event = scene.definition.event(kind);
    switch (kind) {
    case EventKind::Pilgrimage:
        return effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "No monks can be recruited in this round."));
    case EventKind::Income:
        return effectSay(
            scene, QT_TRANSLATE_NOOP("OrleansEffect", "Each player gets as many coins as their development level."));
    case EventKind::Harvest:
        return effectSay(scene,
                         QT_TRANSLATE_NOOP("OrleansEffect",
                                           "Each player hands in one food tile; whoever has none pays {n:coin:acc}."),
                         {{"n", event.fine}});
    case EventKind::Taxes:
        return effectSay(
            scene, QT_TRANSLATE_NOOP("OrleansEffect", "Each player pays one coin for every {n:good:acc} they have."),
            {{"n", event.goodsPerCoin}});
    case EventKind::TradingDay:
        return effectSay(scene,
                         QT_TRANSLATE_NOOP("OrleansEffect",
                                           "Each player gets one coin for each of their trading stations on the map."));
    case EventKind::Plague:
        return effectSay(
            scene, QT_TRANSLATE_NOOP(
                       "OrleansEffect",
                       "Each player draws one follower from the bag and loses it; a starting follower goes back."));
    }
    return {};
}

QString deedSpacesText(const Scene& scene, DeedId id) {
    QStringList counted;
    for (const Follower kind : allFollowers)
        if (const int n = scene.definition.deed(id).spaces[static_cast<std::size_t>(kind)])
            counted.append(scene.language.count(followerWord(kind).key, n, QStringLiteral("nom")));
    return joined(counted);
}

QString deedText(const Scene& scene, DeedId id) {
    const Deed& deed = scene.definition.deed(id);
    const Fields fields{{"coins", deed.coins}, {"points", deed.development}};
    return deed.development == 0
               ? effectSay(scene,
                           QT_TRANSLATE_NOOP("OrleansEffect", "Each follower you send here brings {coins:coin:acc}; "
                                                              "whoever fills the last space takes the citizen tile."),
                           fields)
               : effectSay(scene,
                           QT_TRANSLATE_NOOP(
                               "OrleansEffect",
                               "Each follower you send here brings {coins:coin:acc} or {points:development-point:acc}; "
                               "whoever fills the last space takes the citizen tile."),
                           fields);
}

QString trackRewardText(const Scene& scene, Track track, int space) {
    const auto& spaces = scene.definition.track(track).spaces;
    if (space < 0 || space >= static_cast<int>(spaces.size())) return {};
    const TrackSpace& reached = spaces[static_cast<std::size_t>(space)];
    const Fields fields{{"n", reached.amount}, {"good", goodWord(reached.good)}};
    QStringList parts;
    if (track == Track::Knight)
        parts.append(effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "draw up to {n:follower:gen} each round"),
                               {{"n", scene.definition.drawNumber[static_cast<std::size_t>(space)]}}));
    switch (reached.kind) {
    case RewardKind::Nothing:
        break;
    case RewardKind::Good:
        parts.append(effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "one goods tile ({good:nom})"), fields));
        break;
    case RewardKind::Technology:
        parts.append(effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "one technology tile")));
        break;
    case RewardKind::PlaceTile:
        parts.append(reached.stacks == setOf(Stack::I)
                         ? effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "one place tile from stack I"))
                         : effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "one place tile from stack I or II")));
        break;
    case RewardKind::Coins:
        parts.append(effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "{n:coin:nom}"), fields));
        break;
    case RewardKind::Development:
        parts.append(effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "{n:development-point:nom}"), fields));
        break;
    case RewardKind::Citizen:
        parts.append(
            effectSay(scene, QT_TRANSLATE_NOOP("OrleansEffect", "one citizen tile for whoever gets there first")));
        break;
    }
    return joined(parts);
}

} // namespace magister::orleans
