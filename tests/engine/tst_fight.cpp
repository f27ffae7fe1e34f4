// SPDX-License-Identifier: GPL-3.0-or-later
// Step 3: fire against plague.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestFight : public QObject {
    Q_OBJECT

private:
    struct Case {
        int round;
        int here;  ///< cubes on the chosen hex
        int next;  ///< cubes on the hex to the east of it
        int fire;
        int bigFire;
    };
    static Position fighting(const Case& c) {
        Position game(2);
        game.quiet().round(static_cast<std::uint8_t>(c.round)).tokens(0, 0, c.fire, c.bigFire);
        game.cubes(game.at(0, 0), c.here).cubes(game.at(1, 0), c.next);
        if (!game.give(ChooseHex{0, game.at(0, 0)})) qFatal("%s", game.why());
        return game;
    }
    static constexpr BurnCubes fire{FirePayment::Fire, 1, none};
    static constexpr BurnCubes twoFires{FirePayment::TwoFires, 1, none};
    static constexpr BurnCubes big{FirePayment::BigFire, 1, none};

private slots:
    void oneFireACubeInEarlyRounds() {
        ATOMS("messina.fight.cost-early", "messina.fight.any-number", "messina.fight.popularity", "messina.fight.rats");
        for (int round = 1; round <= 4; ++round) {
            Position game = fighting({round, 3, 0, 2, 0});
            const int left = game.s.cubesLeft;
            REFUSES("messina.fight.cost-early", twoFires, Reason::OneFireIsEnough);
            GIVE(fire);
            GIVE(fire);
            QCOMPARE(int(game.me().token(Token::Fire)), 0);
            QCOMPARE(int(game.s.cubesLeft), left + 2); // back to the supply
            QCOMPARE(int(game.me().book(Book::Popularity)), 3);
            QCOMPARE(int(game.me().points), 0);
            REFUSES("messina.fight.optional", fire, Reason::NotEnoughFire);
            GIVE(EndFight{});
            QCOMPARE(int(game.me().rats), 1); // one cube remained
            QCOMPARE(int(game.s.places[game.at(0, 0)].cubes), 1);
            QVERIFY(game.asks() == PromptKind::Act);
        }
    }

    void fightingIsOptional() {
        ATOMS("messina.fight.optional", "messina.fight.rats");
        Position game = fighting({1, 2, 0, 5, 1});
        GIVE(EndFight{});
        QCOMPARE(int(game.me().rats), 2);
        QCOMPARE(int(game.me().token(Token::Fire)), 5);
        QCOMPARE(int(game.me().book(Book::Popularity)), 1);
    }

    void noCubeNoFight() {
        ATOMS("messina.fight.optional");
        Position game = fighting({1, 0, 2, 5, 1});
        QVERIFY(game.asks() == PromptKind::Act);
        QCOMPARE(int(game.me().rats), 0);
    }

    void twoFiresAndTwoPointsInLateRounds() {
        ATOMS("messina.fight.cost-late");
        for (int round = 5; round <= 6; ++round) {
            Position game = fighting({round, 2, 0, 3, 0});
            REFUSES("messina.fight.cost-late", fire, Reason::TwoFiresNeeded);
            GIVE(twoFires);
            QCOMPARE(int(game.me().token(Token::Fire)), 1);
            QCOMPARE(int(game.me().points), 2);
            QCOMPARE(int(game.me().book(Book::Popularity)), 2);
            REFUSES("messina.fight.cost-late", twoFires, Reason::TwoFiresNeeded); // one plain fire is not enough
            GIVE(EndFight{});
            QCOMPARE(int(game.me().rats), 1);
        }
    }

    void bigFireBurnsTwoHere() {
        ATOMS("messina.fire.big");
        Position game = fighting({2, 3, 1, 0, 1});
        REFUSES("messina.fire.big", BurnCubes{FirePayment::BigFire, 3, none}, Reason::BigFireLimit);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::BigFire, 2, game.at(1, 0)}, Reason::BigFireLimit);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::TwoBigFires, 1, game.at(1, 0)}, Reason::BigFireLimit);
        GIVE(BurnCubes{FirePayment::BigFire, 2, none});
        QCOMPARE(int(game.s.places[game.at(0, 0)].cubes), 1);
        QCOMPARE(int(game.me().token(Token::BigFire)), 0);
        QCOMPARE(int(game.me().book(Book::Popularity)), 3);
        REFUSES("messina.fire.big", big, Reason::NoBigFire);
    }

    void bigFireBurnsOneHereAndOneNextDoor() {
        ATOMS("messina.fire.big", "messina.fire.neighbour", "messina.fight.rats");
        Position game = fighting({4, 2, 1, 0, 1});
        REFUSES("messina.fire.neighbour", BurnCubes{FirePayment::BigFire, 0, game.at(1, 0)}, Reason::OwnCubeFirst);
        GIVE(BurnCubes{FirePayment::BigFire, 1, game.at(1, 0)});
        QCOMPARE(int(game.s.places[game.at(0, 0)].cubes), 1);
        QCOMPARE(int(game.s.places[game.at(1, 0)].cubes), 0);
        QCOMPARE(int(game.me().book(Book::Popularity)), 3);
        GIVE(EndFight{});
        QCOMPARE(int(game.me().rats), 1); // for the chosen hex only
    }

    void cubesNextDoorBringNoRats() {
        ATOMS("messina.fight.rats", "messina.fire.neighbour");
        Position game = fighting({1, 1, 3, 1, 1});
        GIVE(fire);
        QVERIFY(game.asks() == PromptKind::Act); // the neighbour cannot be reached on its own any more
        QCOMPARE(int(game.me().rats), 0);
        REFUSES("messina.turn.four-steps", BurnCubes{FirePayment::BigFire, 1, game.at(1, 0)}, Reason::StepOver);
    }

    void onlyNeighbouringHexes() {
        ATOMS("messina.fire.big", "messina.dock.adjacency");
        Position game = fighting({1, 1, 0, 0, 1});
        game.cubes(game.at(1, -2), 1); // two steps away
        REFUSES("messina.fire.big", BurnCubes{FirePayment::BigFire, 1, game.at(1, -2)}, Reason::NotANeighbour);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::BigFire, 1, game.at(0, 0)}, Reason::NotANeighbour);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::BigFire, 1, game.dock("upper-left")}, Reason::NotANeighbour);
        REFUSES("messina.fight.any-number", BurnCubes{FirePayment::BigFire, 1, game.at(1, 0)}, Reason::NoCubeHere);
        REFUSES("messina.fight.any-number", BurnCubes{FirePayment::BigFire, 2, none}, Reason::NoCubeHere);
    }

    void plainFireReachesNoFurther() {
        ATOMS("messina.fire.big");
        Position game = fighting({1, 2, 1, 4, 0});
        REFUSES("messina.fire.big", BurnCubes{FirePayment::Fire, 2, none}, Reason::BigFireOnly);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::Fire, 1, game.at(1, 0)}, Reason::BigFireOnly);
    }

    void bigFireMayServeAsPlain() {
        ATOMS("messina.fire.as-plain");
        Position game = fighting({1, 2, 1, 0, 1});
        GIVE(big);
        QCOMPARE(int(game.s.places[game.at(0, 0)].cubes), 1);
        QCOMPARE(int(game.s.places[game.at(1, 0)].cubes), 1);
    }

    void bigFireInTwoFlameRounds() {
        ATOMS("messina.fire.two-flame", "messina.fire.mix", "messina.fight.late-points-scope");
        Position game = fighting({5, 2, 1, 5, 3});
        REFUSES("messina.fire.two-flame", BurnCubes{FirePayment::BigFire, 1, game.at(1, 0)}, Reason::TwoBigFiresNeeded);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::BigFire, 2, none}, Reason::BigFireLimit);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::TwoBigFires, 1, none}, Reason::BigFireLimit);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::TwoFires, 1, game.at(1, 0)}, Reason::BigFireOnly);
        GIVE(big); // one alone pays for one cube; no plain fire is taken with it
        QCOMPARE(int(game.me().token(Token::Fire)), 5);
        QCOMPARE(int(game.me().points), 2);
        GIVE(BurnCubes{FirePayment::TwoBigFires, 1, game.at(1, 0)});
        QCOMPARE(int(game.me().token(Token::BigFire)), 0);
        QCOMPARE(int(game.me().points), 6); // also for the one next door
        QCOMPARE(int(game.me().book(Book::Popularity)), 4);
        QCOMPARE(int(game.s.places[game.at(1, 0)].cubes), 0);
    }

    void twoBigFiresMustBeOwned() {
        ATOMS("messina.fire.two-flame");
        Position game = fighting({6, 1, 1, 4, 1});
        REFUSES("messina.fire.two-flame", BurnCubes{FirePayment::TwoBigFires, 1, game.at(1, 0)},
                Reason::TwoBigFiresNeeded);
        GIVE(big);
    }

    void popularityActionsWaitForStepFour() {
        ATOMS("messina.fight.popularity", "messina.book.every-space");
        Position game = fighting({1, 3, 0, 3, 0});
        GIVE(fire);
        GIVE(fire);
        GIVE(fire); // spaces 2, 3 and 4: a coin, a step, nothing
        QCOMPARE(game.me().pending.size(), 2u);
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        GIVE(UseBookAction{Book::Popularity, 2});
        QCOMPARE(int(game.me().token(Token::Coin)), 1);
        GIVE(UseBookAction{Book::Popularity, 3});
        GIVE(StepBook{Book::Church});
        QCOMPARE(int(game.me().book(Book::Church)), 2);
    }
};

QTEST_GUILESS_MAIN(TestFight)
#include "tst_fight.moc"
