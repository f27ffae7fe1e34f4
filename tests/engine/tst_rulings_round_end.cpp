// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on the end of a round: quarantine without room, the round of the score track, ships when no cube is left.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include "engine/messina/notation.h"

using namespace magister::messina;

class TestRulingsRoundEnd : public QObject {
    Q_OBJECT

private:
    /// The last turn of a round is over; production is next.
    static Position ended(const Rulings& rulings, std::uint8_t players = 2, std::uint8_t round = 1) {
        Setup setup;
        setup.players = players;
        setup.seed = 7;
        setup.rulings = rulings;
        Position game(setup);
        game.round(round).actOn("hex-a-wood-fire").lastTurn();
        if (!game.give(EndTurn{})) qFatal("%s", game.why());
        return game;
    }
    static bool untilQuarantine(Position& game) {
        return game.proceedTo(Stage::Quarantine) && game.give(Proceed{}); // the citizens in huts move on
    }
    /// Nobody does anything in this round.
    static void passTheRound(Position& game) {
        game.quiet();
        while (game.asks() == PromptKind::ChooseTurn) {
            const PlayerIndex p = game.s.toAct();
            for (std::uint8_t i = 0; i < lieutenantCount; ++i)
                if (game.player(p).lieutenants[i].status == LieutenantStatus::Lying ||
                    game.player(p).lieutenants[i].status == LieutenantStatus::Estate)
                    game.lieutenant(p, i, LieutenantStatus::Resting);
            game.lieutenant(p, 0, LieutenantStatus::Lying, game.at(1, 0)); // the turn in hand
            GIVE(Recall{0});
        }
    }

    /// All cubes but `left` lie on the districts without standing in the way of `game`'s next round.
    static void leaveCubes(Position& game, int left) {
        for (PlaceIndex place = 0; game.s.cubesLeft > left; place = (place + 1) % 9)
            game.cubes(place, game.s.places[place].cubes + 1);
    }
    static TileIndex shipAt(const Position& game, std::uint8_t bay) {
        return game.s.docks[game.s.dockingCorner][bay].ship;
    }
    /// An ordinary nun in hut 1, a golden one in hut 2, and a single square for the two.
    static Position twoNunsForOneSquare(ruling::QuarantineOrder order,
                                        ruling::QuarantineNoRoom noRoom = ruling::QuarantineNoRoom::Discard) {
        Rulings rulings;
        rulings.quarantineOrder = order;
        rulings.quarantineNoRoom = noRoom;
        Position game = ended(rulings);
        game.fillSector(CitizenClass::Nun);
        game.me().squares[14] = Citizen::Nobody;
        game.inHut(0, Citizen::Nun, 2).inHut(1, Citizen::GoldNun, 2).inHut(3, Citizen::Craftsman, 1);
        if (!untilQuarantine(game)) qFatal("%s", game.why());
        return game;
    }

private slots:
    void quarantineWithoutRoom() {
        ATOMS("messina.quarantine.no-room", "messina.quarantine.leave");
        for (const bool stay : {false, true}) {
            Rulings rulings;
            if (stay) rulings.quarantineNoRoom = ruling::QuarantineNoRoom::StayInHut;
            Position game = ended(rulings);
            game.inHut(0, Citizen::Nun, 2).inHut(1, Citizen::Craftsman, 1).fillSector(CitizenClass::Nun);
            QVERIFY2(untilQuarantine(game), game.why());
            QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
            REFUSES("messina.quarantine.leave", LeaveQuarantine{{Spot::Square, 12}}, Reason::LeaveToSquareOrWorkshop);
            QCOMPARE(game.list().size(), 1u);
            GIVE(LeaveQuarantine{{Spot::Nowhere, 0}});
            QCOMPARE(game.count<CitizenStays>(), stay ? 1 : 0);
            QCOMPARE(game.count<CitizenLeft>(), stay ? 0 : 1);
            const Hut& hut = game.me().huts[0];
            QVERIFY(hut.citizen == (stay ? Citizen::Nun : Citizen::Nobody));
            QCOMPARE(int(hut.field), stay ? 2 : 0);
            QCOMPARE(int(game.me().huts[1].field), 2); // the other one moves on as ever
        }
    }

