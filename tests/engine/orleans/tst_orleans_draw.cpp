// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 3, followers out of the bag; and the tracks on which new ones bring the markers on.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include "engine/orleans/observe.h"

using namespace magister::orleans;

class TestOrleansDraw : public QObject {
    Q_OBJECT

private:
    static int onMarket(const Player& player) {
        return static_cast<int>(std::count_if(player.work.market.begin(), player.work.market.end(), isFollower));
    }
    /// One recruit at that place, with the marker of the kind on that space before; the event is not Pilgrimage.
    static Position recruit(PlaceId place, Follower kind, std::uint8_t from) {
        Position game(4);
        if (hasTrack(kind)) game.track(trackOf(kind), from);
        game.fill(place).acting().event(EventKind::Income);
        if (!game.give(0, UsePlace{place})) qFatal("%s", game.why());
        if (place == PlaceId::Village && !game.give(0, RecruitFollower{kind})) qFatal("%s", game.why());
        return game;
    }
    static PlaceId placeOf(Follower kind) {
        switch (kind) {
        case Follower::Farmer:
            return PlaceId::Farmhouse;
        case Follower::Knight:
            return PlaceId::Castle;
        case Follower::Scholar:
            return PlaceId::University;
        case Follower::Monk:
            return PlaceId::Monastery;
        default:
            return PlaceId::Village;
        }
    }

private slots:
    /// The printed picture: one may draw four, two six, the last one eight.
    void theKnightTrackSaysHowMany() {
        ATOMS("orleans.draw.amount", "orleans.draw.free-spaces");
        Position game(4);
        constexpr std::array<std::uint8_t, 4> spaces{0, 2, 2, 5};
        constexpr std::array<int, 4> most{4, 6, 6, 8};
        for (PlayerIndex p = 0; p < 4; ++p) {
            game.track(Track::Knight, spaces[p], p).emptyMarket(p).bag(Follower::Farmer, 4, p);
            game.bag(Follower::Scholar, 3, p);
        }
        GIVE(0, Proceed{});
        for (PlayerIndex p = 0; p < 4; ++p) {
            const auto number = static_cast<std::uint8_t>(most[p]);
            REFUSES("orleans.draw.amount", p, DrawFollowers{static_cast<std::uint8_t>(number + 1)},
                    Reason::DrawTooMany);
            for (std::uint8_t fewer = 1; fewer <= number; ++fewer)
                ALLOWS(p, DrawFollowers{fewer});
            GIVE(p, DrawFollowers{number});
            QCOMPARE(onMarket(game.player(p)), most[p]);
            QCOMPARE(game.player(p).bagTotal(), 11 - most[p]);
            REFUSES("orleans.draw.amount", p, DrawFollowers{1}, Reason::DrawTooMany);
        }
    }

    void fewerIfOneLikes() {
        ATOMS("orleans.draw.amount");
        Position game(2);
        game.bag(Follower::Knight, 4).drawing();
        GIVE(0, DrawFollowers{1});
        GIVE(0, DrawFollowers{2}); // in several goes, but no more in all
        REFUSES("orleans.draw.amount", 0, DrawFollowers{2}, Reason::DrawTooMany);
        GIVE(0, Done{});
        QCOMPARE(game.me().bagTotal(), 1);
    }

    void orNoneAtAll() {
        ATOMS("orleans.draw.amount");
        Position game(2);
        game.bag(Follower::Knight, 4).drawing();
        GIVE(0, Done{});
        QCOMPARE(game.me().bagTotal(), 4);
    }

