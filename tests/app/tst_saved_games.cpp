// SPDX-License-Identifier: GPL-3.0-or-later
// Games that remember themselves: kept, left, taken up again, damaged, copied out and brought in.
#include "content/journal_file.h"
#include "content/save_game.h"
#include "desktop/house.h"
#include "desktop/program.h"
#include "household/settings.h"
#include "messina/journal_keeper.h"

#include <QAbstractItemModelTester>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>

using namespace magister;
using messina::MessinaTable;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
}

std::uint64_t hashOf(const MessinaTable& table) { return messina::positionHash(table.definition(), table.state()); }

/// All that a person would read at the table.
QVariantList shownBy(MessinaTable& table) {
    QVariantList all{table.prompt(), table.round(), table.stage(), table.activeSeat(), table.canUndo(), table.rulings()};
    for (const RowsModel* model : {table.places(), table.seats(), table.buttons(), table.books(), table.scores(), table.docks()})
        for (const QVariantMap& row : model->rows())
            all.append(row);
    for (int i = 0; i < table.log()->count(); ++i)
        all.append(table.log()->row(i));
    return all;
}

/// A disk that is full from some moment on.
class FullDisk : public JournalDisk {
public:
    qint64 write(int file, const char* bytes, qint64 size, qint64 at) override {
        if (!full) return JournalDisk::write(file, bytes, size, at);
        errno = ENOSPC;
        return -1;
    }
    bool full{};
};

} // namespace

