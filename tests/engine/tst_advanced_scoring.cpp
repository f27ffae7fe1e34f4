// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring of the advanced game: the tracks of the scroll boards and the ranking of repopulated districts.
#include "engine/messina/transaction.h" // before Qt, whose word emit is a macro

#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestAdvancedScoring : public QObject {
    Q_OBJECT

private:
    using Worth = std::array<int, 5>; ///< in half points, after 0 to 4 steps

    static Setup sidesB(std::uint8_t players) {
        Setup setup;
        setup.players = players;
        setup.boards = Side::B;
        setup.scrolls = Side::B;
        return setup;
    }
    /// Ready to score; the first seat has that scroll board.
    static Position ending(const char* scroll, std::uint8_t players = 2) {
        Setup setup = sidesB(players);
        setup.pinned.scrolls = {scroll};
        Position game(setup);
        game.atScoring();
        return game;
    }
    static const ScrollTrack& track(const char* scroll, std::size_t index) {
        for (const ScrollBoard& board : realDefinition().scrollBoards)
            if (board.id == scroll) return board.tracks[index];
        qFatal("no scroll board %s", scroll);
        return realDefinition().scrollBoards[0].tracks[0];
    }
    /// Points of the track in a game that ends with `prepare` done to the first seat.
    template <class Prepare>
    static std::optional<int> ended(const char* scroll, std::size_t index, std::uint8_t steps, Rule rule, Prepare prepare) {
        Position game = ending(scroll, 3);
        game.me().scroll[index] = steps;
        prepare(game);
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        const auto source = static_cast<ScoreSource>(static_cast<int>(ScoreSource::ScrollTrack1) + static_cast<int>(index));
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event); l && l->source == source && l->player == 0 && l->rule != rule)
                return std::nullopt; // the line cites another rule
        return game.line(source);
    }
    static void takeShip(Position& game, const char* id) {
        const TileIndex tile = game.shipId(id);
        auto& pile = game.s.shipPile;
        for (std::size_t i = 0; i < pile.size(); ++i)
            if (pile[i] == tile) pile.erase(i);
        game.me().ships.push(tile);
    }
    static TileIndex shipNamed(const char* id) {
        const auto& ships = realDefinition().ships;
        for (TileIndex i = 0; i < ships.size(); ++i)
            if (ships[i].id == id) return i;
        return none;
    }

