// SPDX-License-Identifier: GPL-3.0-or-later
// A household as each released version leaves it opens in this one, and is not touched by looking; what a later version has
// left is left alone, and that is said. Before a release, MAGISTER_KEEP_VERSION=tests/app/versions/<version> adds one.
#include "tests/app/shelf_room.h"

#include "app/desktop/window_place.h"
#include "app/devices/remembered_tables.h"
#include "app/library/bookmarks.h"
#include "app/network/letter_numbers.h"
#include "app/network/seat_book.h"
#include "app/orleans/table/orleans_table.h"
#include "app/teaching/learning_record.h"
#include "app/teaching/memory/memory_store.h"

#include <QDirIterator>

using namespace magister;
using namespace magister::test;
using orleans::OrleansTable;

class tst_EarlierVersions : public QObject, private ShelfRoom {
    Q_OBJECT

    using Files = QMap<QString, QByteArray>;

    static QString versions() { return QStringLiteral(MAGISTER_SOURCE_DIR "/tests/app/versions"); }
    /// Without the cards of the shelf, which are made anew at any time.
    static Files filesIn(const QString& folder) {
        Files files;
        for (QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            const QString path = it.next(), name = QDir(folder).relativeFilePath(path);
            const bool isCard = name.startsWith("games/") && (name.endsWith(".json") || name.endsWith(".png"));
            if (!isCard) files.insert(name, contentOf(path));
        }
        return files;
    }
    static void putAll(const Files& files, const QString& folder) {
        for (auto file = files.begin(); file != files.end(); ++file) {
            const QString path = folder + u'/' + file.key();
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            put(path, file.value());
        }
    }
    QString in(const char* file) const { return m_folder->filePath(file); }
    static RememberedTable joined() {
        return {"2K0000-G2KF7Z-5NGMRT-QDM43R-BRERXP-8FW8P0-0TDAES-CFESJP", "orleans", {"Anna", "Karl"}, {2}, "Karl"};
    }
    /// Who plays at the table of Orléans, which is hosted.
    static constexpr int guestSeat = 2;
    static constexpr quint16 port = 4711;
    static QString tableId() { return "0123ABCD"; }
    static network::SeatBook::Entry guest() { return {"Karl", QByteArray(32, 'k')}; }
    static QString lettersBeside(const QString& seats) { return seats + ".letters"; }
    static QVariantMap orleansWish() {
        QVariantMap all = wish(2);
        all.insert({{"game", "orleans"}, {"extraTiles", "true"}});
        return all;
    }
    void playOrleans(OrleansTable& table, int commands) {
        while (commands-- > 0) {
            const auto player = static_cast<orleans::PlayerIndex>(table.activeSeat() - 1);
            const auto list = orleans::choices(table.definition(), table.state(), player, orleans::Listing::LegalOnly);
            QVERIFY(!table.play(list[m_random.below(static_cast<std::uint32_t>(list.size()))].command));
        }
    }
    static LessonProgress progress() { return {{StepTrace{"welcome", {}, {}}}, 1, true}; }

