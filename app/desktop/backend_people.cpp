// SPDX-License-Identifier: GPL-3.0-or-later
// The people of the household at the table: they are known by name, and what they have decided goes with them.
#include "app/desktop/backend.h"

#include "app/household/settings.h"

#include <algorithm>

namespace magister {

namespace {

const QString languageKey = QStringLiteral("language");
const QString helpKey = QStringLiteral("help");
const QString tinctureKey = QStringLiteral("tincture");

/// Whose seat it is; "" for nobody known, and where two go by one name.
QString personAt(const People& people, const QVector<Seat>& seats, const Seat& seat) {
    const QString who = people.idOf(seat.name);
    const auto same = std::count_if(seats.begin(), seats.end(), [&](const Seat& one) { return people.idOf(one.name) == who; });
    return same == 1 ? who : QString();
}

} // namespace

void Backend::seatPeople() {
    connect(m_table.get(), &Table::changed, this, &Backend::setScreen);
    connect(m_table.get(), &Table::seatsHereChanged, this, &Backend::setScreen);
    connect(m_table.get(), &Table::reseated, this, &Backend::keepSeat);
    connect(m_table.get(), &Table::refused, this, &Backend::keepRefused);
    setScreen();
}

void Backend::setScreen() {
    QStringList names;
    const bool together = m_player && m_player->together();
    const QList<int> here = m_table ? m_table->seatsHere() : QList<int>();
    // The opponent of the solo game is nobody, and so is who sits at another device.
    for (int n = 0; m_table && (!m_player || together) && n < m_table->playerCount(); ++n)
        names.append(together || here.contains(n + 1) ? m_table->seatsAtTable().value(n).name : QString());
    m_interface.settings().sit(names, names.isEmpty() ? 0 : together ? m_player->reader() : m_table->activeSeat());
}

QVector<Seat> Backend::asTheyLike(QVector<Seat> seats) const {
    const People& people = *m_interface.settings().people();
    for (Seat& seat : seats) {
        if (!InterfaceLanguage::codes().contains(seat.language)) seat.language.clear();
        const QString who = personAt(people, seats, seat);
        if (who.isEmpty()) continue;
        const QVariantMap own = people.ownOf(who);
        seat.language = own.value(languageKey).toString();
        seat.help = own.value(helpKey, seat.help).toString();
    }
    return seats;
}

void Backend::meet(const QVector<Seat>& seats) {
    People& people = *m_interface.settings().people();
    for (const Seat& seat : seats) {
        if (const QString who = people.meet(seat.name); who.isEmpty() || who != personAt(people, seats, seat)) continue;
        // Who gave way to somebody else of the same liking takes it again next time.
        const QString liked = people.ownOf(people.idOf(seat.name)).value(tinctureKey).toString();
        const bool gaveWay = std::any_of(seats.begin(), seats.end(), [&](const Seat& one) { return one.tincture == liked; });
        people.meet(seat.name, {{languageKey, seat.language}, {helpKey, seat.help}, {tinctureKey, gaveWay ? liked : seat.tincture}});
    }
}

void Backend::keepSeat(int number) {
    if (m_table->viewsOnly()) return;
    const QVector<Seat>& seats = m_table->seatsAtTable();
    const Seat seat = seats.at(number - 1);
    People& people = *m_interface.settings().people();
    const QString who = personAt(people, seats, seat);
    const QVariantMap own = people.ownOf(who);
    if (!who.isEmpty() && (own.value(languageKey).toString() != seat.language || own.value(helpKey) != seat.help))
        people.meet(seat.name, {{languageKey, seat.language}, {helpKey, seat.help}});
}

QString Backend::personActing() const {
    return personSitting(m_table->activeSeat());
}

QString Backend::personSitting(int seat) const {
    const QVector<Seat>& seats = m_table->seatsAtTable();
    return seat < 1 || seat > seats.size() ? QString() : personAt(*m_interface.settings().people(), seats, seats.at(seat - 1));
}

void Backend::followPeople() {
    if (!m_table || m_player) return;
    const QVector<Seat> liked = asTheyLike(m_table->seatsAtTable());
    for (int n = 1; n <= m_table->playerCount(); ++n)
        m_table->reseat(n, liked.at(n - 1).language, liked.at(n - 1).help);
}

} // namespace magister
