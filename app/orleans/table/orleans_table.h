// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/map_drawing.h"
#include "app/orleans/table/game.h"
#include "app/orleans/table/row_inputs.h"
#include "app/table/table_of.h"

extern template class magister::TableOf<magister::orleans::TableGame>;

namespace magister::orleans {

/// A game of Orléans at one screen: the shared table, and the models of its board. Roles: rows.h.
#ifdef Q_MOC_RUN // which knows no templates: to QML this is a Table
class OrleansTable : public magister::Table {
#else
class OrleansTable : public TableOf<TableGame> {
#endif
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is set up by the program")

    /// See eventRow(), bagRow(), belongings(), supplyRow(), mapRow(), phaseRow(), planningRow().
    Q_PROPERTY(QVariantMap event READ roundEvent NOTIFY changed)
    Q_PROPERTY(QVariantMap bag READ bag NOTIFY changed)
    Q_PROPERTY(QVariantMap belongings READ belongings NOTIFY changed)
    Q_PROPERTY(QVariantMap supply READ supply NOTIFY changed)
    Q_PROPERTY(QVariantMap map READ map CONSTANT)
    Q_PROPERTY(QVariantMap phase READ phase NOTIFY changed)
    Q_PROPERTY(QVariantMap planning READ planning NOTIFY changed)
    /// Towns one step from the merchant of the seat on view, as targets.
    Q_PROPERTY(QStringList reachable READ reachable NOTIFY changed)

    Q_PROPERTY(magister::RowsModel* towns READ towns CONSTANT)
    Q_PROPERTY(magister::RowsModel* ways READ ways CONSTANT)
    Q_PROPERTY(magister::RowsModel* mapGoods READ mapGoods CONSTANT)
    Q_PROPERTY(magister::RowsModel* places READ places CONSTANT)
    Q_PROPERTY(magister::RowsModel* market READ market CONSTANT)
    Q_PROPERTY(magister::RowsModel* tracks READ tracks CONSTANT)
    Q_PROPERTY(magister::RowsModel* development READ development CONSTANT)
    Q_PROPERTY(magister::RowsModel* deeds READ deeds CONSTANT)
    Q_PROPERTY(magister::RowsModel* goodsMarket READ goodsMarket CONSTANT)
    Q_PROPERTY(magister::RowsModel* tiles READ tiles CONSTANT)
    Q_PROPERTY(magister::RowsModel* hourglass READ hourglass CONSTANT)

public:
    /// The definition must outlive the table, or be part of setContent(). Precondition: setup is valid; one seat a player.
    OrleansTable(const Definition& definition, const MapDrawing& drawing, const Setup& setup, const QVector<Seat>& seats,
                 Languages languages, const QString& language, QObject* parent = nullptr);

    QVariantMap roundEvent() const { return m_event; }
    QVariantMap bag() const { return m_bag; }
    QVariantMap belongings() const { return m_belongings; }
    QVariantMap supply() const { return m_supply; }
    QVariantMap map() const;
    QVariantMap phase() const { return m_phase; }
    QVariantMap planning() const { return m_planning; }
    QStringList reachable() const { return m_reachable; }

    RowsModel* towns() { return &m_towns; }
    RowsModel* ways() { return &m_ways; }
    RowsModel* mapGoods() { return &m_mapGoods; }
    RowsModel* places() { return &m_places; }
    RowsModel* market() { return &m_market; }
    RowsModel* tracks() { return &m_tracks; }
    RowsModel* development() { return &m_development; }
    RowsModel* deeds() { return &m_deeds; }
    RowsModel* goodsMarket() { return &m_goodsMarket; }
    RowsModel* tiles() { return &m_tiles; }
    RowsModel* hourglass() { return &m_hourglass; }

    /// The chances of the next draw, see drawOdds(); empty where the bag on view may not be looked into.
    Q_INVOKABLE QVariantList drawOdds() const;
    QString accessibleOf(const QString& target) const override;

protected:
    void refreshBoard(const Scene& scene) override;

private:
    /// The models of what lies in the middle, as far as something has changed that they show.
    void refreshShared(const Scene& scene);

    MapDrawing m_drawing;
    std::array<RowInputs, sharedModelCount> m_shared; ///< of the rows shown
    QVariantMap m_event, m_bag, m_belongings, m_supply, m_phase, m_planning;
    QStringList m_reachable;
    RowsModel m_towns, m_ways, m_mapGoods, m_places, m_market, m_tracks, m_development, m_deeds, m_goodsMarket, m_tiles,
        m_hourglass;
};

} // namespace magister::orleans
