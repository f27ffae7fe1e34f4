// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back, what was, what might be, and how the table decides from now on.
#include "tests/app/orleans/look.h"
#include "tests/app/orleans/played_table.h"

#include "app/orleans/words/event_text.h"
#include "engine/core/state_hash.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace magister::orleans;
using magister::Random;
using magister::RowsModel;
using magister::stateHash;

namespace {

Setup setupOf(int players, std::uint64_t seed) {
    Setup setup{.players = static_cast<std::uint8_t>(players), .seed = seed, .pinned = {}, .rulings = {}};
    setup.extraTiles = seed % 2 == 0;
    return setup;
}

/// Everything that a try must leave alone.
struct Kept {
    explicit Kept(OrleansTable& t)
        : hash(stateHash(t.session().state())), moves(t.session().moves().size()), log(told::logOf(t)),
          step(t.pastStep()), shown(told::shownBy(t, t.log()->count())) {}
    std::uint64_t hash;
    std::size_t moves;
    QStringList log;
    int step;
    QVariantList shown;
    friend bool operator==(const Kept&, const Kept&) = default;
};

} // namespace

class tst_OrleansTime : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsShownAsItWas() {
        const Setup setup = setupOf(3, 12);
        const Session session = told::sessionAfter(setup, 100000, 12);
        QVERIFY(session.state().over());
        const auto table = told::tableAt(session);
        QVERIFY(table->over() && !table->past());
        QCOMPARE(table->steps(), static_cast<int>(session.moves().size()));
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (RowsModel* model : told::modelsOf(*table))
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        const QStringList log = told::logOf(*table);
        const int looking = table->viewSeat();
        const Rows scores = table->scores()->rows();
        QVERIFY(!scores.isEmpty());
        for (int step = 0; step < table->steps(); ++step) {
            table->showStep(step);
            const State& was = session.moves()[static_cast<std::size_t>(step)].before;
            QVERIFY(table->past());
            QCOMPARE(table->pastStep(), step);
            QCOMPARE(table->round(), int{was.round});
            QVERIFY(was.isAsked(static_cast<PlayerIndex>(table->moment().value("seat").toInt() - 1)));
            QCOMPARE(table->buttons()->count(), 0);
            QCOMPARE(table->scores()->rows(), scores); // of the game
            for (const QVariantMap& place : table->places()->rows())
                QCOMPARE(place.value("offer").toString(), "none");
            // Of what is hidden to the one who looks nothing is shown there either.
            const auto seen = observe(was, static_cast<PlayerIndex>(table->viewSeat() - 1)).state;
            QCOMPARE(table->seats()->row(table->viewSeat() - 1).value("coins").toInt(), int{seen.players[std::size_t(table->viewSeat() - 1)].coins});
            if (QTest::currentTestFailed()) return;
        }
        table->setViewSeat(looking); // after the end the log is read by whosever board is on view
        QCOMPARE(told::logOf(*table), log);
        table->activate("button:pass");
        QVERIFY(table->refusal().active);
        table->pickUp(3);
        QCOMPARE(table->picked(), 0);
        QVERIFY(!table->switchRuling("planning-order", "one-by-one"));
        table->showNow();
        QVERIFY(table->over() && !table->past());
        table->showStep(-3);
        QCOMPARE(table->pastStep(), 0);
        table->showStep(1 << 20);
        QVERIFY(!table->past());
        int rounds = 0, last = -1;
        for (const QVariant& each : table->ticks()) {
            QVERIFY(each.toMap().value("step").toInt() > last);
            last = each.toMap().value("step").toInt();
            rounds += each.toMap().value("newRound").toBool();
        }
        QCOMPARE(rounds, int{roundCount});
    }

    void aLineOfTheLogShowsItsPosition() {
        const auto table = told::tableAt(told::sessionAfter(setupOf(2, 9), 300, 9));
        int lit = 0;
        for (int line = table->log()->count() - 1; line >= 0; line -= 3) {
            const QStringList places = table->showLine(line);
            lit += !places.isEmpty();
            for (const QString& place : places)
                QVERIFY2(!place.isEmpty() && !place.contains("//"), qPrintable(place));
        }
        QVERIFY(lit > 20);
        QVERIFY(table->showLine(-1).isEmpty() && table->showLine(1 << 20).isEmpty());
    }

    void redoLeadsToTheSamePosition() {
        int far = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto table = told::tableAt(told::sessionAfter(setupOf(2 + int(seed % 3), seed), 70 + int(seed) * 23, seed));
            const QStringList log = told::logOf(*table);
            const int looking = table->lookingSeat();
            std::vector<std::uint64_t> hashes{stateHash(table->state())};
            QVERIFY(!table->canRedo());
            while (table->canUndo()) {
                table->undo();
                hashes.push_back(stateHash(table->state()));
                QVERIFY(table->canRedo());
            }
            QVERIFY(!table->whyNoUndo().isEmpty());
            QVERIFY(!table->undoRule().value("rule").toString().isEmpty());
            far += hashes.size() > 3;
            while (hashes.size() > 1) {
                hashes.pop_back();
                table->activate("button:redo");
                QCOMPARE(stateHash(table->state()), hashes.back());
            }
            QVERIFY(!table->canRedo());
            table->askSeat(looking); // another seat may be told less
            QCOMPARE(told::logOf(*table), log);
            table->redo();
            QVERIFY(table->refusal().active);
            QCOMPARE(table->refusal().target, "button:redo");
        }
        QVERIFY2(far >= 2, qPrintable(QString::number(far)));
    }

    void aTryLeavesTheGameAlone() {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto table = told::tableAt(told::sessionAfter(setupOf(2 + int(seed % 3), seed), 40 + int(seed) * 31, seed));
            QVERIFY(!table->over());
            for (const bool fromPast : {false, true}) {
                if (fromPast) table->showStep(25);
                const Kept kept(*table);
                table->tryOut();
                QVERIFY(table->trying() && !table->past() && !table->canUndo());
                table->tryOut(); // no try within a try
                QCOMPARE(told::logOf(*table), kept.log.mid(0, table->log()->count()));
                Random random = Random::seeded(seed);
                told::wander(*table, 40, random);
                QVERIFY(table->steps() > 0);
                QCOMPARE(stateHash(table->session().state()), kept.hash);
                QCOMPARE(table->session().moves().size(), kept.moves);
                table->backToGame();
                QVERIFY(!table->trying());
                const QVariantMap tried = table->tried();
                QVERIFY(tried.value("lines").toList().size() >= 3);
                table->closeTried();
                QVERIFY(table->tried().isEmpty());
                QVERIFY(Kept(*table) == kept);
            }
        }
    }

    /// Who tries something out sees the game as before, whoever is asked in the try.
    void aTryIsLookedAtByWhoBeganIt() {
        int others = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto table = told::tableAt(told::sessionAfter(setupOf(3, seed), 60 + int(seed) * 17, seed));
            const QStringList log = told::logOf(*table);
            const int looking = table->lookingSeat();
            table->showStep(static_cast<int>(seed) * 3);
            table->tryOut();
            Random random = Random::seeded(seed);
            for (int i = 0; i < 60 && !table->over(); ++i) {
                QCOMPARE(table->lookingSeat(), looking);
                others += table->activeSeat() != looking;
                told::wander(*table, 1, random);
            }
            table->backToGame();
            QCOMPARE(table->lookingSeat(), looking);
            QCOMPARE(told::logOf(*table), log);
        }
        QVERIFY(others > 20);
    }

    void theTableDecidesOtherwise() {
        const auto table = told::tableOf(setupOf(3, 6));
        QSignalSpy announced(table.get(), &OrleansTable::announced);
        QCOMPARE(table->rulings().value("planning-order").toString(), "together");
        QVERIFY(!table->canSwitch("planning-order", "never") && !table->switchRuling("planning", "together"));
        QVERIFY(table->rulingChanges("planning").isEmpty());
        const int lines = table->log()->count();
        QVERIFY(table->switchRuling("planning-order", "one-by-one"));
        QCOMPARE(table->rulings().value("planning-order").toString(), "one-by-one");
        QCOMPARE(table->log()->count(), lines + 1);
        QCOMPARE(announced.size(), 1);
        QVERIFY(told::flaws(table->log()->row(lines)).isEmpty());
        QVERIFY(table->switchRuling("planning-order", "one-by-one")); // it is so already
        QCOMPARE(table->log()->count(), lines + 1);
        // Once somebody has planned it is too late.
        Random random = Random::seeded(8);
        while (table->stage() != "actions")
            told::wander(*table, 1, random);
        const QVariantMap changes = table->rulingChanges("planning-order");
        QCOMPARE(changes.value("one-by-one").toMap().value("possible").toBool(), true);
        QCOMPARE(changes.value("together").toMap(), QVariantMap({{"possible", false}, {"reason", "too-late"}}));
        QVERIFY(!table->switchRuling("planning-order", "together"));
        // One that changes what a tile does is told of anew.
        QVERIFY(table->switchRuling("barracks-direction", "knight-as-any"));
    }
};

QTEST_GUILESS_MAIN(tst_OrleansTime)
#include "tst_orleans_time.moc"
