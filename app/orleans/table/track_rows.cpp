// SPDX-License-Identifier: GPL-3.0-or-later
// The six follower tracks and the development track.
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/table/track_reward.h"
#include "app/orleans/words/accessible_text.h"

#include <algorithm>

namespace magister::orleans {

const QStringList roles::tracks{"follower", "target", "name",   "icon",  "supply",
                                "gone",     "place",  "spaces", "offer", "accessible"};
const QStringList roles::development{"target",  "space",   "level", "coins",     "citizen",
                                     "claimed", "markers", "offer", "accessible"};

namespace {

bool citizenGone(const State& state, std::size_t citizen) {
    return !(state.citizensLeft >> citizen & 1u);
}

QVariantList spaceRows(const Scene& scene, Track track) {
    QVariantList rows;
    const auto& spaces = scene.definition.track(track).spaces;
    for (int i = 0; i < static_cast<int>(spaces.size()); ++i) {
        const QString target = targets::trackSpace(track, i);
        const TrackReward reward = rewardAt(scene.definition, track, i);
        const bool citizen = reward.kind == QLatin1String("citizen");
        rows.append(QVariantMap{
            {"target", target},
            {"icon", reward.icon},
            {"amount", reward.amount},
            {"kind", reward.kind},
            {"claimed", citizen && citizenGone(scene.state, track == Track::Knight ? knightCitizen : boatmanCitizen)},
            {"markers", piecesOf(scene, [&](PlayerIndex p) { return scene.state.players[p].track(track) == i; })},
            {"offer", scene.offers.text(target)},
            {"accessible", spoken(scene, trackTold(scene, track, i), target)}});
    }
    return rows;
}

} // namespace

/// Seven kinds of followers, six of which have a track. tracks.six
Rows trackRows(const Scene& scene) {
    Rows rows;
    for (const Follower kind : allFollowers) {
        const bool tracked = hasTrack(kind);
        const QString target = tracked ? targets::track(trackOf(kind)) : targets::supply(kind);
        const PlaceId place = tracked ? scene.definition.track(trackOf(kind)).recruitedAt : PlaceId::Monastery;
        QStringList told{nameOf(scene, followerWord(kind))};
        if (tracked) told = trackTold(scene, trackOf(kind), viewed(scene).track(trackOf(kind)));
        rows.append({{"key", targets::idText(idOf(kind))},
                     {"follower", targets::idText(idOf(kind))},
                     {"target", target},
                     {"name", nameOf(scene, tracked ? trackWord(trackOf(kind)) : followerWord(kind))},
                     {"icon", icons::follower(kind)},
                     {"supply", scene.state.supply[static_cast<std::size_t>(kind)]},
                     {"gone", scene.state.followersGone[static_cast<std::size_t>(kind)]},
                     {"place", nameOf(scene, placeWord(place))},
                     {"spaces", tracked ? spaceRows(scene, trackOf(kind)) : QVariantList{}},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, told, target)}});
    }
    return rows;
}

Rows developmentRows(const Scene& scene) {
    Rows rows;
    const DevelopmentTrack& track = scene.definition.development;
    for (int space = 0; space <= track.lastSpace; ++space) {
        const QString target = targets::developmentSpace(space);
        const auto level = std::find(track.levelSpaces.begin(), track.levelSpaces.end(), space);
        const auto coins = std::find_if(track.coins.begin(), track.coins.end(),
                                        [&](const CoinSpace& each) { return each.space == space; });
        const auto citizen = std::find(track.citizens.begin(), track.citizens.end(), space);
        const bool hasCitizen = citizen != track.citizens.end();
        rows.append(
            {{"key", target},
             {"target", target},
             {"space", space},
             {"level", level == track.levelSpaces.end() ? 0 : static_cast<int>(level - track.levelSpaces.begin()) + 1},
             {"coins", coins == track.coins.end() ? 0 : coins->coins},
             {"citizen", hasCitizen},
             {"claimed",
              hasCitizen && citizenGone(scene.state, static_cast<std::size_t>(citizen - track.citizens.begin()))},
             {"markers", piecesOf(scene, [&](PlayerIndex p) { return scene.state.players[p].development == space; })},
             {"offer", scene.offers.text(target)},
             {"accessible", spoken(scene, developmentTold(scene, space), target)}});
    }
    return rows;
}

} // namespace magister::orleans
