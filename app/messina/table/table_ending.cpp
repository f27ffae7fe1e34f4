// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game: what each line counts, what is behind it, what is said.
#include "app/messina/words/ending.h"
#include "app/messina/table/messina_table.h"
#include "app/messina/table/score_pieces.h"
#include "app/messina/words/score_story.h"
#include "app/messina/words/score_text.h"

namespace magister::messina {

namespace {

QVariantList listed(const Rows& rows) {
    QVariantList list;
    for (const QVariantMap& row : rows)
        list.append(row);
    return list;
}

} // namespace

QVariantList MessinaTable::countedBy(const QString& source) const {
    QVariantList list;
    if (!over()) return list;
    const Scene now = scene();
    for (const ScoreLine& line : messina::scoreLines(m_session)) {
        if (scoreSourceId(line.source) != source) continue;
        for (const CountedPiece& piece : countedPieces(now, line))
            list.append(QVariantMap{{"target", piece.target},
                                    {"seat", line.player + 1},
                                    {"tincture", m_seatsAtTable.value(line.player).tincture},
                                    {"count", piece.count},
                                    {"points", piece.points}});
    }
    return list;
}

QVariantMap MessinaTable::behindScore(const QString& source, int seat) const {
    if (!over() || seat < 1 || seat > playerCount()) return {};
    const auto player = static_cast<PlayerIndex>(seat - 1);
    return {{"origins", listed(scoreOrigins(scene(), m_session, source, player))},
            {"scale", scoreScale(scene(), source, player).value("cells").toList()}};
}

QVariantList MessinaTable::endReasons() const {
    return over() ? listed(endingReasons(scene(), m_session)) : QVariantList{};
}

QVariantList MessinaTable::advice(int seat) const {
    if (!over() || seat < 1 || seat > playerCount()) return {};
    return listed(endingAdvice(scene(), m_session, static_cast<PlayerIndex>(seat - 1)));
}

QString MessinaTable::scoreAsText() const {
    return over() ? endingText(scene(), m_session) : QString{};
}

} // namespace magister::messina
