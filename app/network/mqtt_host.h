// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/host.h"
#include "app/network/host_card.h"
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
    static constexpr int mostWriters = 4096;                   ///< whose letters are read

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
    /// Letters that nobody could have sealed, or that were read before.
    quint64 rejected() const { return m_rejected; }

signals:
    void connectedChanged();
    void refused(const QString& why);
    void unreachable();

private:
    void take(const QByteArray& topic, const QByteArray& payload);
    void takeLetter(const QByteArray& guest, const QByteArray& payload);
    LetterTransport* lineTo(const QByteArray& guest, const QByteArray& open);
    /// It is to a table that is not open now.
    bool isForAnother(const Letter& letter) const;
    bool remember(const QByteArray& guest, quint64 number);
    void readNumbers();

    Host& m_host;
    LetterKeys m_keys;
    QByteArray m_card;
    QByteArray m_topic;
    QString m_numbersFile;
    QHash<QByteArray, quint64> m_numbers; ///< of the last letter of each guest
    QHash<QByteArray, QPointer<LetterTransport>> m_lines;
    QSet<QByteArray> m_here;
    quint64 m_rejected{};
    QString m_problem;
    bool m_leavesOthers{};
    MqttLink m_link;
};

} // namespace magister::network
