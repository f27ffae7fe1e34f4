// SPDX-License-Identifier: GPL-3.0-or-later
// Many games side by side: listed, damaged, in use elsewhere, copied out and brought in.
#include "tests/app/shelf_room.h"

#include "app/desktop/program.h"

#include <QAbstractItemModelTester>
#include <QImage>

using namespace magister;
using namespace magister::test;

class tst_Shelf : public QObject, private ShelfRoom {
    Q_OBJECT

private slots:
    void init() { anew(); }
    void cleanup() { m_house.reset(); }

    void severalGamesSideBySide() {
        QList<QPair<QString, std::uint64_t>> games;
        for (int i = 0; i < 4; ++i) {
            MessinaTable* table = begin(2 + i % 3, i);
            play(*table, 10 * i + 1);
            QStringList now = files();
            for (const auto& known : games)
                now.removeOne(known.first);
            QCOMPARE(now.size(), 1);
            games.append({now.first(), hashOf(*table)});
        }
        QCOMPARE(m_house->games().size(), 4);
        for (auto& game : games) {
            MessinaTable* table = resume(game.first);
            QVERIFY(table);
            QCOMPARE(hashOf(*table), game.second);
            play(*table, 3);
            game.second = hashOf(*table);
        }
        for (const auto& game : games)
            QCOMPARE(hashOf(*resume(game.first)), game.second);
    }

    void theShelfTellsHowFarAGameHasCome() {
        MessinaTable* table = begin(2, 11);
        play(*table, 60);
        const int round = table->round();
        m_house->leave();
        QVariantMap shown = row(files().first());
        QCOMPARE(shown.value("round").toInt(), round);
        QVERIFY(shown.value("rounds").toInt() >= round);
        const QString picture = QUrl(shown.value("picture").toString()).toLocalFile();
        const QImage first(picture);
        QVERIFY(first.height() > 100 && first.width() > 100);
        table = resume(files().first());
        play(*table, 5000);
        QVERIFY(table->over());
        int best = -1000;
        for (std::size_t p = 0; p < table->state().playerCount; ++p)
            best = std::max<int>(best, table->state().players[p].points);
        m_house->leave();
        shown = row(files().first());
        QVERIFY(shown.value("over").toBool());
        QCOMPARE(shown.value("points").toInt(), best);
        QVERIFY(QImage(picture) != first);
        // Cards and pictures that are gone, or do not fit the game, are made anew.
        const QString base = only().chopped(5);
        QVERIFY(QFile::remove(base + ".json") && QFile::remove(base + ".png"));
        QCOMPARE(row(files().first()), shown);
        put(base + ".json", "{\"bytes\": 5}");
        QCOMPARE(row(files().first()), shown);
        put(base + ".json", "[[[[");
        QCOMPARE(row(files().first()), shown);
    }

