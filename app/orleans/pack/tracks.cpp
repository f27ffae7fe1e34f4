// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// The key of what a track gives, besides citizens; empty for the knights.
QString rewardOf(Track track) {
    constexpr std::array<const char*, trackCount> keys{"good", "coins", "technology", "placeTile", "", "development"};
    return QLatin1String(keys[static_cast<std::size_t>(track)]);
}

/// What arriving on a space behind the start brings. `amount` is the value that should not fall along the track.
TrackSpace readSpace(const JsonValue& value, Track track, JsonValue& amount) {
    const QString key = rewardOf(track);
    if (key.isEmpty() && value.isNull()) return {};
    QStringList keys{"citizen"};
    if (!key.isEmpty()) keys.append(key);
    const JsonObject reward = value.object({}, keys);
    if (reward && reward.keys().size() != 1)
        value.report(ProblemKind::WrongCount, {"1", "1", QString::number(reward.keys().size())});
    if (const JsonValue citizen = reward["citizen"]) {
        if (!citizen.isTrue()) citizen.reportExpected(ProblemKind::ExpectedBoolean);
        return {RewardKind::Citizen, 0, {}, {}};
    }
    if (key.isEmpty()) return {};
    amount = reward[key];
    switch (track) {
    case Track::Farmer:
        return {RewardKind::Good, 0, amount.word(spellings<Good>).value_or(Good{}), {}};
    case Track::Boatman:
        return {RewardKind::Coins, small(amount.integer(1, 20)), {}, {}};
    case Track::Craftsman:
        if (amount && !amount.isTrue()) amount.reportExpected(ProblemKind::ExpectedBoolean);
        return {RewardKind::Technology, 0, {}, {}};
    case Track::Trader:
        return {RewardKind::PlaceTile, 0, {}, readSet(amount, spellings<Stack>)};
    default: // scholars; knights have no key
        return {RewardKind::Development, small(amount.integer(1, 20)), {}, {}};
    }
}

void readSpaces(const JsonValue& value, Track id, FollowerTrack& track) {
    const auto spaces = value.list(2, static_cast<int>(maxTrackSpaces));
    QList<JsonValue> amounts;
    for (qsizetype i = 0; i < spaces.size() && !track.spaces.full(); ++i) {
        JsonValue amount;
        TrackSpace space;
        if (i > 0)
            space = readSpace(spaces[i], id, amount);
        else if (!spaces[i].isNull())
            spaces[i].report(ProblemKind::NotAllowedHere, {spaces[i].shown()}); // nobody arrives at the start
        if (space.kind == RewardKind::Good && !track.spaces.empty() && track.spaces.back().kind == RewardKind::Good &&
            space.good < track.spaces.back().good)
            amount.report(ProblemKind::ValuesFall);
        amounts.append(amount);
        track.spaces.push(space);
    }
    checkRising(amounts);
}

/// castle.draw-number
void readDraw(const JsonValue& value, Definition& definition, std::size_t spaces) {
    const int count = static_cast<int>(spaces);
    const auto numbers = value.list(count, count);
    for (const JsonValue& each : numbers)
        if (!definition.drawNumber.full())
            definition.drawNumber.push(small(each.integer(1, static_cast<int>(maxMarketSpaces))));
    checkRising(numbers);
}

} // namespace

/// tracks.*, farmhouse.good, village.*, castle.*, university.points
void readTracks(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list"});
    Definition& definition = reading.definition;
    readByVocabulary(part["list"], wordsOf<Track>, {"spaces"}, {"draw"}, [&](std::size_t index, const JsonObject& object) {
        const Track id = allTracks[index];
        FollowerTrack& track = definition.tracks[index];
        readSpaces(object["spaces"], id, track);
        const auto citizens = static_cast<std::size_t>(
            std::count_if(track.spaces.begin(), track.spaces.end(),
                          [](const TrackSpace& each) { return each.kind == RewardKind::Citizen; }));
        const Total inBox = id == Track::Knight    ? reading.contents.citizensOnKnights
                            : id == Track::Boatman ? reading.contents.citizensOnBoatmen
                                                   : Total(0);
        checkAgainstBox(object["spaces"], "citizen", inBox, citizens);
        if (id == Track::Knight) {
            if (!object.has("draw")) object.report(ProblemKind::MissingKey, {"draw"});
            readDraw(object["draw"], definition, track.spaces.size());
        } else if (object.has("draw")) {
            object.reportAt("draw", ProblemKind::UnknownKey, {"draw"});
        }
    });
}

/// development.*
void readDevelopment(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"lastSpace", "levels", "coins", "citizens"});
    DevelopmentTrack& track = reading.definition.development;
    track.lastSpace = small(part["lastSpace"].integer(1, 99));
    const int last = track.lastSpace;

    constexpr int levels = static_cast<int>(levelCount);
    const auto levelSpaces = part["levels"].list(levels, levels);
    for (qsizetype i = 0; i < levelSpaces.size() && i < levels; ++i) {
        // The first level is everybody's at the start, the last one begins where the track ends.
        const int least = i == levels - 1 ? last : 0;
        const int most = i == 0 ? 0 : last;
        track.levelSpaces[static_cast<std::size_t>(i)] = small(levelSpaces[i].integer(least, most));
    }
    checkGrowing(levelSpaces);

    QList<JsonValue> coinSpaces;
    for (const JsonValue& each : part["coins"].list(0, static_cast<int>(decltype(track.coins)::capacity()))) {
        const JsonObject space = each.object({"space", "coins"});
        coinSpaces.append(space["space"]);
        if (!track.coins.full())
            track.coins.push({small(space["space"].integer(1, last)), small(space["coins"].integer(1, 20))});
    }
    checkGrowing(coinSpaces);

    const auto citizens = part["citizens"].list(0, static_cast<int>(decltype(track.citizens)::capacity()));
    for (const JsonValue& each : citizens)
        if (!track.citizens.full()) track.citizens.push(small(each.integer(1, last)));
    checkGrowing(citizens);
    checkAgainstBox(part["citizens"], "citizens", reading.contents.citizensOnDevelopment,
                    static_cast<std::size_t>(citizens.size()));
}

} // namespace magister::orleans