    /// What a household leaves behind: what it has chosen, learnt, marked and played.
    void live() {
        {
            Settings settings(in("settings.ini"));
            const QVariantMap chosen{{"language", "cs"}, {"theme", "candle"}, {"textScale", 1.25}, {"motion", "short"}, {"singleKeys", false}};
            for (auto one = chosen.begin(); one != chosen.end(); ++one)
                QVERIFY(settings.decide({}, one.key(), one.value()));
            QVERIFY(!settings.people()->meet("Anna", {{"language", "pl"}, {"help", "some"}, {"tincture", "violet"}}).isEmpty());
            settings.setHandOver("curtain");
            settings.setSounds(0.25);
            settings.setFound("messina", "hexes", true);
            settings.setTable({{"players", 3}, {"name1", "Anna"}});
            settings.setBroker("broker.example.org", "anna");
            QVERIFY(settings.setRuling("messina", "recall-step-four", "yes"));
            for (const char* lesson : {"01-first-round", "01-first-two-rounds"})
                QVERIFY(LearningRecord(in("learning.json")).store(lesson, progress()));
            QVERIFY(MemoryStore(in("memory")).change(settings.people()->idOf("Anna"), [](LearnerMemory& memory) {
                memory.studied("01-first-round", {"messina.move"}, {"messina.move"}, QDateTime({2026, 11, 28}, {12, 0}, Qt::UTC));
                memory.answeredDrill("orleans.overview.cycle", "fedcba9876543210", Outcome::Right, {2026, 11, 28});
                memory.answeredDrill("messina.fight.rats", "0123456789abcdef", Outcome::Right, {2026, 11, 28});
                memory.refusedRule("messina.move.standing-blocks", QDateTime({2026, 11, 28}, {12, 0}, Qt::UTC));
            }));
        }
        Bookmarks(in("bookmarks.txt")).toggle("messina.move");
        RememberedTables(in("joined.json")).keep(joined());
        put(in("window.ini"), "[window]\nmaximized=true\nplace=@Point(30 60)\nsize=@Size(900 700)\n");
        play(*begin(), 12);
        m_house->leave();
        const QStringList before = files();
        auto* const table = qobject_cast<OrleansTable*>(m_house->newGame(orleansWish()).table);
        QVERIFY(table);
        playOrleans(*table, 12);
        m_house->leave();
        QStringList added = files();
        for (const QString& each : before)
            added.removeOne(each);
        QCOMPARE(added.size(), 1);
        const QString seats = GameStore::seatsBeside(shelf() + u'/' + added.first());
        network::SeatBook book(seats, 2);
        book.setPlace(tableId(), port);
        QVERIFY(book.set(guestSeat, guest()));
        QCOMPARE(network::LetterNumbers(lettersBeside(seats)).keep("letter-writer", 7, network::LetterNumbers::Standing::Seated),
                 network::LetterNumbers::Kept::Yes);
    }
    /// That all of it is there again.
    void findAll() {
        Settings settings(in("settings.ini"));
        QCOMPARE(settings.problems(), QVariantList());
        QCOMPARE(settings.language(), "cs");
        QCOMPARE(settings.theme(), "candle");
        QCOMPARE(settings.textScale(), 1.25);
        QCOMPARE(settings.motion(), "short");
        QVERIFY(!settings.singleKeys());
        const QString anna = settings.people()->idOf("Anna");
        QCOMPARE(settings.people()->ownOf(anna), QVariantMap({{"language", "pl"}, {"help", "some"}, {"tincture", "violet"}}));
        QCOMPARE(settings.handOver(), "curtain");
        QCOMPARE(settings.sounds(), 0.25);
        QCOMPARE(settings.found().value("messina").toStringList(), QStringList{"hexes"});
        QCOMPARE(settings.table().value("players").toInt(), 3);
        QCOMPARE(settings.table().value("name1").toString(), "Anna");
        QCOMPARE(settings.broker(), "broker.example.org");
        QCOMPARE(settings.brokerUser(), "anna");
        QCOMPARE(settings.rulingsOf("messina").value("recall-step-four").toString(), "yes");
        const LearningRecord record(in("learning.json"));
        QVERIFY(!record.problem());
        for (const char* lesson : {"01-first-round", "01-first-two-rounds"})
            QVERIFY2(record.progress(lesson) && *record.progress(lesson) == progress(), lesson);
        MemoryStore store(in("memory"));
        const LearnerMemory memory = store.of(anna);
        QVERIFY(store.faults().isEmpty());
        QCOMPARE(memory.lessons.value("01-first-round").times, 1);
        QCOMPARE(memory.atoms["messina.fight.rats"].last, QList<Outcome>{Outcome::Right});
        QCOMPARE(memory.atoms["orleans.overview.cycle"].last, QList<Outcome>{Outcome::Right});
        QVERIFY(memory.atoms["messina.fight.rats"].due > QDate(2026, 11, 28));
        QCOMPARE(memory.refused.first().rule, "messina.move.standing-blocks");
        QCOMPARE(Bookmarks(in("bookmarks.txt")).rules(), QStringList{"messina.move"});
        RememberedTables tables(in("joined.json"));
        QCOMPARE(tables.all(), QList{joined()});
        QVERIFY(!tables.fault());
        const QVariantMap window = WindowPlace(in("window.ini")).properties({QRect(0, 0, 1920, 1080)});
        QCOMPARE(window, QVariantMap({{"width", 900}, {"height", 700}, {"x", 30}, {"y", 60}, {"startMaximized", true}}));
        QCOMPARE(files().size(), 2);
        for (const QString& file : files()) {
            const QVariantMap game = row(file);
            QVERIFY2(game.value("problem").toString().isEmpty() && game.value("known").toBool(), qPrintable(game.value("problem").toString()));
            Table* const table = m_house->openGame(file).table;
            QVERIFY(table && table->game() == game.value("game").toString());
            QVERIFY(table->log()->count() > 0);
            QCOMPARE(table->seatsAtTable().first().language, "pl");
            m_house->leave();
        }
        const QString hosted = orleansFile();
        QVERIFY(!hosted.isEmpty());
        const QString seats = GameStore::seatsBeside(shelf() + u'/' + hosted);
        const auto book = network::SeatBook::read(seats, 2);
        QVERIFY(book && book->at(guestSeat) == guest() && book->table() == tableId() && book->port() == port);
        QCOMPARE(network::LetterNumbers(lettersBeside(seats)).lastOf("letter-writer"), quint64{7});
    }
    /// Empty: there is none.
    QString orleansFile() {
        for (const QString& file : files())
            if (row(file).value("game").toString() == "orleans") return file;
        return {};
    }

private slots:
    void initTestCase() {
        // Progress and memory of the house are not those of whoever runs the tests.
        qputenv("XDG_DATA_HOME", m_home.filePath("data").toUtf8());
    }
    void init() { anew(); }
    void cleanup() { m_house.reset(); }

