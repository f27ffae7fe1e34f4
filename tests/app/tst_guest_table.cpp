// SPDX-License-Identifier: GPL-3.0-or-later
// A table that shows a game of another device: for several seats at one screen, for one who looks on, with undos, with more
// events than one message holds, and what it lets one foresee of what is hidden from it.
#include "engine/core/random.h"
#include "tests/app/shared_house.h"

using namespace magister;
using namespace magister::devices;

namespace {

QString anyOf(const QStringList& commands, Random& random) {
    return commands[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(commands.size())))];
}

/// Everything that can be clicked on that table.
QStringList targetsOf(Table& table) {
    QStringList all;
    const QVariantMap shown = shownBy(table);
    for (const QVariant& model : shown)
        for (const QVariant& row : model.toList())
            if (const QString target = row.toMap().value(QStringLiteral("target")).toString(); !target.isEmpty()) all.append(target);
    all.removeDuplicates();
    return all;
}

/// What else is told of a table: what a click would do, or why it would do nothing.
QVariantMap foretold(Table& table) {
    QVariantMap all{{QStringLiteral("undo"), table.canUndo()},
                    {QStringLiteral("secret"), table.secret()},
                    {QStringLiteral("steps"), table.steps()},
                    {QStringLiteral("ticks"), table.ticks()},
                    {QStringLiteral("moment"), table.moment()},
                    {QStringLiteral("score"), table.scoreAsText()},
                    {QStringLiteral("end"), table.endReasons()}};
    for (const QString& target : targetsOf(table)) {
        all.insert(QStringLiteral("preview ") + target, table.preview(target));
        all.insert(QStringLiteral("why not ") + target, table.whyNot(target));
        all.insert(QStringLiteral("card ") + target, table.cardOf(target));
        all.insert(QStringLiteral("left over ") + target, table.leftOver(target));
    }
    return all;
}

} // namespace

