// SPDX-License-Identifier: GPL-3.0-or-later
// prove_devices GAME GUESTS KILLS [FIRST-SEED [broker]]: whole games of a host and guests in processes of their own, each guest at a
// seat, over TLS on this machine. Guests and the host are killed at random instants and started again, until so many have
// been. No command that a guest was told of as done may be missing in the saved game, and at the end each guest must have
// seen what its seat may know of the last position. Exit 1 otherwise. With "broker" they write letters through a Mosquitto,
// which is killed, too.
//
// Keys of seats lie in a keychain of its own, in a session bus of its own; afterwards the files of all processes are
// searched for them. By letters a guest that is started anew waits for what it has given: under one number of a seat no two
// commands may go out, unless the host has refused the first.
#include "app/game/network_games.h"
#include "app/network/join_code.h"
#include "app/network/keychain.h"
#include "app/network/mqtt_guest.h"

#include "tests/network/broker_session.h"
#include "tests/network/keychain_session.h"
#include "tests/network/secret_search.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QThread>

#include <cstdio>

using namespace magister;
using namespace magister::network;

namespace {

const QString cli = QStringLiteral(MAGISTER_CLI);

/// What ends the proof; on the way out the processes of the game are ended, too.
struct Fault {
    QString why;
};
[[noreturn]] void give(const QString& why) { throw Fault{why}; }

/// One game from its first command to its last.
class Game {
public:
    /// `broker`: null if guests connect to the host.
    Game(const KeychainSession& session, BrokerSession* broker, const QString& game, int guests, quint32 seed)
        : m_session(session), m_broker(broker), m_random(seed), m_seats(guests) {
        QDir(session.home.path()).mkpath(folder());
        const bool begins = QDir(folder()).entryList({QStringLiteral("*.game")}).isEmpty();
        if (begins) m_begin = {QStringLiteral("--game"), game, QStringLiteral("--players"), QString::number(guests)};
    }
    /// Under what the keys of the guests lie in the keychain.
    QStringList keyNames() const {
        QStringList names;
        const auto letters = brokerCodeFromText(m_code);
        const auto code = letters ? std::optional(letters->code) : codeFromText(m_code);
        for (int seat = 1; code && seat <= m_seats; ++seat) {
            names.append(seatSecret(code->pin, code->table, seat));
            if (letters) names.append(letterSecret(code->pin, code->table, QString::number(seat)));
        }
        return names;
    }
    int kills{};
    int hostKills{};
    int brokerKills{};
    int acknowledged{};

