// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/game.h"
#include "app/messina/table/resolve.h"
#include "app/table/table_of.h"

namespace magister::messina {

using Referee = RefereeOf<Types>;

} // namespace magister::messina

extern template class magister::TableOf<magister::messina::TableGame>;

namespace magister::messina {

/// A game of Messina 1347 at one screen: the shared table, and the models of its board.
#ifdef Q_MOC_RUN // which knows no templates: to QML this is a Table
class MessinaTable : public magister::Table {
#else
class MessinaTable : public TableOf<TableGame> {
#endif
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is set up by the program")

    Q_PROPERTY(int cubesLeft READ cubesLeft NOTIFY changed)
    Q_PROPERTY(int hexesLeft READ hexesLeft NOTIFY changed)
    Q_PROPERTY(int shipsLeft READ shipsLeft NOTIFY changed)
    Q_PROPERTY(QVariantMap wheel READ wheel NOTIFY changed)
    /// The opponent of the solo game, as opponentRow() tells it; empty in a game of several.
    Q_PROPERTY(QVariantMap opponent READ opponentSeen NOTIFY changed)

    Q_PROPERTY(magister::RowsModel* places READ places CONSTANT)
    Q_PROPERTY(magister::RowsModel* docks READ docks CONSTANT)
    Q_PROPERTY(magister::RowsModel* squares READ squares CONSTANT)
    Q_PROPERTY(magister::RowsModel* nodes READ nodes CONSTANT)
    Q_PROPERTY(magister::RowsModel* overseers READ overseers CONSTANT)
    Q_PROPERTY(magister::RowsModel* huts READ huts CONSTANT)
    Q_PROPERTY(magister::RowsModel* workshops READ workshops CONSTANT)
    Q_PROPERTY(magister::RowsModel* carts READ carts CONSTANT)
    Q_PROPERTY(magister::RowsModel* ships READ ships CONSTANT)
    Q_PROPERTY(magister::RowsModel* scroll READ scroll CONSTANT)
    Q_PROPERTY(magister::RowsModel* books READ books CONSTANT)
    Q_PROPERTY(magister::RowsModel* markets READ markets CONSTANT)
    Q_PROPERTY(magister::RowsModel* rounds READ rounds CONSTANT)

public:
    /// The definition must outlive the table, or be part of setContent(). Precondition: setup is valid; one seat a player.
    MessinaTable(const Definition& definition, const Setup& setup, const QVector<Seat>& seats, Languages languages,
                 const QString& language, QObject* parent = nullptr);

    int cubesLeft() const { return shown().cubesLeft; }
    int hexesLeft() const { return static_cast<int>(shown().hexPile.size()); }
    int shipsLeft() const { return static_cast<int>(shown().shipPile.size()); }
    QVariantMap wheel() const { return m_wheel; }
    QVariantMap opponentSeen() const { return m_opponent; }

    RowsModel* places() { return &m_places; }
    RowsModel* docks() { return &m_docks; }
    RowsModel* squares() { return &m_squares; }
    RowsModel* nodes() { return &m_nodes; }
    RowsModel* overseers() { return &m_overseers; }
    RowsModel* huts() { return &m_huts; }
    RowsModel* workshops() { return &m_workshops; }
    RowsModel* carts() { return &m_carts; }
    RowsModel* ships() { return &m_ships; }
    RowsModel* scroll() { return &m_scroll; }
    RowsModel* books() { return &m_books; }
    RowsModel* markets() { return &m_markets; }
    RowsModel* rounds() { return &m_rounds; }

    QString accessibleOf(const QString& target) const override;
    /// Where an overseer can go, and whom it would activate there; see overseer_way.h.
    Q_INVOKABLE QVariantMap overseerWay(const QString& target) const;

protected:
    void refreshBoard(const Scene& scene) override;

private:
    QVariantMap m_wheel;
    QVariantMap m_opponent;
    RowsModel m_places, m_docks, m_squares, m_nodes, m_overseers, m_huts, m_workshops, m_carts, m_ships, m_scroll,
        m_books, m_markets, m_rounds;
};

} // namespace magister::messina
