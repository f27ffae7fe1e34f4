// SPDX-License-Identifier: GPL-3.0-or-later
// The stack of the opponent in the solo game: which hex it goes to, and when the tiles are shuffled.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include "engine/messina/session.h"

#include <set>

using namespace magister::messina;

class TestSoloTiles : public QObject {
    Q_OBJECT

private:
    static Setup alone(std::vector<std::string> tiles = {}, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = 1;
        setup.seed = seed;
        setup.pinned.solo = std::move(tiles);
        return setup;
    }
    static TileIndex tileId(const char* id) {
        const auto& tiles = realDefinition().solo.tiles;
        for (TileIndex i = 0; i < tiles.size(); ++i)
            if (tiles[i].id == id) return i;
        qFatal("no solo tile %s", id);
        return none;
    }
    static Position opponentsTurn(std::vector<std::string> tiles, Setup setup = alone()) {
        setup.pinned.solo = std::move(tiles);
        Position game(setup);
        game.opponentsTurn();
        return game;
    }
    static int atHome(const Position& game) {
        int n = 0;
        for (const Lieutenant& l : game.s.players[opponent].lieutenants)
            n += l.status == LieutenantStatus::Estate;
        return n;
    }
    static PlaceIndex placeOf(const Position& game, const char* hex) {
        for (PlaceIndex place = 0; place < maxPlaces; ++place)
            if (game.s.places[place].hex == game.hexId(hex)) return place;
        return none;
    }

    static void spendAllButOne(Position& game) {
        for (; game.s.soloPile.size() > 1; game.s.soloPile.erase(0))
            game.s.soloSpent.push(game.s.soloPile[0]);
    }

private slots:
    void theTileNamesTheHex() {
        ATOMS("messina.solo.choose-hex", "messina.move.standing-blocks");
        Position game = opponentsTurn({"solo-s01"}); // the hex where citizens are upgraded
        const PlaceIndex place = placeOf(game, "hex-a-upgrade");
        GIVE(Proceed{});
        QCOMPARE(game.count<SoloTileTurned>(), 1);
        QVERIFY(game.event<SoloTileTurned>()->used);
        QCOMPARE(game.s.places[place].standing, opponent);
        QCOMPARE(game.s.players[opponent].lieutenants[0], (Lieutenant{LieutenantStatus::Standing, place}));
        QCOMPARE(atHome(game), 2);
        QCOMPARE(game.s.soloPile.size(), 13u);
        REFUSES("messina.move.standing-blocks", ChooseHex{0, place}, Reason::HexOccupied);
    }

    /// Where one stands, and what is not in town: the next tile counts, and those are out for the round.
    void furtherTiles() {
        ATOMS("messina.solo.unavailable");
        Position game = opponentsTurn({"solo-s01", "solo-s11", "solo-s03"});
        game.lieutenant(0, 0, LieutenantStatus::Standing, placeOf(game, "hex-a-upgrade"));
        QCOMPARE(placeOf(game, "hex-c-book"), none);
        GIVE(Proceed{});
        QCOMPARE(game.count<SoloTileTurned>(), 3);
        QVERIFY(!game.event<SoloTileTurned>(0)->used && !game.event<SoloTileTurned>(1)->used);
        QCOMPARE(game.event<SoloTileTurned>(0)->rule, Rule::SoloUnavailable);
        QCOMPARE(game.s.places[placeOf(game, "hex-a-wood-fire")].standing, opponent);
        QCOMPARE(int(game.s.soloOut), 1 << tileId("solo-s01") | 1 << tileId("solo-s11") | 1 << tileId("solo-s03"));
        QCOMPARE(game.s.soloPile.size(), 11u);

        Position lying = opponentsTurn({"solo-s01"}); // who lies there from an earlier round does not block
        lying.lieutenant(0, 0, LieutenantStatus::Lying, placeOf(lying, "hex-a-upgrade"));
        QVERIFY2(lying.give(Proceed{}), lying.why());
        QCOMPARE(lying.count<SoloTileTurned>(), 1);

        Position added = opponentsTurn({"solo-s11"}); // a hex that has been added is as good as any
        added.hex(added.def.layout(1).extension(0), "hex-c-book");
        QVERIFY2(added.give(Proceed{}), added.why());
        QCOMPARE(added.s.places[added.def.layout(1).extension(0)].standing, opponent);
    }

