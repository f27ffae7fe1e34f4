// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QSslConfiguration>
#include <QTcpServer>

class QSslSocket;

namespace magister::network {

/// Where connections of a host come in. Whoever has not shaken hands yet is a stranger who may be anybody, so that little is
/// spent on one: how many there are at once and how fast they come is limited, for each place (`placeOf`) and for all
/// together, before anything is read, and they must be done in time. Connections beyond that are closed unanswered.
class FrontDoor : public QTcpServer {
    Q_OBJECT

public:
    static constexpr int handshakeLimit = 5'000; ///< milliseconds for TLS and the first request together
    static constexpr int mostUnfinished = 24;    ///< at once; then the first from the place that has most of them has to go
    static constexpr int mostUnfinishedOfPlace = 12;
    static constexpr int atOnce = 400;           ///< before the pace counts
    static constexpr int perSecond = 100;
    static constexpr int atOnceOfPlace = 100;
    static constexpr int perSecondOfPlace = 20;
    static constexpr qint64 mostUnread = 16 * 1024; ///< bytes of a connection that are held before they are read

    explicit FrontDoor(const QSslConfiguration& configuration, QObject* parent = nullptr);

    /// Who came from that address and port has shaken hands in full, and is a guest from now on. Its socket; null if it is gone.
    QSslSocket* settled(const QHostAddress& address, quint16 port);
    /// Connections that were closed unanswered.
    quint64 turnedAway() const { return m_turnedAway; }
    /// Times that the system did not let a connection be accepted; a second later it is tried again.
    quint64 failedAccepts() const { return m_failedAccepts; }

signals:
    /// TLS stands. The socket is the door's own child; its first request has not been read.
    void entered(QSslSocket* socket);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    /// How many more may come now.
    struct Allowance {
        double left{};
        QElapsedTimer since; ///< it was counted last

        bool spend(int atOnce, int perSecond);
    };
    struct Place {
        Allowance allowance;
        int unfinished{};
    };

    bool mayEnter(const QString& place);
    void open(qintptr descriptor, const QString& place);
    /// Makes room for another one, where there is none.
    void makeRoom();
    void end(QSslSocket* socket);
    /// One that is over, or was settled; false if it was no longer counted.
    bool forget(QSslSocket* socket);
    /// Accepts nobody for so long.
    void rest(int milliseconds);

    QSslConfiguration m_configuration;
    struct Unfinished {
        QSslSocket* socket;
        QString place;
    };
    QList<Unfinished> m_unfinished; ///< in the order in which they came
    QHash<QString, Place> m_places;
    Allowance m_allowance;
    quint64 m_turnedAway{};
    quint64 m_failedAccepts{};
    int m_inThisTurn{};
};

} // namespace magister::network
