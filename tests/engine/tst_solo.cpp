// SPDX-License-Identifier: GPL-3.0-or-later
// The solo game: what is laid out, the lieutenants of the opponent, and whose turn it is.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include <set>

using namespace magister::messina;

class TestSolo : public QObject {
    Q_OBJECT

private:
    static Setup alone(std::vector<std::string> tiles = {}, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = 1;
        setup.seed = seed;
        setup.pinned.solo = std::move(tiles);
        return setup;
    }
    static const SoloTile& tile(const Position& game, TileIndex index) { return game.def.solo.tiles[index]; }
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

    /// Lets the opponent move, uses up the own lieutenants in the simplest way, and goes on to the next round's turns.
    static bool passARound(Position& game) {
        const std::uint8_t round = game.s.round;
        while (!game.s.over() && game.s.round == round) {
            Command next = Proceed{};
            if (game.asks() == PromptKind::ChooseTurn || game.asks() == PromptKind::Rescue ||
                game.asks() == PromptKind::LeaveQuarantine)
                next = game.list().front().command;
            else if (game.asks() == PromptKind::Fight) next = EndFight{};
            else if (game.asks() == PromptKind::FightShip) next = TakeRat{};
            else if (game.asks() == PromptKind::Act) next = EndTurn{};
            else if (game.asks() != PromptKind::Proceed && game.asks() != PromptKind::OpponentTurn &&
                     game.asks() != PromptKind::Produce)
                next = Decline{};
            if (!game.give(next)) return false;
        }
        while (!game.s.over() && game.s.stage != Stage::Turns)
            if (!game.give(Proceed{})) return false;
        return true;
    }

private slots:
    void laidOutAsForTwo() {
        ATOMS("messina.solo.setup", "messina.setup.board.side", "messina.setup.supply.cube-count",
              "messina.setup.tiles.carts-two-players", "messina.setup.tiles.ships-two-players");
        Position two(2);
        Position game(alone());
        const auto hexes = [](const Position& p, char letter) {
            std::set<TileIndex> found;
            for (const PlaceState& place : p.s.places)
                if (place.hex != none && p.def.hexes[place.hex].letter == letter) found.insert(place.hex);
            return found;
        };
        QCOMPARE(hexes(game, 'A'), hexes(two, 'A'));
        QCOMPARE(hexes(game, 'B').size(), 1u);
        QCOMPARE(game.s.hexPile.size(), 5u);
        QCOMPARE(game.s.shipPile.size(), two.s.shipPile.size());
        QCOMPARE(game.s.carts[0].size(), 5u);
        QVERIFY(game.s.carts[1].empty());
        game.quiet();
        QCOMPARE(int(game.s.cubesLeft), 16);
        QCOMPARE(game.me().points, std::int16_t(0)); // one begins, and has what the first player has
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
    }

    void onlyOwnDiscsOnCityAndChurch() {
        ATOMS("messina.solo.setup");
        Position game(alone());
        using Order = std::array<PlayerIndex, maxPlayers>;
        QCOMPARE(bookOrder(game.s, Book::City), (Order{0, none, none, none}));
        QCOMPARE(bookOrder(game.s, Book::Church), (Order{0, none, none, none}));
        Order popularity = bookOrder(game.s, Book::Popularity);
        std::sort(popularity.begin(), popularity.begin() + 2);
        QCOMPARE(popularity, (Order{0, opponent, none, none}));
        QCOMPARE(game.s.scoreArrival, (Order{0, none, none, none})); // the opponent scores nothing
        const Player& other = game.s.players[opponent];
        QCOMPARE(int(other.book(Book::Popularity)), 1);
        QCOMPARE(other.points, std::int16_t(0));
        QVERIFY(other.tokens == (std::array<std::uint8_t, tokenCount>{}));
    }

    void withEitherSideOfTheBoards() {
        ATOMS("messina.solo.setup", "messina.solo.spare-markers");
        Setup setup = alone();
        setup.boards = setup.scrolls = Side::B;
        setup.pinned.boards = {"board-b-yellow"};
        setup.pinned.scrolls = {"scroll-b-warden"};
        Position game(setup);
        QCOMPARE(game.def.boards[game.me().board].id, "board-b-yellow");
        QCOMPARE(game.def.scrollBoards[game.me().scrollBoard].id, "scroll-b-warden");
        QCOMPARE(int(game.s.players[opponent].board), 0); // it has no estate
        // A square to use once is marked without touching the stack of the opponent.
        game.actOn("hex-a-fire").citizen("nun-upper-rim-1", Citizen::Nun).overseer(CitizenClass::Nun, 1);
        game.me().pending.push({Book::Popularity, 5});
        const auto pile = game.s.soloPile;
        GIVE(UseBookAction{Book::Popularity, 5});
        GIVE(AdvanceOverseer{CitizenClass::Nun, 0, false});
        GIVE(ActivateCitizen{game.square("nun-upper-rim-1")});
        QCOMPARE(int(game.me().onceUsed), 4);
        QVERIFY(game.s.soloPile == pile && game.s.soloSpent.empty());
        game.citizen("nun-upper-inner", Citizen::Nun).overseer(CitizenClass::Nun, 1);
        game.me().pending.push({Book::Popularity, 5});
        GIVE(UseBookAction{Book::Popularity, 5});
        GIVE(AdvanceOverseer{CitizenClass::Nun, 0, false});
        REFUSES("messina.advanced.once-square", ActivateCitizen{game.square("nun-upper-rim-1")}, Reason::OnceOnly);
    }

