// SPDX-License-Identifier: GPL-3.0-or-later
// People at tables: whoever gives a name is known from then on; what somebody changes at the table is in the saved game
// and is theirs in every game to come; the screen follows who sits there.
#include "tests/content/short_saves.h"

#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/household/settings.h"
#include "app/table/game_recorder.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>

using namespace magister;
using messina::MessinaTable;

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

QVariantMap seat(const char* name, const char* tincture, const char* language = "", const char* help = "full") {
    return {{"name", name}, {"seat", tincture}, {"language", language}, {"help", help}};
}

} // namespace

class tst_PeopleAtTables : public QObject {
    Q_OBJECT

    /// A household: its settings, language and rooms. Another one over the same folder is the program started again.
    struct Home {
        explicit Home(const QString& folder, const QString& file = "settings.ini")
            : settings(folder + '/' + file), language(&settings, nullptr), house(language, folder + "/games") {
            language.use("en");
        }
        MessinaTable* begin(const QVariantList& seats, bool shuffled = false) {
            return qobject_cast<MessinaTable*>(house.newGame({{"seats", seats}, {"seed", "7"}, {"shuffled", shuffled}}).table);
        }
        MessinaTable* resume() { return qobject_cast<MessinaTable*>(house.openGame(house.games().first().value("key").toString()).table); }
        QVariantMap own(const char* name) { return settings.people()->ownOf(settings.people()->idOf(name)); }

        Settings settings;
        InterfaceLanguage language;
        Backend house;
    };

    std::unique_ptr<QTemporaryDir> m_folder;

