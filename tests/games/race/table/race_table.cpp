// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/table/race_table.h"

#include "app/table/table_of_parts.h"

template class magister::TableOf<magister::race::TableGame>;

namespace magister::race {

RaceTable::RaceTable(const Definition& definition, const Setup& setup, const QVector<Seat>& seats, Languages languages,
                     const QString& language, QObject* parent)
    : TableOf(definition, setup, seats, std::move(languages), language, parent), m_spaces(roles::spaces) {
    begin();
}

void RaceTable::refreshBoard(const Scene& scene) {
    m_deck = deckRow(scene);
    m_spaces.setRows(spaceRows(scene));
}

QString RaceTable::accessibleOf(const QString& target) const {
    if (target == u"deck") return m_deck["accessible"].toString();
    for (const RowsModel* model : {&m_spaces, &m_seats})
        for (const QVariantMap& row : model->rows())
            if (row["target"] == target) return row["accessible"].toString();
    return {};
}

} // namespace magister::race
