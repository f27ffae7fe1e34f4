// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QObject>
#include <QStringList>

class QLocalSocket;

namespace magister {

/// What somebody who starts the program wants of it.
struct StartRequest {
    QStringList files;     ///< absolute paths of saved games to open
    QString language;      ///< for this session; empty: as it is
    QByteArray activation; ///< with which a Wayland desktop lets another program's window come to the front; may be empty
};

/// One window for one household: the first start opens it, and a later one hands over what it was given and ends. Whoever
/// holds the lock beside the socket is the first; the system lets go of the lock when its program ends, however it does,
/// so a socket that was left behind is no obstacle. Where no socket can be made, every start opens a window of its own.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// Of this user and this household, in the user's runtime folder; in the household's own where there is none.
    static QString usualSocket();
    explicit SingleInstance(const QString& socket) : m_path(socket) {}
    ~SingleInstance() override;

    /// True: another program has taken the request. False: this one is to open a window; requests of later starts reach
    /// it as received(). One that does not answer within `milliseconds` is left alone.
    bool handOver(const StartRequest& request, int milliseconds);
    /// Takes no requests any more: the next start opens a window of its own.
    void stop();

signals:
    void received(const magister::StartRequest& request);

private:
    /// Takes the lock and listens, or cannot listen at all. False: another program has the lock.
    bool becomeFirst();
    bool deliver(const StartRequest& request, int milliseconds) const;
    void read(QLocalSocket* socket);

    QString m_path;
    int m_lock = -1;
    QLocalServer m_server;
};

} // namespace magister
