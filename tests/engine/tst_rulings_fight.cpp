// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on fire: what a big one reaches, what it is worth, what it does beside a plain one, and which cubes score.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsFight : public QObject {
    Q_OBJECT

private:
    static constexpr int many = 9; ///< tokens of each kind: enough for any payment

    /// A fight on the middle hex with four cubes, two more on the hex to its east; what is there is never short.
    static Position fighting(std::uint8_t round, const Rulings& rulings, int fire = many, int bigFire = many) {
        Position game(2);
        game.s.rulings = rulings;
        game.quiet().round(round).tokens(0, 0, fire, bigFire);
        game.cubes(game.at(0, 0), 4).cubes(game.at(1, 0), 2);
        if (!game.give(ChooseHex{0, game.at(0, 0)})) qFatal("%s", game.why());
        return game;
    }
    /// A fight for a ship worth neither fire nor fame: its cube only, beside a hex with cubes.
    static Position fightingShip(std::uint8_t round, const Rulings& rulings, int fire = many, int bigFire = many) {
        Position game(2);
        game.s.rulings = rulings;
        game.quiet().round(round).ship(2, 0, "ship-3-silk").tokens(0, 0, fire, bigFire).cubes(game.at(0, 1), 2);
        if (!game.give(ChooseShip{0, 2, 0})) qFatal("%s", game.why());
        return game;
    }

    struct Shot {
        FirePayment payment;
        std::uint8_t here;
        bool next;
    };
    static BurnCubes command(const Position& game, const Shot& shot) {
        return {shot.payment, shot.here, shot.next ? game.at(1, 0) : none};
    }

    struct Verdict {
        std::optional<Reason> reason; ///< nothing: the shot is allowed
        const char* atom;
    };
    static constexpr Verdict allowed{};
    static constexpr Verdict limit{Reason::BigFireLimit, "messina.fire.big"};
    static constexpr Verdict twoBig{Reason::TwoBigFiresNeeded, "messina.fire.two-flame"};
    static constexpr Verdict wasted{Reason::PlainFireWasted, "messina.fire.mix"};
    static constexpr Verdict countsOne{Reason::TwoFiresNeeded, "messina.fire.two-flame"};

    /// Judges one shot, carries it out where it is allowed, and looks at all that it moved.
    static void judge(Position game, const Shot& shot, const Verdict& verdict) {
        const BurnCubes burn = command(game, shot);
        QCOMPARE(game.lists(burn), !verdict.reason);
        if (verdict.reason) {
            QVERIFY2(game.refuses(verdict.atom, burn, *verdict.reason), game.why());
            return;
        }
        const Player before = game.me();
        const int left = game.s.cubesLeft;
        GIVE(burn);
        const int cubes = shot.here + (shot.next ? 1 : 0);
        const int fires = shot.payment == FirePayment::Fire || shot.payment == FirePayment::FireAndBigFire ? 1
                          : shot.payment == FirePayment::TwoFires                                          ? 2
                                                                                                           : 0;
        const int bigs = shot.payment == FirePayment::BigFire || shot.payment == FirePayment::FireAndBigFire ? 1
                         : shot.payment == FirePayment::TwoBigFires                                          ? 2
                                                                                                             : 0;
        QCOMPARE(before.token(Token::Fire) - game.me().token(Token::Fire), fires);
        QCOMPARE(before.token(Token::BigFire) - game.me().token(Token::BigFire), bigs);
        QCOMPARE(int(game.s.places[game.at(0, 0)].cubes), 4 - shot.here);
        QCOMPARE(int(game.s.places[game.at(1, 0)].cubes), shot.next ? 1 : 2);
        QCOMPARE(game.s.cubesLeft - left, cubes);
        QCOMPARE(game.me().book(Book::Popularity) - before.book(Book::Popularity), cubes);
        QCOMPARE(game.me().points - before.points, game.s.round < 5 ? 0 : 2 * cubes);
        QCOMPARE(game.count<CubeRemoved>(), cubes);
        if (shot.next) QVERIFY(game.event<CubeRemoved>(cubes - 1)->rule == Rule::FireNeighbour);
        GIVE(EndFight{});
        QCOMPARE(int(game.me().rats), 4 - shot.here); // for the chosen hex alone
    }

