// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/shared_game.h"

#include "tests/robot/whole_game.h"

namespace magister::robot {

namespace {

constexpr int connecting = 30'000; ///< milliseconds

/// Address, user and password of the broker between the two homes; empty without one.
QStringList brokerOf(const Meeting& meeting) {
    return meeting.notes().read(QStringLiteral("broker")).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

bool SharedGame::playAsHost() {
    if (!m_robot.click(QStringLiteral("door:play/") + m_game.id()) || !m_robot.click(QStringLiteral("players:2")) ||
        !write(QStringLiteral("seat-name:0"), QStringLiteral("Anna")) || !m_robot.picture(QStringLiteral("new-game")) ||
        !m_robot.click(QStringLiteral("button:start-inviting")))
        return false;
    QString code = QStringLiteral("invite-code");
    if (!m_robot.waitFor([&] { return !textOf(code).isEmpty(); }, connecting))
        return m_robot.fail(QStringLiteral("the page of invitations shows no code"));
    const auto giveAway = QStringLiteral("button:move-seat/2");
    if (!m_robot.picture(QStringLiteral("invitation")) || !m_robot.bring(giveAway) || !m_robot.click(giveAway) ||
        !m_robot.picture(QStringLiteral("seat-given")))
        return false;
    if (!brokerOf(m_meeting).isEmpty()) {
        if (!openToOtherHomes()) return false;
        code = QStringLiteral("invite-letter-code");
    }
    if (!m_meeting.tell(QStringLiteral("code"), textOf(code))) return false;
    m_meeting.layDown();

    if (!m_meeting.hear(QStringLiteral("seat")) || !m_meeting.takeHand() ||
        !m_robot.picture(QStringLiteral("guest-has-come")))
        return false;
    const auto table = QStringLiteral("button:to-table");
    if (!m_robot.bring(table) || !m_robot.click(table) || !m_robot.picture(QStringLiteral("both-tables"))) return false;
    return play(1347) && m_meeting.takeHand() && m_robot.picture(QStringLiteral("both-scores")) &&
           m_meeting.tell(QStringLiteral("end"), QStringLiteral("good night"));
}

bool SharedGame::playAsGuest() {
    const auto seat = QStringLiteral("join-seat:2");
    QString code;
    m_meeting.layDown();
    if (!m_meeting.hear(QStringLiteral("code"), &code) || !m_meeting.takeHand() ||
        !m_robot.click(QStringLiteral("button:join-table")) || !m_robot.picture(QStringLiteral("join")) ||
        !write(QStringLiteral("join-code"), code))
        return false;
    if (const QStringList broker = brokerOf(m_meeting); !broker.isEmpty())
        if (!write(QStringLiteral("broker-user"), broker.value(1)) ||
            !write(QStringLiteral("broker-password"), broker.value(2)))
            return false;
    if (!m_robot.picture(QStringLiteral("join-code")) || !m_robot.click(QStringLiteral("button:join"))) return false;
    if (!m_robot.waitFor([&] { return m_robot.has(seat); }, connecting))
        return m_robot.fail(QStringLiteral("no free seat is shown"));
    // The only free seat is ticked already.
    if (!write(QStringLiteral("join-name"), QStringLiteral("Karl")) ||
        !m_robot.picture(QStringLiteral("join-seat")) || !m_robot.click(QStringLiteral("button:sit")))
        return false;
    if (!m_robot.waitFor([this] { return m_robot.table() != nullptr; }, connecting))
        return m_robot.fail(QStringLiteral("the table does not come"));
    if (!m_robot.picture(QStringLiteral("seated")) || !m_meeting.tell(QStringLiteral("seat"), QStringLiteral("2")))
        return false;
    m_meeting.layDown();
    return play(1348) && m_meeting.hear(QStringLiteral("end"));
}

bool SharedGame::openToOtherHomes() {
    const QStringList broker = brokerOf(m_meeting);
    const auto open = QStringLiteral("button:open-broker");
    const auto code = QStringLiteral("invite-letter-code");
    if (!m_robot.bring(open) || !write(QStringLiteral("broker-address"), broker.value(0)) ||
        !write(QStringLiteral("broker-user"), broker.value(1)) ||
        !write(QStringLiteral("broker-password"), broker.value(2)) || !m_robot.picture(QStringLiteral("broker")) ||
        !m_robot.click(open))
        return false;
    if (!m_robot.waitFor([&] { return !textOf(code).isEmpty(); }, connecting))
        return m_robot.fail(QStringLiteral("the broker gives no invitation"));
    m_robot.bring(code); // a text takes no press, but is brought into sight
    return m_robot.picture(QStringLiteral("letter-code"));
}

bool SharedGame::write(const QString& field, const QString& text) {
    if (!m_robot.isBare(field) && !m_robot.bring(field))
        return m_robot.fail(QStringLiteral("\"%1\" cannot be reached").arg(field));
    if (!m_robot.click(field) || !m_robot.key(QStringLiteral("ctrl+a")) || !m_robot.type(text)) return false;
    return textOf(field) == text || m_robot.fail(QStringLiteral("\"%1\" does not take \"%2\"").arg(field, text));
}

QString SharedGame::textOf(const QString& name) const {
    const QQuickItem* item = m_robot.item(name);
    return item ? item->property("text").toString() : QString();
}

bool SharedGame::play(std::uint64_t seed) {
    if (!WholeGame(m_robot, m_game, seed, &m_meeting).play()) return false;
    QStringList lines;
    for (const QVariantMap& row : m_robot.table()->scores()->rows()) {
        QStringList points;
        for (const int number : row.value(QStringLiteral("points")).value<QList<int>>())
            points.append(QString::number(number));
        lines.append(row.value(QStringLiteral("source")).toString() + u' ' + points.join(u'/'));
    }
    m_score = lines.join(QStringLiteral(", "));
    QString other;
    if (!m_meeting.tell(QStringLiteral("score"), m_score)) return false;
    m_meeting.layDown();
    if (!m_meeting.hear(QStringLiteral("score"), &other)) return false;
    return other == m_score || m_robot.fail(QStringLiteral("the scores differ: %1 here, %2 there").arg(m_score, other));
}

} // namespace magister::robot
