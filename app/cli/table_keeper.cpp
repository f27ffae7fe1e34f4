// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_keeper.h"

#include "app/content/journal_file.h"
#include "app/game/network_games.h"
#include "app/language/problem_text.h"
#include "app/network/host_metrics.h"
#include "app/network/join_code.h"
#include "app/cli/text_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace magister::cli {

using namespace network;

namespace {

QStringList sentencesOf(const QList<Problem>& problems) {
    QStringList sentences;
    for (const Problem& problem : problems)
        sentences.append(sentence(problem));
    return sentences;
}

QString noSuchTable(const QString& table) {
    return QStringLiteral("%1: no table of this host has that id").arg(shownForeign(table));
}

QString wordOf(Presence presence) {
    switch (presence) {
    case Presence::Free: return QStringLiteral("free");
    case Presence::Away: return QStringLiteral("away");
    case Presence::Here: break;
    }
    return QStringLiteral("here");
}

} // namespace

TableKeeper::TableKeeper(const QString& folder)
    : m_folder(folder), m_data(DataFolder::find()), m_lock(folder + QStringLiteral("/host.lock")) {
    m_since.start();
    // A host runs for months; only one that is dead has left its lock behind.
    m_lock.setStaleLockTime(0);
}

TableKeeper::Outcome TableKeeper::lock() {
    if (!QDir().mkpath(m_folder)) return failed(QStringLiteral("%1: cannot be made").arg(m_folder));
    if (m_lock.tryLock(0)) return {};
    if (m_lock.error() == QLockFile::LockFailedError)
        return failed(QStringLiteral("%1: another host serves this folder already").arg(m_folder));
    return failed(QStringLiteral("%1: the folder cannot be written to").arg(m_folder));
}

TableKeeper::Outcome TableKeeper::open(const Identity& identity) {
    Outcome outcome;
    m_identity = identity;
    m_pin = identity.fingerprint().first(pinnedBytes);
    m_host = std::make_unique<Host>(identity.fingerprint());
    m_web = std::make_unique<WebHost>(*m_host, identity);
    removeUnfinished(m_folder);
    outcome.lines += finishMoves();
    for (const QString& name : QDir(m_folder).entryList({QStringLiteral("*.game")}, QDir::Files, QDir::Name))
        if (const QString table = name.chopped(5); isTableId(table)) outcome.lines += keep(table);
    return outcome;
}

TableKeeper::Outcome TableKeeper::listen(const QHostAddress& address, quint16 port) {
    if (m_web->listen(address, port)) return {};
    return failed(QStringLiteral("%1:%2: %3").arg(address.toString()).arg(port).arg(m_web->problem()));
}

TableKeeper::Outcome TableKeeper::listenAt(const Broker& broker) {
    m_broker = broker;
    m_mqtt = std::make_unique<MqttHost>(*m_host, m_identity, broker, lettersPath());
    watchBroker();
    if (m_mqtt->open()) return {};
    return failed(QStringLiteral("%1: %2").arg(broker.host, m_mqtt->problem()));
}

void TableKeeper::watchBroker() {
    MqttHost* const mqtt = m_mqtt.get();
    // What is tried again and again is told once; what has come right again, too.
    const auto tell = [this](const QString& trouble) {
        if (std::exchange(m_brokerTrouble, trouble) == trouble) return;
        complain(trouble.isEmpty() ? QStringLiteral("The broker %1 lets this host in again.").arg(m_broker.host) : trouble);
    };
    QObject::connect(mqtt, &MqttHost::refused, mqtt, [this, tell](const QString& why) {
        tell(QStringLiteral("The broker %1 does not let this host in: %2").arg(m_broker.host, shownForeign(why)));
    });
    QObject::connect(mqtt, &MqttHost::unreachable, mqtt, [this, tell] {
        tell(QStringLiteral("The broker %1 cannot be reached; this host goes on trying.").arg(m_broker.host));
    });
    QObject::connect(mqtt, &MqttHost::connectedChanged, mqtt, [mqtt, tell] {
        if (mqtt->isConnected()) tell({});
    });
    QObject::connect(mqtt, &MqttHost::keepingProblemChanged, mqtt, [this, mqtt] {
        const QString& problem = mqtt->keepingProblem();
        complain(problem.isEmpty() ? QStringLiteral("%1: can be written again; letters are read").arg(lettersPath())
                                   : QStringLiteral("%1: %2; letters wait at the broker until it can be written").arg(lettersPath(), problem));
    });
}

