// SPDX-License-Identifier: GPL-3.0-or-later
// One table on several devices, without a network between them: what is done at the table of the host, and seen by guests.
#include "tests/app/shared_house.h"

#include "engine/core/random.h"

#include <thread>

using namespace magister;
using namespace magister::devices;

namespace {

const QStringList hexes{QStringLiteral("hex:A1"), QStringLiteral("hex:B1"), QStringLiteral("hex:B2"), QStringLiteral("hex:C1")};

QString anyOf(const QStringList& commands, Random& random) {
    return commands[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(commands.size())))];
}

} // namespace

class TestSharedTable : public QObject {
    Q_OBJECT

private slots:
    void guestsReadWhatTheirSeatsRead_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seed");
        QTest::addRow("Messina, two") << ofMessina << 2 << 3;
        QTest::addRow("Messina, four") << ofMessina << 4 << 4;
        QTest::addRow("Orléans, two") << ofOrleans << 2 << 5;
        QTest::addRow("Orléans, four") << ofOrleans << 4 << 6;
    }
    // A whole game, given from other devices: after every command the table of each guest shows what the host's table would
    // show to that seat, and nothing was left out.
    void guestsReadWhatTheirSeatsRead() {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(int, seed);
        House house(game, players, static_cast<quint64>(seed));
        QVERIFY(house.hosted);
        house.table->setSeatsHere({});
        QVERIFY(house.table->seatsHere().isEmpty());
        std::vector<std::unique_ptr<Visitor>> visitors;
        for (int seat = 1; seat <= players; ++seat) {
            visitors.push_back(std::make_unique<Visitor>(house, QList<int>{seat}));
            QVERIFY(visitors.back()->seating.table);
        }
        Random random = Random::seeded(static_cast<std::uint64_t>(seed));
        int commands = 0;
        while (!house.hosted->over()) {
            const QList<int> asked = house.hosted->asked();
            const int seat = asked[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(asked.size())))];
            const QStringList legal = house.hosted->commands(seat);
            QVERIFY(!legal.isEmpty());
            QVERIFY(house.give(seat, anyOf(legal, random)));
            ++commands;
            for (const auto& visitor : visitors)
                visitor->hear();
            // Everything is compared now and then: it takes longer than all else.
            if (random.below(40) != 0 && !house.hosted->over()) continue;
            for (const auto& visitor : visitors) {
                const int own = visitor->seats.first();
                house.table->setSeatsHere({own});
                house.table->setViewSeat(own);
                visitor->seating.table->setViewSeat(own);
                QVariantMap here = shownBy(*house.table), there = shownBy(*visitor->seating.table);
                QVERIFY2(here == there, qPrintable(QStringLiteral("command %1, seat %2: ").arg(commands).arg(own) + difference(here, there)));
            }
            house.table->setSeatsHere({});
        }
        QVERIFY(commands > 100);
        QVERIFY(house.table->over());
        // What is on the disk is the game that was played.
        house.shared.reset();
        const auto read = house.module.view(house.file, voiceOf(game));
        QVERIFY(read.table);
        QCOMPARE(read.table->steps(), house.table->steps());
        QVERIFY(read.table->over());
    }

    // What is done on the host's screen is told to the guests, once.
    void moveOnTheHostsScreenIsTold() {
        House house(ofMessina, 2, 8);
        QVERIFY(house.hosted);
        int moved = 0;
        house.shared->moved = [&] { ++moved; };
        for (const QString& one : hexes)
            if (house.table->steps() == 0 && !house.table->preview(one).isEmpty()) {
                house.table->activate(one);
                if (!house.table->variants()->rows().isEmpty()) house.table->chooseVariant(0);
            }
        QCOMPARE(house.table->steps(), 1);
        QCOMPARE(moved, 1);
        QCOMPARE(house.hosted->steps(), 0);
        house.hosted->update();
        QCOMPARE(house.hosted->steps(), 1);
        const int acting = house.table->activeSeat();
        QCOMPARE(house.hosted->recordsOf(acting).size(), 1);
        house.table->undo();
        house.hosted->update();
        QCOMPARE(house.hosted->steps(), 0);
        QCOMPARE(house.hosted->undos(), 1);
        QCOMPARE(house.hosted->recordsOf(acting), QList<QByteArray>({house.hosted->recordsOf(acting).first(), QByteArray()}));
        QCOMPARE(moved, 2);
    }

    // Between the rounds nobody decides anything: the game goes on by itself, unless nobody is there to go on with it.
    void namesWhoeverGoesOn() {
        House house(ofOrleans, 2, 5);
        QVERIFY(house.hosted);
        Table& table = *house.table;
        const int acting = table.activeSeat();
        QVERIFY(table.prompt().value("told").toBool());
        table.setSeatsHere({3 - acting});
        const auto sentence = [&] { return table.prompt().value("sentence").toString(); };
        QVERIFY(table.prompt().value("told").toBool());
        QCOMPARE(sentence(), QStringLiteral("The game goes on by itself; nobody has to decide anything now."));
        QStringList presence{QStringLiteral("here"), QStringLiteral("here")};
        presence[acting - 1] = QStringLiteral("away");
        table.setPresence(presence);
        QVERIFY(!table.prompt().value("told").toBool());
        QCOMPARE(sentence(), QStringLiteral("The game goes on as soon as P%1 is connected again.").arg(acting));
        QCOMPARE(table.prompt().value("seat").toInt(), acting);
        QCOMPARE(table.prompt().value("name").toString(), QStringLiteral("P%1").arg(acting));
        QCOMPARE(table.prompt().value("tincture").toString(), table.seatsAtTable().at(acting - 1).tincture);
        presence[acting - 1] = QStringLiteral("free");
        table.setPresence(presence);
        QCOMPARE(sentence(), QStringLiteral("The game goes on as soon as somebody takes the free seat: P%1.").arg(acting));
    }

    // Before the points are counted somebody has to go on, and has nothing to decide.
    void asksForNoDecisionWhereOneOnlyGoesOn() {
        House house(ofMessina, 2, 12);
        QVERIFY(house.hosted);
        Table& table = *house.table;
        Random random = Random::seeded(12);
        const auto waits = [&] { return table.prompt().value("onlyGoesOn").toBool() && !table.prompt().value("told").toBool(); };
        while (!waits() && !table.over()) {
            const int acting = table.activeSeat();
            table.setSeatsHere({3 - acting});
            QVERIFY(house.give(acting, anyOf(house.hosted->commands(acting), random)));
            table.setSeatsHere({1, 2});
        }
        QVERIFY(waits());
        const int acting = table.activeSeat();
        table.setSeatsHere({3 - acting});
        QCOMPARE(table.prompt().value("sentence").toString(),
                 QStringLiteral("The game goes on as soon as P%1 confirms it on another device.").arg(acting));
    }

    // While others are asked, this screen says whom it waits for, and lets nothing be done.
    void waitsForOthers() {
        House house(ofMessina, 2, 9);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        const int other = 3 - acting;
        house.table->setSeatsHere({other});
        QCOMPARE(house.table->activeSeat(), 0);
        QCOMPARE(house.table->lookingSeat(), other);
        QCOMPARE(house.table->prompt().value("sentence").toString(),
                 QStringLiteral("P%1 is deciding on another device.").arg(acting));
        QVERIFY(house.table->buttons()->rows().isEmpty());
        QVERIFY(house.table->handOver().isEmpty());
        QCOMPARE(house.table->whyNot(QStringLiteral("hex:A1")), QVariantMap());
        house.table->activate(QStringLiteral("hex:A1"));
        QVERIFY(house.table->refusal().active);
        QCOMPARE(house.table->refusal().what, QStringLiteral("Nobody at this screen has to decide now."));
        QCOMPARE(house.hosted->steps(), 0);
        // It is asked here again as soon as the other one has acted.
        QList<int> turns;
        connect(house.table.get(), &Table::turnPassed, this, [&](int seat) { turns.append(seat); });
        Random random = Random::seeded(9);
        while (house.hosted->asked() == QList<int>{acting})
            QVERIFY(house.give(acting, anyOf(house.hosted->commands(acting), random)));
        QCOMPARE(house.table->activeSeat(), other);
        QCOMPARE(turns, QList<int>{other});
        // What was done elsewhere is undone elsewhere.
        QVERIFY(!house.table->canUndo());
        QCOMPARE(house.table->rulingChanges(QStringLiteral("score-order")).isEmpty(), true);
    }

    void undoComesFromWhereTheMoveCameFrom() {
        House house(ofMessina, 2, 10);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        house.table->setSeatsHere({3 - acting});
        Visitor visitor(house, {acting});
        const QVariantMap before = shownBy(*visitor.seating.table);
        // A first move that may be taken back.
        for (const QString& command : house.hosted->commands(acting)) {
            QVERIFY(house.give(acting, command));
            if (house.hosted->mayTakeBack(acting)) break;
            QFAIL("a first move has shown something");
        }
        visitor.hear();
        QVERIFY(visitor.seating.table->canUndo());
        QVERIFY(!house.table->canUndo());
        visitor.seating.table->undo();
        QCOMPARE(visitor.takenBack, QList<int>{acting});
        QVERIFY(house.fromThere([&](HostedGame& game) { return game.takeBack(acting); }));
        QCOMPARE(house.hosted->steps(), 0);
        QCOMPARE(house.hosted->undos(), 1);
        visitor.hear();
        const QVariantMap after = shownBy(*visitor.seating.table);
        QVERIFY2(after == before, qPrintable(difference(after, before)));
        QVERIFY(!visitor.seating.table->canUndo());
    }

    // A click at a guest's table goes out as a command, and the table waits for the answer.
    void clickGoesToTheHost() {
        House house(ofMessina, 2, 11);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        Visitor visitor(house, {acting});
        Table& table = *visitor.seating.table;
        QCOMPARE(table.activeSeat(), acting);
        QString target;
        for (const QString& one : hexes)
            if (target.isEmpty() && !table.preview(one).isEmpty()) target = one;
        QVERIFY(!target.isEmpty());
        table.activate(target);
        if (visitor.given.isEmpty() && !table.variants()->rows().isEmpty()) table.chooseVariant(0);
        QCOMPARE(visitor.given.size(), 1);
        QVERIFY(table.busy());
        QCOMPARE(table.steps(), 0);
        QVERIFY(house.hosted->commands(acting).contains(visitor.given.first().second));
        QVERIFY(house.give(acting, visitor.given.first().second));
        visitor.seating.guest->done(acting);
        visitor.hear();
        QVERIFY(!table.busy());
        QCOMPARE(table.steps(), 1);
        // Without a connection it says so.
        visitor.seating.guest->setConnected(false);
        table.activate(target);
        QCOMPARE(table.refusal().what, QStringLiteral("Nothing can be done at the moment."));
        QVERIFY(table.refusal().why.contains(QStringLiteral("connection")));
        visitor.seating.guest->setConnected(true);
        table.closeRefusal();
        table.tryOut();
        QVERIFY(!table.trying());
        QCOMPARE(table.refusal().what, QStringLiteral("Nothing can be tried out here."));
    }

    // Nobody waits for a table that is gone.
    void endsWhileSomebodyGives() {
        House house(ofMessina, 2, 12);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        const QByteArray command = house.hosted->commands(acting).first().toLatin1();
        HostedGame::Answer answer;
        std::thread other([&] { answer = house.hosted->give(acting, command); });
        QThread::msleep(50); // it waits for this thread, which does nothing for it
        house.shared.reset();
        other.join();
        QVERIFY(!answer);
        QVERIFY(answer.problem);
        QCOMPARE(house.table->steps(), 0);
        QVERIFY(!house.hosted->give(acting, command));
    }

    // What one looks up or tries out on the host's screen is not disturbed.
    void tryIsNotDisturbed() {
        House house(ofMessina, 2, 13);
        QVERIFY(house.hosted);
        Random random = Random::seeded(13);
        const int acting = house.table->activeSeat();
        house.table->tryOut();
        QVERIFY(house.table->trying());
        const QVariantMap tried = shownBy(*house.table);
        QVERIFY(house.give(acting, anyOf(house.hosted->commands(acting), random)));
        QCOMPARE(house.hosted->steps(), 1);
        QVERIFY(house.table->trying());
        const QVariantMap still = shownBy(*house.table);
        QVERIFY2(still == tried, qPrintable(difference(still, tried)));
        house.table->backToGame();
        QCOMPARE(house.table->steps(), 1);
        house.table->showStep(0);
        QVERIFY(house.table->past());
        const QList<int> asked = house.hosted->asked();
        QVERIFY(house.give(asked.first(), anyOf(house.hosted->commands(asked.first()), random)));
        QVERIFY(house.table->past());
        QCOMPARE(house.table->pastStep(), 0);
        QCOMPARE(house.table->steps(), 2);
    }

    // Another pack, another game: there is no table.
    void otherValuesLayNoTable() {
        House house(ofMessina, 2, 14);
        QVERIFY(house.hosted);
        TableTold told = house.told();
        const PositionTold first = positionOf(*house.hosted, 1);
        QVERIFY(house.module.layGuest(told, first, voiceOf(ofMessina)).table);
        told.pack[0] = static_cast<char>(told.pack[0] ^ 1);
        QVERIFY(!house.module.layGuest(told, first, voiceOf(ofMessina)).table);
        told = house.told();
        QVERIFY(!findGame(games(), ofOrleans)->layGuest(told, first, voiceOf(ofMessina)).table);
        told.seats.removeLast();
        QVERIFY(!house.module.layGuest(told, first, voiceOf(ofMessina)).table);
    }
};

QTEST_MAIN(TestSharedTable)
#include "tst_shared_table.moc"
