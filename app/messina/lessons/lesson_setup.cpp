// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/lesson_setup.h"

#include "app/content/json_value.h"
#include "app/content/lesson_setup_lines.h"
#include "app/messina/pack/setup.h"
#include "engine/messina/definition.h"

#include <algorithm>

namespace magister::messina {

namespace {

const QStringList& corners() {
    static const QStringList all = [] {
        QStringList list;
        for (const std::string_view corner : cornerWords)
            list.append(QString::fromUtf8(corner));
        return list;
    }();
    return all;
}

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

void readDraws(const JsonValue& value, const Definition* d, int players, PinnedDraws& draws) {
    const JsonObject object =
        value.object({}, {"city", "hexPile", "ships", "docking", "huts", "workshops", "carts", "wheel", "order"});
    const auto has = [&](const char* key) { return object.has(QLatin1String(key)); };
    if (has("city")) draws.city = readTiles(object["city"], d ? &d->hexes : nullptr);
    if (has("hexPile")) draws.hexPile = readTiles(object["hexPile"], d ? &d->hexes : nullptr);
    if (has("ships")) draws.ships = readTiles(object["ships"], d ? &d->ships : nullptr);
    if (has("huts")) readPiles(object["huts"], d ? &d->hutUpgrades : nullptr, draws.huts);
    if (has("workshops")) readPiles(object["workshops"], d ? &d->workshops : nullptr, draws.workshops);
    if (has("carts")) draws.carts = readTiles(object["carts"], d ? &d->carts : nullptr);
    if (has("docking"))
        for (const JsonValue& each : object["docking"].list(1, 12))
            if (const auto corner = each.oneOf(corners())) draws.docking.push_back(corner->toStdString());
    const int positions = d ? static_cast<int>(d->wheel.size()) : 12;
    if (has("wheel"))
        if (const auto wheel = object["wheel"].integer(0, positions - 1))
            draws.wheel = static_cast<std::uint8_t>(*wheel);
    if (!has("order")) return;
    for (const JsonValue& each : object["order"].list(players, players))
        if (const auto seat = each.integer(1, players)) {
            if (std::ranges::find(draws.order, *seat) != draws.order.end())
                each.report(ProblemKind::DuplicateId, {QString::number(*seat)});
            draws.order.push_back(static_cast<std::uint8_t>(*seat));
        }
}

} // namespace

std::shared_ptr<const magister::LessonSetup> readSetup(const JsonObject& start, const QList<JsonValue>& arranged,
                                                       int players, quint64 seed, const Definition* definition) {
    auto made = std::make_shared<LessonSetupOf<Setup>>();
    if (start.has("setup")) made->setup = readSetupLines<Setup>(start["setup"], setupFromText);
    made->setup.players = static_cast<std::uint8_t>(players);
    made->setup.seed = seed;
    if (start.has("draws")) readDraws(start["draws"], definition, players, made->setup.pinned);
    for (const JsonValue& line : arranged)
        made->setup.arranged.push_back(line.text().value_or(QString()).toStdString());
    if (definition && !arranged.isEmpty()) reportArranged(validate(*definition, made->setup), arranged);
    return made;
}

std::shared_ptr<const magister::LessonSetup> withPriorityTile(const LessonStart& start) {
    auto made = std::make_shared<LessonSetupOf<Setup>>();
    made->setup = setupOf<Setup>(start);
    made->setup.priorityTile = true;
    return made;
}

} // namespace magister::messina
