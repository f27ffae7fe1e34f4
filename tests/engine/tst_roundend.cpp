// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a round: production, then quarantine.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRoundend : public QObject {
    Q_OBJECT

private:
    /// The last turn of a round is about to end.
    static Position ending(std::uint8_t players = 2, std::uint8_t round = 1) {
        Position game(players);
        game.round(round).actOn("hex-a-fire").lastTurn();
        return game;
    }
    static bool produced(Position& game) { return game.give(EndTurn{}) && game.give(Proceed{}); }

private slots:
    void productionBeforeQuarantine() {
        ATOMS("messina.roundend.sequence", "messina.flow.round-ends");
        Position game = ending();
        game.upgrade(0, "hut-q03").inHut(0, Citizen::Nun, 2);
        GIVE(EndTurn{});
        QVERIFY(game.s.stage == Stage::Production);
        GIVE(Proceed{});
        QCOMPARE(int(game.me().token(Token::Fire)), 1); // still in the hut when it produces
        QVERIFY(game.s.stage == Stage::Quarantine);
        QVERIFY(game.me().huts[0].citizen == Citizen::Nun);
        GIVE(Proceed{});
        GIVE(LeaveQuarantine{{Spot::Square, 12}});
        QVERIFY(game.s.stage == Stage::ClearTown);
    }

    /// Fire and a point from the first hut; none from the one without a citizen or the one without an upgrade.
    void hutsOfTheExample() {
        ATOMS("messina.production.hut");
        Position game = ending();
        game.upgrade(0, "hut-q08").inHut(0, Citizen::Craftsman, 1).upgrade(1, "hut-q05").inHut(2, Citizen::Aristocrat, 2);
        const int points = game.me().points;
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.me().token(Token::Fire)), 1);
        QCOMPARE(int(game.me().points), points + 1);
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        QCOMPARE(game.count<BuildingProduced>(), 1);
    }

    void eitherFieldOfAHutWorks() {
        ATOMS("messina.production.hut");
        for (std::uint8_t field : {1, 2}) {
            Position game = ending();
            game.upgrade(3, "hut-q03").inHut(3, Citizen::GoldNun, field);
            const int points = game.me().points;
            QVERIFY2(produced(game), game.why());
            QCOMPARE(int(game.me().token(Token::Fire)), 1);
            QCOMPARE(int(game.me().points), points); // no point for an upgraded citizen in a hut
        }
    }

    /// Two fires instead of one, and a point, because the nun is upgraded.
    void upgradedNunOfTheExample() {
        ATOMS("messina.production.two-levels", "messina.production.upgraded-point", "messina.production.workshop");
        for (const bool gold : {false, true}) {
            Position game = ending();
            game.workshop("workshop-b10", gold ? Citizen::GoldNun : Citizen::Nun);
            const int points = game.me().points;
            QVERIFY2(produced(game), game.why());
            QCOMPARE(int(game.me().token(Token::Fire)), gold ? 2 : 1);
            QCOMPARE(int(game.me().points), points + (gold ? 1 : 0));
        }
    }

    /// A big fire and a coin, provided that the nun is upgraded.
    void upgradedOnlyWorkshop() {
        ATOMS("messina.workshop.upgrade-needed", "messina.production.workshop");
        Position game = ending();
        game.workshop("workshop-b11", Citizen::Nun);
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.me().token(Token::BigFire)), 0);
        Position gold = ending();
        gold.workshop("workshop-b11", Citizen::GoldNun);
        QVERIFY2(produced(gold), gold.why());
        QCOMPARE(int(gold.me().token(Token::BigFire)), 1);
        QCOMPARE(int(gold.me().token(Token::Coin)), 1);
        QCOMPARE(int(gold.me().points), 1);
    }

    void emptyAndLateWorkshopsProduceNothing() {
        ATOMS("messina.production.workshop", "messina.production.upgraded-point", "messina.workshop.late",
              "messina.workshop.late-reuse");
        Position game = ending(2, 5);
        game.workshop("workshop-b24", Citizen::GoldNun).workshop("workshop-b13").workshop("workshop-b22", Citizen::Craftsman);
        game.me().workshops[0].used = true;
        game.me().workshops[2].used = true;
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.me().points), 1); // the upgraded worker alone
        QCOMPARE(game.count<TokensGained>(), 0);
    }

    void everyRoundAnew() {
        ATOMS("messina.workshop.early");
        Position game = ending();
        game.workshop("workshop-b13", Citizen::Aristocrat);
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
        QVERIFY2(game.proceedTo(Stage::Turns), game.why());
        game.quiet();
        while (game.s.toAct() != 0) {
            GIVE(ChooseHex{0, game.port("upper-right")});
            GIVE(EndTurn{});
        }
        game.lastTurn();
        GIVE(ChooseHex{0, game.me().lieutenants[0].place});
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.me().token(Token::Coin)), 4);
    }

    void nobodyIsAskedWithoutAChoice() {
        ATOMS("messina.production.order");
        Position game = ending(3);
        game.workshop("workshop-b13", Citizen::Aristocrat, 2);
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.player(2).token(Token::Coin)), 2 + 1); // the third seat began with a coin
        QVERIFY(game.s.stage == Stage::Quarantine);
    }

    /// Discs that meet on a space of the score track keep the order in which they came, whoever has to be asked first.
    void productionFollowsTheTurnOrder() {
        ATOMS("messina.production.order", "messina.prep.order-score-track");
        Position game = ending();
        // Only the first player has somebody to move in and is asked; both come to 8 points.
        game.workshop("workshop-b17", Citizen::GoldAristocrat, 0).workshop("workshop-b07", Citizen::Nobody, 0);
        game.citizen("nun-upper-inner", Citizen::Nun).workshop("workshop-b18", Citizen::GoldAristocrat, 1);
        game.player(0).points = 4; // and 1 + 2 + 1 by production
        game.player(1).points = 5; // and 2 + 1
        QVERIFY2(produced(game), game.why());
        QVERIFY(game.asks() == PromptKind::Produce);
        QCOMPARE(int(game.s.toAct()), 0);
        QCOMPARE(int(game.player(1).points), 5);
        GIVE(Proceed{});
        QCOMPARE(int(game.player(0).points), 8);
        QCOMPARE(int(game.player(1).points), 8);
        QCOMPARE(int(game.s.scoreArrival[1]), 1); // the second came later and lies on top
    }

    void leftFieldMovesToTheRight() {
        ATOMS("messina.quarantine.left-right", "messina.quarantine.two-rounds");
        Position game = ending();
        game.inHut(0, Citizen::Nun, 1).inHut(3, Citizen::GoldCraftsman, 1);
        QVERIFY2(produced(game) && game.give(Proceed{}), game.why());
        QCOMPARE(int(game.me().huts[0].field), 2);
        QCOMPARE(int(game.me().huts[3].field), 2);
        QVERIFY(game.s.stage == Stage::ClearTown); // nobody leaves yet
    }

    void rightFieldLeaves() {
        ATOMS("messina.quarantine.leave", "messina.quarantine.two-rounds");
        Position game = ending();
        game.inHut(1, Citizen::GoldNun, 2).inHut(0, Citizen::Nun, 1).citizen("nun-upper-inner", Citizen::Nun);
        game.workshop("workshop-b07").workshop("workshop-b08", Citizen::Nun).workshop("workshop-b13");
        QVERIFY2(produced(game) && game.give(Proceed{}) && game.give(Proceed{}), game.why());
        QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
        const char* leave = "messina.quarantine.leave";
        const auto wrong = Reason::LeaveToSquareOrWorkshop;
        REFUSES("messina.quarantine.leave", LeaveQuarantine{{Spot::Square, 12}, 1}, Reason::LeaveToSquareOrWorkshop);
        REFUSES(leave, LeaveQuarantine{{Spot::Square, 3}, 1}, wrong);
        REFUSES(leave, LeaveQuarantine{{Spot::Workshop, 1}, 1}, wrong);
        REFUSES(leave, LeaveQuarantine{{Spot::Workshop, 2}, 1}, wrong);
        REFUSES(leave, LeaveQuarantine{{Spot::Hut, 2}, 1}, wrong);
        REFUSES("messina.quarantine.two-rounds", LeaveQuarantine{{Spot::Square, 17}, 0}, Reason::QuarantineGoesOn);
        REFUSES(leave, LeaveQuarantine{{Spot::Square, 17}, 2}, Reason::NobodyThere);
        REFUSES(leave, LeaveQuarantine{{Spot::Square, 17}, 4}, Reason::NobodyThere);
        REFUSES(leave, Proceed{}, Reason::AnswerFirst);
        REFUSES("messina.quarantine.no-room", LeaveQuarantine{{Spot::Nowhere, 0}, 1}, Reason::RoomIsLeft);
        ALLOWS(LeaveQuarantine{{Spot::Square, 17}, 1});
        GIVE(LeaveQuarantine{{Spot::Workshop, 0}, 1}); // straight into a matching workshop
        QVERIFY(game.me().workshops[0].citizen == Citizen::GoldNun);
        QVERIFY(game.me().huts[1].citizen == Citizen::Nobody && game.me().huts[1].field == 0);
        QCOMPARE(int(game.me().huts[0].field), 2);
    }

    void releasedCitizenWithoutRoom() {
        ATOMS("messina.quarantine.no-room");
        Position game = ending();
        game.inHut(0, Citizen::Nun, 2).fillSector(CitizenClass::Nun);
        QVERIFY2(produced(game) && game.give(Proceed{}), game.why());
        GIVE(LeaveQuarantine{{Spot::Nowhere, 0}});
        QVERIFY(game.me().huts[0].citizen == Citizen::Nobody);
        QCOMPARE(game.count<CitizenLeft>(), 1);
    }

    void leavingIntoALateWorkshopIsRewarded() {
        ATOMS("messina.quarantine.leave", "messina.workshop.late");
        Position game = ending(2, 5);
        game.inHut(0, Citizen::Nun, 2).workshop("workshop-b24");
        QVERIFY2(produced(game) && game.give(Proceed{}), game.why());
        GIVE(LeaveQuarantine{{Spot::Workshop, 0}});
        QCOMPARE(int(game.me().points), 3);
    }

    void gameEndsAfterTheProductionOfRoundSix() {
        ATOMS("messina.end.after-six", "messina.flow.six-rounds", "messina.book.production-delay");
        Position game = ending(2, 6);
        game.inHut(0, Citizen::Nun, 2).workshop("workshop-b13", Citizen::Aristocrat);
        QVERIFY2(produced(game), game.why());
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
        QVERIFY(game.s.stage == Stage::Scoring); // no quarantine, no preparation
        GIVE(Proceed{});
        QVERIFY(game.s.over());
        REFUSES("messina.end.after-six", Proceed{}, Reason::GameIsOver, 0);
        for (std::uint8_t round = 1; round < 6; ++round) {
            Position other = ending(2, round);
            QVERIFY2(produced(other), other.why());
            QVERIFY(other.s.stage == Stage::Quarantine);
        }
    }
};

QTEST_GUILESS_MAIN(TestRoundend)
#include "tst_roundend.moc"
