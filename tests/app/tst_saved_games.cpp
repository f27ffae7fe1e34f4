// SPDX-License-Identifier: GPL-3.0-or-later
// Games that remember themselves: kept, left, taken up again.
#include "tests/app/shelf_room.h"

#include "app/content/journal_file.h"
#include "app/content/pack_in_force.h"

#include <QSignalSpy>

#include <cerrno>

using namespace magister;
using namespace magister::test;

namespace {

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

class tst_SavedGames : public QObject, private ShelfRoom {
    Q_OBJECT

private slots:
    void init() { anew(); }
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

    void aTryIsNotWrittenAndTheGameIsWrittenOn() {
        MessinaTable* table = begin(3);
        const auto kept = [&] { return messina::readSaveFile(only()); };
        play(*table, 20);
        const QByteArray bytes = contentOf(only());
        table->tryOut();
        QVERIFY(table->trying());
        play(*table, 10);
        if (table->canUndo()) table->undo();
        QCOMPARE(contentOf(only()), bytes);
        QCOMPARE(table->savedIn(), only());
        // What is said of a seat meanwhile is said of the game.
        QVERIFY(table->setSeatLanguage(1, "de"));
        QVERIFY(kept().sound() && kept().count == 21);
        table->backToGame();
        play(*table, 5);
        QCOMPARE(kept().count, 26);
        QVERIFY(kept().session->state() == table->state());
        // A try that ends with the position it is taken from goes on in the same file, too.
        table->tryOut();
        const messina::Session before = table->session();
        play(*table, 2);
        table->restore(before);
        QVERIFY(!table->trying() && table->savedIn() == only());
        play(*table, 1);
        QVERIFY(kept().sound() && kept().count == 27 && kept().session->state() == table->state());
    }

    void whatCannotBeKeptIsNotDone() {
        FullDisk disk;
        QDir().mkpath(shelf());
        auto begun = messina::beginGame(shelf() + "/a.game", [] { messina::Setup s; s.seed = 3; return s; }(),
                                        packInForce<messina::SaveGame>(DataFolder::find(), {}).files, disk);
        QVERIFY(begun.file);
        MessinaTable* laid = begin(); // for its words
        MessinaTable table(*begun.game.definition, begun.game.session->setup(), laid->seatsAtTable(),
                           [](const QString& code) -> const Language& {
                               static const Catalogues catalogues{DataFolder::find(), QStringLiteral("messina")};
                               static const CatalogueLanguage english(catalogues.of("en"));
                               Q_UNUSED(code)
                               return english;
                           },
                           "en");
        table.setRecorder(std::make_unique<JournalRecorder>(std::move(begun.file)));
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
        QCOMPARE(table.refusal().what, "This move was not made.");
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
};

QTEST_MAIN(tst_SavedGames)
#include "tst_saved_games.moc"
