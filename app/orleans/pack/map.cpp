// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

#include <algorithm>
#include <numeric>

namespace magister::orleans {

namespace {

Id readShortId(const JsonObject& object, QStringList& taken) {
    const std::string id = readId(object, taken);
    if (id.size() <= Id::capacity) return Id(id);
    object["id"].report(ProblemKind::NotAllowedHere, {QString::fromStdString(id)});
    return {};
}

void readMapTowns(const JsonValue& list, PartReading& reading) {
    constexpr std::array<Spelling<bool>, 2> stations{
        {{QLatin1String("one"), false}, {QLatin1String("onePerPlayer"), true}}};
    constexpr int count = static_cast<int>(townCount);
    auto& towns = reading.definition.towns;
    QStringList taken;
    for (const JsonValue& each : list.list(count, count)) {
        const JsonObject object = tileObject(each, {"stations"});
        Town town;
        town.id = readShortId(object, taken);
        town.stationEach = object["stations"].word(stations).value_or(false);
        if (!towns.full()) towns.push(town);
    }
    checkAgainstBox(list, "towns", reading.contents.towns, towns.size());
}

TownIndex readTown(const JsonValue& value, const Definition& definition) {
    const auto id = value.text();
    if (!id) return none;
    const TownIndex town = definition.town(id->toStdString());
    if (town == none) value.report(ProblemKind::UnknownId, {*id});
    return town;
}

/// The number from which on each slot is used: one is for every number of players (setup-counts.slot-marks).
void readGoodsSlots(const JsonValue& value, ConnectionIndex connection, Definition& definition) {
    bool always = false;
    for (const JsonValue& each : value.list(1, 2)) {
        const auto from = small(each.integer(minPlayers, maxPlayers));
        always = always || from == minPlayers;
        if (definition.goodsSlots.full())
            each.report(ProblemKind::WrongTotal, {"slots", QString::number(goodsSlotCount), "+1"});
        else
            definition.goodsSlots.push({connection, from});
    }
    if (value.isList() && !always) value.report(ProblemKind::WrongTotal, {"2", "1", "0"});
}

void readMapConnections(const JsonValue& list, PartReading& reading) {
    Definition& definition = reading.definition;
    QStringList taken;
    std::array<std::size_t, 2> ways{};
    constexpr int count = static_cast<int>(connectionCount);
    for (const JsonValue& each : list.list(count, count)) {
        const JsonObject object = tileObject(each, {"a", "b", "way", "slots"});
        if (definition.connections.full()) break; // too many, which is told
        Connection connection;
        connection.id = readShortId(object, taken);
        connection.a = readTown(object["a"], definition);
        connection.b = readTown(object["b"], definition);
        if (connection.a == connection.b && connection.a != none)
            object["b"].report(ProblemKind::DuplicateId, {object["b"].node()->text});
        const auto way = object["way"].word(spellings<Way>);
        connection.way = way.value_or(Way{});
        if (way) ++ways[static_cast<std::size_t>(*way)];
        for (const Connection& other : definition.connections)
            if (way && other.way == *way && std::minmax(other.a, other.b) == std::minmax(connection.a, connection.b))
                each.report(ProblemKind::DuplicateId, {QString::fromUtf8(other.id.view())});
        readGoodsSlots(object["slots"], static_cast<ConnectionIndex>(definition.connections.size()), definition);
        definition.connections.push(connection);
    }
    checkAgainstBox(list, "road", reading.contents.roads, ways[0]);
    checkAgainstBox(list, "water", reading.contents.waterways, ways[1]);
}

/// A town from which the merchant could not get to the first one.
void checkReach(const JsonValue& list, const Definition& definition) {
    std::array<bool, townCount> seen{};
    seen[0] = true;
    for (std::size_t round = 0; round < definition.towns.size(); ++round)
        for (const Connection& each : definition.connections)
            if (each.a < townCount && each.b < townCount && (seen[each.a] || seen[each.b]))
                seen[each.a] = seen[each.b] = true;
    const auto items = list.list(0, static_cast<int>(townCount));
    for (std::size_t i = 0; i < definition.towns.size(); ++i)
        if (!seen[i])
            items[static_cast<qsizetype>(i)].report(ProblemKind::TownOutOfReach,
                                                    {QString::fromUtf8(definition.towns[i].id.view())});
}

/// What is left of the goods for the market, by number of players. setup.goods-market
void checkGoods(const JsonObject& part, const PartReading& reading) {
    const Definition& definition = reading.definition;
    const ByPlayers<std::uint8_t> used = readByPlayers(part["slotsUsed"], 1, static_cast<int>(goodsSlotCount));
    const ByPlayers<std::uint8_t> left = readByPlayers(part["goodsLeft"], 0, static_cast<int>(goodTotal));
    for (std::size_t players = minPlayers; players <= maxPlayers; ++players) {
        const QString key = QString::number(players);
        checkTotal(part["slotsUsed"].freeObject()[key], "slots", used[players], definition.slotsUsed(players));
        if (!reading.contents.goods) continue;
        const int rest = *reading.contents.goods - definition.goodsRemoved[players] - used[players];
        checkTotal(part["goodsLeft"].freeObject()[key], "goods", static_cast<std::size_t>(std::max(rest, 0)),
                   left[players]);
    }
}

} // namespace

/// travel.map, setup-counts.slot-marks, guildhall.orleans
void readMap(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"slotsUsed", "goodsLeft", "towns", "connections"});
    readMapTowns(part["towns"], reading);
    readMapConnections(part["connections"], reading);
    reading.definition.link();
    if (part["towns"].isList() && part["connections"].isList()) checkReach(part["towns"], reading.definition);
    checkGoods(part, reading);
}

} // namespace magister::orleans
