// SPDX-License-Identifier: GPL-3.0-or-later
// Step 2: citizens come to the estate or into quarantine.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRescue : public QObject {
    Q_OBJECT

private:
    static constexpr CitizenSpot square(SquareIndex i) { return {Spot::Square, i}; }
    static constexpr CitizenSpot hut(std::uint8_t i) { return {Spot::Hut, i}; }
    static constexpr CitizenSpot nowhere{Spot::Nowhere, 0};

private slots:
    void everybodyIsTaken() {
        ATOMS("messina.rescue.all", "messina.rescue.clean", "messina.rescue.square-choice");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Nun, 2).lying(here, CitizenClass::Craftsman);
        GIVE(ChooseHex{0, here});
        for (SquareIndex i = 0; i < squareCount; ++i) { // any empty square of the own class
            QCOMPARE(game.lists(RescueCitizen{CitizenClass::Nun, square(i)}), sectorOf(i) == CitizenClass::Nun);
            QCOMPARE(game.lists(RescueCitizen{CitizenClass::Craftsman, square(i)}),
                     sectorOf(i) == CitizenClass::Craftsman);
        }
        GIVE(RescueCitizen{CitizenClass::Nun, square(17)});
        GIVE(RescueCitizen{CitizenClass::Craftsman, square(4)});
        QVERIFY(game.asks() == PromptKind::Rescue); // a second nun still lies there
        REFUSES("messina.turn.four-steps", UseHexAction{}, Reason::FinishEarlierStep);
        GIVE(RescueCitizen{CitizenClass::Nun, square(12)});
        QVERIFY(game.asks() == PromptKind::Act);
        QVERIFY(game.me().squares[17] == Citizen::Nun && game.me().squares[12] == Citizen::Nun);
        QVERIFY(game.me().squares[4] == Citizen::Craftsman);
        QCOMPARE(game.s.places[here].citizens, (std::array<std::uint8_t, 3>{}));
    }

    /// Red's nun: without plague a free square of the grey sector, with plague a free hut.
    void cleanNunGoesToItsSector() {
        ATOMS("messina.rescue.clean", "messina.rescue.sectors");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Nun).citizen("nun-upper-inner", Citizen::GoldNun);
        GIVE(ChooseHex{0, here});
        REFUSES("messina.rescue.clean", RescueCitizen{CitizenClass::Nun, square(3)}, Reason::WrongSector);
        REFUSES("messina.rescue.clean", RescueCitizen{CitizenClass::Nun, square(12)}, Reason::SquareTaken);
        REFUSES("messina.rescue.clean", RescueCitizen{CitizenClass::Nun, hut(0)}, Reason::CleanToSector);
        REFUSES("messina.rescue.all", RescueCitizen{CitizenClass::Nun, nowhere}, Reason::RoomIsLeft);
        REFUSES("messina.rescue.all", RescueCitizen{CitizenClass::Craftsman, square(0)}, Reason::NoSuchCitizen);
        GIVE(RescueCitizen{CitizenClass::Nun, square(13)});
    }

    void infectedNunGoesIntoQuarantine() {
        ATOMS("messina.rescue.infected", "messina.rescue.check-first", "messina.quarantine.two-rounds");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Nun).cubes(here, 1).tokens(0, 0, 1);
        GIVE(ChooseHex{0, here});
        // Fire is at hand, yet the rescue comes first.
        REFUSES("messina.rescue.infected", RescueCitizen{CitizenClass::Nun, square(13)}, Reason::PlagueToHut);
        for (std::uint8_t i = 0; i < hutCount; ++i)
            QVERIFY(game.lists(RescueCitizen{CitizenClass::Nun, hut(i)}));
        GIVE(RescueCitizen{CitizenClass::Nun, hut(2)});
        QVERIFY(game.me().huts[2].citizen == Citizen::Nun);
        QCOMPARE(int(game.me().huts[2].field), 1); // field I
        GIVE(BurnCubes{FirePayment::Fire, 1, none});
        QVERIFY(game.me().huts[2].citizen == Citizen::Nun);
    }

    void oneCitizenPerHut() {
        ATOMS("messina.rescue.one-per-hut", "messina.rescue.huts-full");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Nun, 3).cubes(here, 1);
        game.inHut(0, Citizen::Craftsman, 1).inHut(1, Citizen::Nun, 2).inHut(3, Citizen::Nun, 2);
        GIVE(ChooseHex{0, here});
        REFUSES("messina.rescue.one-per-hut", RescueCitizen{CitizenClass::Nun, hut(0)}, Reason::HutTaken);
        REFUSES("messina.rescue.one-per-hut", RescueCitizen{CitizenClass::Nun, hut(1)}, Reason::HutTaken); // field I is free
        REFUSES("messina.rescue.one-per-hut", RescueCitizen{CitizenClass::Nun, hut(4)}, Reason::HutTaken);
        REFUSES("messina.rescue.all", RescueCitizen{CitizenClass::Nun, nowhere}, Reason::RoomIsLeft);
        GIVE(RescueCitizen{CitizenClass::Nun, hut(2)});
        GIVE(RescueCitizen{CitizenClass::Nun, nowhere}); // all huts are taken: the citizen is lost
        QVERIFY(game.event<CitizensLost>()->rule == Rule::RescueHutsFull);
        GIVE(RescueCitizen{CitizenClass::Nun, nowhere});
        QVERIFY(game.asks() == PromptKind::Fight);
        QCOMPARE(int(game.s.places[here].citizens[2]), 0);
    }

    void fullSectorLosesTheCitizen() {
        ATOMS("messina.rescue.sector-full");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Aristocrat, 2).fillSector(CitizenClass::Aristocrat);
        game.workshop("workshop-b13");
        GIVE(ChooseHex{0, here});
        REFUSES("messina.rescue.not-to-workshop", RescueCitizen{CitizenClass::Aristocrat, {Spot::Workshop, 0}},
                Reason::SectorFirst);
        // Room is made by sending somebody to work, even in step 2.
        GIVE(MoveIntoWorkshop{square(8), 0});
        REFUSES("messina.rescue.all", RescueCitizen{CitizenClass::Aristocrat, nowhere}, Reason::RoomIsLeft);
        GIVE(RescueCitizen{CitizenClass::Aristocrat, square(8)});
        GIVE(RescueCitizen{CitizenClass::Aristocrat, nowhere});
        QVERIFY(game.event<CitizensLost>()->rule == Rule::RescueSectorFull);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void notStraightIntoAWorkshop() {
        ATOMS("messina.rescue.not-to-workshop");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().lying(here, CitizenClass::Nun).workshop("workshop-b07");
        GIVE(ChooseHex{0, here});
        REFUSES("messina.rescue.not-to-workshop", RescueCitizen{CitizenClass::Nun, {Spot::Workshop, 0}},
                Reason::SectorFirst);
        GIVE(RescueCitizen{CitizenClass::Nun, square(14)});
        GIVE(MoveIntoWorkshop{square(14), 0}); // at once, by way of the sector
        QVERIFY(game.me().workshops[0].citizen == Citizen::Nun);
    }

    void nobodyThereNoQuestion() {
        ATOMS("messina.turn.four-steps");
        Position game(2);
        game.quiet();
        GIVE(ChooseHex{0, game.at(0, 0)});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void supplyOfCitizensHasNoLimit() {
        ATOMS("messina.setup.supply.unlimited", "messina.components.shared-tokens", "messina.action.no-hand-limit",
              "messina.action.change");
        Position game(2);
        game.actOn("hex-a-fire").tokens(40, 25, 30, 9);
        GIVE(UseHexAction{});
        QCOMPARE(int(game.me().token(Token::Fire)), 31); // more than the box holds
        QVERIFY(check(game.def, game.s).empty());
    }
};

QTEST_GUILESS_MAIN(TestRescue)
#include "tst_rescue.moc"
