// SPDX-License-Identifier: GPL-3.0-or-later
// Two programs at one table, over the plug-in and a real connection: what lies on the table of one is invited to, joined by
// the other, played at from both, left, taken up again and remembered.
#include "app/desktop/program.h"
#include "app/household/settings.h"
#include "app/messina/table/messina_table.h"
#include "app/orleans/table/orleans_table.h"
#include "engine/core/random.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

namespace {

/// Longer than anything takes on a machine that does something else, too.
constexpr int patience = 60'000;
#define COMES(what) QTRY_VERIFY_WITH_TIMEOUT(what, patience)

/// A household with its program.
struct Home {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    InterfaceLanguage language{&settings, nullptr};
    Program program;

    Home() {
        language.use("en");
        open();
    }
    ~Home() { program.setBackend(nullptr); }
    void open() { program.setBackend(std::make_unique<Backend>(language, folder.filePath("games"))); }
    Table* table() const { return program.currentTable(); }
    Invitation& invitation() { return *program.invitation(); }
    Joining& joining() { return *program.joining(); }
    QString code() { return invitation().ways().value(0).toMap().value("code").toString(); }
    QString presence(int seat) { return invitation().seats()->rowOf(QString::number(seat)).value("presence").toString(); }
};

template <class List> auto anyOf(const List& legal, Random& random) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))].command;
}

/// One command of whoever is asked on that screen; false when nobody is, or an answer is waited for.
bool act(Table* table, Random& random) {
    if (!table || table->busy() || table->over() || table->activeSeat() == 0) return false;
    const auto player = static_cast<std::uint8_t>(table->activeSeat() - 1);
    if (auto* one = qobject_cast<messina::MessinaTable*>(table))
        return !one->play(anyOf(messina::choices(one->definition(), one->state(), player, messina::Listing::LegalOnly), random));
    auto* other = qobject_cast<orleans::OrleansTable*>(table);
    return !other->play(anyOf(orleans::choices(other->definition(), other->state(), player, orleans::Listing::LegalOnly), random));
}

} // namespace

class TestProgramsTogether : public QObject {
    Q_OBJECT

    std::unique_ptr<Home> m_host;
    std::unique_ptr<Home> m_guest;
    Random m_random = Random::seeded(3);
    int m_byHost{};
    int m_byGuest{};

    /// So many commands, from either screen.
    void play(int commands) {
        m_byHost = m_byGuest = 0;
        for (int i = 0; i < commands && !m_host->table()->over(); ++i) {
            bool host = false, guest = false;
            const int steps = m_host->table()->steps();
            QVERIFY(QTest::qWaitFor([&] { return (guest = act(m_guest->table(), m_random)) || (host = act(m_host->table(), m_random)); }, patience));
            COMES(m_host->table()->steps() == steps + 1);
            m_byHost += host;
            m_byGuest += guest;
            COMES(isAsAtTheHost());
        }
    }
    /// The guest has been told all of it. Where plans are secret, each log tells its own.
    bool isAsAtTheHost() const {
        Table& host = *m_host->table();
        Table& guest = *m_guest->table();
        const bool sameLog = host.game() == "orleans" || guest.log()->count() == host.log()->count();
        return !guest.busy() && sameLog && guest.round() == host.round() && guest.over() == host.over() &&
               guest.stage() == host.stage() && guest.askedSeats() == host.askedSeats();
    }
    void begin(const QString& game) {
        QVERIFY(m_host->program.newGame({{"game", game},
                                         {"seed", "7"},
                                         {"shuffled", false},
                                         {"seats", QVariantList{QVariantMap{{"name", "Anna"}, {"seat", "violet"}},
                                                                QVariantMap{{"name", ""}, {"seat", "ruby"}}}}}));
        m_host->invitation().letGo(2);
        m_host->invitation().invite();
        COMES(m_host->invitation().state() == "open");
        QVERIFY(!m_host->code().isEmpty());
    }
    void join() {
        m_guest->joining().join(m_host->code());
        COMES(m_guest->joining().state() == "choosing");
        QCOMPARE(m_guest->joining().game(), m_host->table()->game());
        m_guest->joining().sit({2}, "Karl");
        COMES(m_guest->joining().state() == "playing" && m_host->presence(2) == "there");
        COMES(isAsAtTheHost());
    }

private slots:
    void init() {
        QFile::remove(RememberedTables::usualFile());
        m_host = std::make_unique<Home>();
        m_guest = std::make_unique<Home>();
    }
    void cleanup() {
        m_guest.reset();
        m_host.reset();
    }

