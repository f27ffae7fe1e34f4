// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/single_instance.h"

#include "app/table/game_store.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QThread>

#include <cerrno>
#include <utility>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace magister {

namespace {

/// Of the two sides' agreement: one that speaks another one is not understood, and each has a window of its own.
constexpr quint32 agreement = 0x4d4c0001;
constexpr qint64 mostBytes = 1 << 20;
constexpr QChar between = u'\0'; ///< no path holds it

struct Stream : QDataStream {
    explicit Stream(QIODevice* device) : QDataStream(device) { setVersion(QDataStream::Qt_6_4); }
};

} // namespace

QString SingleInstance::usualSocket() {
    const QString household = QFileInfo(GameStore::usualFolder()).path();
    QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    // Every start of a Flatpak has a runtime folder of its own, and this one in common with the others.
    if (const QString sandbox = qEnvironmentVariable("FLATPAK_ID"); !folder.isEmpty() && !sandbox.isEmpty())
        folder += QStringLiteral("/app/") + sandbox;
    if (folder.isEmpty() || !QFileInfo(folder).isDir()) {
        QDir().mkpath(household);
        return household + QStringLiteral("/window");
    }
    const QByteArray whose = QCryptographicHash::hash(household.toUtf8(), QCryptographicHash::Sha256).toHex().left(8);
    return folder + QStringLiteral("/magister-ludi-") + QString::fromLatin1(whose);
}

SingleInstance::~SingleInstance() {
    stop();
}

void SingleInstance::stop() {
    // First: whoever asks from now on is not kept waiting.
    m_server.close();
    if (m_lock >= 0) ::close(std::exchange(m_lock, -1));
}

bool SingleInstance::handOver(const StartRequest& request, int milliseconds) {
    for (QDeadlineTimer deadline(milliseconds);;) {
        if (becomeFirst()) return false;
        if (deliver(request, static_cast<int>(deadline.remainingTime()))) return true;
        if (deadline.hasExpired()) return false;
        // The other one is about to listen, or about to end.
        QThread::msleep(50);
    }
}

bool SingleInstance::becomeFirst() {
    const int lock = ::open(QFile::encodeName(m_path + QStringLiteral(".lock")).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) return true;
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        const bool another = errno == EWOULDBLOCK;
        ::close(lock);
        return !another;
    }
    // Of a program that ended without taking it along.
    QLocalServer::removeServer(m_path);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    if (!m_server.listen(m_path)) {
        ::close(lock);
        return true;
    }
    m_lock = lock;
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* const socket = m_server.nextPendingConnection()) {
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            if (socket->bytesAvailable() > 0) read(socket);
        }
    });
    return true;
}

bool SingleInstance::deliver(const StartRequest& request, int milliseconds) const {
    QDeadlineTimer deadline(milliseconds);
    QLocalSocket socket;
    socket.connectToServer(m_path);
    if (!socket.waitForConnected(milliseconds)) return false;
    Stream(&socket) << agreement << request.files.join(between).toUtf8() << request.language << request.activation;
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(static_cast<int>(deadline.remainingTime()))) return false;
    return socket.waitForReadyRead(static_cast<int>(deadline.remainingTime()));
}

void SingleInstance::read(QLocalSocket* socket) {
    StartRequest request;
    quint32 spoken = 0;
    Stream stream(socket);
    stream.startTransaction();
    stream >> spoken;
    QByteArray files; // one text: room for a list is made before the list is read, however long a stranger says it is
    if (stream.status() == QDataStream::Ok && spoken == agreement) stream >> files >> request.language >> request.activation;
    const bool strange = stream.status() != QDataStream::ReadPastEnd && spoken != agreement;
    const bool whole = stream.commitTransaction();
    if (strange || stream.status() == QDataStream::ReadCorruptData || (!whole && socket->bytesAvailable() > mostBytes)) {
        socket->abort();
        return;
    }
    if (!whole) return;
    request.files = QString::fromUtf8(files).split(between, Qt::SkipEmptyParts);
    socket->write("1");
    socket->flush();
    emit received(request);
}

} // namespace magister

#include "moc_single_instance.cpp"
