// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// Keys of an object inside a part that may say where its values come from.
const QStringList sourceKeys{"note", "prov"};

/// setup.player-kit, setup.start-coins, setup.track-markers, setup.merchants
void readStart(const JsonValue& value, PartReading& reading) {
    Start& start = reading.definition.start;
    const JsonObject object = value.object(
        {"coins", "tradingStations", "markers", "merchantTown", "trackSpace", "developmentSpace"}, sourceKeys);
    start.coins = small(object["coins"].integer(0, 50));
    start.stations = small(object["tradingStations"].integer(1, static_cast<int>(maxStations)));
    checkAgainstBox(object["tradingStations"], "tradingStations", reading.contents.tradingStations,
                    start.stations * maxPlayers);
    // One on each track of followers, one on the development track.
    constexpr int tracks = static_cast<int>(trackCount) + 1;
    const auto markers = object["markers"].integer(tracks, tracks);
    if (markers)
        checkAgainstBox(object["markers"], "markers", reading.contents.markers,
                        static_cast<std::size_t>(*markers) * maxPlayers);
    if (const auto id = object["merchantTown"].text()) {
        start.merchantTown = reading.definition.town(id->toStdString());
        if (start.merchantTown == none) object["merchantTown"].report(ProblemKind::UnknownId, {*id});
    }
    // Every marker begins on its track, the shortest as well.
    const auto shortest = std::ranges::min_element(reading.definition.tracks, {}, &FollowerTrack::lastSpace);
    start.trackSpace = small(object["trackSpace"].integer(0, std::min<int>(4, shortest->lastSpace())));
    start.developmentSpace = small(object["developmentSpace"].integer(0, reading.definition.development.lastSpace));
}

/// technology.*
void readTechnology(const JsonValue& value, PartReading& reading) {
    Technology& technology = reading.definition.technology;
    const JsonObject object = value.object({"count", "mostPerPlace", "leastSlots", "firstSlot", "forbiddenSlots",
                                            "anySlotForbidden", "usableAfter", "placedIn"},
                                           sourceKeys);
    technology.count = small(object["count"].integer(1, static_cast<int>(technologyCount)));
    checkAgainstBox(object["count"], "technologyTiles", reading.contents.technologyTiles, technology.count);
    technology.mostPerPlace = small(object["mostPerPlace"].integer(1, 1));
    technology.leastSlots = small(object["leastSlots"].integer(1, static_cast<int>(maxPlaceSlots)));
    technology.forbiddenSlots = readSet(object["forbiddenSlots"], spellings<Follower>, 0);
    if (object["anySlotForbidden"].boolean().value_or(true))
        technology.forbiddenSlots |= static_cast<std::uint16_t>(1u << static_cast<unsigned>(Slot::Any));
    const JsonValue first = object["firstSlot"];
    const auto firstSlot = first.word(spellings<Follower>);
    technology.firstSlot = slotFor(firstSlot.value_or(Follower{}));
    if (firstSlot && technology.isForbidden(technology.firstSlot))
        first.report(ProblemKind::NotAllowedHere, {first.shown()});
    // In which phases is told by the rules; it stands in the pack to say where that is known from.
    technology.usableAfter = Phase::Actions;
    technology.placedIn = Phase::Planning;
    object["usableAfter"].oneOf({QString::fromUtf8(idOf(technology.usableAfter))});
    object["placedIn"].oneOf({QString::fromUtf8(idOf(technology.placedIn))});
}

/// money.bank-unlimited
void readTreasury(const JsonValue& value, PartReading& reading) {
    const JsonObject object = value.object({"tokens", "split", "worth"}, sourceKeys);
    const auto tokens = object["tokens"].integer(1, 99);
    const JsonObject split = object["split"].object({"1", "5", "10", "20"});
    std::size_t found = 0;
    std::size_t worth = 0;
    for (const int coin : {1, 5, 10, 20}) {
        const std::size_t count = small(split[QString::number(coin)].integer(0, 99));
        found += count;
        worth += count * static_cast<std::size_t>(coin);
    }
    if (tokens) {
        checkAgainstBox(object["tokens"], "coinTokens", reading.contents.coinTokens, static_cast<std::size_t>(*tokens));
        checkTotal(object["split"], "tokens", static_cast<std::size_t>(*tokens), found);
    }
    if (const auto said = object["worth"].integer(1, 9999))
        checkTotal(object["worth"], "split", worth, static_cast<std::size_t>(*said));
    reading.definition.treasury = {small(tokens), static_cast<std::uint16_t>(worth)};
}

} // namespace

void readParameters(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"start", "marketSpaces", "census", "torture", "technology", "treasury",
                                              "pointsPerCoin", "tilesRemovedEach"});
    Definition& definition = reading.definition;
    readStart(part["start"], reading);
    // The starting followers begin on the market (setup.market-followers).
    definition.marketSpaces =
        small(part["marketSpaces"].integer(static_cast<int>(startingCount), static_cast<int>(maxMarketSpaces)));
    const JsonObject census = part["census"].object({"leaderGets", "lastPays"}, sourceKeys);
    definition.census = {small(census["leaderGets"].integer(0, 9)), readByPlayers(census["lastPays"], 0, 9)};
    const JsonObject torture = part["torture"].object({"assetsPerMissingCoin", "assets"}, sourceKeys);
    definition.assetsPerMissingCoin = small(torture["assetsPerMissingCoin"].integer(1, 1));
    definition.tortureAssets = readSet(torture["assets"], spellings<TortureAsset>);
    readTechnology(part["technology"], reading);
    readTreasury(part["treasury"], reading);
    definition.pointsPerCoin = small(part["pointsPerCoin"].integer(0, 9));
    definition.tilesRemovedEach = readByPlayers(part["tilesRemovedEach"], 0, 9);
}

} // namespace magister::orleans