    void thisVersionFindsWhatItLeft() {
        live();
        findAll();
        const QString kept = qEnvironmentVariable("MAGISTER_KEEP_VERSION");
        if (!kept.isEmpty()) putAll(filesIn(m_folder->path()), QDir(QStringLiteral(MAGISTER_SOURCE_DIR)).filePath(kept));
    }

    void earlierVersionsOpen_data() {
        QTest::addColumn<QString>("folder");
        const QStringList names = QDir(versions()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!names.isEmpty());
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << versions() + u'/' + name;
    }
    void earlierVersionsOpen() {
        QFETCH(QString, folder);
        const Files left = filesIn(folder);
        putAll(left, m_folder->path());
        findAll();
        const Files now = filesIn(m_folder->path());
        for (auto file = left.begin(); file != left.end(); ++file)
            QVERIFY2(now.value(file.key()) == file.value(), qPrintable(file.key()));
        QVERIFY(now.keys().filter(".broken").isEmpty());
    }

    void laterVersionsAreLeftAlone() {
        live();
        const QStringList games = files();
        const QString seats = GameStore::seatsBeside("games/" + orleansFile()), anna = Settings(in("settings.ini")).people()->idOf("Anna");
        m_house.reset();
        Files later = filesIn(m_folder->path());
        const auto become = [&](const QString& file, const QByteArray& now, const QByteArray& then) {
            QVERIFY2(later.value(file).contains(now), qPrintable(file));
            later[file].replace(now, then);
        };
        const QString memory = later.keys().filter("memory/").first();
        become("settings.ini", "format=1", "format=2");
        become("learning.json", "magister-learning/1", "magister-learning/2");
        become(memory, "magister-memory/1", "magister-memory/2");
        for (const QString& game : games)
            become("games/" + game, "magister-game/1", "magister-game/2");
        become(seats, "magister-seats/1", "magister-seats/2");
        become(lettersBeside(seats), "magister-letters/1", "magister-letters/2");
        become("joined.json", "magister-joined/1", "magister-joined/9");
        putAll(later, m_folder->path());

        Settings settings(in("settings.ini"));
        QCOMPARE(settings.problems().size(), 1);
        QCOMPARE(settings.problems().first().toMap().value("kind").toString(), "later");
        QVERIFY(settings.people()->meet("Karl").isEmpty());
        LearningRecord record(in("learning.json"));
        QVERIFY(record.problem() && record.keptAs().isEmpty());
        QVERIFY(!record.store("02", progress()));
        MemoryStore store(in("memory"));
        QVERIFY(!store.change(anna, [](LearnerMemory& one) { one.openedArticle("messina.move", {2026, 11, 29}); }));
        QCOMPARE(store.faults().size(), 1);
        QVERIFY(store.faults().first().frozen);
        RememberedTables tables(in("joined.json"));
        QVERIFY(tables.all().isEmpty() && tables.fault() && tables.fault()->frozen);
        tables.keep(joined());
        m_house = house();
        for (const QString& game : games) {
            QVERIFY2(row(game).value("problem").toString().contains("later version"), qPrintable(row(game).value("problem").toString()));
            QVERIFY(!m_house->openGame(game).table);
        }
        bool isOfLater = false;
        QVERIFY(!network::SeatBook::read(in(qPrintable(seats)), 2, &isOfLater) && isOfLater);
        network::LetterNumbers letters(in(qPrintable(lettersBeside(seats))));
        QCOMPARE(letters.keep("letter-writer", 8, network::LetterNumbers::Standing::Seated), network::LetterNumbers::Kept::NotWritten);
        m_house.reset();
        const Files now = filesIn(m_folder->path());
        for (auto file = later.begin(); file != later.end(); ++file)
            QVERIFY2(now.value(file.key()) == file.value(), qPrintable(file.key()));
    }
};

QTEST_MAIN(tst_EarlierVersions)
#include "tst_earlier_versions.moc"