    void aGameFromBothScreens_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"messina", "orleans"})
            QTest::newRow(game) << game;
    }
    void aGameFromBothScreens() {
        QFETCH(QString, game);
        begin(game);
        if (QTest::currentTestFailed()) return;
        join();
        if (QTest::currentTestFailed()) return;
        QVERIFY(m_guest->program.joined() && !m_host->program.joined());
        QVERIFY(!m_guest->program.looking());
        QCOMPARE(m_guest->table()->seatsHere(), QList<int>{2});
        QCOMPARE(m_host->table()->seatsHere(), QList<int>{1});
        QCOMPARE(m_guest->table()->presence(), (QStringList{"there", "here"}));
        QCOMPARE(m_host->table()->presence(), (QStringList{"here", "there"}));
        QCOMPARE(m_host->table()->seatsAtTable().at(1).name, "Karl");
        QCOMPARE(m_host->invitation().devices(), 1);
        play(40);
        if (QTest::currentTestFailed()) return;
        QVERIFY(m_byHost > 0 && m_byGuest > 0);
        // Nobody begins another game, or saves one, from somebody else's table.
        QVERIFY(!m_guest->program.playAgain());
        m_guest->program.refresh();
        QCOMPARE(m_guest->program.gameCount(), 0);

        // The seat is played at the host's screen again, then elsewhere once more.
        m_host->invitation().takeBack(2);
        COMES(m_guest->joining().state() == "looking");
        QCOMPARE(m_guest->joining().trouble(), "seat-moved");
        QCOMPARE(m_guest->table()->seatsHere(), QList<int>());
        for (int i = 0; i < 3; ++i)
            QVERIFY(act(m_host->table(), m_random));
        COMES(isAsAtTheHost());
        m_host->invitation().letGo(2);
        m_guest->joining().sit({2}, "Karl");
        COMES(m_guest->joining().state() == "playing" && m_host->presence(2) == "there");
        play(10);
        if (QTest::currentTestFailed()) return;

        // The host puts the game back on its shelf, and takes it up again: who was there comes back by itself.
        const QString key = QFileInfo(m_host->table()->savedIn()).fileName();
        const int steps = m_host->table()->steps();
        m_host->program.leave();
        QCOMPARE(m_host->invitation().state(), "off");
        COMES(!m_guest->joining().isConnected());
        QCOMPARE(m_guest->joining().state(), "playing");
        QVERIFY(m_host->program.openGame(key));
        COMES(m_host->table());
        QCOMPARE(m_host->table()->steps(), steps);
        QCOMPARE(m_host->table()->seatsHere(), (QList<int>{1, 2}));
        m_host->invitation().invite();
        QCOMPARE(m_host->presence(2), "away");
        COMES(m_host->presence(2) == "there" && m_guest->joining().isConnected());
        COMES(isAsAtTheHost());
        play(10);
        if (QTest::currentTestFailed()) return;

        // The guest leaves, and goes on from what it remembers.
        m_guest->program.leave();
        QCOMPARE(m_guest->joining().state(), "off");
        QVERIFY(!m_guest->program.joined() && !m_guest->table());
        COMES(m_host->presence(2) == "away");
        const QVariantMap known = m_guest->joining().remembered()->row(0);
        QCOMPARE(known.value("names").toStringList(), (QStringList{"Anna", "Karl"}));
        m_guest->joining().join(known.value("code").toString());
        COMES(m_guest->joining().state() == "playing" && m_host->presence(2) == "there");
        COMES(isAsAtTheHost());
        play(10);
        if (QTest::currentTestFailed()) return;

        // Forgotten, the seat is free.
        m_guest->joining().forget(known.value("code").toString());
        QVERIFY(!m_guest->table());
        COMES(m_host->presence(2) == "free");
        QVERIFY(m_guest->joining().remembered()->rows().isEmpty());
    }
    void anotherGameInstead() {
        begin("messina");
        if (QTest::currentTestFailed()) return;
        join();
        if (QTest::currentTestFailed()) return;
        // What is begun here takes the place of the table that was joined.
        QVERIFY(m_guest->program.newGame({{"seats", QVariantList{QVariantMap{{"name", "Karl"}, {"seat", "ruby"}},
                                                                 QVariantMap{{"name", "Ewa"}, {"seat", "violet"}}}}}));
        QVERIFY(!m_guest->program.joined());
        QCOMPARE(m_guest->joining().state(), "off");
        COMES(m_host->presence(2) == "away");
        // And a table that is joined takes the place of a game.
        m_guest->joining().join(m_host->code());
        COMES(m_guest->joining().state() == "playing");
        QVERIFY(m_guest->program.joined());
        m_guest->joining().leave();
        QVERIFY(!m_guest->table());
        m_guest->program.refresh();
        COMES(m_guest->program.gameCount() == 1);
    }
    void whatCannotBeShared() {
        // A table for one.
        m_host->invitation().invite();
        QCOMPARE(m_host->invitation().state(), "off");
        QVERIFY(m_host->program.newGame({{"seats", QVariantList{QVariantMap{{"name", "Anna"}, {"seat", "violet"}}}}}));
        m_host->invitation().invite();
        QCOMPARE(m_host->invitation().trouble(), "cannot-share");
        // Nobody is invited to a lesson, or to a game that is only looked at.
        const QString key = QFileInfo(m_host->table()->savedIn()).fileName();
        QVERIFY(m_host->program.lookAt(key));
        COMES(m_host->table());
        QCOMPARE(m_host->invitation().seats()->count(), 0);
        m_host->invitation().invite();
        QCOMPARE(m_host->invitation().state(), "off");
        QVERIFY(m_host->program.startLesson(m_host->program.lessons()->property("count").toInt() > 0
                                                ? qobject_cast<RowsModel*>(m_host->program.lessons())->row(0).value("lessonId").toString()
                                                : QString()));
        QCOMPARE(m_host->invitation().seats()->count(), 0);
    }
    void aDamagedListIsTold() {
        const int before = m_guest->program.problemCount();
        QFile file(RememberedTables::usualFile());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[") == 1);
        file.close();
        QCOMPARE(m_guest->joining().remembered()->count(), 0);
        QCOMPARE(m_guest->program.problemCount(), before + 1);
        const QVariantMap row = qobject_cast<RowsModel*>(m_guest->program.problems())->row(before);
        QCOMPARE(row.value("file").toString(), RememberedTables::usualFile() + ".broken");
        QVERIFY(row.value("expected").toString().contains("tables that this device has joined"));
    }
};

int main(int argc, char** argv) {
    // Keys for this run only: the keychain of whoever starts the test is left alone.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    QGuiApplication app(argc, argv);
    TestProgramsTogether test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_programs_together.moc"