private slots:
    void bigFireInOneFlameRounds() {
        ATOMS("messina.fire.big", "messina.fire.neighbour");
        using R = ruling::BigFireOneFlame;
        struct Row {
            Shot shot;
            std::array<Verdict, 3> verdicts; ///< either-two-or-neighbour, one-plus-neighbour, two-plus-neighbour
        };
        const std::array<Row, 6> rows{{
            {{FirePayment::BigFire, 1, false}, {allowed, allowed, allowed}},
            {{FirePayment::BigFire, 2, false}, {allowed, limit, allowed}},
            {{FirePayment::BigFire, 1, true}, {allowed, allowed, allowed}},
            {{FirePayment::BigFire, 2, true}, {limit, limit, allowed}},
            {{FirePayment::BigFire, 3, false}, {limit, limit, limit}},
            {{FirePayment::BigFire, 3, true}, {limit, limit, limit}},
        }};
        for (std::uint8_t round = 1; round <= 4; ++round)
            for (const R answer : {R::EitherTwoOrNeighbour, R::OnePlusNeighbour, R::TwoPlusNeighbour})
                for (const Row& row : rows) {
                    Rulings rulings;
                    rulings.bigFireOneFlame = answer;
                    judge(fighting(round, rulings), row.shot, row.verdicts[static_cast<std::size_t>(answer)]);
                    if (QTest::currentTestFailed()) return;
                }
    }

    /// What the rounds of two flames ask is not asked before them.
    void rulingsOfLateRoundsDoNotReachEarlyOnes() {
        ATOMS("messina.fire.two-flame", "messina.fire.mix");
        Rulings rulings;
        rulings.bigFireTwoFlame = ruling::BigFireTwoFlame::EachTokenCountsOne;
        rulings.bigFireMix = ruling::BigFireMix::OpensNeighbour;
        judge(fighting(4, rulings), {FirePayment::BigFire, 1, false}, allowed);
        judge(fighting(4, rulings), {FirePayment::BigFire, 2, false}, allowed);
        judge(fighting(4, rulings), {FirePayment::TwoBigFires, 1, true}, limit);
        judge(fighting(4, rulings), {FirePayment::FireAndBigFire, 1, true},
              {Reason::OneFireIsEnough, "messina.fight.cost-early"});
        Rulings early;
        early.bigFireOneFlame = ruling::BigFireOneFlame::TwoPlusNeighbour;
        judge(fighting(5, early), {FirePayment::BigFire, 2, true}, limit);
        judge(fighting(5, early), {FirePayment::BigFire, 1, true}, twoBig);
    }

    void bigFireInTwoFlameRounds() {
        ATOMS("messina.fire.two-flame", "messina.fire.mix", "messina.fight.cost-late");
        struct Row {
            Shot shot;
            /// big-equals-two: one-cube, opens-neighbour; each-token-counts-one: the same
            std::array<Verdict, 4> verdicts;
        };
        constexpr Verdict plain{Reason::TwoFiresNeeded, "messina.fight.cost-late"};
        constexpr Verdict bigOnly{Reason::BigFireOnly, "messina.fire.big"};
        const std::array<Row, 10> rows{{
            {{FirePayment::Fire, 1, false}, {plain, plain, plain, plain}},
            {{FirePayment::TwoFires, 1, false}, {allowed, allowed, allowed, allowed}},
            {{FirePayment::TwoFires, 1, true}, {bigOnly, bigOnly, bigOnly, bigOnly}},
            {{FirePayment::BigFire, 1, false}, {allowed, allowed, countsOne, countsOne}},
            {{FirePayment::BigFire, 1, true}, {twoBig, twoBig, twoBig, twoBig}},
            {{FirePayment::BigFire, 2, false}, {limit, limit, limit, limit}},
            {{FirePayment::TwoBigFires, 1, false}, {limit, limit, allowed, allowed}},
            {{FirePayment::TwoBigFires, 1, true}, {allowed, allowed, allowed, allowed}},
            {{FirePayment::FireAndBigFire, 1, false}, {wasted, wasted, allowed, allowed}},
            {{FirePayment::FireAndBigFire, 1, true}, {twoBig, allowed, twoBig, allowed}},
        }};
        for (const std::uint8_t round : {std::uint8_t{5}, std::uint8_t{6}})
            for (std::size_t answers = 0; answers < 4; ++answers)
                for (const Row& row : rows) {
                    Rulings rulings;
                    rulings.bigFireTwoFlame = static_cast<ruling::BigFireTwoFlame>(answers / 2);
                    rulings.bigFireMix = static_cast<ruling::BigFireMix>(answers % 2);
                    judge(fighting(round, rulings), row.shot, row.verdicts[answers]);
                    if (QTest::currentTestFailed()) return;
                }
    }

    void whatIsPaidMustBeOwned() {
        ATOMS("messina.fire.two-flame", "messina.fire.mix");
        Rulings rulings;
        rulings.bigFireTwoFlame = ruling::BigFireTwoFlame::EachTokenCountsOne;
        rulings.bigFireMix = ruling::BigFireMix::OpensNeighbour;
        Position game = fighting(5, rulings, 0, 1);
        const BurnCubes mixed{FirePayment::FireAndBigFire, 1, none};
        REFUSES("messina.fight.optional", mixed, Reason::NotEnoughFire);
        REFUSES("messina.fire.two-flame", BurnCubes{FirePayment::TwoBigFires, 1, none}, Reason::TwoBigFiresNeeded);
        REFUSES("messina.fire.two-flame", BurnCubes{FirePayment::BigFire, 1, none}, Reason::TwoFiresNeeded);
        game.tokens(0, 0, 1, 0);
        REFUSES("messina.fire.big", mixed, Reason::NoBigFire);
        // A neighbour has to be one, whatever is paid.
        game.tokens(0, 0, 1, 1).cubes(game.at(1, -2), 1);
        REFUSES("messina.fire.big", BurnCubes{FirePayment::FireAndBigFire, 1, game.at(1, -2)}, Reason::NotANeighbour);
        REFUSES("messina.fight.any-number", BurnCubes{FirePayment::FireAndBigFire, 1, game.at(0, 1)},
                Reason::NoCubeHere);
        REFUSES("messina.fire.neighbour", BurnCubes{FirePayment::FireAndBigFire, 0, game.at(1, 0)},
                Reason::OwnCubeFirst);
        GIVE(mixed);
    }

    /// The defaults by name: one big fire for one cube; a plain fire beside it would be wasted.
    void plainFireBesideABigOneIsNotTaken() {
        ATOMS("messina.fire.mix");
        Position game = fighting(5, {});
        REFUSES("messina.fire.mix", BurnCubes{FirePayment::FireAndBigFire, 1, none}, Reason::PlainFireWasted);
        const auto list = game.list(Listing::WithRefused);
        QVERIFY(std::none_of(list.begin(), list.end(), [](const Choice& choice) {
            const auto* burn = std::get_if<BurnCubes>(&choice.command);
            return burn && burn->payment == FirePayment::FireAndBigFire;
        })); // nor shown to anyone
    }

    void onShipsInTwoFlameRounds() {
        ATOMS("messina.ship.fight", "messina.fire.two-flame", "messina.fire.mix", "messina.fire.ship-no-neighbour");
        constexpr Verdict noNext{Reason::ShipHasNoNeighbour, "messina.fire.ship-no-neighbour"};
        struct Row {
            FirePayment payment;
            std::array<Verdict, 2> verdicts; ///< big-equals-two, each-token-counts-one
            int fires, bigs;
        };
        const std::array<Row, 5> rows{{
            {FirePayment::Fire,
             {Verdict{Reason::TwoFiresNeeded, "messina.fight.cost-late"},
              Verdict{Reason::TwoFiresNeeded, "messina.fight.cost-late"}},
             0,
             0},
            {FirePayment::TwoFires, {allowed, allowed}, 2, 0},
            {FirePayment::BigFire, {allowed, countsOne}, 0, 1},
            {FirePayment::TwoBigFires, {noNext, allowed}, 0, 2},
            {FirePayment::FireAndBigFire, {wasted, allowed}, 1, 1},
        }};
        for (std::size_t answers = 0; answers < 4; ++answers)
            for (const Row& row : rows) {
                Rulings rulings;
                rulings.bigFireTwoFlame = static_cast<ruling::BigFireTwoFlame>(answers / 2);
                rulings.bigFireMix = static_cast<ruling::BigFireMix>(answers % 2); // a ship has no neighbour to open
                Position game = fightingShip(5, rulings);
                const BurnShipCube burn{row.payment};
                const Verdict& verdict = row.verdicts[answers / 2];
                QCOMPARE(game.lists(burn), !verdict.reason);
                // A neighbour is not to be had in any way.
                REFUSES("messina.fire.ship-no-neighbour", BurnCubes{row.payment, 1, game.at(0, 1)},
                        Reason::ShipHasNoNeighbour);
                if (verdict.reason) {
                    QVERIFY2(game.refuses(verdict.atom, burn, *verdict.reason), game.why());
                    continue;
                }
                GIVE(burn);
                QCOMPARE(many - game.me().token(Token::Fire), row.fires);
                QCOMPARE(many - game.me().token(Token::BigFire), row.bigs);
                QCOMPARE(int(game.me().points), 2 + 4); // the cube, and the ship's own four
                QCOMPARE(int(game.me().rats), 0);
                QCOMPARE(game.count<CubeRemoved>(), 1);
                QCOMPARE(game.count<ShipTaken>(), 1);
            }
    }

    void onShipsInOneFlameRounds() {
        ATOMS("messina.ship.fight", "messina.fire.big", "messina.fire.ship-no-neighbour");
        for (std::uint8_t one = 0; one < 3; ++one) {
            Rulings rulings;
            rulings.bigFireOneFlame = static_cast<ruling::BigFireOneFlame>(one);
            rulings.bigFireTwoFlame = ruling::BigFireTwoFlame::EachTokenCountsOne;
            rulings.bigFireMix = ruling::BigFireMix::OpensNeighbour;
            Position game = fightingShip(2, rulings);
            REFUSES("messina.fire.ship-no-neighbour", BurnShipCube{FirePayment::TwoBigFires},
                    Reason::ShipHasNoNeighbour);
            REFUSES("messina.fire.mix", BurnShipCube{FirePayment::FireAndBigFire}, Reason::PlainFireWasted);
            REFUSES("messina.fight.cost-early", BurnShipCube{FirePayment::TwoFires}, Reason::OneFireIsEnough);
            ALLOWS(BurnShipCube{FirePayment::Fire});
            GIVE(BurnShipCube{FirePayment::BigFire}); // its one cube, however far the fire would reach
            QCOMPARE(many - game.me().token(Token::BigFire), 1);
            QCOMPARE(int(game.s.places[game.at(0, 1)].cubes), 2);
            QCOMPARE(int(game.me().points), 4);
        }
    }

    void latePointsForEveryCubeOrTheChosenHexOnly() {
        ATOMS("messina.fight.late-points-scope", "messina.fight.cost-late");
        for (const bool all : {true, false}) {
            Rulings rulings;
            rulings.latePointsScope = all ? ruling::LatePointsScope::EveryCube : ruling::LatePointsScope::ChosenHexOnly;
            Position game = fighting(6, rulings);
            GIVE(BurnCubes{FirePayment::TwoFires, 1, none});
            QCOMPARE(int(game.me().points), 2);
            QCOMPARE(game.count<PointsScored>(), 1);
            GIVE(BurnCubes{FirePayment::TwoBigFires, 1, game.at(1, 0)});
            QCOMPARE(game.count<PointsScored>(), all ? 2 : 1);
            QCOMPARE(int(game.me().points), all ? 6 : 4);
            QCOMPARE(int(game.me().book(Book::Popularity)), 1 + 3); // popularity for all of them
            Position ship = fightingShip(6, rulings);
            QVERIFY2(ship.give(BurnShipCube{FirePayment::TwoFires}), ship.why());
            QCOMPARE(int(ship.me().points), all ? 2 + 4 : 4);
            QCOMPARE(int(ship.me().book(Book::Popularity)), 2);
            if (all) QVERIFY(ship.event<PointsScored>()->rule == Rule::FightLatePointsScope);
            // Early cubes score nothing under either.
            Position early = fighting(4, rulings);
            QVERIFY2(early.give(BurnCubes{FirePayment::BigFire, 1, early.at(1, 0)}), early.why());
            QCOMPARE(int(early.me().points), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestRulingsFight)
#include "tst_rulings_fight.moc"
