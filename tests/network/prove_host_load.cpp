// SPDX-License-Identifier: GPL-3.0-or-later
// What a host without a screen bears. Each mode prints one line of figures and exits with 1 where they are not good enough.
//
// prove_host_load tables TABLES SECONDS PACE     so many tables with four guests each, all in this process, over TLS from many
//     addresses of the own loop: memory of a table and of a guest, and how long a move takes from the command to its answer
// prove_host_load dribble|garbage CONNECTIONS TABLES     tables are played while so many connections dribble, or until so many
//     have brought garbage: the host lives, takes at most 8 MiB more, and moves of others are done within 50 ms at p99
// prove_host_load keys TRIES     forged keys at a host in this process, by a clock of its own: none is accepted, and how many
//     are judged in an hour
#include "app/game/network_games.h"
#include "app/network/host.h"
#include "app/network/identity.h"
#include "app/network/join_code.h"

#include "tests/network/light_guest.h"
#include "tests/network/loopback.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPointer>
#include <QProcess>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

#include <sys/resource.h>

using namespace magister;
using namespace magister::network;

namespace {

constexpr int seats = 4;
constexpr quint32 loop = 0x7f000001; ///< 127.0.0.1

struct Fault {
    QString why;
};
[[noreturn]] void give(const QString& why) { throw Fault{why}; }

void waitUntil(const std::function<bool()>& done, int milliseconds, const QString& what) {
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > milliseconds) give(what);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    }
}
void pass(qint64 milliseconds) {
    QEventLoop waiting;
    QTimer::singleShot(static_cast<int>(milliseconds), &waiting, &QEventLoop::quit);
    waiting.exec();
}

double atShare(QList<qint64> values, double share) {
    if (values.isEmpty()) return -1;
    std::sort(values.begin(), values.end());
    return static_cast<double>(values[static_cast<qsizetype>(share * static_cast<double>(values.size() - 1))]) / 1000;
}

