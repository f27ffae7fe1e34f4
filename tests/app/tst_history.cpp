// SPDX-License-Identifier: GPL-3.0-or-later
// The game as a row of positions.
#include "tests/app/played_tables.h"

#include "engine/core/state_hash.h"
#include "app/messina/words/event_text.h"
#include "app/messina/table/history.h"
#include "app/messina/table/rows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace magister::messina;
using magister::Random;
using magister::RowsModel;
using magister::stateHash;

namespace {

/// The rows of those models for a position in which nothing can be done.
QVector<Rows> rowsOf(const Scene& s) {
    return {seatRows(s),
            placeRows(s),
            dockRows(s),
            squareRows(s),
            nodeRows(s),
            overseerRows(s),
            hutRows(s),
            workshopRows(s),
            cartRows(s),
            shipRows(s),
            scrollRows(s),
            bookRows(s),
            marketRows(s),
            roundRows(s),
            {},
            {}};
}

} // namespace

class tst_History : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsShownAsItWas() {
        for (const int players : {1, 2, 4}) {
            Wanderer w(players, 12);
            const auto fresh = tableOf(fixture::setup(players, 12));
            std::vector<State> states{w.session.state()};
            std::vector<QVariantMap> prompts{fresh->prompt()};
            std::vector<std::array<int, 3>> facts{{fresh->round(), fresh->activeSeat(), fresh->viewSeat()}};
            std::vector<QString> stages{fresh->stage()};
            while (w.step()) {
                QVERIFY(!fresh->play(w.session.moves().back().command));
                states.push_back(w.session.state());
                prompts.push_back(fresh->prompt());
                facts.push_back({fresh->round(), fresh->activeSeat(), fresh->viewSeat()});
                stages.push_back(fresh->stage());
            }
            const auto table = tableOf(fixture::setup(players, 12));
            table->restore(w.session);
            QVERIFY(table->over() && !table->past());
            QCOMPARE(table->steps(), static_cast<int>(states.size()) - 1);
            const QStringList log = logOf(*table);
            const Rows scores = table->scores()->rows();
            QVERIFY(!scores.isEmpty());
            std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
            for (RowsModel* model : models(*table))
                testers.push_back(std::make_unique<QAbstractItemModelTester>(
                    model, QAbstractItemModelTester::FailureReportingMode::QtTest));
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table->log(), QAbstractItemModelTester::FailureReportingMode::QtTest));

            std::vector<int> order;
            for (int i = 0; i < table->steps(); i += 3)
                order.push_back(i);
            Random random = Random::seeded(7);
            random.shuffle(order);
            for (const int step : order) {
                table->showStep(step);
                const auto at = static_cast<std::size_t>(step);
                QVERIFY(table->past());
                QCOMPARE(table->pastStep(), step);
                QCOMPARE(table->prompt(), prompts[at]);
                QCOMPARE((std::array<int, 3>{table->round(), table->activeSeat(), table->viewSeat()}), facts[at]);
                QCOMPARE(table->stage(), stages[at]);
                QVERIFY(!table->over() && !table->canUndo());
                const State seen = observe(states[at], 0).state;
                const Offers none;
                const Scene scene{fixture::definition(),
                                  seen,
                                  fixture::seats(),
                                  fixture::language("en"),
                                  none,
                                  static_cast<PlayerIndex>(table->viewSeat() - 1),
                                  {},
                                  {}};
                const auto wanted = rowsOf(scene);
                const auto all = models(*table);
                for (int i = 0; i < all.size(); ++i)
                    QCOMPARE(all.at(i)->rows(), wanted.at(i));
                QCOMPARE(table->scores()->rows(), scores); // of the game
                if (QTest::currentTestFailed()) return;
            }
            QCOMPARE(logOf(*table), log);
            table->showNow();
            QVERIFY(table->over() && !table->past());
            QCOMPARE(table->prompt(), prompts.back());
            QVERIFY(table->state() == w.session.state());
        }
    }

    void nothingCanBePlayedInThePast() {
        const auto table = tableAfter(2, 8, 40);
        const auto hash = stateHash(table->state());
        for (const QString& code : fixture::codes()) {
            table->setLanguage(code);
            table->showStep(0);
            for (const QVariantMap& place : table->places()->rows())
                QCOMPARE(place.value("offer").toString(), "none");
            QCOMPARE(table->buttons()->count(), 0);
            int asked = 0;
            for (const char* target : {"hex:B2", "button:end-turn", "button:undo", "button:redo", "wheel", "seat:1"}) {
                table->activate(target);
                QVERIFY(table->refusal().active);
                QVERIFY(!table->refusal().what.isEmpty() && !table->refusal().why.isEmpty());
                table->closeRefusal();
                ++asked;
            }
            QCOMPARE(asked, 6);
            table->pickUp(1);
            QCOMPARE(table->picked(), 0);
            QVERIFY(table->whyNot("hex:B2").isEmpty());
            QVERIFY(!table->switchRuling("recall-from-estate", "always"));
            QVERIFY(table->past());
            QCOMPARE(stateHash(table->state()), hash);
            table->showNow();
        }
        QVERIFY(!table->refusal().active);
        table->showStep(3);
        wander(*table, 1, 2); // the game goes on: nobody stays behind
        QVERIFY(!table->past());
        QCOMPARE(table->steps(), 41);
        table->showStep(-5);
        QCOMPARE(table->pastStep(), 0);
        table->showStep(1000);
        QVERIFY(!table->past());
    }

    void theViewReturns() {
        const auto table = tableAfter(3, 8, 70);
        const int other = table->viewSeat() % 3 + 1;
        table->setViewSeat(other);
        QSignalSpy turned(table.get(), &MessinaTable::viewSeatChanged);
        for (int step = 0; step < 30; ++step)
            table->showStep(step);
        QVERIFY(turned.size() > 0);
        table->showNow();
        QCOMPARE(table->viewSeat(), other);
        QSignalSpy passed(table.get(), &MessinaTable::turnPassed);
        QSignalSpy announced(table.get(), &MessinaTable::announced);
        QSignalSpy moved(table.get(), &MessinaTable::moved);
        for (int step = 0; step < 30; ++step)
            table->showStep(step);
        QCOMPARE(passed.size() + announced.size(), 0);
        QVERIFY2(moved.size() > 5, "no piece travels when the game is replayed");
        moved.clear();
        table->showStep(3);
        QCOMPARE(moved.size(), 0);
    }

    void anotherLanguageInThePast() {
        const auto table = tableAfter(2, 5, 60);
        table->showStep(20);
        for (const QString& code : fixture::codes()) {
            table->setLanguage(code);
            QCOMPARE(table->pastStep(), 20);
            const auto fresh = tableAfter(2, 5, 20);
            fresh->setLanguage(code);
            QCOMPARE(table->prompt(), fresh->prompt());
            for (RowsModel* model : models(*table))
                for (const QVariantMap& row : model->rows())
                    QVERIFY(fixture::unfilled(row).isEmpty());
            const auto now = tableAfter(2, 5, 60);
            now->setLanguage(code);
            QCOMPARE(logOf(*table), logOf(*now));
        }
    }

    void momentsAndTicks() {
        const auto table = tableAfter(2, 5);
        const QVariantList ticks = table->ticks();
        int rounds = 0, last = -1;
        std::array<std::array<int, 2>, 7> turns{};
        for (const QVariant& each : ticks) {
            const QVariantMap tick = each.toMap();
            QVERIFY(tick.value("step").toInt() > last);
            last = tick.value("step").toInt();
            rounds += tick.value("newRound").toBool();
            table->showStep(last);
            QCOMPARE(table->round(), tick.value("round").toInt());
            const QVariantMap moment = table->moment();
            QCOMPARE(moment.value("round"), tick.value("round"));
            const int seat = tick.value("seat").toInt();
            if (seat == 0 || moment.value("stage") != "turns") continue;
            QCOMPARE(moment.value("seat").toInt(), seat);
            QCOMPARE(moment.value("name").toString(), fixture::seats().at(seat - 1).name);
            int& n = turns[static_cast<std::size_t>(table->round())][static_cast<std::size_t>(seat - 1)];
            QCOMPARE(moment.value("turn").toInt(), ++n);
        }
        QCOMPARE(rounds, 6);
        for (std::size_t round = 1; round <= 6; ++round)
            QVERIFY(turns[round][0] >= 2 && turns[round][1] >= 2);
    }

    void ticksAreToldWhenTheyChange() {
        const auto table = tableAfter(2, 5, 30);
        QSignalSpy told(table.get(), &MessinaTable::ticksChanged);
        for (int step = 0; step < 30; ++step)
            table->showStep(step);
        QCOMPARE(told.size(), 0);
        wander(*table, 1, 1);
        QCOMPARE(told.size(), 1);
    }

    void aLineOfTheLogShowsItsPosition() {
        const auto table = tableAfter(3, 9, 150);
        const auto& events = table->session().events();
        std::vector<std::size_t> told;
        for (std::size_t i = 0; i < events.size(); ++i)
            if (!eventKind(events[i].event).isEmpty()) told.push_back(i);
        QCOMPARE(static_cast<int>(told.size()), table->log()->count());
        int lit = 0;
        for (int line = table->log()->count() - 1; line >= 0; line -= 5) {
            const QStringList places = table->showLine(line);
            const std::size_t event = told[static_cast<std::size_t>(line)];
            // Right after its command, and not before it.
            QVERIFY(eventsUntil(table->session(), static_cast<std::size_t>(table->pastStep())) > event);
            if (table->pastStep() > 0)
                QVERIFY(eventsUntil(table->session(), static_cast<std::size_t>(table->pastStep() - 1)) <= event);
            lit += !places.isEmpty();
            for (const QString& place : places)
                QVERIFY2(!place.isEmpty() && !place.contains("//"), qPrintable(place));
        }
        QVERIFY(lit > 20);
        const int step = table->pastStep();
        QVERIFY(table->showLine(-1).isEmpty());
        QVERIFY(table->showLine(100000).isEmpty());
        QCOMPARE(table->pastStep(), step);
    }

    void linesAfterAChangedRuling() {
        const auto table = tableOf(fixture::setup(2, 4));
        wander(*table, 1, 1);
        QVERIFY(table->switchRuling("recall-from-estate", "always"));
        const int line = table->log()->count() - 1;
        const QStringList log = logOf(*table);
        wander(*table, 1, 1);
        QVERIFY(table->showLine(line).isEmpty()); // a ruling is no position
        QVERIFY(!table->past());
        table->showLine(line - 1);
        QCOMPARE(table->pastStep(), 1);
        table->tryOut();
        QVERIFY(table->trying());
        QCOMPARE(logOf(*table), log);
        table->backToGame();
        QCOMPARE(logOf(*table).mid(0, log.size()), log);
        QCOMPARE(table->pastStep(), 1);
    }
};

QTEST_GUILESS_MAIN(tst_History)
#include "tst_history.moc"
