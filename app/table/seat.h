// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"

#include <QStringList>
#include <QVector>

namespace magister {

/// The colours of the seats, in the order in which they are offered.
const QStringList& tinctures();

/// Who sits at a seat. Seat n of the table is player n - 1.
struct Seat {
    QString name;
    QString tincture;                     ///< one of tinctures()
    QString language{};                   ///< code of the language used for this seat; empty: the household's
    QString help{QStringLiteral("full")}; ///< how much is explained without being asked: "full", "some" or "none"
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A seat of every colour, with nobody there.
const QVector<Seat>& seatsOfNobody();
/// The seat's name, or the name of its colour if nobody has entered one.
QString seatName(const Language& language, const QVector<Seat>& seats, int player);
/// "Anna, Karl", in the order given.
QString joined(const QStringList& parts);
/// 1..18 as a Roman numeral; any other number in digits.
QString roman(int n);

} // namespace magister
