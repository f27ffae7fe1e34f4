// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/message.h"
#include "app/network/seat_key.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QRandomGenerator>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTimer>
#include <QtEndian>

#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace magister::network {

/// A connection from one of the addresses of this device's own loop, 127.0.0.0/8, so that it comes from a place of its own;
/// -1 if there is none.
inline int connectionFrom(quint32 address, quint16 port) {
    const int made = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in from{}, to{};
    from.sin_family = to.sin_family = AF_INET;
    from.sin_addr.s_addr = htonl(address);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    to.sin_port = htons(port);
    if (made >= 0 && ::bind(made, reinterpret_cast<sockaddr*>(&from), sizeof from) == 0 &&
        ::connect(made, reinterpret_cast<sockaddr*>(&to), sizeof to) == 0)
        return made;
    if (made >= 0) ::close(made);
    return -1;
}

inline const QByteArray webSocketRequest = "GET / HTTP/1.1\r\nHost: host\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                           "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\nSec-WebSocket-Version: 13\r\n\r\n";

/// A frame of a client, masked with zeros.
inline QByteArray clientFrame(char kind, const QByteArray& payload) {
    QByteArray frame(1, static_cast<char>(0x80 | kind));
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size() & 0xff);
    }
    return frame + QByteArray(4, '\0') + payload;
}

/// WebSocket over TLS by hand: QWebSocket cannot say from which address it connects, and weighs more. It trusts any
/// certificate. Good for proofs alone.
class LightSocket : public QObject {
    Q_OBJECT

public:
    LightSocket(quint32 from, quint16 port, QObject* parent = nullptr) : QObject(parent) {
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setProtocol(QSsl::TlsV1_3OrLater);
        configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket.setSslConfiguration(configuration);
        connect(&socket, &QSslSocket::encrypted, this, [this] { emit encrypted(); });
        connect(&socket, &QSslSocket::disconnected, this, [this] { emit closed(); });
        connect(&socket, &QSslSocket::readyRead, this, &LightSocket::read);
        const int made = connectionFrom(from, port);
        if (made < 0 || !socket.setSocketDescriptor(made)) {
            QMetaObject::invokeMethod(this, [this] { emit closed(); }, Qt::QueuedConnection);
            return;
        }
        socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
        socket.startClientEncryption();
    }
    /// Asks for a WebSocket; `upgraded` is told when it stands.
    void upgrade() { socket.write(webSocketRequest); }
    void send(const FromGuest& message) {
        if (socket.isOpen()) socket.write(clientFrame(1, toBytes(message)));
    }

    QSslSocket socket;

signals:
    void encrypted();
    void upgraded();
    void received(const QByteArray& message);
    void closed();

private:
    void read() {
        m_bytes += socket.readAll();
        if (!m_upgraded) {
            const auto end = m_bytes.indexOf("\r\n\r\n");
            if (end < 0) return;
            m_upgraded = true;
            m_bytes.remove(0, end + 4);
            emit upgraded();
        }
        while (takeFrame()) {}
    }
    bool takeFrame() {
        if (m_bytes.size() < 2) return false;
        qsizetype size = m_bytes[1] & 0x7f, head = 2;
        if (size == 126) head = 4;
        if (size == 127) head = 10;
        if (m_bytes.size() < head) return false;
        if (size == 126) size = qFromBigEndian<quint16>(m_bytes.constData() + 2);
        else if (size == 127) size = static_cast<qsizetype>(qFromBigEndian<quint64>(m_bytes.constData() + 2));
        if (m_bytes.size() < head + size) return false;
        const char kind = static_cast<char>(m_bytes[0] & 0x0f);
        const QByteArray payload = m_bytes.mid(head, size);
        m_bytes.remove(0, head + size);
        if (kind == 9) socket.write(clientFrame(10, payload));
        if (kind == 1) emit received(payload);
        return true;
    }

    bool m_upgraded{};
    QByteArray m_bytes;
};

