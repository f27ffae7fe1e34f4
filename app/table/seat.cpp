// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seat.h"

#include <array>

namespace magister {

const QStringList& tinctures() {
    static const QStringList all{QStringLiteral("ruby"), QStringLiteral("sapphire"), QStringLiteral("saffron"),
                                 QStringLiteral("violet")};
    return all;
}

const QVector<Seat>& seatsOfNobody() {
    static const QVector<Seat> seats = [] {
        QVector<Seat> list;
        for (const QString& tincture : tinctures())
            list.append({{}, tincture});
        return list;
    }();
    return seats;
}

QString seatName(const Language& language, const QVector<Seat>& seats, int player) {
    const Seat seat = seats.value(player);
    return seat.name.isEmpty() ? language.word("seat-" + seat.tincture, QStringLiteral("nom"), 1) : seat.name;
}

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

QString roman(int n) {
    static const std::array<QString, 19> numerals{"",  "I",  "II",  "III",  "IV",  "V",  "VI",  "VII",  "VIII", "IX",
                                                  "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII"};
    return n >= 0 && n < static_cast<int>(numerals.size()) ? numerals[static_cast<std::size_t>(n)] : QString::number(n);
}

} // namespace magister
