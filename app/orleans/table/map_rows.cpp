// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/words/accessible_text.h"

#include <algorithm>

namespace magister::orleans {

const QStringList roles::towns{"target",   "name",      "x",     "y",       "start",
                               "stations", "merchants", "offer", "preview", "accessible"};
const QStringList roles::ways{"target", "kind", "points", "offer", "accessible"};
const QStringList roles::mapGoods{"target", "x", "y", "used", "good", "icon", "offer", "accessible", "marks"};

namespace {

constexpr int curvePoints = 12; ///< of a bent connection, besides its start

QVariantMap pointRow(const QPointF& point) {
    return {{"x", point.x()}, {"y", point.y()}};
}

bool leadsTo(const Scene& scene, TownIndex town, WaySet ways) {
    const TownIndex from = viewed(scene).merchant;
    const auto& connections = scene.definition.towns[from].connections;
    return std::any_of(connections.begin(), connections.end(), [&](ConnectionIndex index) {
        const Connection& connection = scene.definition.connections[index];
        return connection.other(from) == town && (ways & setOf(connection.way));
    });
}

} // namespace

WaySet openWays(const Scene& scene) {
    const Player& player = viewed(scene);
    if (scene.state.stage != Stage::Planning && scene.state.stage != Stage::Actions) return 0;
    // The followers still stand there, but the way has been gone.
    if (scene.asked == scene.viewer && askedKind(scene) == PromptKind::TakeGood) return 0;
    WaySet ways = 0;
    for (std::size_t i = 0; i < placeCount; ++i) {
        const PlaceId place = placeAt(i);
        const Effect& effect = scene.definition.place(place).effect;
        if (effect.kind == EffectKind::Travel && player.owns(place) && isManned(scene.definition, player, place))
            ways = static_cast<WaySet>(ways | effect.ways);
    }
    return ways;
}

Rows townRows(const Scene& scene, const MapDrawing& drawing) {
    Rows rows;
    const WaySet ways = openWays(scene);
    for (TownIndex town = 0; town < scene.definition.towns.size(); ++town) {
        const QString target = targets::town(scene.definition, town);
        rows.append(
            {{"key", target},
             {"target", target},
             {"name", nameOf(scene, townWord(scene, town))},
             {"x", drawing.towns[town].x()},
             {"y", drawing.towns[town].y()},
             {"start", town == scene.definition.start.merchantTown},
             {"stations", piecesOf(scene, [&](PlayerIndex p) { return scene.state.stationsAt[town] >> p & 1; })},
             {"merchants", piecesOf(scene, [&](PlayerIndex p) { return scene.state.players[p].merchant == town; })},
             {"offer", scene.offers.text(target)},
             {"preview", leadsTo(scene, town, ways)},
             {"accessible", spoken(scene, townTold(scene, town), target)}});
    }
    return rows;
}

Rows wayRows(const Scene& scene, const MapDrawing& drawing) {
    Rows rows;
    for (ConnectionIndex way = 0; way < scene.definition.connections.size(); ++way) {
        const QString target = targets::way(scene.definition, way);
        const int pieces = drawing.connections[way].bend == 0 ? 1 : curvePoints;
        QVariantList points;
        for (int i = 0; i <= pieces; ++i)
            points.append(pointRow(drawing.at(scene.definition, way, double(i) / pieces)));
        rows.append({{"key", target},
                     {"target", target},
                     {"kind", targets::idText(idOf(scene.definition.connections[way].way))},
                     {"points", points},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, wayTold(scene, way), target)}});
    }
    return rows;
}

Rows mapGoodRows(const Scene& scene, const MapDrawing& drawing) {
    Rows rows;
    for (SlotIndex slot = 0; slot < scene.definition.goodsSlots.size(); ++slot) {
        const QString target = targets::mapGood(scene.definition, slot);
        const QPointF at = drawing.slot(scene.definition, slot);
        const std::uint8_t lying = scene.state.map[slot];
        const auto good = static_cast<Good>(lying);
        const int from = scene.definition.goodsSlots[slot].fromPlayers;
        rows.append({{"key", target},
                     {"target", target},
                     {"x", at.x()},
                     {"y", at.y()},
                     {"used", from <= scene.state.playerCount},
                     {"good", lying == none ? QString{} : targets::idText(idOf(good))},
                     {"icon", lying == none ? QString{} : icons::good(good)},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, goodTold(scene, slot), target)},
                     {"marks", from}});
    }
    return rows;
}

QVariantMap mapRow(const MapDrawing& drawing) {
    return {{"width", drawing.size.width()}, {"height", drawing.size.height()}};
}

QStringList reachableTowns(const Scene& scene) {
    QStringList towns;
    const TownIndex from = viewed(scene).merchant;
    for (const ConnectionIndex index : scene.definition.towns[from].connections)
        towns.append(targets::town(scene.definition, scene.definition.connections[index].other(from)));
    towns.removeDuplicates();
    return towns;
}

} // namespace magister::orleans
