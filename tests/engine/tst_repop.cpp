// SPDX-License-Identifier: GPL-3.0-or-later
// Repopulating a district and what comes of it.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRepop : public QObject {
    Q_OBJECT

private:
    static constexpr CitizenSpot square(SquareIndex i) { return {Spot::Square, i}; }

private slots:
    /// "Costs a wood, asks for two aristocrats."
    void woodAndTwoAristocrats() {
        ATOMS("messina.repop.instead", "messina.repop.pay", "messina.repop.cart", "messina.repop.citizens",
              "messina.repop.tile");
        Position game(2);
        game.actOn("hex-a-upgrade");
        const PlaceIndex here = game.at(0, 0);
        REFUSES("messina.repop.pay", Repopulate{}, Reason::CannotPayRepopulation);
        game.tokens(0, 1);
        REFUSES("messina.repop.cart", Repopulate{}, Reason::NoCartReady);
        game.cart("cart-1-1");
        REFUSES("messina.repop.citizens", Repopulate{}, Reason::CitizensMissing);
        game.citizen("aristocrat-upper-inner", Citizen::Aristocrat).inHut(0, Citizen::Aristocrat, 2);
        REFUSES("messina.repop.citizens", Repopulate{}, Reason::CitizensMissing); // quarantine does not count
        game.workshop("workshop-b13", Citizen::Aristocrat).citizen("nun-upper-inner", Citizen::Nun);
        GIVE(Repopulate{});
        QCOMPARE(int(game.me().token(Token::Wood)), 0);
        QVERIFY(game.me().carts[0].used);
        REFUSES("messina.repop.citizens", ReturnCitizen{{Spot::Hut, 0}}, Reason::CitizensMissing);
        REFUSES("messina.repop.citizens", ReturnCitizen{square(12)}, Reason::NotAsked);
        REFUSES("messina.activate.action", ReturnCitizen{square(7)}, Reason::NobodyThere);
        REFUSES("messina.citizen.fixed-square", MoveIntoWorkshop{square(6), none}, Reason::SquareIsForKeeps);
        REFUSES("messina.repop.instead", Decline{}, Reason::MustFinishRepopulating);
        GIVE(ReturnCitizen{{Spot::Workshop, 0}});
        GIVE(ReturnCitizen{square(6)});
        QCOMPARE(int(game.s.places[here].owner), 0);
        QCOMPARE(game.me().districts.size(), 1u);
        QVERIFY(game.me().squares[6] == Citizen::Nobody && game.me().workshops[0].citizen == Citizen::Nobody);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void nobodyMovesWhileCitizensAreOwed() {
        ATOMS("messina.repop.instead", "messina.workshop.move-in");
        Position game(2);
        game.actOn("hex-a-upgrade").tokens(0, 1).cart("cart-1-1").workshop("workshop-b13");
        game.citizen("aristocrat-upper-inner", Citizen::Aristocrat).citizen("aristocrat-lower-inner", Citizen::Aristocrat);
        GIVE(Repopulate{});
        REFUSES("messina.repop.instead", MoveIntoWorkshop{square(6), 0}, Reason::MustFinishRepopulating);
    }

    /// "A coin; a nun, upgraded or not; an upgraded craftsman, an ordinary one is not enough."
    void upgradedForOrdinaryNotTheReverse() {
        ATOMS("messina.repop.upgraded-substitute", "messina.upgrade.effects");
        Position game(2);
        game.actOn("hex-a-church").tokens(1).cart("cart-1-1");
        game.citizen("nun-upper-inner", Citizen::GoldNun).citizen("craftsman-left-inner", Citizen::Craftsman);
        REFUSES("messina.repop.upgraded-substitute", Repopulate{}, Reason::UpgradedNeeded);
        game.citizen("craftsman-right-inner", Citizen::GoldCraftsman);
        GIVE(Repopulate{});
        REFUSES("messina.repop.upgraded-substitute", ReturnCitizen{square(0)}, Reason::UpgradedNeeded);
        GIVE(ReturnCitizen{square(12)}); // an upgraded nun for an ordinary one
        GIVE(ReturnCitizen{square(3)});
        QCOMPARE(game.me().districts.size(), 1u);
        QVERIFY(game.me().squares[0] == Citizen::Craftsman);
    }

    /// "Two coins, two nuns and a lieutenant that has not been used in this round."
    void someDistrictsCostALieutenant() {
        ATOMS("messina.repop.lieutenant", "messina.repop.lieutenant-box", "messina.book.lieutenant-count");
        Position game(3);
        game.actOn("hex-a-coin-overseer-craftsman").tokens(5).cart("cart-1-1");
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun);
        game.lieutenant(0, 1, LieutenantStatus::Standing, game.at(1, 0)).lieutenant(0, 2, LieutenantStatus::Resting);
        REFUSES("messina.repop.lieutenant", Repopulate{}, Reason::NoLieutenantToGive);
        game.lieutenant(0, 2, LieutenantStatus::Lying, game.at(0, 1));
        GIVE(Repopulate{});
        GIVE(ReturnCitizen{square(12)});
        GIVE(ReturnCitizen{square(15)});
        QVERIFY(game.asks() == PromptKind::GiveUpLieutenant);
        REFUSES("messina.repop.lieutenant", GiveUpLieutenant{0}, Reason::LieutenantNotUnused); // stands on the hex
        REFUSES("messina.repop.lieutenant", GiveUpLieutenant{1}, Reason::LieutenantNotUnused);
        REFUSES("messina.repop.lieutenant", GiveUpLieutenant{3}, Reason::LieutenantNotUnused); // never earned
        REFUSES("messina.repop.instead", Decline{}, Reason::MustFinishRepopulating);
        GIVE(GiveUpLieutenant{2});
        QVERIFY(game.me().lieutenants[2].status == LieutenantStatus::Box);
        QCOMPARE(game.me().districts.size(), 1u);
        QCOMPARE(lieutenantsOwned(game.me()), 3); // still counts for the price of a book step
        GIVE(BuyBookStep{Book::City});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        REFUSES("messina.turn.four-steps", GiveUpLieutenant{2}, Reason::NotAskedNow);
        REFUSES("messina.turn.four-steps", ReturnCitizen{square(12)}, Reason::NotAskedNow);
    }

    void anUnusedOneFromTheEstateWillDo() {
        ATOMS("messina.repop.lieutenant");
        Position game(3);
        game.actOn("hex-a-coin-overseer-craftsman").tokens(2).cart("cart-1-1");
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun);
        GIVE(Repopulate{});
        GIVE(ReturnCitizen{square(12)});
        GIVE(ReturnCitizen{square(15)});
        GIVE(GiveUpLieutenant{2});
    }

    void onlyTheChosenHexAndOnlyDistricts() {
        ATOMS("messina.repop.not-port", "messina.repop.instead", "messina.move.ports-count");
        Position game(2);
        game.quiet().cart("cart-1-1").tokens(9, 9);
        GIVE(ChooseHex{0, game.port("upper-left")});
        REFUSES("messina.repop.not-port", Repopulate{}, Reason::PortNotRepopulated);
        ALLOWS(UseHexAction{});
    }

    void eachDistrictOnce() {
        ATOMS("messina.repop.once", "messina.repop.action-stays");
        Position game(2);
        game.quiet().owns(game.at(0, 0), 1).hex(game.at(0, 0), "hex-a-build");
        game.cart("cart-1-1").citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        game.citizen("craftsman-left-inner", Citizen::Craftsman);
        GIVE(ChooseHex{0, game.at(0, 0)});
        REFUSES("messina.repop.once", Repopulate{}, Reason::DistrictTaken);
        GIVE(UseHexAction{}); // its action stays
        QVERIFY(game.asks() == PromptKind::Build);
    }

    void fiveTiles() {
        ATOMS("messina.repop.five-tiles");
        Position game(2);
        game.actOn("hex-a-build").cart("cart-1-1").citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        game.citizen("craftsman-left-inner", Citizen::Craftsman);
        for (PlaceIndex place : {game.at(1, -2), game.at(0, -1), game.at(1, -1), game.at(-1, 0)})
            game.owns(place);
        ALLOWS(Repopulate{});
        game.owns(game.at(1, 0));
        REFUSES("messina.repop.five-tiles", Repopulate{}, Reason::NoTileLeft);
    }

    void aCartServesOnceARound() {
        ATOMS("messina.repop.cart", "messina.prep.carts-ready");
        Position game(2);
        game.actOn("hex-a-build").cart("cart-1-1").citizen("aristocrat-upper-inner", Citizen::Aristocrat);
        game.citizen("craftsman-left-inner", Citizen::Craftsman);
        game.me().carts[0].used = true;
        REFUSES("messina.repop.cart", Repopulate{}, Reason::NoCartReady);
        game.cart("cart-2-1");
        GIVE(Repopulate{});
        QVERIFY(game.me().carts[1].used);
        QVERIFY(game.me().carts[0].used);
    }

    void ratIfPlagueRemains() {
        ATOMS("messina.repop.rat-now", "messina.fight.rats");
        for (int cubes : {0, 1, 3}) {
            Position game(2);
            game.quiet().hex(game.at(0, 0), "hex-a-build").cubes(game.at(0, 0), cubes).cart("cart-1-1");
            game.citizen("aristocrat-upper-inner", Citizen::Aristocrat);
            game.citizen("craftsman-left-inner", Citizen::Craftsman);
            GIVE(ChooseHex{0, game.at(0, 0)});
            if (cubes) GIVE(EndFight{});
            QCOMPARE(int(game.me().rats), cubes);
            GIVE(Repopulate{});
            GIVE(ReturnCitizen{square(0)});
            GIVE(ReturnCitizen{square(6)});
            QCOMPARE(int(game.me().rats), cubes ? cubes + 1 : 0); // exactly one, besides those of the fight
        }
    }

    void twoPointsForEveryVisit() {
        ATOMS("messina.repop.visit-points");
        Position game(2);
        game.quiet().owns(game.at(0, 0), 1).owns(game.at(1, 0), 0);
        const int mine = game.player(0).points, theirs = game.player(1).points;
        GIVE(ChooseHex{0, game.at(0, 0)}); // somebody else's
        QCOMPARE(int(game.player(1).points), theirs + 2);
        GIVE(EndTurn{});
        GIVE(ChooseHex{0, game.at(0, 1)});
        GIVE(EndTurn{});
        game.lieutenant(0, 1, LieutenantStatus::Lying, game.at(1, 0));
        GIVE(ChooseHex{1, game.at(1, 0)}); // the own one, where the lieutenant lay
        QCOMPARE(int(game.player(0).points), mine + 2);
    }

    void ratForEveryNewCube() {
        ATOMS("messina.repop.rat-per-cube", "messina.repop.tile");
        PinnedDraws pinned;
        pinned.wheel = 0;
        Position game(2, pinned);
        game.quiet().lastTurn();
        // The next window of the wheel decides where cubes fall: give one such district to each player.
        const Rat rat = game.def.wheel[(game.s.wheel + 1u) % game.def.wheel.size()].rat;
        std::vector<PlaceIndex> struck;
        for (PlaceIndex i = 0; i < 9; ++i)
            if (game.def.hexes[game.s.places[i].hex].rat == rat) struck.push_back(i);
        QVERIFY(struck.size() >= 2);
        game.owns(struck[0], 0).owns(struck[1], 1);
        GIVE(ChooseHex{0, game.port("upper-left")});
        GIVE(EndTurn{});
        QVERIFY2(game.proceedTo(Stage::Turns), game.why());
        QCOMPARE(int(game.player(0).rats), 1);
        QCOMPARE(int(game.player(1).rats), 1);
        QCOMPARE(int(game.s.places[struck[0]].cubes), 1);
    }
};

QTEST_GUILESS_MAIN(TestRepop)
#include "tst_repop.moc"