    void theStack() {
        ATOMS("messina.solo.deck", "messina.components.tiles");
        std::set<std::vector<int>> orders;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Position game(alone({}, seed));
            QCOMPARE(game.s.soloPile.size(), 14u);
            orders.insert(std::vector<int>(game.s.soloPile.begin(), game.s.soloPile.end()));
        }
        QCOMPARE(orders.size(), 20u);
        std::set<int> hexes; // a tile for each hex of a game of two
        for (const SoloTile& t : realDefinition().solo.tiles) {
            QVERIFY(realDefinition().hexes[t.hex].playerCounts >> 2 & 1);
            hexes.insert(t.hex);
        }
        QCOMPARE(hexes.size(), 14u);
        Position pinned(alone({"solo-s05", "solo-s11"}));
        QCOMPARE(tile(pinned, pinned.s.soloPile[13]).id, "solo-s05");
        QCOMPARE(tile(pinned, pinned.s.soloPile[12]).id, "solo-s11");
        QVERIFY(!validate(realDefinition(), alone({"solo-s99"})).empty());
        QVERIFY(!validate(realDefinition(), alone({"solo-s05", "solo-s05"})).empty());
        QVERIFY(Position(2).s.soloPile.empty());
    }

    void lieutenantsByRound() {
        ATOMS("messina.solo.lieutenants", "messina.solo.no-movement");
        constexpr std::array<int, 6> expected{3, 3, 3, 4, 4, 5};
        QCOMPARE(atHome(Position(alone())), 3);
        for (std::uint8_t round = 2; round <= 6; ++round) {
            Position game(alone());
            game.quiet().round(static_cast<std::uint8_t>(round - 1)).stage(Stage::ClearTown);
            for (std::uint8_t i = 0; i < expected[round - 2u]; ++i)
                game.lieutenant(opponent, i, LieutenantStatus::Standing, i);
            game.lieutenant(0, 0, LieutenantStatus::Standing, game.at(-1, 2));
            GIVE(Proceed{});
            QCOMPARE(int(game.s.round), int(round));
            QCOMPARE(atHome(game), expected[round - 1u]); // back on its board, none lies in town
            QCOMPARE(game.me().lieutenants[0].status, LieutenantStatus::Lying);
            for (const PlaceState& place : game.s.places)
                QCOMPARE(place.standing, none);
        }
    }

    void whoBegins() {
        ATOMS("messina.solo.first-player");
        Position game(alone());
        for (int round = 1; round <= 6; ++round) {
            const PlayerIndex first = round % 2 ? PlayerIndex{0} : opponent;
            QCOMPARE(int(game.s.round), round);
            QCOMPARE(game.s.order[0], first);
            QCOMPARE(game.s.turn.player, first);
            QCOMPARE(game.asks(), round % 2 ? PromptKind::ChooseTurn : PromptKind::OpponentTurn);
            QCOMPARE(game.s.toAct(), PlayerIndex{0}); // the one person at the table answers for both
            // Recalls and opponent's turns only, up to the next round.
            QVERIFY2(passARound(game), game.why());
        }
        QVERIFY(game.s.over());
    }

    void turnsAlternate() {
        ATOMS("messina.solo.first-player", "messina.solo.choose-hex", "messina.solo.lieutenants");
        Position game(alone());
        game.quiet();
        std::vector<int> turns;
        while (game.s.stage == Stage::Turns) {
            if (game.asks() == PromptKind::OpponentTurn) {
                turns.push_back(1);
                GIVE(Proceed{});
                QCOMPARE(game.event<TurnEnded>()->player, opponent);
            } else {
                turns.push_back(0);
                GIVE(game.list().front().command);
                while (game.asks() != PromptKind::Act)
                    GIVE(Decline{});
                GIVE(EndTurn{});
            }
        }
        QCOMPARE(turns, (std::vector<int>{0, 1, 0, 1, 0, 1}));
        QCOMPARE(game.s.soloSpent.size() + game.s.soloPile.size(), 14u);
    }

    void itsTurnIsNotOurs() {
        ATOMS("messina.solo.first-player");
        Position game = opponentsTurn({"solo-s01"});
        REFUSES("messina.solo.first-player", ChooseHex{0, game.at(0, 0)}, Reason::OpponentsTurn);
        REFUSES("messina.solo.first-player", Recall{0}, Reason::OpponentsTurn);
        REFUSES("messina.solo.first-player", EndTurn{}, Reason::OpponentsTurn);
        REFUSES("messina.flow.turn-order", Proceed{}, Reason::NotYourTurn, opponent);
        QVERIFY(game.lists(Proceed{}));
        QCOMPARE(game.list().size(), 1u);
    }
};

QTEST_GUILESS_MAIN(TestSolo)
#include "tst_solo.moc"
