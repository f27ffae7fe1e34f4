// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

#include <algorithm>

namespace magister::messina {

namespace {

constexpr std::size_t pathLength = 7; // steps 0 to 6
constexpr std::array<NodeKind, pathLength> kindByStep{NodeKind::Start,  NodeKind::InnerPair, NodeKind::Region,
                                                      NodeKind::Region, NodeKind::Border,    NodeKind::Border,
                                                      NodeKind::Centre};

struct NodeReading {
    PathNode node;
    int step{};
};

NodeReading readNode(const JsonValue& value, QStringList& ids) {
    const JsonObject object = tileObject(value, {"step", "kind"}, {"squares", "regions"});
    NodeReading reading;
    PathNode& node = reading.node;
    node.id = readId(object, ids);
    reading.step = object["step"].integer(0, static_cast<int>(pathLength) - 1).value_or(0);
    node.kind = object["kind"].word(spellings<NodeKind>).value_or(NodeKind{});
    if (object["kind"].isText() && node.kind != kindByStep[static_cast<std::size_t>(reading.step)])
        object["kind"].report(ProblemKind::NotAllowedHere, {object["kind"].shown()});

    const int pairs = node.kind == NodeKind::InnerPair ? 2 : 0;
    const int regions = node.kind == NodeKind::Region ? 1 : node.kind == NodeKind::Border ? 2 : 0;
    const auto expect = [&](const QString& key, int count) {
        if (count > 0 && !object.has(key)) object.report(ProblemKind::MissingKey, {key});
        return object.has(key) ? object[key].list(count, count) : QList<JsonValue>();
    };
    for (const JsonValue& each : expect("squares", pairs)) {
        const auto id = each.text();
        SquareIndex square = 0;
        while (id && square < squareCount && squareId(square) != id->toStdString())
            square = static_cast<SquareIndex>(square + 3); // inner squares only
        if (id && square >= squareCount)
            each.report(ProblemKind::UnknownId, {*id});
        else if (id)
            node.squares |= 1u << square;
    }
    std::size_t i = 0;
    for (const JsonValue& each : expect("regions", regions))
        if (const auto region = each.word(spelt<RegionIndex>(regionWords)); region && i < node.regions.size())
            node.regions[i++] = *region;
    return reading;
}

bool fits(const NodeReading& node, std::size_t step, RegionIndex branch) {
    if (node.step != static_cast<int>(step)) return false;
    const PathNode& place = node.node;
    switch (place.kind) {
    case NodeKind::InnerPair:
        return place.squares == (1u << (branch / 2 * 6) | 1u << (branch / 2 * 6 + 3));
    case NodeKind::Region:
        return place.regions[0] == branch;
    case NodeKind::Border:
        return (place.regions[0] == branch || place.regions[1] == branch) &&
               place.regions[0] / 2 != place.regions[1] / 2;
    default:
        return true;
    }
}

/// A branch of an overseer's way, space by space from its start to the centre. overseer.route
void readPath(const JsonValue& value, const std::vector<NodeReading>& nodes, QStringList& ids, QStringList& branches,
              PartReading& reading) {
    const JsonObject object = tileObject(value, {"overseer", "branch", "nodes"});
    readId(object, ids);
    const auto citizenClass = object["overseer"].word(spellings<CitizenClass>);
    const JsonValue branchValue = object["branch"];
    const auto branch = branchValue.word(spelt<RegionIndex>(regionWords));
    if (!citizenClass || !branch) return;
    if (*branch / 2 != static_cast<int>(*citizenClass))
        branchValue.report(ProblemKind::NotAllowedHere, {branchValue.shown()});
    if (branches.contains(branchValue.shown())) branchValue.report(ProblemKind::DuplicateId, {branchValue.shown()});
    branches.append(branchValue.shown());

    std::size_t step = 0;
    for (const JsonValue& each : object["nodes"].list(pathLength, pathLength)) {
        const auto id = each.text();
        if (!id || step >= pathLength) continue;
        const auto found =
            std::ranges::find(nodes, id->toStdString(), [](const NodeReading& node) { return node.node.id; });
        if (found == nodes.end())
            each.report(ProblemKind::UnknownId, {*id});
        else if (!fits(*found, step, *branch))
            each.report(ProblemKind::PathBroken, {*id});
        else
            reading.definition.paths[*branch / 2u][*branch % 2u][step] =
                static_cast<std::uint8_t>(found - nodes.begin());
        ++step;
    }
}

void readOverseerPath(const JsonValue& value, PartReading& reading) {
    const JsonObject object = value.object({"nodes", "paths"}, {"prov", "note"});
    QStringList ids;
    std::vector<NodeReading> nodes;
    for (const JsonValue& each : object["nodes"].list(static_cast<int>(pathLength), 60)) {
        nodes.push_back(readNode(each, ids));
        reading.definition.nodes.push_back(nodes.back().node);
    }
    QStringList branches;
    QStringList pathIds;
    const int paths = static_cast<int>(regionWords.size());
    for (const JsonValue& each : object["paths"].list(paths, paths))
        readPath(each, nodes, pathIds, branches, reading);
}

PlayerBoard readBoard(const JsonObject& object, EffectReader& effects) {
    PlayerBoard board;
    std::size_t i = 0;
    std::array<int, classCount> once{};
    QStringList ids;
    for (const JsonValue& value : object["squares"].list(squareCount, squareCount)) {
        if (i >= squareCount) break;
        const JsonObject square = tileObject(value, {"action", "once"});
        const QString expected = QString::fromStdString(squareId(static_cast<SquareIndex>(i)));
        const std::string id = readId(square, ids);
        if (QString::fromStdString(id) != expected && square["id"].isText())
            square["id"].report(ProblemKind::WrongOrder, {expected, square["id"].shown()});
        board.squares[i] = {id, effects.read(square["action"]), square["once"].boolean().value_or(false)};
        once[i / 6] += board.squares[i].once;
        ++i;
    }
    const int wanted = object["side"].shown() == "\"a\"" ? 0 : 1;
    for (const int count : once)
        if (i == squareCount && count != wanted)
            object["squares"].report(ProblemKind::WrongTotal,
                                     {"once", QString::number(wanted), QString::number(count)});
    return board;
}

/// Side a stands first and once; the others are sides b.
void checkSide(const JsonObject& object, std::size_t index) {
    const JsonValue side = object["side"];
    const auto word = side.oneOf({"a", "b"});
    const QString expected = index == 0 ? "a" : "b";
    if (word && *word != expected) side.report(ProblemKind::WrongOrder, {expected, *word});
}

std::uint8_t readHalfPoints(const JsonValue& value) {
    const auto points = value.number(0, 20);
    if (!points) return 0;
    const double halves = *points * 2;
    if (halves != static_cast<int>(halves)) value.reportExpected(ProblemKind::ExpectedInteger);
    return static_cast<std::uint8_t>(halves);
}

void readItems(const JsonObject& object, ScrollTrack& track) {
    const JsonValue cap = object["cap"];
    if (cap && !cap.isNull()) track.cap = small(cap.integer(1, 99));
    const auto values =
        object["perItem"].list(static_cast<int>(track.halfPoints.size()), static_cast<int>(track.halfPoints.size()));
    std::size_t i = 0;
    for (const JsonValue& each : values)
        if (i < track.halfPoints.size()) track.halfPoints[i++] = readHalfPoints(each);
    checkRising(values);
    if (track.halfPoints[0] != 0 && !values.isEmpty())
        values.first().report(ProblemKind::NotAllowedHere, {values.first().shown()});
}

void readLevels(const JsonValue& value, ScrollTrack& track, const QStringList& places) {
    std::size_t step = 0;
    std::array<QList<JsonValue>, 3> columns;
    for (const JsonValue& each :
         value.list(static_cast<int>(track.levels.size()), static_cast<int>(track.levels.size()))) {
        if (step >= track.levels.size()) break;
        const JsonObject level = each.object(places);
        for (qsizetype i = 0; i < places.size(); ++i) {
            const JsonValue worth = level[places[i]];
            track.levels[step][static_cast<std::size_t>(i)] = small(worth.integer(0, step == 0 ? 0 : 50));
            if (worth) columns[static_cast<std::size_t>(i)].append(worth);
        }
        ++step;
    }
    for (const auto& column : columns)
        checkRising(column);
}

ScrollTrack readTrack(const JsonValue& value, QStringList& ids) {
    const QString kindKey = "kind";
    const JsonObject any = value.freeObject();
    ScrollTrack track;
    const auto kind = any[kindKey].word(spellings<ScrollKind>);
    if (!kind) {
        if (any && !any.has(kindKey)) any.report(ProblemKind::MissingKey, {kindKey});
        return track;
    }
    track.kind = *kind;
    if (track.kind == ScrollKind::Book) {
        const JsonObject object = tileObject(value, {kindKey, "book", "levels"});
        track.book = object["book"].word(spellings<Book>).value_or(Book{});
        readLevels(object["levels"], track, {"single", "double"});
    } else if (track.kind == ScrollKind::Overseers) {
        const JsonObject object = tileObject(value, {kindKey, "levels"});
        readLevels(object["levels"], track, {"outerHex", "innerHex", "centre"});
    } else {
        readItems(tileObject(value, {kindKey, "cap", "perItem"}), track);
    }
    readId(any, ids);
    return track;
}

constexpr int boardCount = 1 + static_cast<int>(maxPlayers); // side a, and a side b for each player

} // namespace

void readBoards(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"overseerPath", "list"});
    readOverseerPath(part["overseerPath"], reading);
    QStringList ids;
    for (const JsonValue& value : part["list"].list(boardCount, boardCount)) {
        const JsonObject object = tileObject(value, {"side", "squares"});
        checkSide(object, reading.definition.boards.size());
        PlayerBoard board = readBoard(object, reading.effects);
        board.id = readId(object, ids);
        reading.definition.boards.push_back(std::move(board));
    }
}

void readScrolls(const JsonValue& root, PartReading& reading) {
    QStringList ids;
    for (const JsonValue& value : partObject(root, {"list"})["list"].list(boardCount, boardCount)) {
        const JsonObject object = tileObject(value, {"side", "tracks"});
        checkSide(object, reading.definition.scrollBoards.size());
        ScrollBoard board;
        board.id = readId(object, ids);
        const auto tracks =
            object["tracks"].list(static_cast<int>(board.tracks.size()), static_cast<int>(board.tracks.size()));
        QStringList trackIds;
        for (std::size_t i = 0; i < board.tracks.size() && i < static_cast<std::size_t>(tracks.size()); ++i)
            board.tracks[i] = readTrack(tracks[static_cast<qsizetype>(i)], trackIds);
        reading.definition.scrollBoards.push_back(std::move(board));
    }
}

} // namespace magister::messina