private slots:
    void goodsOfTheCommonestKind() {
        ATOMS("messina.advanced.track-goods", "messina.ship.goods");
        constexpr Worth worth{0, 2, 5, 7, 10};
        for (std::uint8_t steps = 0; steps < 5; ++steps) {
            const auto points = ended("scroll-b-harbour", 0, steps, Rule::AdvancedTrackGoods, [](Position& game) {
                for (const char* id : {"ship-1-silk", "ship-2-silk", "ship-3-silk", "ship-1-gems", "ship-2-gems", "ship-3-spices"})
                    takeShip(game, id);
            });
            QCOMPARE(points, std::optional(3 * worth[steps]));
        }
        const auto level = [](Position& game) {
            for (const char* id : {"ship-1-silk", "ship-2-silk", "ship-1-gems", "ship-2-gems"})
                takeShip(game, id);
        };
        QCOMPARE(ended("scroll-b-infirmary", 1, 4, Rule::AdvancedTrackGoods, level), std::optional(2 * 10)); // one kind only
        QCOMPARE(ended("scroll-b-infirmary", 1, 4, Rule::AdvancedTrackGoods, [](Position&) {}), std::optional(0));
        Player rich; // however many there were: no limit
        for (int i = 0; i < 9; ++i)
            rich.ships.push(shipNamed("ship-1-spices"));
        QCOMPARE(scoreTrack(realDefinition(), rich, track("scroll-b-harbour", 0), 2).points, 9 * 5);
    }

    void workshopsUpToFive() {
        ATOMS("messina.advanced.track-workshops");
        constexpr Worth worth{0, 1, 2, 4, 5};
        constexpr std::array<const char*, 7> tiles{"workshop-b01", "workshop-b02", "workshop-b03", "workshop-b07",
                                                   "workshop-b19", "workshop-b20", "workshop-b21"};
        for (const char* board : {"scroll-b-guild", "scroll-b-warden"})
            for (std::uint8_t steps = 0; steps < 5; ++steps)
                for (const int owned : {0, 1, 4, 5, 6, 7}) {
                    const auto points = ended(board, 0, steps, Rule::AdvancedTrackWorkshops, [&](Position& game) {
                        for (int i = 0; i < owned; ++i)
                            game.workshop(tiles[static_cast<std::size_t>(i)]);
                        game.upgrade(0, "hut-q01"); // no workshop
                    });
                    QCOMPARE(points, std::optional(std::min(owned, 5) * worth[steps]));
                }
    }

    void woodUpToSix() {
        ATOMS("messina.advanced.track-wood");
        for (std::uint8_t steps = 0; steps < 5; ++steps)
            for (const int wood : {0, 1, 5, 6, 7, 30})
                QCOMPARE(ended("scroll-b-harbour", 1, steps, Rule::AdvancedTrackWood,
                               [&](Position& game) { game.tokens(9, wood, 9, 9); }),
                         std::optional(std::min(wood, 6) * steps));
    }

    void everyHutUpgradeCounts() {
        ATOMS("messina.advanced.track-huts");
        constexpr Worth worth{0, 2, 3, 5, 6};
        constexpr std::array<const char*, 4> tiles{"hut-q01", "hut-q02", "hut-q03", "hut-q04"};
        for (std::uint8_t steps = 0; steps < 5; ++steps)
            for (int owned = 0; owned <= 4; ++owned) {
                const auto points = ended("scroll-b-infirmary", 0, steps, Rule::AdvancedTrackHuts, [&](Position& game) {
                    for (int i = 0; i < owned; ++i)
                        game.upgrade(static_cast<std::uint8_t>(i), tiles[static_cast<std::size_t>(i)]);
                    game.workshop("workshop-b01"); // no hut
                });
                QCOMPARE(points, std::optional(owned * worth[steps]));
            }
        QCOMPARE(track("scroll-b-infirmary", 0).cap, none);
        QCOMPARE(track("scroll-b-warden", 1).kind, ScrollKind::HutUpgrades);
    }

    /// Half a point a coin on the first level; nine coins are four and a half, that is four.
    void coinsUpToNine() {
        ATOMS("messina.advanced.track-coins");
        constexpr std::array<std::pair<int, int>, 9> firstLevel{
            {{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}, {8, 4}, {9, 4}, {10, 4}, {40, 4}}};
        for (const auto& [coins, points] : firstLevel)
            QCOMPARE(ended("scroll-b-guild", 1, 1, Rule::AdvancedTrackCoins,
                           [&](Position& game) { game.tokens(coins, 9, 9, 9); }),
                     std::optional(points));
        constexpr Worth worth{0, 0, 1, 2, 3};
        for (const std::uint8_t steps : {0, 2, 3, 4})
            for (const int coins : {0, 1, 8, 9, 10, 40})
                QCOMPARE(ended("scroll-b-guild", 1, steps, Rule::AdvancedTrackCoins,
                               [&](Position& game) { game.tokens(coins); }),
                         std::optional(std::min(coins, 9) * worth[steps]));
    }

    void coinsCountedStayLeftovers() {
        ATOMS("messina.advanced.track-coins", "messina.score.leftovers");
        Position game = ending("scroll-b-guild");
        game.tokens(7).me().scroll = {0, 4, 0};
        GIVE(Proceed{});
        QCOMPARE(game.line(ScoreSource::ScrollTrack2), std::optional(21));
        QCOMPARE(game.line(ScoreSource::Leftovers), std::optional(2));
    }

    void booksPastTheirBars_data() {
        QTest::addColumn<QByteArray>("scroll");
        QTest::addColumn<int>("book");
        QTest::addColumn<int>("single");
        QTest::addColumn<int>("twin");
        QTest::addColumn<QList<int>>("lower");
        QTest::addColumn<QList<int>>("higher");
        const QList<int> lower{0, 2, 5, 7, 10}, higher{0, 5, 10, 15, 20};
        QTest::newRow("city") << QByteArray("scroll-b-harbour") << 1 << 7 << 9 << lower << higher;
        QTest::newRow("church") << QByteArray("scroll-b-guild") << 2 << 7 << 9 << lower << higher;
        QTest::newRow("popularity") << QByteArray("scroll-b-warden") << 0 << 10 << 12 << QList<int>{0, 3, 6, 9, 12}
                                    << QList<int>{0, 6, 11, 17, 22};
    }
    void booksPastTheirBars() {
        ATOMS("messina.advanced.track-book");
        QFETCH(QByteArray, scroll);
        QFETCH(int, book);
        QFETCH(int, single);
        QFETCH(int, twin);
        QFETCH(QList<int>, lower);
        QFETCH(QList<int>, higher);
        const auto spaces = realDefinition().books[static_cast<std::size_t>(book)].spaces.size();
        for (std::uint8_t steps = 0; steps < 5; ++steps)
            for (std::uint8_t space = 1; space <= spaces; ++space) {
                const auto points = ended(scroll.constData(), 2, steps, Rule::AdvancedTrackBook, [&](Position& game) {
                    for (const Book other : allBooks) // no other book matters
                        game.book(other, static_cast<std::uint8_t>(realDefinition().books[static_cast<std::size_t>(other)].spaces.size()));
                    game.book(static_cast<Book>(book), space);
                });
                QCOMPARE(points, std::optional(space > twin ? higher[steps] : space > single ? lower[steps] : 0));
            }
    }

    void ratsComeBeforeTheBars() {
        ATOMS("messina.advanced.track-book", "messina.rats.popularity");
        for (const int rats : {0, 1, 2, 3, 4}) {
            const auto points = ended("scroll-b-warden", 2, 4, Rule::AdvancedTrackBook, [&](Position& game) {
                game.book(Book::Popularity, 14).me().rats = static_cast<std::uint8_t>(rats);
            });
            QCOMPARE(points, std::optional(rats < 2 ? 22 : rats < 4 ? 12 : 0));
        }
    }

    void theTwoFurthestOverseers() {
        ATOMS("messina.advanced.track-overseers");
        constexpr std::array<std::array<int, 3>, 5> worth{{{0, 0, 0}, {1, 2, 3}, {2, 4, 6}, {3, 6, 9}, {4, 8, 12}}};
        const auto of = [&](std::uint8_t steps, int step) { return step < 4 ? 0 : worth[steps][static_cast<std::size_t>(step - 4)]; };
        for (std::uint8_t steps = 0; steps < 5; ++steps)
            for (std::uint8_t a = 3; a <= 6; ++a)
                for (std::uint8_t b = 3; b <= 6; ++b)
                    for (std::uint8_t c = 3; c <= 6; ++c) {
                        Player player;
                        player.overseers = {Overseer{a, 0, false}, Overseer{b, 1, true}, Overseer{c, 0, false}};
                        const int all = of(steps, a) + of(steps, b) + of(steps, c);
                        const int least = std::min({of(steps, a), of(steps, b), of(steps, c)});
                        QCOMPARE(scoreTrack(realDefinition(), player, track("scroll-b-infirmary", 2), steps).points, all - least);
                    }
        QCOMPARE(ended("scroll-b-infirmary", 2, 3, Rule::AdvancedTrackOverseers,
                       [](Position& game) {
                           game.overseer(CitizenClass::Craftsman, 6, 1).overseer(CitizenClass::Aristocrat, 4);
                           game.overseer(CitizenClass::Nun, 5, 1, true);
                       }),
                 std::optional(9 + 6));
    }

    /// Every kind of track lies on some side b, and no track of side a does.
    void kindsOfTracks() {
        ATOMS("messina.advanced.scroll-boards");
        const auto& boards = realDefinition().scrollBoards;
        QCOMPARE(boards.size(), 5u);
        std::array<int, 10> seen{};
        for (std::size_t board = 1; board < boards.size(); ++board)
            for (const ScrollTrack& t : boards[board].tracks)
                ++seen[static_cast<std::size_t>(t.kind)];
        for (std::size_t kind = 0; kind < seen.size(); ++kind)
            QCOMPARE(seen[kind] > 0, kind >= static_cast<std::size_t>(ScrollKind::GoodsOneKind));
    }
};

QTEST_GUILESS_MAIN(TestAdvancedScoring)
#include "tst_advanced_scoring.moc"
