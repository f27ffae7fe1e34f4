// SPDX-License-Identifier: GPL-3.0-or-later
#include "household/interface_language.h"
#include "household/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using magister::InterfaceLanguage;
using magister::Settings;

class Household : public QObject {
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
    void choicesAreKept() {
        const QString file = m_folder.filePath("fresh/settings.ini");
        {
            Settings settings(file);
            QVERIFY(settings.problems().isEmpty());
            QCOMPARE(settings.language(), QString());
            settings.setLanguage("cs");
            settings.setTheme("candle");
            settings.setTextScale(1.25);
            settings.setMotion("off");
        }
        const Settings again(file);
        QCOMPARE(again.language(), QStringLiteral("cs"));
        QCOMPARE(again.theme(), QStringLiteral("candle"));
        QCOMPARE(again.textScale(), 1.25);
        QCOMPARE(again.motion(), QStringLiteral("off"));
        QVERIFY(again.problems().isEmpty());
    }

    void whatIsNotAllowedChangesNothing() {
        Settings settings(m_folder.filePath("none.ini"));
        settings.setLanguage("tlh");
        settings.setTheme("neon");
        settings.setTextScale(9);
        settings.setTextScale(qQNaN());
        settings.setMotion("");
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.theme(), QStringLiteral("parchment"));
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.motion(), QStringLiteral("normal"));
    }

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
        QCOMPARE(settings.problems().constFirst().toMap().value("kind").toString(), QStringLiteral("unreadable"));
    }

    void aLanguageIsChosenAndRemembered() {
        Settings settings(m_folder.filePath("language.ini"));
        InterfaceLanguage language(&settings, nullptr);
        QVERIFY(!language.chosen());
        QVERIFY(InterfaceLanguage::codes().contains(language.current()));
        QSignalSpy changed(&language, &InterfaceLanguage::changed);
        QVERIFY(!language.choose("xx"));
        QCOMPARE(changed.count(), 0);
        QVERIFY(language.choose("cs"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(language.name(), QStringLiteral("Čeština"));
        QCOMPARE(settings.language(), QStringLiteral("cs"));
        QVERIFY(language.use("de"));
        QCOMPARE(language.current(), QStringLiteral("de"));
        QCOMPARE(settings.language(), QStringLiteral("cs"));
    }
};

QTEST_MAIN(Household)
#include "tst_household.moc"
