// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows does not depend on anything that whoever looks may not know.
#include "tests/app/orleans/played_table.h"
#include "tests/app/orleans/table_twins.h"

#include "app/orleans/words/target_names.h"

#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace magister::orleans;

namespace {

told::TablePtr atPlanning() {
    auto table = told::tableOf(Setup{.players = 2, .seed = 4, .pinned = {}, .rulings = {}});
    while (table->stage() != "planning")
        if (table->play(Proceed{}) && table->play(Done{})) qFatal("something else is asked");
    table->askSeat(1);
    return table;
}

} // namespace

class tst_OrleansHidden : public QObject {
    Q_OBJECT

private slots:
    void twinsLookTheSame() {
        constexpr std::uint64_t wanted = 400;
        told::TwinTally tally;
        for (std::uint64_t seed = 1; tally.pairs < wanted && tally.fault.empty(); ++seed)
            told::compareTwins(seed, 9, wanted, tally);
        QVERIFY2(tally.fault.empty(), tally.fault.c_str());
        qInfo("%llu pairs, %llu of them plans, %llu values, %llu answers, %llu clicks, %llu tries",
              static_cast<unsigned long long>(tally.pairs), static_cast<unsigned long long>(tally.plans),
              static_cast<unsigned long long>(tally.values), static_cast<unsigned long long>(tally.answers),
              static_cast<unsigned long long>(tally.clicks), static_cast<unsigned long long>(tally.tries));
        QVERIFY(tally.plans > wanted / 10);
        QVERIFY(tally.answers > wanted * 50 && tally.clicks > wanted / 5 && tally.tries > wanted / 5);
    }

