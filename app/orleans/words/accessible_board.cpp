// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the map, the tracks, the deeds, the stacks and the events.
#include "app/orleans/words/accessible_text.h"
#include "app/orleans/words/effect_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/phrases.h"

#include <QCoreApplication>

#include <functional>

namespace magister::orleans {

namespace {

QStringList townsAlong(const Scene& scene, TownIndex town, Way way) {
    QStringList names;
    for (const ConnectionIndex index : scene.definition.towns[town].connections) {
        const Connection& connection = scene.definition.connections[index];
        if (connection.way == way) names.append(nameOf(scene, townWord(scene, connection.other(town))));
    }
    return names;
}

void addMarkers(Phrases& told, const Scene& scene, const std::function<bool(const Player&)>& standsThere) {
    QStringList names;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (standsThere(scene.state.players[p])) names.append(seatName(scene, p));
    if (!names.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "markers here: {names}"), {{"names", joined(names)}});
}

void addCitizen(Phrases& told, const Scene& scene, std::size_t citizen) {
    if (scene.state.citizensLeft >> citizen & 1u)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "the citizen tile is still here"));
    else
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "the citizen tile has been taken"));
}

} // namespace

QString wayName(const Scene& scene, ConnectionIndex connection) {
    const Connection& way = scene.definition.connections[connection];
    return say(scene.language, "OrleansSpoken", QT_TRANSLATE_NOOP("OrleansSpoken", "{first:nom} – {second:nom}"),
               {{"first", townWord(scene, way.a)}, {"second", townWord(scene, way.b)}});
}

QStringList townTold(const Scene& scene, TownIndex town) {
    Phrases told(scene);
    told.addText(nameOf(scene, townWord(scene, town)));
    QStringList stations, merchants;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        if (scene.state.stationsAt[town] >> p & 1u) stations.append(seatName(scene, p));
        if (scene.state.players[p].merchant == town) merchants.append(seatName(scene, p));
    }
    if (stations.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "no trading station"));
    else
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "trading station: {names}"), {{"names", joined(stations)}});
    if (!merchants.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "merchant: {names}"), {{"names", joined(merchants)}});
    told.addIf(scene.definition.towns[town].stationEach,
               QT_TRANSLATE_NOOP("OrleansSpoken", "every player may build one trading station here"));
    if (const QStringList towns = townsAlong(scene, town, Way::Road); !towns.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "by road: {towns}"), {{"towns", joined(towns)}});
    if (const QStringList towns = townsAlong(scene, town, Way::Water); !towns.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "by water: {towns}"), {{"towns", joined(towns)}});
    return told.parts();
}

QStringList wayTold(const Scene& scene, ConnectionIndex connection) {
    const Connection& way = scene.definition.connections[connection];
    const Fields fields{{"towns", wayName(scene, connection)}};
    Phrases told(scene);
    if (way.way == Way::Water)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "waterway {towns}"), fields);
    else
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "road {towns}"), fields);
    QStringList goods;
    for (std::uint8_t i = 0; i < way.slotCount; ++i)
        if (const std::uint8_t good = scene.state.map[way.firstSlot + std::size_t{i}]; good != none)
            goods.append(nameOf(scene, goodWord(static_cast<Good>(good))));
    if (goods.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "no goods tile left"));
    else
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "goods tiles: {goods}"), {{"goods", joined(goods)}});
    return told.parts();
}

QStringList goodTold(const Scene& scene, SlotIndex slot) {
    const GoodsSlot& where = scene.definition.goodsSlots[slot];
    const std::uint8_t lying = scene.state.map[slot];
    Phrases told(scene);
    if (where.fromPlayers > scene.state.playerCount) {
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "goods slot, used with {n:player:ins} or more"),
                 {{"n", where.fromPlayers}});
    } else if (lying == none) {
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "empty goods slot"));
    } else {
        const auto good = static_cast<Good>(lying);
        told.addText(nameOf(scene, goodWord(good)))
            .add(QT_TRANSLATE_NOOP("OrleansSpoken", "{n:point:nom} at the end"),
                 {{"n", scene.definition.good(good).points}});
        const int nth = slot - scene.definition.connections[where.connection].firstSlot;
        told.addIf(hasTwinGoods(scene.definition, scene.state, where.connection),
                   QT_TRANSLATE_NOOP("OrleansSpoken", "tile {n} of the route"), {{"n", nth + 1}});
    }
    const Fields towns{{"towns", wayName(scene, where.connection)}};
    return (scene.definition.connections[where.connection].way == Way::Water
                ? told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "waterway {towns}"), towns)
                : told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "road {towns}"), towns))
        .parts();
}

