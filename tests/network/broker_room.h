// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/network_games.h"
#include "app/network/guest.h"
#include "app/network/mqtt_guest.h"
#include "app/network/mqtt_host.h"

#include "engine/core/random.h"
#include "tests/network/broker_session.h"

#include <QTest>

#include <memory>

namespace magister::network {

inline constexpr int patience = 30'000; ///< milliseconds
inline const QString tableId = QStringLiteral("0123ABCD");
inline const QString person = QStringLiteral("Wojciech");

/// Secrets of a device, as long as the test lasts.
class HeldSecrets : public SecretStore {
public:
    void read(const QString& name, std::function<void(const QByteArray&)> then) override {
        if (!isSlow) return then(held.value(name));
        QTimer::singleShot(200, &m_asked, [this, name, then] { then(held.value(name)); });
    }
    void write(const QString& name, const QByteArray& secret, std::function<void()> then) override {
        held[name] = secret;
        then();
    }
    void remove(const QString& name) override { held.remove(name); }
    QHash<QString, QByteArray> held;
    bool isSlow{}; ///< somebody is asked first

private:
    QObject m_asked; ///< what it is asked ends with it
};

/// Somebody who plays at random when told to.
class Device {
public:
    Device(const BrokerSession& broker, const QByteArray& pin, int seat, quint64 seed)
        : m_broker(broker), m_code({QHostAddress(quint32{0}), 0, pin, tableId}), m_seat(seat), m_random(Random::seeded(seed)) {}

    void open(bool sits = true) {
        guest = std::make_unique<Guest>(m_code, mqttConnector(m_broker.broker(), secrets, {}, [this](const QString& why) { refusals.append(why); }), secrets);
        QObject::connect(guest.get(), &Guest::done, guest.get(), [this](int, int number, const QString& command) { done[number].append(command); });
        QObject::connect(guest.get(), &Guest::failed, guest.get(), [this](Error error, int) { errors.append(error); });
        if (sits) guest->wantSeats({m_seat}, person);
        guest->open();
    }
    void close() { guest.reset(); }
    PositionTold told() const { return guest->positions().value(m_seat); }
    bool mayAct() const {
        return guest->seats().contains(m_seat) && !guest->isWaiting(m_seat) && told().seat == m_seat && told().asked.contains(m_seat) &&
               !told().commands.isEmpty();
    }
    void act() {
        if (told().mayTakeBack && m_random.below(20) == 0) return guest->takeBack(m_seat);
        guest->give(m_seat, told().commands[m_random.below(static_cast<std::uint32_t>(told().commands.size()))]);
    }

    HeldSecrets secrets;
    std::unique_ptr<Guest> guest;
    QMap<int, QStringList> done;
    QList<Error> errors;
    QStringList refusals;

private:
    const BrokerSession& m_broker;
    JoinCode m_code;
    int m_seat;
    Random m_random;
};

/// The owner of the broker, who keeps all that ever lay there.
class Owner {
public:
    explicit Owner(const Broker& broker) : link(broker, "owner/here") {
        link.subscribe("#");
        QObject::connect(&link, &MqttLink::received, &link, [this](const QByteArray& topic, const QByteArray& payload) { seen.append({topic, payload}); });
        link.open();
    }
    /// What lies there now, below that topic.
    int lyingAt(const char* whom) const {
        QMap<QByteArray, bool> lies;
        for (const auto& [topic, payload] : seen)
            if (topic.contains(whom)) lies[topic] = !payload.isEmpty();
        return static_cast<int>(lies.values().count(true));
    }
    QByteArray lastTo(const char* whom) const {
        for (qsizetype i = seen.size() - 1; i >= 0; --i)
            if (seen[i].first.contains(whom) && !seen[i].second.isEmpty()) return seen[i].first;
        return {};
    }
    MqttLink link;
    QList<std::pair<QByteArray, QByteArray>> seen;
};

/// A host whose guests write through a real Mosquitto. Each test begins with a table of its own.
class BrokerRoom {
protected:
    const Identity m_identity = newIdentity();
    std::unique_ptr<BrokerSession> m_broker;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Host> m_host;
    std::unique_ptr<MqttHost> m_mqtt;
    const char* m_letters = "letters"; ///< file of their numbers

    QByteArray pin() const { return m_identity.fingerprint().first(pinnedBytes); }
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void begin(const QString& game) {
        m_broker = std::make_unique<BrokerSession>();
        QVERIFY2(m_broker->problem().isEmpty(), qPrintable(m_broker->problem()));
        m_folder = std::make_unique<QTemporaryDir>();
        OpenedGame begun = beginNetworkGame(game, path("a.game"), {}, 2, DataFolder::find());
        QVERIFY(begun.game);
        QVERIFY(SeatBook(path("a.seats"), 2).write());
        begun.game.reset();
        startHost();
    }
    /// With the table under that id; others are `left` to wait for their host.
    void startHost(const QString& id = tableId, bool left = false) {
        OpenedGame opened = openNetworkGame(path("a.game"));
        QVERIFY(opened.game);
        auto seats = SeatBook::read(path("a.seats"), 2);
        QVERIFY(seats);
        m_host = std::make_unique<Host>(m_identity.fingerprint());
        m_host->addTable(id, std::move(opened.game), std::move(*seats));
        openLetters(left);
    }
    void openLetters(bool left = false) {
        m_mqtt = std::make_unique<MqttHost>(*m_host, m_identity, m_broker->broker(), path(m_letters));
        if (left) m_mqtt->leaveOtherTables();
        QVERIFY(m_mqtt->open());
    }
    void stopHost() {
        m_mqtt.reset();
        m_host.reset();
    }
    int steps() const { return m_host->gameOf(tableId).steps(); }
    void end() {
        stopHost();
        m_broker.reset();
        m_folder.reset();
    }
};

} // namespace magister::network
