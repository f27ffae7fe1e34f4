// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/interface_language.h"
#include "app/household/settings.h"
#include "app/library/rule_library.h"

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

    void rulingsAreKept() {
        const QString file = m_folder.filePath("rulings.ini");
        QFile::remove(file);
        {
            Settings settings(file);
            QSignalSpy changed(&settings, &Settings::rulingsChanged);
            QCOMPARE(settings.rulingsOf("messina").size(), 28);
            QCOMPARE(settings.rulingsOf("messina").value("refresh-repeat").toString(), QStringLiteral("once"));
            QCOMPARE(settings.rulingPreset("messina"), QStringLiteral("default"));
            QCOMPARE(settings.departuresOf("messina"), 0);
            QVERIFY(settings.setRuling("messina", "refresh-repeat", "repeat"));
            QVERIFY(settings.setRuling("messina", "popularity-tie", "all-full"));
            QVERIFY(settings.setRuling("messina", "popularity-tie", "all-full"));
            QCOMPARE(changed.size(), 2);
            QCOMPARE(settings.departuresOf("messina"), 2);
            QCOMPARE(settings.rulingPreset("messina"), QString());
            settings.setTheme("candle");
        }
        {
            Settings again(file);
            QVERIFY(again.problems().isEmpty());
            QCOMPARE(again.rulingsOf("messina").value("refresh-repeat").toString(), QStringLiteral("repeat"));
            QCOMPARE(again.rulingsOf("messina").value("popularity-tie").toString(), QStringLiteral("all-full"));
            QCOMPARE(again.rulingsOf("messina").value("refresh-price").toString(), QStringLiteral("any-token"));
            QCOMPARE(again.theme(), QStringLiteral("candle"));
            QVERIFY(again.setRuling("messina", "refresh-repeat", "once"));
            QCOMPARE(again.departuresOf("messina"), 1);
        }
        // A default has no line of its own.
        QFile lines(file);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        const QByteArray bytes = lines.readAll();
        QVERIFY2(bytes.contains("[rulings]\nmessina\\popularity-tie=all-full\n") && !bytes.contains("refresh-repeat"), bytes);
        QVERIFY(!QFile::exists(file + ".broken"));
    }

    void whatNobodyCanAnswerChangesNothing() {
        const QString file = m_folder.filePath("untouched.ini");
        Settings settings(file);
        QSignalSpy changed(&settings, &Settings::rulingsChanged);
        QVERIFY(!settings.setRuling("messina", "refresh-often", "repeat"));
        QVERIFY(!settings.setRuling("messina", "refresh-repeat", "sometimes"));
        QVERIFY(!settings.setRuling("messina", {}, {}));
        QVERIFY(!settings.setRuling("chess", "refresh-repeat", "repeat"));
        QVERIFY(!settings.setRuling("orleans", "refresh-repeat", "repeat"));
        QVERIFY(!settings.applyPreset("messina", "fr"));
        QVERIFY(!settings.applyPreset("messina", {}));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(settings.departuresOf("messina"), 0);
        QVERIFY(!QFile::exists(file));
    }

    void allAnswersInOneMap() {
        const QString file = m_folder.filePath("map.ini");
        QFile::remove(file);
        Settings settings(file);
        QVERIFY(settings.setRuling("messina", "refresh-repeat", "repeat"));
        QVariantMap answers = settings.rulingsOf("messina");
        answers["refresh-price"] = "no-coin";
        settings.setRulings("messina", answers);
        QCOMPARE(settings.rulingsOf("messina"), answers);
        QCOMPARE(Settings(file).rulingsOf("messina"), answers);
        QSignalSpy changed(&settings, &Settings::rulingsChanged);
        settings.setRulings("messina", {{"refresh-price", "wood"}, {"refresh-repeat", "once"}});
        settings.setRulings("messina", {{"refresh-often", "once"}});
        QCOMPARE(changed.size(), 0);
        QCOMPARE(settings.rulingsOf("messina"), answers);
        settings.setRulings("messina", {{"refresh-price", "no-coin"}});
        QCOMPARE(settings.departuresOf("messina"), 1);
    }

    void presetsAnswerAllAtOnce() {
        const QString file = m_folder.filePath("preset.ini");
        QFile::remove(file);
        Settings settings(file);
        QVERIFY(settings.setRuling("messina", "port-corners", "random"));
        for (const char* preset : {"pl", "cs", "ru", "de"}) {
            QVERIFY(settings.applyPreset("messina", preset));
            const auto wanted = magister::presetRulings(magister::RuleLibrary::shared(QStringLiteral("messina")).catalogue(), preset);
            QCOMPARE(settings.rulingsOf("messina"), wanted);
            QCOMPARE(settings.rulingsOf("messina").value("port-corners").toString(), QStringLiteral("printed"));
            // An edition that says the same as the default, or as one before it, goes by that name.
            QVERIFY(!settings.rulingPreset("messina").isEmpty());
            const Settings again(file);
            QVERIFY(again.problems().isEmpty());
            QCOMPARE(again.rulingsOf("messina"), settings.rulingsOf("messina"));
        }
        QVERIFY(settings.applyPreset("messina", "cs"));
        QCOMPARE(settings.rulingPreset("messina"), QStringLiteral("cs"));
        QCOMPARE(settings.rulingsOf("messina").value("big-fire-one-flame").toString(), QStringLiteral("two-plus-neighbour"));
        QVERIFY(settings.applyPreset("messina", "default"));
        QCOMPARE(settings.departuresOf("messina"), 0);
    }

    void eachGameHasItsOwnRulings() {
        const QString file = m_folder.filePath("two-games.ini");
        QFile::remove(file);
        Settings settings(file);
        QVERIFY(settings.setRuling("orleans", "bank-size", "box-tokens"));
        QVERIFY(settings.setRuling("messina", "refresh-repeat", "repeat"));
        QCOMPARE(settings.departuresOf("orleans"), 1);
        QCOMPARE(settings.rulingPreset("orleans"), QString());
        QCOMPARE(settings.presetsOf("orleans"), QStringList{"default"});
        QVERIFY(!settings.applyPreset("orleans", "pl"));
        QVERIFY(settings.applyPreset("messina", "default"));
        const Settings again(file);
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(again.rulingsOf("orleans").value("bank-size").toString(), QStringLiteral("box-tokens"));
        QCOMPARE(again.departuresOf("messina"), 0);
        QCOMPARE(again.rulings().value("orleans").toMap(), again.rulingsOf("orleans"));
        QVERIFY(settings.applyPreset("orleans", "default"));
        QCOMPARE(settings.rulingPreset("orleans"), QStringLiteral("default"));
        QVERIFY(settings.rulingsOf("chess").isEmpty());
    }

    void eachGameHasItsOwnHabits() {
        const QString file = m_folder.filePath("habits.ini");
        QFile::remove(file);
        {
            Settings settings(file);
            QCOMPARE(settings.table().value("game").toString(), QStringLiteral("messina"));
            QCOMPARE(settings.table().value("orleans/extraTiles"), QVariant(false));
            settings.setTable({{"game", "orleans"}, {"orleans/extraTiles", true}, {"messina/boards", "advanced"}});
            settings.setTable({{"orleans/boards", "advanced"}});
            settings.setTable({{"boards", "advanced"}});
            settings.setTable({{"game", "chess"}});
        }
        const Settings again(file);
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(again.table().value("game").toString(), QStringLiteral("orleans"));
        QCOMPARE(again.table().value("orleans/extraTiles"), QVariant(true));
        QCOMPARE(again.table().value("orleans/fewerTiles"), QVariant(false));
        QCOMPARE(again.table().value("messina/boards").toString(), QStringLiteral("advanced"));
        QCOMPARE(again.table().value("messina/scrolls").toString(), QStringLiteral("basic"));
    }

    /// As a program wrote them that knew one game.
    void whatNamesNoGameIsOfTheFirst() {
        const QString name = fileWith("[table]\nboards=advanced\npriorityTile=true\nplayers=3\n[rulings]\nrefresh-repeat=repeat\n");
        Settings settings(name);
        QVERIFY(settings.problems().isEmpty());
        QCOMPARE(settings.table().value("game").toString(), QStringLiteral("messina"));
        QCOMPARE(settings.table().value("messina/boards").toString(), QStringLiteral("advanced"));
        QCOMPARE(settings.table().value("messina/priorityTile"), QVariant(true));
        QCOMPARE(settings.rulingsOf("messina").value("refresh-repeat").toString(), QStringLiteral("repeat"));
        QCOMPARE(settings.departuresOf("orleans"), 0);
        // What is written next names the game, and nothing is lost or told twice.
        QVERIFY(settings.setRuling("orleans", "bank-size", "box-tokens"));
        settings.setTable({{"players", 2}});
        QFile lines(name);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        const QByteArray bytes = lines.readAll();
        QVERIFY2(bytes.contains("messina\\refresh-repeat=repeat") && bytes.contains("messina\\boards=advanced") &&
                     !bytes.contains("\nboards=") && !bytes.contains("\nrefresh-repeat="), bytes);
        const Settings again(name);
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(again.table(), settings.table());
        QCOMPARE(again.rulings(), settings.rulings());
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
        QTest::newRow("of another game") << QByteArray("orleans\\refresh-price=no-coin") << "rulings/orleans/refresh-price"
                                         << "orleans/refresh-price" << "bank-size, ";
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
        QCOMPARE(settings.rulingsOf("messina").size(), 28);
        QCOMPARE(settings.rulingsOf("messina").value("refresh-price").toString(), QStringLiteral("any-token"));
        QCOMPARE(settings.rulingsOf("messina").value("refresh-repeat").toString(), QStringLiteral("repeat"));
        QFile kept(name + ".broken");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        // The next choice writes a sound file.
        QVERIFY(settings.setRuling("messina", "refresh-price", "no-coin"));
        const Settings again(name);
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(again.rulingsOf("messina"), settings.rulingsOf("messina"));
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
