// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/meeting.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSaveFile>

namespace magister::robot {

namespace {

constexpr int patience = 180'000; ///< longer than the other one takes for anything, on a busy machine, too
constexpr int blink = 30;

QString placeNote(const QString& who) {
    return who + QStringLiteral("-place");
}
QString deedsNote(const QString& who) {
    return who + QStringLiteral("-deeds");
}

} // namespace

bool Notes::leave(const QString& name, const QString& text) const {
    QSaveFile note(m_folder + u'/' + name);
    return note.open(QIODevice::WriteOnly) && note.write(text.toUtf8()) >= 0 && note.commit();
}

QString Notes::read(const QString& name) const {
    QFile note(m_folder + u'/' + name);
    return note.open(QIODevice::ReadOnly) ? QString::fromUtf8(note.readAll()) : QString();
}

bool Meeting::tell(const QString& what, const QString& text) {
    return m_notes.leave(m_self + u'-' + what, text) ||
           m_robot.fail(QStringLiteral("\"%1\" cannot be told to the %2").arg(what, m_other));
}

bool Meeting::hear(const QString& what, QString* text) {
    const QString note = m_other + u'-' + what;
    if (!m_robot.waitFor([&] { return !m_notes.read(note).isEmpty(); }, patience))
        return m_robot.fail(QStringLiteral("the %1 never tells \"%2\"").arg(m_other, what));
    if (text) *text = m_notes.read(note);
    return true;
}

bool Meeting::takeHand() {
    return m_robot.waitFor([this] { return hasHand(); }, patience) ||
           m_robot.fail(QStringLiteral("the %1 does not lay the mouse down").arg(m_other));
}

void Meeting::layDown() {
    m_hand.unlock();
    // Whoever waits for it looks once in a while.
    m_robot.pause(3 * blink);
}

bool Meeting::awaitTurn() {
    QString seen;
    QElapsedTimer still;
    still.start();
    while (still.elapsed() < patience) {
        if (!m_robot.table()) return m_robot.fail(QStringLiteral("the table is gone"));
        if (!tellPlace()) return false;
        // The other one may have played until it laid the mouse down.
        if (mayAct() && hasHand() && mayAct()) return true;
        m_hand.unlock();
        const QString now = m_told + m_notes.read(placeNote(m_other)) + m_notes.read(deedsNote(m_other));
        if (now != seen) still.restart();
        seen = now;
        m_robot.pause(blink);
    }
    return m_robot.fail(QStringLiteral("the table stands still, and nobody is asked here (%1); the %2 is at %3")
                            .arg(m_told, m_other, m_notes.read(placeNote(m_other))));
}

bool Meeting::agree() {
    if (!m_notes.leave(deedsNote(m_self), QString::number(++m_deeds)))
        return m_robot.fail(QStringLiteral("nothing can be told to the %1").arg(m_other));
    const auto same = [this] {
        const QString here = place();
        return !here.isEmpty() && tellPlace() && m_notes.read(placeNote(m_other)) == here;
    };
    if (!m_robot.waitFor(same, patience))
        return m_robot.fail(QStringLiteral("the tables differ: %1 here, %2 at the %3")
                                .arg(m_told, m_notes.read(placeNote(m_other)), m_other));
    layDown();
    return true;
}

QString Meeting::place() const {
    const Table* table = m_robot.table();
    if (!table || table->busy()) return {};
    QStringList asked, points;
    for (const int seat : table->askedSeats())
        asked.append(QString::number(seat));
    for (const QVariantMap& seat : m_robot.table()->seats()->rows())
        points.append(seat.value(QStringLiteral("points")).toString());
    return QStringLiteral("round %1, %2, asked %3, points %4")
        .arg(table->round())
        .arg(table->stage(), asked.join(u'+'), points.join(u'/'));
}

bool Meeting::tellPlace() {
    const QString here = place();
    if (here.isEmpty() || here == m_told) return true;
    m_told = here;
    return m_notes.leave(placeNote(m_self), here) ||
           m_robot.fail(QStringLiteral("nothing can be told to the %1").arg(m_other));
}

bool Meeting::mayAct() const {
    const Table* table = m_robot.table();
    return table && !table->busy() && (table->over() || table->activeSeat() != 0);
}

} // namespace magister::robot
