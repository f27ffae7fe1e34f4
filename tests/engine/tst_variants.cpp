// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before play: the sides of the boards, the side of the score board, the tiles in the box.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include <set>

using namespace magister::messina;

class TestVariants : public QObject {
    Q_OBJECT

private:
    static Setup sidesB(std::uint8_t players, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = players;
        setup.seed = seed;
        setup.boards = Side::B;
        setup.scrolls = Side::B;
        return setup;
    }

private slots:
    void tilesOfTheVariants() {
        ATOMS("messina.components.tiles");
        const Definition& def = realDefinition();
        QCOMPARE(def.solo.tiles.size(), 14u);
        QCOMPARE(def.boards.size(), 1u + 4u); // side a is the same for everybody
        QCOMPARE(def.scrollBoards.size(), 1u + 4u);
        QCOMPARE(def.ports.size() + dockCount, 4u + 4u); // ports and docking tiles
        QCOMPARE(def.hexes.size(), 20u);
        QCOMPARE(def.workshops.size(), 33u);
        QCOMPARE(def.hutUpgrades.size(), 15u);
        QCOMPARE(def.carts.size(), 10u);
        QCOMPARE(def.ships.size(), 9u);
        QCOMPARE(def.priorityTile.size(), roundCount);
    }

    /// One side for two and for the solo game, the other for three and four.
    void sideOfTheScoreBoard() {
        ATOMS("messina.setup.board.side");
        const Definition& def = realDefinition();
        const auto ships = [&](std::size_t players) {
            int all = 0;
            for (const RoundRow& row : def.rounds[players])
                all += row.ships;
            return all;
        };
        QCOMPARE(ships(1), 6);
        QCOMPARE(ships(2), 6);
        QCOMPARE(ships(3), 9);
        QCOMPARE(ships(4), 9);
        for (std::uint8_t players = 1; players <= 4; ++players) {
            Position game(players);
            QCOMPARE(game.s.shipPile.size() + 1, std::size_t(ships(players))); // one is at its dock
            QCOMPARE(game.s.carts[1].empty(), players <= 2);
        }
    }

    /// The side follows from the players: what belongs to the other one is refused before play.
    void theOtherSideIsRefused() {
        ATOMS("messina.setup.board.side");
        const Definition& def = realDefinition();
        const auto refused = [&](std::uint8_t players, auto pin) {
            Setup setup;
            setup.players = players;
            pin(setup.pinned);
            return !validate(def, setup).empty();
        };
        for (std::uint8_t players = 0; players <= 5; ++players)
            QCOMPARE(refused(players, [](PinnedDraws&) {}), players < 1 || players > 4);
        for (std::uint8_t players = 1; players <= 4; ++players) {
            QCOMPARE(refused(players, [](PinnedDraws& pinned) { pinned.ships = {"ship-1-gems"}; }), players <= 2);
            QCOMPARE(refused(players, [](PinnedDraws& pinned) { pinned.city = {"hex-a-fire"}; }), players > 2);
            QCOMPARE(refused(players, [](PinnedDraws& pinned) { pinned.city = {"hex-a-fire-fire"}; }), players <= 2);
        }
    }

    void boardsAreDealtAtRandom() {
        ATOMS("messina.advanced.b-sides", "messina.advanced.scroll-boards");
        for (std::uint8_t players = 1; players <= 4; ++players) {
            std::set<std::vector<int>> deals, scrollDeals;
            for (std::uint64_t seed = 1; seed <= 60; ++seed) {
                Position game(sidesB(players, seed));
                std::vector<int> boards, scrolls;
                for (PlayerIndex p = 0; p < players; ++p) {
                    boards.push_back(game.player(p).board);
                    scrolls.push_back(game.player(p).scrollBoard);
                    QCOMPARE(int(game.event<BoardDealt>(p)->board), boards.back());
                    QCOMPARE(int(game.event<ScrollBoardDealt>(p)->board), scrolls.back());
                }
                QCOMPARE(game.count<BoardDealt>(), int(players));
                QCOMPARE(game.count<ScrollBoardDealt>(), int(players));
                for (const auto& dealt : {boards, scrolls}) {
                    QCOMPARE(std::set<int>(dealt.begin(), dealt.end()).size(), std::size_t(players)); // all different
                    for (const int board : dealt)
                        QVERIFY(board >= 1 && board <= 4); // sides b only
                }
                deals.insert(boards);
                scrollDeals.insert(scrolls);
            }
            const std::size_t several = players == 1 ? 4 : 10; // out of 4, 12, 24 and 24
            QVERIFY(deals.size() >= several);
            QVERIFY(scrollDeals.size() >= several);
        }
        QVERIFY(Position(sidesB(3, 5)).s == Position(sidesB(3, 5)).s); // the seed decides
        Position base(4);
        QCOMPARE(base.count<BoardDealt>() + base.count<ScrollBoardDealt>(), 0);
        QVERIFY(!base.s.advanced());
    }

