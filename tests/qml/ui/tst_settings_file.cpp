// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that cannot be read, put aside or copied; and names as somebody else may have written them.
#include "app/content/person_name.h"
#include "app/household/people.h"
#include "app/household/preferences.h"
#include "app/household/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using magister::Settings;

class SettingsFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString fileWith(const QByteArray& bytes) const {
        const QString name = m_folder.filePath("settings.ini");
        QFile::remove(name);
        QFile::remove(name + ".broken");
        QFile file(name);
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return name;
    }

private slots:
    void aBrokenFileIsReportedKeptAndReplaced_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("place");
        QTest::newRow("binary") << QByteArray("\x00\x01\x02", 3) << "damaged"
                                << "";
        QTest::newRow("not UTF-8") << QByteArray("[household]\ntheme=\xff\xfe\n") << "damaged"
                                   << "";
        QTest::newRow("cut short") << QByteArray("[household]\nlanguage=pl\nthe") << "damaged"
                                   << "3";
        QTest::newRow("too large") << QByteArray(300 * 1024, '\n') << "damaged"
                                   << "";
        QTest::newRow("unknown theme") << QByteArray("[household]\nlanguage=pl\ntheme=neon\n") << "value"
                                       << "household/theme";
        QTest::newRow("unknown language") << QByteArray("[household]\nlanguage=xx\n") << "value"
                                          << "household/language";
        QTest::newRow("no number") << QByteArray("[household]\ntextScale=big\n") << "value"
                                   << "household/textScale";
        QTest::newRow("out of range") << QByteArray("[household]\ntextScale=40\n") << "value"
                                      << "household/textScale";
        QTest::newRow("infinite") << QByteArray("[household]\ntextScale=inf\n") << "value"
                                  << "household/textScale";
        QTest::newRow("unknown motion") << QByteArray("[household]\nmotion=wild\n") << "value"
                                        << "household/motion";
        QTest::newRow("neither yes nor no") << QByteArray("[household]\naskBeforeEnding=maybe\n") << "value"
                                            << "household/askBeforeEnding";
    }
    void aBrokenFileIsReportedKeptAndReplaced() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, kind);
        QFETCH(QString, place);
        const QString name = fileWith(bytes);
        Settings settings(name);
        QCOMPARE(settings.problems().size(), 1);
        const QVariantMap problem = settings.problems().constFirst().toMap();
        QCOMPARE(problem.value("kind").toString(), kind);
        QCOMPARE(problem.value("place").toString(), place);
        QCOMPARE(problem.value("file").toString(), name);
        QFile kept(name + ".broken");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        QCOMPARE(settings.textScale(), 1.0);
        settings.setMotion("short");
        QCOMPARE(Settings(name).motion(), QStringLiteral("short"));
    }

    void goodValuesBesideABadOneStay() {
        const Settings settings(fileWith("[household]\nlanguage=ru\ntheme=neon\nmotion=off\n"));
        QCOMPARE(settings.language(), QStringLiteral("ru"));
        QCOMPARE(settings.motion(), QStringLiteral("off"));
        QCOMPARE(settings.theme(), QStringLiteral("parchment"));
    }

    void aFolderInPlaceOfTheFileIsReported() {
        const Settings settings(m_folder.path());
        QCOMPARE(settings.problems().size(), 1);
        QCOMPARE(settings.problems().constFirst().toMap().value("kind").toString(), QStringLiteral("stuck"));
        QVERIFY(QFileInfo(m_folder.path()).isDir());
    }

    /// What can neither be read nor put aside stays byte for byte, and nobody says that it was lost or kept elsewhere.
    void settingsThatCannotBePutAsideAreLeftAlone() {
        const QByteArray bytes("[household]\nlanguage=pl\na line that is none\n");
        const QString name = fileWith(bytes);
        QVERIFY(QDir().mkpath(name + ".broken/full"));
        Settings settings(name);
        QCOMPARE(settings.problems().size(), 1);
        const QVariantMap problem = settings.problems().constFirst().toMap();
        QCOMPARE(problem.value("kind").toString(), QStringLiteral("stuck"));
        QVERIFY(!problem.value("value").toString().isEmpty());
        QCOMPARE(settings.language(), QString());
        settings.setTheme("candle");
        settings.setTable({{"players", 3}});
        QVERIFY(settings.setRuling("messina", "refresh-repeat", "repeat"));
        settings.people()->meet("Karl", {});
        QCOMPARE(settings.theme(), QStringLiteral("candle"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
        QVERIFY(QFileInfo::exists(name + ".broken/full"));
        QVERIFY(QDir(name + ".broken").removeRecursively());
    }

    void settingsThatCannotBeReadArePutAsideWhole() {
        const QByteArray bytes("[household]\nlanguage=pl\n\xff\n");
        const QString name = fileWith(bytes);
        {
            Settings settings(name);
            QCOMPARE(settings.problems().constFirst().toMap().value("kind").toString(), QStringLiteral("damaged"));
            QVERIFY(!QFile::exists(name));
        }
        QFile kept(name + ".broken");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
    }

    /// An answer at once, and no copy of what has no end.
    void noOrdinaryFileIsWaitedForOrCopied() {
        const QString pipe = m_folder.filePath("pipe.ini");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString device = m_folder.filePath("device.ini");
        QVERIFY(QFile::link("/dev/zero", device));
        for (const QString& name : {pipe, device}) {
            Settings settings(name);
            QCOMPARE(settings.problems().size(), 1);
            QCOMPARE(settings.problems().constFirst().toMap().value("kind").toString(), QStringLiteral("stuck"));
            settings.setTheme("candle");
            QVERIFY(QFileInfo(name).exists() && !QFileInfo(name).isFile());
            QVERIFY(!QFile::exists(name + ".broken"));
        }
    }

    /// Settings of a gigabyte are put aside without being copied.
    void hugeSettingsTakeNoRoom() {
        const QString name = fileWith("[household]\n");
        QVERIFY(QFile::resize(name, 1'000'000'000));
        struct stat before {};
        QCOMPARE(::stat(QFile::encodeName(name).constData(), &before), 0);
        Settings settings(name);
        QCOMPARE(settings.problems().constFirst().toMap().value("kind").toString(), QStringLiteral("damaged"));
        struct stat kept {};
        QCOMPARE(::stat(QFile::encodeName(name + ".broken").constData(), &kept), 0);
        QCOMPARE(kept.st_ino, before.st_ino);
        QVERIFY(!QFile::exists(name));
    }

    void namesAreCanonical_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kept");
        QTest::newRow("turned around") << QStringLiteral("Anna\u202Eannoj") << QStringLiteral("Annaannoj");
        QTest::newRow("isolates and marks") << QStringLiteral("\u2066An\u200Ena\u2069\uFEFF") << QStringLiteral("Anna");
        QTest::newRow("control characters") << QStringLiteral("An\u001b[31mna\u0007") << QStringLiteral("An[31mna");
        QTest::newRow("lines") << QStringLiteral("Anna\u2028von\n Hohenheim") << QStringLiteral("Anna von Hohenheim");
        QTest::newRow("composed") << QStringLiteral("Boz\u030Cena") << QStringLiteral("Bo\u017Eena");
        QTest::newRow("half a character") << (QStringLiteral("Anna") + QChar(0xD83D)) << QStringLiteral("Anna");
        QTest::newRow("a family") << QStringLiteral("👨‍👩‍👧‍👦 Novák") << QStringLiteral("👨‍👩‍👧‍👦 Novák");
        QTest::newRow("nothing to see") << QStringLiteral("\u200D\u200C \u202E") << QString();
        QTest::newRow("twenty emoji") << QStringLiteral("🐀").repeated(20) << QStringLiteral("🐀").repeated(20);
        QTest::newRow("twenty-one emoji") << QStringLiteral("🐀").repeated(21) << QString();
        QTest::newRow("twenty families") << QStringLiteral("👨‍👩‍👧").repeated(20) << QStringLiteral("👨‍👩‍👧").repeated(20);
        QTest::newRow("twenty accents") << QStringLiteral("q\u0301").repeated(20) << QStringLiteral("q\u0301").repeated(20);
        QTest::newRow("a tower of accents") << (u'm' + QStringLiteral("\u0301").repeated(5000)) << QString();
    }
    void namesAreCanonical() {
        QFETCH(QString, typed);
        QFETCH(QString, kept);
        QCOMPARE(magister::soundName(typed), kept);
        Settings settings(fileWith({}));
        settings.setTable({{"name1", typed}});
        QCOMPARE(settings.table().value("name1").toString(), kept);
    }

    void whatIsShownIsNotCutInTwo() {
        using magister::firstCharacters;
        QCOMPARE(firstCharacters(QStringLiteral("🐀").repeated(50), 40), QStringLiteral("🐀").repeated(40));
        QCOMPARE(firstCharacters(QStringLiteral("👨‍👩‍👧") + QStringLiteral("x"), 1), QStringLiteral("👨‍👩‍👧"));
        QCOMPARE(firstCharacters(QStringLiteral("m\u0301m"), 1), QStringLiteral("m\u0301"));
        QCOMPARE(firstCharacters(QStringLiteral("plain"), 40), QStringLiteral("plain"));
        QCOMPARE(firstCharacters(QString(), 40), QString());
        QVERIFY(firstCharacters(u'm' + QStringLiteral("\u0301").repeated(5000), 40).size() <= 400);
        const Settings settings(fileWith("[household]\ntheme=" + QStringLiteral("🐀").repeated(60).toUtf8() + "\n"));
        QCOMPARE(settings.problems().constFirst().toMap().value("value").toString(), QStringLiteral("🐀").repeated(40));
    }
};

QTEST_MAIN(SettingsFile)
#include "tst_settings_file.moc"