    void theNewestIsFirst() {
        for (int i = 0; i < 3; ++i)
            play(*begin(2, i), 1);
        m_house->leave();
        const QStringList names = files();
        const QDateTime now = QDateTime::currentDateTime();
        const auto touch = [&](int which, int seconds) {
            QFile file(shelf() + '/' + names[which]);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(now.addSecs(seconds), QFileDevice::FileModificationTime));
        };
        touch(0, -30);
        touch(1, -10);
        touch(2, -20);
        QStringList order;
        for (const QVariantMap& game : m_house->games())
            order.append(game.value("key").toString());
        QCOMPARE(order, QStringList({names[1], names[2], names[0]}));
        QVERIFY(row(names[1]).value("changed").toString() != QString());
        const QString english = row(names[1]).value("changed").toString();
        m_language.use("de");
        QVERIFY(row(names[1]).value("changed").toString() != english);
        m_language.use("en");
    }

    /// Who has laid out a game finds it again, whatever is begun before its first move.
    void aGameWithoutAMoveStays() {
        begin(3, 1);
        m_house->leave();
        const QString untouched = files().value(0);
        QCOMPARE(files().size(), 1);
        begin(2, 2);
        QCOMPARE(files().size(), 2);
        play(*begin(2, 3), 1);
        begin(4, 4);
        QCOMPARE(files().size(), 4);
        QVERIFY(files().contains(untouched));
        MessinaTable* table = resume(untouched);
        QVERIFY(table);
        QCOMPARE(table->playerCount(), 3);
        QCOMPARE(table->steps(), 0);
    }

    void whoComesSecondCanOnlyLook() {
        MessinaTable* table = begin();
        play(*table, 12);
        const QVariantList before = shownBy(*table);
        const auto second = house();
        const QString key = files().first();
        QVERIFY(second->games().first().value("inUse").toBool());
        QVERIFY(!second->openGame(key).table);
        QVERIFY(!second->problems().isEmpty());
        QVERIFY(!second->removeGame(key).isEmpty());
        QVERIFY(QFile::exists(only()));
        const QByteArray bytes = contentOf(only());
        const Play look = second->lookAt(key);
        auto* shown = qobject_cast<MessinaTable*>(look.table);
        QVERIFY(shown && look.looking);
        QCOMPARE(shownBy(*shown), before);
        const auto list = messina::choices(shown->definition(), shown->state(), shown->state().toAct(), messina::Listing::LegalOnly);
        shown->play(list.front().command);
        QVERIFY(shown->refusal().active);
        shown->undo();
        QCOMPARE(shownBy(*shown), before);
        QCOMPARE(contentOf(only()), bytes);
        // The first goes on undisturbed, and once it has left the second may play.
        play(*table, 3);
        const std::uint64_t hash = hashOf(*table);
        m_house->leave();
        auto* taken = qobject_cast<MessinaTable*>(second->openGame(key).table);
        QVERIFY(taken);
        QCOMPARE(hashOf(*taken), hash);
    }

    void aDamagedGameIsToldAndLeft() {
        MessinaTable* table = begin();
        play(*table, 40);
        m_house->leave();
        const QString key = files().first();
        begin(3);
        m_house->leave();
        const QString path = shelf() + '/' + key;
        QByteArray bytes = contentOf(path);
        const qsizetype at = bytes.lastIndexOf('\n', bytes.size() - 1500);
        bytes[at + 40] = bytes[at + 40] == 'a' ? 'b' : 'a';
        put(path, bytes);
        QVariantMap shown = row(key);
        QVERIFY(!shown.value("problem").toString().isEmpty());
        QVERIFY(shown.value("partlySound").toBool());
        QCOMPARE(shown.value("file").toString(), path);
        QCOMPARE(shown.value("players").toList().size(), 2);
        QVERIFY(!resume(key));
        QVERIFY(!m_house->problems().isEmpty());
        const auto looked = m_house->lookAt(key);
        QVERIFY(looked.table && looked.looking);
        const std::uint64_t sound = hashOf(*qobject_cast<MessinaTable*>(looked.table));
        m_house->leave();
        QCOMPARE(m_house->copySound(key), QString());
        QCOMPARE(m_house->games().size(), 3);
        QCOMPARE(contentOf(path), bytes);
        // The copy goes on from what is sound, the third game is as it was.
        int playable = 0;
        for (const QString& each : files()) {
            MessinaTable* open = resume(each);
            if (!open) continue;
            ++playable;
            if (open->playerCount() == 2) QCOMPARE(hashOf(*open), sound);
            play(*open, 2);
        }
        QCOMPARE(playable, 2);
    }

    void whatIsNoGameOfOursIsToldAndLeft_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("a letter") << QByteArray("Dear Anna, it is your turn.\n") << "magister-game/";
        QTest::newRow("nothing") << QByteArray() << "";
        QTest::newRow("a later version") << QByteArray("magister-game/9 12 aaaa\ngame orleans\n") << "9";
        QTest::newRow("another game") << journalHead("game chess\nplayers 2\n") << "chess";
        QTest::newRow("noise") << QByteArray(5000, '\xfe') << "";
    }
    void whatIsNoGameOfOursIsToldAndLeft() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        begin();
        m_house->leave();
        const QString path = shelf() + "/strange.game";
        put(path, bytes);
        const QVariantMap shown = row("strange.game");
        QVERIFY(!shown.value("problem").toString().isEmpty());
        QVERIFY2(shown.value("problem").toString().contains(says), qPrintable(shown.value("problem").toString()));
        QVERIFY(!shown.value("partlySound").toBool());
        QVERIFY(!m_house->openGame("strange.game").table);
        QVERIFY(!m_house->lookAt("strange.game").table);
        QVERIFY(!m_house->copySound("strange.game").isEmpty());
        const int before = int(m_house->games().size());
        QVERIFY(!m_house->bringIn(path).isEmpty());
        QCOMPARE(int(m_house->games().size()), before);
        QCOMPARE(contentOf(path), bytes);
        QVERIFY(resume(files().first() == "strange.game" ? files().last() : files().first()));
        m_house->leave();
        QCOMPARE(m_house->removeGame("strange.game"), QString());
        QVERIFY(!QFile::exists(path));
        QCOMPARE(m_house->games().size(), 1);
    }

    void copiedOutAndBroughtIn() {
        MessinaTable* table = begin(3);
        play(*table, 80);
        const std::uint64_t hash = hashOf(*table);
        const QString key = files().first();
        m_house->leave();
        const QString target = m_folder->filePath("elsewhere.game");
        QCOMPARE(m_house->copyOut(key, target), QString());
        QCOMPARE(contentOf(target), contentOf(only()));
        QVERIFY(!m_house->copyOut(key, m_folder->filePath("no/such/folder.game")).isEmpty());
        QVERIFY(!m_house->copyOut("none.game", target).isEmpty());
        QVERIFY(!m_house->copyOut("../elsewhere.game", target + "2").isEmpty());
        for (const char* each : {"", ".letters", ".broken"})
            put(GameStore::seatsBeside(only()) + QLatin1String(each), "{}");
        QCOMPARE(m_house->removeGame(key), QString());
        QCOMPARE(QDir(shelf()).entryList(QDir::Files), QStringList());
        QCOMPARE(m_house->bringIn(target), QString());
        QCOMPARE(files().size(), 1);
        table = resume(files().first());
        QVERIFY(table);
        QCOMPARE(hashOf(*table), hash);
        QCOMPARE(table->seatsAtTable().first().name, "Anna");
        play(*table, 5);
        QCOMPARE(contentOf(target).size() < contentOf(only()).size(), true);
        QVERIFY(!m_house->bringIn(m_folder->filePath("nothing.game")).isEmpty());
        QVERIFY(!m_house->bringIn(m_folder->path()).isEmpty());
    }

    void theProgramOffersTheGameThatWasLeft() {
        Program program;
        QAbstractItemModelTester tester(qobject_cast<QAbstractItemModel*>(program.games()), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_house.reset();
        program.setBackend(house());
        QCOMPARE(program.gameCount(), 0);
        QVERIFY(program.unfinishedGame().isEmpty());
        QVERIFY(program.newGame(wish(2)));
        auto* table = qobject_cast<MessinaTable*>(program.currentTable());
        play(*table, 30);
        const std::uint64_t hash = hashOf(*table);
        // Killed: nobody leaves the table. A lock ends with its program; here with the rooms.
        program.setBackend(nullptr);
        program.setBackend(house());
        QCOMPARE(program.gameCount(), 1);
        const QString key = program.unfinishedGame().value("key").toString();
        QVERIFY(!key.isEmpty());
        QVERIFY(program.openGame(key));
        QTRY_VERIFY(program.currentTable());
        table = qobject_cast<MessinaTable*>(program.currentTable());
        QCOMPARE(hashOf(*table), hash);
        QVERIFY(!program.looking());
        // A lesson puts it back and takes nothing from it.
        const QString lesson = qobject_cast<RowsModel*>(program.lessons())->row(0).value("lessonId").toString();
        program.leave();
        QVERIFY(program.startLesson(lesson));
        program.leave();
        QCoreApplication::processEvents();
        QCOMPARE(program.unfinishedGame().value("key").toString(), key);
        QVERIFY(program.openGame(key));
        QTRY_VERIFY(program.currentTable());
        table = qobject_cast<MessinaTable*>(program.currentTable());
        QCOMPARE(hashOf(*table), hash);
        play(*table, 5000);
        program.leave();
        QCoreApplication::processEvents();
        QVERIFY(program.unfinishedGame().isEmpty());
        QCOMPARE(program.gameCount(), 1);
        QVERIFY(program.lookAt(key));
        QTRY_VERIFY(program.looking());
        program.leave();
        QCoreApplication::processEvents();
        QVERIFY(!program.openGame("none.game"));
        QCOMPARE(program.removeGame(key), QString());
        QCOMPARE(program.gameCount(), 0);
    }

    void thirtyGamesAreListedByTheirHeads() {
        for (int i = 0; i < 30; ++i)
            play(*begin(2 + i % 3, i), 6);
        m_house->leave();
        QCOMPARE(files().size(), 30);
        QBENCHMARK { QCOMPARE(m_house->games().size(), 30); }
        // Nothing is played through: records that nobody has touched are not read.
        for (const QVariantMap& game : m_house->games())
            QVERIFY(game.value("round").toInt() > 0);
    }
};

QTEST_MAIN(tst_Shelf)
#include "tst_shelf.moc"
