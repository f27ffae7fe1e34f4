// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games that are opened on another thread: the screen goes on meanwhile, whoever waits can give it up, and nothing is
// lost by that. The large file is as large as the program reads at all, and takes far longer than anybody waits for a page.
#include "tests/app/long_game.h"
#include "tests/app/shelf_room.h"

#include "app/desktop/program.h"

#include <QTimer>

using namespace magister;
using namespace magister::test;

class tst_Opening : public QObject, private ShelfRoom {
    Q_OBJECT

    QByteArray m_long;
    QByteArray m_short;
    std::uint64_t m_hash{};
    std::unique_ptr<Program> m_program;

    QString large() const { return shelf() + "/large.game"; }
    MessinaTable* table() const { return qobject_cast<MessinaTable*>(m_program->currentTable()); }
    bool isOnTheTable() const { return table() && hashOf(*table()) == m_hash; }

private slots:
    void initTestCase() {
        anew();
        MessinaTable* begun = begin();
        play(*begun, 20);
        m_hash = hashOf(*begun);
        m_house->leave();
        m_short = contentOf(only());
        m_long = playedForEver(m_short);
        QVERIFY(m_long.size() > biggestSave - 2000 && m_long.size() <= biggestSave);
        m_house.reset();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(shelf()));
        put(large(), m_long);
        put(shelf() + "/small.game", m_short);
        m_program = std::make_unique<Program>();
        m_program->setBackend(house());
    }
    void cleanup() {
        m_program->setBackend(nullptr);
        QVERIFY(!journalInUse(large()));
        m_program.reset();
    }

    void aSmallGame() {
        QVERIFY(m_program->openGame("small.game"));
        QTRY_VERIFY(isOnTheTable());
        QVERIFY(!m_program->opening() && !m_program->looking());
        QCOMPARE(table()->seatsAtTable().first().name, "Anna");
        QVERIFY(!m_program->openGame("none.game"));
        QVERIFY(!m_program->opening());
    }

    /// As a file manager gives them: by name on the shelf, or from anywhere.
    void filesThatAreGiven() {
        QSignalSpy received(m_program.get(), &Program::filesReceived);
        const auto games = [this] { return QDir(shelf()).entryList({"*.game"}).size(); };
        m_program->openFiles({shelf() + "/small.game"});
        QTRY_VERIFY(isOnTheTable());
        QCOMPARE(games(), 2);
        // What one sits at stays as it is.
        Table* const laid = m_program->currentTable();
        m_program->openFiles({shelf() + "/../games/small.game"});
        QCOMPARE(m_program->currentTable(), laid);
        // From elsewhere: what is on the shelf already is gone on with, whatever it is called there.
        const QString elsewhere = m_folder->filePath("from Anna.game");
        put(elsewhere, m_short);
        play(*table(), 3);
        const std::uint64_t further = hashOf(*table());
        m_program->leave();
        QCoreApplication::processEvents();
        m_program->openFiles({elsewhere});
        QTRY_VERIFY(table());
        QCOMPARE(hashOf(*table()), further);
        QCOMPARE(games(), 2);
        // What is not there yet is copied, and the file is left as it is.
        QVERIFY(QFile::remove(shelf() + "/large.game"));
        m_program->leave();
        QCoreApplication::processEvents();
        QVERIFY(QFile::remove(shelf() + "/small.game"));
        m_program->openDropped({QUrl::fromLocalFile(elsewhere)});
        QTRY_VERIFY(isOnTheTable());
        QCOMPARE(games(), 1);
        QCOMPARE(contentOf(elsewhere), m_short);
        // The one that goes further on the shelf is told; nothing is refused.
        QStringList older;
        for (const QVariantList& told : received) {
            QCOMPARE(told[0].toStringList(), QStringList{});
            older.append(told[1].toString());
        }
        QCOMPARE(older, (QStringList{{}, {}, "from Anna.game", {}}));
    }
    void filesThatAreNoGames() {
        QSignalSpy refused(m_program.get(), &Program::filesReceived);
        m_program->openFiles({shelf() + "/small.game"});
        QTRY_VERIFY(isOnTheTable());
        refused.clear();
        Table* const laid = m_program->currentTable();
        const QString letter = m_folder->filePath("letter.game");
        put(letter, "Dear Anna");
        m_program->openFiles({letter, m_folder->filePath("none.game"), m_folder->path()});
        QCOMPARE(refused.size(), 1);
        const QStringList lines = refused[0][0].toStringList();
        QCOMPARE(lines.size(), 3);
        // In plain words what it is and what to do, then where.
        QVERIFY2(lines[0].startsWith("“letter.game” is not a saved game of Magister Ludi. Choose"), qPrintable(lines[0]));
        QVERIFY2(lines[0].section('\n', 1).startsWith(letter + ": ") && lines[0].contains("byte 0: "), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith("There is no file “none.game”"), qPrintable(lines[1]));
        QVERIFY2(lines[1].contains("none.game: ") && lines[2].section('\n', 1).startsWith(m_folder->path()), qPrintable(lines.join('\n')));
        QCOMPARE(m_program->currentTable(), laid);
        m_program->openDropped({QUrl("https://example.org/a.game")});
        QVERIFY(refused.value(1).value(0).toStringList().value(0).contains("https://example.org/a.game"));
        // One that is none keeps nobody from the other.
        m_program->openFiles({letter, large()});
        QVERIFY(m_program->opening());
        QCOMPARE(refused.size(), 3);
        // What lies on the shelf and is none is told there.
        m_program->stopOpening();
        put(shelf() + "/letter.game", "Dear Boris");
        QSignalSpy failed(m_program.get(), &Program::gameNotOpened);
        m_program->openFiles({shelf() + "/letter.game"});
        QTRY_COMPARE(failed.size(), 1);
        // One that is cut short in its head is not taken for the game that begins like it.
        const QString torn = m_folder->filePath("torn.game");
        put(torn, m_short.first(5));
        m_program->openFiles({torn});
        QCOMPARE(refused.size(), 5);
        // What was said of those is out of date as soon as others come.
        QVERIFY(refused[3][0].toStringList().isEmpty() && !refused[4][0].toStringList().isEmpty());
    }

    void theScreenGoesOnWhileALargeOneIsRead_data() {
        QTest::addColumn<bool>("look");
        QTest::newRow("to play") << false;
        QTest::newRow("to look at") << true;
    }
    void theScreenGoesOnWhileALargeOneIsRead() {
        QFETCH(bool, look);
        QSignalSpy told(m_program.get(), &Program::openingChanged);
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ticks += m_program->opening(); });
        timer.start(0);
        QVERIFY(look ? m_program->lookAt("large.game") : m_program->openGame("large.game"));
        QVERIFY(m_program->opening() && !m_program->currentTable());
        QCOMPARE(told.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_program->currentTable(), 120'000);
        QVERIFY(isOnTheTable() && !m_program->opening());
        QCOMPARE(m_program->looking(), look);
        QCOMPARE(told.size(), 2);
        QVERIFY2(ticks > 10, qPrintable(QString::number(ticks)));
        QCOMPARE(contentOf(large()), m_long);
    }

    void whoeverWaitsCanGiveItUp() {
        QVERIFY(m_program->openGame("large.game") && m_program->opening());
        m_program->stopOpening();
        QVERIFY(!m_program->opening());
        // At once again: that it is still being read for nobody is no obstacle.
        QVERIFY(m_program->openGame("large.game") && m_program->opening());
        m_program->stopOpening();
        QTRY_VERIFY_WITH_TIMEOUT(!journalInUse(large()), 120'000);
        QTest::qWait(50);
        QVERIFY(!m_program->currentTable() && !m_program->opening());
        QCOMPARE(contentOf(large()), m_long);
        QVERIFY(m_program->openGame("large.game"));
        QTRY_VERIFY_WITH_TIMEOUT(isOnTheTable(), 120'000);
    }

    void whatIsLaidMeanwhileStays() {
        QVERIFY(m_program->openGame("large.game") && m_program->opening());
        QVERIFY(m_program->newGame(wish(3)));
        QVERIFY(!m_program->opening());
        Table* laid = m_program->currentTable();
        QTRY_VERIFY_WITH_TIMEOUT(!journalInUse(large()), 120'000);
        QTest::qWait(50);
        QCOMPARE(m_program->currentTable(), laid);
        QCOMPARE(laid->playerCount(), 3);
        m_program->leave();
        QCoreApplication::processEvents();
        // One small game asked for instead of the large one.
        QVERIFY(m_program->openGame("large.game") && m_program->opening());
        QVERIFY(m_program->openGame("small.game"));
        QTRY_VERIFY(isOnTheTable());
        QVERIFY(table()->savedIn().endsWith("small.game"));
        QTRY_VERIFY_WITH_TIMEOUT(!journalInUse(large()), 120'000);
        QVERIFY(table()->savedIn().endsWith("small.game"));
    }

    void whatIsWrongAtItsEndIsTold() {
        QByteArray damaged = m_long;
        damaged[damaged.size() - 5] = damaged[damaged.size() - 5] == 'x' ? 'y' : 'x';
        put(large(), damaged);
        QSignalSpy failed(m_program.get(), &Program::gameNotOpened);
        QVERIFY(m_program->openGame("large.game") && m_program->opening());
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 120'000);
        QVERIFY(!m_program->opening() && !m_program->currentTable());
        QVERIFY(m_program->problemCount() > 0);
        QCOMPARE(m_program->troubled(), QStringList{"game"});
        QCOMPARE(contentOf(large()), damaged);
        // What is sound of it can be looked at.
        QVERIFY(m_program->lookAt("large.game"));
        QTRY_VERIFY_WITH_TIMEOUT(m_program->currentTable() && m_program->looking(), 120'000);
    }

    /// Whatever stands where games would be kept: none is begun, and it is said why.
    void whereNoGameCanBeKeptNoneIsBegun() {
        m_program->setBackend(nullptr);
        const QString place = m_folder->filePath("elsewhere");
        put(place, "no folder");
        m_program->setBackend(std::make_unique<Backend>(m_language, place + "/games"));
        QCOMPARE(m_program->troubled(), QStringList());
        QVERIFY(!m_program->newGame(wish(2)));
        QCOMPARE(m_program->troubled(), QStringList{"folder"});
        QVERIFY(m_program->canPlay());
        QCOMPARE(contentOf(place), "no folder");
    }

    void theProgramEndsMeanwhile() {
        QVERIFY(m_program->openGame("large.game") && m_program->opening());
        m_program->setBackend(nullptr);
        QVERIFY(!m_program->opening() && !m_program->currentTable());
        QVERIFY(!journalInUse(large()));
        QCOMPARE(contentOf(large()), m_long);
    }
};

QTEST_MAIN(tst_Opening)
#include "tst_opening.moc"