class tst_SavedGames : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QTemporaryDir m_home;
    Settings m_settings{m_home.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    std::unique_ptr<House> m_house;
    Random m_random = Random::seeded(5);

    QString shelf() const { return m_folder->filePath("games"); }
    std::unique_ptr<House> house() { return std::make_unique<House>(m_language, shelf()); }

    static QVariantMap wish(int seats, int seed = 7) {
        const QVariantList people{QVariantMap{{"name", "Anna"}, {"seat", "violet"}, {"language", "pl"}, {"help", "some"}},
                                  QVariantMap{{"name", "Božena K."}, {"seat", "ruby"}}, QVariantMap{{"name", ""}, {"seat", "saffron"}},
                                  QVariantMap{{"name", "100%"}, {"seat", "sapphire"}}};
        return {{"seats", people.mid(0, seats)}, {"seed", QString::number(seed)}};
    }
    MessinaTable* begin(int seats = 2, int seed = 7) { return qobject_cast<MessinaTable*>(m_house->newGame(wish(seats, seed)).table); }
    QStringList files() const { return QDir(shelf()).entryList({"*.game"}, QDir::Files, QDir::Name); }
    QString only() const { return shelf() + '/' + files().value(0); }

    void play(MessinaTable& table, int commands) {
        while (commands-- > 0 && !table.over()) {
            const auto list = messina::choices(table.definition(), table.state(), table.state().toAct(), messina::Listing::LegalOnly);
            QVERIFY(!table.play(list[m_random.below(static_cast<std::uint32_t>(list.size()))].command));
        }
    }
    /// Until the last command can be taken back.
    void playToUndo(MessinaTable& table) {
        do play(table, 1);
        while (!table.canUndo() && !table.over());
        QVERIFY(table.canUndo());
    }
    MessinaTable* resume(const QString& key) { return qobject_cast<MessinaTable*>(m_house->openGame(key).table); }
    /// Leaves the table as if the program had ended, and sits down again.
    MessinaTable* cameBack() {
        m_house.reset();
        m_house = house();
        return resume(files().value(0));
    }
    QVariantMap row(const QString& key) {
        for (const QVariantMap& each : m_house->games())
            if (each.value("key") == key) return each;
        return {};
    }

private slots:
    void initTestCase() { m_language.use("en"); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_house = house();
    }
    void cleanup() { m_house.reset(); }

    void aNewGameIsWritten() {
        QVERIFY(m_house->games().isEmpty());
        MessinaTable* table = begin(4);
        QVERIFY(table);
        QCOMPARE(files().size(), 1);
        const messina::SavedGame game = messina::readSaveFile(only());
        QVERIFY(game.sound());
        QCOMPARE(game.count, 0);
        QVERIFY(game.session->state() == table->state());
        const QVariantMap shown = row(files().first());
        const QVariantList players = shown.value("players").toList();
        QCOMPARE(players.size(), 4);
        QCOMPARE(players[1].toMap(), QVariantMap({{"name", "Božena K."}, {"tincture", "ruby"}}));
        QCOMPARE(players[3].toMap().value("name").toString(), "100%");
        QVERIFY(!shown.value("inUse").toBool() && !shown.value("over").toBool());
        QCOMPARE(shown.value("problem").toString(), QString());
    }

    void everythingIsOnTheDiskBeforeItIsShown() {
        MessinaTable* table = begin(3);
        int shown = 0, wrong = 0;
        connect(table, &MessinaTable::changed, this, [&] {
            ++shown;
            const messina::SavedGame game = messina::readSaveFile(only());
            if (!game.sound() || !(game.session->state() == table->state())) ++wrong;
        });
        for (int i = 0; i < 25; ++i) {
            play(*table, 3);
            if (table->canUndo()) table->undo();
        }
        QVERIFY(shown >= 75);
        QCOMPARE(wrong, 0);
        QVERIFY(messina::readSaveFile(only()).count >= 75);
    }

    void comesBackToTheSamePrompt_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("commands");
        for (const int seats : {1, 3})
            for (const int commands : {0, 37, 90, 5000})
                QTest::addRow("%d seats, %d commands", seats, commands) << seats << commands;
    }
    void comesBackToTheSamePrompt() {
        QFETCH(int, seats);
        QFETCH(int, commands);
        MessinaTable* table = begin(seats, commands + seats);
        play(*table, commands);
        QCOMPARE(table->over(), commands == 5000);
        const QVariantList before = shownBy(*table);
        const auto seatsBefore = table->seatsAtTable();
        const std::uint64_t hash = hashOf(*table);
        const int told = table->log()->count();
        table = cameBack();
        QVERIFY(table);
        QCOMPARE(hashOf(*table), hash);
        QCOMPARE(table->log()->count(), told);
        QVERIFY(table->seatsAtTable() == seatsBefore);
        QCOMPARE(table->seatsAtTable().first().language, "pl");
        QCOMPARE(table->seatsAtTable().first().help, "some");
        // The estate on view is that of whoever acts; after the end nobody does.
        if (!table->over()) QCOMPARE(shownBy(*table), before);
        QCOMPARE(files().size(), 1);
    }

    void undoGoesOnAfterComingBack() {
        MessinaTable* table = begin();
        play(*table, 20);
        playToUndo(*table);
        const messina::State before = table->session().moves().back().before;
        table = cameBack();
        QVERIFY(table->canUndo());
        table->undo();
        QVERIFY(table->state() == before);
        table = cameBack();
        QVERIFY(table->state() == before);
        play(*table, 5);
        const std::uint64_t hash = hashOf(*table);
        table = cameBack();
        QCOMPARE(hashOf(*table), hash);
        // Where something hidden has come to light, coming back does not help.
        while (table->canUndo())
            play(*table, 1);
        table = cameBack();
        QVERIFY(!table->canUndo());
    }

    void aRulingDecidedInMidGameIsKept() {
        MessinaTable* table = begin();
        playToUndo(*table);
        QVERIFY(table->switchRuling("recall-from-estate", "always"));
        QVERIFY(table->switchRuling("refresh-repeat", "repeat"));
        const int count = messina::readSaveFile(only()).count;
        QVERIFY(table->switchRuling("refresh-repeat", "repeat")); // it is so already: nothing to write
        QCOMPARE(messina::readSaveFile(only()).count, count);
        QVariantList before = shownBy(*table);
        table = cameBack();
        QVERIFY(table);
        QCOMPARE(shownBy(*table), before);
        QCOMPARE(table->rulings().value("recall-from-estate").toString(), "always");
        // Told behind what was taken back, as it was without leaving.
        table->undo();
        before = shownBy(*table);
        table = cameBack();
        QCOMPARE(shownBy(*table), before);
        play(*table, 10);
        before = shownBy(*table);
        table = cameBack();
        QCOMPARE(shownBy(*table), before);
        QCOMPARE(table->rulings().value("refresh-repeat").toString(), "repeat");
    }

    void whatCannotBeKeptIsNotDone() {
        FullDisk disk;
        QDir().mkpath(shelf());
        auto begun = messina::beginGame(shelf() + "/a.game", [] { messina::Setup s; s.seed = 3; return s; }(),
                                        messinaPackInForce(DataFolder::find(), {}).files, disk);
        QVERIFY(begun.file);
        MessinaTable* laid = begin(); // for its words
        MessinaTable table(*begun.game.definition, begun.game.session->setup(), laid->seatsAtTable(),
                           [](const QString& code) -> const Language& {
                               static const Catalogues catalogues{DataFolder::find()};
                               static const CatalogueLanguage english(catalogues.of("en"));
                               Q_UNUSED(code)
                               return english;
                           },
                           "en");
        messina::JournalKeeper keeper(std::move(begun.file));
        table.setKeeper(&keeper);
        playToUndo(table);
        const QVariantList before = shownBy(table);
        const QByteArray bytes = contentOf(shelf() + "/a.game");
        disk.full = true;
        QSignalSpy refused(&table, &MessinaTable::refused);
        const auto told = [&](int times) {
            return refused.size() == times && table.refusal().active && !table.refusal().why.isEmpty() && shownBy(table) == before &&
                   contentOf(shelf() + "/a.game") == bytes;
        };
        const auto list = messina::choices(table.definition(), table.state(), table.state().toAct(), messina::Listing::LegalOnly);
        QVERIFY(!table.play(list.front().command));
        QVERIFY(told(1));
        QCOMPARE(table.refusal().what, "This was not done.");
        table.undo();
        QVERIFY(told(2));
        QVERIFY(!table.switchRuling("recall-from-estate", "always"));
        QVERIFY(told(3));
        disk.full = false;
        play(table, 4);
        QCOMPARE(hashOf(table), messina::positionHash(table.definition(), messina::readSaveFile(shelf() + "/a.game").session->state()));
    }

    void aGameThatCannotBeWrittenIsNotBegun() {
        put(shelf(), "a file where the folder should be");
        QVERIFY(!begin());
        QVERIFY(!m_house->problems().isEmpty());
        QCOMPARE(contentOf(shelf()), "a file where the folder should be");
    }

    void severalGamesSideBySide() {
        QList<QPair<QString, std::uint64_t>> games;
        for (int i = 0; i < 4; ++i) {
            MessinaTable* table = begin(2 + i % 3, i);
            play(*table, 10 * i);
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
            begin(2, i);
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
        QTest::newRow("another game") << journalHead("game orleans\nplayers 2\n") << "orleans";
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
        QCOMPARE(m_house->removeGame(key), QString());
        QVERIFY(QDir(shelf()).entryList(QDir::Files).isEmpty());
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
        program.setRooms(house());
        QCOMPARE(program.gameCount(), 0);
        QVERIFY(program.unfinishedGame().isEmpty());
        QVERIFY(program.newGame(wish(2)));
        auto* table = qobject_cast<MessinaTable*>(program.currentTable());
        play(*table, 30);
        const std::uint64_t hash = hashOf(*table);
        // Killed: nobody leaves the table. A lock ends with its program; here with the rooms.
        program.setRooms(nullptr);
        program.setRooms(house());
        QCOMPARE(program.gameCount(), 1);
        const QString key = program.unfinishedGame().value("key").toString();
        QVERIFY(!key.isEmpty());
        QVERIFY(program.openGame(key));
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
        table = qobject_cast<MessinaTable*>(program.currentTable());
        QCOMPARE(hashOf(*table), hash);
        play(*table, 5000);
        program.leave();
        QCoreApplication::processEvents();
        QVERIFY(program.unfinishedGame().isEmpty());
        QCOMPARE(program.gameCount(), 1);
        QVERIFY(program.lookAt(key));
        QVERIFY(program.looking());
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

QTEST_MAIN(tst_SavedGames)
#include "tst_saved_games.moc"