QStringList trackTold(const Scene& scene, Track track, int space) {
    const auto& spaces = scene.definition.track(track).spaces;
    if (space < 0 || space >= static_cast<int>(spaces.size())) return {};
    Phrases told(scene);
    told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "{Track:nom}, space {n}"), {{"track", trackWord(track)}, {"n", space}})
        .addIf(space == scene.definition.start.trackSpace, QT_TRANSLATE_NOOP("OrleansSpoken", "start"))
        .addText(trackRewardText(scene, track, space));
    if (spaces[static_cast<std::size_t>(space)].kind == RewardKind::Citizen)
        addCitizen(told, scene, track == Track::Knight ? knightCitizen : boatmanCitizen);
    addMarkers(told, scene, [&](const Player& p) { return p.track(track) == space; });
    return told.parts();
}

QStringList developmentTold(const Scene& scene, int space) {
    const DevelopmentTrack& track = scene.definition.development;
    if (space < 0 || space > track.lastSpace) return {};
    Phrases told(scene);
    told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "{Track:nom}, space {n}"),
             {{"track", Word{QStringLiteral("track-development")}}, {"n", space}});
    for (std::size_t i = 0; i < track.levelSpaces.size(); ++i)
        told.addIf(track.levelSpaces[i] == space, QT_TRANSLATE_NOOP("OrleansSpoken", "level {level} begins here"),
                   {{"level", static_cast<int>(i) + 1}});
    for (const CoinSpace& coin : track.coins)
        told.addIf(coin.space == space,
                   QT_TRANSLATE_NOOP("OrleansSpoken", "{n:coin:nom} for each player who reaches or passes it"),
                   {{"n", coin.coins}});
    for (std::size_t i = 0; i < track.citizens.size(); ++i)
        if (track.citizens[i] == space) addCitizen(told, scene, i);
    addMarkers(told, scene, [&](const Player& p) { return p.development == space; });
    return told.parts();
}

QStringList deedTold(const Scene& scene, DeedId id) {
    const Deed& deed = scene.definition.deed(id);
    Phrases told(scene);
    told.addText(nameOf(scene, deedWord(id)));
    int filled = 0;
    for (const Follower kind : allFollowers) {
        const int spaces = deed.spaces[static_cast<std::size_t>(kind)];
        if (spaces == 0) continue;
        filled += scene.state.deedFilled(id, kind);
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "{follower:nom}: {n} of {all}"),
                 {{"follower", followerWord(kind)}, {"n", scene.state.deedFilled(id, kind)}, {"all", spaces}});
    }
    told.addIf(filled == deed.spaceTotal(), QT_TRANSLATE_NOOP("OrleansSpoken", "complete"))
        .addText(deedText(scene, id));
    addCitizen(told, scene, firstDeedCitizen + static_cast<std::size_t>(id));
    return told.parts();
}

QStringList tileTold(const Scene& scene, PlaceId id) {
    const Place& place = scene.definition.place(id);
    Phrases told(scene);
    told.addText(nameOf(scene, placeWord(id)))
        .addText(nameOf(scene, {place.stack == Stack::I ? QStringLiteral("stack-I") : QStringLiteral("stack-II")}));
    if (place.mode == PlaceMode::Permanent)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "always in effect"));
    else if (place.openRow)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "takes any number of followers"));
    else
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "slots: {followers}"), {{"followers", slotsText(scene, id)}});
    told.addText(effectText(scene, id));
    return told.parts();
}

QStringList goodsTold(const Scene& scene, Good good) {
    const GoodKind& kind = scene.definition.good(good);
    const auto index = static_cast<std::size_t>(good);
    Phrases told(scene);
    told.addText(nameOf(scene, goodWord(good)))
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "left on the goods market: {n}"), {{"n", scene.state.goods[index]}})
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "{n:point:nom} at the end"), {{"n", kind.points}})
        .addIf(kind.food, QT_TRANSLATE_NOOP("OrleansSpoken", "counts as food"))
        .addIf(scene.state.goodsGone[index] > 0, QT_TRANSLATE_NOOP("OrleansSpoken", "out of the game: {n}"),
               {{"n", scene.state.goodsGone[index]}});
    return told.parts();
}

QStringList eventTold(const Scene& scene, EventKind kind) {
    const EventTile& event = scene.definition.event(kind);
    Phrases told(scene);
    told.addText(nameOf(scene, eventWord(kind)))
        .addIf(scene.state.eventKnown && scene.state.event == kind,
               QT_TRANSLATE_NOOP("OrleansSpoken", "the event of this round"))
        .addText(eventEffectText(scene, kind))
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "turned up so far: {n} of {all}"),
             {{"n", scene.state.eventsSeen[static_cast<std::size_t>(kind)]}, {"all", event.tiles}});
    return told.parts();
}

} // namespace magister::orleans
