// SPDX-License-Identifier: GPL-3.0-or-later
// The host without a screen as a program: whoever looks after it begins, lists, closes and frees while it runs, and what is
// wrong is said and loses nothing.
#include "app/network/join_code.h"

#include "tests/network/broker_session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <memory>

#include <sys/resource.h>

using namespace magister::network;

namespace {

const QString hostingProgram = QStringLiteral(MAGISTER_CLI);

struct Told {
    int code = -1; ///< -1: it did not end by itself
    QByteArray out;
    QByteArray error;
    QByteArrayList lines() const { return out.trimmed().split('\n'); }
};

} // namespace

class TestHosting : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    std::unique_ptr<QProcess> m_host;
    QString m_folder;
    int m_folders{};

    QString identity() const { return m_home.filePath(QStringLiteral("identity.pem")); }
    QStringList hostArguments() const {
        return {QStringLiteral("host"), QStringLiteral("--folder"), m_folder, QStringLiteral("--listen"), QStringLiteral("127.0.0.1"),
                QStringLiteral("--identity"), identity()};
    }
    static Told run(const QStringList& arguments) {
        QProcess process;
        process.start(hostingProgram, arguments);
        const bool ended = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit;
        if (!ended) process.kill(), process.waitForFinished();
        return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Told tell(const QStringList& words) const {
        return run(QStringList{QStringLiteral("host-tell"), QStringLiteral("--folder"), m_folder} + words);
    }
    /// What it has printed until it listens.
    QByteArray startHost(const QStringList& more = {}) {
        m_host = std::make_unique<QProcess>();
        m_host->start(hostingProgram, hostArguments() + more);
        QByteArray printed;
        while (!printed.contains("listening ") && m_host->waitForReadyRead(60'000))
            printed += m_host->readAllStandardOutput();
        return printed;
    }
    void end() {
        if (!m_host) return;
        m_host->terminate();
        if (!m_host->waitForFinished(30'000)) m_host->kill(), m_host->waitForFinished();
    }
    Told begin(const char* game, const char* players) const {
        return tell({QStringLiteral("begin"), QStringLiteral("--game"), QLatin1String(game), QStringLiteral("--players"), QLatin1String(players)});
    }
    static QString idIn(const Told& told) { return QString::fromUtf8(told.out.split(' ').value(1)); }
    static QString codeIn(const Told& told) { return QString::fromUtf8(told.out.trimmed().split(' ').value(4)); }
    /// A guest that looks on until its connection is over for good.
    static std::unique_ptr<QProcess> onlooker(const QString& code) {
        auto guest = std::make_unique<QProcess>();
        guest->start(hostingProgram, {QStringLiteral("join"), QStringLiteral("--code"), code});
        return guest;
    }
    /// The answer to any bytes at the control socket.
    QByteArray answerTo(const QByteArray& bytes) const {
        QLocalSocket socket;
        socket.connectToServer(m_folder + QStringLiteral("/host.socket"));
        if (!socket.waitForConnected(5'000)) return "nobody";
        socket.write(bytes);
        while (socket.state() == QLocalSocket::ConnectedState && socket.waitForReadyRead(15'000)) {}
        return socket.readAll();
    }
    int guests() const { return metric("guests"); }
    /// -1: the host does not tell it.
    int metric(const QByteArray& name) const {
        for (const QByteArray& line : tell({QStringLiteral("metrics")}).lines())
            if (line.startsWith("magister_host_" + name + ' ')) return line.split(' ').last().toInt();
        return -1;
    }
    /// How many files the host may have open: as many as now, and so many more.
    void allowMoreFiles(int more) const {
        const auto host = static_cast<pid_t>(m_host->processId());
        rlimit files{};
        QCOMPARE(::prlimit(host, RLIMIT_NOFILE, nullptr, &files), 0);
        const QStringList open = QDir(QStringLiteral("/proc/%1/fd").arg(host)).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System);
        rlim_t next = 0;
        while (open.contains(QString::number(next)))
            ++next;
        files.rlim_cur = std::min(files.rlim_max, next + static_cast<rlim_t>(more));
        QCOMPARE(::prlimit(host, RLIMIT_NOFILE, &files, nullptr), 0);
    }

private slots:
    void init() {
        m_folder = m_home.filePath(QStringLiteral("tables %1").arg(++m_folders));
        m_host.reset();
    }
    void cleanup() { end(); }

    void tablesComeAndGoWhileItRuns() {
        QVERIFY(startHost().startsWith("listening "));
        const Told first = begin("messina", "3"), second = begin("orleans", "2");
        QVERIFY2(first.code == 0 && second.code == 0, first.error + second.error);
        const auto code = codeFromText(codeIn(first));
        QVERIFY(code && code->table == idIn(first));
        const QString one = idIn(first), other = idIn(second);
        const Told list = tell({QStringLiteral("tables")});
        QCOMPARE(list.lines().size(), 2);
        QVERIFY2(list.lines().contains("table " + one.toUtf8() + " messina 3 playing 1 0 free free free"), list.out);
        QCOMPARE(tell({QStringLiteral("codes"), one}).out, first.out);
        QCOMPARE(tell({QStringLiteral("codes")}).lines().size(), 2);
        QVERIFY(tell({QStringLiteral("codes"), one, QStringLiteral("--qr")}).lines().size() > 10);

        const auto guest = onlooker(codeIn(first));
        QTRY_COMPARE_WITH_TIMEOUT(guests(), 1, 30'000);
        QCOMPARE(tell({QStringLiteral("close"), one}).code, 0);
        QVERIFY(guest->waitForFinished(30'000));
        QCOMPARE(guest->exitCode(), 1);
        QVERIFY2(guest->readAllStandardError().contains("does not keep that table"), "the guest was not told");
        QCOMPARE(tell({QStringLiteral("tables")}).lines().size(), 1);
        QVERIFY(QFile::exists(m_folder + QStringLiteral("/closed/") + one + QStringLiteral(".game")));
        QCOMPARE(tell({QStringLiteral("close"), one}).code, 1);
        // It stays closed, and the others stay.
        end();
        const QByteArray again = startHost();
        QVERIFY2(again.contains(other.toUtf8()) && !again.contains(one.toUtf8()), again);
        const Told back = tell({QStringLiteral("reopen"), one});
        QVERIFY2(back.code == 0 && idIn(back) == one, back.error);
        QCOMPARE(tell({QStringLiteral("tables")}).lines().size(), 2);
    }
    void seatsAreFreed() {
        startHost();
        const Told begun = begin("messina", "2");
        QProcess guest;
        guest.start(hostingProgram, {QStringLiteral("join"), QStringLiteral("--code"), codeIn(begun), QStringLiteral("--seats"), QStringLiteral("2"), QStringLiteral("--random")});
        const auto seatTwo = [&] { return tell({QStringLiteral("tables")}).out.trimmed().split(' ').last(); };
        QTRY_COMPARE_WITH_TIMEOUT(seatTwo(), QByteArray("here"), 60'000);
        QCOMPARE(tell({QStringLiteral("free"), idIn(begun) + QStringLiteral(":2")}).code, 0);
        QCOMPARE(seatTwo(), QByteArray("free"));
        QVERIFY(guest.waitForFinished(30'000));
        for (const QString& wrong : {idIn(begun) + QStringLiteral(":3"), idIn(begun) + QStringLiteral(":0"), idIn(begun), QStringLiteral("01234567:1")}) {
            const Told told = tell({QStringLiteral("free"), wrong});
            QCOMPARE(told.code, 1);
            QVERIFY2(told.error.contains(wrong.section(u':', 0, 0).toUtf8()), told.error);
        }
    }
    /// A key that is void only as long as the host runs is told of.
    void aSeatThatCannotBeFreedForGood() {
        startHost();
        const QString table = idIn(begin("messina", "2"));
        const QString seats = m_folder + u'/' + table + QStringLiteral(".seats"), aside = m_home.filePath(QStringLiteral("seats"));
        QProcess guest;
        guest.start(hostingProgram, {QStringLiteral("join"), QStringLiteral("--code"), codeIn(tell({QStringLiteral("codes")})), QStringLiteral("--seats"), QStringLiteral("2"), QStringLiteral("--random")});
        const auto seatTwo = [&] { return tell({QStringLiteral("tables")}).out.trimmed().split(' ').last(); };
        QTRY_COMPARE_WITH_TIMEOUT(seatTwo(), QByteArray("here"), 60'000);
        QVERIFY(QFile::rename(seats, aside) && QDir().mkdir(seats)); // nothing can be written there
        const Told told = tell({QStringLiteral("free"), table + QStringLiteral(":2")});
        QCOMPARE(told.code, 1);
        QVERIFY2(told.error.contains(".seats") && told.error.contains("must be freed again"), told.error);
        QCOMPARE(seatTwo(), QByteArray("free"));
        QVERIFY(guest.waitForFinished(30'000));
        QVERIFY(QDir().rmdir(seats) && QFile::rename(aside, seats));
        QCOMPARE(tell({QStringLiteral("free"), table + QStringLiteral(":2")}).code, 0);
        end();
        startHost();
        QCOMPARE(seatTwo(), QByteArray("free"));
    }
    /// Killed between the two files of a table that is put aside, or fetched again, a host finishes that.
    void aMoveThatWasCutShort() {
        startHost();
        const QString table = idIn(begin("messina", "2"));
        end();
        const QString closed = m_folder + QStringLiteral("/closed");
        const auto move = [&](const char* kind, const QString& from, const QString& to) {
            const QString name = u'/' + table + QLatin1String(kind);
            return QFile::rename(from + name, to + name);
        };
        QVERIFY(QDir().mkdir(closed) && move(".seats", m_folder, closed));
        startHost();
        QVERIFY(tell({QStringLiteral("tables")}).out.isEmpty());
        QCOMPARE(QDir(closed).entryList(QDir::Files).size(), 2);
        QCOMPARE(tell({QStringLiteral("reopen"), table}).code, 0);
        QCOMPARE(tell({QStringLiteral("close"), table}).code, 0);
        end();
        QVERIFY(move(".seats", closed, m_folder));
        startHost();
        QVERIFY(tell({QStringLiteral("tables")}).out.contains(table.toUtf8()));
        QVERIFY(QDir(closed).isEmpty());
    }
    /// When it may open no more files, nobody comes in; as soon as it may again, everybody does.
    void tooManyFilesForAWhile() {
        startHost();
        const QString code = codeIn(begin("messina", "2"));
        QCOMPARE(metric("accept_errors_total"), 0);
        allowMoreFiles(0);
        QTcpSocket stranger;
        const auto where = codeFromText(code);
        stranger.connectToHost(where->address, where->port);
        QVERIFY(stranger.waitForConnected(30'000)); // by the system; the host cannot accept it
        QCOMPARE(tell({QStringLiteral("tables")}).code, 1);
        QTest::qWait(500);
        allowMoreFiles(200);
        QTRY_COMPARE_WITH_TIMEOUT(tell({QStringLiteral("tables")}).code, 0, 30'000);
        QVERIFY(metric("accept_errors_total") > 0);
        const auto guest = onlooker(code);
        QTRY_COMPARE_WITH_TIMEOUT(guests(), 1, 30'000);
    }
    /// Whoever looks after the host hears once that its broker is away, and once that it is back.
    void aBrokerThatIsAway() {
        BrokerSession broker;
        QVERIFY2(broker.problem().isEmpty(), qPrintable(broker.problem()));
        broker.kill();
        const Broker where = broker.broker();
        startHost({QStringLiteral("--broker"), QStringLiteral("mqtts://%1:%2").arg(where.host).arg(where.port), QStringLiteral("--login"),
                   broker.loginFile(), QStringLiteral("--authorities"), where.authorities});
        QByteArray said;
        const auto hears = [&](const char* what) {
            said += m_host->readAllStandardError();
            return said.count(what);
        };
        QTRY_COMPARE_WITH_TIMEOUT(hears("cannot be reached"), 1, 30'000);
        QCOMPARE(metric("broker_connected"), 0);
        QCOMPARE(metric("letters_rejected_total"), 0);
        QTest::qWait(2'000); // it has been tried again
        QCOMPARE(hears("cannot be reached"), 1);
        broker.start();
        QTRY_COMPARE_WITH_TIMEOUT(hears("lets this host in again"), 1, 30'000);
        QCOMPARE(metric("broker_connected"), 1);
        broker.kill();
        QTRY_COMPARE_WITH_TIMEOUT(hears("cannot be reached"), 2, 30'000);
        QCOMPARE(metric("broker_connected"), 0);
    }
    void aFolderHasOneHost() {
        startHost();
        const Told second = run(hostArguments());
        QCOMPARE(second.code, 1);
        QVERIFY2(second.error.contains("another host serves this folder already"), second.error);
        QCOMPARE(begin("messina", "2").code, 0); // the first goes on
        // Killed, it keeps nobody out.
        m_host->kill();
        QVERIFY(m_host->waitForFinished());
        QCOMPARE(tell({QStringLiteral("tables")}).code, 1);
        QVERIFY(startHost().contains("messina 2 "));
        QCOMPARE(tell({QStringLiteral("tables")}).lines().size(), 1);
    }
    /// Both signals by which a host is ended; guests hear of it at once, and nothing is left in its place.
    void itIsEndedInOrder() {
        for (const int signal : {SIGTERM, SIGINT}) {
            startHost({QStringLiteral("--metrics"), m_home.filePath(QStringLiteral("host.prom"))});
            QFile metrics(m_home.filePath(QStringLiteral("host.prom")));
            QTRY_VERIFY_WITH_TIMEOUT(metrics.exists(), 10'000);
            QVERIFY(metrics.open(QIODevice::ReadOnly));
            QVERIFY(metrics.readAll().contains("\nmagister_host_tables "));
            metrics.close();
            ::kill(static_cast<pid_t>(m_host->processId()), signal);
            QVERIFY(m_host->waitForFinished(30'000));
            QCOMPARE(m_host->exitStatus(), QProcess::NormalExit);
            QCOMPARE(m_host->exitCode(), 0);
            QVERIFY(!metrics.exists());
            QVERIFY(!QFile::exists(m_folder + QStringLiteral("/host.socket")) && !QFile::exists(m_folder + QStringLiteral("/host.lock")));
        }
    }
    void onlyTheUserGetsAtTheSocket() {
        startHost();
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(m_folder + QStringLiteral("/host.socket")) & others, QFile::Permissions());
    }
    void whatCannotBeObeyed_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no such verb") << QByteArray("dance\n") << QByteArray("not what a host can be told");
        QTest::newRow("too few words") << QByteArray("close\n") << QByteArray("not what a host can be told");
        QTest::newRow("too many words") << QByteArray("tables a\n") << QByteArray("not what a host can be told");
        QTest::newRow("no word") << QByteArray("\n") << QByteArray("cannot be read");
        QTest::newRow("no UTF-8") << QByteArray("close %FF\n") << QByteArray("cannot be read");
        QTest::newRow("oversized") << QByteArray(1'000'000, 'x') << QByteArray("cannot be read");
        QTest::newRow("no such game") << QByteArray("begin chess 2\n") << QByteArray("chess");
        QTest::newRow("too many players") << QByteArray("begin messina 260\n") << QByteArray("--players 260");
        QTest::newRow("unsound setup") << QByteArray("begin messina 0 nonsense%0A\n") << QByteArray("record 0");
        QTest::newRow("a way out of the folder") << QByteArray("close ../../x\n") << QByteArray("no table of this host");
        QTest::newRow("another way out") << QByteArray("reopen ../../x\n") << QByteArray("no closed table");
    }
    void whatCannotBeObeyed() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, says);
        startHost();
        const QByteArray answer = answerTo(bytes);
        QVERIFY2(answer.startsWith("failed ") && answer.contains(says), answer);
        QVERIFY(QDir(m_folder).entryList({QStringLiteral("*.game"), QStringLiteral("*.seats")}).isEmpty());
        QCOMPARE(begin("orleans", "2").code, 0);
    }
    void whatCannotBeStarted() {
        // Another program has the port: no table is begun that nobody could reach.
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        const QStringList asked{QStringLiteral("--port"), QString::number(taken.serverPort()), QStringLiteral("--game"), QStringLiteral("messina")};
        const Told told = run(hostArguments() + asked);
        QCOMPARE(told.code, 1);
        QVERIFY2(told.error.contains(QByteArray("127.0.0.1:") + QByteArray::number(taken.serverPort()) + ": "), told.error);
        QVERIFY(QDir(m_folder).entryList({QStringLiteral("*.game")}).isEmpty());
        // A folder that is none, or that nobody can write to, whoever they are.
        for (const char* folder : {"/dev/null/tables", "/proc/self"}) {
            m_folder = QLatin1String(folder);
            const Told none = run(hostArguments());
            QCOMPARE(none.code, 1);
            QVERIFY2(none.error.contains(folder) && none.error.count('\n') == 1, none.error);
        }
    }
    void aDamagedTableBesideGoodOnes() {
        startHost();
        const Told good = begin("messina", "2"), torn = begin("orleans", "2"), seatless = begin("orleans", "3");
        end();
        QFile file(m_folder + u'/' + idIn(torn) + QStringLiteral(".game"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray before = file.readAll();
        QVERIFY(file.seek(before.size() / 2) && file.write("damage") == 6);
        file.close();
        QVERIFY(QFile::remove(m_folder + u'/' + idIn(seatless) + QStringLiteral(".seats")));
        startHost();
        const QByteArray list = tell({QStringLiteral("tables")}).out;
        QVERIFY2(list.contains(idIn(good).toUtf8()) && list.count('\n') == 1, list);
        m_host->waitForReadyRead(1000);
        const QByteArray said = m_host->readAllStandardError();
        QVERIFY2(said.contains(idIn(torn).toUtf8()) && said.contains(idIn(seatless).toUtf8()) && !said.contains(idIn(good).toUtf8()), said);
        // It is left as it was, for whoever can mend it.
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(before).replace(before.size() / 2, 6, "damage"));
    }
    /// Where nothing more can be written, that is said, and what was acknowledged stands.
    void theDiskIsFull() {
        startHost();
        const Told begun = begin("orleans", "2");
        end();
        const QString game = m_folder + u'/' + idIn(begun) + QStringLiteral(".game");
        // No file may grow beyond a kilobyte more than the game has: as on a full disk, writing fails half way.
        const qint64 blocks = QFileInfo(game).size() / 512 + 2;
        m_host = std::make_unique<QProcess>();
        m_host->start(QStringLiteral("/bin/sh"), QStringList{QStringLiteral("-c"), QStringLiteral("trap '' XFSZ; ulimit -f %1; exec \"$0\" \"$@\"").arg(blocks), hostingProgram} + hostArguments());
        QByteArray printed;
        while (!printed.contains("listening ") && m_host->waitForReadyRead(60'000))
            printed += m_host->readAllStandardOutput();
        const Told guest = run({QStringLiteral("join"), QStringLiteral("--code"), QString::fromUtf8(printed.split(' ').value(4).split('\n').first()),
                                QStringLiteral("--seats"), QStringLiteral("1,2"), QStringLiteral("--random"), QStringLiteral("--pace"), QStringLiteral("5")});
        QCOMPARE(guest.code, 1);
        QVERIFY2(guest.error.contains("cannot write to its disk"), guest.error);
        const Told another = begin("messina", "4"); // a longer file
        QCOMPARE(another.code, 1);
        QVERIFY2(another.error.contains(".game"), another.error);
        QCOMPARE(QDir(m_folder).entryList({QStringLiteral("*.game"), QStringLiteral("*.seats")}).size(), 2);
        QCOMPARE(tell({QStringLiteral("tables")}).code, 0);
        end();
        startHost();
        qsizetype done = 0, undone = 0;
        for (const QByteArray& line : guest.out.split('\n')) {
            done += line.startsWith("done ");
            undone += line.startsWith("done ") && line.endsWith("take-back");
        }
        QVERIFY2(done > 0, guest.out);
        const Told list = tell({QStringLiteral("tables")});
        const Told verified = run({QStringLiteral("verify"), game});
        QVERIFY2(verified.code == 0 && list.out.startsWith("table " + idIn(begun).toUtf8()), verified.out + list.out);
        // Commands that stand, and two records for each that was taken back.
        QCOMPARE(list.out.split(' ').value(6).toInt(), static_cast<int>(done - 2 * undone));
    }
    void wrongWords_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString folder = QStringLiteral("--folder");
        QTest::newRow("nothing told") << QStringList{QStringLiteral("host-tell"), folder, QStringLiteral("x")};
        QTest::newRow("no folder") << QStringList{QStringLiteral("host-tell"), QStringLiteral("tables")};
        QTest::newRow("no game") << QStringList{QStringLiteral("host-tell"), folder, QStringLiteral("x"), QStringLiteral("begin")};
        QTest::newRow("a game too many") << QStringList{QStringLiteral("host-tell"), folder, QStringLiteral("x"), QStringLiteral("tables"), QStringLiteral("--game"), QStringLiteral("messina")};
        QTest::newRow("no table") << QStringList{QStringLiteral("host-tell"), folder, QStringLiteral("x"), QStringLiteral("close")};
        QTest::newRow("squares of nothing") << QStringList{QStringLiteral("host-tell"), folder, QStringLiteral("x"), QStringLiteral("metrics"), QStringLiteral("--qr")};
        QTest::newRow("of the host") << QStringList{QStringLiteral("host-tell"), folder, QStringLiteral("x"), QStringLiteral("tables"), QStringLiteral("--port"), QStringLiteral("1")};
    }
    void wrongWords() {
        QFETCH(QStringList, arguments);
        const Told told = run(arguments);
        QCOMPARE(told.code, 2);
        QVERIFY(told.out.isEmpty() && !told.error.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestHosting)
#include "tst_hosting.moc"
