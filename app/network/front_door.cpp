// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/front_door.h"

#include "app/network/web_socket_transport.h"

#include <QHostAddress>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>
#include <utility>

#include <sys/socket.h>
#include <unistd.h>

namespace magister::network {

namespace {

/// Most connections that are turned away before guests are heard again.
constexpr int mostInOneTurn = 16;
constexpr int restAfterTurn = 1; ///< milliseconds
/// Milliseconds from one handshake to the next: each takes the processor for one or two, and a crowd that comes at once is
/// not to keep guests waiting until it has all been let in. Meanwhile the system holds whoever comes.
constexpr int restAfterOpening = 5;
constexpr int restAfterFailure = 1'000;
/// Connections that the system holds until they are accepted; beyond, it makes whoever connects wait for a second.
constexpr int backlog = 512;
/// Bytes that the system keeps of a connection.
constexpr int mostUnsent = 256 * 1024;
/// Most places that are remembered.
constexpr qsizetype mostPlacesAtDoor = 10'000;

/// From where a connection comes; null if it is gone already.
QHostAddress peerOf(qintptr descriptor) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(static_cast<int>(descriptor), reinterpret_cast<sockaddr*>(&address), &size) != 0) return {};
    return QHostAddress(reinterpret_cast<const sockaddr*>(&address));
}

} // namespace

FrontDoor::FrontDoor(const QSslConfiguration& configuration, QObject* parent) : QTcpServer(parent), m_configuration(configuration) {
    setListenBacklogSize(backlog);
    // Too many files are open, or memory is short: QTcpServer then accepts nobody until it is told to.
    connect(this, &QTcpServer::acceptError, this, [this] {
        ++m_failedAccepts;
        rest(restAfterFailure);
    });
}

bool FrontDoor::Allowance::spend(int atOnce, int perSecond) {
    left = since.isValid() ? std::min<double>(atOnce, left + static_cast<double>(since.restart()) * perSecond / 1000) : atOnce;
    if (!since.isValid()) since.start();
    if (left < 1) return false;
    --left;
    return true;
}

void FrontDoor::incomingConnection(qintptr descriptor) {
    const QHostAddress peer = peerOf(descriptor);
    const QString place = placeOf(peer);
    if (!peer.isNull() && mayEnter(place)) {
        open(descriptor, place);
        return rest(restAfterOpening);
    }
    ++m_turnedAway;
    ::close(static_cast<int>(descriptor));
    if (++m_inThisTurn >= mostInOneTurn) rest(restAfterTurn);
}

/// Whoever connects as fast as connections are accepted would otherwise be all that is ever heard: QTcpServer accepts until
/// nobody waits.
void FrontDoor::rest(int milliseconds) {
    m_inThisTurn = 0;
    const int most = maxPendingConnections();
    setMaxPendingConnections(0);
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, this, [this, most] {
        setMaxPendingConnections(most);
        if (isListening()) resumeAccepting();
    });
}

bool FrontDoor::mayEnter(const QString& name) {
    if (m_places.size() > mostPlacesAtDoor) m_places.removeIf([](QHash<QString, Place>::iterator each) { return each->unfinished == 0; });
    Place& place = m_places[name];
    if (place.unfinished >= mostUnfinishedOfPlace) return false;
    // A place that comes too fast takes nothing from the others.
    return place.allowance.spend(atOnceOfPlace, perSecondOfPlace) && m_allowance.spend(atOnce, perSecond);
}

void FrontDoor::open(qintptr descriptor, const QString& place) {
    auto* socket = new QSslSocket(this);
    socket->setSslConfiguration(m_configuration);
    socket->setReadBufferSize(mostUnread);
    if (!socket->setSocketDescriptor(descriptor)) {
        ::close(static_cast<int>(descriptor));
        delete socket;
        return;
    }
    // An answer is not to wait until the one before has been acknowledged by the other system, which may take its time.
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    // Nor does the system keep much for one who does not read.
    socket->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, mostUnsent);
    makeRoom();
    m_unfinished.append({socket, place});
    ++m_places[place].unfinished;
    connect(socket, &QSslSocket::encrypted, this, [this, socket] { emit entered(socket); });
    const auto over = [this, socket] { end(socket); };
    connect(socket, &QSslSocket::disconnected, this, over);
    connect(socket, &QSslSocket::errorOccurred, this, over, Qt::QueuedConnection);
    QTimer::singleShot(handshakeLimit, socket, over);
    socket->startServerEncryption();
}

void FrontDoor::makeRoom() {
    if (m_unfinished.size() < mostUnfinished) return;
    const auto crowd = [this](const Unfinished& each) { return m_places.value(each.place).unfinished; };
    // The first one, of equal crowds.
    const auto first = std::max_element(m_unfinished.begin(), m_unfinished.end(),
                                        [&](const Unfinished& one, const Unfinished& other) { return crowd(one) < crowd(other); });
    ++m_turnedAway;
    end(first->socket);
}

void FrontDoor::end(QSslSocket* socket) {
    if (!forget(socket)) return;
    socket->disconnect(); // nobody else is to read from it any more, either
    if (socket->state() != QAbstractSocket::UnconnectedState) socket->abort();
    socket->deleteLater();
}

bool FrontDoor::forget(QSslSocket* socket) {
    const auto found = std::find_if(m_unfinished.cbegin(), m_unfinished.cend(), [socket](const Unfinished& each) { return each.socket == socket; });
    if (found == m_unfinished.cend()) return false;
    --m_places[found->place].unfinished;
    m_unfinished.erase(found);
    return true;
}

QSslSocket* FrontDoor::settled(const QHostAddress& address, quint16 port) {
    for (const auto& [socket, place] : std::as_const(m_unfinished)) {
        if (socket->peerPort() != port || socket->peerAddress() != address) continue;
        QSslSocket* found = socket;
        found->disconnect(this);
        forget(found);
        return found;
    }
    return nullptr;
}

} // namespace magister::network

#include "moc_front_door.cpp"
