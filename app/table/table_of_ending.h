// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game: what each line counts, what is behind it, what is said. Part of table_of_parts.h.
#pragma once

#include "app/table/table_of.h"

namespace magister {

namespace ending {
inline QVariantList listed(const Rows& rows) {
    QVariantList list;
    for (const QVariantMap& row : rows)
        list.append(row);
    return list;
}
} // namespace ending

template <class Game> QVariantList TableOf<Game>::growth() const {
    QVariantList list;
    const auto grown = growthOf(played());
    for (std::size_t p = 0; p < grown.size(); ++p) {
        QVariantList rounds;
        for (const int points : grown[p].rounds)
            rounds.append(points);
        const Seat seat = m_seatsAtTable.value(static_cast<int>(p));
        list.append(QVariantMap{{"seat", static_cast<int>(p) + 1},
                                {"tincture", seat.tincture},
                                {"name", seatName(scene(), static_cast<std::uint8_t>(p))},
                                {"rounds", rounds},
                                {"beforeScoring", grown[p].beforeScoring}});
    }
    return list;
}

template <class Game> QVariantList TableOf<Game>::countedBy(const QString& source) const {
    QVariantList list;
    if (!over()) return list;
    const Scene now = scene();
    for (const auto& line : scoreLines(played())) {
        if (scoreSourceId(line.source) != source) continue;
        for (const auto& piece : countedPieces(now, line))
            list.append(QVariantMap{{"target", piece.target},
                                    {"seat", line.player + 1},
                                    {"tincture", m_seatsAtTable.value(line.player).tincture},
                                    {"count", piece.count},
                                    {"points", piece.points}});
    }
    return list;
}

template <class Game> QVariantMap TableOf<Game>::behindScore(const QString& source, int seat) const {
    if (!over() || seat < 1 || seat > playerCount()) return {};
    const auto player = static_cast<std::uint8_t>(seat - 1);
    return {{"origins", ending::listed(scoreOrigins(scene(), played(), source, player))},
            {"scale", scoreScale(scene(), source, player).value("cells").toList()}};
}

template <class Game> QVariantList TableOf<Game>::endReasons() const {
    return over() ? ending::listed(endingReasons(scene(), played())) : QVariantList{};
}

template <class Game> QVariantList TableOf<Game>::advice(int seat) const {
    if (!over() || seat < 1 || seat > playerCount()) return {};
    return ending::listed(endingAdvice(scene(), played(), static_cast<std::uint8_t>(seat - 1)));
}

template <class Game> QString TableOf<Game>::scoreAsText() const {
    return over() ? endingText(scene(), played()) : QString{};
}

} // namespace magister
