// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seat_notes.h"

#include "app/content/person_name.h"

#include <algorithm>

namespace magister {

const QStringList& helpLevels() {
    static const QStringList known{QStringLiteral("full"), QStringLiteral("some"), QStringLiteral("none")};
    return known;
}

QByteArray seatNote(const Seat& seat, int number) {
    return "seat " + QByteArray::number(number) + ' ' + seat.tincture.toLatin1() + ' ' +
           (seat.language.isEmpty() ? QByteArrayLiteral("-") : seat.language.toLatin1()) + ' ' + seat.help.toLatin1() + ' ' +
           seat.name.toUtf8().toPercentEncoding();
}

QList<QByteArray> seatNotes(const QVector<Seat>& seats) {
    QList<QByteArray> notes;
    for (const Seat& seat : seats)
        notes.append(seatNote(seat, static_cast<int>(notes.size()) + 1));
    return notes;
}

QVector<Seat> seatsFromNotes(const QList<QByteArray>& notes, int players) {
    QVector<Seat> seats(players);
    const auto taken = [&seats](const QString& tincture, const Seat* but) {
        return std::any_of(seats.begin(), seats.end(), [&](const Seat& seat) { return &seat != but && seat.tincture == tincture; });
    };
    for (const QByteArray& note : notes) {
        const QList<QByteArray> words = note.split(' ');
        if (words.size() != 6 || words[0] != "seat") continue;
        const int seat = words[1].toInt();
        const QString tincture = QString::fromLatin1(words[2]);
        if (seat < 1 || seat > players || !tinctures().contains(tincture) || taken(tincture, &seats[seat - 1])) continue;
        Seat& one = seats[seat - 1];
        one.tincture = tincture;
        one.language = words[3] == "-" ? QString() : QString::fromLatin1(words[3]);
        if (const QString help = QString::fromLatin1(words[4]); helpLevels().contains(help)) one.help = help;
        one.name = firstCharacters(canonicalName(QString::fromUtf8(QByteArray::fromPercentEncoding(words[5]))), longestName);
    }
    for (Seat& seat : seats)
        for (const QString& tincture : tinctures())
            if (seat.tincture.isEmpty() && !taken(tincture, nullptr)) seat.tincture = tincture;
    return seats;
}

} // namespace magister
