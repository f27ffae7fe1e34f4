// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

#include "engine/orleans/state.h"

#include <algorithm>

namespace magister::orleans {

namespace {

int most(std::size_t constant) {
    return static_cast<int>(constant);
}

} // namespace

/// How much of everything there is. components.*; what the engine keeps in fixed places cannot be more.
void readContents(const JsonValue& root, PartReading& reading) {
    const JsonObject part =
        partObject(root, {"rounds", "tradingStations", "markers", "followers", "ownFollowers", "goods",
                          "technologyTiles", "citizenTiles", "citizens", "coinTokens", "placeTiles", "extraTiles",
                          "hourglassTiles", "towns", "roads", "waterways", "deedSpaces"});
    Contents& box = reading.contents;
    const Total rounds = part["rounds"].integer(1, most(roundCount));
    reading.definition.rounds = small(rounds);
    box.tradingStations = part["tradingStations"].integer(1, most(maxPlayers * maxStations));
    box.markers = part["markers"].integer(1, 99);
    box.followers = part["followers"].integer(1, most(followerTotal));
    box.ownFollowers = part["ownFollowers"].integer(1, most(maxPlayers * startingCount));
    box.goods = part["goods"].integer(1, most(goodTotal));
    box.technologyTiles = part["technologyTiles"].integer(1, most(technologyCount));
    box.coinTokens = part["coinTokens"].integer(1, 99);
    box.placeTiles = part["placeTiles"].integer(most(tileCount), most(tileCount));
    box.extraTiles = part["extraTiles"].integer(most(extraTileCount), most(extraTileCount));
    box.hourglassTiles = part["hourglassTiles"].integer(1, most(roundCount));
    box.towns = part["towns"].integer(most(townCount), most(townCount));
    box.roads = part["roads"].integer(0, most(connectionCount));
    box.waterways = part["waterways"].integer(0, most(connectionCount));
    box.deedSpaces = part["deedSpaces"].integer(1, most(deedSpaceCount));
    if (rounds)
        checkAgainstBox(part["hourglassTiles"], "rounds", rounds,
                        static_cast<std::size_t>(box.hourglassTiles.value_or(*rounds)));

    const JsonObject citizens =
        part["citizens"].object({"developmentTrack", "knightTrack", "boatmanTrack", "deeds", "mostStations"});
    std::size_t placed = 0;
    const auto read = [&](const char* key, int least, int largest) {
        const Total found = citizens[key].integer(least, largest);
        placed += small(found);
        return found;
    };
    box.citizensOnDevelopment = read("developmentTrack", 0, static_cast<int>(knightCitizen));
    box.citizensOnKnights = read("knightTrack", 0, 1);
    box.citizensOnBoatmen = read("boatmanTrack", 0, 1);
    box.citizensOnDeeds = read("deeds", most(deedCount), most(deedCount));
    reading.definition.citizensAtEnd = small(read("mostStations", 1, 1));
    checkAgainstBox(part["citizens"], "citizens", part["citizenTiles"].integer(1, most(citizenCount)), placed);
}

/// components.goods, end.score-goods, setup-counts.*
void readGoods(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"removed", "list"});
    Definition& definition = reading.definition;
    std::size_t total = 0;
    QList<JsonValue> points;
    readByVocabulary(
        part["list"], wordsOf<Good>, {"count", "points", "food"}, {}, [&](std::size_t index, const JsonObject& good) {
            points.append(good["points"]);
            definition.goods[index] = {small(good["count"].integer(1, most(goodTotal))),
                                       small(good["points"].integer(0, 20)), good["food"].boolean().value_or(false)};
            total += definition.goods[index].count;
        });
    checkGrowing(points);
    checkAgainstBox(part["list"], "count", reading.contents.goods, total);
    definition.goodsRemoved = readByPlayers(part["removed"], 0, reading.contents.goods.value_or(most(goodTotal)));
}

