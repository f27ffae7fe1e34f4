// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/host.h"
#include "app/network/host_card.h"
#include "app/network/letter_numbers.h"
#include "app/network/letter_transport.h"
#include "app/network/mqtt_link.h"

#include <QHash>
#include <QPointer>

namespace magister::network {

/// Where guests of a host come in who live elsewhere: letters that wait at a broker. Neither has to be there while the other
/// is.
class MqttHost : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype biggestFromGuests = 128 * 1024; ///< bytes of a letter
    static constexpr qsizetype mostStrangersHere = 1'024; ///< who are there and have written nothing
    static constexpr int retryInterval = 5'000; ///< milliseconds after which letters are asked for again that could not be kept

    /// The host must outlive it. `numbers`: file of the numbers of the letters that were read, so that old ones are not read
    /// again after this program was ended; empty for none.
    MqttHost(Host& host, const Identity& identity, const Broker& broker, const QString& numbers, QObject* parent = nullptr);
    /// Its guests are gone from then on, and come back with their letters.
    ~MqttHost() override;

    /// Letters to tables that are not open now wait for them, and are not answered. Otherwise their guests are told that
    /// there is no such table.
    void leaveOtherTables() { m_leavesOthers = true; }
    /// As MqttLink::open().
    bool open();
    QString problem() const { return m_problem; }
    bool isConnected() const { return m_link.isConnected(); }
    /// Letters that nobody could have sealed, or that are older than what was read.
    quint64 rejected() const { return m_rejected; }
    /// Letters of new guests for whom there was no room beside those who are seated.
    quint64 turnedAway() const { return m_turnedAway; }
    /// Why letters are not read now, in words of the system: their numbers cannot be written down. They lie at the broker, and
    /// are read as soon as that can be done. Empty: they are.
    const QString& keepingProblem() const { return m_keepingProblem; }

signals:
    void keepingProblemChanged();
    void connectedChanged();
    void refused(const QString& why);
    void unreachable();

private:
    void take(const QByteArray& topic, const QByteArray& payload);
    void takeLetter(const QByteArray& guest, const QByteArray& payload);
    LetterTransport* lineTo(const QByteArray& guest, const QByteArray& open);
    void takeHere(const QByteArray& guest, bool isHere);
    /// There may have been no room for it, here or in what the broker lays out at once.
    void askWhetherHere(const QByteArray& guest) { m_link.askAgain(topic::here(m_topic, guest)); }
    bool isHere(const QByteArray& guest) const { return m_here.contains(guest) || m_strangersHere.contains(guest); }
    /// It has written, and is remembered; there are only so many of them, and whoever has a seat is one.
    bool isKnown(const QByteArray& guest) const { return m_lines.contains(guest) || m_numbers.lastOf(guest) != 0; }
    /// The number of the letter is kept, or need not be.
    bool mayRead(const QByteArray& guest, quint64 number, LetterNumbers::Standing standing);
    void setKeepingProblem(const QString& problem);
    void tryKeepingAgain();
    /// The host is done with that guest.
    void end(const QByteArray& guest);

    Host& m_host;
    LetterKeys m_keys;
    QByteArray m_card;
    QByteArray m_topic;
    LetterNumbers m_numbers;
    QHash<QByteArray, QPointer<LetterTransport>> m_lines;
    QSet<QByteArray> m_here;          ///< of those who are known
    QSet<QByteArray> m_strangersHere; ///< anybody at the broker can say so of any name
    quint64 m_rejected{};
    quint64 m_turnedAway{};
    QString m_problem;
    QString m_keepingProblem;
    QTimer m_retry;
    bool m_leavesOthers{};
    MqttLink m_link;
};

} // namespace magister::network
