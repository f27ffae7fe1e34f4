// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/messina_table.h"

#include "app/messina/table/avoidable_loss.h"
#include "app/messina/table/event_places.h"
#include "app/messina/table/hand_over.h"
#include "app/messina/table/history.h"
#include "app/messina/table/left_over.h"
#include "app/messina/table/moves.h"
#include "app/messina/table/overseer_way.h"
#include "app/messina/table/preview.h"
#include "app/messina/table/progress.h"
#include "app/messina/table/resolve.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/rule_places.h"
#include "app/messina/table/score_pieces.h"
#include "app/messina/table/target_rules.h"
#include "app/messina/table/thing_card.h"
#include "app/messina/tips/tips.h"
#include "app/messina/words/ending.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/score_story.h"
#include "app/messina/words/setup_story.h"
#include "app/table/table_of_parts.h"

template class magister::TableOf<magister::messina::TableGame>;

namespace magister::messina {

MessinaTable::MessinaTable(const Definition& definition, const Setup& setup, const QVector<Seat>& seats,
                           Languages languages, const QString& language, QObject* parent)
    : TableOf(definition, setup, seats, std::move(languages), language, parent), m_places(roles::places),
      m_docks(roles::docks), m_squares(roles::squares), m_nodes(roles::nodes), m_overseers(roles::overseers),
      m_huts(roles::huts), m_workshops(roles::workshops), m_carts(roles::carts), m_ships(roles::ships),
      m_scroll(roles::scroll), m_books(roles::books), m_markets(roles::markets), m_rounds(roles::rounds) {
    begin();
}

void MessinaTable::refreshBoard(const Scene& scene) {
    m_wheel = wheelRow(scene);
    m_opponent = opponentRow(scene);
    m_places.setRows(placeRows(scene));
    m_docks.setRows(dockRows(scene));
    m_squares.setRows(squareRows(scene));
    m_nodes.setRows(nodeRows(scene));
    m_overseers.setRows(overseerRows(scene));
    m_huts.setRows(hutRows(scene));
    m_workshops.setRows(workshopRows(scene));
    m_carts.setRows(cartRows(scene));
    m_ships.setRows(shipRows(scene));
    m_scroll.setRows(scrollRows(scene));
    m_books.setRows(bookRows(scene));
    m_markets.setRows(marketRows(scene));
    m_rounds.setRows(roundRows(scene));
}

QVariantMap MessinaTable::overseerWay(const QString& target) const {
    return messina::overseerWay(scene(), targets(), target);
}

QString MessinaTable::accessibleOf(const QString& target) const {
    const QString plain = plainTarget(target);
    for (const RowsModel* model : {&m_places, &m_docks, &m_squares, &m_nodes, &m_overseers, &m_huts, &m_workshops,
                                   &m_scroll, &m_markets, &m_seats})
        for (const QVariantMap& row : model->rows())
            if (row.value("target") == plain || row.value("alias") == plain) return row.value("accessible").toString();
    if (m_opponent.value("target") == plain) return m_opponent.value("accessible").toString();
    for (const QVariantMap& book : m_books.rows())
        for (const QVariant& space : book.value("spaces").toList())
            if (space.toMap().value("target") == plain) return space.toMap().value("accessible").toString();
    const QString whole = wholeOf(plain);
    return whole.isEmpty() ? QString{} : accessibleOf(whole);
}

} // namespace magister::messina

#include "moc_messina_table.cpp"
