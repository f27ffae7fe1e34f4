// SPDX-License-Identifier: GPL-3.0-or-later
// Trying things out, and how a table was laid: everything hidden is drawn anew, everything open is told.
#include "tests/app/orleans/look.h"

#include "app/orleans/table/shown_targets.h"
#include "app/orleans/table/what_if.h"
#include "app/orleans/words/setup_story.h"
#include "app/table/history.h"
#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/proofs.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::orleans;
using told::Look;

namespace {

/// Of each player, wherever they are.
FollowersByPlayer followersIn(const State& state) {
    FollowersByPlayer all{};
    for (PlayerIndex p = 0; p < state.playerCount; ++p) {
        const Player& player = state.players[p];
        const auto add = [&](const auto& tokens) {
            for (const Token token : tokens)
                if (isFollower(token)) ++all[p].of(token);
        };
        add(player.work.market);
        add(player.work.tower);
        add(player.hand);
        for (const Filling& filling : player.work.places)
            add(filling.tokens);
        for (std::size_t i = 0; i < followerTokenCount; ++i)
            all[p].counts[i] = static_cast<std::uint8_t>(all[p].counts[i] + player.bag.counts[i] + player.work.theatre.counts[i]);
    }
    return all;
}

/// Followers that are neither in the bag nor in the hand.
int visible(const State& state, PlayerIndex player) {
    return followersIn(state)[player].total() - state.players[player].bag.total() -
           static_cast<int>(state.players[player].hand.size());
}

} // namespace

class tst_OrleansTrials : public QObject {
    Q_OBJECT

private slots:
    void whatLooksTheSameBecomesTheSame() {
        int pairs = 0, moved = 0;
        told::visitPositions(6, 61, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const auto seed = static_cast<std::uint64_t>(pairs) + 40;
            const State twin = told::twinOf(state, player, seed);
            const FollowersByPlayer followers = followersIn(state);
            const State drawn = redrawn(state, followers, player, seed);
            // One who has planned in secret is the same to the viewer, whatever the plan, and whatever is in the bag.
            QVERIFY(drawn == redrawn(twin, followers, player, seed));
            magister::Random random = magister::Random::seeded(seed);
            if (state.round > 1) QVERIFY(drawn == redrawn(magister::orleans::twinOf(state, player, random), followers, player, seed));
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
            const State drawn = redrawn(game.s, followersIn(game.s), 0, seed);
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
        const FollowersByPlayer followers = followersIn(game.s);
        const State drawn = redrawn(game.s, followers, 0, 5);
        QVERIFY(drawn.players[1].work == before.players[1].work);
        QVERIFY(redrawn(game.s, followers, 1, 5).players[1].work == game.s.players[1].work);
    }

    /// What is in a bag can be told by whoever has watched: that is no secret, only its order is.
    void everybodyCanTellTheFollowersOfAll() {
        int lost = 0, sent = 0;
        for (const int players : {2, 3, 4})
            for (std::uint64_t seed = 70; seed < 74; ++seed) {
                const Session session = told::finished(players, seed);
                for (std::size_t step = 0; step <= session.moves().size(); step += 7)
                    QVERIFY(followersTold(session, step) == followersIn(magister::positionAt(session, step)));
                for (const auto& told : session.events()) {
                    lost += std::holds_alternative<PlagueDrawn>(told.event) || std::holds_alternative<FollowerLost>(told.event);
                    sent += std::holds_alternative<FollowerSent>(told.event);
                }
            }
        QVERIFY(lost > 20 && sent > 20);
    }

    /// What others hold in the Bathhouse is supposed from what they have in bag and hand together.
    void aHandThatNobodySeesIsDrawnAnew() {
        int hands = 0;
        for (const int players : {2, 3})
            for (std::uint64_t seed = 90; seed < 96; ++seed) {
                const Session session = told::finished(players, seed);
                for (std::size_t step = 0; step < session.moves().size(); ++step) {
                    const State& state = session.moves()[step].before;
                    for (PlayerIndex p = 0; p < players; ++p) {
                        if (state.kind(p) != PromptKind::KeepOne) continue;
                        ++hands;
                        const auto viewer = static_cast<PlayerIndex>((p + 1) % players);
                        QVector<Token> seen;
                        for (std::uint64_t n = 1; n <= 40; ++n) {
                            const State drawn = redrawn(session, step, viewer, n);
                            QVERIFY(followersIn(drawn) == followersIn(state));
                            QVERIFY(check(realDefinition(), drawn).empty());
                            QVERIFY(redrawn(session, step, p, n).players[p].hand == state.players[p].hand);
                            for (const Token token : drawn.players[p].hand)
                                if (!seen.contains(token)) seen.append(token);
                        }
                        if (followersIn(state)[p].total() - visible(state, p) > 4) QVERIFY(seen.size() > 1);
                    }
                }
            }
        QVERIFY2(hands > 3, qPrintable(QString::number(hands)));
    }

    /// In a try whoever has begun it sees what everybody plans; the bags of the others stay closed.
    void aTryIsSeenByWhoBeganIt() {
        Setup setup{.players = 2, .seed = 4, .pinned = {}, .rulings = {}};
        Position game(setup);
        game.idleUntil(Stage::Planning);
        QVERIFY(game.give(1, PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}));
        game.s.players[1].bag.of(Token::Knight) = 2;
        const Observation open = observeTry(game.s, 0);
        QVERIFY(open.state.players[1].work == game.s.players[1].work);
        QVERIFY(!(observe(game.s, 0).state.players[1].work == game.s.players[1].work));
        QVERIFY(open.state.players[1].bag.total() == 0 && open.state.random == magister::Random{});
        QCOMPARE(int(open.state.players[1].bagHidden), 2);
        const Event placed = FollowerPlaced{.player = 1, .token = Token::OwnFarmer, .place = PlaceId::Castle, .hidden = true};
        const Event told = observeTry(placed, 0);
        QCOMPARE(std::get<FollowerPlaced>(told).token, Token::OwnFarmer);
        QVERIFY(!std::get<FollowerPlaced>(told).hidden);
    }

    void aGameGoesOnFromThere() {
        told::visitPositions(3, 211, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            const State drawn = redrawn(state, followersIn(state), player, 9);
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
            QVERIFY2(one.value("rule").toString().startsWith("orleans."), one.value("what").toString().toUtf8());
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

    /// Followers count wherever they are: what is drawn to the market is no gain, and a gain is not called the bag's.
    void followersCountWhereverTheyAre() {
        Position game(2);
        Player& me = game.s.players[0];
        const Token knight = neutral(Follower::Knight);
        me.bag.of(knight) = 1;
        const State before = game.s;
        me.bag.of(knight) = 0;
        const auto space = std::find(me.work.market.begin(), me.work.market.end(), Token::Nothing);
        QVERIFY(space != me.work.market.end());
        *space = knight;
        QCOMPARE(comparison(game.def, before, game.s, 0).size(), 3);
        me.bag.of(knight) = 1;
        const QVariantMap gained = comparison(game.def, before, game.s, 0).back().toMap();
        QCOMPARE(gained.value("what").toString(), QString("followers"));
        QCOMPARE(gained.value("after").toInt() - gained.value("before").toInt(), 1);
        QVERIFY(gained.value("icon").toString() != "bag");
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
