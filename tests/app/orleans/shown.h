// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/orleans/look.h"
#include "tests/engine/orleans/position.h"

#include "app/orleans/pack/pack.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/table/shown_targets.h"

namespace magister::orleans::told {

/// Where the towns lie on the map of the real pack.
inline const MapDrawing& drawing() {
    static const OrleansPack pack = readOrleansPack();
    return pack.drawing;
}

/// The rows of one model, with the roles they ought to have.
struct Model {
    const char* name;
    const QStringList& roles;
    Rows rows;
};

/// Everything that is shown of a position, for a player who looks at a board (0-based).
struct Shown {
    Look seen;
    TargetIndex index;
    Offers offers;
    PlayerIndex board;

    Shown(const State& state, PlayerIndex viewer, PlayerIndex onView, const QString& code = "en")
        : seen(state, viewer, code),
          index(realDefinition(), seen.state(), viewer, choices(realDefinition(), seen.state(), viewer)),
          offers(index.offers(realDefinition(), seen.state(), viewer, nobody)), board(onView) {}

    Scene scene() const {
        const Scene bare = seen.scene();
        return {bare.definition, bare.state, bare.seats, bare.language, offers, board, {}, {}, bare.asked};
    }
    QVector<Model> models() const {
        const Scene s = scene();
        return {{"seats", roles::seats, seatRows(s)},
                {"towns", roles::towns, townRows(s, drawing())},
                {"ways", roles::ways, wayRows(s, drawing())},
                {"mapGoods", roles::mapGoods, mapGoodRows(s, drawing())},
                {"places", roles::places, placeRows(s)},
                {"market", roles::market, marketRows(s)},
                {"tracks", roles::tracks, trackRows(s)},
                {"development", roles::development, developmentRows(s)},
                {"deeds", roles::deeds, deedRows(s)},
                {"goodsMarket", roles::goodsMarket, goodsMarketRows(s)},
                {"tiles", roles::tiles, tileRows(s)},
                {"hourglass", roles::hourglass, hourglassRows(s)},
                {"buttons", roles::buttons, buttonRows(s, index)}};
    }
    QVariantList properties() const {
        const Scene s = scene();
        return {eventRow(s),    bagRow(s),    drawOdds(s),       supplyRow(s),      phaseRow(s),
                planningRow(s), promptRow(s), mapRow(drawing()), reachableTowns(s), shownTargets(s)};
    }
};

/// The row with that key; empty for none.
inline QVariantMap rowOf(const Rows& rows, const QString& key) {
    for (const QVariantMap& row : rows)
        if (row.value("key") == key) return row;
    return {};
}

} // namespace magister::orleans::told
