// SPDX-License-Identifier: GPL-3.0-or-later
// How points grow; what is taken back and done again.
#include "tests/app/played_tables.h"

#include "engine/core/state_hash.h"

using namespace magister::messina;
using magister::stateHash;

namespace {

class Onlooker : public Referee {
public:
    bool admits(const Command&) override { return true; }
    void carriedOut(const Command&) override { ++done; }
    bool answers(const Refused&) override { return false; }
    int done = 0;
};

} // namespace

class tst_Redo : public QObject {
    Q_OBJECT

private slots:
    void pointsGrowByRound() {
        for (const int players : {1, 2, 3, 4}) {
            Wanderer w(players, 6);
            std::vector<std::array<int, maxPlayers>> atRound(7); ///< in the first position of each round
            std::array<bool, 7> met{};
            const auto note = [&] {
                const State& s = w.session.state();
                if (met[s.round]) return;
                met[s.round] = true;
                for (std::size_t p = 0; p < maxPlayers; ++p)
                    atRound[s.round][p] = s.players[p].points;
            };
            note();
            while (w.step())
                note();
            const auto table = tableOf(fixture::setup(players, 6));
            table->restore(w.session);
            const QVariantList growth = table->growth();
            QCOMPARE(growth.size(), players);
            for (int p = 0; p < players; ++p) {
                const QVariantMap seat = growth.at(p).toMap();
                const QVariantList rounds = seat.value("rounds").toList();
                QCOMPARE(seat.value("seat").toInt(), p + 1);
                QCOMPARE(seat.value("tincture").toString(), fixture::seats().at(p).tincture);
                QCOMPARE(rounds.size(), 7);
                for (int round = 1; round <= 6; ++round)
                    QCOMPARE(rounds.at(round - 1).toInt(),
                             atRound[static_cast<std::size_t>(round)][static_cast<std::size_t>(p)]);
                QCOMPARE(rounds.last().toInt(), int{w.session.state().players[static_cast<std::size_t>(p)].points});
                int scored = 0;
                for (const auto& told : w.session.events())
                    if (const auto* line = std::get_if<ScoreLine>(&told.event); line && line->player == p)
                        scored += line->points;
                QCOMPARE(seat.value("beforeScoring").toInt(), rounds.last().toInt() - scored);
                QVERIFY(scored != 0);
            }
        }
    }

    void pointsOfAGameUnderWay() {
        const auto table = tableAfter(2, 3, 12);
        QCOMPARE(table->round(), 1);
        const QVariantMap seat = table->growth().at(0).toMap();
        QCOMPARE(seat.value("rounds").toList().size(), 2);
        QCOMPARE(seat.value("rounds").toList().last().toInt(), int{table->state().players[0].points});
        QCOMPARE(seat.value("beforeScoring"), seat.value("rounds").toList().last());
    }

    void redoLeadsToTheSamePosition() {
        int rows = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto table = tableAfter(3, seed, 60 + static_cast<int>(seed) * 9);
            std::vector<std::uint64_t> hashes{stateHash(table->state())};
            const QStringList log = logOf(*table);
            QVERIFY(!table->canRedo());
            while (table->canUndo()) {
                table->undo();
                hashes.push_back(stateHash(table->state()));
                QVERIFY(table->canRedo());
            }
            QVERIFY(!table->whyNoUndo().isEmpty());
            QVERIFY(!table->undoRule().value("rule").toString().isEmpty());
            rows += hashes.size() > 3;
            while (hashes.size() > 1) {
                hashes.pop_back();
                table->activate("button:redo");
                QCOMPARE(stateHash(table->state()), hashes.back());
            }
            QVERIFY(!table->canRedo());
            QCOMPARE(logOf(*table), log);
            table->redo();
            QVERIFY(table->refusal().active);
            QCOMPARE(table->refusal().target, "button:redo");
            QCOMPARE(stateHash(table->state()), hashes.front());
        }
        QVERIFY2(rows >= 3, "undo hardly ever reached several commands back");
    }

    void anotherCommandEndsRedo() {
        const auto table = tableAfter(2, 4, 0);
        const auto legal = choices(table->definition(), table->state(), table->state().toAct(), Listing::LegalOnly);
        QVERIFY(legal.size() > 1);
        QVERIFY(!table->play(legal[0].command));
        table->undo();
        QVERIFY(table->canRedo());
        QVERIFY(!table->play(legal[1].command));
        QVERIFY(!table->canRedo());
        table->undo();
        QVERIFY(!table->play(legal[1].command)); // by hand instead of by redo
        QVERIFY(!table->canRedo());
    }

    void aLessonSeesWhatIsRedone() {
        const auto table = tableAfter(2, 4, 0);
        wander(*table, 1, 1);
        Onlooker onlooker;
        table->setReferee(&onlooker);
        QVERIFY(table->canUndo());
        table->undo();
        table->redo();
        QCOMPARE(onlooker.done, 1);
        table->showStep(0);
        QVERIFY(!table->past());
        table->tryOut();
        QVERIFY(!table->trying());
    }
};

QTEST_GUILESS_MAIN(tst_Redo)
#include "tst_redo.moc"
