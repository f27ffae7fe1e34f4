// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sound_server.h"

#include <QFile>

#include <algorithm>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace magister {

namespace {

bool listens(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address{};
    if (name.isEmpty() || name.size() >= static_cast<qsizetype>(sizeof address.sun_path)) return false;
    address.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), address.sun_path);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socket < 0) return false;
    const bool answered = ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    return answered;
}

} // namespace

QStringList soundSockets() {
    const QString server = qEnvironmentVariable("PULSE_SERVER");
    if (server.startsWith(QLatin1String("unix:"))) return {server.mid(5)};
    if (server.startsWith(u'/')) return {server};
    if (!server.isEmpty()) return {};
    QStringList sockets;
    if (const QString own = qEnvironmentVariable("PULSE_RUNTIME_PATH"); !own.isEmpty()) sockets.append(own + QStringLiteral("/native"));
    if (const QString own = qEnvironmentVariable("XDG_RUNTIME_DIR"); !own.isEmpty()) sockets.append(own + QStringLiteral("/pulse/native"));
    sockets.append(QStringLiteral("/run/pulse/native"));
    return sockets;
}

bool hasSoundServer() {
    const QStringList sockets = soundSockets();
    return sockets.isEmpty() || std::any_of(sockets.begin(), sockets.end(), listens);
}

} // namespace magister