    void thePlayerChoosesWhoLeavesFirst() {
        ATOMS("messina.quarantine.leave", "messina.quarantine.no-room", "messina.quarantine.two-rounds");
        Position game = twoNunsForOneSquare(ruling::QuarantineOrder::Free);
        QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
        // Both ways to use the square are open; nobody is lost while it is free, and nobody else may leave.
        ALLOWS(LeaveQuarantine{{Spot::Square, 14}, 0});
        ALLOWS(LeaveQuarantine{{Spot::Square, 14}, 1});
        REFUSES("messina.quarantine.no-room", LeaveQuarantine{{Spot::Nowhere, 0}, 0}, Reason::RoomIsLeft);
        REFUSES("messina.quarantine.no-room", LeaveQuarantine{{Spot::Nowhere, 0}, 1}, Reason::RoomIsLeft);
        REFUSES("messina.quarantine.two-rounds", LeaveQuarantine{{Spot::Square, 0}, 3}, Reason::QuarantineGoesOn);
        QCOMPARE(game.list().size(), 2u);
        GIVE(LeaveQuarantine{{Spot::Square, 14}, 1});
        QVERIFY(game.me().squares[14] == Citizen::GoldNun);
        QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
        GIVE(LeaveQuarantine{{Spot::Nowhere, 0}, 0}); // now there is no room
        QCOMPARE(game.count<CitizenLeft>(), 1);
        QVERIFY(game.me().huts[0].citizen == Citizen::Nobody && game.me().huts[1].citizen == Citizen::Nobody);
        QVERIFY(game.s.stage == Stage::ClearTown);
    }

    void hutByHutWhereTheTableSaysSo() {
        ATOMS("messina.quarantine.leave");
        Position game = twoNunsForOneSquare(ruling::QuarantineOrder::ByHuts);
        REFUSES("messina.quarantine.leave", LeaveQuarantine{{Spot::Square, 14}, 1}, Reason::HutsInOrder);
        REFUSES("messina.quarantine.two-rounds", LeaveQuarantine{{Spot::Square, 0}, 3}, Reason::QuarantineGoesOn);
        GIVE(LeaveQuarantine{{Spot::Square, 14}, 0});
        REFUSES("messina.quarantine.leave", LeaveQuarantine{{Spot::Nowhere, 0}, 0}, Reason::NobodyThere);
        GIVE(LeaveQuarantine{{Spot::Nowhere, 0}, 1});
        QVERIFY(game.event<CitizenLeft>()->citizen == Citizen::GoldNun);
    }

    /// Somebody from the full sector may make room in between, and a reward may wait while others still have to leave.
    void roomIsMadeWhileTheyLeave() {
        ATOMS("messina.quarantine.leave", "messina.workshop.move-in", "messina.workshop.late");
        Position game = twoNunsForOneSquare(ruling::QuarantineOrder::Free);
        game.workshop("workshop-b07");
        GIVE(LeaveQuarantine{{Spot::Square, 14}, 0});
        REFUSES("messina.quarantine.no-room", LeaveQuarantine{{Spot::Nowhere, 0}, 1}, Reason::RoomIsLeft);
        GIVE(MoveIntoWorkshop{{Spot::Square, 13}, 0});
        GIVE(LeaveQuarantine{{Spot::Square, 13}, 1});
        QVERIFY(game.me().squares[13] == Citizen::GoldNun);
    }

    void whoStaysIsChosenToo() {
        ATOMS("messina.quarantine.no-room", "messina.quarantine.leave");
        Position game = twoNunsForOneSquare(ruling::QuarantineOrder::Free, ruling::QuarantineNoRoom::StayInHut);
        GIVE(LeaveQuarantine{{Spot::Square, 14}, 1});
        GIVE(LeaveQuarantine{{Spot::Nowhere, 0}, 0});
        QCOMPARE(game.count<CitizenStays>(), 1);
        QVERIFY(game.me().huts[0].citizen == Citizen::Nun && game.me().huts[0].field == 2);
    }

    /// As text each command reads back; the short form is for the one who is asked about.
    void ordersAsText() {
        ATOMS("messina.quarantine.leave");
        Position game = twoNunsForOneSquare(ruling::QuarantineOrder::Free);
        for (const Choice& choice : game.list()) {
            const std::string text = toText(game.def, game.s, choice.command);
            const auto read = commandFromText(game.def, game.s, text);
            QVERIFY2(std::holds_alternative<Command>(read), text.c_str());
            QVERIFY2(std::get<Command>(read) == choice.command, text.c_str());
        }
        QCOMPARE(toText(game.def, game.s, LeaveQuarantine{{Spot::Square, 14}, 1}),
                 "leave hut:2 square:" + game.def.boards[0].squares[14].id);
        GIVE(LeaveQuarantine{{Spot::Square, 14}, 1});
        QCOMPARE(toText(game.def, game.s, LeaveQuarantine{{Spot::Nowhere, 0}, 0}), std::string("leave nowhere"));
        const auto read = commandFromText(game.def, game.s, "leave nowhere");
        QVERIFY(std::get<Command>(read) == Command(LeaveQuarantine{{Spot::Nowhere, 0}, 0}));
    }

