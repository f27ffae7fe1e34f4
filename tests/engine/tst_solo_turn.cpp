// SPDX-License-Identifier: GPL-3.0-or-later
// What the opponent of the solo game does on its hex: citizens, plague, the red part of the tile.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include <set>

using namespace magister::messina;

class TestSoloTurn : public QObject {
    Q_OBJECT

private:
    // Tiles by their red part; the hexes of the first four are in every town of two.
    static constexpr const char* nothing = "solo-s03";         // hex-a-wood-fire
    static constexpr const char* cart = "solo-s04";            // hex-a-wood-wood
    static constexpr const char* ship = "solo-s07";            // hex-a-fire
    static constexpr const char* huts = "solo-s08";            // hex-a-coin-overseer-any
    static constexpr const char* nunWorkshop = "solo-s02";     // hex-a-church
    static constexpr const char* craftWorkshop = "solo-s05";   // hex-a-build
    static constexpr const char* nobleWorkshop = "solo-s06";   // hex-a-city

    /// The opponent is about to go, by that tile, to the middle of the town.
    static Position before(const char* tile, ruling::SoloVisitPoints visits = {}, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = 1;
        setup.seed = seed;
        setup.pinned.solo = {tile};
        setup.rulings.soloVisitPoints = visits;
        Position game(setup);
        game.opponentsTurn();
        for (const SoloTile& t : game.def.solo.tiles)
            if (t.id == tile) game.hex(game.at(0, 0), game.def.hexes[t.hex].id);
        return game;
    }
    static Player& other(Position& game) { return game.s.players[opponent]; }
    static int cubesInSupply(const Position& game) { return game.s.cubesLeft; }

private slots:
    void citizensGoToTheSupply() {
        ATOMS("messina.solo.rescue");
        Position game = before(nothing);
        const PlaceIndex here = game.at(0, 0);
        game.lying(here, CitizenClass::Nun, 2).lying(here, CitizenClass::Craftsman, 1).lying(game.at(0, 1), CitizenClass::Nun);
        GIVE(Proceed{});
        QVERIFY(game.s.places[here].citizens == (std::array<std::uint8_t, classCount>{}));
        QCOMPARE(int(game.s.places[game.at(0, 1)].citizens[2]), 1); // elsewhere they lie on
        QCOMPARE(game.count<CitizensLost>(), 2);
        QCOMPARE(int(game.event<CitizensLost>(1)->amount), 2);
        QCOMPARE(game.count<CitizenRescued>(), 0);
        for (const Player& player : game.s.players)
            QVERIFY(player.squares == (std::array<Citizen, squareCount>{}));
    }

    void oneCubeAndOneStep_data() {
        QTest::addColumn<int>("cubes");
        QTest::addColumn<int>("round");
        for (const int round : {1, 5}) // late points are for players only
            for (int cubes = 0; cubes <= 3; ++cubes)
                QTest::addRow("%d in round %d", cubes, round) << cubes << round;
    }
    void oneCubeAndOneStep() {
        ATOMS("messina.solo.fight");
        QFETCH(int, cubes);
        QFETCH(int, round);
        Position game = before(nothing);
        const PlaceIndex here = game.at(0, 0);
        game.round(static_cast<std::uint8_t>(round)).cubes(here, cubes).tokens(0, 0, 3, 3);
        const int supply = cubesInSupply(game);
        const State was = game.s;
        GIVE(Proceed{});
        const int fought = cubes > 0 ? 1 : 0;
        QCOMPARE(int(game.s.places[here].cubes), cubes - fought);
        QCOMPARE(cubesInSupply(game), supply + fought);
        QCOMPARE(int(other(game).book(Book::Popularity)), 1 + fought);
        QCOMPARE(int(other(game).rats), 0);
        QCOMPARE(game.count<PointsScored>() + game.count<RatsTaken>() + game.count<TokensPaid>(), 0);
        QVERIFY(game.me().tokens == was.players[0].tokens && game.me().points == was.players[0].points);
    }

