// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games by mouse, and one of each game by keyboard alone.
#include "tests/qml/play/messina_player.h"
#include "tests/qml/play/orleans_player.h"

#include "tests/app/fixture.h"
#include "tests/engine/orleans/position.h"

#include <QAccessible>
#include <QApplication>
#include <QtTest>

using namespace magister;
using namespace magister::test;

namespace {

TableMaker messinaTable(std::uint64_t seed) {
    namespace fixture = messina::fixture;
    return messina::tableAt(messina::Session(fixture::definition(), fixture::setup(2, seed)));
}
TableMaker orleansTable(int players, std::uint64_t seed, bool extraTiles) {
    orleans::Setup setup{.players = static_cast<std::uint8_t>(players), .seed = seed, .pinned = {}, .rulings = {}};
    setup.extraTiles = extraTiles;
    return orleans::tableAt(orleans::Session(orleans::realDefinition(), setup), 0);
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        settleFont();
        QAccessible::setActive(true);
    }
    void messinaByMouse() { byMouse<PlayedMessina>("messina", messinaTable(1347), 5, 12); }
    void messinaByKeyboardAlone() { byKeys<PlayedMessina>("messina", messinaTable(1348), 6, 12); }
    void orleansByMouse_data() {
        QTest::addColumn<int>("players");
        QTest::newRow("two") << 2;
        QTest::newRow("four") << 4;
    }
    void orleansByMouse() {
        QFETCH(int, players);
        byMouse<PlayedOrleans>("orleans", orleansTable(players, 1412, players == 4), 7, 11);
    }
    void orleansByKeyboardAlone() { byKeys<PlayedOrleans>("orleans", orleansTable(2, 1413, false), 8, 9); }

private:
    template <class Game> static void byMouse(const char* game, const TableMaker& table, std::uint64_t seed, int kinds) {
        TableRoom room{QLatin1String(game)};
        room.lay(table);
        MouseHand hand(room);
        play<Game>(hand, seed, kinds);
    }
    template <class Game> static void byKeys(const char* game, const TableMaker& table, std::uint64_t seed, int kinds) {
        TableRoom room{QLatin1String(game)};
        room.lay(table);
        KeyHand hand(room);
        play<Game>(hand, seed, kinds);
        qInfo("%d keys", hand.presses());
    }
    /// More than `kinds` kinds of commands are given.
    template <class Game> static void play(Hand& hand, std::uint64_t seed, int kinds) {
        TableRoom& room = hand.room();
        Player<Game> player(hand, seed);
        const QString wrong = player.play();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        qInfo("%d moves of %d kinds, %d menus, %d pieces picked up", player.moves(), int(player.kinds().size()), player.menus(), player.pickedUp());
        QVERIFY(room.table().over());
        QCOMPARE(room.table().round(), int(room.table().roundNames().size()));
        // The score is counted out line by line; Esc leads to the whole of it.
        QCOMPARE(room.page()->property("walking").toBool(), true);
        QTest::keyClick(&room.window(), Qt::Key_Escape);
        QCOMPARE(room.page()->property("scored").toBool(), true);
        QVERIFY(player.moves() > 60);
        QVERIFY(player.pickedUp() > 10);
        QVERIFY2(player.kinds().size() > kinds, qPrintable(QString::number(player.kinds().size())));
    }
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestPlay test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_play.moc"