    void boardsByAgreement() {
        ATOMS("messina.advanced.b-sides", "messina.advanced.scroll-boards");
        const Definition& def = realDefinition();
        Setup setup = sidesB(3);
        setup.pinned.boards = {"board-b-yellow", "board-b-red"}; // the third seat draws
        setup.pinned.scrolls = {"scroll-b-guild", "scroll-b-warden", "scroll-b-harbour"};
        Position game(setup);
        QCOMPARE(def.boards[game.player(0).board].id, "board-b-yellow");
        QCOMPARE(def.boards[game.player(1).board].id, "board-b-red");
        QVERIFY(game.player(2).board != game.player(0).board && game.player(2).board != game.player(1).board);
        QCOMPARE(def.scrollBoards[game.player(2).scrollBoard].id, "scroll-b-harbour");

        const auto refusedBoards = [&](Side side, std::vector<std::string> boards) {
            Setup other = sidesB(2);
            other.boards = side;
            other.pinned.boards = std::move(boards);
            return !validate(def, other).empty();
        };
        QVERIFY(!refusedBoards(Side::B, {"board-b-teal"}));
        QVERIFY(refusedBoards(Side::A, {"board-b-teal"}));                 // only sides b are dealt
        QVERIFY(refusedBoards(Side::B, {"board-a"}));
        QVERIFY(refusedBoards(Side::B, {"board-b-teal", "board-b-teal"})); // there is one of each
        QVERIFY(refusedBoards(Side::B, {"board-b-green"}));
        QVERIFY(refusedBoards(Side::B, {"board-b-teal", "board-b-red", "board-b-purple"}));
    }

    void sidesMayBeMixed() {
        ATOMS("messina.advanced.mixed-sides");
        Setup setup = sidesB(2);
        setup.scrolls = Side::A;
        Position boards(setup);
        setup.scrolls = Side::B;
        setup.boards = Side::A;
        Position scrolls(setup);
        for (PlayerIndex p = 0; p < 2; ++p) {
            QVERIFY(boards.player(p).board != 0 && boards.player(p).scrollBoard == 0);
            QVERIFY(scrolls.player(p).board == 0 && scrolls.player(p).scrollBoard != 0);
        }
        QVERIFY(boards.s.advanced() && scrolls.s.advanced());
        for (Position* game : {&boards, &scrolls}) {
            QVERIFY2(game->atScoring().give(Proceed{}), game->why());
            QCOMPARE(game->line(ScoreSource::RepopulationRank), std::optional(0)); // the ranking is held
        }
    }

    /// The whole table is the same, and so is what is done on it: huts, workshops, production, quarantine.
    void theRestIsPlayedAsUsual() {
        ATOMS("messina.advanced.same-play");
        const auto blank = [](State s) {
            for (Player& player : s.players)
                player.board = player.scrollBoard = 0;
            s.random = {};
            return s;
        };
        Setup base;
        base.seed = 11;
        Position a(base), b(sidesB(2, 11));
        QVERIFY(blank(a.s) == blank(b.s));
        for (Position* game : {&a, &b}) {
            const PlaceIndex here = game->at(0, 0);
            game->quiet().hex(here, "hex-a-wood-wood").cubes(here, 1).lying(here, CitizenClass::Nun).lastTurn();
            game->workshop("workshop-b03", Citizen::Craftsman).upgrade(0, "hut-q03").inHut(1, Citizen::Aristocrat, 2);
            QVERIFY2(game->give(ChooseHex{0, here}), game->why());
            QVERIFY2(game->give(RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}}), game->why());
            QVERIFY2(game->give(EndFight{}) && game->give(UseHexAction{}) && game->give(EndTurn{}), game->why());
            QVERIFY2(game->proceedTo(Stage::Plague), game->why());
            QCOMPARE(int(game->me().token(Token::Wood)), 2 + 1);
            QCOMPARE(int(game->me().token(Token::Fire)), 1);
            QVERIFY(game->me().huts[0].field == 2 && game->me().huts[1].field == 0);
        }
        QVERIFY(blank(a.s) == blank(b.s));
    }
};

QTEST_GUILESS_MAIN(TestVariants)
#include "tst_variants.moc"