/// components.followers, setup-counts.supply-result
void readFollowers(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list"});
    Definition& definition = reading.definition;
    std::size_t own = 0;
    std::size_t neutralOnes = 0;
    readByVocabulary(part["list"], wordsOf<Follower>, {"own", "neutral", "removed"}, {},
                     [&](std::size_t index, const JsonObject& kind) {
                         // The first four kinds have a token in every colour, the others none.
                         const int inEachColour = index < startingCount ? 1 : 0;
                         if (kind["own"].integer(inEachColour, inEachColour) == 1) {
                             definition.start.ownFollowers |= setOf(allFollowers[index]);
                             own += maxPlayers;
                         }
                         const int all = kind["neutral"].integer(1, most(followerTotal)).value_or(0);
                         neutralOnes += static_cast<std::size_t>(all);
                         const JsonObject removed = kind["removed"].object({"2", "3"});
                         const int forTwo = removed["2"].integer(0, all).value_or(0);
                         const int forThree = removed["3"].integer(0, forTwo).value_or(0);
                         const std::array<int, maxPlayers + 1> taken{forTwo, forTwo, forTwo, forThree, 0};
                         for (std::size_t n = 0; n <= maxPlayers; ++n)
                             definition.neutralFollowers[n][index] = static_cast<std::uint8_t>(all - taken[n]);
                     });
    checkAgainstBox(part["list"], "own", reading.contents.ownFollowers, own);
    checkAgainstBox(part["list"], "own, neutral", reading.contents.followers, own + neutralOnes);
}

/// events.*, setup.hourglass-stack
void readEvents(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"first", "list"});
    Definition& definition = reading.definition;
    std::size_t tiles = 0;
    readByVocabulary(part["list"], wordsOf<EventKind>, {"tiles", "phase", "negative"}, {"fine", "goodsPerCoin"},
                     [&](std::size_t index, const JsonObject& object) {
                         const auto kind = static_cast<EventKind>(index);
                         EventTile& event = definition.events[index];
                         event.tiles = small(object["tiles"].integer(0, most(roundCount)));
                         tiles += event.tiles;
                         // When an event works is told by its rule (hourglass.timing).
                         event.phase = kind == EventKind::Pilgrimage ? Phase::Actions : Phase::Event;
                         object["phase"].oneOf({QString::fromUtf8(idOf(event.phase))});
                         event.negative = object["negative"].boolean().value_or(false);
                         const auto number = [&](const char* key, EventKind of) {
                             if (kind == of && !object.has(key)) object.report(ProblemKind::MissingKey, {key});
                             if (kind != of && object.has(key)) object.reportAt(key, ProblemKind::UnknownKey, {key});
                             return kind == of ? small(object[key].integer(1, 20)) : std::uint8_t{0};
                         };
                         event.fine = number("fine", EventKind::Harvest);
                         event.goodsPerCoin = number("goodsPerCoin", EventKind::Taxes);
                     });
    checkAgainstBox(part["list"], "tiles", reading.contents.hourglassTiles, tiles);
    if (const auto first = part["first"].word(spellings<EventKind>)) {
        definition.firstEvent = *first;
        if (definition.event(*first).tiles == 0)
            part["first"].report(ProblemKind::NotAllowedHere, {part["first"].shown()});
    }
}

/// deeds.*
void readDeeds(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list"});
    std::size_t total = 0;
    readByVocabulary(
        part["list"], wordsOf<DeedId>, {"spaces", "reward"}, {}, [&](std::size_t index, const JsonObject& object) {
            Deed& deed = reading.definition.deeds[index];
            QStringList kinds;
            for (const auto& follower : spellings<Follower>)
                kinds.append(follower.word);
            const JsonObject spaces = object["spaces"].object({}, kinds);
            if (spaces && spaces.keys().isEmpty()) spaces.report(ProblemKind::WrongCount, {"1", "7", "0"});
            for (const auto& [word, follower] : spellings<Follower>)
                deed.spaces[static_cast<std::size_t>(follower)] = small(spaces[QString(word)].integer(1, 9));
            total += deed.spaceTotal();
            const JsonObject reward = object["reward"].object({"coins"}, {"orDevelopment"});
            deed.coins = small(reward["coins"].integer(1, 9));
            deed.development = small(reward["orDevelopment"].integer(1, 9));
        });
    checkAgainstBox(part["list"], "spaces", reading.contents.deedSpaces, total);
}

} // namespace magister::orleans
