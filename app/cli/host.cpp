// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for guests on other devices, without a screen.
#include "app/cli/network_verbs.h"
#include "app/cli/options.h"
#include "app/cli/text_file.h"

#include "app/content/journal_file.h"
#include "app/game/network_games.h"
#include "app/language/problem_text.h"
#include "app/network/host_identity.h"
#include "app/network/join_code.h"
#include "app/network/qr_code.h"
#include "app/network/web_host.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTextStream>

namespace magister::cli {

namespace {

using namespace network;

QString gamePath(const QString& folder, const QString& table) { return folder + u'/' + table + QStringLiteral(".game"); }
QString seatsPath(const QString& folder, const QString& table) { return folder + u'/' + table + QStringLiteral(".seats"); }

bool beginTable(const NetworkOptions& options) {
    QByteArray setup;
    if (!options.setup.isEmpty()) {
        QString problem;
        const auto lines = readLines(options.setup, problem);
        if (!lines) {
            complain(problem);
            return false;
        }
        for (const QString& line : *lines)
            if (const QString bare = bareLine(line); !bare.isEmpty()) setup += bare.toUtf8() + '\n';
    }
    const QString table = newTableId();
    const OpenedGame begun =
        beginNetworkGame(options.game, gamePath(options.folder, table), setup, options.players, DataFolder::find());
    tell(begun.problems);
    if (!begun.game) return false;
    if (SeatBook(seatsPath(options.folder, table), begun.game->players()).write()) return true;
    complain(QStringLiteral("%1: cannot be written").arg(seatsPath(options.folder, table)));
    return false;
}

/// "TABLE:SEAT"
bool freeSeat(const QString& what, const QString& table, SeatBook& seats) {
    if (what.section(u':', 0, 0) != table) return true;
    const int seat = what.section(u':', 1).toInt();
    if (seat >= 1 && seat <= seats.seats() && seats.set(seat, {})) return true;
    complain(QStringLiteral("--free %1: expected the id of a table and one of its seats").arg(what));
    return false;
}

/// Every table of the folder that can be kept; what is wrong with others goes to standard error.
bool openTables(Host& host, const NetworkOptions& options) {
    const QDir folder(options.folder);
    removeUnfinished(options.folder);
    for (const QString& name : folder.entryList({QStringLiteral("*.game")}, QDir::Files, QDir::Name)) {
        const QString table = name.chopped(5);
        if (!isTableId(table)) continue;
        OpenedGame opened = openNetworkGame(folder.filePath(name));
        tell(opened.problems);
        if (!opened.game) continue;
        auto seats = SeatBook::read(seatsPath(options.folder, table), opened.game->players());
        if (!seats) {
            complain(QStringLiteral("%1: is not the list of seats of that table; the table is left out").arg(seatsPath(options.folder, table)));
            continue;
        }
        if (!freeSeat(options.freed, table, *seats)) return false;
        host.addTable(table, std::move(opened.game), std::move(*seats));
    }
    return true;
}

/// From the file, or new and then in the file. Null after a problem, which goes to standard error.
Identity identityOfFile(const QString& path) {
    QFile file(path);
    if (file.exists()) {
        const auto found = file.open(QIODevice::ReadOnly) ? identityFromPem(file.read(64 * 1024)) : std::nullopt;
        if (!found) complain(QStringLiteral("%1: is not a certificate with its private key").arg(path));
        return found.value_or(Identity());
    }
    const Identity made = newIdentity();
    QSaveFile kept(path);
    const bool open = kept.open(QIODevice::WriteOnly) && kept.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (open && kept.write(made.toPem()) > 0 && kept.commit()) return made;
    complain(QStringLiteral("%1: %2").arg(path, kept.errorString()));
    return Identity();
}

/// The tables and where they are reached, as long as the program runs.
struct Keeping {
    std::unique_ptr<Host> host;
    std::unique_ptr<WebHost> web;
};

int begin(Keeping& keeping, const Identity& identity, const NetworkOptions& options) {
    if (identity.isNull()) return Failed;
    keeping.host = std::make_unique<Host>(identity.fingerprint());
    if (!openTables(*keeping.host, options)) return Failed;
    keeping.web = std::make_unique<WebHost>(*keeping.host, identity);
    if (!keeping.web->listen(options.listen, options.port)) {
        complain(QStringLiteral("%1:%2: %3").arg(options.listen.toString()).arg(options.port).arg(keeping.web->problem()));
        return Failed;
    }
    QTextStream out(stdout);
    QStringList tables = keeping.host->tables();
    tables.sort();
    for (const QString& table : tables)
        for (const QHostAddress& each : keeping.web->addresses()) {
            const QString code = codeText({each, keeping.web->port(), identity.fingerprint().first(pinnedBytes), table});
            const HostedGame& game = keeping.host->gameOf(table);
            out << "table " << table << ' ' << game.game() << ' ' << game.players() << ' ' << code << '\n';
            if (options.qr) out << inBlocks(qrCode(code));
        }
    out << "listening " << options.listen.toString() << ' ' << keeping.web->port() << '\n' << Qt::flush;
    return Fine;
}

} // namespace

int hostTables(const NetworkOptions& options) {
    if (!QDir().mkpath(options.folder)) {
        complain(QStringLiteral("%1: cannot be made").arg(options.folder));
        return Failed;
    }
    if (!options.game.isEmpty() && !beginTable(options)) return Failed;
    Keeping keeping;
    Keychain keychain;
    QObject::connect(&keychain, &Keychain::silent, [](const QString& reason) {
        complain(QStringLiteral("No keychain answers (%1): the host's key is kept for this run only, and after it guests "
                                "need new codes. --identity keeps it in a file.").arg(shownForeign(reason)));
    });
    const auto start = [&](const Identity& identity) {
        if (const int code = begin(keeping, identity, options); code != Fine) QCoreApplication::exit(code);
    };
    QMetaObject::invokeMethod(
        &keychain,
        [&] {
            if (!options.identity.isEmpty()) return start(identityOfFile(options.identity));
            identityOfKeychain(keychain, [&](const Identity& identity) {
                if (identity.isNull())
                    complain(QStringLiteral("What the keychain holds under \"%1\" is no certificate with its private key.").arg(hostSecret));
                start(identity);
            });
        },
        Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace magister::cli
