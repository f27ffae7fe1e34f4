// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"

#include <QStringList>
#include <QVector>

namespace magister {

/// Who sits at a seat. Seat n of the table is player n - 1.
struct Seat {
    QString name;
    QString tincture;                     ///< "ruby", "sapphire", "saffron" or "violet"
    QString language{};                   ///< code of the language used for this seat; empty: the household's
    QString help{QStringLiteral("full")}; ///< how much is explained without being asked: "full", "some" or "none"
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// The seat's name, or the name of its colour if nobody has entered one.
QString seatName(const Language& language, const QVector<Seat>& seats, int player);
/// "Anna, Karl", in the order given.
QString joined(const QStringList& parts);
/// 1..18 as a Roman numeral; any other number in digits.
QString roman(int n);

} // namespace magister
