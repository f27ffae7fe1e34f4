// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking of repopulated districts, held in the advanced game only.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRepopRank : public QObject {
    Q_OBJECT

private:
    using Tiles = std::vector<const char*>;

    /// An advanced game at its end, in which each seat has repopulated those hexes.
    static Position ending(const std::vector<Tiles>& seats, bool bestPlace = false, Side side = Side::B) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(seats.size());
        setup.boards = setup.scrolls = side;
        if (bestPlace) setup.rulings.advancedRepopTie = ruling::AdvancedRepopTie::PointsOfBestPlace;
        Position game(setup);
        game.atScoring();
        PlaceIndex place = 0;
        for (PlayerIndex p = 0; p < seats.size(); ++p)
            for (const char* id : seats[p]) {
                game.hex(place, id).owns(place, p);
                ++place;
            }
        return game;
    }
    static std::vector<int> points(Position game) {
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        std::vector<int> all;
        for (PlayerIndex p = 0; p < game.s.playerCount; ++p)
            all.push_back(game.line(ScoreSource::RepopulationRank, p).value_or(-1));
        return all;
    }
    static Rule citedFor(Position game, PlayerIndex p) {
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event);
                l && l->source == ScoreSource::RepopulationRank && l->player == p)
                return l->rule;
        return Rule::None;
    }
    using Points = std::vector<int>;

private slots:
    void byNumberOfDistricts() {
        ATOMS("messina.advanced.repop-rank");
        // Numbers count, not what they are worth: two for 7 and 8 before one for 19.
        const Tiles two{"hex-a-build", "hex-a-city"}, one{"hex-a-wood-fire"},
            three{"hex-a-upgrade", "hex-a-church", "hex-a-wood-wood"};
        QCOMPARE(points(ending({one, three, two})), (Points{3, 10, 7}));
        const Tiles four{"hex-c-book", "hex-c-build-or-scroll", "hex-a-fire-fire", "hex-a-coin-coin"};
        QCOMPARE(points(ending({two, four, one, three})), (Points{3, 10, 0, 7})); // the fourth has none
        QCOMPARE(citedFor(ending({one, three, two}), 1), Rule::AdvancedRepopRank);
    }

    void whoHasNoneGetsNothing() {
        ATOMS("messina.advanced.repop-rank");
        QCOMPARE(points(ending({{}, {}, {}})), (Points{0, 0, 0}));
        QCOMPARE(points(ending({{}, {}, {}, {}})), (Points{0, 0, 0, 0}));
        QCOMPARE(points(ending({{}, {"hex-a-build"}, {}})), (Points{0, 10, 0}));
        QCOMPARE(points(ending({{"hex-a-city"}, {}, {"hex-a-build"}, {}})), (Points{10, 0, 7, 0}));
        QCOMPARE(points(ending({{}, {}, {}}, true)), (Points{0, 0, 0}));
    }

    void twoPlayers() {
        ATOMS("messina.advanced.repop-two");
        QCOMPARE(points(ending({{"hex-a-wood-fire"}, {"hex-a-build", "hex-a-city"}})), (Points{0, 7}));
        QCOMPARE(points(ending({{"hex-a-build"}, {}})), (Points{7, 0}));
        QCOMPARE(points(ending({{}, {}})), (Points{0, 0}));
        QCOMPARE(citedFor(ending({{"hex-a-build"}, {}}), 0), Rule::AdvancedRepopTwo);
    }

    void moreWorthBreaksATie() {
        ATOMS("messina.advanced.repop-tie");
        QCOMPARE(points(ending({{"hex-a-build"}, {"hex-a-wood-fire"}})), (Points{0, 7})); // 7 and 19
        // 7 + 8 against 19 + 7 against 10 + 11: together, not the best single one
        QCOMPARE(points(ending({{"hex-a-build", "hex-a-wood-wood"}, {"hex-a-wood-fire", "hex-b-coin-fire"},
                                {"hex-a-upgrade", "hex-c-book"}})),
                 (Points{3, 10, 7}));
        // 19 + 7 are less than 13 + 14, though 19 is the best of all
        QCOMPARE(points(ending({{"hex-a-wood-fire", "hex-a-build"}, {"hex-a-fire", "hex-a-coin-overseer-any"}})),
                 (Points{0, 7}));
    }

    /// Level in number and worth: three hexes of 13, four of 11.
    void stillLevel_data() {
        QTest::addColumn<bool>("bestPlace");
        QTest::addColumn<QList<int>>("shares"); ///< of 2 for first, 3 for first, 4 for first, 2 for second, 2 for two
        QTest::newRow("pool of the places") << false << QList<int>{8, 6, 5, 5, 3};
        QTest::newRow("points of the best place") << true << QList<int>{5, 3, 2, 3, 3};
    }
    void stillLevel() {
        ATOMS("messina.advanced.repop-tie");
        QFETCH(bool, bestPlace);
        QFETCH(QList<int>, shares);
        const Tiles a{"hex-a-church"}, b{"hex-a-coin-overseer-nun"}, c{"hex-b-coin-fire"}, d{"hex-c-coin-overseer-skip"};
        const Tiles low{"hex-a-build"}, high{"hex-a-wood-fire"};
        QCOMPARE(points(ending({a, low, c}, bestPlace)), (Points{shares[0], 3, shares[0]})); // 10 + 7, or 10
        QCOMPARE(points(ending({a, b, c}, bestPlace)), (Points(3, shares[1])));              // 10 + 7 + 3
        QCOMPARE(points(ending({a, b, c, d}, bestPlace)), (Points(4, shares[2])));           // 10 + 7 + 3 + 0
        QCOMPARE(points(ending({high, a, b}, bestPlace)), (Points{10, shares[3], shares[3]})); // 7 + 3, or 7
        QCOMPARE(points(ending({a, {"hex-b-coin-fire"}}, bestPlace)), (Points(2, shares[4]))); // 7 + 0, or 7
        QCOMPARE(points(ending({a, {}, c}, bestPlace)), (Points{shares[0], 0, shares[0]}));  // who has none does not share
        QCOMPARE(citedFor(ending({a, low, c}, bestPlace), 0), Rule::AdvancedRepopTie);
        QCOMPARE(citedFor(ending({a, low, c}, bestPlace), 1), Rule::AdvancedRepopRank);
    }

    void notInTheBaseGame() {
        ATOMS("messina.advanced.repop-rank", "messina.advanced.repop-two");
        for (const std::size_t players : {2u, 3u, 4u}) {
            std::vector<Tiles> seats(players);
            seats[0] = {"hex-a-wood-fire", "hex-a-build"};
            Position game = ending(seats, false, Side::A);
            GIVE(Proceed{});
            QCOMPARE(game.line(ScoreSource::RepopulationRank), std::nullopt);
            QCOMPARE(game.line(ScoreSource::Districts), std::optional(19 + 7));
        }
    }
};

QTEST_GUILESS_MAIN(TestRepopRank)
#include "tst_repop_rank.moc"
