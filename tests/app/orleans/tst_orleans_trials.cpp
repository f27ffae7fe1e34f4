// SPDX-License-Identifier: GPL-3.0-or-later
// Trying things out, and how a table was laid: everything hidden is drawn anew, everything open is told.
#include "tests/app/orleans/look.h"

#include "app/orleans/table/shown_targets.h"
#include "app/orleans/table/what_if.h"
#include "app/orleans/words/setup_story.h"
#include "tests/engine/orleans/position.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::orleans;
using told::Look;

class tst_OrleansTrials : public QObject {
    Q_OBJECT

private slots:
    void whatLooksTheSameBecomesTheSame() {
        int pairs = 0, moved = 0;
        told::visitPositions(6, 61, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const auto seed = static_cast<std::uint64_t>(pairs) + 40;
            const State twin = told::twinOf(state, player, seed);
            const State drawn = redrawn(realDefinition(), state, player, seed);
            // One who has planned in secret is the same to the viewer, whatever the plan.
            QVERIFY(drawn == redrawn(realDefinition(), twin, player, seed));
            QVERIFY(observe(drawn, player) == observe(state, player));
            QVERIFY2(check(realDefinition(), drawn).empty(),
                     check(realDefinition(), drawn).empty() ? "" : check(realDefinition(), drawn).front().c_str());
            auto before = state.hourglass, after = drawn.hourglass;
            std::sort(before.begin(), before.end());
            std::sort(after.begin(), after.end());
            QVERIFY(before == after);
            moved += !(state.hourglass == drawn.hourglass);
            ++pairs;
        });
        QVERIFY(pairs > 60 && moved > pairs / 2);
    }

    void theFirstEventStays() {
        const Position game(2);
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const State drawn = redrawn(game.def, game.s, 0, seed);
            QCOMPARE(drawn.hourglass.back(), static_cast<std::uint8_t>(game.def.firstEvent));
        }
    }

    void othersPlansAreTakenBack() {
        Setup setup{.players = 2, .seed = 4, .pinned = {}, .rulings = {}};
        Position game(setup);
        game.idleUntil(Stage::Planning);
        QVERIFY(game.s.planningTogether());
        const State before = game.s;
        QVERIFY(game.give(1, PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        const State drawn = redrawn(game.def, game.s, 0, 5);
        QVERIFY(drawn.players[1].work == before.players[1].work);
        QVERIFY(redrawn(game.def, game.s, 1, 5).players[1].work == game.s.players[1].work);
    }

    void aGameGoesOnFromThere() {
        told::visitPositions(3, 211, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            const State drawn = redrawn(realDefinition(), state, player, 9);
            for (const Choice& choice : legal)
                QVERIFY(std::holds_alternative<Accepted>(decide(realDefinition(), drawn, player, choice.command)));
        });
    }

    void whatCameOfIt() {
        Position game(2);
        const State before = game.s;
        game.coins(9).ware(Ware::Wine, 2).development(10).station("blois").citizens(1);
        const QVariantList lines = comparison(game.def, before, game.s, 0);
        QHash<QString, QPair<int, int>> all;
        for (const QVariant& line : lines) {
            const QVariantMap one = line.toMap();
            all[one.value("what").toString()] = {one.value("before").toInt(), one.value("after").toInt()};
            QVERIFY(!one.value("icon").toString().isEmpty());
        }
        QCOMPARE(all.value("coins"), qMakePair(5, 9));
        QCOMPARE(all.value("goods"), qMakePair(0, 2));
        QCOMPARE(all.value("stations"), qMakePair(0, 1));
        QCOMPARE(all.value("citizens"), qMakePair(0, 1));
        QCOMPARE(all.value("development"), qMakePair(0, 10));
        // 9 coins, 2 wine, one station and one citizen at level 3
        QCOMPARE(all.value("points"), qMakePair(5, 9 + 6 + 3 + 3));
        QCOMPARE(comparison(game.def, before, before, 0).size(), 3);
    }

    void howTheTableWasLaid_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : told::codes())
            QTest::newRow(code.toUtf8()) << code;
    }
    void howTheTableWasLaid() {
        QFETCH(QString, code);
        for (std::uint8_t players = 2; players <= 4; ++players)
            for (const bool extra : {false, true}) {
                Setup setup{.players = players, .seed = 5, .pinned = {}, .rulings = {}};
                setup.extraTiles = setup.fewerTiles = extra;
                setup.startPlayer = 1;
                const Session session(realDefinition(), setup);
                const Look look(session.state(), 0, code);
                const QStringList shown = shownTargets(look.scene());
                const QVariantList steps = setupStory(look.scene(), setup);
                QCOMPARE(steps.size(), extra ? 14 : 13);
                QSet<QString> keys;
                for (const QVariant& step : steps) {
                    const QVariantMap one = step.toMap();
                    QVERIFY2(told::flaws(one).isEmpty(), told::flaws(one).join('|').toUtf8());
                    QVERIFY(!one.value("title").toString().isEmpty() && !one.value("text").toString().isEmpty());
                    QVERIFY(one.value("rule").toString().startsWith("orleans."));
                    QVERIFY(!one.value("targets").toStringList().isEmpty());
                    for (const QString& target : one.value("targets").toStringList())
                        QVERIFY2(shown.contains(target), target.toUtf8());
                    keys.insert(one.value("key").toString());
                }
                QCOMPARE(keys.size(), steps.size());
            }
        QCOMPARE(told::missing(code), QStringList());
    }
};

QTEST_GUILESS_MAIN(tst_OrleansTrials)
#include "tst_orleans_trials.moc"