class TestGuestTable : public QObject {
    Q_OBJECT

private slots:
    void severalSeatsAtOneScreen_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<QList<int>>("seats");
        QTest::addColumn<int>("seed");
        QTest::addRow("Messina, two of three") << ofMessina << 3 << QList<int>{1, 3} << 21;
        QTest::addRow("Messina, one of two") << ofMessina << 2 << QList<int>{2} << 22;
        QTest::addRow("Messina, nobody") << ofMessina << 2 << QList<int>{} << 23;
        QTest::addRow("Orléans, two of three") << ofOrleans << 3 << QList<int>{1, 3} << 24;
        QTest::addRow("Orléans, all of two") << ofOrleans << 2 << QList<int>{1, 2} << 25;
        QTest::addRow("Orléans, one of four") << ofOrleans << 4 << QList<int>{2} << 26;
        QTest::addRow("Orléans, nobody") << ofOrleans << 2 << QList<int>{} << 27;
    }
    // The host's table with the same seats on its screen shows the same, foretells the same, and lets undo the same.
    void severalSeatsAtOneScreen() {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(QList<int>, seats);
        QFETCH(int, seed);
        House house(game, players, static_cast<quint64>(seed));
        QVERIFY(house.hosted);
        house.table->setSeatsHere(seats);
        Visitor visitor(house, seats);
        QVERIFY(visitor.seating.table);
        Table& here = *house.table;
        Table& there = *visitor.seating.table;
        there.setViewSeat(here.viewSeat());
        Random random = Random::seeded(static_cast<std::uint64_t>(seed));
        int commands = 0, undos = 0, foreseen = 0;
        while (!house.hosted->over()) {
            const QList<int> asked = house.hosted->asked();
            const int seat = asked[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(asked.size())))];
            QVERIFY(house.give(seat, anyOf(house.hosted->commands(seat), random)));
            if (seats.contains(seat)) visitor.seating.guest->done(seat);
            visitor.hear();
            ++commands;
            if (random.below(20) == 0 && house.hosted->mayTakeBack(seat)) {
                QVERIFY(house.fromThere([&](HostedGame& hosted) { return hosted.takeBack(seat); }));
                if (seats.contains(seat)) visitor.seating.guest->done(seat);
                visitor.hear();
                ++undos;
            }
            if (random.below(12) != 0 && !house.hosted->over()) continue;
            there.setViewSeat(here.viewSeat());
            const QVariantMap shown = shownBy(here), told = shownBy(there);
            QVERIFY2(shown == told, qPrintable(QStringLiteral("command %1: ").arg(commands) + difference(shown, told)));
            QVariantMap known = foretold(here), guessed = foretold(there);
            // Positions that were seen before an undo are told no more.
            if (undos > 0)
                for (const char* past : {"steps", "ticks", "moment"}) {
                    known.remove(QLatin1String(past));
                    guessed.remove(QLatin1String(past));
                }
            QVERIFY2(known == guessed, qPrintable(QStringLiteral("command %1: ").arg(commands) + difference(known, guessed)));
            for (auto it = known.begin(); it != known.end(); ++it)
                foreseen += it.key().startsWith(QLatin1String("preview")) && !it.value().toMap().isEmpty();
        }
        QVERIFY(undos > 0);
        QVERIFY(seats.isEmpty() || foreseen > 50);
    }

    // The connection breaks between a question and its answer.
    void lostAnswerIsAskedForAgain() {
        House house(ofMessina, 2, 33);
        QVERIFY(house.hosted);
        Random random = Random::seeded(33);
        const int acting = house.hosted->asked().first();
        QVERIFY(house.give(acting, anyOf(house.hosted->commands(acting), random)));
        QVERIFY(house.hosted->events() > 0);
        const PositionTold position = positionOf(*house.hosted, 0);
        const GuestSeating seating = house.module.layGuest(house.told(), position, voiceOf(ofMessina));
        QVERIFY(seating.guest);
        int asked = 0;
        seating.guest->ask = [&](int, int from) { asked += from == 0; };
        QVERIFY(seating.guest->see(position) && seating.guest->see(position));
        QCOMPARE(asked, 1);
        seating.guest->setConnected(false);
        seating.guest->setConnected(true);
        QVERIFY(seating.guest->see(position));
        QCOMPARE(asked, 2);
    }

    // A command that an earlier run of the program has given has not been answered: nothing can be done until it is.
    void whatWasGivenEarlierIsWaitedFor() {
        House house(ofMessina, 2, 34);
        QVERIFY(house.hosted);
        const int seat = house.hosted->asked().first();
        Random random = Random::seeded(34);
        for (const bool isDone : {true, false}) {
            const PositionTold position = positionOf(*house.hosted, seat);
            const GuestSeating seating = house.module.layGuest(house.told(), position, voiceOf(ofMessina));
            QVERIFY(seating.guest);
            QList<std::pair<int, int>> asked;
            seating.guest->ask = [&](int asking, int from) { asked.append({asking, from}); };
            const auto answer = [&] {
                for (const auto& [asking, from] : std::exchange(asked, {}))
                    QVERIFY(seating.guest->tell({asking, from, house.hosted->events(asking, from, network::mostEvents)}));
            };
            seating.guest->setSeats({seat});
            seating.guest->waitFor(seat);
            QVERIFY(seating.guest->see(position));
            answer();
            QVERIFY(seating.table->busy());
            QVERIFY(seating.guest->see(position)); // told again, it is no answer
            QVERIFY(seating.table->busy());
            if (!isDone) {
                seating.guest->refused(seat, {}, {});
                QVERIFY(!seating.table->busy());
                continue;
            }
            QVERIFY(house.give(seat, anyOf(house.hosted->commands(seat), random)));
            seating.guest->done(seat);
            QVERIFY(seating.guest->see(positionOf(*house.hosted, seat)));
            answer();
            QVERIFY(!seating.table->busy());
        }
    }

    // What is told first is shown at once, before anything is told of what has led there; and a seat that is taken in the
    // middle of a game reads the whole log.
    void seatTakenInTheMiddle_data() {
        QTest::addColumn<QString>("game");
        QTest::addRow("Messina") << ofMessina;
        QTest::addRow("Orléans") << ofOrleans;
    }
    void seatTakenInTheMiddle() {
        QFETCH(QString, game);
        House house(game, 3, 31);
        QVERIFY(house.hosted);
        house.table->setSeatsHere({1});
        Random random = Random::seeded(31);
        const auto goOn = [&](int commands) {
            for (int i = 0; i < commands && !house.hosted->over(); ++i) {
                const int seat = house.hosted->asked().first();
                QVERIFY(house.give(seat, anyOf(house.hosted->commands(seat), random)));
            }
        };
        goOn(150);
        QVERIFY(house.hosted->events() > network::mostEvents);
        const GuestSeating early = house.module.layGuest(house.told(), positionOf(*house.hosted, 0), voiceOf(game));
        QVERIFY(early.table);
        QCOMPARE(early.table->round(), house.table->round());
        QCOMPARE(early.table->log()->count(), 0);

        Visitor visitor(house, {});
        Table& there = *visitor.seating.table;
        QCOMPARE(there.activeSeat(), 0);
        QVERIFY(there.log()->count() > 0);
        goOn(7);
        visitor.hear();
        visitor.seats = {2};
        visitor.seating.guest->setSeats({2});
        visitor.hear();
        goOn(5);
        visitor.hear();
        house.table->setSeatsHere({2});
        there.setViewSeat(2);
        house.table->setViewSeat(2);
        QVariantMap shown = shownBy(*house.table), told = shownBy(there);
        shown.remove(QStringLiteral("prompt")); // it tells of the steps of a turn, and some were not seen
        told.remove(QStringLiteral("prompt"));
        // What others had planned when their plans came to light is read off positions, and earlier ones were not seen.
        int plans = 0;
        for (QVariantMap* all : {&shown, &told}) {
            QVariantList rows;
            for (const QVariant& each : all->value(QStringLiteral("log")).toList()) {
                QVariantMap row = each.toMap();
                row.remove(QStringLiteral("key"));
                const bool plan = row.value(QStringLiteral("text")).toString().contains(QStringLiteral("plan: "));
                plans += plan && all == &shown ? 1 : 0;
                if (!plan) rows.append(row);
            }
            all->insert(QStringLiteral("log"), rows);
        }
        QCOMPARE(plans > 0, game == ofOrleans);
        QVERIFY2(shown == told, qPrintable(difference(shown, told)));
    }

    // Whoever comes to the table in the middle of the game has not begun it, and hears what has happened since they did
    // something last; whoever has not done anything yet hears what has happened since the beginning.
    void newsOfWhoComesLater_data() {
        seatTakenInTheMiddle_data();
    }
    void newsOfWhoComesLater() {
        QFETCH(QString, game);
        House house(game, 2, 31);
        QVERIFY(house.hosted);
        Random random = Random::seeded(31);
        // Until that seat is asked, alone, and that is so.
        const auto goOn = [&](int seat, auto isSo) {
            for (int i = 0; i < 3000 && !(house.hosted->asked() == QList<int>{seat} && isSo()); ++i) {
                const int other = house.hosted->asked().last();
                QVERIFY(house.give(other, anyOf(house.hosted->commands(other), random)));
            }
            QCOMPARE(house.hosted->asked(), QList<int>{seat});
        };
        const auto told = [](const Table& table, const char* what) { return table.handOver().value(what).toString(); };
        const int first = house.hosted->asked().first(), second = 3 - first;
        QCOMPARE(told(*house.table, "title"), QStringLiteral("P%1, you begin").arg(first));
        if (game == ofMessina) { // in Orléans all plan at once
            goOn(second, [] { return true; });
            QCOMPARE(told(*house.table, "sinceTitle"), QStringLiteral("Since the game began"));
        }
        house.table->setSeatsHere({first});
        goOn(second, [&] { return house.hosted->round() >= 3; });
        Visitor visitor(house, {second});
        const Table& there = *visitor.seating.table;
        QCOMPARE(there.activeSeat(), second);
        QVERIFY(there.handOver().value("title").toString() != QStringLiteral("P%1, you begin").arg(second));
        QCOMPARE(told(there, "sinceTitle"), QStringLiteral("Since your last move"));
    }

    // Messages that do not fit what was told before change nothing that is shown.
    void messagesThatDoNotFit() {
        House house(ofOrleans, 2, 41);
        QVERIFY(house.hosted);
        Visitor visitor(house, {1});
        GuestTable& guest = *visitor.seating.guest;
        const QVariantMap before = shownBy(*visitor.seating.table);
        PositionTold wrong = positionOf(*house.hosted, 1);
        wrong.position = "{}";
        QVERIFY(!guest.see(wrong));
        wrong = positionOf(*house.hosted, 1);
        wrong.over = true;
        QVERIFY(!guest.see(wrong));
        const House other(ofOrleans, 3, 41);
        QVERIFY(!guest.see(positionOf(*other.hosted, 1)));
        QVERIFY(guest.see(positionOf(*house.hosted, 2))); // not a seat of this screen: it is not looked at
        QVERIFY(guest.tell({2, 0, {"{}"}}));
        PositionTold more = positionOf(*house.hosted, 1);
        more.events += 3;
        QVERIFY(guest.see(more));
        QVERIFY(!guest.tell({1, house.hosted->events(), {}}));
        QVERIFY(!guest.tell({1, house.hosted->events(), {"{\"happened\":\"no-such\"}"}}));
        const QVariantMap after = shownBy(*visitor.seating.table);
        QVERIFY2(before == after, qPrintable(difference(before, after)));
    }
};

QTEST_MAIN(TestGuestTable)
#include "tst_guest_table.moc"
