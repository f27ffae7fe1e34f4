// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on recalls: from the estate too, or never; with a step 4, or without.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsRecall : public QObject {
    Q_OBJECT

private:
    /// Four players with five lieutenants each; everybody stands somewhere but one of the first player's and one of
    /// the second's, and a single hex is left. The first player is to act.
    static Position crowded(ruling::RecallFromEstate answer) {
        Position game(4);
        game.s.rulings.recallFromEstate = answer;
        game.quiet();
        for (PlayerIndex player = 0; player < 4; ++player)
            for (std::uint8_t i = 0; i < lieutenantCount; ++i)
                game.lieutenant(player, i, LieutenantStatus::Resting);
        const auto& places = game.def.layout(4).places;
        constexpr std::array<int, 4> standing{2, 4, 5, 5}; // with the hex left over, all that a town of four has
        PlayerIndex p = 0;
        std::uint8_t next = lieutenantCount;
        for (PlaceIndex place = 0; place < places.size(); ++place) {
            const bool hex = places[place].kind == PlaceKind::Port || game.s.places[place].hex != none;
            if (!hex || place == game.at(0, 0)) continue;
            if (static_cast<int>(lieutenantCount) - next == standing[p]) ++p, next = lieutenantCount;
            game.lieutenant(p, --next, LieutenantStatus::Standing, place);
        }
        game.lieutenant(0, 0, LieutenantStatus::Estate).lieutenant(1, 0, LieutenantStatus::Estate);
        return game;
    }

