// SPDX-License-Identifier: GPL-3.0-or-later
// One program for one household: who is the first, what it is told by later starts, and what is no obstacle.
#include "app/desktop/single_instance.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtConcurrent>
#include <QtTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace magister;

class tst_SingleInstance : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_socket;

    /// Asks from another thread, as another program would, while this one goes on.
    bool isTaken(const StartRequest& request, int milliseconds = 10'000) const {
        auto asked = QtConcurrent::run(
            [this, request, milliseconds] { return SingleInstance(m_socket).handOver(request, milliseconds); });
        while (!asked.isFinished())
            QTest::qWait(5);
        return asked.result();
    }

private slots:
    void init() { m_socket = m_folder.filePath(QLatin1String(QTest::currentTestFunction())); }

    void theFirstIsToldWhatLaterOnesWereGiven() {
        SingleInstance first(m_socket);
        QVERIFY(!first.handOver({}, 0));
        QList<StartRequest> told;
        connect(&first, &SingleInstance::received, this, [&](const StartRequest& request) { told.append(request); });
        QVERIFY(isTaken({{"/a b/one.game", "/ž/ц.game"}, "cs", "token"}));
        QVERIFY(isTaken({}));
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[0].files, (QStringList{"/a b/one.game", "/ž/ц.game"}));
        QCOMPARE(told[0].language, "cs");
        QCOMPARE(told[0].activation, "token");
        QVERIFY(told[1].files.isEmpty());
        QStringList many;
        for (int i = 0; i < 5000; ++i)
            many.append(QStringLiteral("/home/anna/games/%1.game").arg(i));
        QVERIFY(isTaken({many, {}, {}}));
        QCOMPARE(told.value(2).files, many);
    }

    void onlyThisUserMayAsk() {
        SingleInstance first(m_socket);
        QVERIFY(!first.handOver({}, 0));
        QCOMPARE(QFile::permissions(m_socket) &
                     (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
    }

    void householdsHaveAWindowEach() {
        SingleInstance one(m_socket), other(m_socket + "-other");
        QVERIFY(!one.handOver({}, 0) && !other.handOver({}, 0));
        const auto socketIn = [this](const char* home) {
            qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
            qputenv("XDG_DATA_HOME", home);
            return SingleInstance::usualSocket();
        };
        QVERIFY(socketIn("/home/anna").startsWith(m_folder.path() + '/'));
        QVERIFY(socketIn("/home/anna") != socketIn("/home/boris"));
        QCOMPARE(socketIn("/home/anna"), socketIn("/home/anna"));
        // Without a runtime folder it lies with the household.
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        qunsetenv("XDG_RUNTIME_DIR");
        QVERIFY(SingleInstance::usualSocket().startsWith(m_folder.path() + '/'));
        QVERIFY(QFileInfo(QFileInfo(SingleInstance::usualSocket()).path()).isDir());
    }

    void whatAKilledProgramLeftIsNoObstacle() {
        {
            QLocalServer left;
            QVERIFY(left.listen(m_socket));
            // Another name for it stays when the server goes, as the socket itself does after a kill.
            QVERIFY(::link(QFile::encodeName(m_socket).constData(),
                           QFile::encodeName(m_socket + ".kept").constData()) == 0);
            QFile lock(m_socket + ".lock");
            QVERIFY(lock.open(QIODevice::WriteOnly));
        }
        QVERIFY(QFile::rename(m_socket + ".kept", m_socket));
        SingleInstance next(m_socket);
        QVERIFY(!next.handOver({{"/a.game"}, {}, {}}, 0));
        QVERIFY(isTaken({}));
    }

    void theNextOneTakesOver() {
        auto first = std::make_unique<SingleInstance>(m_socket);
        QVERIFY(!first->handOver({}, 0));
        // It ends while somebody asks: that one opens a window.
        auto asked = QtConcurrent::run([this] {
            SingleInstance next(m_socket);
            return next.handOver({}, 10'000);
        });
        QThread::msleep(200);
        first.reset();
        QTRY_VERIFY(asked.isFinished());
        QVERIFY(!asked.result());
    }

    void oneThatDoesNotAnswerIsNotWaitedForForEver() {
        const int lock = ::open(QFile::encodeName(m_socket + ".lock").constData(), O_RDWR | O_CREAT, 0600);
        QVERIFY(lock >= 0 && ::flock(lock, LOCK_EX | LOCK_NB) == 0);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!SingleInstance(m_socket).handOver({}, 300));
        QLocalServer deaf;
        QVERIFY(deaf.listen(m_socket));
        QVERIFY(!SingleInstance(m_socket).handOver({}, 300));
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        ::close(lock);
    }

    void whereNothingCanBeMadeEachHasAWindow() {
        const QString nowhere = m_folder.filePath("no/such/folder/socket");
        SingleInstance one(nowhere), other(nowhere);
        QVERIFY(!one.handOver({}, 10'000) && !other.handOver({}, 10'000));
        // The system allows about a hundred bytes.
        const QString longer = m_folder.filePath(QString(150, 'x'));
        SingleInstance third(longer), fourth(longer);
        QVERIFY(!third.handOver({}, 10'000) && !fourth.handOver({}, 10'000));
    }

    void strangersAreNotHeard() {
        SingleInstance first(m_socket);
        QVERIFY(!first.handOver({}, 0));
        QSignalSpy told(&first, &SingleInstance::received);
        for (const QByteArray& bytes : {QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray(2 << 20, '\xff'),
                                        QByteArray("\x4d\x4c"), QByteArray("\x4d\x4c\x00\x01\xff\xff\xff\xfe", 8)}) {
            QLocalSocket stranger;
            stranger.connectToServer(m_socket);
            QVERIFY(stranger.waitForConnected());
            stranger.write(bytes);
            QTest::qWait(50);
        }
        QCOMPARE(told.size(), 0);
        QVERIFY(isTaken({}));
        QCOMPARE(told.size(), 1);
    }
};

QTEST_GUILESS_MAIN(tst_SingleInstance)
#include "tst_single_instance.moc"