    void itsDiscOnPopularity() {
        ATOMS("messina.solo.fight", "messina.solo.setup");
        Position game = before(nothing);
        game.cubes(game.at(0, 0), 1).book(Book::Popularity, 2, 0);
        game.s.bookArrival[0] = {opponent, 0, none, none};
        GIVE(Proceed{}); // to space 2, where a player gets a coin: on top of ours, and nothing else
        QCOMPARE(bookOrder(game.s, Book::Popularity)[0], opponent);
        QVERIFY(other(game).pending.empty());
        QCOMPARE(game.count<BookActionEarned>() + game.count<TokensGained>(), 0);

        Position last = before(nothing); // no further than the last space
        const auto end = static_cast<std::uint8_t>(last.def.books[0].spaces.size());
        last.cubes(last.at(0, 0), 1).book(Book::Popularity, end, opponent);
        QVERIFY2(last.give(Proceed{}), last.why());
        QCOMPARE(other(last).book(Book::Popularity), end);
        QCOMPARE(int(last.s.places[last.at(0, 0)].cubes), 0);
    }

    void theActionOfTheHexIsIgnored() {
        ATOMS("messina.solo.action");
        Position game = before(nothing); // a wood and a fire for anyone else
        GIVE(Proceed{});
        QVERIFY(other(game).tokens == (std::array<std::uint8_t, tokenCount>{}));
        QCOMPARE(game.count<HexActionUsed>() + game.count<TokensGained>() + game.count<OpponentSkipped>(), 0);
        QVERIFY(other(game).carts.empty() && other(game).ships.empty() && other(game).workshops.empty());
        QCOMPARE(game.asks(), PromptKind::ChooseTurn);
    }

    void theCartOnOffer() {
        ATOMS("messina.solo.take-build", "messina.solo.action", "messina.solo.open-ends");
        Position game = before(cart);
        const auto pile = game.s.carts[0];
        GIVE(Proceed{});
        QCOMPARE(game.s.carts[0].size(), pile.size() - 1); // the next one is open
        QCOMPARE(other(game).carts.size(), 1u);
        QCOMPARE(other(game).carts[0].tile, pile.back());
        QCOMPARE(game.count<TokensPaid>() + game.count<PointsScored>(), 0); // free, and worth nothing to it
        QCOMPARE(game.s.carts[0].back(), pile[pile.size() - 2]);
    }

    void theWorkshopOfAClass_data() {
        QTest::addColumn<QByteArray>("tile");
        QTest::addColumn<int>("sector");
        for (const int round : {1, 5}) {
            const QByteArray when = round == 1 ? " early" : " late";
            QTest::newRow("craftsmen" + when) << QByteArray(craftWorkshop) << 0;
            QTest::newRow("aristocrats" + when) << QByteArray(nobleWorkshop) << 1;
            QTest::newRow("nuns" + when) << QByteArray(nunWorkshop) << 2;
        }
    }
    void theWorkshopOfAClass() {
        ATOMS("messina.solo.take-build", "messina.solo.open-ends");
        QFETCH(QByteArray, tile);
        QFETCH(int, sector);
        Position game = before(tile.constData());
        if (QByteArray(QTest::currentDataTag()).endsWith("late")) game.round(5);
        const auto piles = game.s.workshops;
        const auto c = static_cast<std::size_t>(sector);
        GIVE(Proceed{});
        QCOMPARE(other(game).workshops.size(), 1u);
        QCOMPARE(other(game).workshops[0].tile, piles[c].back());
        QCOMPARE(game.def.workshops[piles[c].back()].citizenClass, static_cast<CitizenClass>(sector));
        for (std::size_t i = 0; i < classCount; ++i)
            QCOMPARE(game.s.workshops[i].size(), piles[i].size() - (i == c ? 1u : 0u));
    }

    void everyHutUpgradeOnOffer() {
        ATOMS("messina.solo.take-build", "messina.solo.open-ends");
        Position game = before(huts);
        game.s.opponentHuts.push(game.s.huts[1].pop()); // one pile is lower than the others
        const auto piles = game.s.huts;
        GIVE(Proceed{});
        QCOMPARE(game.count<HutUpgradeTaken>(), 3);
        for (std::size_t i = 0; i < piles.size(); ++i) {
            QCOMPARE(game.s.huts[i].size(), piles[i].size() - 1); // what lies below is open now, and stays
            const auto& taken = game.s.opponentHuts;
            QVERIFY(std::find(taken.begin(), taken.end(), piles[i].back()) != taken.end());
        }
        QCOMPARE(game.count<PromptOpened>(), 1); // the next turn: nothing has to be placed
    }