private slots:
    void recallFromTheEstate() {
        ATOMS("messina.recall.from-town", "messina.recall.coin");
        using R = ruling::RecallFromEstate;
        for (const R answer : {R::LastResort, R::Always, R::Never}) {
            Position game(2);
            game.s.rulings.recallFromEstate = answer;
            game.quiet();
            const int coins = game.me().token(Token::Coin);
            QCOMPARE(game.lists(Recall{0}), answer == R::Always);
            if (answer != R::Always) {
                REFUSES("messina.recall.from-town", Recall{0}, Reason::RecallOnlyFromTown);
                continue;
            }
            GIVE(Recall{0});
            QCOMPARE(game.me().token(Token::Coin), coins + 1);
            QVERIFY(game.me().lieutenants[0].status == LieutenantStatus::Resting);
            QCOMPARE(game.count<LieutenantRecalled>(), 1);
            // The town comes first here too.
            game.lieutenant(1, 1, LieutenantStatus::Lying, game.at(0, 0));
            REFUSES("messina.move.town-first", Recall{0}, Reason::TownFirst);
            GIVE(Recall{1});
            REFUSES("messina.recall.next-round", Recall{0}, Reason::LieutenantRests);
        }
    }

    void nobodyIsStuckWhenEveryPlaceIsTaken() {
        ATOMS("messina.recall.from-town", "messina.flow.round-ends");
        using R = ruling::RecallFromEstate;
        for (const R answer : {R::LastResort, R::Always, R::Never}) {
            Position game = crowded(answer);
            GIVE(ChooseHex{0, game.at(0, 0)}); // the last hex
            GIVE(EndTurn{});
            const int coins = game.player(1).token(Token::Coin);
            if (answer == R::Never) {
                // Who has nowhere to go rests without being asked and without a coin.
                QCOMPARE(game.count<LieutenantIdle>(), 1);
                QVERIFY(game.event<LieutenantIdle>()->player == 1);
                QCOMPARE(game.count<TurnStarted>(), 0);
            } else {
                QCOMPARE(int(game.s.toAct()), 1);
                QVERIFY(game.lists(Recall{0}));
                QCOMPARE(game.list().size(), 1u);
                GIVE(Recall{0});
            }
            QCOMPARE(game.player(1).token(Token::Coin), coins + (answer == R::Never ? 0 : 1));
            QVERIFY(game.player(1).lieutenants[0].status == LieutenantStatus::Resting);
            QVERIFY(game.s.stage == Stage::Production);
            QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
            QVERIFY(game.player(1).lieutenants[0].status == LieutenantStatus::Estate); // and is back
        }
    }

    void aShipIsAPlaceToGo() {
        ATOMS("messina.recall.from-town", "messina.ship.choose");
        using R = ruling::RecallFromEstate;
        for (const R answer : {R::LastResort, R::Never}) {
            Position game = crowded(answer);
            game.ship(0, 0, "ship-1-silk", 0);
            GIVE(ChooseHex{0, game.at(0, 0)});
            GIVE(EndTurn{});
            QCOMPARE(int(game.s.toAct()), 1);
            REFUSES("messina.recall.from-town", Recall{0}, Reason::RecallOnlyFromTown);
            GIVE(ChooseShip{0, 0, 0});
        }
    }

    /// Who still lies in town comes home for a coin, and only then do those at home rest.
    void theTownIsRecalledFirst() {
        ATOMS("messina.recall.from-town", "messina.move.town-first");
        Position game = crowded(ruling::RecallFromEstate::Never);
        // One of the second player's changes places with one at rest of the first player's.
        const PlaceIndex given = game.player(1).lieutenants[1].place;
        game.lieutenant(1, 1, LieutenantStatus::Lying, game.dock("upper-left"));
        game.lieutenant(0, 1, LieutenantStatus::Standing, given);
        GIVE(ChooseHex{0, game.at(0, 0)});
        GIVE(EndTurn{});
        QCOMPARE(int(game.s.toAct()), 1);
        QCOMPARE(game.count<LieutenantIdle>(), 0);
        GIVE(Recall{1});
        QCOMPARE(game.count<TokensGained>(), 1);
        QCOMPARE(game.count<LieutenantIdle>(), 1);
        QVERIFY(game.s.stage == Stage::Production);
    }

    void stepFourOfARecall() {
        ATOMS("messina.recall.no-step-four", "messina.book.pay");
        for (const bool yes : {false, true}) {
            Position game(2);
            if (yes) game.s.rulings.recallStepFour = ruling::RecallStepFour::Yes;
            game.quiet().tokens(2).lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
            game.me().pending.push({Book::Popularity, 7});
            game.me().pending.push({Book::Popularity, 10});
            GIVE(Recall{0});
            QCOMPARE(int(game.player(0).token(Token::Coin)), 3);
            if (!yes) {
                QVERIFY(game.event<TurnEnded>()->rule == Rule::RecallNoStepFour);
                QCOMPARE(int(game.s.toAct()), 1);
                QCOMPARE(game.me().pending.size(), 2u); // they wait for a turn with a step 4
                continue;
            }
            QCOMPARE(int(game.s.toAct()), 0);
            QVERIFY(game.asks() == PromptKind::Act);
            QCOMPARE(turnStep(game.s), 4);
            QCOMPARE(game.count<TurnEnded>(), 0);
            // There is no hex to act on.
            REFUSES("messina.recall.no-step-four", UseHexAction{}, Reason::NoActionAfterRecall);
            REFUSES("messina.recall.no-step-four", Repopulate{}, Reason::NoActionAfterRecall);
            REFUSES("messina.turn.four-steps", ChooseHex{1, game.at(0, 0)}, Reason::StepOver);
            REFUSES("messina.turn.four-steps", Recall{1}, Reason::StepOver);
            GIVE(BuyBookStep{Book::City}); // with the coin of the recall
            QCOMPARE(int(game.me().token(Token::Coin)), 0);
            QCOMPARE(int(game.me().book(Book::City)), 2);
            GIVE(UseBookAction{Book::Popularity, 7});
            QCOMPARE(int(game.me().token(Token::Wood)), 1);
            GIVE(EndTurn{});
            QCOMPARE(game.count<BookActionLapsed>(), 1); // and what is not used is gone
            QCOMPARE(int(game.s.toAct()), 1);
        }
    }

    void aBookActionInTheRecall() {
        ATOMS("messina.recall.no-step-four", "messina.book.city-any-hex");
        Position game(2);
        game.s.rulings.recallStepFour = ruling::RecallStepFour::Yes;
        game.quiet().hex(game.at(0, 0), "hex-a-wood-wood").lieutenant(0, 0, LieutenantStatus::Lying, game.at(1, 0));
        game.me().pending.push({Book::City, 10});
        GIVE(Recall{0});
        GIVE(UseBookAction{Book::City, 10});
        GIVE(UseAnyHex{game.at(0, 0)});
        QCOMPARE(int(game.me().token(Token::Wood)), 2);
        GIVE(EndTurn{});
    }
};

QTEST_GUILESS_MAIN(TestRulingsRecall)
#include "tst_rulings_recall.moc"
