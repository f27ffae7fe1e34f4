// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

#include "app/content/vocabulary.h"
#include "engine/messina/state.h"

#include <algorithm>

namespace magister::messina {

namespace {

using Rounds = std::array<RoundRow, roundCount>;

std::uint8_t checkSum(const JsonValue& where, const QString& what, int most, int found) {
    if (found > most) where.report(ProblemKind::WrongTotal, {what, QString::number(most), QString::number(found)});
    return static_cast<std::uint8_t>(found);
}

RoundRow readRow(const JsonValue& value, std::size_t round, QStringList& ids) {
    const JsonObject object = tileObject(value, {"priority", "ships", "newHex", "placements", "citizens", "firePerCube",
                                                 "pointsPerCube", "lateWorkshops"});
    readId(object, ids);
    RoundRow row;
    row.priority = object["priority"].word(spellings<Priority>).value_or(Priority{});
    row.ships = small(object["ships"].integer(0, static_cast<int>(baysPerDock)));
    row.newHex = object["newHex"].boolean().value_or(false);
    row.placements = small(object["placements"].integer(0, 3));
    row.citizens = object["citizens"].boolean().value_or(false);
    row.firePerCube = small(object["firePerCube"].integer(1, 2));
    row.pointsPerCube = small(object["pointsPerCube"].integer(0, 9));
    row.lateWorkshops = object["lateWorkshops"].boolean().value_or(false);
    if ((row.priority == Priority::Start) != (round == 0) && object["priority"])
        object["priority"].report(ProblemKind::NotAllowedHere, {object["priority"].shown()});
    if (row.newHex && round == 0) object["newHex"].report(ProblemKind::NotAllowedHere, {"newHex"});
    return row;
}

/// Ships and new hexes must suffice, and every late workshop must stay late.
void checkRounds(const Rounds& rounds, const JsonValue& where, std::size_t players, const Definition& definition) {
    int ships = 0;
    int hexes = 0;
    for (std::size_t i = 0; i < roundCount; ++i) {
        ships += rounds[i].ships;
        hexes += rounds[i].newHex;
        if (i > 0 && rounds[i - 1].lateWorkshops && !rounds[i].lateWorkshops) where.report(ProblemKind::ValuesFall);
    }
    const auto removed = players > 2 ? 0 : std::ranges::count(definition.ships, definition.removedForTwo, &Ship::goods);
    checkSum(where, "ships", static_cast<int>(definition.ships.size()) - static_cast<int>(removed), ships);
    const auto fresh = std::ranges::count_if(definition.hexes, [](const Hex& hex) { return hex.letter != 'A'; });
    checkSum(where, "newHex", static_cast<int>(std::min<std::ptrdiff_t>(fresh - 1, extensionCount)), hexes);
}

void readBars(const JsonValue& value, BookTrack& track, int spaces) {
    const JsonObject bars = value.object({"single", "double"});
    track.singleBar = small(bars["single"].integer(2, spaces));
    track.doubleBar = small(bars["double"].integer(track.singleBar + 1, spaces - 1));
}

/// Points and actions by space, and the bars that the advanced game asks for. book.symbols
BookTrack readTrack(const JsonObject& object, EffectReader& effects) {
    BookTrack track;
    QList<JsonValue> points;
    for (const JsonValue& value : object["spaces"].list(4, 30)) {
        const JsonObject space = value.object({"onArrival", "points"});
        const JsonValue arrival = space["onArrival"];
        if (track.spaces.empty() && arrival && !arrival.isNull())
            arrival.report(ProblemKind::NotAllowedHere, {"onArrival"});
        track.spaces.push_back(
            {arrival ? effects.readOrNothing(arrival) : EffectIndex{}, small(space["points"].integer(0, 99))});
        points.append(space["points"]);
    }
    checkRising(points);
    readBars(object["bars"], track, static_cast<int>(track.spaces.size()));
    return track;
}

} // namespace

std::array<std::vector<std::uint8_t>, maxPlayers + 1> readRanking(const JsonValue& value) {
    std::array<std::vector<std::uint8_t>, maxPlayers + 1> ranking;
    const JsonObject byPlayers = value.object({"2", "3", "4"});
    for (int players = 2; players <= static_cast<int>(maxPlayers); ++players) {
        const auto places = byPlayers[QString::number(players)].list(players, players);
        for (const JsonValue& each : places)
            ranking[static_cast<std::size_t>(players)].push_back(small(each.integer(0, 99)));
        for (qsizetype i = 1; i < places.size(); ++i)
            if (places[i].node()->number > places[i - 1].node()->number) places[i].report(ProblemKind::ValuesFall);
    }
    ranking[0] = ranking[1] = ranking[2];
    return ranking;
}

void readWheel(const JsonValue& root, PartReading& reading) {
    constexpr int positions = 12; // each rat with each colour left out
    QStringList ids;
    QStringList windows;
    for (const JsonValue& value : partObject(root, {"list"})["list"].list(positions, positions)) {
        const JsonObject object = tileObject(value, {"rat", "colours", "none"});
        readId(object, ids);
        WheelPosition position;
        position.rat = object["rat"].word(spellings<Rat>).value_or(Rat{});
        const JsonObject colours = object["colours"].object(allWords<CitizenClass>());
        QStringList shown{object["none"].oneOf(allWords<FieldColour>()).value_or(QString())};
        const QString window = object["rat"].shown() + shown.first();
        for (const auto& [word, citizenClass] : spellings<CitizenClass>) {
            const JsonValue colour = colours[QString(word)];
            position.colour[static_cast<std::size_t>(citizenClass)] =
                colour.word(spellings<FieldColour>).value_or(FieldColour{});
            if (colour.isText() && shown.contains(colour.node()->text))
                colour.report(ProblemKind::DuplicateId, {colour.node()->text});
            if (colour.isText()) shown.append(colour.node()->text);
        }
        if (windows.contains(window)) value.report(ProblemKind::DuplicateId, {window});
        windows.append(window);
        reading.definition.wheel.push_back(position);
    }
}

/// A table for each side of the score board, by the numbers of players it is for. setup.board.side
void readRounds(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"tables", "priorityTile"});
    Definition& definition = reading.definition;
    QStringList ids;
    QStringList seen;
    for (const JsonValue& value : part["tables"].list(1, static_cast<int>(maxPlayers))) {
        const JsonObject table = tileObject(value, {"players", "rounds"});
        readId(table, ids);
        const auto rows = table["rounds"].list(roundCount, roundCount);
        Rounds rounds{};
        QStringList rowIds;
        for (std::size_t i = 0; i < roundCount && i < static_cast<std::size_t>(rows.size()); ++i)
            rounds[i] = readRow(rows[static_cast<qsizetype>(i)], i, rowIds);
        for (const JsonValue& each : table["players"].list(1, static_cast<int>(maxPlayers))) {
            const auto players = each.integer(1, static_cast<int>(maxPlayers));
            if (!players) continue;
            if (seen.contains(QString::number(*players)))
                each.report(ProblemKind::PlayersTwice, {QString::number(*players)});
            seen.append(QString::number(*players));
            definition.rounds[static_cast<std::size_t>(*players)] = rounds;
            checkRounds(rounds, table["rounds"], static_cast<std::size_t>(*players), definition);
        }
    }
    for (std::size_t players = 1; players <= maxPlayers && part; ++players)
        if (!seen.contains(QString::number(players)))
            part["tables"].report(ProblemKind::PlayersMissing, {QString::number(players)});
    definition.rounds[0] = definition.rounds[1];

    const JsonObject tile = tileObject(part["priorityTile"], {"priority"});
    std::size_t round = 0;
    for (const JsonValue& each : tile["priority"].list(roundCount, roundCount))
        if (round < roundCount)
            definition.priorityTile[round++] = each.word(spellings<Priority>).value_or(Priority{});
}

void readBooks(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list", "popularityRank"});
    const JsonValue list = part["list"];
    QStringList ids;
    int actions = 0;
    std::size_t index = 0;
    for (const JsonValue& value : list.list(bookCount, bookCount)) {
        const JsonObject object = tileObject(value, {"book", "bars", "spaces"});
        readId(object, ids);
        const auto expected = QString(spellings<Book>[std::min(index, bookCount - 1)].word);
        const auto book = object["book"].word(spellings<Book>);
        if (book && static_cast<std::size_t>(*book) != index)
            object["book"].report(ProblemKind::WrongOrder, {expected, object["book"].shown()});
        const BookTrack track = readTrack(object, reading.effects);
        actions += static_cast<int>(
            std::ranges::count_if(track.spaces, [](const BookSpace& each) { return each.onArrival != 0; }));
        if (index < bookCount) reading.definition.books[index] = track;
        ++index;
    }
    checkSum(list, "onArrival", static_cast<int>(decltype(Player::pending)::capacity()), actions);
    reading.definition.popularityRank = readRanking(part["popularityRank"]);
}

} // namespace magister::messina
