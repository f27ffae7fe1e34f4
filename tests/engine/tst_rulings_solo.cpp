// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings of the solo game: the opponent's tiles between rounds, its visits, five districts. And whose turn it is.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsSolo : public QObject {
    Q_OBJECT

private:
    /// Alone, with the hex of the opponent's first tile, which does nothing else, in the middle of a quiet town.
    static Position alone(const Rulings& rulings) {
        Setup setup;
        setup.players = 1;
        setup.rulings = rulings;
        setup.pinned.solo = {"solo-s01"};
        Position game(setup);
        game.quiet().hex(game.at(0, 0), "hex-a-upgrade");
        return game;
    }
    static Rulings reshuffle(ruling::SoloReshuffle answer) {
        Rulings rulings;
        rulings.soloReshuffle = answer;
        return rulings;
    }
    /// One turn of the player's, somewhere out of the way.
    static bool turn(Position& game, std::uint8_t lieutenant, PlaceIndex place) {
        return game.give(ChooseHex{lieutenant, place}) && game.give(EndTurn{});
    }

private slots:
    void theOpponentsTurnIsItsOwn() {
        ATOMS("messina.solo.first-player", "messina.solo.choose-hex");
        Position game = alone({});
        QVERIFY2(turn(game, 0, game.at(1, 0)), game.why());
        QVERIFY(game.asks() == PromptKind::OpponentTurn);
        QCOMPARE(int(game.s.toAct()), 0);
        QCOMPARE(turnStep(game.s), 0);
        REFUSES("messina.solo.first-player", ChooseHex{1, game.at(0, 1)}, Reason::OpponentsTurn);
        REFUSES("messina.solo.first-player", Recall{1}, Reason::OpponentsTurn);
        REFUSES("messina.solo.first-player", UseHexAction{}, Reason::OpponentsTurn);
        REFUSES("messina.solo.first-player", EndTurn{}, Reason::OpponentsTurn);
        REFUSES("messina.flow.turn-order", Proceed{}, Reason::NotYourTurn, opponent);
        QCOMPARE(game.list().size(), 1u);
        GIVE(Proceed{});
        QVERIFY(game.asks() == PromptKind::ChooseTurn);
    }

    void visitsOfTheOpponent() {
        ATOMS("messina.solo.visit-points", "messina.repop.visit-points");
        for (const bool yes : {true, false}) {
            Rulings rulings;
            if (!yes) rulings.soloVisitPoints = ruling::SoloVisitPoints::No;
            Position game = alone(rulings);
            game.owns(game.at(0, 0)).owns(game.at(1, 0));
            const int points = game.me().points;
            QVERIFY2(turn(game, 0, game.at(1, 0)), game.why());
            QCOMPARE(game.me().points, points + 2); // one's own visit, under either
            GIVE(Proceed{});
            QCOMPARE(int(game.s.places[game.at(0, 0)].standing), int(opponent));
            QCOMPARE(game.me().points, points + (yes ? 4 : 2));
            QCOMPARE(game.count<PointsScored>(), yes ? 1 : 0);
            if (yes) QVERIFY(game.event<PointsScored>()->rule == Rule::SoloVisitPoints);
            QCOMPARE(int(game.player(opponent).points), 0);
        }
    }

    void tilesBetweenTheRounds() {
        ATOMS("messina.solo.reshuffle", "messina.solo.deck");
        for (const bool every : {true, false}) {
            Position game =
                alone(reshuffle(every ? ruling::SoloReshuffle::EveryRound : ruling::SoloReshuffle::WhenEmpty));
            const std::size_t all = game.def.solo.tiles.size();
            for (std::uint8_t i = 0; i < 3; ++i) {
                QVERIFY2(turn(game, i,
                              game.port(i == 0   ? "upper-left"
                                        : i == 1 ? "upper-right"
                                                 : "lower-left")),
                         game.why());
                GIVE(Proceed{});
            }
            const auto left = game.s.soloPile;
            const auto spent = game.s.soloSpent;
            QVERIFY(spent.size() >= 3);
            QCOMPARE(left.size() + spent.size(), all);
            QVERIFY2(game.proceedTo(Stage::ClearTown), game.why());
            GIVE(Proceed{});
            QCOMPARE(game.count<SoloTilesShuffled>(), every ? 1 : 0);
            QCOMPARE(int(game.s.soloOut), 0); // none is out any more
            if (every) {
                QCOMPARE(game.s.soloPile.size(), all);
                QVERIFY(game.s.soloSpent.empty());
                QVERIFY(game.event<SoloTilesShuffled>()->rule == Rule::SoloReshuffle);
            } else {
                QVERIFY(game.s.soloPile == left && game.s.soloSpent == spent);
            }
        }
    }

    /// The last tile is turned up in the middle of a round.
    void theStackRunsOut() {
        ATOMS("messina.solo.reshuffle", "messina.solo.unavailable", "messina.solo.open-ends");
        for (const bool every : {true, false}) {
            Position game =
                alone(reshuffle(every ? ruling::SoloReshuffle::EveryRound : ruling::SoloReshuffle::WhenEmpty));
            const TileIndex last = game.s.soloPile.back();
            while (game.s.soloPile.size() > 1) {
                game.s.soloSpent.push(game.s.soloPile[0]);
                game.s.soloPile.erase(0);
            }
            QVERIFY2(turn(game, 0, game.port("upper-left")), game.why());
            GIVE(Proceed{});
            QVERIFY(game.event<SoloTileTurned>()->tile == last && game.s.soloPile.empty());
            QVERIFY2(turn(game, 1, game.port("upper-right")), game.why());
            GIVE(Proceed{});
            if (every) {
                // A stack that comes back before each round only: the opponent is done for this one.
                QCOMPARE(game.count<SoloTilesShuffled>() + game.count<SoloTileTurned>(), 0);
                QCOMPARE(game.count<OpponentSkipped>(), 1);
                QCOMPARE(game.count<LieutenantIdle>(), 2);
                QVERIFY2(turn(game, 2, game.port("lower-left")), game.why());
                QVERIFY(game.s.stage == Stage::Production);
            } else {
                const auto* shuffled = game.event<SoloTilesShuffled>();
                QVERIFY(shuffled != nullptr);
                QCOMPARE(shuffled->pile.size(), game.def.solo.tiles.size() - 1); // all but the one that is out
                QVERIFY(std::find(shuffled->pile.begin(), shuffled->pile.end(), last) == shuffled->pile.end());
                QVERIFY(game.count<SoloTileTurned>() >= 1);
                QCOMPARE(game.count<LieutenantIdle>(), 0);
            }
        }
    }

    void fiveDistricts() {
        ATOMS("messina.solo.repop-bonus");
        using Answer = ruling::SoloRepopFive;
        for (const Answer answer : {Answer::Ten, Answer::NotAwarded, Answer::InsteadOfPoints})
            for (std::uint8_t districts = 0; districts <= 5; ++districts) {
                Rulings rulings;
                rulings.soloRepopFive = answer;
                Position game = alone(rulings);
                game.round(6);
                game.s.stage = Stage::Scoring;
                game.s.promptStack[0] = Prompt{};
                game.s.promptStack[0].kind = PromptKind::Proceed;
                for (PlaceIndex place = 0; place < districts; ++place)
                    game.owns(place);
                GIVE(Proceed{});
                const ScoreLine* bonus = nullptr;
                const ScoreLine* printed = nullptr;
                for (const Event& event : game.told)
                    if (const auto* l = std::get_if<ScoreLine>(&event)) {
                        if (l->source == ScoreSource::SoloRepopulated) bonus = l;
                        if (l->source == ScoreSource::Districts) printed = l;
                    }
                QVERIFY(bonus != nullptr && printed != nullptr);
                const bool instead = answer == Answer::InsteadOfPoints;
                QCOMPARE(printed->points > 0, districts > 0 && !instead);
                QVERIFY(printed->rule == (instead ? Rule::SoloRepopBonus : Rule::ScoreDistricts));
                QCOMPARE(int(printed->count), int(districts));
                constexpr std::array<int, 6> points{0, 0, 3, 7, 10, 10};
                QCOMPARE(int(bonus->points), answer == Answer::NotAwarded && districts == 5 ? 0 : points[districts]);
                QCOMPARE(int(bonus->count), int(districts));
            }
    }
};

QTEST_GUILESS_MAIN(TestRulingsSolo)
#include "tst_rulings_solo.moc"
