// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/orleans_table.h"

#include "app/orleans/table/avoidable_loss.h"
#include "app/orleans/table/event_places.h"
#include "app/orleans/table/hand_over.h"
#include "app/orleans/table/history.h"
#include "app/orleans/table/left_over.h"
#include "app/orleans/table/moves.h"
#include "app/orleans/table/opened_plans.h"
#include "app/orleans/table/preview.h"
#include "app/orleans/table/progress.h"
#include "app/orleans/table/recall.h"
#include "app/orleans/table/resolve.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/table/rule_places.h"
#include "app/orleans/table/score_pieces.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/table/thing_card.h"
#include "app/orleans/table/what_if.h"
#include "app/orleans/tips/tips.h"
#include "app/orleans/words/ending.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/score_story.h"
#include "app/orleans/words/setup_story.h"
#include "app/table/table_of_parts.h"

template class magister::TableOf<magister::orleans::TableGame>;

namespace magister::orleans {

OrleansTable::OrleansTable(const Definition& definition, const MapDrawing& drawing, const Setup& setup,
                           const QVector<Seat>& seats, Languages languages, const QString& language, QObject* parent)
    : TableOf(definition, setup, seats, std::move(languages), language, parent), m_drawing(drawing),
      m_towns(roles::towns), m_ways(roles::ways), m_mapGoods(roles::mapGoods), m_places(roles::places),
      m_market(roles::market), m_tracks(roles::tracks), m_development(roles::development), m_deeds(roles::deeds),
      m_goodsMarket(roles::goodsMarket), m_tiles(roles::tiles), m_hourglass(roles::hourglass) {
    begin();
}

QVariantMap OrleansTable::map() const {
    return mapRow(m_drawing);
}

QVariantList OrleansTable::drawOdds() const {
    return orleans::drawOdds(scene());
}

void OrleansTable::refreshBoard(const Scene& scene) {
    m_event = eventRow(scene);
    m_bag = bagRow(scene);
    m_belongings = orleans::belongings(scene);
    m_supply = supplyRow(scene);
    m_phase = phaseRow(scene);
    m_planning = planningRow(scene);
    m_reachable = reachableTowns(scene);
    m_places.setRows(placeRows(scene));
    m_market.setRows(marketRows(scene, pickedPiece()));
    refreshShared(scene);
}

void OrleansTable::refreshShared(const Scene& scene) {
    auto inputs = rowInputs(scene);
    const auto follow = [&](SharedModel which, RowsModel& model, auto rows) {
        const auto i = static_cast<std::size_t>(which);
        if (m_shared[i] == inputs[i]) return;
        m_shared[i] = std::move(inputs[i]);
        model.setRows(rows());
    };
    follow(SharedModel::Towns, m_towns, [&] { return townRows(scene, m_drawing); });
    follow(SharedModel::Ways, m_ways, [&] { return wayRows(scene, m_drawing); });
    follow(SharedModel::MapGoods, m_mapGoods, [&] { return mapGoodRows(scene, m_drawing); });
    follow(SharedModel::Tracks, m_tracks, [&] { return trackRows(scene); });
    follow(SharedModel::Development, m_development, [&] { return developmentRows(scene); });
    follow(SharedModel::Deeds, m_deeds, [&] { return deedRows(scene); });
    follow(SharedModel::GoodsMarket, m_goodsMarket, [&] { return goodsMarketRows(scene); });
    follow(SharedModel::Tiles, m_tiles, [&] { return tileRows(scene); });
    follow(SharedModel::Hourglass, m_hourglass, [&] { return hourglassRows(scene); });
}

QString OrleansTable::accessibleOf(const QString& target) const {
    for (const RowsModel* model : {&m_towns, &m_ways, &m_mapGoods, &m_places, &m_market, &m_tracks, &m_development, &m_deeds,
                                   &m_goodsMarket, &m_tiles, &m_hourglass, &m_seats})
        for (const QVariantMap& row : model->rows()) {
            if (row.value("target") == target) return row.value("accessible").toString();
            for (const char* parts : {"slots", "spaces"})
                for (const QVariant& part : row.value(parts).toList())
                    if (part.toMap().value("target") == target) return part.toMap().value("accessible").toString();
        }
    const QString whole = wholeOf(target);
    return whole.isEmpty() ? QString{} : accessibleOf(whole);
}

} // namespace magister::orleans

#include "moc_orleans_table.cpp"
