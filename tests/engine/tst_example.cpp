// SPDX-License-Identifier: GPL-3.0-or-later
// Yellow's turn, the worked example of the rulebooks.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestExample : public QObject {
    Q_OBJECT

private slots:
    void yellowsTurn() {
        ATOMS("messina.move.extra-steps", "messina.move.lying-free", "messina.rescue.infected", "messina.fire.big",
              "messina.fight.popularity", "messina.turn.book-actions-anytime", "messina.activate.region",
              "messina.hut.place", "messina.book.price", "messina.book.city-lieutenant", "messina.production.hut");
        // Yellow is player 0, red player 1, and it is an early round.
        Position game(2);
        const PlaceIndex target = game.at(0, 0), next = game.at(1, 0);
        game.quiet().round(2).tokens(3, 0, 1, 1);
        game.hex(target, "hex-a-build").cubes(target, 1).lying(target, CitizenClass::Craftsman).cubes(next, 1);
        game.lieutenant(0, 0, LieutenantStatus::Lying, game.at(1, -2)); // two steps from the target
        game.lieutenant(0, 1, LieutenantStatus::Lying, game.at(-1, 2));
        game.lieutenant(0, 2, LieutenantStatus::Resting);
        game.lieutenant(1, 0, LieutenantStatus::Lying, target); // red lies there and does not block
        game.lieutenant(1, 1, LieutenantStatus::Resting).lieutenant(1, 2, LieutenantStatus::Resting);
        game.citizen("craftsman-left-rim-1", Citizen::Craftsman).citizen("craftsman-left-inner", Citizen::Craftsman);
        game.overseer(CitizenClass::Craftsman, 1).book(Book::Popularity, 3).book(Book::City, 3).offerHut(0, "hut-q03");

        // The neighbouring hex is free, the further one costs a coin.
        GIVE(ChooseHex{0, target});
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
        // Plague lies there: the citizen goes to field I of a hut.
        GIVE(RescueCitizen{CitizenClass::Craftsman, {Spot::Hut, 0}});
        // Not a fire but a big fire, which also burns a cube next door.
        GIVE(BurnCubes{FirePayment::BigFire, 1, next});
        QCOMPARE(int(game.me().token(Token::Fire)), 1);
        QCOMPARE(int(game.s.places[target].cubes) + game.s.places[next].cubes, 0);
        QCOMPARE(int(game.me().rats), 0);
        // Two steps of popularity; only the second brings something: an overseer's advance.
        QCOMPARE(int(game.me().book(Book::Popularity)), 5);
        QCOMPARE(game.me().pending.size(), 1u);
        // He moves the overseer before he builds: one of two craftsmen gives a coin and a wood.
        GIVE(UseBookAction{Book::Popularity, 5});
        GIVE(AdvanceOverseer{CitizenClass::Craftsman, 0, false});
        ALLOWS(ActivateCitizen{game.square("craftsman-left-inner")});
        GIVE(ActivateCitizen{game.square("craftsman-left-rim-1")});
        QCOMPARE(int(game.me().token(Token::Wood)), 1);
        QCOMPARE(int(game.me().token(Token::Coin)), 3);
        QVERIFY(game.asks() == PromptKind::Act);
        // The wood pays for an upgrade of the hut where the craftsman lies.
        GIVE(UseHexAction{});
        GIVE(TakeHutUpgrade{0});
        GIVE(PlaceHutUpgrade{0});
        QCOMPARE(int(game.me().token(Token::Wood)), 0);
        // A city step for three coins brings a fourth lieutenant; the next would cost four.
        GIVE(BuyBookStep{Book::City});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        QVERIFY(game.me().lieutenants[3].status == LieutenantStatus::Estate);
        game.tokens(3, 0, 1);
        const auto dear = refuse(game.def, game.s, 0, BuyBookStep{Book::Church});
        QVERIFY(dear);
        QCOMPARE(*dear, refusal(Reason::CannotPayBook, 4, 3));
        GIVE(EndTurn{});

        // The new lieutenant waits until no unused one of his is left in town.
        GIVE(ChooseHex{0, game.at(0, 1)}); // red
        GIVE(EndTurn{});
        REFUSES("messina.move.town-first", ChooseHex{3, game.at(1, 0)}, Reason::TownFirst);
        GIVE(ChooseHex{1, game.at(-1, 2)});
        GIVE(EndTurn{});
        ALLOWS(ChooseHex{3, game.at(1, 0)});
    }

    void theRestOfYellowsRound() {
        ATOMS("messina.production.hut", "messina.quarantine.left-right");
        Position game(2);
        game.actOn("hex-a-build").lastTurn().upgrade(0, "hut-q03").inHut(0, Citizen::Craftsman, 1);
        GIVE(EndTurn{});
        GIVE(Proceed{});
        QCOMPARE(int(game.me().token(Token::Fire)), 1); // the craftsman produces a fire
        GIVE(Proceed{});
        QCOMPARE(int(game.me().huts[0].field), 2);
    }
};

QTEST_GUILESS_MAIN(TestExample)
#include "tst_example.moc"