QStringList TableKeeper::keep(const QString& table) {
    OpenedGame opened = openNetworkGame(gamePath(table));
    if (!opened.game) return sentencesOf(opened.problems);
    bool isOfLater = false;
    auto seats = SeatBook::read(seatsPath(table), opened.game->players(), &isOfLater);
    if (isOfLater) return {QStringLiteral("%1: is of a later version of the program; the table is left out").arg(seatsPath(table))};
    if (!seats)
        return {QStringLiteral("%1: is not the list of seats of that table; the table is left out").arg(seatsPath(table))};
    m_host->addTable(table, std::move(opened.game), std::move(*seats));
    return sentencesOf(opened.problems);
}

TableKeeper::Outcome TableKeeper::begin(const QString& game, int players, const QByteArray& setup) {
    if (!networkGames().contains(game))
        return failed(QStringLiteral("--game %1: expected %2").arg(shownForeign(game), networkGames().join(QStringLiteral(" or "))));
    if (players < 0 || players > mostSeats) return failed(QStringLiteral("--players %1: expected a number from 0 to %2").arg(players).arg(mostSeats));
    const QString table = newTableId();
    OpenedGame begun = beginNetworkGame(game, gamePath(table), setup, players, m_data);
    if (!begun.game) return failed(sentencesOf(begun.problems).join(u'\n'));
    SeatBook seats(seatsPath(table), begun.game->players());
    if (QString problem; !seats.write(&problem)) {
        begun.game.reset();
        QFile::remove(gamePath(table));
        return failed(QStringLiteral("%1: %2").arg(seatsPath(table), problem));
    }
    m_host->addTable(table, std::move(begun.game), std::move(seats));
    Outcome outcome = codesOf(table);
    outcome.lines = sentencesOf(begun.problems) + outcome.lines;
    return outcome;
}

TableKeeper::Outcome TableKeeper::list() const {
    Outcome outcome;
    QStringList tables = m_host->tables();
    tables.sort();
    for (const QString& table : tables) {
        const HostedGame& game = m_host->gameOf(table);
        QString line = QStringLiteral("table %1 %2 %3 %4 %5 %6")
                           .arg(table, game.game())
                           .arg(game.players())
                           .arg(game.over() ? QStringLiteral("over") : QStringLiteral("playing"))
                           .arg(game.round())
                           .arg(game.steps());
        for (const SeatTold& seat : m_host->seatsOf(table))
            line += u' ' + wordOf(seat.presence);
        outcome.lines.append(line);
    }
    return outcome;
}

TableKeeper::Outcome TableKeeper::codesOf(const QString& table) const {
    if (!keeps(table)) return failed(noSuchTable(table));
    Outcome outcome;
    const HostedGame& game = m_host->gameOf(table);
    QStringList codes;
    if (isListening())
        for (const QHostAddress& each : m_web->addresses())
            codes.append(codeText({each, m_web->port(), m_pin, table}));
    if (m_mqtt) codes.append(codeText(m_broker, m_pin, table));
    for (const QString& code : std::as_const(codes))
        outcome.lines.append(QStringLiteral("table %1 %2 %3 %4").arg(table, game.game()).arg(game.players()).arg(code));
    return outcome;
}

TableKeeper::Outcome TableKeeper::codes() const {
    Outcome outcome;
    QStringList tables = m_host->tables();
    tables.sort();
    for (const QString& table : tables)
        outcome.lines += codesOf(table).lines;
    return outcome;
}

