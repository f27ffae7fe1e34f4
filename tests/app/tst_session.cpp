// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/fixture.h"

#include <QtTest>

using namespace magister::messina;
using fixture::Wanderer;

class tst_Session : public QObject {
    Q_OBJECT

private slots:
    void aRefusedCommandLeavesNoTrace() {
        Session session(fixture::definition(), fixture::setup(2, 1));
        const State before = session.state();
        QVERIFY(session.give(before.toAct(), EndTurn{}).has_value());
        QVERIFY(session.state() == before);
        QVERIFY(session.moves().empty());
        QCOMPARE(session.events().size(), session.opening());
    }

    void undoUntilSomethingHiddenShows() {
        Wanderer w(3, 5);
        int undone = 0, blocked = 0;
        for (int i = 0; i < 300 && !w.session.state().over(); ++i) {
            const State before = w.session.state();
            const auto told = w.session.events().size();
            if (!w.step()) break;
            bool revealed = false;
            for (auto e = told; e < w.session.events().size(); ++e)
                revealed = revealed || reveals(w.session.events()[e].event);
            QCOMPARE(w.session.canUndo(), !revealed);
            if (!w.session.canUndo()) {
                ++blocked;
                continue;
            }
            Session copy = w.session;
            copy.undo();
            QVERIFY(copy.state() == before);
            QCOMPARE(copy.events().size(), told);
            ++undone;
        }
        QVERIFY(undone > 50);
        QVERIFY(blocked > 3);
    }

    void aCopyIsACheckpoint() {
        Wanderer w(2, 9);
        for (int i = 0; i < 20; ++i)
            w.step();
        const Session kept = w.session;
        const State state = kept.state();
        for (int i = 0; i < 20; ++i)
            w.step();
        QVERIFY(kept.state() == state);
        QVERIFY(!(w.session.state() == state));
    }

    void replayGivesTheSamePosition() {
        Wanderer w(4, 11);
        while (w.step()) {
        }
        QVERIFY(w.session.state().over());
        std::vector<std::pair<std::uint8_t, Command>> commands;
        for (const auto& move : w.session.moves())
            commands.emplace_back(move.player, move.command);
        Session again(fixture::definition(), w.session.setup());
        QVERIFY(!again.replay(commands).has_value());
        QVERIFY(again.state() == w.session.state());
        QCOMPARE(again.events().size(), w.session.events().size());

        commands.insert(commands.begin() + 7, {commands[7].first, EndTurn{}});
        commands[7].second = TakeRat{};
        Session broken(fixture::definition(), w.session.setup());
        const auto stop = broken.replay(commands);
        QVERIFY(stop.has_value());
        QCOMPARE(stop->command, std::size_t{7});
    }

    void roundsOfEvents() {
        Wanderer w(2, 3);
        while (w.step()) {
        }
        int round = 1;
        for (const auto& told : w.session.events()) {
            QVERIFY(told.round >= round);
            round = told.round;
            if (const auto* started = std::get_if<RoundStarted>(&told.event)) QCOMPARE(told.round, int{started->round});
        }
        QCOMPARE(round, 6);
    }
};

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"