    /// What is not there is not taken.
    void emptyMarket_data() {
        QTest::addColumn<QByteArray>("tile");
        for (const char* tile : {cart, ship, huts, nunWorkshop, craftWorkshop, nobleWorkshop})
            QTest::newRow(tile) << QByteArray(tile);
    }
    void emptyMarket() {
        ATOMS("messina.solo.open-ends");
        QFETCH(QByteArray, tile);
        Position game = before(tile.constData());
        for (auto& pile : game.s.huts)
            for (; !pile.empty(); pile.pop())
                game.s.opponentHuts.push(pile.back());
        game.s.carts[0].clear();
        game.round(5); // a late era whose workshops are all sold
        for (auto& pile : game.s.workshops)
            pile.clear();
        const State was = game.s;
        GIVE(Proceed{});
        QCOMPARE(game.count<OpponentSkipped>(), 1);
        QCOMPARE(game.event<OpponentSkipped>()->rule, Rule::SoloOpenEnds);
        QVERIFY(other(game).carts.empty() && other(game).ships.empty() && other(game).workshops.empty());
        QVERIFY(game.s.opponentHuts == was.opponentHuts);
        QCOMPARE(game.s.places[game.at(0, 0)].standing, opponent); // the rest of its turn was played
        QCOMPARE(game.asks(), PromptKind::ChooseTurn);
    }

    void someHutUpgradesLeft() {
        ATOMS("messina.solo.open-ends", "messina.solo.take-build");
        Position game = before(huts);
        for (; !game.s.huts[0].empty(); game.s.huts[0].pop())
            game.s.opponentHuts.push(game.s.huts[0].back());
        GIVE(Proceed{});
        QCOMPARE(game.count<HutUpgradeTaken>(), 2);
        QCOMPARE(game.count<OpponentSkipped>(), 0);
    }

    void visitsOfTheOpponent() {
        ATOMS("messina.solo.visit-points", "messina.repop.visit-points");
        for (const auto visits : {ruling::SoloVisitPoints::Yes, ruling::SoloVisitPoints::No}) {
            const int points = visits == ruling::SoloVisitPoints::Yes ? 2 : 0;
            Position game = before(nothing, visits);
            game.owns(game.at(0, 0)).me().points = 10;
            GIVE(Proceed{});
            QCOMPARE(int(game.me().points), 10 + points);
            QCOMPARE(game.count<PointsScored>(), points ? 1 : 0);
            if (points) QCOMPARE(game.event<PointsScored>()->rule, Rule::SoloVisitPoints);
            QCOMPARE(int(other(game).points), 0);

            Position next = before(nothing, visits); // somewhere else it brings nothing
            next.owns(next.at(0, 1)).me().points = 10;
            QVERIFY2(next.give(Proceed{}), next.why());
            QCOMPARE(int(next.me().points), 10);
        }
    }

    /// Own lieutenants score on own districts as ever.
    void visitsOfOnesOwn() {
        ATOMS("messina.repop.visit-points", "messina.solo.visit-points");
        Position game = before(nothing, ruling::SoloVisitPoints::No);
        game.owns(game.at(0, 1)).me().points = 10;
        GIVE(Proceed{});
        GIVE(ChooseHex{0, game.at(0, 1)});
        QCOMPARE(int(game.me().points), 12);
    }

    /// It stands in the way like anybody's lieutenant, and is gone with the round.
    void itBlocksAndGoesHome() {
        ATOMS("messina.solo.no-movement", "messina.move.standing-blocks");
        Position game = before(nothing);
        GIVE(Proceed{});
        REFUSES("messina.move.standing-blocks", ChooseHex{0, game.at(0, 0)}, Reason::HexOccupied);
        game.lastTurn();
        for (std::uint8_t i = 0; i < lieutenantCount; ++i)
            if (other(game).lieutenants[i].status == LieutenantStatus::Estate)
                game.lieutenant(opponent, i, LieutenantStatus::Resting);
        GIVE(ChooseHex{0, game.at(0, 1)});
        GIVE(EndTurn{});
        QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
        QCOMPARE(game.s.places[game.at(0, 0)].standing, none);
        for (std::uint8_t i = 0; i < lieutenantCount; ++i)
            QCOMPARE(other(game).lieutenants[i].status, i < 3 ? LieutenantStatus::Estate : LieutenantStatus::Supply);
    }
};

QTEST_GUILESS_MAIN(TestSoloTurn)
#include "tst_solo_turn.moc"
