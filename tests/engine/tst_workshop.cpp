// SPDX-License-Identifier: GPL-3.0-or-later
// Citizens in workshops.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestWorkshop : public QObject {
    Q_OBJECT

private:
    static constexpr CitizenSpot square(SquareIndex i) { return {Spot::Square, i}; }

private slots:
    void movingIn() {
        ATOMS("messina.workshop.move-in", "messina.workshop.one-class", "messina.workshop.not-from-elsewhere",
              "messina.citizen.no-return", "messina.citizen.fixed-square", "messina.citizen.matrix");
        Position game(2);
        game.actOn("hex-a-fire").workshop("workshop-b13").workshop("workshop-b14", Citizen::Aristocrat);
        game.workshop("workshop-b07").inHut(0, Citizen::Aristocrat, 2);
        game.citizen("aristocrat-upper-inner", Citizen::GoldAristocrat).citizen("nun-upper-inner", Citizen::Nun);
        REFUSES("messina.workshop.one-class", MoveIntoWorkshop{square(12), 0}, Reason::WrongClassForWorkshop);
        REFUSES("messina.workshop.one-class", MoveIntoWorkshop{square(6), 1}, Reason::WorkshopOccupied);
        REFUSES("messina.workshop.not-from-elsewhere", MoveIntoWorkshop{{Spot::Hut, 0}, 0}, Reason::NotFromHere);
        REFUSES("messina.citizen.no-return", MoveIntoWorkshop{{Spot::Workshop, 1}, 0}, Reason::NotFromHere);
        REFUSES("messina.workshop.move-in", MoveIntoWorkshop{square(7), 0}, Reason::NobodyThere);
        REFUSES("messina.workshop.move-in", MoveIntoWorkshop{{Spot::Nowhere, 0}, 0}, Reason::NobodyThere);
        REFUSES("messina.citizen.fixed-square", MoveIntoWorkshop{square(12), none}, Reason::SquareIsForKeeps);
        REFUSES("messina.workshop.move-in", MoveIntoWorkshop{square(6), 3}, Reason::NoSuchWorkshop);
        Position bare(2);
        bare.actOn("hex-a-fire").citizen("nun-upper-inner", Citizen::Nun);
        QVERIFY2(bare.refuses("messina.workshop.move-in", MoveIntoWorkshop{square(12), 0}, Reason::NoSuchWorkshop), bare.why());
        GIVE(MoveIntoWorkshop{square(6), 0}); // upgraded or not
        QVERIFY(game.me().workshops[0].citizen == Citizen::GoldAristocrat);
        QVERIFY(game.me().squares[6] == Citizen::Nobody);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void atAnyMoment() {
        ATOMS("messina.workshop.move-in");
        const auto ready = [] {
            Position game(2);
            const PlaceIndex here = game.at(0, 0);
            game.quiet().workshop("workshop-b07").citizen("nun-upper-inner", Citizen::Nun);
            game.cubes(here, 1).lying(here, CitizenClass::Nun).hex(here, "hex-a-build");
            return game;
        };
        const MoveIntoWorkshop in{square(12), 0};
        for (int moment = 0; moment < 5; ++moment) {
            Position game = ready();
            if (moment > 0) GIVE(ChooseHex{0, game.at(0, 0)});
            if (moment > 1) GIVE(RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}});
            if (moment > 2) GIVE(EndFight{});
            if (moment > 3) GIVE(UseHexAction{});
            ALLOWS(in);
            REFUSES("messina.flow.turn-order", in, Reason::NotYourTurn, 1);
        }
    }

    void alsoDuringProduction() {
        ATOMS("messina.workshop.move-in", "messina.production.workshop");
        Position game(2);
        game.actOn("hex-a-fire").lastTurn().workshop("workshop-b07").citizen("nun-upper-inner", Citizen::Nun);
        GIVE(EndTurn{});
        GIVE(Proceed{});
        QVERIFY(game.asks() == PromptKind::Produce);
        GIVE(MoveIntoWorkshop{square(12), 0});
        GIVE(Proceed{});
        QCOMPARE(int(game.me().token(Token::Fire)), 1); // works already
    }

    void earlyOnesGiveNothingAtOnce() {
        ATOMS("messina.workshop.early");
        Position game(2);
        game.actOn("hex-a-fire").workshop("workshop-b13").citizen("aristocrat-upper-inner", Citizen::GoldAristocrat);
        GIVE(MoveIntoWorkshop{square(6), 0});
        QCOMPARE(game.count<TokensGained>() + game.count<PointsScored>() + game.count<WorkshopRewarded>(), 0);
    }

    /// The nun's workshop: a fire and three points as soon as she is in, upgraded or not, once.
    void lateOnesRewardOnceAtOnce() {
        ATOMS("messina.workshop.late", "messina.workshop.late-reuse");
        Position game(2);
        game.actOn("hex-a-fire").round(5).workshop("workshop-b24").citizen("nun-upper-inner", Citizen::Nun);
        game.citizen("nun-lower-inner", Citizen::Nun);
        GIVE(MoveIntoWorkshop{square(12), 0});
        QCOMPARE(int(game.me().token(Token::Fire)), 1);
        QCOMPARE(int(game.me().points), 3);
        QVERIFY(game.me().workshops[0].used);
        // Its citizen leaves to repopulate; another may enter, without a reward.
        game.me().workshops[0].citizen = Citizen::Nobody;
        GIVE(MoveIntoWorkshop{square(15), 0});
        QCOMPARE(int(game.me().points), 3);
        QCOMPARE(game.count<WorkshopRewarded>(), 0);
    }

    void upgradedOnlyWaits() {
        ATOMS("messina.workshop.upgrade-needed", "messina.workshop.late-after-upgrade", "messina.upgrade.effects");
        Position game(2);
        game.actOn("hex-a-upgrade").round(5).workshop("workshop-b30");
        game.citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        GIVE(MoveIntoWorkshop{square(6), 0});
        QCOMPARE(int(game.me().points), 0); // allowed, but no reward yet
        QVERIFY(!game.me().workshops[0].used);
        GIVE(UseHexAction{});
        GIVE(UpgradeCitizen{{Spot::Workshop, 0}});
        QCOMPARE(int(game.me().points), 5);
        QCOMPARE(int(game.me().book(Book::City)), 2);
        QVERIFY(game.me().workshops[0].used);
    }

    void upgradedOneIsRewardedOnEntering() {
        ATOMS("messina.workshop.late", "messina.workshop.upgrade-needed");
        Position game(2);
        game.actOn("hex-a-fire").round(6).workshop("workshop-b20").citizen("craftsman-left-inner", Citizen::GoldCraftsman);
        GIVE(MoveIntoWorkshop{square(0), 0});
        QCOMPARE(int(game.me().points), 7);
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
    }

    void rewardWithAQuestion() {
        ATOMS("messina.workshop.late", "messina.action.scroll");
        Position game(2);
        game.quiet().round(5).workshop("workshop-b21").citizen("craftsman-left-inner", Citizen::Craftsman);
        GIVE(MoveIntoWorkshop{square(0), 0}); // before the turn's first step
        QCOMPARE(int(game.me().points), 3);
        QVERIFY(game.asks() == PromptKind::AdvanceScroll);
        REFUSES("messina.turn.four-steps", ChooseHex{0, game.at(0, 0)}, Reason::AnswerFirst);
        GIVE(AdvanceScroll{2});
        QVERIFY(game.asks() == PromptKind::ChooseTurn);
    }

    void squareIsKeptUntilWorkOrRepopulation() {
        ATOMS("messina.citizen.fixed-square");
        // No listed command but these two takes somebody off a square.
        Position game(2);
        game.actOn("hex-a-fire").citizen("nun-upper-inner", Citizen::Nun).workshop("workshop-b07");
        for (const Choice& choice : game.list()) {
            const auto decision = decide(game.def, game.s, 0, choice.command);
            const bool left = std::get<Accepted>(decision).state.players[0].squares[12] == Citizen::Nobody;
            QCOMPARE(left, std::holds_alternative<MoveIntoWorkshop>(choice.command));
        }
    }
};

QTEST_GUILESS_MAIN(TestWorkshop)
#include "tst_workshop.moc"