/// A host in a process of its own, with tables of both games.
class HostProcess {
public:
    explicit HostProcess(int tables) {
        const Identity identity = newIdentity();
        fingerprint = identity.fingerprint();
        QFile pem(m_folder.filePath(QStringLiteral("identity.pem")));
        if (!pem.open(QIODevice::WriteOnly) || pem.write(identity.toPem()) < 0) give(QStringLiteral("no identity"));
        pem.close();
        QDir(m_folder.path()).mkpath(QStringLiteral("tables"));
        const DataFolder data = DataFolder::find();
        for (int i = 0; i < tables; ++i) {
            const QString id = newTableId(), path = m_folder.filePath(QStringLiteral("tables/")) + id;
            const OpenedGame begun = beginNetworkGame(networkGames()[i % networkGames().size()], path + QStringLiteral(".game"), {}, seats, data);
            if (!begun.game || !SeatBook(path + QStringLiteral(".seats"), seats).write()) give(QStringLiteral("no table"));
            ids.append(id);
        }
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(MAGISTER_CLI),
                        {QStringLiteral("host"), QStringLiteral("--folder"), m_folder.filePath(QStringLiteral("tables")), QStringLiteral("--listen"),
                         QStringLiteral("127.0.0.1"), QStringLiteral("--identity"), m_folder.filePath(QStringLiteral("identity.pem"))});
        while (port == 0) {
            if (!m_process.canReadLine() && !m_process.waitForReadyRead(300'000)) give(QStringLiteral("the host does not start"));
            while (m_process.canReadLine())
                if (const QByteArray line = m_process.readLine(); line.startsWith("listening ")) port = line.trimmed().split(' ').last().toUShort();
        }
    }
    ~HostProcess() {
        m_process.terminate();
        if (!m_process.waitForFinished(10'000)) m_process.kill(), m_process.waitForFinished();
    }
    /// KiB in memory.
    qint64 memory() const {
        QFile file(QStringLiteral("/proc/%1/status").arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly)) give(QStringLiteral("the host is gone"));
        const QByteArray text = file.readAll();
        const auto at = text.indexOf("VmRSS:");
        return text.mid(at + 6, text.indexOf("kB", at) - at - 6).trimmed().toLongLong();
    }
    /// Milliseconds of the processor that it has used.
    qint64 processor() const {
        QFile file(QStringLiteral("/proc/%1/stat").arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly)) give(QStringLiteral("the host is gone"));
        const QByteArrayList fields = file.readAll().split(' ');
        return (fields[13].toLongLong() + fields[14].toLongLong()) * 1000 / ::sysconf(_SC_CLK_TCK);
    }
    bool lives() const { return m_process.state() == QProcess::Running; }
    /// The figures it tells of itself, by name.
    QHash<QByteArray, qint64> metrics() const {
        QProcess asking;
        asking.start(QStringLiteral(MAGISTER_CLI), {QStringLiteral("host-tell"), QStringLiteral("--folder"),
                                                    m_folder.filePath(QStringLiteral("tables")), QStringLiteral("metrics")});
        QHash<QByteArray, qint64> found;
        QEventLoop waiting;
        QObject::connect(&asking, &QProcess::finished, &waiting, &QEventLoop::quit);
        waiting.exec();
        for (const QByteArray& line : asking.readAllStandardOutput().split('\n'))
            if (!line.startsWith('#')) found.insert(line.left(line.lastIndexOf(' ')).replace("magister_host_", ""), static_cast<qint64>(line.mid(line.lastIndexOf(' ') + 1).toDouble()));
        return found;
    }

    QStringList ids;
    QByteArray fingerprint;
    quint16 port{};

private:
    QTemporaryDir m_folder;
    QProcess m_process;
};

/// Four guests at each table, from so many addresses that no place is crowded.
class Guests {
public:
    Guests(const HostProcess& host, int pace) {
        int number = 0;
        for (const QString& table : host.ids)
            for (int seat = 1; seat <= seats; ++seat, ++number) {
                m_guests.push_back(std::make_unique<LightGuest>(loop + 1000 + static_cast<quint32>(number % 20 + 20 * (number / 2000)), host.port, table, seat, host.fingerprint, pace, counts));
                // As fast as the door lets them in.
                const int wanted = number + 1;
                if (number % 20 == 19 || number + 1 == host.ids.size() * seats) {
                    waitUntil([&] { return counts.seated >= wanted || counts.closed > 0; }, 60'000, QStringLiteral("not all sit down"));
                    if (counts.closed > 0) give(QStringLiteral("a guest was turned away"));
                    pass(150);
                }
            }
    }
    void start() {
        for (const auto& guest : m_guests)
            guest->start();
    }

    LightGuest::Counts counts;

private:
    std::vector<std::unique_ptr<LightGuest>> m_guests;
};

void proveTables(int tables, int seconds, int pace) {
    qint64 bare = 0;
    {
        const HostProcess none(0);
        bare = none.memory();
    }
    const HostProcess host(tables);
    const qint64 kept = host.memory();
    Guests guests(host, pace);
    const qint64 seated = host.memory();
    guests.start();
    pass(pace * 3 / 2); // until all have begun
    guests.counts.moves.clear();
    const qint64 before = host.processor();
    pass(seconds * 1000LL);
    const auto moves = guests.counts.moves;
    const qint64 used = host.processor() - before;
    if (guests.counts.closed > 0) give(QStringLiteral("%1 guests were dropped").arg(guests.counts.closed));
    std::printf("%d tables with %d guests: host %lld KiB without tables, %.1f KiB more a table, %.1f KiB more a guest; after %d s %lld KiB; "
                "%lld moves (%.0f a second, %d refused), p50 %.1f ms, p99 %.1f ms, worst %.1f ms; processor %.0f %%\n",
                tables, tables * seats, static_cast<long long>(bare), static_cast<double>(kept - bare) / tables,
                static_cast<double>(seated - kept) / (tables * seats), seconds, static_cast<long long>(host.memory()),
                static_cast<long long>(moves.size()), static_cast<double>(moves.size()) / seconds, guests.counts.refused, atShare(moves, 0.5),
                atShare(moves, 0.99), atShare(moves, 1), static_cast<double>(used) / (seconds * 10));
    if (moves.isEmpty()) give(QStringLiteral("no move was made"));
    // What the host says of itself: without the ways there and back.
    const auto figures = host.metrics();
    std::printf("of %lld moves the host was done with", static_cast<long long>(figures["move_seconds_count"]));
    for (const char* bound : {"0.002", "0.005", "0.010", "0.020", "0.050", "0.100"})
        std::printf(" %lld within %s s,", static_cast<long long>(figures[QByteArray("move_seconds_bucket{le=\"") + bound + "\"}"]), bound);
    std::printf(" all others later\n");
}

/// Strangers, in a process of their own.
class Strangers {
public:
    Strangers(quint16 port, const QString& table) : m_port(port), m_table(table) {}

