// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_guest.h"

#include "app/network/host_card.h"
#include "app/network/letter_transport.h"
#include "app/network/mqtt_link.h"
#include "app/network/seat_key.h"

#include <QPointer>

#include <cerrno>

namespace magister::network {

namespace {

constexpr int cardPatience = 10'000; ///< milliseconds until the card of the host must have come

/// The connection of a guest, with the link that carries it.
class GuestLine : public LetterTransport {
public:
    /// `refused`: as of mqttConnector(); the broker may think better of it later.
    GuestLine(std::unique_ptr<MqttLink> link, const QByteArray& host, const LetterKeys& own, const QByteArray& hostOpen,
              std::function<void(const QString& why)> refused)
        : LetterTransport(Writer::Guest, "host", {},
                          [this](const Letter& letter) {
                              return m_link->publish(topic::toHost(m_host, topic::nameOf(m_own.open)), seal(letter, m_own, m_hostOpen));
                          }),
          m_link(std::move(link)), m_host(host), m_own(own), m_hostOpen(hostOpen) {
        connect(m_link.get(), &MqttLink::received, this, &GuestLine::take);
        connect(m_link.get(), &MqttLink::refused, this, std::move(refused));
        connect(m_link.get(), &MqttLink::connectedChanged, this, [this] {
            if (m_link->isConnected()) writeAgain();
            else setHere(false); // whoever is there is told anew
            emit upChanged();
        });
    }
    bool isUp() const override { return m_link->isConnected(); }
    void take(const QByteArray& topic, const QByteArray& payload) {
        if (topic == topic::here(m_host, "host")) return setHere(payload == "1");
        const auto opened = openLetter(payload, m_own);
        // The host alone has the secret of its key, and this program its own.
        if (opened && opened->writer == m_hostOpen && opened->letter.writer == Writer::Host) hear(opened->letter);
    }

private:
    std::unique_ptr<MqttLink> m_link;
    QByteArray m_host;
    LetterKeys m_own;
    QByteArray m_hostOpen;
};

/// One try, until the card of the host has come.
class LetterTry : public QObject {
public:
    LetterTry(const Broker& broker, const JoinCode& code, std::function<void(Met)> met, std::function<void(const QString&)> refused,
              QObject* owner)
        : QObject(owner), m_broker(broker), m_code(code), m_met(std::move(met)), m_refused(std::move(refused)), m_host(topic::ofHost(code.pin)) {}

    void start(const LetterKeys& own) {
        if (own.isNull()) {
            m_refused(qt_error_string(EIO)); // the system has no random source
            return end({});
        }
        m_own = own;
        const QByteArray name = topic::nameOf(own.open);
        m_link = std::make_unique<MqttLink>(m_broker, topic::here(m_host, name));
        for (const QByteArray& each : {topic::here(m_host, "host"), topic::toGuest(m_host, name), topic::card(m_host)})
            m_link->subscribe(each);
        connect(m_link.get(), &MqttLink::received, this, &LetterTry::take);
        connect(m_link.get(), &MqttLink::refused, this, m_refused);
        QTimer::singleShot(cardPatience, this, [this] { end({}); });
        if (!m_link->open()) {
            m_refused(m_link->problem());
            end({});
        }
    }

private:
    void take(const QByteArray& topic, const QByteArray& payload) {
        if (topic != topic::card(m_host)) {
            m_early.append({topic, payload});
            return;
        }
        const auto card = readHostCard(payload);
        if (!card) return;
        if (!card->fingerprint.startsWith(m_code.pin)) return end({nullptr, card->fingerprint});
        m_link->disconnect(this);
        auto line = std::make_unique<GuestLine>(std::move(m_link), m_host, m_own, card->open, m_refused);
        // Whether the host is there is known from the beginning; letters are for whoever listens by then.
        for (const auto& [place, bytes] : std::as_const(m_early))
            if (place == topic::here(m_host, "host")) line->take(place, bytes);
        QMetaObject::invokeMethod(
            line.get(),
            [line = line.get(), early = m_early] {
                for (const auto& [place, bytes] : early)
                    line->take(place, bytes);
            },
            Qt::QueuedConnection);
        end({std::move(line), card->fingerprint});
    }
    void end(Met met) {
        if (!m_met) return;
        std::exchange(m_met, nullptr)(std::move(met));
        deleteLater();
    }

    Broker m_broker;
    JoinCode m_code;
    std::function<void(Met)> m_met;
    std::function<void(const QString&)> m_refused;
    QByteArray m_host;
    LetterKeys m_own;
    std::unique_ptr<MqttLink> m_link;
    QList<std::pair<QByteArray, QByteArray>> m_early;
};

} // namespace

QString letterSecret(const QByteArray& pin, const QString& table, const QString& writer) {
    return QStringLiteral("letters %1 %2 %3").arg(QString::fromLatin1(pin.toHex()), table, writer);
}

Connector mqttConnector(const Broker& broker, SecretStore& secrets, const QString& writer,
                        std::function<void(const QString& why)> refused, QObject* owner) {
    return [broker, &secrets, writer, refused, owner](const JoinCode& code, std::function<void(Met)> met) {
        auto* one = new LetterTry(broker, code, std::move(met), refused, owner); // ends itself
        const QString name = letterSecret(code.pin, code.table, writer);
        secrets.read(name, [one = QPointer<LetterTry>(one), &secrets, name](const QByteArray& kept) {
            if (!one) return;
            if (const LetterKeys keys = letterKeysOf(kept); kept.size() == keySize && !keys.isNull()) return one->start(keys);
            const QByteArray made = randomBytes(keySize);
            secrets.write(name, made, [one, made] {
                if (one) one->start(letterKeysOf(made));
            });
        });
    };
}

} // namespace magister::network
