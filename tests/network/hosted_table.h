// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/network_games.h"
#include "app/network/host.h"
#include "app/network/seat_key.h"

#include "tests/network/loopback.h"

#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

namespace magister::network {

inline const QByteArray fingerprint(32, '\x11');
inline const QString table = QStringLiteral("0123ABCD");

/// A host with one table of two seats, and what is said to it over transports that only hold what is sent.
class HostedTable {
protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Host> m_host;
    QHash<int, QByteArray> m_keys;

    QString gamePath() const { return m_folder->filePath(QStringLiteral("a.game")); }
    QString seatsPath() const { return m_folder->filePath(QStringLiteral("a.seats")); }

    void begin(const QString& game) {
        m_folder = std::make_unique<QTemporaryDir>();
        m_keys.clear();
        OpenedGame begun = beginNetworkGame(game, gamePath(), {}, 2, DataFolder::find());
        QVERIFY(begun.game);
        SeatBook seats(seatsPath(), 2);
        QVERIFY(seats.write());
        m_host = std::make_unique<Host>(fingerprint);
        m_host->addTable(table, std::move(begun.game), std::move(seats));
    }
    /// Killed, and started again.
    void beginAgain() {
        m_host.reset();
        OpenedGame opened = openNetworkGame(gamePath());
        QVERIFY(opened.game);
        auto seats = SeatBook::read(seatsPath(), 2);
        QVERIFY(seats);
        m_host = std::make_unique<Host>(fingerprint);
        m_host->addTable(table, std::move(opened.game), std::move(*seats));
    }

    /// One connection of a guest.
    struct Line {
        QPointer<Loopback> transport;
        QByteArray challenge;

        void say(const QByteArray& bytes) { emit transport->received(bytes); }
        void say(const FromGuest& message) { say(toBytes(message)); }
        /// The messages of that type since the last one taken.
        template <class Message> QList<Message> all() const {
            QList<Message> found;
            for (const QByteArray& bytes : transport->sent) {
                const auto read = readFromHost(bytes);
                if (const auto* host = std::get_if<FromHost>(&read))
                    if (const auto* message = std::get_if<Message>(host)) found.append(*message);
            }
            return found;
        }
        template <class Message> Message last() const {
            const QList<Message> found = all<Message>();
            return found.isEmpty() ? Message{} : found.last();
        }
        void forget() { transport->sent.clear(); }
        /// The last error since then, if any.
        std::optional<Error> error() const {
            const auto found = all<Failed>();
            return found.isEmpty() ? std::nullopt : std::optional(found.last().error);
        }
    };
    Line connected(const QString& place = QStringLiteral("here")) {
        auto transport = std::make_unique<Loopback>(place);
        Line line{transport.get(), {}};
        m_host->accept(std::move(transport));
        line.challenge = line.last<Welcome>().challenge;
        return line;
    }
    Line joined(const QString& place = QStringLiteral("here")) {
        Line line = connected(place);
        line.say(Join{1, table});
        return line;
    }
    SeatAt at(const Line& line, int seat) const { return {fingerprint, line.challenge, table, seat}; }
    void take(Line& line, int seat) {
        if (!m_keys.contains(seat)) m_keys[seat] = randomBytes(keySize);
        line.say(Take{seat, QStringLiteral("Anna"), storedHash(m_keys[seat], table, seat), proofOf(m_keys[seat], at(line, seat))});
    }
    void comeBack(Line& line, int seat) { line.say(Return{seat, proofOf(m_keys[seat], at(line, seat))}); }
    PositionTold seen(const Line& line, int seat) const {
        PositionTold found;
        for (const PositionTold& each : line.all<PositionTold>())
            if (each.seat == seat) found = each;
        return found;
    }
};

} // namespace magister::network