    /// Whether a table may change its mind must not tell what others have planned: one has placed two followers, in the
    /// other game one and taken it back.
    void rulingsDoNotTellWhatOthersPlan() {
        const Command first = PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0};
        const auto after = [&](const Command& second) {
            auto table = atPlanning();
            table->askSeat(2);
            if (table->play(first) || table->play(second)) qFatal("refused");
            return table;
        };
        const auto placed = after(PlaceFollower{Token::OwnBoatman, false, PlaceId::Castle, 1});
        const auto takenBack = after(TakeBack{PlaceId::Castle, 0});
        // Whoever has planned so knows, and is told.
        QVERIFY(placed->canSwitch("planning-undo", "final"));
        QVERIFY(!takenBack->canSwitch("planning-undo", "final"));
        QCOMPARE(takenBack->rulingChanges("planning-undo").value("final").toMap().value("reason").toString(), "too-late");
        for (OrleansTable* table : {placed.get(), takenBack.get()}) {
            table->askSeat(1);
            QVERIFY(!table->canSwitch("planning-undo", "final") && !table->switchRuling("planning-undo", "final"));
            QVERIFY(table->canSwitch("planning-undo", "until-done"));
            QCOMPARE(table->rulingChanges("planning-undo").value("final").toMap(),
                     QVariantMap({{"possible", false}, {"reason", "secret"}}));
            // Once all plans are open, so is the answer.
            while (table->stage() == "planning")
                QVERIFY(!table->play(Done{}));
        }
        QVERIFY(placed->canSwitch("planning-undo", "final"));
        QVERIFY(!takenBack->canSwitch("planning-undo", "final"));
    }

    /// What somebody has undone is that player's alone: the next can neither see nor redo it.
    void whatIsUndoneIsNotTold() {
        const auto table = atPlanning();
        const auto twin = atPlanning();
        for (OrleansTable* one : {table.get(), twin.get()})
            one->askSeat(2);
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        table->undo();
        QVERIFY(table->canRedo());
        for (OrleansTable* one : {table.get(), twin.get()})
            one->askSeat(1);
        QVERIFY(!table->canRedo());
        QCOMPARE(told::shownBy(*table), told::shownBy(*twin));
        table->activate("button:redo");
        QVERIFY(table->refusal().active);
        QCOMPARE(table->lookingSeat(), 1);
    }

    /// Whoever learns goes on looking while only the other is still asked, and sees the own plan, not that of the other.
    void whoeverIsNamedLooks() {
        const auto planned = [](OrleansTable& table) {
            const auto rows = table.places()->rows();
            const auto castle = std::find_if(rows.begin(), rows.end(), [](const QVariantMap& place) { return place.value("place") == "castle"; });
            return castle == rows.end() ? QString() : castle->value("slots").toList().value(0).toMap().value("token").toString();
        };
        for (const bool learns : {false, true}) {
            const auto table = atPlanning();
            table->setFollowing(false);
            table->setViewSeat(1);
            if (learns) table->setLooker(0);
            const Command first = PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0};
            QVERIFY(!table->play(first) && !table->play(Done{}));
            QCOMPARE(table->activeSeat(), 2);
            QCOMPARE(table->lookingSeat(), learns ? 1 : 2);
            QCOMPARE(planned(*table).isEmpty(), !learns);
            QVERIFY(!table->play(first));
            QCOMPARE(table->viewSeat(), 1);
            table->setViewSeat(2);
            QCOMPARE(planned(*table).isEmpty(), learns);
        }
    }

    /// A plan of somebody else that is redone is seen by that player only: the table is handed over.
    void redoHandsTheTableOver() {
        const auto table = atPlanning();
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        table->askSeat(2);
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        table->undo();
        QCOMPARE(table->lookingSeat(), 2);
        QSignalSpy passed(table.get(), &OrleansTable::turnPassed);
        table->undo();
        QCOMPARE(table->lookingSeat(), 1);
        QCOMPARE(passed.size(), 1);
        table->redo();
        QCOMPARE(table->lookingSeat(), 1);
        QCOMPARE(passed.size(), 1);
        table->redo();
        QCOMPARE(table->lookingSeat(), 2);
        QCOMPARE(table->viewSeat(), 2);
        QCOMPARE(passed.size(), 2);
        QCOMPARE(passed.last().first().toInt(), 2);
    }

    /// Whoever is done goes back to the own plan; the others learn that, and nothing of the plan.
    void planningAgainTellsNothing() {
        const auto table = atPlanning();
        const auto twin = atPlanning();
        const auto bothLookTheSame = [&] {
            QCOMPARE(table->lookingSeat(), 1);
            QCOMPARE(told::shownBy(*table), told::shownBy(*twin));
            for (const char* target : {"button:plan-again-2", "seat:2/plan", "seat:2"}) {
                QCOMPARE(table->preview(target), twin->preview(target));
                QCOMPARE(table->cardOf(target), twin->cardOf(target));
                QCOMPARE(table->ruleAt(target), twin->ruleAt(target));
            }
            QCOMPARE(table->canRedo(), twin->canRedo());
        };
        for (OrleansTable* one : {table.get(), twin.get()}) {
            one->askSeat(2);
            const PlaceId place = one == table.get() ? PlaceId::Castle : PlaceId::Farmhouse;
            const Token token = one == table.get() ? Token::OwnFarmer : Token::OwnBoatman;
            QVERIFY(!one->play(PlaceFollower{token, false, place, 0}));
            QVERIFY(!one->play(Done{}));
        }
        bothLookTheSame();
        QVERIFY(!table->preview("button:plan-again-2").value("text").toString().isEmpty());
        for (OrleansTable* one : {table.get(), twin.get()}) {
            QSignalSpy passed(one, &OrleansTable::turnPassed);
            one->activate("button:plan-again-2");
            QCOMPARE(passed.size(), 1);
            QCOMPARE(passed.front().front().toInt(), 2);
            QCOMPARE(one->lookingSeat(), 2);
            QCOMPARE(one->viewSeat(), 2);
            QCOMPARE(one->state().players[1].work.at(one == table.get() ? PlaceId::Castle : PlaceId::Farmhouse).filled(), 1);
        }
        QVERIFY(told::shownBy(*table) != told::shownBy(*twin));
        // Taken back, it is the other's turn again, and nobody can do it again unseen.
        for (OrleansTable* one : {table.get(), twin.get()})
            one->undo();
        bothLookTheSame();
        QVERIFY(!table->canRedo());
        // Or changed, and done again.
        for (OrleansTable* one : {table.get(), twin.get()}) {
            one->askAgain(2);
            const PlaceId place = one == table.get() ? PlaceId::Castle : PlaceId::Farmhouse;
            QVERIFY(!one->play(TakeBack{place, 0}));
            QVERIFY(!one->play(Done{}));
        }
        bothLookTheSame();
    }

    /// What is open to all is told to all, with the last plan; how a plan came about is told to its owner alone.
    void openPlansAreTold() {
        const auto table = atPlanning();
        const auto lines = [&](int seat) {
            QStringList texts;
            for (int i = 0; i < table->log()->count(); ++i)
                if (const QVariantMap row = table->log()->row(i); row.value("seat") == seat && row.value("text").toString().contains("Castle"))
                    texts.append(row.value("text").toString());
            return texts;
        };
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        table->askSeat(2);
        QVERIFY(!table->play(PlaceFollower{Token::OwnBoatman, false, PlaceId::Castle, 1}));
        QVERIFY(!table->play(TakeBack{PlaceId::Castle, 1}));
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        QCOMPARE(lines(1), QStringList());
        QVERIFY(!table->play(Done{}));
        QVERIFY(table->stage() == u"planning" && table->lookingSeat() == 1);
        QCOMPARE(lines(2), QStringList());
        const int secret = table->log()->count();
        QVERIFY(!table->play(Done{}));
        QVERIFY(table->stage() != u"planning");
        for (const int seat : {1, 2}) {
            table->setLooker(static_cast<PlayerIndex>(seat - 1));
            const QStringList theirs = lines(3 - seat);
            QVERIFY2(theirs.size() == 1 && theirs.front().contains("farmer") && !theirs.front().contains("boatman"), qPrintable(theirs.join('|')));
            QVERIFY(lines(seat).size() > (seat == 2 ? 2 : 0));
        }
        table->setLooker(onlooker);
        QCOMPARE(lines(1).size() + lines(2).size(), 2);
        // Every line still leads to its own place in the game.
        table->setLooker(0);
        for (int line = secret; line < table->log()->count(); ++line) {
            table->showLine(line);
            QCOMPARE(table->pastStep(), table->steps());
        }
    }

    /// A try of one who plans together with others: their plans are not in it, what they plan in it is seen, and what is
    /// drawn is told as supposed.
    void aTryIsSeenByWhoBeganIt() {
        const auto table = atPlanning();
        table->askSeat(2);
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        QVERIFY(!table->play(Done{}));
        QCOMPARE(table->lookingSeat(), 1);
        QVERIFY(table->secret());
        table->tryOut();
        QVERIFY(!table->secret() && table->handOver().isEmpty());
        QVERIFY(table->state().players[1].work == table->state().plansBefore[1]);
        QVERIFY(table->state().saidDone(1));
        const int lines = table->log()->count();
        QVERIFY(!table->play(PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        QVERIFY(!table->play(Done{}));
        QCOMPARE(table->stage(), "actions");
        QStringList assumed;
        magister::Random random = magister::Random::seeded(3);
        while (table->round() < 4 || table->stage() != "planning")
            told::wander(*table, 1, random);
        // In the try the first seat also plans for the second, and sees what it plans.
        if (table->activeSeat() != 2) table->askSeat(2);
        QCOMPARE(table->lookingSeat(), 1);
        const auto legal = choices(table->definition(), table->state(), 1, Listing::LegalOnly);
        const auto placing = std::find_if(legal.begin(), legal.end(), [](const Choice& choice) { return std::holds_alternative<PlaceFollower>(choice.command); });
        QVERIFY(placing != legal.end());
        const auto command = std::get<PlaceFollower>(placing->command);
        QVERIFY(!table->play(command));
        QCOMPARE(table->viewSeat(), 2);
        bool seen = false;
        for (const QVariantMap& place : table->places()->rows())
            for (const QVariant& slot : place.value("slots").toList())
                seen = seen || (slot.toMap().value("target").toString() == magister::orleans::targets::slot(table->definition(), 1, command.place, command.slot) && !slot.toMap().value("tokenIcon").toString().isEmpty());
        QVERIFY(seen);
        for (int line = lines; line < table->log()->count(); ++line) {
            const QString text = table->log()->row(line).value("text").toString();
            QVERIFY(!text.isEmpty());
            if (text.startsWith("Assumed: ")) assumed.append(text);
        }
        QVERIFY(!assumed.filter("hourglass").isEmpty());
        QVERIFY2(!assumed.filter("draws").isEmpty(), qPrintable(assumed.join('|')));
        table->backToGame();
        QCOMPARE(table->lookingSeat(), 1);
        QVERIFY(table->secret());
        QVERIFY(told::logOf(*table).filter("Assumed").isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_OrleansHidden)
#include "tst_orleans_hidden.moc"