    void shuffledEveryRound() {
        ATOMS("messina.solo.reshuffle");
        for (const bool everyRound : {true, false}) {
            Setup setup = alone({"solo-s01", "solo-s11", "solo-s03"});
            if (!everyRound) setup.rulings.soloReshuffle = ruling::SoloReshuffle::WhenEmpty;
            Position game = opponentsTurn({"solo-s01", "solo-s11", "solo-s03"}, setup);
            for (int i = 0; i < 2; ++i) {
                game.s.promptStack[0].kind = PromptKind::OpponentTurn;
                GIVE(Proceed{});
            }
            const auto left = game.s.soloPile;
            QCOMPARE(game.s.soloSpent.size(), 3u);
            game.stage(Stage::ClearTown);
            GIVE(Proceed{});
            QCOMPARE(game.count<SoloTilesShuffled>(), everyRound ? 1 : 0);
            QCOMPARE(game.s.soloPile.size(), everyRound ? 14u : 11u);
            QCOMPARE(game.s.soloSpent.size(), everyRound ? 0u : 3u);
            QVERIFY(everyRound || game.s.soloPile == left);
            QCOMPARE(int(game.s.soloOut), 0);
        }
        std::set<std::vector<int>> orders; // a fresh order each time
        Position game(alone());
        game.quiet();
        for (std::uint8_t round = 1; round < 6; ++round) {
            game.stage(Stage::ClearTown);
            GIVE(Proceed{});
            orders.insert(std::vector<int>(game.s.soloPile.begin(), game.s.soloPile.end()));
        }
        QCOMPARE(orders.size(), 5u);
    }

    /// Where the stack is used to its end, it is made anew from what is not out for this round.
    void shuffledWhenEmpty() {
        ATOMS("messina.solo.reshuffle", "messina.solo.unavailable");
        Setup setup = alone();
        setup.rulings.soloReshuffle = ruling::SoloReshuffle::WhenEmpty;
        Position game = opponentsTurn({"solo-s11"}, setup);
        spendAllButOne(game);
        const TileIndex out = tileId("solo-s01"); // turned up earlier in this round
        game.s.soloOut = static_cast<std::uint16_t>(1 << out);
        GIVE(Proceed{});
        QCOMPARE(game.event<SoloTileTurned>(0)->tile, tileId("solo-s11")); // not in town: the last of the stack
        QCOMPARE(game.count<SoloTilesShuffled>(), 1);
        const auto& pile = game.event<SoloTilesShuffled>()->pile;
        QCOMPARE(pile.size(), 12u);
        for (const TileIndex t : pile)
            QVERIFY(t != out && t != tileId("solo-s11"));
        QVERIFY(game.event<LieutenantPlaced>());
        QVERIFY(game.s.soloOut >> out & 1);
    }

    /// It cannot come to that by the rules; a stack that has nothing to offer ends its round.
    void nothingLeftToTurnUp() {
        ATOMS("messina.solo.open-ends");
        Position game = opponentsTurn({"solo-s11"});
        spendAllButOne(game);
        GIVE(Proceed{});
        QCOMPARE(game.count<OpponentSkipped>(), 1);
        QCOMPARE(game.count<LieutenantIdle>(), 3);
        QCOMPARE(atHome(game), 0);
    }

    void undoStopsAtATurnedTile() {
        ATOMS("messina.solo.choose-hex");
        const Definition& def = realDefinition();
        magister::messina::Session session(def, alone());
        const auto give = [&](const Command& command) { return !session.give(0, command); };
        while (session.state().prompt().kind != PromptKind::Act)
            QVERIFY(give(choices(def, session.state(), 0, Listing::LegalOnly).front().command));
        QVERIFY(give(EndTurn{}));
        QVERIFY(session.canUndo()); // nothing of the opponent's has been seen
        QCOMPARE(session.state().prompt().kind, PromptKind::OpponentTurn);
        QVERIFY(give(Proceed{}));
        QVERIFY(!session.canUndo());
    }
};

QTEST_GUILESS_MAIN(TestSoloTiles)
#include "tst_solo_tiles.moc"
