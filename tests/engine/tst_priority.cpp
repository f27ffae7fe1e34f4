// SPDX-License-Identifier: GPL-3.0-or-later
// The book priority tile: another book decides on the turn order of a round.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestPriority : public QObject {
    Q_OBJECT

private:
    using Order = std::array<PlayerIndex, maxPlayers>;

    static Setup table(std::uint8_t players, bool tile, Side side = Side::A) {
        Setup setup;
        setup.players = players;
        setup.boards = setup.scrolls = side;
        setup.priorityTile = tile;
        return setup;
    }
    /// Round `round` is being prepared. The second seat leads in the city and on the score track, the first in the
    /// church; in popularity the last, or the first of two.
    static Position before(std::uint8_t round, Setup setup) {
        Position game(setup);
        game.quiet().round(round).stage(Stage::TurnOrder);
        const std::uint8_t players = game.s.playerCount;
        for (PlayerIndex p = 0; p < players; ++p) {
            game.book(Book::Popularity, static_cast<std::uint8_t>(2 + p), p);
            game.book(Book::City, static_cast<std::uint8_t>(6 - p), p);
            game.book(Book::Church, static_cast<std::uint8_t>(6 - p), p);
            game.player(p).points = p == 1 ? 60 : static_cast<std::int16_t>(50 - p);
        }
        game.book(Book::City, 8, 1);
        if (players == 2) game.book(Book::Popularity, 8, 0);
        return game;
    }
    static Order scoreOrder(const Position& game) {
        Order order{1, 0, 2, 3};
        for (std::size_t i = game.s.playerCount; i < maxPlayers; ++i)
            order[i] = none;
        return order;
    }
    static Order orderSet(Position& game) {
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        return game.s.order;
    }

private slots:
    /// With the tile: church, city, popularity, city, church. The printed table: church, popularity, score, city, church.
    void anotherBookDecides() {
        ATOMS("messina.priority.tile", "messina.setup.board.priority-tile");
        for (std::uint8_t players = 2; players <= 4; ++players)
            for (const Side side : {Side::A, Side::B})
                for (std::uint8_t round = 2; round <= 6; ++round) {
                    Position game = before(round, table(players, true, side));
                    const Book book = round == 4                ? Book::Popularity
                                      : round == 3 || round == 5 ? Book::City
                                                                 : Book::Church;
                    const Order expected = bookOrder(game.s, book);
                    QCOMPARE(orderSet(game), expected);
                    QCOMPARE(game.event<TurnOrderSet>()->rule, Rule::PriorityTile);
                    QVERIFY(expected[0] != (round == 4 ? 1 : round == 3 ? bookOrder(game.s, Book::Popularity)[0] : none));
                }
    }

    void withoutTheTile() {
        ATOMS("messina.priority.tile", "messina.setup.board.priority-tile");
        QVERIFY(!Setup{}.priorityTile); // it stays in the box unless it is asked for
        for (std::uint8_t players = 2; players <= 4; ++players)
            for (std::uint8_t round = 2; round <= 6; ++round) {
                Position game = before(round, table(players, false));
                QVERIFY(!game.s.priorityTile);
                Order expected = bookOrder(game.s, round == 3 ? Book::Popularity : round == 5 ? Book::City : Book::Church);
                if (round == 4) expected = scoreOrder(game);
                QCOMPARE(orderSet(game), expected);
                QCOMPARE(game.event<TurnOrderSet>()->rule, round == 4 ? Rule::PrepOrderScoreTrack : Rule::PrepOrderBook);
            }
    }

    /// Where the tile covers the score track, nobody names a book either.
    void theTileCoversTheScoreTrack() {
        ATOMS("messina.priority.tile");
        for (const bool tile : {false, true}) {
            Setup setup = table(3, tile);
            setup.rulings.scoreOrderRound = ruling::ScoreOrderRound::LeaderChoosesBook;
            Position game = before(4, setup);
            GIVE(Proceed{});
            QCOMPARE(game.asks() == PromptKind::ChooseOrderBook, !tile);
            QCOMPARE(game.count<TurnOrderSet>(), tile ? 1 : 0);
        }
    }

    void upperDiscFirstOnEqualSpaces() {
        ATOMS("messina.priority.tile", "messina.prep.order-tie");
        Position game = before(3, table(3, true));
        for (PlayerIndex p = 0; p < 3; ++p)
            game.book(Book::City, 4, p);
        game.s.bookArrival[static_cast<std::size_t>(Book::City)] = {2, 0, 1, none};
        QCOMPARE(orderSet(game), (Order{1, 0, 2, none}));
    }

    /// The tile decides on the order, and on nothing else.
    void theRestOfTheTableIsTheSame() {
        ATOMS("messina.priority.tile", "messina.setup.order.random");
        for (std::uint8_t players = 1; players <= 4; ++players) {
            const auto start = [&](bool tile) {
                Start begun = newGame(realDefinition(), table(players, tile, Side::B));
                begun.state.priorityTile = false;
                return begun.state;
            };
            QVERIFY(start(true) == start(false)); // round I, too: its order is drawn
        }
    }

    /// Alone one begins every other round, with the tile or without.
    void notInTheSoloGame() {
        ATOMS("messina.priority.tile", "messina.solo.first-player");
        for (std::uint8_t round = 2; round <= 6; ++round) {
            Position game(table(1, true));
            game.quiet().round(round).stage(Stage::TurnOrder);
            const PlayerIndex first = round % 2 ? PlayerIndex{0} : opponent;
            QCOMPARE(orderSet(game)[0], first);
            QCOMPARE(game.event<TurnOrderSet>()->rule, Rule::SoloFirstPlayer);
        }
    }

    /// Played on from the end of a round by commands alone.
    void inPlay() {
        ATOMS("messina.priority.tile");
        Position game(table(2, true));
        game.quiet().round(2).lastTurn().book(Book::City, 5, 1).book(Book::Popularity, 5, 0);
        GIVE(ChooseHex{0, game.at(0, 0)});
        while (game.asks() != PromptKind::Act)
            GIVE(Decline{});
        GIVE(EndTurn{});
        QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
        QCOMPARE(int(game.s.round), 3);
        GIVE(Proceed{});
        QCOMPARE(game.s.order[0], PlayerIndex{1}); // the city book, where the table has the popularity book
    }
};

QTEST_GUILESS_MAIN(TestPriority)
#include "tst_priority.moc"
