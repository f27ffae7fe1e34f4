// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds of the table: silent unless wanted, one for each kind of thing that happens, made by their script.
#include "app/desktop/sound_server.h"
#include "tests/qml/shell/home.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtEndian>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace magister;

namespace {

QStringList s_warnings;
void listen(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type >= QtWarningMsg) s_warnings.append(text);
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_Sounds : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Names of the sounds since it was asked last.
    static QStringList heard(QSignalSpy& spy) {
        QStringList names;
        for (const auto& each : spy)
            names.append(each.first().toString());
        spy.clear();
        return names;
    }
    static QObject* soundsOf(Home& home) {
        QQmlComponent asks(&home.engine);
        asks.setData("import MagisterLudi.Shell\nimport QtQml\nQtObject { property QtObject sounds: Sounds }", QUrl());
        const std::unique_ptr<QObject> asked(asks.create());
        return asked ? asked->property("sounds").value<QObject*>() : nullptr;
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void aTableIsSilentUnlessSoundsAreWanted() {
        Home home;
        home.begin("", "");
        QObject* sounds = soundsOf(home);
        QSignalSpy spy(sounds, SIGNAL(heard(QString)));
        home.endTurn();
        QCOMPARE(heard(spy), QStringList());
        // Nothing that plays sounds was loaded.
        QCOMPARE(sounds->property("tried").toBool(), false);
    }
    void whatHappensIsHeardAndNothingIsWarnedOf() {
        s_warnings.clear();
        const auto usual = qInstallMessageHandler(listen);
        {
            Home home;
            home.settings->setSounds(0.25);
            home.begin("", "");
            QSignalSpy spy(soundsOf(home), SIGNAL(heard(QString)));
            const int round = home.table().round();
            home.table().activate("hex:C2");
            QTest::qWait(150);
            QStringList names = heard(spy);
            while (home.table().round() == round && !QTest::currentTestFailed()) {
                home.endTurn();
                QTest::qWait(150);
                names += heard(spy);
            }
            QVERIFY(names.contains("place"));
            QVERIFY(names.contains("page"));
            QCOMPARE(names.count("bell"), 1);
            // Back and forth in the past is no new round.
            home.table().showStep(0);
            home.table().showNow();
            QVERIFY(!heard(spy).contains("bell"));
            QVERIFY(soundsOf(home)->property("tried").toBool());
            RefusalCard no;
            no.active = true;
            no.what = "No";
            home.table().showRefusal(no);
            QVERIFY(heard(spy).contains("knock"));
            QTest::qWait(300);
        }
        qInstallMessageHandler(usual);
        QCOMPARE(s_warnings, QStringList());
    }
    void aServerIsLookedForWhereItListens() {
        qputenv("PULSE_SERVER", "tcp:elsewhere");
        QVERIFY(soundSockets().isEmpty() && hasSoundServer());
        const QString path = m_folder.filePath("native");
        qputenv("PULSE_SERVER", "unix:" + path.toUtf8());
        QCOMPARE(soundSockets(), QStringList(path));
        QVERIFY(!hasSoundServer());
        {
            const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
            sockaddr_un address{};
            address.sun_family = AF_UNIX;
            qstrncpy(address.sun_path, QFile::encodeName(path), sizeof address.sun_path);
            QCOMPARE(::bind(server, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
            // A socket that nobody listens at is no server.
            QVERIFY(!hasSoundServer());
            QCOMPARE(::listen(server, 1), 0);
            QVERIFY(hasSoundServer());
            ::close(server);
        }
        qunsetenv("PULSE_SERVER");
        qputenv("PULSE_RUNTIME_PATH", m_folder.path().toUtf8());
        QCOMPARE(soundSockets().constFirst(), path);
        qunsetenv("PULSE_RUNTIME_PATH");
    }
    void manyPiecesAreOneSound() {
        Home home;
        home.settings->setSounds(0.25);
        QObject* sounds = soundsOf(home);
        QSignalSpy spy(sounds, SIGNAL(heard(QString)));
        for (int i = 0; i < 20; ++i)
            QMetaObject::invokeMethod(sounds, "play", Q_ARG(QString, "place"));
        QMetaObject::invokeMethod(sounds, "play", Q_ARG(QString, "coin"));
        QCOMPARE(heard(spy), QStringList({"place", "coin"}));
    }
    // The files are what the script makes, but for the rounding of another processor.
    void theScriptMakesThem() {
        const QString folder = QStringLiteral(MAGISTER_SOURCE_DIR "/resources/sounds/");
        QProcess script;
        script.start("python3", {folder + "make_sounds.py", m_folder.path()});
        QVERIFY(script.waitForFinished(60000));
        QCOMPARE(script.exitCode(), 0);
        for (const QString name : {"place", "coin", "page", "bell", "knock"}) {
            const QByteArray kept = bytesOf(folder + name + ".wav");
            const QByteArray made = bytesOf(m_folder.filePath(name + ".wav"));
            QVERIFY(kept.size() > 1000);
            QCOMPARE(made.size(), kept.size());
            QCOMPARE(made.left(44), kept.left(44));
            int loudest = 0;
            for (qsizetype i = 44; i + 1 < kept.size(); i += 2) {
                const int one = qFromLittleEndian<qint16>(kept.constData() + i);
                QVERIFY(std::abs(one - qFromLittleEndian<qint16>(made.constData() + i)) <= 1);
                loudest = std::max(loudest, std::abs(one));
            }
            // Heard, and quiet even at full volume.
            QVERIFY(loudest > 8000 && loudest < 11500);
            QVERIFY(QFile::exists(":/sounds/" + name + ".wav"));
        }
    }
};

QTEST_MAIN(tst_Sounds)
#include "tst_sounds.moc"