/// Both files, or neither.
TableKeeper::Outcome TableKeeper::move(const QString& table, const QString& from, const QString& to) const {
    if (!QDir().mkpath(to)) return failed(QStringLiteral("%1: cannot be made").arg(to));
    const QString game = u'/' + table + QStringLiteral(".game"), seats = u'/' + table + QStringLiteral(".seats");
    QFile second(from + seats), first(from + game);
    if (!second.rename(to + seats)) return failed(QStringLiteral("%1: %2").arg(from + seats, second.errorString()));
    if (first.rename(to + game)) return {};
    second.rename(from + seats);
    return failed(QStringLiteral("%1: %2").arg(from + game, first.errorString()));
}

/// Of a table that is moved, its list of seats goes first: whatever was cut short is finished by taking the game after it.
QStringList TableKeeper::finishMoves() const {
    QStringList problems;
    const QStringList places{m_folder, closedFolder()};
    for (const QString& there : places) {
        const QString& other = places[there == m_folder ? 1 : 0];
        for (const QString& name : QDir(there).entryList({QStringLiteral("*.game")}, QDir::Files, QDir::Name)) {
            const QString table = name.chopped(5), seats = u'/' + table + QStringLiteral(".seats");
            if (!isTableId(table) || QFileInfo::exists(there + seats) || !QFileInfo::exists(other + seats) || QFileInfo::exists(other + u'/' + name))
                continue;
            QFile game(there + u'/' + name);
            if (!game.rename(other + u'/' + name)) problems.append(QStringLiteral("%1: %2").arg(there + u'/' + name, game.errorString()));
        }
    }
    return problems;
}

TableKeeper::Outcome TableKeeper::close(const QString& table) {
    if (!keeps(table)) return failed(noSuchTable(table));
    // Moved first: a table whose files cannot be put aside goes on, since it would be there again after the next start.
    // Nothing is written to it in between.
    if (const Outcome moved = move(table, m_folder, closedFolder()); !moved.problem.isEmpty()) return moved;
    m_host->closeTable(table);
    return {};
}

TableKeeper::Outcome TableKeeper::reopen(const QString& table) {
    const QString closed = closedFolder();
    if (!isTableId(table) || !QFileInfo::exists(closed + u'/' + table + QStringLiteral(".game")))
        return failed(QStringLiteral("%1: no closed table of this host has that id").arg(shownForeign(table)));
    if (const Outcome moved = move(table, closed, m_folder); !moved.problem.isEmpty()) return moved;
    const QStringList problems = keep(table);
    if (keeps(table)) return codesOf(table);
    move(table, m_folder, closed);
    return failed(problems.join(u'\n'));
}

TableKeeper::Outcome TableKeeper::free(const QString& what) {
    const QString table = what.section(u':', 0, 0);
    const int seat = what.section(u':', 1).toInt();
    if (!keeps(table)) return failed(noSuchTable(table));
    if (seat < 1 || seat > m_host->gameOf(table).players())
        return failed(QStringLiteral("%1: expected the id of a table and one of its seats").arg(shownForeign(what)));
    if (m_host->freeSeat(table, seat)) return {};
    return failed(QStringLiteral("%1: cannot be written; the seat is free until this host ends, and must be freed again by then").arg(seatsPath(table)));
}

QByteArray TableKeeper::metrics() const {
    Entrances entrances{m_web->turnedAway(), m_web->failedAccepts(), {}};
    if (m_mqtt) entrances.letters = {m_mqtt->isConnected(), m_mqtt->rejected(), m_mqtt->turnedAway()};
    return metricsText(*m_host, entrances, m_since.elapsed());
}

void TableKeeper::dismissAll() {
    m_mqtt.reset(); // letters wait for the next time
    m_web->stop();
    m_host->dismissAll();
}

} // namespace magister::cli
