// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_staging.h"

#include "app/orleans/words/icon_names.h"

namespace magister::orleans {

namespace {

constexpr qreal frameMargin = 95;  ///< round what is shown of the map
constexpr qreal merchantRoom = 45; ///< above a town, for those who stand there
constexpr int curvePieces = 16;    ///< of a bent connection

/// What of the drawing must be seen: towns, and ways from end to end.
QRectF frameOf(const Staging& staging, const QStringList& targets) {
    const Definition& definition = staging.definition;
    const QRectF whole(QPointF(0, 0), staging.drawing.size);
    QRectF frame;
    const auto add = [&](TownIndex town) {
        const QPointF at = staging.drawing.towns[town];
        frame |= QRectF(at - QPointF(frameMargin, frameMargin + merchantRoom),
                        QSizeF(2 * frameMargin, 2 * frameMargin + merchantRoom));
    };
    for (const QString& target : targets) {
        const std::string id = target.section(u'/', 0, 0).section(u':', 1).toStdString();
        if (target == u"map") return whole;
        if (const TownIndex town = definition.town(id); target.startsWith(u"town:") && town != none) add(town);
        const ConnectionIndex way = definition.connection(id);
        if (!target.startsWith(u"way:") || way == none) continue;
        add(definition.connections[way].a);
        add(definition.connections[way].b);
    }
    return frame & whole;
}

WayPart wayPart(const Staging& staging, ConnectionIndex way) {
    const Definition& definition = staging.definition;
    WayPart part{{}, definition.connections[way].way == Way::Water, staging.accent(targets::way(definition, way))};
    for (int i = 0; i <= curvePieces; ++i)
        part.points.push_back(staging.drawing.at(definition, way, static_cast<double>(i) / curvePieces));
    return part;
}

GoodPart goodPart(const Staging& staging, SlotIndex slot) {
    const std::uint8_t good = staging.state.map[slot];
    return {staging.drawing.slot(staging.definition, slot),
            good == none ? QString() : icons::good(static_cast<Good>(good)),
            staging.accent(targets::mapGood(staging.definition, slot))};
}

TownPart townPart(const Staging& staging, TownIndex town) {
    const State& state = staging.state;
    return {staging.drawing.towns[town], town == staging.definition.start.merchantTown,
            staging.tincturesOf([&](PlayerIndex p) { return (state.stationsAt[town] >> p & 1u) != 0; }),
            staging.tincturesOf([&](PlayerIndex p) { return state.players[p].merchant == town; }),
            staging.accent(targets::town(staging.definition, town))};
}

} // namespace

std::optional<FigurePart> mapPart(const Staging& staging, const QStringList& targets) {
    const Definition& definition = staging.definition;
    MapPart map{staging.drawing.size, frameOf(staging, targets), {}, {}, {}};
    if (map.frame.isEmpty()) return std::nullopt;
    for (const Way kind : {Way::Water, Way::Road})
        for (ConnectionIndex i = 0; i < definition.connections.size(); ++i)
            if (definition.connections[i].way == kind) map.ways.push_back(wayPart(staging, i));
    for (SlotIndex i = 0; i < definition.goodsSlots.size(); ++i)
        if (definition.goodsSlots[i].fromPlayers <= staging.state.playerCount)
            map.goods.push_back(goodPart(staging, i));
    for (TownIndex i = 0; i < definition.towns.size(); ++i)
        map.towns.push_back(townPart(staging, i));
    // What lies outside is not seen, and a change there is none of the figure.
    const QRectF seen = map.frame;
    std::erase_if(map.goods, [&](const GoodPart& good) { return !seen.contains(good.at); });
    std::erase_if(map.towns, [&](const TownPart& town) { return !seen.contains(town.at); });
    return map;
}

} // namespace magister::orleans
