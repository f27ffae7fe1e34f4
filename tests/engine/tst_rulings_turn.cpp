// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on a turn: the way through blocked hexes, rescue into a workshop, changing squares.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsTurn : public QObject {
    Q_OBJECT

private:
    static constexpr CitizenSpot square(SquareIndex i) { return {Spot::Square, i}; }
    static constexpr CitizenSpot workshop(std::uint8_t i) { return {Spot::Workshop, i}; }

private slots:
    void wayThroughBlockedHexes() {
        ATOMS("messina.move.pass-through", "messina.move.extra-steps");
        for (const bool forbidden : {false, true}) {
            Position game(2);
            if (forbidden) game.s.rulings.moveThroughBlocked = ruling::MoveThroughBlocked::Forbidden;
            game.quiet().lieutenant(0, 0, LieutenantStatus::Lying, game.at(1, -2)).tokens(9);
            const auto cost = [&](int q, int r) { return moveCost(game.def, game.s, 0, 0, game.at(q, r)); };
            game.lieutenant(1, 0, LieutenantStatus::Standing, game.at(0, -1));
            QCOMPARE(cost(-1, 0), std::optional<int>(forbidden ? 2 : 1)); // straight, or the way round
            QCOMPARE(cost(0, 0), std::optional<int>(1));
            game.lieutenant(1, 1, LieutenantStatus::Standing, game.at(1, -1));
            QCOMPARE(cost(0, 0), forbidden ? std::nullopt : std::optional<int>(1));
            QCOMPARE(game.lists(ChooseHex{0, game.at(0, 0)}), !forbidden);
            // Where one lies one may stay, and a blocked hex is refused for what it is.
            QCOMPARE(cost(1, -2), std::optional<int>(0));
            REFUSES("messina.move.standing-blocks", ChooseHex{0, game.at(0, -1)}, Reason::HexOccupied);
            if (forbidden) {
                REFUSES("messina.move.pass-through", ChooseHex{0, game.at(0, 0)}, Reason::WayBlocked);
                GIVE(ChooseHex{0, game.at(1, -2)});
            } else {
                GIVE(ChooseHex{0, game.at(0, 0)});
                QCOMPARE(int(game.me().token(Token::Coin)), 8);
            }
        }
    }

    void whatBlocksTheWay() {
        ATOMS("messina.move.pass-through", "messina.move.lying-free", "messina.dock.no-block");
        Position game(2);
        game.s.rulings.moveThroughBlocked = ruling::MoveThroughBlocked::Forbidden;
        game.quiet().tokens(9).lieutenant(0, 0, LieutenantStatus::Lying, game.at(1, -2));
        const auto cost = [&] { return moveCost(game.def, game.s, 0, 0, game.at(0, 0)); };
        // Those who lie are no obstacle, nor is a lieutenant on the hex set out from.
        game.lieutenant(1, 0, LieutenantStatus::Lying, game.at(0, -1));
        game.lieutenant(1, 1, LieutenantStatus::Lying, game.at(1, -1));
        game.lieutenant(1, 2, LieutenantStatus::Standing, game.at(1, -2));
        QCOMPARE(cost(), std::optional<int>(1));
        // One's own standing lieutenants are.
        game.lieutenant(0, 1, LieutenantStatus::Standing, game.at(0, -1));
        game.lieutenant(0, 2, LieutenantStatus::Standing, game.at(1, -1));
        QCOMPARE(cost(), std::optional<int>());
    }

    void aDockBehindABlockedPort() {
        ATOMS("messina.move.pass-through", "messina.dock.adjacency");
        for (const bool forbidden : {false, true}) {
            Position game(2);
            if (forbidden) game.s.rulings.moveThroughBlocked = ruling::MoveThroughBlocked::Forbidden;
            const PlaceIndex port = game.port("upper-left");
            game.quiet().ship(0, 0, "ship-1-silk").tokens(9).lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
            game.lieutenant(1, 0, LieutenantStatus::Standing, port);
            if (forbidden)
                REFUSES("messina.move.pass-through", ChooseShip{0, 0, 0}, Reason::WayBlocked);
            else
                ALLOWS(ChooseShip{0, 0, 0});
            // From the estate one goes anywhere all the same.
            game.lieutenant(0, 0, LieutenantStatus::Estate);
            ALLOWS(ChooseShip{0, 0, 0});
            // Shut in at the dock one may still come home.
            game.s.docks[0][0] = Bay{};
            ++game.s.cubesLeft;
            game.lieutenant(0, 0, LieutenantStatus::Lying, game.dock("upper-left"));
            const auto ways = game.list();
            QVERIFY(game.lists(Recall{0}));
            QCOMPARE(ways.size() == 1, forbidden);
        }
    }

    void rescueStraightIntoAWorkshop() {
        ATOMS("messina.rescue.not-to-workshop", "messina.rescue.clean");
        for (const bool direct : {false, true}) {
            Position game(2);
            if (direct) game.s.rulings.rescueToWorkshop = ruling::RescueToWorkshop::Direct;
            const PlaceIndex here = game.at(0, 0);
            game.quiet().lying(here, CitizenClass::Nun, 2).workshop("workshop-b07").workshop("workshop-b13");
            game.workshop("workshop-b08", Citizen::Nun);
            GIVE(ChooseHex{0, here});
            const auto to = [](std::uint8_t slot) { return RescueCitizen{CitizenClass::Nun, workshop(slot)}; };
            QCOMPARE(game.lists(to(0)), direct);
            if (!direct) {
                for (std::uint8_t slot = 0; slot < 3; ++slot)
                    REFUSES("messina.rescue.not-to-workshop", to(slot), Reason::SectorFirst);
                GIVE(RescueCitizen{CitizenClass::Nun, square(12)});
                GIVE(MoveIntoWorkshop{square(12), 0}); // at once, but through the sector
                continue;
            }
            REFUSES("messina.workshop.one-class", to(1), Reason::WrongClassForWorkshop);
            REFUSES("messina.workshop.one-class", to(2), Reason::WorkshopOccupied);
            REFUSES("messina.workshop.one-class", to(3), Reason::WorkshopOccupied);
            GIVE(to(0));
            const auto* rescued = game.event<CitizenRescued>();
            QVERIFY(rescued && rescued->to == workshop(0) && rescued->place == here);
            QVERIFY(game.me().workshops[0].citizen == Citizen::Nun);
            QCOMPARE(int(game.s.places[here].citizens[2]), 1);
            REFUSES("messina.workshop.one-class", to(0), Reason::WorkshopOccupied);
            GIVE(RescueCitizen{CitizenClass::Nun, square(12)});
            QVERIFY(game.asks() == PromptKind::Act);
        }
    }

    void aFullSectorAndAnEmptyWorkshop() {
        ATOMS("messina.rescue.not-to-workshop", "messina.rescue.sector-full");
        for (const bool direct : {false, true}) {
            Position game(2);
            if (direct) game.s.rulings.rescueToWorkshop = ruling::RescueToWorkshop::Direct;
            const PlaceIndex here = game.at(0, 0);
            game.quiet().lying(here, CitizenClass::Nun).fillSector(CitizenClass::Nun).workshop("workshop-b07");
            GIVE(ChooseHex{0, here});
            const RescueCitizen away{CitizenClass::Nun, {Spot::Nowhere, 0}};
            if (direct) {
                REFUSES("messina.rescue.all", away, Reason::RoomIsLeft);
                GIVE(RescueCitizen{CitizenClass::Nun, workshop(0)});
                QCOMPARE(game.count<CitizensLost>(), 0);
            } else {
                GIVE(away);
                QVERIFY(game.event<CitizensLost>()->rule == Rule::RescueSectorFull);
            }
        }
    }

    void fromAnInfectedHexToAHutAllTheSame() {
        ATOMS("messina.rescue.not-to-workshop", "messina.rescue.infected");
        Position game(2);
        game.s.rulings.rescueToWorkshop = ruling::RescueToWorkshop::Direct;
        const PlaceIndex here = game.at(0, 0);
        game.quiet().cubes(here, 1).lying(here, CitizenClass::Nun).workshop("workshop-b07");
        GIVE(ChooseHex{0, here});
        REFUSES("messina.rescue.not-to-workshop", RescueCitizen{CitizenClass::Nun, workshop(0)}, Reason::SectorFirst);
        GIVE(RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}});
    }

    /// The reward comes in the middle of the rescue; its question is answered first and sells no book steps.
    void aLateWorkshopRewardsTheRescued() {
        ATOMS("messina.rescue.not-to-workshop", "messina.workshop.late");
        Position game(2);
        game.s.rulings.rescueToWorkshop = ruling::RescueToWorkshop::Direct;
        const PlaceIndex here = game.at(0, 0);
        game.quiet().round(5).tokens(9).workshop("workshop-b21").lying(here, CitizenClass::Craftsman, 2);
        GIVE(ChooseHex{0, here});
        GIVE(RescueCitizen{CitizenClass::Craftsman, workshop(0)});
        QCOMPARE(int(game.me().points), 3);
        QVERIFY(game.asks() == PromptKind::AdvanceScroll);
        QCOMPARE(turnStep(game.s), 2);
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
        GIVE(AdvanceScroll{0});
        QVERIFY(game.asks() == PromptKind::Rescue);
        GIVE(RescueCitizen{CitizenClass::Craftsman, square(0)});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void squaresAreForKeeps() {
        ATOMS("messina.citizen.fixed-square");
        Position game(2);
        game.actOn("hex-a-fire").citizen("nun-upper-inner", Citizen::Nun);
        REFUSES("messina.citizen.fixed-square", ChangeSquare{12, 15}, Reason::SquareIsForKeeps);
        const auto list = game.list(Listing::WithRefused);
        QVERIFY(std::none_of(list.begin(), list.end(), [](const Choice& choice) {
            return std::holds_alternative<ChangeSquare>(choice.command);
        }));
    }

    void changingSquaresWithinTheSector() {
        ATOMS("messina.citizen.fixed-square");
        Position game(2);
        game.s.rulings.sectorMoves = ruling::SectorMoves::WithinSector;
        game.citizen("nun-upper-inner", Citizen::GoldNun).citizen("nun-upper-rim-1", Citizen::Nun);
        game.citizen("craftsman-left-inner", Citizen::Craftsman);
        game.quiet();
        REFUSES("messina.turn.four-steps", ChangeSquare{12, 15}, Reason::ChooseFirst); // in step 4 only
        game.actOn("hex-a-build");
        QVERIFY(game.lists(ChangeSquare{12, 15}));
        REFUSES("messina.rescue.clean", ChangeSquare{12, 1}, Reason::WrongSector);
        REFUSES("messina.rescue.clean", ChangeSquare{12, 13}, Reason::SquareTaken);
        REFUSES("messina.rescue.clean", ChangeSquare{12, 12}, Reason::SquareTaken);
        REFUSES("messina.activate.action", ChangeSquare{14, 15}, Reason::NobodyThere);
        REFUSES("messina.activate.action", ChangeSquare{12, squareCount}, Reason::NobodyThere);
        GIVE(ChangeSquare{12, 15});
        const auto* moved = game.event<CitizenMoved>();
        QVERIFY(moved && moved->rule == Rule::CitizenFixedSquare && moved->citizen == Citizen::GoldNun);
        QVERIFY(game.me().squares[12] == Citizen::Nobody && game.me().squares[15] == Citizen::GoldNun);
        REFUSES("messina.citizen.fixed-square", ChangeSquare{15, 12}, Reason::ChangedSquares); // once a turn each
        REFUSES("messina.citizen.fixed-square", ChangeSquare{15, 16}, Reason::ChangedSquares);
        QVERIFY(!game.lists(ChangeSquare{15, 16}));
        GIVE(ChangeSquare{13, 12}); // another one, onto the square that has become free
        GIVE(ChangeSquare{0, 5});
        REFUSES("messina.citizen.fixed-square", ChangeSquare{12, 13}, Reason::ChangedSquares);
        game.citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        GIVE(UseHexAction{});
        REFUSES("messina.turn.four-steps", ChangeSquare{6, 7}, Reason::AnswerFirst); // not inside an effect
    }

    void everyTurnAnew() {
        ATOMS("messina.citizen.fixed-square", "messina.workshop.move-in");
        Position game(2);
        game.s.rulings.sectorMoves = ruling::SectorMoves::WithinSector;
        game.actOn("hex-a-fire").citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun, 1);
        GIVE(ChangeSquare{12, 15});
        GIVE(EndTurn{});
        GIVE(ChooseHex{0, game.at(1, 0)});
        GIVE(ChangeSquare{15, 12}); // the other player's turn, on the other board
        GIVE(EndTurn{});
        GIVE(ChooseHex{1, game.at(0, 1)});
        GIVE(ChangeSquare{15, 12});
        game.workshop("workshop-b07");
        GIVE(MoveIntoWorkshop{square(12), 0}); // to work from there, as ever
    }
};

QTEST_GUILESS_MAIN(TestRulingsTurn)
#include "tst_rulings_turn.moc"