    void overTwoRoundsInTheHut() {
        ATOMS("messina.quarantine.no-room", "messina.rescue.one-per-hut", "messina.production.hut");
        Rulings rulings;
        rulings.quarantineNoRoom = ruling::QuarantineNoRoom::StayInHut;
        Position game = ended(rulings);
        game.inHut(0, Citizen::GoldNun, 2).upgrade(0, "hut-q03").fillSector(CitizenClass::Nun);
        for (int round = 1; round <= 2; ++round) {
            const int fires = game.me().token(Token::Fire);
            QVERIFY2(untilQuarantine(game), game.why());
            QCOMPARE(game.me().token(Token::Fire), fires + 1); // the upgraded hut works with whoever stays in it
            QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
            GIVE(LeaveQuarantine{{Spot::Nowhere, 0}});
            QCOMPARE(game.count<CitizenStays>(), 1);
            QVERIFY2(game.proceedTo(Stage::Turns), game.why());
            QCOMPARE(int(game.s.round), round + 1);
            // The hut is not free for anybody rescued.
            game.quiet();
            while (game.s.toAct() != 0) {
                GIVE(ChooseHex{0, game.port("upper-right")});
                GIVE(EndTurn{});
            }
            const PlaceIndex here = game.me().lieutenants[0].place;
            game.cubes(here, 1).lying(here, CitizenClass::Nun).tokens(0);
            Position visit = game;
            QVERIFY2(visit.give(ChooseHex{0, here}), visit.why());
            QVERIFY2(visit.refuses("messina.rescue.one-per-hut", RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}},
                                   Reason::HutTaken),
                     visit.why());
            passTheRound(game);
            if (QTest::currentTestFailed()) return;
        }
        // Room at last: then the citizen must go.
        game.me().squares[14] = Citizen::Nobody;
        QVERIFY2(untilQuarantine(game), game.why());
        REFUSES("messina.quarantine.no-room", LeaveQuarantine{{Spot::Nowhere, 0}}, Reason::RoomIsLeft);
        GIVE(LeaveQuarantine{{Spot::Square, 14}});
        QVERIFY(game.me().squares[14] == Citizen::GoldNun && game.me().huts[0].citizen == Citizen::Nobody);
    }

    void roundOfTheScoreTrack() {
        ATOMS("messina.prep.order-score-track", "messina.prep.order-book", "messina.prep.order-tie");
        for (const bool leader : {false, true})
            for (const Book book : allBooks) {
                Rulings rulings;
                if (leader) rulings.scoreOrderRound = ruling::ScoreOrderRound::LeaderChoosesBook;
                Position game = ended(rulings, 4, 3);
                const std::array<std::int16_t, 4> points{9, 12, 12, 4};
                for (PlayerIndex p = 0; p < 4; ++p)
                    game.player(p).points = points[p];
                game.s.scoreArrival = {1, 0, 2, 3}; // 2 lies above 1 and leads
                game.book(Book::Popularity, 5, 3)
                    .book(Book::City, 6, 0)
                    .book(Book::City, 5, 3)
                    .book(Book::Church, 4, 1);
                QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
                REFUSES("messina.turn.four-steps", ChooseOrderBook{book}, Reason::AnswerFirst);
                GIVE(Proceed{});
                if (!leader) {
                    QCOMPARE(game.s.order, (std::array<PlayerIndex, 4>{2, 1, 0, 3}));
                    QVERIFY(game.event<TurnOrderSet>()->rule == Rule::PrepOrderScoreTrack);
                    QVERIFY(game.s.stage == Stage::Arrivals);
                    QCOMPARE(game.count<OrderBookChosen>(), 0);
                    continue;
                }
                QVERIFY(game.asks() == PromptKind::ChooseOrderBook);
                QCOMPARE(int(game.s.toAct()), 2);
                for (const PlayerIndex other : {PlayerIndex{0}, PlayerIndex{1}, PlayerIndex{3}})
                    REFUSES("messina.flow.turn-order", ChooseOrderBook{book}, Reason::NotYourTurn, other);
                REFUSES("messina.prep.order-score-track", Proceed{}, Reason::NameTheBook);
                REFUSES("messina.prep.order-score-track", EndTurn{}, Reason::NameTheBook);
                REFUSES("messina.prep.order-score-track", ChooseHex{0, game.at(0, 0)}, Reason::NameTheBook);
                QCOMPARE(game.list().size(), 3u);
                for (PlayerIndex p = 0; p < 4; ++p)
                    QCOMPARE(choices(game.def, game.s, p, Listing::LegalOnly).empty(), p != 2);
                const auto expected = bookOrder(game.s, book);
                QCOMPARE(int(expected[0]), book == Book::Popularity ? 3 : book == Book::City ? 0 : 1);
                GIVE(ChooseOrderBook{book});
                QCOMPARE(game.s.order, expected);
                const auto* chosen = game.event<OrderBookChosen>();
                QVERIFY(chosen && chosen->book == book && chosen->player == 2);
                QVERIFY(game.event<TurnOrderSet>()->rule == Rule::PrepOrderScoreTrack);
                QVERIFY(game.s.stage == Stage::Arrivals);
                QVERIFY2(game.proceedTo(Stage::Turns), game.why());
                QCOMPARE(int(game.s.toAct()), int(expected[0]));
            }
    }

    void onlyTheRoundOfTheScoreTrackAsks() {
        ATOMS("messina.prep.order-book", "messina.priority.tile");
        for (const bool tile : {false, true})
            for (std::uint8_t round = 2; round <= 6; ++round) {
                Rulings rulings;
                rulings.scoreOrderRound = ruling::ScoreOrderRound::LeaderChoosesBook;
                Position game = ended(rulings, 3, static_cast<std::uint8_t>(round - 1));
                game.s.priorityTile = tile; // covers the column, that round included
                QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
                GIVE(Proceed{});
                QCOMPARE(game.asks() == PromptKind::ChooseOrderBook, round == 4 && !tile);
            }
    }

    void aloneNobodyChooses() {
        ATOMS("messina.solo.first-player");
        Rulings rulings;
        rulings.scoreOrderRound = ruling::ScoreOrderRound::LeaderChoosesBook;
        Position game = ended(rulings, 1, 3);
        while (game.asks() == PromptKind::OpponentTurn)
            GIVE(Proceed{});
        QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
        GIVE(Proceed{});
        QVERIFY(game.s.stage == Stage::Arrivals);
    }

    void shipsWhenNoCubeIsLeft() {
        ATOMS("messina.prep.ship-cube-shortage", "messina.prep.ship");
        for (const bool skip : {false, true}) {
            Rulings rulings;
            if (skip) rulings.shipWithoutCube = ruling::ShipWithoutCube::SkipShip;
            Position game = ended(rulings);
            leaveCubes(game, 0);
            const auto pile = game.s.shipPile;
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            QCOMPARE(game.count<ShipHeldBack>(), skip ? 1 : 0);
            QCOMPARE(game.count<ShipArrived>(), skip ? 0 : 1);
            QCOMPARE(game.count<DockingTileDrawn>(), 1); // the docking tile is drawn for the new hex all the same
            QCOMPARE(game.count<HexAdded>(), 1);
            if (skip) {
                QVERIFY(game.s.shipPile == pile);
                QCOMPARE(int(shipAt(game, 0)), int(none));
                // Cubes come back: the same ship is the next to arrive.
                QVERIFY2(game.proceedTo(Stage::Turns), game.why());
                passTheRound(game);
                if (QTest::currentTestFailed()) return;
                QVERIFY2(game.proceedTo(Stage::Plague), game.why());
                QCOMPARE(game.count<ShipArrived>(), 1);
                QCOMPARE(shipAt(game, 0), pile.back());
                QCOMPARE(int(game.event<ShipArrived>()->cube), 1);
            } else {
                QVERIFY(game.event<ShipArrived>()->rule == Rule::PrepShipCubeShortage);
                QVERIFY(game.s.docks[game.s.dockingCorner][0] == (Bay{pile.back(), 0}));
            }
        }
    }

    void oneCubeForTwoShips() {
        ATOMS("messina.prep.ship-cube-shortage", "messina.prep.second-ship");
        for (const bool skip : {false, true}) {
            Rulings rulings;
            if (skip) rulings.shipWithoutCube = ruling::ShipWithoutCube::SkipShip;
            Position game = ended(rulings, 3);
            leaveCubes(game, 1);
            const auto pile = game.s.shipPile;
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            QCOMPARE(game.count<ShipArrived>(), skip ? 1 : 2);
            QCOMPARE(game.count<ShipHeldBack>(), skip ? 1 : 0);
            QVERIFY(game.s.docks[game.s.dockingCorner][0] == (Bay{pile.back(), 1}));
            QCOMPARE(shipAt(game, 1), skip ? none : pile[pile.size() - 2]);
            QCOMPARE(game.s.shipPile.size(), pile.size() - (skip ? 1u : 2u));
            QCOMPARE(int(game.s.cubesLeft), 0);
        }
    }

    void cubesForAllShips() {
        ATOMS("messina.prep.ship");
        for (const auto answer : {ruling::ShipWithoutCube::NoCube, ruling::ShipWithoutCube::SkipShip}) {
            Rulings rulings;
            rulings.shipWithoutCube = answer;
            Position game = ended(rulings, 3);
            leaveCubes(game, 2);
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            QCOMPARE(game.count<ShipArrived>(), 2);
            QCOMPARE(game.count<ShipHeldBack>(), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestRulingsRoundEnd)
#include "tst_rulings_round_end.moc"
