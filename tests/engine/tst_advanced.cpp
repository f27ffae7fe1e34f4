// SPDX-License-Identifier: GPL-3.0-or-later
// The advanced game: the squares that can be used a single time.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestAdvanced : public QObject {
    Q_OBJECT

private:
    static constexpr auto craftsman = CitizenClass::Craftsman;
    static constexpr auto aristocrat = CitizenClass::Aristocrat;
    static constexpr auto nun = CitizenClass::Nun;

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
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<int>("sector");
        for (const char* board : {"board-b-red", "board-b-teal", "board-b-yellow", "board-b-purple"})
            for (int c = 0; c < 3; ++c)
                QTest::newRow((QByteArray(board) + ' ' + QByteArray::number(c)).constData()) << QByteArray(board) << c;
    }
    void usedOnceForTheWholeGame() {
        ATOMS("messina.advanced.once-square", "messina.advanced.once-marker", "messina.advanced.once-citizen");
        QFETCH(QByteArray, board);
        QFETCH(int, sector);
        const auto c = static_cast<CitizenClass>(sector);
        Position game = ready(board.constData());
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
