// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_of.h"
#include "tests/games/race/table/game.h"

extern template class magister::TableOf<magister::race::TableGame>;

namespace magister::race {

/// A game of Race at one screen: the shared table, and the models of its board.
#ifdef Q_MOC_RUN // which knows no templates: to QML this is a Table
class RaceTable : public Table {
#else
class RaceTable : public TableOf<TableGame> {
#endif
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is set up by the program")
    Q_PROPERTY(magister::RowsModel* spaces READ spaces CONSTANT)
    /// See deckRow().
    Q_PROPERTY(QVariantMap deck READ deck NOTIFY changed)

public:
    /// The definition must outlive the table, or be part of setContent(). Precondition: setup is valid; one seat a player.
    RaceTable(const Definition& definition, const Setup& setup, const QVector<Seat>& seats, Languages languages,
              const QString& language, QObject* parent = nullptr);

    RowsModel* spaces() { return &m_spaces; }
    QVariantMap deck() const { return m_deck; }
    QString accessibleOf(const QString& target) const override;

protected:
    void refreshBoard(const Scene& scene) override;

private:
    QVariantMap m_deck;
    RowsModel m_spaces;
};

} // namespace magister::race
