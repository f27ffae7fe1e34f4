// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/host_control.h"

#include "app/language/problem_text.h"

#include <QLocalSocket>
#include <QStringDecoder>

namespace magister::cli {

namespace {
constexpr int mostCallers = 8; ///< that wait to be attended to
constexpr int watchInterval = 1'000; ///< milliseconds
} // namespace

QByteArray HostRequest::toLine() const {
    QByteArrayList coded;
    for (const QString& word : words)
        coded.append(word.toUtf8().toPercentEncoding());
    return coded.join(' ') + '\n';
}

std::optional<HostRequest> HostRequest::fromLine(const QByteArray& line) {
    if (!line.endsWith('\n')) return std::nullopt;
    HostRequest request;
    for (const QByteArray& coded : line.chopped(1).split(' ')) {
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString word = decoder(QByteArray::fromPercentEncoding(coded));
        if (coded.isEmpty() || decoder.hasError()) return std::nullopt;
        request.words.append(word);
    }
    return request;
}

QByteArray HostReply::toBytes() const {
    return QByteArray(done ? "done " : "failed ") + QByteArray::number(text.size()) + '\n' + text;
}

std::optional<HostReply> HostReply::fromBytes(const QByteArray& bytes) {
    const qsizetype end = bytes.indexOf('\n');
    const QByteArrayList head = bytes.left(std::max<qsizetype>(end, 0)).split(' ');
    bool ok = false;
    const qsizetype size = head.value(1).toLongLong(&ok);
    if (!ok || head.size() != 2 || (head[0] != "done" && head[0] != "failed") || bytes.size() - end - 1 != size) return std::nullopt;
    return HostReply{head[0] == "done", bytes.mid(end + 1)};
}

QString controlPath(const QString& folder) {
    return QDir(folder).absoluteFilePath(QStringLiteral("host.socket"));
}

HostControl::HostControl(TableKeeper& keeper, const QString& folder) : m_keeper(keeper), m_path(controlPath(folder)) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.setMaxPendingConnections(mostCallers);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* caller = m_server.nextPendingConnection())
            attend(caller);
    });
    // Where the system lets no connection be accepted, because too many files are open, QLocalServer stops listening and
    // tells nobody.
    connect(&m_watch, &QTimer::timeout, this, [this] {
        if (!m_server.isListening()) listen();
    });
}

bool HostControl::listen() {
    // Left behind by a host that was killed: nobody else has the folder now.
    QLocalServer::removeServer(m_path);
    const bool listens = m_server.listen(m_path);
    if (listens) m_watch.start(watchInterval);
    return listens;
}

void HostControl::attend(QLocalSocket* caller) {
    caller->setReadBufferSize(longestRequest + 1);
    connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    QTimer::singleShot(controlPatience, caller, [caller] { caller->abort(); });
    const auto read = [this, caller] {
        if (!caller->canReadLine() && caller->bytesAvailable() <= longestRequest) return;
        caller->disconnect(this);
        caller->write(answer(caller->readLine(longestRequest + 1)).toBytes());
        caller->disconnectFromServer();
    };
    connect(caller, &QLocalSocket::readyRead, this, read);
    read();
}

HostReply HostControl::answer(const QByteArray& line) const {
    const auto request = HostRequest::fromLine(line);
    if (!request) return {false, "The request cannot be read."};
    const TableKeeper::Outcome outcome = obey(request->words);
    if (!outcome.problem.isEmpty()) return {false, outcome.problem.toUtf8()};
    QByteArray text;
    for (const QString& told : outcome.lines)
        text += told.toUtf8() + '\n';
    return {true, text};
}

TableKeeper::Outcome HostControl::obey(const QStringList& words) const {
    const QString verb = words.first();
    const auto is = [&](const char* name, qsizetype least, qsizetype most) {
        return verb == QLatin1String(name) && words.size() > least && words.size() <= most + 1;
    };
    if (is("begin", 2, 3)) return m_keeper.begin(words[1], words[2].toInt(), words.value(3).toUtf8());
    if (is("tables", 0, 0)) return m_keeper.list();
    if (is("codes", 0, 0)) return m_keeper.codes();
    if (is("codes", 1, 1)) return m_keeper.codesOf(words[1]);
    if (is("close", 1, 1)) return m_keeper.close(words[1]);
    if (is("reopen", 1, 1)) return m_keeper.reopen(words[1]);
    if (is("free", 1, 1)) return m_keeper.free(words[1]);
    if (is("metrics", 0, 0)) return {QString::fromUtf8(m_keeper.metrics()).split(u'\n', Qt::SkipEmptyParts), {}};
    return TableKeeper::failed(QStringLiteral("%1: not what a host can be told").arg(shownForeign(verb)));
}

} // namespace magister::cli