    /// For ever: so many connections of three kinds, each from one of four places, made anew when the host ends them.
    void dribble(int count) {
        for (int i = 0; i < count; ++i)
            dribbleAgain(i);
    }
    /// So many connections of five kinds from 200 places, `side` at once.
    void bring(int count, int side) {
        int begun = 0, over = 0;
        const auto next = [&] {
            while (begun < count && begun - over < side)
                bringOne(begun++, [&] { ++over; });
        };
        while (over < count) {
            next();
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
        }
    }

private:
    static QByteArray noise(int most) {
        QByteArray bytes(1 + QRandomGenerator::global()->bounded(most), '\0');
        for (char& each : bytes)
            each = static_cast<char>(QRandomGenerator::global()->generate());
        return bytes;
    }
    void dribbleAgain(int number) {
        const quint32 place = loop + 5000 + static_cast<quint32>(number % 4);
        const auto later = [this, number] { QTimer::singleShot(200, &m_context, [this, number] { dribbleAgain(number); }); };
        if (number % 3 == 0) {
            // The beginning of a hello of TLS, a byte now and then.
            auto* socket = new QTcpSocket(&m_context);
            const int made = connectionFrom(place, m_port);
            if (made < 0) return socket->deleteLater(), later();
            socket->setSocketDescriptor(made);
            auto* timer = new QTimer(socket);
            const auto hello = std::make_shared<QByteArray>(QByteArray::fromHex("160301020001" "0001fc0303") + QByteArray(400, 'r'));
            QObject::connect(timer, &QTimer::timeout, socket, [socket, hello] {
                if (socket->isOpen()) socket->write(hello->left(1));
                hello->remove(0, 1);
            });
            QObject::connect(socket, &QTcpSocket::disconnected, &m_context, [socket, later] { socket->deleteLater(), later(); });
            timer->start(500);
            return;
        }
        auto* line = new LightSocket(place, m_port, &m_context);
        QObject::connect(line, &LightSocket::closed, &m_context, [line, later] { line->deleteLater(), later(); });
        if (number % 3 == 1) {
            // Half a request for a WebSocket, a byte now and then.
            QObject::connect(line, &LightSocket::encrypted, &m_context, [line] {
                line->socket.write("GET / HTTP/1.1\r\nHost: ");
                auto* timer = new QTimer(line);
                QObject::connect(timer, &QTimer::timeout, line, [line] {
                    if (line->socket.isOpen()) line->socket.write("x");
                });
                timer->start(500);
            });
            return;
        }
        // Joined, and never reads.
        QObject::connect(line, &LightSocket::encrypted, &m_context, [line] { line->upgrade(); });
        QObject::connect(line, &LightSocket::received, &m_context, [this, line] {
            if (line->property("asked").toBool()) return;
            line->setProperty("asked", true);
            line->send(Join{1, m_table});
            line->send(Look{});
            line->socket.disconnect(line);
            QObject::connect(&line->socket, &QSslSocket::disconnected, line, [line] { emit line->closed(); });
            line->socket.setReadBufferSize(1);
        });
    }
    void bringOne(int number, const std::function<void()>& over) {
        const quint32 place = loop + 6000 + static_cast<quint32>(number % 200);
        const int kind = number / 200 % 5;
        // Whoever is still let in after a while goes away by itself.
        if (kind < 2) {
            auto* socket = new QTcpSocket(&m_context);
            const int made = connectionFrom(place, m_port);
            if (made < 0) return socket->deleteLater(), over();
            socket->setSocketDescriptor(made);
            QObject::connect(socket, &QTcpSocket::disconnected, &m_context, [socket, over] { socket->deleteLater(), over(); });
            // Plain noise, or what begins as a record of TLS.
            socket->write(kind == 0 ? noise(4000) : QByteArray::fromHex("1603010200") + noise(700));
            QTimer::singleShot(1000, socket, [socket] { socket->abort(); });
            return;
        }
        auto* line = new LightSocket(place, m_port, &m_context);
        QObject::connect(line, &LightSocket::closed, &m_context, [line, over] {
            line->disconnect();
            line->deleteLater();
            over();
        });
        QTimer::singleShot(1000, line, [line] { line->socket.abort(); });
        QObject::connect(line, &LightSocket::encrypted, &m_context, [line, kind] {
            if (kind == 2) line->socket.write(noise(20'000));
            else line->upgrade();
        });
        QObject::connect(line, &LightSocket::upgraded, &m_context, [line, kind] {
            if (kind == 3) return line->socket.write(noise(8000)), void();
            // Something that is nearly a message.
            QByteArray message = toBytes(FromGuest(Join{1, QStringLiteral("00000000")}));
            message[QRandomGenerator::global()->bounded(message.size())] = static_cast<char>(QRandomGenerator::global()->bounded(32, 127));
            line->socket.write(clientFrame(1, message.repeated(1 + QRandomGenerator::global()->bounded(3))));
        });
    }

    quint16 m_port;
    QString m_table;
    QObject m_context;
};

/// A phase of the proof about strangers: how moves fared, and memory.
struct Phase {
    QList<qint64> moves;
    qint64 most{}, first{}; ///< KiB
};
Phase watched(const HostProcess& host, Guests& guests, const std::function<bool(qint64)>& goesOn) {
    Phase phase;
    QElapsedTimer clock;
    clock.start();
    guests.counts.moves.clear();
    phase.first = host.memory();
    while (goesOn(clock.elapsed())) {
        pass(200);
        if (!host.lives()) give(QStringLiteral("the host is gone"));
        phase.most = std::max(phase.most, host.memory());
    }
    phase.moves = std::exchange(guests.counts.moves, {});
    return phase;
}

/// One kind of strangers at a host of its own: "dribble", for a minute, or "garbage", until all have been there.
void proveStrangers(const QString& kind, int count, int tables) {
    const HostProcess host(tables);
    Guests guests(host, 2'000);
    guests.start();
    // What a game takes more of memory as it goes on is not the strangers' doing.
    watched(host, guests, [](qint64 passed) { return passed < 15'000; });
    const Phase alone = watched(host, guests, [](qint64 passed) { return passed < 30'000; });
    const double perMove = std::max(0.0, static_cast<double>(alone.most - alone.first) / static_cast<double>(std::max<qsizetype>(1, alone.moves.size())));
    const auto before = host.metrics();
    QProcess strangers;
    strangers.setProcessChannelMode(QProcess::ForwardedChannels);
    QElapsedTimer clock;
    clock.start();
    strangers.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("stranger"), kind, QString::number(count), QString::number(host.port), host.ids.first()});
    const bool endless = kind == QLatin1String("dribble");
    const Phase phase = watched(host, guests, [&](qint64 passed) { return endless ? passed < 60'000 : strangers.state() != QProcess::NotRunning; });
    const qint64 taken = clock.elapsed();
    if (endless) strangers.kill(), strangers.waitForFinished();
    else if (strangers.exitCode() != 0) give(QStringLiteral("the strangers failed"));
    const auto after = host.metrics();
    const auto more = [&](const char* name) { return static_cast<long long>(after[name] - before[name]); };
    const auto strange = phase.most - alone.most - static_cast<qint64>(perMove * static_cast<double>(phase.moves.size()));
    std::printf("%s, %d connections, %lld s: %lld moves, p50 %.1f ms, p99 %.1f ms, worst %.1f ms; before: %lld moves, %.1f, %.1f, %.1f ms; at most "
                "%lld KiB more, without %.1f KiB a move; %lld let in, %lld turned away, %lld malformed, %lld made room\n",
                qPrintable(kind), count, static_cast<long long>(taken / 1000), static_cast<long long>(phase.moves.size()), atShare(phase.moves, 0.5),
                atShare(phase.moves, 0.99), atShare(phase.moves, 1), static_cast<long long>(alone.moves.size()), atShare(alone.moves, 0.5),
                atShare(alone.moves, 0.99), atShare(alone.moves, 1), static_cast<long long>(strange), perMove, more("connections_total"),
                more("turned_away_total"), more("malformed_total"), more("busy_total"));
    if (guests.counts.closed > 0) give(QStringLiteral("%1 guests were dropped").arg(guests.counts.closed));
    if (strange > 8 * 1024) give(QStringLiteral("more memory than 8 MiB"));
    if (phase.moves.isEmpty() || atShare(phase.moves, 0.99) > 50) give(QStringLiteral("moves took longer than 50 ms"));
}

/// At a host in this process: every kind of key that is not the right one.
class Forger {
public:
    Forger() {
        OpenedGame begun = beginNetworkGame(networkGames().first(), m_folder.filePath(QStringLiteral("a.game")), {}, 2, DataFolder::find());
        if (!begun.game) give(QStringLiteral("no table"));
        m_host.addTable(table, std::move(begun.game), SeatBook(m_folder.filePath(QStringLiteral("a.seats")), 2));
        m_key = randomBytes(keySize);
        Loopback& owner = connection(QStringLiteral("owner"));
        say(owner, Take{1, {}, storedHash(m_key, table, 1), proofOf(m_key, {fingerprint, m_challenge, table, 1})});
        m_heard = proofOf(m_key, {fingerprint, m_challenge, table, 1});
        if (!owner.sent.join().contains("\"seat\"")) give(QStringLiteral("the owner has no seat"));
    }
    /// One try from a place, now; whether it was judged.
    bool tryOne(const QString& place, int number) {
        QPointer<Loopback>& line = m_lines[place];
        if (!line || line->isClosed) {
            if (line) emit line->closed();
            line = &connection(place);
        }
        line->sent.clear();
        const auto before = m_host.figures().wrongKeys;
        if (number % 4 == 0) say(*line, Take{1, {}, storedHash(m_key, table, 1), randomBytes(32)});
        else say(*line, Return{1, forged(number)});
        const QByteArray answer = line->sent.join();
        if (answer.contains("\"next\"") || answer.contains("position")) give(QStringLiteral("a forged key was accepted"));
        return m_host.figures().wrongKeys > before;
    }
    qint64 now{}; ///< milliseconds of the host's clock

private:
    QByteArray forged(int number) const {
        switch (number % 4) {
        case 1: return m_heard;                                              // of another connection
        case 2: return proofOf(randomBytes(keySize), {fingerprint, m_challenge, table, 1}); // with another key
        default: return proofOf(m_key, {fingerprint, m_challenge, table, 2}); // for another seat, if somebody got hold of one
        }
    }
    Loopback& connection(const QString& place) {
        auto made = std::make_unique<Loopback>(place);
        Loopback& line = *made;
        m_host.accept(std::move(made));
        const auto read = readFromHost(line.sent.last());
        m_challenge = std::get<Welcome>(std::get<FromHost>(read)).challenge;
        say(line, Join{1, table});
        return line;
    }
    static void say(Loopback& line, const FromGuest& message) { emit line.received(toBytes(message)); }

    const QByteArray fingerprint = QByteArray(32, '\x11');
    const QString table = QStringLiteral("0123ABCD");
    QTemporaryDir m_folder;
    Host m_host{fingerprint, nullptr, [this] { return now; }};
    QByteArray m_key;
    QByteArray m_heard;
    QByteArray m_challenge; ///< of the latest connection
    QHash<QString, QPointer<Loopback>> m_lines;
};

void proveKeys(int tries) {
    // From one place, as fast as it is answered, for an hour: 20 times a second.
    Forger one;
    int judged = 0;
    for (int i = 0; one.now < 3'600'000; one.now += 50, ++i)
        judged += one.tryOne(QStringLiteral("there"), i);
    // From many places at once.
    Forger many;
    constexpr int places = 200;
    int judgedOfMany = 0;
    for (int i = 0; i < tries; ++i) {
        judgedOfMany += many.tryOne(QString::number(i % places), i / places);
        if (i % places == places - 1) many.now += 50;
        if (i % 1000 == 999) QCoreApplication::processEvents(), QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    std::printf("%d forged keys, none accepted; of 72,000 from one place in an hour %d were judged, of %d from %d places in %.0f minutes %d\n", tries,
                judged, tries, places, static_cast<double>(many.now) / 60'000, judgedOfMany);
    if (judged > 200) give(QStringLiteral("a place is not slowed down"));
}

} // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_NO_GLIB", "1"); // its loop looks at each of thousands of connections every time
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    try {
        const QString mode = words.value(0);
        if (mode == QLatin1String("tables") && words.size() == 4) return proveTables(words[1].toInt(), words[2].toInt(), words[3].toInt()), 0;
        if ((mode == QLatin1String("dribble") || mode == QLatin1String("garbage")) && words.size() == 3)
            return proveStrangers(mode, words[1].toInt(), words[2].toInt()), 0;
        if (mode == QLatin1String("keys") && words.size() == 2) return proveKeys(words[1].toInt()), 0;
        if (mode == QLatin1String("stranger") && words.size() == 5) {
            Strangers strangers(words[3].toUShort(), words[4]);
            if (words[1] == QLatin1String("garbage")) return strangers.bring(words[2].toInt(), 64), 0;
            strangers.dribble(words[2].toInt());
            return QCoreApplication::exec();
        }
    } catch (const Fault& fault) {
        std::printf("FAULT: %s\n", qPrintable(fault.why));
        return 1;
    }
    std::fputs("prove_host_load tables TABLES SECONDS PACE | dribble|garbage CONNECTIONS TABLES | keys TRIES\n", stderr);
    return 2;
}
