// SPDX-License-Identifier: GPL-3.0-or-later
#include "content/person_name.h"
#include "household/interface_language.h"
#include "household/people.h"
#include "household/preferences.h"
#include "household/settings.h"
#include "library/rule_library.h"
#include "library/ruling_rows.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

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
            settings.setLayout("column");
            settings.setAreas("growing");
            settings.setHexes("calm");
            QVERIFY(settings.askBeforeEnding());
            settings.setAskBeforeEnding(false);
        }
        const Settings again(file);
        QCOMPARE(again.language(), QStringLiteral("cs"));
        QCOMPARE(again.theme(), QStringLiteral("candle"));
        QCOMPARE(again.textScale(), 1.25);
        QCOMPARE(again.motion(), QStringLiteral("off"));
        QCOMPARE(again.layout(), QStringLiteral("column"));
        QCOMPARE(again.areas(), QStringLiteral("growing"));
        QCOMPARE(again.hexes(), QStringLiteral("calm"));
        QVERIFY(!again.askBeforeEnding());
        QVERIFY(again.problems().isEmpty());
    }

    void theLastTableIsKept() {
        const QString file = m_folder.filePath("table/settings.ini");
        QVariantMap wanted;
        {
            Settings settings(file);
            QCOMPARE(settings.table().value("players").toInt(), 2);
            QCOMPARE(settings.table().value("dealing").toString(), QStringLiteral("steps"));
            settings.setTable({{"players", 3}, {"name1", "Anna, die Erste"}, {"seat1", "violet"}, {"seat4", "ruby"},
                               {"language2", "ru"}, {"help2", "none"}, {"shuffled", false}, {"dealing", "once"}});
            settings.setHandOver("curtain");
            wanted = settings.table();
            QCOMPARE(wanted.value("players").toInt(), 3);
        }
        const Settings again(file);
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(again.table(), wanted);
        QCOMPARE(again.table().value("name1").toString(), QStringLiteral("Anna, die Erste"));
        QCOMPARE(again.table().value("shuffled"), QVariant(false));
        QCOMPARE(again.handOver(), QStringLiteral("curtain"));
    }

    void aTableThatCannotBeIsNotKept() {
        Settings settings(m_folder.filePath("no-table.ini"));
        const QVariantMap usual = settings.table();
        settings.setTable({{"players", 5}});
        settings.setTable({{"players", 3}, {"seat1", "sapphire"}});
        settings.setTable({{"help1", "much"}});
        settings.setTable({{"language1", "tlh"}});
        settings.setTable({{"name1", QString(21, u'x')}});
        settings.setTable({{"wine", "red"}});
        settings.setHandOver("trumpet");
        QCOMPARE(settings.table(), usual);
        QCOMPARE(settings.handOver(), QStringLiteral("banner"));
        QVERIFY(!QFile::exists(m_folder.filePath("no-table.ini")));
    }

    void aStrangeTableIsReportedWhereItStands() {
        const Settings settings(fileWith("[table]\nplayers=7\nname2=Karl\nseat1=saffron\n"));
        QCOMPARE(settings.problems().size(), 2);
        QCOMPARE(settings.problems().at(0).toMap().value("place").toString(), QStringLiteral("table/players"));
        QCOMPARE(settings.problems().at(0).toMap().value("allowed").toString(), QStringLiteral("1, 2, 3, 4"));
        QCOMPARE(settings.problems().at(1).toMap().value("place").toString(), QStringLiteral("table/seat1"));
        QCOMPARE(settings.table().value("players").toInt(), 2);
        QCOMPARE(settings.table().value("name2").toString(), QStringLiteral("Karl"));
        QCOMPARE(settings.table().value("seat1").toString(), QStringLiteral("ruby"));
    }

    void whatIsNotAllowedChangesNothing() {
        Settings settings(m_folder.filePath("none.ini"));
        settings.setLanguage("tlh");
        settings.setTheme("neon");
        settings.setTextScale(9);
        settings.setTextScale(qQNaN());
        settings.setMotion("");
        settings.setLayout("rows");
        settings.setAreas("huge");
        settings.setHexes("dark");
        QCOMPARE(settings.layout(), QStringLiteral("itself"));
        QCOMPARE(settings.areas(), QStringLiteral("fixed"));
        QCOMPARE(settings.hexes(), QStringLiteral("detailed"));
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
        QVERIFY(settings.setRuling("refresh-repeat", "repeat"));
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

    void rulingsAreKept() {
        const QString file = m_folder.filePath("rulings.ini");
        QFile::remove(file);
        {
            Settings settings(file);
            QSignalSpy changed(&settings, &Settings::rulingsChanged);
            QCOMPARE(settings.rulings().size(), 28);
            QCOMPARE(settings.rulings().value("refresh-repeat").toString(), QStringLiteral("once"));
            QCOMPARE(settings.rulingPreset(), QStringLiteral("default"));
            QCOMPARE(settings.rulingDepartures(), 0);
            QVERIFY(settings.setRuling("refresh-repeat", "repeat"));
            QVERIFY(settings.setRuling("popularity-tie", "all-full"));
            QVERIFY(settings.setRuling("popularity-tie", "all-full"));
            QCOMPARE(changed.size(), 2);
            QCOMPARE(settings.rulingDepartures(), 2);
            QCOMPARE(settings.rulingPreset(), QString());
            settings.setTheme("candle");
        }
        {
            Settings again(file);
            QVERIFY(again.problems().isEmpty());
            QCOMPARE(again.rulings().value("refresh-repeat").toString(), QStringLiteral("repeat"));
            QCOMPARE(again.rulings().value("popularity-tie").toString(), QStringLiteral("all-full"));
            QCOMPARE(again.rulings().value("refresh-price").toString(), QStringLiteral("any-token"));
            QCOMPARE(again.theme(), QStringLiteral("candle"));
            QVERIFY(again.setRuling("refresh-repeat", "once"));
            QCOMPARE(again.rulingDepartures(), 1);
        }
        // A default has no line of its own.
        QFile lines(file);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        const QByteArray bytes = lines.readAll();
        QVERIFY2(bytes.contains("[rulings]\npopularity-tie=all-full\n") && !bytes.contains("refresh-repeat"), bytes);
        QVERIFY(!QFile::exists(file + ".broken"));
    }

    void whatNobodyCanAnswerChangesNothing() {
        const QString file = m_folder.filePath("untouched.ini");
        Settings settings(file);
        QSignalSpy changed(&settings, &Settings::rulingsChanged);
        QVERIFY(!settings.setRuling("refresh-often", "repeat"));
        QVERIFY(!settings.setRuling("refresh-repeat", "sometimes"));
        QVERIFY(!settings.setRuling({}, {}));
        QVERIFY(!settings.applyPreset("fr"));
        QVERIFY(!settings.applyPreset({}));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(settings.rulingDepartures(), 0);
        QVERIFY(!QFile::exists(file));
    }

    void allAnswersInOneMap() {
        const QString file = m_folder.filePath("map.ini");
        QFile::remove(file);
        Settings settings(file);
        QVERIFY(settings.setRuling("refresh-repeat", "repeat"));
        QVariantMap answers = settings.rulings();
        answers["refresh-price"] = "no-coin";
        settings.setProperty("rulings", answers);
        QCOMPARE(settings.rulings(), answers);
        QCOMPARE(Settings(file).rulings(), answers);
        QSignalSpy changed(&settings, &Settings::rulingsChanged);
        settings.setRulings({{"refresh-price", "wood"}, {"refresh-repeat", "once"}});
        settings.setRulings({{"refresh-often", "once"}});
        QCOMPARE(changed.size(), 0);
        QCOMPARE(settings.rulings(), answers);
        settings.setRulings({{"refresh-price", "no-coin"}});
        QCOMPARE(settings.rulingDepartures(), 1);
    }

    void presetsAnswerAllAtOnce() {
        const QString file = m_folder.filePath("preset.ini");
        QFile::remove(file);
        Settings settings(file);
        QVERIFY(settings.setRuling("port-corners", "random"));
        for (const char* preset : {"pl", "cs", "ru", "de"}) {
            QVERIFY(settings.applyPreset(preset));
            const auto wanted = magister::presetRulings(magister::RuleLibrary::shared().catalogue(), preset);
            QCOMPARE(settings.rulings(), magister::rulingsMap(wanted));
            QCOMPARE(settings.rulings().value("port-corners").toString(), QStringLiteral("printed"));
            // An edition that says the same as the default, or as one before it, goes by that name.
            QVERIFY(!settings.rulingPreset().isEmpty());
            const Settings again(file);
            QVERIFY(again.problems().isEmpty());
            QCOMPARE(again.rulings(), settings.rulings());
        }
        QVERIFY(settings.applyPreset("cs"));
        QCOMPARE(settings.rulingPreset(), QStringLiteral("cs"));
        QCOMPARE(settings.rulings().value("big-fire-one-flame").toString(), QStringLiteral("two-plus-neighbour"));
        QVERIFY(settings.applyPreset("default"));
        QCOMPARE(settings.rulingDepartures(), 0);
    }

    void badRulingsAreToldAndKeptOut_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("allowed");
        QTest::newRow("unknown question") << QByteArray("refresh-often=repeat") << "rulings/refresh-often" << "refresh-often"
                                          << "port-corners, ";
        QTest::newRow("unknown answer") << QByteArray("refresh-price=wood") << "rulings/refresh-price" << "wood"
                                        << "any-token, no-coin, no-big-fire";
        QTest::newRow("answer to another") << QByteArray("refresh-price=repeat") << "rulings/refresh-price" << "repeat"
                                           << "any-token, ";
        QTest::newRow("nothing") << QByteArray("refresh-price=") << "rulings/refresh-price" << ""
                                 << "any-token, ";
        QTest::newRow("two answers") << QByteArray("refresh-price=no-coin, no-big-fire") << "rulings/refresh-price"
                                     << "no-coin, no-big-fire" << "any-token, ";
        QTest::newRow("a group below") << QByteArray("refresh-price\\deep=no-coin") << "rulings/refresh-price/deep"
                                       << "refresh-price/deep" << "port-corners, ";
    }
    void badRulingsAreToldAndKeptOut() {
        QFETCH(QByteArray, line);
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, allowed);
        const QByteArray bytes = "[rulings]\nrefresh-repeat=repeat\n" + line + "\n";
        const QString name = fileWith(bytes);
        Settings settings(name);
        QCOMPARE(settings.problems().size(), 1);
        const QVariantMap problem = settings.problems().constFirst().toMap();
        QCOMPARE(problem.value("kind").toString(), QStringLiteral("value"));
        QCOMPARE(problem.value("place").toString(), place);
        QCOMPARE(problem.value("value").toString(), value);
        QVERIFY2(problem.value("allowed").toString().startsWith(allowed), qPrintable(problem.value("allowed").toString()));
        QCOMPARE(settings.rulings().size(), 28);
        QCOMPARE(settings.rulings().value("refresh-price").toString(), QStringLiteral("any-token"));
        QCOMPARE(settings.rulings().value("refresh-repeat").toString(), QStringLiteral("repeat"));
        QFile kept(name + ".broken");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        // The next choice writes a sound file.
        QVERIFY(settings.setRuling("refresh-price", "no-coin"));
        const Settings again(name);
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(again.rulings(), settings.rulings());
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
