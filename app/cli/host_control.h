// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/table_keeper.h"

#include <QLocalServer>
#include <QTimer>

class QLocalSocket;

namespace magister::cli {

/// What is said between a host and whoever looks after it, over a local socket in its folder that only the same user can
/// open. A request is one line: its words, each as in the address of a web page (%20 for a blank), with one blank between.
/// The answer is a line "done SIZE" or "failed SIZE" and so many bytes of text; then the connection ends.
///
///   begin GAME PLAYERS [SETUP]     PLAYERS 0: as the lines of the setup say
///   tables   codes [TABLE]   close TABLE   reopen TABLE   free TABLE:SEAT   metrics
struct HostRequest {
    QStringList words;

    QByteArray toLine() const;
    /// Nothing if these are not such words.
    static std::optional<HostRequest> fromLine(const QByteArray& line);
};
struct HostReply {
    bool done{};
    QByteArray text;

    QByteArray toBytes() const;
    /// Nothing if it is not a whole one.
    static std::optional<HostReply> fromBytes(const QByteArray& bytes);
};

/// Longest line of a request: a setup has some hundred bytes.
inline constexpr qsizetype longestRequest = 64 * 1024;
/// How long either side waits for the other, in milliseconds.
inline constexpr int controlPatience = 10'000;

/// Where the socket lies.
QString controlPath(const QString& folder);

/// Answers such requests.
class HostControl : public QObject {
public:
    /// Both outlive it.
    HostControl(TableKeeper& keeper, const QString& folder);

    /// Precondition: the keeper has locked the folder. False: problem() says why.
    bool listen();
    QString problem() const { return m_server.errorString(); }

private:
    void attend(QLocalSocket* caller);
    HostReply answer(const QByteArray& line) const;
    TableKeeper::Outcome obey(const QStringList& words) const;

    TableKeeper& m_keeper;
    QString m_path;
    QLocalServer m_server;
    QTimer m_watch; ///< whether it still listens
};

} // namespace magister::cli
