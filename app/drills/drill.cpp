// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill.h"

#include "app/content/vocabulary.h"

#include <limits>

namespace magister {

namespace {

constexpr qsizetype fixedWords = 7; ///< in front of what is asked

/// The number behind "name=", or nothing.
template <class Number> std::optional<Number> numberIn(const QString& word, QLatin1String name, Number least) {
    if (!word.startsWith(name) || !word.mid(name.size()).startsWith(u'=')) return std::nullopt;
    bool ok = false;
    const auto number = word.mid(name.size() + 1).toULongLong(&ok);
    if (!ok || number < static_cast<qulonglong>(least)) return std::nullopt;
    if (number > static_cast<qulonglong>(std::numeric_limits<Number>::max())) return std::nullopt;
    return static_cast<Number>(number);
}

} // namespace

QString Drill::position() const {
    return QStringLiteral("%1 table=%2 seed=%3 moves=%4").arg(game, table).arg(seed).arg(moves);
}

QString Drill::line() const {
    return QStringLiteral("%1 %2 %3 table=%4 seed=%5 moves=%6 seat=%7 %8")
        .arg(game, wordOf(kind), atom, table)
        .arg(seed)
        .arg(moves)
        .arg(seat)
        .arg(about);
}

std::optional<Drill> Drill::fromLine(const QString& line) {
    const QStringList words = line.split(u' ');
    if (words.size() <= fixedWords || !words.at(3).startsWith(QLatin1String("table="))) return std::nullopt;
    const auto kind = fromWord<DrillKind>(words.at(1));
    const auto seed = numberIn<quint64>(words.at(4), QLatin1String("seed"), 0);
    const auto moves = numberIn<int>(words.at(5), QLatin1String("moves"), 0);
    const auto seat = numberIn<int>(words.at(6), QLatin1String("seat"), 1);
    if (!kind || !seed || !moves || !seat) return std::nullopt;
    return Drill{words.at(0), *kind,  words.at(2), words.at(3).mid(6),
                 *seed,       *moves, *seat,       words.mid(fixedWords).join(u' ')};
}

QStringList DrillQuestion::rightIds() const {
    if (kind == DrillKind::Order) return order;
    QStringList ids;
    for (const DrillOption& option : options)
        if (option.right) ids.append(option.id);
    return ids;
}

bool DrillQuestion::isRight(const QStringList& ids) const {
    QStringList right = rightIds();
    if (kind == DrillKind::Order) return ids == right;
    if (kind == DrillKind::Do) return ids.size() == 1 && right.contains(ids.front());
    QStringList given = ids;
    given.sort();
    right.sort();
    return given == right;
}

} // namespace magister
