// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a running host what it is to do with its tables.
#include "app/cli/host_control.h"
#include "app/cli/network_verbs.h"
#include "app/cli/options.h"
#include "app/cli/text_file.h"

#include "app/language/problem_text.h"
#include "app/network/qr_code.h"

#include <QLocalSocket>
#include <QTextStream>

namespace magister::cli {

namespace {

/// What the host answers; a problem goes to standard error.
std::optional<HostReply> asked(const QString& folder, const HostRequest& request) {
    QLocalSocket socket;
    socket.connectToServer(controlPath(folder));
    if (!socket.waitForConnected(controlPatience)) {
        const bool foreign = socket.error() == QLocalSocket::SocketAccessError;
        complain(QStringLiteral("%1: %2").arg(folder, foreign ? QStringLiteral("the host of this folder was started by somebody else")
                                                              : QStringLiteral("no host serves this folder")));
        return std::nullopt;
    }
    socket.write(request.toLine());
    while (socket.state() == QLocalSocket::ConnectedState && socket.waitForReadyRead(controlPatience)) {}
    const auto reply = HostReply::fromBytes(socket.readAll());
    if (!reply) complain(QStringLiteral("%1: the host has not answered").arg(folder));
    return reply;
}

} // namespace

int tellHost(const NetworkOptions& options) {
    HostRequest request{options.told};
    if (options.told.first() == QLatin1String("begin")) {
        const auto setup = setupLines(options);
        if (!setup) return Failed;
        request.words += {options.game, QString::number(options.players)};
        if (!setup->isEmpty()) request.words.append(QString::fromUtf8(*setup));
    }
    const auto reply = asked(options.folder, request);
    if (!reply) return Failed;
    const QString text = QString::fromUtf8(reply->text);
    if (!reply->done) {
        complain(text);
        return Failed;
    }
    QTextStream out(stdout);
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        out << line << '\n';
        if (options.qr && line.startsWith(QLatin1String("table "))) out << network::inBlocks(network::qrCode(line.section(u' ', -1)));
    }
    return Fine;
}

} // namespace magister::cli
