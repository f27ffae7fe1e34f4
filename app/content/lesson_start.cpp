// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_parts.h"

#include <algorithm>

namespace magister {

namespace {

using Ids = std::vector<std::string>;

/// Ids of tiles, each known to the pack and at most once in the same list.
template <class Tiles> Ids readTiles(const JsonValue& value, const Tiles* tiles) {
    Ids ids;
    for (const JsonValue& each : value.list(0, 40)) {
        const auto text = each.text();
        if (!text) continue;
        const std::string id = text->toStdString();
        const bool known = !tiles || std::ranges::any_of(*tiles, [&](const auto& tile) { return tile.id == id; });
        if (!known) each.report(ProblemKind::UnknownId, {*text});
        if (std::ranges::find(ids, id) != ids.end()) each.report(ProblemKind::DuplicateId, {*text});
        ids.push_back(id);
    }
    return ids;
}

template <class Tiles> void readPiles(const JsonValue& value, const Tiles* tiles, std::array<Ids, 3>& piles) {
    std::size_t i = 0;
    for (const JsonValue& each : value.list(3, 3))
        if (i < piles.size()) piles[i++] = readTiles(each, tiles);
}

void readDraws(const JsonValue& value, LessonReading& reading, messina::PinnedDraws& draws) {
    const JsonObject object =
        value.object({}, {"city", "hexPile", "ships", "docking", "huts", "workshops", "carts", "wheel", "order"});
    const messina::Definition* d = reading.definition;
    const auto has = [&](const char* key) { return object.has(QLatin1String(key)); };
    if (has("city")) draws.city = readTiles(object["city"], d ? &d->hexes : nullptr);
    if (has("hexPile")) draws.hexPile = readTiles(object["hexPile"], d ? &d->hexes : nullptr);
    if (has("ships")) draws.ships = readTiles(object["ships"], d ? &d->ships : nullptr);
    if (has("huts")) readPiles(object["huts"], d ? &d->hutUpgrades : nullptr, draws.huts);
    if (has("workshops")) readPiles(object["workshops"], d ? &d->workshops : nullptr, draws.workshops);
    if (has("carts")) draws.carts = readTiles(object["carts"], d ? &d->carts : nullptr);
    if (has("docking"))
        for (const JsonValue& each : object["docking"].list(1, 12))
            if (const auto corner = each.oneOf(LessonVocabulary::corners()))
                draws.docking.push_back(corner->toStdString());
    const int positions = d ? static_cast<int>(d->wheel.size()) : 12;
    if (has("wheel"))
        if (const auto wheel = object["wheel"].integer(0, positions - 1))
            draws.wheel = static_cast<std::uint8_t>(*wheel);
    if (!has("order")) return;
    for (const JsonValue& each : object["order"].list(reading.players, reading.players))
        if (const auto seat = each.integer(1, reading.players)) {
            if (std::ranges::find(draws.order, *seat) != draws.order.end())
                each.report(ProblemKind::DuplicateId, {QString::number(*seat)});
            draws.order.push_back(static_cast<std::uint8_t>(*seat));
        }
}

} // namespace

LessonStart readStart(const JsonValue& value, LessonReading& reading, bool withCommands) {
    const QStringList commands = withCommands ? QStringList{"commands"} : QStringList();
    const JsonObject object = value.object({"players", "seed", "seats"}, QStringList{"draws"} + commands);
    LessonStart start;
    reading.players = object["players"].integer(2, static_cast<int>(messina::maxPlayers)).value_or(2);
    reading.vocabulary = LessonVocabulary(reading.definition, reading.players);
    start.setup.players = static_cast<std::uint8_t>(reading.players);
    start.setup.seed = static_cast<std::uint64_t>(object["seed"].integer(1, 2147483647).value_or(1));
    for (const JsonValue& each : object["seats"].list(reading.players, reading.players))
        if (const auto tincture = each.oneOf(LessonVocabulary::tinctures())) {
            if (start.tinctures.contains(*tincture)) each.report(ProblemKind::DuplicateId, {*tincture});
            start.tinctures.append(*tincture);
        }
    if (object.has("draws")) readDraws(object["draws"], reading, start.setup.pinned);
    if (object.has("commands")) start.commands = readScript(object["commands"], reading, false);
    return start;
}

QStringList readScript(const JsonValue& value, const LessonReading& reading, bool answers) {
    return readTexts(value, 0, 200, ProblemKind::UnknownCommand, [&](const QString& line) {
        if (line.startsWith(QLatin1String("answer:"))) return answers && line.size() > 7;
        const bool seated = line.size() > 3 && line.at(0).isDigit() && line.mid(1, 2) == QLatin1String(": ");
        if (!seated) return reading.vocabulary.isCommand(line);
        const int seat = line.at(0).digitValue();
        return seat >= 1 && seat <= reading.players && reading.vocabulary.isCommand(line.mid(3));
    });
}

} // namespace magister
