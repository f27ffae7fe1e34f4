// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/announcement.h"

#include <QByteArrayList>
#include <QDBusObjectPath>

#include <utility>

namespace magister::network {

namespace {

constexpr char avahiServer[] = "org.freedesktop.Avahi.Server";
constexpr char avahiGroup[] = "org.freedesktop.Avahi.EntryGroup";
constexpr int groupEstablished = 2;
constexpr int groupCollision = 3;
constexpr int serverRunning = 2;

QVariant textOf(const QDBusMessage& answer) { return answer.arguments().value(0); }
bool isAnswer(const QDBusMessage& message) { return message.type() == QDBusMessage::ReplyMessage; }

} // namespace

Announcement::Announcement(const QString& game, quint16 port, QObject* parent) : QObject(parent), m_game(game), m_port(port) {
    connect(&m_avahi, &AvahiClient::begun, this, [this] {
        clear();
        begin();
    });
    connect(&m_avahi, &AvahiClient::ended, this, &Announcement::clear);
    m_avahi.listen(QStringLiteral("/"), avahiServer, "StateChanged", this, SLOT(serverChanged(int, QString)));
}

void Announcement::clear() {
    m_group.clear();
    setMade(false);
}

void Announcement::begin() {
    m_avahi.call(QStringLiteral("/"), avahiServer, "GetHostName", {}, [this](const QDBusMessage& answer) {
        if (!isAnswer(answer)) return;
        m_name = m_game + QStringLiteral(" @ ") + textOf(answer).toString();
        if (!m_group.isEmpty()) return add();
        m_avahi.call(QStringLiteral("/"), avahiServer, "EntryGroupNew", {}, [this](const QDBusMessage& made) {
            if (!isAnswer(made)) return;
            m_group = textOf(made).value<QDBusObjectPath>().path();
            m_avahi.listen(m_group, avahiGroup, "StateChanged", this, SLOT(groupChanged(int, QString)));
            add();
        });
    });
}

void Announcement::add() {
    const QByteArrayList told{"v=1", "game=" + m_game.toUtf8()};
    m_avahi.call(m_group, avahiGroup, "AddService",
                 {AvahiClient::any, AvahiClient::any, 0u, m_name, announcedType, QString(), QString(),
                  QVariant::fromValue(m_port), QVariant::fromValue(told)},
                 [this](const QDBusMessage& answer) {
                     if (isAnswer(answer)) return m_avahi.call(m_group, avahiGroup, "Commit", {});
                     if (answer.errorName().endsWith(QLatin1String("CollisionError"))) rename();
                 });
}

void Announcement::rename() {
    m_avahi.call(QStringLiteral("/"), avahiServer, "GetAlternativeServiceName", {m_name}, [this](const QDBusMessage& answer) {
        if (!isAnswer(answer)) return;
        m_name = textOf(answer).toString();
        m_avahi.call(m_group, avahiGroup, "Reset", {}, [this](const QDBusMessage&) { add(); });
    });
}

void Announcement::groupChanged(int state, const QString& /*error*/) {
    if (state == groupCollision) return rename();
    setMade(state == groupEstablished);
}

void Announcement::serverChanged(int state, const QString& /*error*/) {
    // The device has another name now.
    if (state == serverRunning && !m_group.isEmpty())
        m_avahi.call(m_group, avahiGroup, "Reset", {}, [this](const QDBusMessage&) { begin(); });
}

void Announcement::setMade(bool made) {
    if (std::exchange(m_made, made) != made) emit changed();
}

} // namespace magister::network

#include "moc_announcement.cpp"