    void chanceDraws() {
        ATOMS("orleans.draw.amount");
        std::array<int, followerCount> seen{};
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Position game(2, seed);
            game.bag(Follower::Knight, 3).bag(Follower::Monk, 1).drawing();
            GIVE(0, DrawFollowers{1});
            const Token token = game.event<FollowersDrawn>()->tokens[0];
            ++seen[static_cast<std::size_t>(kindOf(token))];
        }
        const int monks = seen[static_cast<std::size_t>(Follower::Monk)];
        QCOMPARE(seen[static_cast<std::size_t>(Follower::Knight)] + monks, 200); // only what is in the bag
        QVERIFY2(monks > 25 && monks < 80, "one in four, give or take");
    }

    void onlyOntoFreeSpaces() {
        ATOMS("orleans.draw.free-spaces", "orleans.draw.leftovers");
        Position game(2);
        QCOMPARE(int(game.def.marketSpaces), 8);
        game.track(Track::Knight, 5).bag(Follower::Knight, 8); // may draw eight, has four on the market
        game.drawing();
        REFUSES("orleans.draw.free-spaces", 0, DrawFollowers{5}, Reason::NoMarketSpace);
        GIVE(0, DrawFollowers{4});
        QCOMPARE(freeMarketSpaces(game.def, game.me()), 0);
        REFUSES("orleans.draw.free-spaces", 0, DrawFollowers{1}, Reason::NoMarketSpace);
        // A full market: nothing is asked.
        Position full(2);
        full.bag(Follower::Knight, 3).market(Follower::Monk).market(Follower::Monk).market(Follower::Monk);
        full.market(Follower::Monk);
        QVERIFY2(full.give(0, Proceed{}), full.why());
        QVERIFY(full.asks(0) == PromptKind::Plan);
        QVERIFY(full.event<NothingToDraw>()->rule == Rule::DrawLeftovers);
    }

    void whatWasNotUsedTakesUpRoom() {
        ATOMS("orleans.draw.leftovers");
        Position game(2);
        game.idleRound(); // the four starting followers are left on the market
        QCOMPARE(onMarket(game.me()), 4);
        game.bag(Follower::Knight, 5).track(Track::Knight, 2);
        GIVE(1, Proceed{});
        REFUSES("orleans.draw.free-spaces", 0, DrawFollowers{5}, Reason::NoMarketSpace);
        GIVE(0, DrawFollowers{4});
        QCOMPARE(onMarket(game.me()), 8);
    }

    void nothingToDrawInTheFirstRound() {
        ATOMS("orleans.draw.first-round");
        Position game(3);
        for (PlayerIndex p = 0; p < 3; ++p)
            QCOMPARE(game.player(p).bagTotal(), 0);
        GIVE(0, Proceed{});
        QCOMPARE(game.count<NothingToDraw>(), 3);
        QVERIFY(game.event<NothingToDraw>()->rule == Rule::DrawFirstRound);
        QVERIFY(game.s.stage == Stage::Planning);
        QCOMPARE(onMarket(game.me()), 4);
    }

    void anEmptyBagLater() {
        ATOMS("orleans.draw.short-bag");
        Position game(2);
        game.idleRound();
        GIVE(1, Proceed{});
        QCOMPARE(game.count<NothingToDraw>(), 2);
        QVERIFY(game.event<NothingToDraw>()->rule == Rule::DrawShortBag);
    }

    void aBagThatIsTooSmall() {
        ATOMS("orleans.draw.short-bag");
        Position game(2);
        game.bag(Follower::Knight, 2).drawing();
        REFUSES("orleans.draw.short-bag", 0, DrawFollowers{3}, Reason::BagTooSmall);
        GIVE(0, DrawFollowers{2});
        QCOMPARE(game.me().bagTotal(), 0);
        REFUSES("orleans.draw.short-bag", 0, DrawFollowers{1}, Reason::BagTooSmall); // nothing is put back to draw on
    }

    void bathhouseWithASmallBag() {
        ATOMS("orleans.draw.short-bag", "orleans.tiles.bathhouse");
        for (int bag = 1; bag <= 3; ++bag) {
            Position game(2);
            game.tile(PlaceId::Bathhouse).bag(Follower::Knight, bag).drawing();
            GIVE(0, UseBathhouse{});
            QCOMPARE(int(game.me().hand.size()), std::min(bag, 2));
            GIVE(0, KeepDrawn{Token::Knight, false});
            QCOMPARE(onMarket(game.me()), 5); // never more than one
            QCOMPARE(game.me().bagTotal(), bag - 1);
            QVERIFY(game.asks() == PromptKind::Draw);
        }
    }

    void oneMayLookIntoOnesOwnBag() {
        ATOMS("orleans.draw.look-in-bag");
        Position game(2);
        game.bag(Follower::Knight, 2).bag(Follower::Monk, 1).bag(Follower::Scholar, 3, 1);
        bool everywhere = true;
        for (int step = 0; step < 40 && !game.s.over(); ++step) {
            const State mine = observe(game.s, 0).state;
            everywhere = everywhere && mine.players[0].bag == game.me().bag && mine.players[0].bagHidden == 0;
            QVERIFY(mine.players[1].bag == TokenCounts{});
            QCOMPARE(mine.players[1].bagTotal(), game.player(1).bagTotal());
            const State onlookers = observe(game.s, onlooker).state;
            QVERIFY(onlookers.players[0].bag == TokenCounts{});
            // Whatever stage it is: anybody's turn will do.
            const PlayerIndex by = game.s.isAsked(0) ? 0 : 1;
            GIVE(by, game.list(by).back().command);
        }
        QVERIFY(everywhere);
        // What comes out does not depend on the look: the generator is hidden.
        QVERIFY(observe(game.s, 0).state.random == magister::Random{});
    }

    /// The printed example: six allowed, four drawn, two brought back.
    void bringingFollowersBack() {
        ATOMS("orleans.draw.retrieve");
        Position game(2);
        game.track(Track::Knight, 2).emptyMarket().bag(Follower::Knight, 4).fill(PlaceId::Castle);
        game.tile(PlaceId::Hayrick).fill(PlaceId::Hayrick).drawing();
        GIVE(0, DrawFollowers{4});
        GIVE(0, Retrieve{PlaceId::Castle, 2});
        GIVE(0, Retrieve{PlaceId::Hayrick, 0}); // from any place
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Castle, 0}), Reason::NoDrawGivenUp);
        QCOMPARE(onMarket(game.me()), 6);
        const auto& market = game.me().work.market;
        QVERIFY(std::count(market.begin(), market.end(), Token::Trader) == 1);
        QVERIFY(std::count(market.begin(), market.end(), Token::Farmer) == 1);
        QCOMPARE(game.me().work.at(PlaceId::Castle).filled(), 2);
        QCOMPARE(game.me().work.at(PlaceId::Hayrick).filled(), 0);
        GIVE(0, Done{});
        game.planning();
        REFUSES("orleans.round.phases", 0, (Retrieve{PlaceId::Castle, 0}), Reason::OtherPhase);
    }

    void onlyWhatStandsOnASlot() {
        ATOMS("orleans.draw.retrieve");
        Position game(2);
        game.technology().on(PlaceId::Castle, 0, Token::Technology).on(PlaceId::Castle, 1, Token::OwnBoatman);
        game.drawing();
        REFUSES("orleans.technology.permanent", 0, (Retrieve{PlaceId::Castle, 0}), Reason::TechnologyStays);
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Castle, 2}), Reason::NobodyThere);
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Cellar, 0}), Reason::NobodyThere);
        GIVE(0, Retrieve{PlaceId::Castle, 1});
        QCOMPARE(game.event<FollowerRetrieved>()->token, Token::OwnBoatman);
    }

    void drawsAndReturnsTogether() {
        ATOMS("orleans.draw.retrieve-limits");
        Position game(2);
        game.emptyMarket().bag(Follower::Knight, 4).fill(PlaceId::Castle).fill(PlaceId::Farmhouse).drawing();
        GIVE(0, Retrieve{PlaceId::Castle, 0});
        GIVE(0, Retrieve{PlaceId::Farmhouse, 0});
        REFUSES("orleans.draw.retrieve-limits", 0, DrawFollowers{3}, Reason::DrawsGivenUp);
        GIVE(0, DrawFollowers{2});
        REFUSES("orleans.draw.retrieve-limits", 0, DrawFollowers{1}, Reason::DrawsGivenUp);
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Castle, 1}), Reason::NoDrawGivenUp);
        // A free space is needed.
        Position full(2);
        full.fill(PlaceId::Castle).market(Follower::Knight).market(Follower::Knight).market(Follower::Knight);
        full.drawing();
        QVERIFY2(full.give(0, Retrieve{PlaceId::Castle, 0}), full.why());
        QVERIFY2(
            full.refuses("orleans.draw.retrieve-limits", 0, Retrieve{PlaceId::Castle, 1}, Reason::NoRoomToRetrieve),
            full.why());
    }

    void theBagMayBeEmptyForThat() {
        ATOMS("orleans.draw.retrieve-limits");
        Position game(2);
        game.fill(PlaceId::Castle).fill(PlaceId::Farmhouse);
        GIVE(0, Proceed{});
        QCOMPARE(game.me().bagTotal(), 0);
        QVERIFY(game.asks() == PromptKind::Draw);
        GIVE(0, Retrieve{PlaceId::Castle, 0});
        GIVE(0, Retrieve{PlaceId::Castle, 1});
        GIVE(0, Retrieve{PlaceId::Castle, 2});
        GIVE(0, Retrieve{PlaceId::Farmhouse, 0});
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Farmhouse, 1}), Reason::NoDrawGivenUp);
    }

    void sixTracks() {
        ATOMS("orleans.tracks.six");
        QCOMPARE(trackCount, 6u);
        for (const Follower kind : allFollowers) {
            Position game = recruit(placeOf(kind), kind, 0);
            const bool monk = kind == Follower::Monk;
            QCOMPARE(game.count<TrackAdvanced>(), monk ? 0 : 1);
            QCOMPARE(game.count<FollowerRecruited>(), 1);
            QVERIFY(game.event<FollowerRecruited>()->follower == kind);
            for (const Track track : allTracks)
                QCOMPARE(int(game.me().track(track)), !monk && track == trackOf(kind) ? 1 : 0);
            for (PlayerIndex p = 1; p < 4; ++p) // each has a marker of one's own there
                for (const Track track : allTracks)
                    QCOMPARE(int(game.player(p).track(track)), 0);
        }
    }

    void eachRecruitOneSpaceAndItsReward() {
        ATOMS("orleans.tracks.advance");
        constexpr std::array farmer{Good::Grain, Good::Grain, Good::Cheese, Good::Cheese,
                                    Good::Wine,  Good::Wine,  Good::Wool,   Good::Brocade};
        for (std::uint8_t from = 0; from < farmer.size(); ++from) {
            const Position game = recruit(PlaceId::Farmhouse, Follower::Farmer, from);
            QCOMPARE(int(game.s.players[0].track(Track::Farmer)), from + 1);
            QCOMPARE(game.s.players[0].wareTotal(), 1);
            QCOMPARE(int(game.s.players[0].ware(wareOf(farmer[from]))), 1);
        }
        for (std::uint8_t from = 0; from < 5; ++from) {
            const Position boatman = recruit(PlaceId::Village, Follower::Boatman, from);
            QCOMPARE(int(boatman.s.players[0].coins), from == 4 ? 5 : 5 + 2 + from);
            QCOMPARE(int(boatman.s.players[0].citizens), from == 4 ? 1 : 0);
            const Position craftsman = recruit(PlaceId::Village, Follower::Craftsman, from);
            QCOMPARE(int(craftsman.s.players[0].work.technologies), 1);
            const Position trader = recruit(PlaceId::Village, Follower::Trader, from);
            QVERIFY(trader.asks() == PromptKind::TakeTile);
            const Position scholar = recruit(PlaceId::University, Follower::Scholar, from);
            QCOMPARE(int(scholar.s.players[0].development), 2 + from);
            const Position knight = recruit(PlaceId::Castle, Follower::Knight, from);
            QCOMPARE(int(knight.s.players[0].citizens), from == 3 ? 1 : 0);
            QCOMPARE(drawNumber(knight.def, knight.s.players[0]), (std::array{5, 6, 7, 7, 8})[from]);
            for (const Position* game : {&boatman, &craftsman, &trader, &scholar, &knight})
                QCOMPARE(game->count<TrackAdvanced>(), 1);
        }
    }

    void atTheEndOfATrack() {
        ATOMS("orleans.tracks.end");
        for (const Track track : allTracks) {
            const Follower kind = followerOf(track);
            const auto steps = static_cast<std::uint8_t>(track == Track::Farmer ? 8 : 5);
            QCOMPARE(int(realDefinition().track(track).lastSpace()), int(steps));
            Position game = recruit(placeOf(kind), kind, static_cast<std::uint8_t>(steps - 1));
            if (track == Track::Trader) GIVE(0, game.list().front().command);
            QCOMPARE(int(game.me().track(track)), int(steps));
            game.fill(placeOf(kind));
            if (placeOf(kind) == PlaceId::Village) {
                GIVE(0, UsePlace{PlaceId::Village});
                REFUSES("orleans.tracks.end", 0, RecruitFollower{kind}, Reason::TrackFinished);
            } else {
                REFUSES("orleans.tracks.end", 0, UsePlace{placeOf(kind)}, Reason::TrackFinished);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestOrleansDraw)
#include "tst_orleans_draw.moc"