/// A guest at one seat that plays legal commands at random, about one in `pace` milliseconds while it is asked, and knows how
/// long each took until it was done.
class LightGuest : public QObject {
    Q_OBJECT

public:
    struct Counts {
        QList<qint64> moves; ///< microseconds each
        int seated{};
        int refused{};
        int closed{};
    };

    LightGuest(quint32 from, quint16 port, const QString& table, int seat, const QByteArray& fingerprint, int pace, Counts& counts)
        : m_line(from, port), m_table(table), m_seat(seat), m_fingerprint(fingerprint), m_pace(pace), m_counts(counts) {
        connect(&m_line, &LightSocket::encrypted, this, [this] { m_line.upgrade(); });
        connect(&m_line, &LightSocket::received, this, &LightGuest::hear);
        connect(&m_line, &LightSocket::closed, this, [this] { ++m_counts.closed; });
        m_think.setSingleShot(true);
        m_think.setTimerType(Qt::PreciseTimer); // coarse ones of many guests fire at the same moment
        connect(&m_think, &QTimer::timeout, this, &LightGuest::give);
    }
    bool plays = false; ///< when it is asked

    /// Plays from now on, also if it was asked before.
    void start() {
        plays = true;
        soon();
    }

private:
    void hear(const QByteArray& bytes) {
        // Reading positions of thousands of guests takes longer than making them: only those that are to be answered.
        if (bytes.contains("\"type\":\"position\"")) {
            m_position = bytes;
            return soon();
        }
        const auto read = readFromHost(bytes);
        if (const auto* message = std::get_if<FromHost>(&read)) std::visit([this](const auto& each) { take(each); }, *message);
    }
    void take(const Welcome& welcome) {
        m_challenge = welcome.challenge;
        m_line.send(Join{1, m_table});
    }
    void take(const TableTold&) {
        if (std::exchange(m_sits, true)) return;
        const QByteArray key = randomBytes(keySize);
        const SeatAt at{m_fingerprint, m_challenge, m_table, m_seat};
        m_line.send(Take{m_seat, {}, storedHash(key, m_table, m_seat), proofOf(key, at)});
    }
    void take(const SeatGiven&) { ++m_counts.seated; }
    void take(const PositionTold&) {}
    void take(const Done&) {
        m_counts.moves.append(m_sent.nsecsElapsed() / 1000);
        m_waits = false;
    }
    void take(const Refused&) { again(); }
    void take(const Failed&) { again(); }
    void take(const EventsTold&) {}
    /// Somebody else has done something in the meantime.
    void again() {
        ++m_counts.refused;
        m_waits = false;
        soon();
    }
    void soon() {
        if (plays && !m_waits && !m_think.isActive() && isAsked()) m_think.start(m_pace / 2 + QRandomGenerator::global()->bounded(m_pace + 1));
    }
    bool isAsked() const {
        const auto from = m_position.indexOf("\"asked\":[");
        return from >= 0 && m_position.mid(from, m_position.indexOf(']', from) - from).contains(static_cast<char>('0' + m_seat));
    }
    void give() {
        if (m_waits || !isAsked()) return;
        const auto read = readFromHost(m_position);
        const auto* message = std::get_if<FromHost>(&read);
        const auto* told = message ? std::get_if<PositionTold>(message) : nullptr;
        if (!told || told->commands.isEmpty()) return;
        m_waits = true;
        m_sent.start();
        m_line.send(Give{m_seat, told->next, told->commands[QRandomGenerator::global()->bounded(told->commands.size())]});
    }

    LightSocket m_line;
    QString m_table;
    int m_seat;
    QByteArray m_fingerprint;
    int m_pace;
    Counts& m_counts;
    QByteArray m_challenge;
    bool m_sits{};
    bool m_waits{};
    QByteArray m_position; ///< the latest, as it was told
    QTimer m_think;
    QElapsedTimer m_sent;
};

} // namespace magister::network
