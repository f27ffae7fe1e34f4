// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, their four steps, recalls.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestFlow : public QObject {
    Q_OBJECT

private slots:
    void turnsFollowTheOrder() {
        ATOMS("messina.flow.turn-order", "messina.flow.turns-per-round");
        PinnedDraws pinned;
        pinned.order = {3, 1, 2};
        Position game(3, pinned);
        game.quiet();
        REFUSES("messina.flow.turn-order", ChooseHex{0, game.at(0, 0)}, Reason::NotYourTurn, 0);
        std::vector<int> order;
        const auto& layout = game.def.layout(3);
        for (std::uint8_t turn = 0; turn < 9; ++turn) {
            order.push_back(game.s.toAct());
            GIVE(ChooseHex{static_cast<std::uint8_t>(turn / 3), static_cast<PlaceIndex>(turn)});
            if (game.asks() == PromptKind::Act) GIVE(EndTurn{});
        }
        QVERIFY(layout.districts >= 9);
        QCOMPARE(order, (std::vector<int>{2, 0, 1, 2, 0, 1, 2, 0, 1})); // three turns each
        QVERIFY(game.s.stage == Stage::Production);
    }

    void whoHasNobodyLeftIsPassedOver() {
        ATOMS("messina.flow.round-ends", "messina.flow.turns-per-round");
        Position game(2);
        game.quiet();
        for (std::uint8_t i = 0; i < 3; ++i)
            game.lieutenant(1, i, LieutenantStatus::Resting);
        for (std::uint8_t i = 0; i < 3; ++i) {
            QCOMPARE(int(game.s.toAct()), 0);
            QVERIFY(game.s.stage == Stage::Turns);
            GIVE(ChooseHex{i, static_cast<PlaceIndex>(i)});
            GIVE(EndTurn{});
        }
        QVERIFY(game.s.stage == Stage::Production);
        REFUSES("messina.roundend.sequence", UseHexAction{}, Reason::NotInRoundEnd);
        REFUSES("messina.flow.turn-order", Proceed{}, Reason::NotYourTurn, 1);
    }

    void anExtraLieutenantIsAnExtraTurn() {
        ATOMS("messina.flow.turns-per-round", "messina.flow.round-ends");
        Position game(2);
        game.quiet().lastTurn();
        game.lieutenant(0, 3, LieutenantStatus::Estate);
        GIVE(ChooseHex{0, game.at(0, 0)});
        GIVE(EndTurn{});
        QCOMPARE(int(game.s.toAct()), 0);
        QVERIFY(game.asks() == PromptKind::ChooseTurn);
        GIVE(ChooseHex{3, game.at(1, 0)});
        GIVE(EndTurn{});
        QVERIFY(game.s.stage == Stage::Production);
    }

    void fourStepsInOrder() {
        ATOMS("messina.turn.four-steps");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().cubes(here, 2).lying(here, CitizenClass::Nun).tokens(9, 0, 1);
        QCOMPARE(turnStep(game.s), 1);
        REFUSES("messina.turn.four-steps", UseHexAction{}, Reason::ChooseFirst);
        REFUSES("messina.turn.four-steps", EndFight{}, Reason::ChooseFirst);
        REFUSES("messina.turn.four-steps", EndTurn{}, Reason::ChooseFirst);
        REFUSES("messina.turn.four-steps", RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}}, Reason::ChooseFirst);
        GIVE(ChooseHex{0, here});
        QCOMPARE(turnStep(game.s), 2);
        REFUSES("messina.turn.four-steps", ChooseHex{1, game.at(1, 0)}, Reason::StepOver);
        REFUSES("messina.turn.four-steps", BurnCubes{}, Reason::FinishEarlierStep);
        REFUSES("messina.turn.four-steps", UseHexAction{}, Reason::FinishEarlierStep);
        REFUSES("messina.turn.four-steps", Repopulate{}, Reason::FinishEarlierStep);
        REFUSES("messina.turn.four-steps", EndTurn{}, Reason::FinishEarlierStep);
        GIVE(RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}});
        QCOMPARE(turnStep(game.s), 3);
        REFUSES("messina.turn.four-steps", RescueCitizen{CitizenClass::Nun, {Spot::Hut, 1}}, Reason::StepOver);
        REFUSES("messina.turn.four-steps", UseHexAction{}, Reason::FinishEarlierStep);
        GIVE(BurnCubes{FirePayment::Fire, 1, none});
        GIVE(EndFight{});
        QCOMPARE(turnStep(game.s), 4);
        REFUSES("messina.turn.four-steps", EndFight{}, Reason::StepOver);
        REFUSES("messina.turn.four-steps", BurnCubes{}, Reason::StepOver);
        REFUSES("messina.roundend.sequence", Proceed{}, Reason::TurnNotOver);
        GIVE(EndTurn{});
        QCOMPARE(turnStep(game.s), 1);
    }

    void nothingIsAskedInAnIdleStepFour() {
        ATOMS("messina.turn.four-steps", "messina.roundend.sequence", "messina.action.book-step");
        Position game(2);
        game.quiet();
        REFUSES("messina.turn.four-steps", Decline{}, Reason::NothingToDecline); // step 1: nothing is on offer yet
        REFUSES("messina.roundend.sequence", Proceed{}, Reason::TurnNotOver);
        REFUSES("messina.quarantine.leave", LeaveQuarantine{{Spot::Square, 12}}, Reason::QuarantineNotOver);
        GIVE(ChooseHex{0, game.at(0, 0)}); // no citizens, no plague
        QVERIFY(game.asks() == PromptKind::Act);
        REFUSES("messina.turn.four-steps", Decline{}, Reason::NothingToDecline);
        REFUSES("messina.action.book-step", StepBook{Book::City}, Reason::NoBookStepNow);
        REFUSES("messina.quarantine.leave", LeaveQuarantine{{Spot::Square, 12}}, Reason::QuarantineNotOver);
        REFUSES("messina.roundend.sequence", Proceed{}, Reason::TurnNotOver);
        REFUSES("messina.turn.four-steps", PayForEffect{}, Reason::NotAskedNow);
        REFUSES("messina.turn.four-steps", ChooseEffect{0}, Reason::NotAskedNow);
        REFUSES("messina.turn.four-steps", ReturnCitizen{{Spot::Square, 12}}, Reason::NotAskedNow);
        REFUSES("messina.turn.four-steps", GiveUpLieutenant{1}, Reason::NotAskedNow);
        REFUSES("messina.prep.order-score-track", ChooseOrderBook{Book::City}, Reason::NotAskedNow);
    }

    void aHexWithoutPlagueHasNoFight() {
        ATOMS("messina.fight.any-number", "messina.fight.rats");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Nun).tokens(0, 0, 3);
        GIVE(ChooseHex{0, here});
        REFUSES("messina.fight.any-number", BurnCubes{}, Reason::NoCubeHere); // still in step 2
        GIVE(RescueCitizen{CitizenClass::Nun, {Spot::Square, 12}});
        REFUSES("messina.fight.any-number", BurnCubes{}, Reason::NoCubeHere); // no step has gone by
        REFUSES("messina.fight.any-number", EndFight{}, Reason::NoCubeHere);
    }

    void aShipAndAHexAreFoughtApart() {
        ATOMS("messina.ship.fight");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().cubes(here, 1).ship(0, 1, "ship-2-silk").tokens(0, 0, 3);
        Position other = game;
        GIVE(ChooseHex{0, here});
        REFUSES("messina.ship.fight", TakeRat{}, Reason::FightOnHex);
        REFUSES("messina.ship.fight", BurnShipCube{}, Reason::FightOnHex);
        QVERIFY2(other.give(ChooseShip{0, 0, 1}), other.why());
        QVERIFY2(other.refuses("messina.ship.fight", BurnCubes{}, Reason::FightOnShip), other.why());
        QVERIFY2(other.refuses("messina.ship.fight", EndFight{}, Reason::FightOnShip), other.why());
    }

    void anotherQuestionIsOpen() {
        ATOMS("messina.turn.four-steps");
        Position game(2);
        game.actOn("hex-a-upgrade");
        game.citizen("nun-upper-inner", Citizen::Nun);
        GIVE(UseHexAction{});
        REFUSES("messina.turn.four-steps", EndTurn{}, Reason::AnswerFirst);
        REFUSES("messina.turn.four-steps", UseHexAction{}, Reason::AnswerFirst);
    }

    void actionOrRepopulationNeverBoth() {
        ATOMS("messina.turn.action-or-repop", "messina.repop.instead", "messina.action.gain");
        Position game(2);
        game.actOn("hex-a-wood-wood"); // two wood; repopulating costs two wood
        game.cart("cart-1-1");
        game.citizen("craftsman-left-inner", Citizen::Craftsman);
        game.citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun);
        GIVE(UseHexAction{});
        QCOMPARE(int(game.me().token(Token::Wood)), 2);
        REFUSES("messina.turn.action-or-repop", UseHexAction{}, Reason::HexAlreadyUsed);
        REFUSES("messina.turn.action-or-repop", Repopulate{}, Reason::HexAlreadyUsed);
        GIVE(EndTurn{});

        Position other(2);
        other.actOn("hex-a-build");
        other.cart("cart-1-1").citizen("craftsman-left-inner", Citizen::Craftsman);
        other.citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        QVERIFY2(other.give(Repopulate{}), other.why());
        QVERIFY2(other.give(ReturnCitizen{{Spot::Square, 0}}), other.why());
        QVERIFY2(other.give(ReturnCitizen{{Spot::Square, 6}}), other.why());
        QVERIFY2(other.refuses("messina.turn.action-or-repop", UseHexAction{}, Reason::HexAlreadyUsed), other.why());
        QVERIFY2(other.refuses("messina.turn.action-or-repop", Repopulate{}, Reason::HexAlreadyUsed), other.why());
    }

    void neitherIsCompulsory() {
        ATOMS("messina.turn.action-or-repop");
        Position game(2);
        game.actOn("hex-a-wood-wood");
        GIVE(EndTurn{});
        QCOMPARE(int(game.player(0).token(Token::Wood)), 0);
    }

    void otherKindsOfTurn() {
        ATOMS("messina.turn.other-turns", "messina.recall.coin");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk", 0);
        game.lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        QVERIFY(game.lists(ChooseShip{0, 0, 0}) == (*moveCost(game.def, game.s, 0, 0, game.dock("upper-left")) == 0));
        QVERIFY(game.lists(Recall{0}));
        game.tokens(5);
        QVERIFY(game.lists(ChooseShip{0, 0, 0}));
        GIVE(ChooseShip{0, 0, 0});
        REFUSES("messina.turn.other-turns", UseHexAction{}, Reason::NoActionAtDock);
        REFUSES("messina.repop.not-port", Repopulate{}, Reason::PortNotRepopulated);
    }

    void recallBringsACoinAndRests() {
        ATOMS("messina.recall.coin", "messina.recall.next-round", "messina.recall.no-step-four");
        Position game(2);
        game.quiet().lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        game.lieutenant(0, 1, LieutenantStatus::Lying, game.dock("upper-left")); // docks are part of the town
        game.me().pending.push({Book::City, 10});
        const int round = game.s.round;
        GIVE(Recall{0});
        QCOMPARE(int(game.me().token(Token::Coin)), 1);
        QVERIFY(game.me().lieutenants[0].status == LieutenantStatus::Resting);
        QCOMPARE(int(game.s.toAct()), 1); // no step 4, the turn is over
        QCOMPARE(game.me().pending.size(), 1u); // a book action waits for a turn with a step 4
        GIVE(ChooseHex{0, game.at(1, 0)});
        GIVE(EndTurn{});
        REFUSES("messina.recall.next-round", ChooseHex{0, game.at(0, 0)}, Reason::LieutenantRests);
        REFUSES("messina.recall.next-round", Recall{0}, Reason::LieutenantRests);
        GIVE(Recall{1});
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
        QCOMPARE(int(game.s.round), round);
    }

    void recalledLieutenantComesFromTheEstateNextRound() {
        ATOMS("messina.recall.next-round", "messina.prep.lay-down");
        Position game(2);
        game.quiet().lastTurn().lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        GIVE(Recall{0});
        QVERIFY2(game.proceedTo(Stage::Turns), game.why());
        QVERIFY(game.me().lieutenants[0].status == LieutenantStatus::Estate);
    }

    void recallIsForTheTown() {
        ATOMS("messina.recall.from-town");
        Position game(2);
        game.quiet();
        REFUSES("messina.recall.from-town", Recall{0}, Reason::RecallOnlyFromTown);
        // No hex and no ship is left: even an estate lieutenant may be cashed, so that a turn exists.
        const auto& places = game.def.layout(2).places;
        std::uint8_t standing = 0;
        for (PlaceIndex i = 0; i < places.size(); ++i)
            if (existingPlaces(game.def, game.s) >> i & 1 && places[i].kind != PlaceKind::Dock) {
                game.s.places[i].standing = 1;
                ++standing;
            }
        QVERIFY(standing > 12);
        ALLOWS(Recall{0});
        game.ship(1, 0, "ship-1-silk");
        REFUSES("messina.recall.from-town", Recall{0}, Reason::RecallOnlyFromTown);
    }

    void bookActionsAnyTimeInStepFour() {
        ATOMS("messina.turn.book-actions-anytime");
        for (int moment = 0; moment < 3; ++moment) { // before, in the middle of, after the hex action
            Position game(2);
            game.actOn("hex-a-upgrade");
            game.citizen("nun-upper-inner", Citizen::Nun);
            game.me().pending.push({Book::Popularity, 5});
            if (moment > 0) GIVE(UseHexAction{});
            if (moment > 1) GIVE(UpgradeCitizen{{Spot::Square, game.square("nun-upper-inner")}});
            GIVE(UseBookAction{Book::Popularity, 5});
            QVERIFY(game.asks() == PromptKind::AdvanceOverseer);
            GIVE(AdvanceOverseer{CitizenClass::Craftsman, 0, false});
            QCOMPARE(game.me().pending.size(), 0u);
            if (moment == 1) QVERIFY(game.asks() == PromptKind::UpgradeCitizen);
        }
    }

    void bookActionsNotBeforeStepFour() {
        ATOMS("messina.turn.book-actions-anytime");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().cubes(here, 2).tokens(0, 0, 2).book(Book::Popularity, 4);
        GIVE(ChooseHex{0, here});
        GIVE(BurnCubes{FirePayment::Fire, 1, none});
        QCOMPARE(game.me().pending.size(), 1u);
        REFUSES("messina.turn.four-steps", UseBookAction{Book::Popularity, 5}, Reason::FinishEarlierStep);
        GIVE(BurnCubes{FirePayment::Fire, 1, none});
        ALLOWS(UseBookAction{Book::Popularity, 5});
    }

    void nothingAfterTheEnd() {
        ATOMS("messina.end.after-six");
        Position game(2);
        game.s.stage = Stage::Over;
        game.s.promptStack[0] = Prompt{};
        game.s.promptCount = 0;
        REFUSES("messina.end.after-six", EndTurn{}, Reason::GameIsOver, 0);
        QVERIFY(choices(game.def, game.s, 0).empty());
    }
};

QTEST_GUILESS_MAIN(TestFlow)
#include "tst_flow.moc"