    QString folder() const { return m_folder->path(); }
    QString only() const {
        const QDir games(folder() + "/games");
        return games.filePath(games.entryList({"*.game"}, QDir::Files).value(0));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whoPlaysIsKnownFromThenOn() {
        {
            Home home(folder());
            QVERIFY(home.begin({seat("Anna", "violet", "pl", "some"), seat("", "saffron", "ru"), seat("Karl", "ruby")}));
        }
        Home home(folder());
        QCOMPARE(home.settings.people()->all().size(), 2);
        QCOMPARE(home.own("Anna"), QVariantMap({{"language", "pl"}, {"help", "some"}, {"tincture", "violet"}}));
        QCOMPARE(home.own("Karl"), QVariantMap({{"help", "full"}, {"tincture", "ruby"}}));
        // A game that does not come about makes nobody known.
        QVERIFY(!home.begin({seat("Ota", "ruby"), seat("Eva", "ruby")}));
        QCOMPARE(home.settings.people()->all().size(), 2);
    }

    void whoGivesWayKeepsTheTinctureInMind() {
        Home home(folder());
        QVERIFY(home.begin({seat("Anna", "ruby"), seat("Karl", "saffron")}));
        QVERIFY(home.begin({seat("Ota", "ruby"), seat("Anna", "sapphire")}));
        QCOMPARE(home.own("Anna").value("tincture").toString(), "ruby");
        // Nobody had it: it was another choice.
        QVERIFY(home.begin({seat("Anna", "violet"), seat("Karl", "sapphire")}));
        QCOMPARE(home.own("Anna").value("tincture").toString(), "violet");
        QCOMPARE(home.own("Karl").value("tincture").toString(), "sapphire");
    }

    void aLanguageForOneSeatIsInTheGameAndWithThePerson() {
        {
            Home home(folder());
            MessinaTable* table = home.begin({seat("Anna", "violet"), seat("", "ruby")});
            QCOMPARE(table->spoken(), "en");
            QVERIFY(table->setSeatLanguage(1, "de"));
            QVERIFY(table->setSeatLanguage(2, "cs"));
            QVERIFY(table->reseat(1, "de", "none"));
            QVERIFY(!table->reseat(1, "de", "none"));
            QVERIFY(!table->reseat(1, "de", "much"));
            QVERIFY(!table->setSeatLanguage(3, "cs"));
            QCOMPARE(table->spoken(), "de");
            QCOMPARE(home.own("Anna"), QVariantMap({{"language", "de"}, {"help", "none"}, {"tincture", "violet"}}));
        }
        const messina::SavedGame game = messina::readSaveFile(only());
        QVERIFY(game.sound());
        QCOMPARE(game.count, 3);
        QCOMPARE(game.notes.last(), QByteArray("seat 1 violet de none Anna"));
        {
            Home home(folder());
            MessinaTable* table = home.resume();
            QVERIFY(table);
            QCOMPARE(table->spoken(), "de");
            QCOMPARE(table->help(), "none");
            QCOMPARE(table->seatsAtTable().at(1).language, "cs");
            // It goes on as any other game.
            const auto list = messina::choices(table->definition(), table->state(), table->state().toAct(), messina::Listing::LegalOnly);
            QVERIFY(!table->play(list.front().command));
        }
        // Where nobody knows her, the game does.
        Home elsewhere(folder(), "elsewhere.ini");
        MessinaTable* table = elsewhere.resume();
        QVERIFY(table);
        QCOMPARE(table->seatsAtTable().first().language, "de");
        QCOMPARE(table->seatsAtTable().first().help, "none");
        QVERIFY(elsewhere.settings.people()->all().isEmpty());
    }

    void thePersonsWishOfTodayCounts() {
        {
            Home home(folder());
            QVERIFY(home.begin({seat("Anna", "violet", "pl"), seat("Karl", "ruby")}));
            home.house.leave();
            QVERIFY(home.settings.people()->decide(home.settings.people()->idOf("Anna"), "language", "ru"));
            QCOMPARE(home.resume()->spoken(), "ru");
        }
        Home home(folder());
        QVERIFY(home.settings.people()->decide(home.settings.people()->idOf("Anna"), "language", ""));
        QCOMPARE(home.resume()->spoken(), "en");
    }

    void theSettingsReachTheTable() {
        {
            Home home(folder());
            MessinaTable* table = home.begin({seat("Anna", "violet"), seat("Karl", "ruby")});
            QSignalSpy spoken(table, &MessinaTable::spokenChanged);
            const QString anna = home.settings.people()->idOf("Anna");
            QVERIFY(home.settings.people()->decide(anna, "language", "cs"));
            QVERIFY(home.settings.people()->decide(anna, "help", "some"));
            QCOMPARE(table->spoken(), "cs");
            QCOMPARE(table->help(), "some");
            QCOMPARE(spoken.size(), 1);
            QCOMPARE(home.own("Anna"), QVariantMap({{"language", "cs"}, {"help", "some"}, {"tincture", "violet"}}));
            // What is nothing to the table writes nothing.
            const int records = messina::readSaveFile(only()).count;
            QVERIFY(home.settings.people()->decide(anna, "theme", "candle"));
            QCOMPARE(messina::readSaveFile(only()).count, records);
        }
        const messina::SavedGame game = messina::readSaveFile(only());
        QVERIFY(game.sound());
        QCOMPARE(game.notes.last(), QByteArray("seat 1 violet cs some Anna"));
    }

    void twoOfOneNameAreNotMixedUp() {
        Home home(folder());
        MessinaTable* table = home.begin({seat("Anna", "violet", "pl"), seat("anna", "ruby", "ru")});
        QCOMPARE(table->seatsAtTable().at(0).language, "pl");
        QCOMPARE(table->seatsAtTable().at(1).language, "ru");
        QVERIFY(table->setSeatLanguage(1, "de"));
        QCOMPARE(table->seatsAtTable().at(1).language, "ru");
    }

    void whatIsOnlyLookedAtIsLeftAsItIs() {
        {
            Home home(folder());
            QVERIFY(home.begin({seat("Anna", "violet"), seat("Karl", "ruby")}));
        }
        QFile file(only());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        Home home(folder());
        auto* table = qobject_cast<MessinaTable*>(home.house.lookAt(home.house.games().first().value("key").toString()).table);
        QVERIFY(table->setSeatLanguage(1, "de"));
        QCOMPARE(table->spoken(), "de");
        QVERIFY(!table->refusal().active);
        file.seek(0);
        QCOMPARE(file.readAll(), before);
        QVERIFY(!home.own("Anna").contains("language"));
    }

    void aFullDiskIsToldAndTheLanguageHoldsNow() {
        Home home(folder());
        QVERIFY(home.begin({seat("Anna", "violet"), seat("Karl", "ruby")}));
        const QString path = only();
        home.house.leave();
        FullDisk disk;
        auto opened = messina::openGame(path, disk);
        QVERIFY(opened.file);
        MessinaTable* table = home.begin({seat("Anna", "violet"), seat("Karl", "ruby")});
        table->setRecorder(std::make_unique<JournalRecorder>(std::move(opened.file)));
        disk.full = true;
        QVERIFY(table->setSeatLanguage(1, "de"));
        QCOMPARE(table->spoken(), "de");
        QVERIFY(table->refusal().active);
        QVERIFY(!table->refusal().why.isEmpty());
        table->setRecorder(nullptr);
        QVERIFY(messina::readSaveFile(path).sound());
    }

    void theScreenFollowsWhoSitsThere() {
        Home home(folder());
        People& people = *home.settings.people();
        const QString anna = people.meet("Anna"), karl = people.meet("Karl");
        QVERIFY(people.decide(anna, "theme", "candle"));
        QVERIFY(people.decide(anna, "askBeforeEnding", false));
        QVERIFY(people.decide(karl, "motion", "off"));
        MessinaTable* table = home.begin({seat("Anna", "violet"), seat("Karl", "ruby")});
        QCOMPARE(home.settings.theme(), "parchment");
        QCOMPARE(home.settings.motion(), "off");
        // The question before a turn ends is that of whoever has to act, hand-over after hand-over.
        Random random = Random::seeded(3);
        QSet<int> acted;
        for (int i = 0; i < 60 && acted.size() < 2; ++i) {
            acted.insert(table->activeSeat());
            QCOMPARE(home.settings.askBeforeEnding(), table->activeSeat() != 1);
            const auto list = messina::choices(table->definition(), table->state(), table->state().toAct(), messina::Listing::LegalOnly);
            QVERIFY(!table->play(list[random.below(static_cast<std::uint32_t>(list.size()))].command));
        }
        QCOMPARE(acted.size(), 2);
        home.house.leave();
        QCOMPARE(home.settings.motion(), "normal");
        // Alone against the opponent the screen is hers.
        QVERIFY(home.begin({seat("Anna", "violet")}));
        QCOMPARE(home.settings.theme(), "candle");
        QVERIFY(home.house.startLesson(home.house.lessons().first().value("lessonId").toString()).table);
        QCOMPARE(home.settings.theme(), "parchment");
    }
};

QTEST_MAIN(tst_PeopleAtTables)
#include "tst_people_at_tables.moc"
