// SPDX-License-Identifier: GPL-3.0-or-later
// The advanced game: which boards are dealt, and the squares that can be used a single time.
#include "atoms.h"
#include "position.h"

#include <set>

using namespace magister::messina;

class TestAdvanced : public QObject {
    Q_OBJECT

private:
    static constexpr auto craftsman = CitizenClass::Craftsman;
    static constexpr auto aristocrat = CitizenClass::Aristocrat;
    static constexpr auto nun = CitizenClass::Nun;
    static constexpr std::array<const char*, 4> boardIds{"board-b-red", "board-b-teal", "board-b-yellow", "board-b-purple"};

    static Setup sidesB(std::uint8_t players, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = players;
        setup.seed = seed;
        setup.boards = Side::B;
        setup.scrolls = Side::B;
        return setup;
    }
    /// Step 4 on that board, with an advance of any overseer at hand.
    static Position ready(const char* board, std::uint8_t players = 2) {
        Setup setup = sidesB(players);
        setup.pinned.boards = {board};
        Position game(setup);
        game.actOn("hex-a-fire");
        game.me().pending.push({Book::Popularity, 5});
        return game;
    }
    static SquareIndex onceSquare(const Position& game, CitizenClass c, PlayerIndex p = 0) {
        const PlayerBoard& board = game.def.boards[game.s.players[p].board];
        for (SquareIndex i = 0; i < squareCount; ++i)
            if (board.squares[i].once && sectorOf(i) == c) return i;
        qFatal("no square to use once");
        return none;
    }
    static void put(Position& game, SquareIndex square) {
        game.me().squares[square] = citizenOf(sectorOf(square));
    }
    /// The neighbour in the same region that is no square to use once.
    static SquareIndex beside(SquareIndex square) {
        return static_cast<SquareIndex>(square % 3 == 2 ? square - 1 : square + 1);
    }
    static std::uint8_t branchOf(SquareIndex square) { return square % 6 / 3; }
    static bool advance(Position& game, CitizenClass c, std::uint8_t branch) {
        game.me().pending.clear();
        game.me().pending.push({Book::Popularity, 5});
        return game.give(UseBookAction{Book::Popularity, 5}) && game.give(AdvanceOverseer{c, branch, false});
    }
    /// Leaves whatever a square offers, up to step 4 or to the activation that goes on.
    static bool leaveTheRest(Position& game, PromptKind upTo = PromptKind::Act) {
        while (game.asks() != upTo && game.asks() != PromptKind::Act)
            if (!game.give(Decline{})) return false;
        return game.asks() == upTo;
    }

private slots:
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
            game->quiet().hex(here, "hex-a-wood-wood").cubes(here, 1).lying(here, nun).lastTurn();
            game->workshop("workshop-b03", Citizen::Craftsman).upgrade(0, "hut-q03").inHut(1, Citizen::Aristocrat, 2);
            QVERIFY2(game->give(ChooseHex{0, here}), game->why());
            QVERIFY2(game->give(RescueCitizen{nun, {Spot::Hut, 0}}), game->why());
            QVERIFY2(game->give(EndFight{}) && game->give(UseHexAction{}) && game->give(EndTurn{}), game->why());
            QVERIFY2(game->proceedTo(Stage::Plague), game->why());
            QCOMPARE(int(game->me().token(Token::Wood)), 2 + 1);
            QCOMPARE(int(game->me().token(Token::Fire)), 1);
            QVERIFY(game->me().huts[0].field == 2 && game->me().huts[1].field == 0);
        }
        QVERIFY(blank(a.s) == blank(b.s));
    }

    void oneSquareInEachSector() {
        ATOMS("messina.advanced.once-square");
        const Definition& def = realDefinition();
        QCOMPARE(def.boards.size(), 5u);
        for (std::size_t board = 0; board < def.boards.size(); ++board)
            for (const CitizenClass c : allClasses) {
                int once = 0;
                for (SquareIndex i = 0; i < squareCount; ++i)
                    once += sectorOf(i) == c && def.boards[board].squares[i].once;
                QCOMPARE(once, board == 0 ? 0 : 1);
            }
    }

    void usedOnceForTheWholeGame_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("sector");
        for (const char* board : boardIds)
            for (int c = 0; c < 3; ++c)
                QTest::addRow("%s %d", board, c) << QString::fromLatin1(board) << c;
    }
    void usedOnceForTheWholeGame() {
        ATOMS("messina.advanced.once-square", "messina.advanced.once-marker", "messina.advanced.once-citizen");
        QFETCH(QString, board);
        QFETCH(int, sector);
        const auto c = static_cast<CitizenClass>(sector);
        Position game = ready(board.toLatin1().constData());
        const SquareIndex once = onceSquare(game, c);
        put(game, once);
        game.overseer(c, 1);
        QVERIFY2(advance(game, c, branchOf(once)), game.why());
        GIVE(ActivateCitizen{once});
        QVERIFY(game.event<CitizenActivated>() && game.count<PromptOpened>() + game.count<TokensGained>() +
                                                      game.count<PointsScored>() > 0); // it does something
        QVERIFY2(leaveTheRest(game), game.why());
        QCOMPARE(int(game.me().onceUsed), 1 << sector);
        QCOMPARE(game.me().squares[once], citizenOf(c)); // the citizen stays

        put(game, beside(once)); // somebody else to wake on the next space of the same region
        game.overseer(c, 2, branchOf(once));
        QVERIFY2(advance(game, c, branchOf(once)), game.why());
        QVERIFY(game.asks() == PromptKind::Activate);
        REFUSES("messina.advanced.once-square", ActivateCitizen{once}, Reason::OnceOnly);
        QVERIFY(!game.lists(ActivateCitizen{once}) && game.lists(ActivateCitizen{beside(once)}));
    }

    void whatASquareGives() {
        ATOMS("messina.advanced.once-square");
        Position game = ready("board-b-yellow");
        const SquareIndex once = onceSquare(game, nun);
        put(game, once);
        game.tokens(0).overseer(nun, 1);
        QVERIFY2(advance(game, nun, branchOf(once)) && game.give(ActivateCitizen{once}), game.why());
        QCOMPARE(int(game.me().token(Token::BigFire)), 2);
        QCOMPARE(int(game.me().token(Token::Coin)), 1);

        Position points = ready("board-b-purple");
        put(points, onceSquare(points, aristocrat));
        points.overseer(aristocrat, 1);
        QVERIFY2(advance(points, aristocrat, 0) && points.give(ActivateCitizen{onceSquare(points, aristocrat)}), points.why());
        QCOMPARE(points.event<PointsScored>()->amount, std::int16_t(7));
    }

    void spentFromTheCentre() {
        ATOMS("messina.advanced.once-square", "messina.activate.centre");
        Position game = ready("board-b-red");
        for (const CitizenClass c : allClasses)
            put(game, onceSquare(game, c));
        game.overseer(nun, 5, 1);
        QVERIFY2(advance(game, nun, 1), game.why());
        for (const CitizenClass c : allClasses) {
            GIVE(ActivateCitizen{onceSquare(game, c)});
            if (c != nun) QVERIFY2(leaveTheRest(game, PromptKind::Activate), game.why());
        }
        QVERIFY2(leaveTheRest(game), game.why());
        QCOMPARE(int(game.me().onceUsed), 7);
        game.overseer(craftsman, 5, 0); // nobody is left whom the centre could wake
        QVERIFY2(advance(game, craftsman, 0), game.why());
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void spentByTheChurchBook() {
        ATOMS("messina.advanced.once-square", "messina.book.church-activate");
        Position game = ready("board-b-teal");
        const SquareIndex once = onceSquare(game, craftsman);
        put(game, once);
        game.me().pending.clear();
        for (const std::uint8_t space : {8, 10})
            game.me().pending.push({Book::Church, space});
        GIVE(UseBookAction{Book::Church, 8});
        GIVE(ActivateCitizen{once});
        QCOMPARE(int(game.me().onceUsed), 1);
        QVERIFY(game.asks() == PromptKind::Act);
        const State before = game.s;
        put(game, beside(once));
        GIVE(UseBookAction{Book::Church, 10});
        REFUSES("messina.advanced.once-square", ActivateCitizen{once}, Reason::OnceOnly);
        ALLOWS(ActivateCitizen{beside(once)});

        game.s = before; // with nobody but the one on the spent square there is nothing to ask
        GIVE(UseBookAction{Book::Church, 10});
        QVERIFY(game.asks() == PromptKind::Act && game.me().pending.empty());
    }

    void anotherCitizenMayNotEither() {
        ATOMS("messina.advanced.once-square", "messina.advanced.once-citizen");
        Position game = ready("board-b-yellow");
        const SquareIndex once = onceSquare(game, nun);
        put(game, once);
        game.workshop("workshop-b07").overseer(nun, 1);
        QVERIFY2(advance(game, nun, branchOf(once)) && game.give(ActivateCitizen{once}), game.why());
        GIVE(MoveIntoWorkshop{{Spot::Square, once}, 0}); // the first nun may leave as usual
        QCOMPARE(game.me().workshops[0].citizen, Citizen::Nun);
        put(game, once);
        put(game, beside(once));
        QVERIFY2(advance(game, nun, branchOf(once)), game.why());
        REFUSES("messina.advanced.once-square", ActivateCitizen{once}, Reason::OnceOnly);
        game.me().squares[once] = Citizen::GoldNun;
        REFUSES("messina.advanced.once-square", ActivateCitizen{once}, Reason::OnceOnly);
    }

    void whoIsSpentMayRepopulate() {
        ATOMS("messina.advanced.once-citizen", "messina.repop.citizens");
        Setup setup = sidesB(2);
        setup.pinned.boards = {"board-b-red"};
        Position game(setup);
        game.actOn("hex-a-build").cart("cart-1-1");
        for (const CitizenClass c : {craftsman, aristocrat})
            put(game, onceSquare(game, c));
        game.me().onceUsed = 7;
        GIVE(Repopulate{});
        for (const CitizenClass c : {craftsman, aristocrat})
            GIVE(ReturnCitizen{{Spot::Square, onceSquare(game, c)}});
        QCOMPARE(game.me().districts.size(), 1u);
        QCOMPARE(int(game.me().onceUsed), 7); // the squares stay marked
    }

    void activationEndsWhereOnlySpentSquaresAreLeft() {
        ATOMS("messina.advanced.once-citizen", "messina.advanced.once-square");
        Position centre = ready("board-b-purple");
        const SquareIndex points = onceSquare(centre, aristocrat); // seven points, nothing to answer
        for (const CitizenClass c : allClasses)
            put(centre, onceSquare(centre, c));
        centre.me().onceUsed = 1 | 4;
        centre.overseer(nun, 5, 1);
        QVERIFY2(advance(centre, nun, 1) && centre.give(ActivateCitizen{points}), centre.why());
        QVERIFY(centre.asks() == PromptKind::Act); // two activations are left, and nobody for them

        Position border = ready("board-b-yellow"); // craftsmen to the right, nuns above
        const SquareIndex gain = static_cast<SquareIndex>(border.square("craftsman-right-rim-2"));
        put(border, onceSquare(border, nun));
        put(border, gain);
        border.me().onceUsed = 4;
        border.overseer(nun, 3, 0);
        QVERIFY2(advance(border, nun, 0), border.why());
        QVERIFY(border.asks() == PromptKind::Activate && !border.lists(ActivateCitizen{onceSquare(border, nun)}));
        QVERIFY2(border.give(ActivateCitizen{gain}), border.why());
        QVERIFY(border.asks() == PromptKind::Act);
    }

    void everybodyMarksTheirOwn() {
        ATOMS("messina.advanced.once-marker");
        Position game = ready("board-b-yellow", 3);
        for (const PlayerIndex other : {1, 2})
            game.player(other).onceUsed = 7;
        const SquareIndex once = onceSquare(game, nun);
        put(game, once);
        game.overseer(nun, 1);
        QVERIFY2(advance(game, nun, branchOf(once)), game.why());
        GIVE(ActivateCitizen{once});
        QCOMPARE(int(game.me().onceUsed), 4);
    }

    /// On side a nothing is ever marked.
    void sideAKnowsNoSuchSquare() {
        ATOMS("messina.advanced.once-square");
        Position game(2);
        game.actOn("hex-a-fire").citizen("nun-upper-inner", Citizen::Nun);
        for (int i = 0; i < 2; ++i) {
            game.overseer(nun, 1);
            QVERIFY2(advance(game, nun, 0) && game.give(ActivateCitizen{game.square("nun-upper-inner")}), game.why());
        }
        QCOMPARE(int(game.me().token(Token::Fire)), 2);
        QCOMPARE(int(game.me().onceUsed), 0);
    }
};

QTEST_GUILESS_MAIN(TestAdvanced)
#include "tst_advanced.moc"