    void play(int mostKills) {
        startHost();
        for (int seat = 1; seat <= m_seats; ++seat)
            startGuest(seat);
        QElapsedTimer clock;
        clock.start();
        qint64 next = wait();
        while (std::any_of(m_guests.begin(), m_guests.end(), [](const auto& guest) { return guest->state() != QProcess::NotRunning; })) {
            if (clock.elapsed() > 600'000) give(QStringLiteral("the game does not end: ") + m_code);
            // With a time of its own processEvents() would turn round without waiting.
            QCoreApplication::processEvents();
            QThread::msleep(5);
            for (int seat = 1; seat <= m_seats; ++seat) {
                hear(seat);
                endedWell(seat);
            }
            if (clock.elapsed() < next || kills >= mostKills) continue;
            next = clock.elapsed() + wait();
            ++kills;
            if (m_broker && kills % 3 == 1) {
                ++brokerKills;
                m_broker->kill();
                m_broker->start();
            } else if (kills % 3 == 0) {
                ++hostKills;
                m_host->kill();
                m_host->waitForFinished();
                startHost();
            } else {
                const int seat = static_cast<int>(m_random.bounded(static_cast<quint32>(m_seats))) + 1;
                if (m_guests[seat - 1]->state() == QProcess::NotRunning) continue;
                m_guests[seat - 1]->kill();
                m_guests[seat - 1]->waitForFinished();
                hear(seat);
                startGuest(seat);
            }
        }
        for (int seat = 1; seat <= m_seats; ++seat) {
            hear(seat);
            endedWell(seat);
        }
        m_host->kill();
        m_host->waitForFinished();
        compare();
    }
    QString folder() const { return m_session.home.filePath(QStringLiteral("tables-%1").arg(m_seats)); }

private:
    qint64 wait() { return m_random.bounded(30, 700); }

    void startHost() {
        m_host = std::make_unique<QProcess>();
        m_host->setProcessEnvironment(m_session.environment);
        m_host->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const QStringList way = m_broker ? QStringList{QStringLiteral("--broker"), brokerUrl()} + login()
                                         : QStringList{QStringLiteral("--listen"), QStringLiteral("127.0.0.1"),
                                                       QStringLiteral("--port"), QString::number(m_port)};
        m_host->start(cli, QStringList{QStringLiteral("host"), QStringLiteral("--folder"), folder()} + way + m_begin);
        m_begin.clear();
        for (;;) {
            if (!m_host->canReadLine() && !m_host->waitForReadyRead(60'000)) give(QStringLiteral("the host does not start"));
            while (m_host->canReadLine()) {
                const QString line = QString::fromUtf8(m_host->readLine()).trimmed();
                if (line.startsWith(QLatin1String("table "))) m_table = line.section(u' ', 1, 1), m_code = line.section(u' ', 4, 4);
                if (line.startsWith(QLatin1String("broker "))) return;
                if (!line.startsWith(QLatin1String("listening "))) continue;
                m_port = line.section(u' ', 2, 2).toInt();
                return;
            }
        }
    }
    void startGuest(int seat) {
        if (m_guests.size() < static_cast<std::size_t>(seat)) m_guests.resize(static_cast<std::size_t>(seat));
        auto& guest = m_guests[static_cast<std::size_t>(seat) - 1];
        guest = std::make_unique<QProcess>();
        guest->setProcessEnvironment(m_session.environment);
        guest->start(cli, QStringList{QStringLiteral("join"), QStringLiteral("--code"), m_code, QStringLiteral("--seats"), QString::number(seat),
                           QStringLiteral("--random"), QStringLiteral("--seed"), QString::number(m_random.generate())} + login());
    }
    QString brokerUrl() const { return QStringLiteral("mqtts://%1:%2").arg(m_broker->broker().host).arg(m_broker->broker().port); }
    QStringList login() const {
        if (!m_broker) return {};
        return {QStringLiteral("--login"), m_broker->loginFile(), QStringLiteral("--authorities"), m_broker->broker().authorities};
    }
    /// What a guest was told of.
    void hear(int seat) {
        auto& guest = m_guests[static_cast<std::size_t>(seat) - 1];
        while (guest->canReadLine()) {
            const QString line = QString::fromUtf8(guest->readLine()).chopped(1);
            if (line.startsWith(QLatin1String("done "))) m_done.append(line);
            if (m_broker && line.startsWith(QLatin1String("given "))) {
                QString& last = m_given[seat];
                const bool sameNumber = last.section(u' ', 2, 2) == line.section(u' ', 2, 2);
                if (sameNumber && last != line) give(QStringLiteral("two under one number: %1, %2").arg(last, line));
                last = line;
            }
            // The host has not done it, so that the number is free.
            if (line.startsWith(QLatin1String("refused ")) || line.startsWith(QLatin1String("error "))) m_given.remove(seat);
            if (line.startsWith(QLatin1String("end "))) m_ends[seat] = line;
        }
    }
    /// A guest that has ended has seen the end of the game.
    void endedWell(int seat) {
        const auto& guest = m_guests[static_cast<std::size_t>(seat) - 1];
        if (guest->state() != QProcess::NotRunning || (guest->exitStatus() == QProcess::NormalExit && guest->exitCode() == 0)) return;
        give(QStringLiteral("guest %1 ended with %2: %3").arg(seat).arg(guest->exitCode()).arg(QString::fromUtf8(guest->readAllStandardError())));
    }
    void compare() {
        const OpenedGame opened = openNetworkGame(folder() + u'/' + m_table + QStringLiteral(".game"));
        if (!opened.game || !opened.game->over()) give(QStringLiteral("the saved game is not sound, or not over"));
        for (const QString& line : m_done) {
            const int seat = line.section(u' ', 1, 1).toInt();
            const int number = line.section(u' ', 2, 2).toInt();
            QByteArray command = line.section(u' ', 3).toUtf8();
            if (command == "take-back") command.clear();
            const auto& records = opened.game->recordsOf(seat);
            if (number > records.size() || records[number - 1] != command) give(QStringLiteral("lost: ") + line);
        }
        acknowledged = static_cast<int>(m_done.size());
        for (int seat = 1; seat <= m_seats; ++seat) {
            const QByteArray hash = QCryptographicHash::hash(opened.game->position(seat), QCryptographicHash::Sha256).toHex();
            const QString expected = QStringLiteral("end %1 %2 %3").arg(seat).arg(opened.game->steps()).arg(QString::fromLatin1(hash));
            if (m_ends.value(seat) != expected) give(QStringLiteral("seat %1 has seen: %2; expected %3").arg(seat).arg(m_ends.value(seat), expected));
        }
        // The next game begins at a table of its own.
        QDir(folder()).removeRecursively();
    }

    const KeychainSession& m_session;
    BrokerSession* m_broker;
    QRandomGenerator m_random;
    int m_seats;
    QStringList m_begin;
    int m_port{};
    QString m_table;
    QString m_code;
    std::unique_ptr<QProcess> m_host;
    std::vector<std::unique_ptr<QProcess>> m_guests;
    QStringList m_done;
    QHash<int, QString> m_given; ///< by seat, what went out last and was not refused
    QHash<int, QString> m_ends;
};

/// Games until so many kills, and what they were.
void prove(const KeychainSession& session, BrokerSession* broker, const QString& game, int guests, int wanted, quint32 first) {
    QElapsedTimer clock;
    clock.start();
    QStringList names{QStringLiteral("host")};
    int games = 0, kills = 0, hostKills = 0, brokerKills = 0, acknowledged = 0;
    do {
        Game one(session, broker, game, guests, first + static_cast<quint32>(games));
        one.play(wanted - kills);
        ++games;
        names += one.keyNames();
        kills += one.kills;
        hostKills += one.hostKills;
        brokerKills += one.brokerKills;
        acknowledged += one.acknowledged;
    } while (kills < wanted);
    SecretSearch secrets;
    Keychain keychain;
    for (const QString& name : names) {
        QEventLoop loop;
        std::optional<QByteArray> read;
        keychain.read(name, [&](const QByteArray& secret) {
            read = secret;
            loop.quit();
        });
        if (!read) loop.exec();
        if (read->isEmpty()) give(QStringLiteral("the keychain does not have %1 %2").arg(name, keychain.reason()));
        secrets.add(name, *read);
    }
    QStringList found = secrets.below(session.home.path());
    if (broker) found += secrets.below(broker->folder());
    if (!found.isEmpty()) give(found.join(u'\n'));
    std::printf("%d games of %s with %d guests, %d kills (%d of the host, %d of the broker), %d commands acknowledged: none lost, all positions equal, "
                "%d secrets in the keychain and none in a file, %lld s\n",
                games, qPrintable(game), guests, kills, hostKills, brokerKills, acknowledged, static_cast<int>(names.size()), static_cast<long long>(clock.elapsed() / 1000));
}

} // namespace

int main(int argc, char* argv[]) {
    const QString game = argc > 1 ? QString::fromUtf8(argv[1]) : QString();
    const int guests = argc > 2 ? std::atoi(argv[2]) : 0;
    const int wanted = argc > 3 ? std::atoi(argv[3]) : 0;
    const auto first = static_cast<quint32>(argc > 4 ? std::atoi(argv[4]) : 1);
    if (!networkGames().contains(game) || guests < 2 || guests > 4) return std::fputs("prove_devices GAME GUESTS KILLS [FIRST-SEED [broker]]\n", stderr), 2;
    const KeychainSession session;
    qputenv("DBUS_SESSION_BUS_ADDRESS", session.environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")).toUtf8());
    const QCoreApplication application(argc, argv);
    try {
        if (!session.problem.isEmpty()) give(session.problem);
        const auto broker = argc > 5 ? std::make_unique<BrokerSession>() : nullptr;
        if (broker && !broker->problem().isEmpty()) give(broker->problem());
        prove(session, broker.get(), game, guests, wanted, first);
    } catch (const Fault& fault) {
        std::printf("FAULT: %s\n", qPrintable(fault.why));
        return 1;
    }
    return 0;
}
