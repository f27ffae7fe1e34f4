// SPDX-License-Identifier: GPL-3.0-or-later
// The people of the household: known by name, each with settings of their own that survive damage, later programs,
// other programs that write beside this one, and the files of programs that knew no people.
#include "app/household/interface_language.h"
#include "app/household/settings.h"

#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using magister::InterfaceLanguage;
using magister::People;
using magister::Settings;

namespace {

QStringList namesOf(const People& people) {
    QStringList names;
    for (const QVariant& each : people.all())
        names.append(each.toMap().value("name").toString());
    return names;
}

/// What another program does: people come, somebody decides something, the household decides something.
int writeBeside(const QString& file, const QString& mark) {
    Settings settings(file);
    for (int i = 0; i < 15; ++i) {
        const QString who = settings.people()->meet(mark + QString::number(i), {{"language", "cs"}});
        if (!settings.people()->decide(who, "theme", "candle")) return 1;
        settings.setTable({{"players", 1 + i % 4}});
        settings.decide({}, "hexes", i % 2 ? "calm" : "detailed");
    }
    return 0;
}

} // namespace

class tst_People : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString file() const { return m_folder->filePath("settings.ini"); }
    QString fileWith(const QByteArray& bytes) const {
        QFile written(file());
        if (!written.open(QIODevice::WriteOnly) || written.write(bytes) != bytes.size()) qFatal("no file");
        return file();
    }
    QByteArray bytes() const {
        QFile read(file());
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    static QVariantMap problem(const Settings& settings, int n = 0) { return settings.problems().value(n).toMap(); }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatEachHasDecidedIsKept() {
        QString anna, bozena;
        {
            Settings settings(file());
            People& people = *settings.people();
            QVERIFY(people.all().isEmpty());
            anna = people.meet("Anna");
            bozena = people.meet(" Božena,  die Zweite", {{"language", "cs"}, {"help", "none"}, {"tincture", "violet"}});
            QVERIFY(!anna.isEmpty() && !bozena.isEmpty() && anna != bozena);
            QCOMPARE(people.meet("ANNA"), anna);
            for (const auto& [key, value] : {std::pair<QString, QVariant>{"theme", "candle"}, {"textScale", 1.5}, {"motion", "off"},
                                             {"layout", "column"}, {"areas", "growing"}, {"hexes", "calm"}, {"askBeforeEnding", false},
                                             {"language", "ru"}, {"help", "some"}, {"tincture", "ruby"}})
                QVERIFY2(people.decide(anna, key, value), qPrintable(key));
        }
        Settings again(file());
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(namesOf(*again.people()), QStringList({"Anna", "Božena, die Zweite"}));
        QCOMPARE(again.people()->ownOf(anna),
                 QVariantMap({{"theme", "candle"}, {"textScale", 1.5}, {"motion", "off"}, {"layout", "column"}, {"areas", "growing"},
                              {"hexes", "calm"}, {"askBeforeEnding", false}, {"language", "ru"}, {"help", "some"}, {"tincture", "ruby"}}));
        QCOMPARE(again.people()->ownOf(bozena), QVariantMap({{"language", "cs"}, {"help", "none"}, {"tincture", "violet"}}));
        QCOMPARE(again.people()->idOf("božena, DIE zweite"), bozena);
        // A decision is taken back, and the household's counts.
        QVERIFY(again.people()->decide(anna, "theme", QString()));
        QVERIFY(!Settings(file()).people()->ownOf(anna).contains("theme"));
    }

    void whatCannotBeChangesNothing() {
        Settings settings(file());
        People& people = *settings.people();
        const QString anna = people.meet("Anna"), karl = people.meet("Karl");
        const QByteArray before = bytes();
        QCOMPARE(people.meet("  "), QString());
        QCOMPARE(people.meet(QString(21, 'x')), QString());
        QCOMPARE(people.meet("Ota", {{"language", "tlh"}}), QString());
        QCOMPARE(people.meet("Ota", {{"wine", "red"}}), QString());
        QVERIFY(!people.decide(anna, "theme", "neon"));
        QVERIFY(!people.decide(anna, "wine", "red"));
        QVERIFY(!people.decide(anna, "name", "Karl"));
        QVERIFY(!people.decide("nobody", "theme", "candle"));
        QVERIFY(!people.rename(anna, "karl"));
        QVERIFY(!people.rename(anna, " "));
        QVERIFY(!people.rename("nobody", "Ota"));
        QVERIFY(!people.remove("nobody"));
        people.setOwner("nobody");
        QVERIFY(!settings.decide({}, "help", "none"));
        QVERIFY(!settings.decide({}, "theme", "neon"));
        QCOMPARE(people.owner(), QString());
        QCOMPARE(namesOf(people), QStringList({"Anna", "Karl"}));
        QCOMPARE(bytes(), before);
    }

    void aPersonIsRenamedAndRemoved() {
        Settings settings(file());
        People& people = *settings.people();
        const QString anna = people.meet("Anna", {{"language", "pl"}}), karl = people.meet("Karl");
        settings.setTable({{"players", 3}, {"name1", "anna"}, {"name2", "Karl"}, {"language1", "pl"}});
        people.setOwner(karl);
        QSignalSpy changed(&people, &People::changed);
        QVERIFY(people.rename(anna, "Anna Maria"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(settings.table().value("name1").toString(), "Anna Maria");
        QCOMPARE(people.ownOf(anna).value("language").toString(), "pl");
        // Another case of the letters is another name of the same person.
        QVERIFY(people.rename(anna, "anna maria"));
        QVERIFY(people.remove(karl));
        QCOMPARE(settings.table().value("name2").toString(), QString());
        QCOMPARE(people.owner(), QString());
        Settings again(file());
        QVERIFY(again.problems().isEmpty());
        QCOMPARE(namesOf(*again.people()), QStringList({"anna maria"}));
        QVERIFY(!bytes().contains("Karl"));
        // Who was removed does not come back with the last table.
        QVERIFY(again.people()->remove(anna));
        QVERIFY(Settings(file()).people()->all().isEmpty());
    }

    void anOldFileIsCarriedOver() {
        fileWith("[household]\nlanguage=de\ntheme=candle\naskBeforeEnding=false\n"
                 "[table]\nplayers=2\nname1=Anna\nlanguage1=pl\nhelp1=some\nseat1=violet\nseat4=ruby\nname2=Karl\nname3=Ota\n");
        {
            const Settings settings(file());
            QVERIFY(settings.problems().isEmpty());
            QCOMPARE(settings.theme(), "candle");
            QVERIFY(!settings.askBeforeEnding());
        }
        Settings again(file());
        QVERIFY(again.problems().isEmpty());
        People& people = *again.people();
        // The third did not sit at the last table.
        QCOMPARE(namesOf(people), QStringList({"Anna", "Karl"}));
        QCOMPARE(people.ownOf(people.idOf("Anna")), QVariantMap({{"language", "pl"}, {"help", "some"}, {"tincture", "violet"}}));
        QCOMPARE(people.ownOf(people.idOf("Karl")), QVariantMap({{"help", "full"}, {"tincture", "sapphire"}}));
        QCOMPARE(again.table().value("name1").toString(), "Anna");
        QVERIFY(people.remove(people.idOf("Karl")));
        QCOMPARE(namesOf(*Settings(file()).people()), QStringList({"Anna"}));
        QVERIFY(!QFile::exists(file() + ".broken"));
    }

    void aBadEntryIsToldAndTheRestHolds_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("known");
        QTest::newRow("a theme that is not") << QByteArray("b\\name=Karl\nb\\theme=neon\n") << "value" << "people/b/theme" << "neon" << true;
        QTest::newRow("a size that is not") << QByteArray("b\\name=Karl\nb\\textScale=nan\n") << "value" << "people/b/textScale" << "nan" << true;
        QTest::newRow("a later preference") << QByteArray("b\\name=Karl\nb\\music=lute\n") << "later" << "people/b/music" << "music" << true;
        QTest::newRow("no name") << QByteArray("b\\theme=candle\n") << "person" << "people/b/name" << "" << false;
        QTest::newRow("a long name") << QByteArray("b\\name=" + QByteArray(30, 'k') + "\n") << "person" << "people/b/name" << QString(30, 'k') << false;
        QTest::newRow("a name twice") << QByteArray("b\\name=ANNA\n") << "person" << "people/b/name" << "ANNA" << false;
        QTest::newRow("a group below") << QByteArray("b\\name=Karl\nb\\theme\\deep=candle\n") << "later" << "people/b/theme/deep" << "theme/deep" << true;
    }
    void aBadEntryIsToldAndTheRestHolds() {
        QFETCH(const QByteArray, lines);
        QFETCH(const bool, known);
        const QByteArray all = "[household]\nlanguage=ru\n[people]\nformat=1\nscreen=a\na\\name=Anna\na\\theme=candle\n" + lines + "[table]\nplayers=3\n";
        Settings settings(fileWith(all));
        QCOMPARE(settings.problems().size(), 1);
        QTEST(problem(settings).value("kind").toString(), "kind");
        QTEST(problem(settings).value("place").toString(), "place");
        QTEST(problem(settings).value("value").toString(), "value");
        QCOMPARE(namesOf(*settings.people()), known ? QStringList({"Anna", "Karl"}) : QStringList({"Anna"}));
        QCOMPARE(settings.people()->ownOf("a"), QVariantMap({{"theme", "candle"}}));
        QCOMPARE(settings.theme(), "candle");
        QCOMPARE(settings.table().value("players").toInt(), 3);
        QFile kept(file() + ".broken");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), all);
        // Others write, and what was not understood is still there for the program that does.
        QVERIFY(settings.people()->decide("a", "motion", "off"));
        settings.people()->meet("Ota");
        const QSettings before(fileWith(all) + ".broken", QSettings::IniFormat), after(file(), QSettings::IniFormat);
        for (const QString& key : before.allKeys())
            QCOMPARE(after.value(key), before.value(key));
    }

    void peopleOfALaterProgramAreLeftAlone() {
        const QByteArray all = "[household]\ntheme=candle\n\n[people]\na\\name=Anna\na\\looks=@Variant(x)\nformat=2\n\n[table]\nname1=Karl\nplayers=3\n";
        Settings settings(fileWith(all));
        QCOMPARE(settings.problems().size(), 1);
        QCOMPARE(problem(settings).value("kind").toString(), "later");
        QCOMPARE(problem(settings).value("place").toString(), "people/format");
        QCOMPARE(settings.theme(), "candle");
        QVERIFY(settings.people()->all().isEmpty());
        QCOMPARE(settings.people()->meet("Karl"), QString());
        QCOMPARE(bytes(), all);
        settings.setMotion("off");
        QVERIFY(bytes().contains("a\\name=Anna") && bytes().contains("format=2") && bytes().contains("motion=off"));
    }

    void twoProgramsLoseNoneOfTheOthersPeople() {
        Settings here(file());
        QVERIFY(!here.people()->meet("Before").isEmpty());
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedChannels);
        other.start(QCoreApplication::applicationFilePath(), {"--beside", file(), "there"});
        QVERIFY(other.waitForStarted());
        QCOMPARE(writeBeside(file(), "here"), 0);
        QVERIFY(here.people()->decide(here.people()->idOf("Before"), "theme", "candle"));
        QVERIFY(other.waitForFinished(60000));
        QCOMPARE(other.exitCode(), 0);
        here.people()->refresh();
        QCOMPARE(here.people()->all().size(), 31);
        for (const QVariant& each : here.people()->all()) {
            QCOMPARE(each.toMap().value("own").toMap().value("theme").toString(), "candle");
            if (each.toMap().value("name") != "Before") QCOMPARE(each.toMap().value("own").toMap().value("language").toString(), "cs");
        }
        QVERIFY(Settings(file()).problems().isEmpty());
    }

    void whatAnotherProgramDidIsSeen() {
        Settings here(file());
        const QString anna = here.people()->meet("Anna");
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {"--remove", file(), "Anna"});
        QVERIFY(other.waitForFinished(60000));
        QCOMPARE(other.exitCode(), 0);
        // Nobody is left behind by a decision for who is not there any more.
        QVERIFY(!here.people()->decide(anna, "theme", "candle"));
        QVERIFY(here.people()->all().isEmpty());
        QVERIFY(!bytes().contains("theme"));
    }

    void theScreenIsOfOnePersonOrOfAll() {
        Settings settings(file());
        InterfaceLanguage language(&settings, nullptr);
        QVERIFY(language.choose("en"));
        const QString anna = settings.people()->meet("Anna", {{"language", "pl"}});
        QVERIFY(settings.people()->decide(anna, "textScale", 1.5));
        QSignalSpy scaled(&settings, &Settings::textScaleChanged), lit(&settings, &Settings::themeChanged);
        settings.people()->setOwner(anna);
        QCOMPARE(settings.textScale(), 1.5);
        QCOMPARE(scaled.size(), 1);
        QCOMPARE(lit.size(), 0);
        QCOMPARE(language.current(), "pl");
        QCOMPARE(settings.shownTo(), anna);
        // What is chosen on her screen is hers; what she has not decided is as the household has it.
        settings.setTheme("candle");
        QVERIFY(language.choose("de"));
        QCOMPARE(settings.household().value("theme").toString(), "parchment");
        QCOMPARE(settings.household().value("language").toString(), "en");
        QVERIFY(settings.decide({}, "hexes", "calm"));
        QCOMPARE(settings.hexes(), "calm");
        settings.people()->setOwner({});
        QCOMPARE(settings.theme(), "parchment");
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(language.current(), "en");
        settings.people()->setOwner(anna);
        QCOMPARE(language.current(), "de");
        Settings again(file());
        QCOMPARE(again.theme(), "candle");
        QCOMPARE(again.shownTo(), anna);
    }

    void atATableTheScreenTakesOnWhatDoesNotMoveTheBoard() {
        Settings settings(file());
        People& people = *settings.people();
        const QString anna = people.meet("Anna"), karl = people.meet("Karl");
        for (const auto& [key, value] : {std::pair<QString, QVariant>{"theme", "candle"}, {"layout", "column"}, {"motion", "short"},
                                         {"askBeforeEnding", false}})
            QVERIFY(people.decide(anna, key, value));
        QVERIFY(people.decide(karl, "motion", "off"));
        // Of several, only the question and the motion.
        QSignalSpy lit(&settings, &Settings::themeChanged), asked(&settings, &Settings::askBeforeEndingChanged);
        settings.sit({"Anna", "Karl", ""}, 1);
        QCOMPARE(settings.theme(), "parchment");
        QCOMPARE(settings.layout(), "itself");
        QCOMPARE(settings.motion(), "off");
        QVERIFY(!settings.askBeforeEnding());
        settings.sit({"Anna", "Karl", ""}, 2);
        QVERIFY(settings.askBeforeEnding());
        settings.sit({"Anna", "Karl", ""}, 3);
        QVERIFY(settings.askBeforeEnding());
        QCOMPARE(lit.size(), 0);
        QCOMPARE(asked.size(), 2);
        settings.sit({"Anna", ""}, 2);
        QCOMPARE(settings.motion(), "short");
        // Alone: all, and what is chosen meanwhile is theirs.
        settings.sit({"anna"}, 1);
        QCOMPARE(settings.theme(), "candle");
        QCOMPARE(settings.layout(), "column");
        QCOMPARE(settings.shownTo(), anna);
        settings.setTextScale(1.25);
        settings.sit({}, 0);
        QCOMPARE(settings.theme(), "parchment");
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.motion(), "normal");
        QCOMPARE(people.ownOf(anna).value("textScale").toDouble(), 1.25);
        // The owner of the screen stands back for somebody else who plays alone, and only then.
        people.setOwner(anna);
        settings.sit({"Karl"}, 1);
        QCOMPARE(settings.theme(), "parchment");
        settings.sit({"Karl", "Ota"}, 1);
        QCOMPARE(settings.theme(), "candle");
    }

    void aPersonBringsWhatTheyLikeToASeat() {
        Settings settings(file());
        People& people = *settings.people();
        const QString anna = people.meet("Anna", {{"language", "pl"}, {"help", "some"}, {"tincture", "saffron"}});
        const QString karl = people.meet("Karl", {{"tincture", "saffron"}});
        QVariantMap table = settings.table();
        table.insert("language1", "ru");
        table = settings.seated(table, 0, anna);
        QCOMPARE(table.value("name1").toString(), "Anna");
        QCOMPARE(table.value("language1").toString(), "pl");
        QCOMPARE(table.value("help1").toString(), "some");
        QCOMPARE(table.value("seat1").toString(), "saffron");
        QCOMPARE(table.value("seat3").toString(), "ruby");
        // Who comes second finds the tincture taken, and keeps the one of the seat.
        table.insert("language2", "ru");
        table = settings.seated(table, 1, karl);
        QCOMPARE(table.value("seat1").toString(), "saffron");
        QCOMPARE(table.value("seat2").toString(), "sapphire");
        QCOMPARE(table.value("language2").toString(), QString());
        QCOMPARE(table.value("help2").toString(), "full");
        QCOMPARE(settings.seated(table, 2, "nobody"), table);
        settings.setTable(table);
        QCOMPARE(settings.table(), table);
    }
};

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    if (words.value(1) == "--beside") return writeBeside(words.value(2), words.value(3));
    if (words.value(1) == "--remove") {
        Settings settings(words.value(2));
        return settings.people()->remove(settings.people()->idOf(words.value(3))) ? 0 : 1;
    }
    tst_People test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_people.moc"
