// SPDX-License-Identifier: GPL-3.0-or-later
// The Town Hall and the deeds board.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <array>

using namespace magister::orleans;

class TestOrleansDeeds : public QObject {
    Q_OBJECT

private:
    static Position acting(bool extra = false) {
        Setup setup;
        setup.players = 4;
        setup.extraTiles = extra;
        Position game(setup);
        game.event(EventKind::Income).acting();
        return game;
    }
    /// The Town Hall is being used by those two; Nothing: an empty slot.
    static Position sending(Token first, Token second = Token::Nothing, std::initializer_list<PlaceId> tiles = {}) {
        Position game = acting(true);
        for (const PlaceId tile : tiles)
            game.tile(tile);
        game.on(PlaceId::TownHall, 0, first);
        if (second != Token::Nothing) game.on(PlaceId::TownHall, 1, second);
        if (!game.give(0, UsePlace{PlaceId::TownHall})) qFatal("%s", game.why());
        return game;
    }
    /// All spaces for that kind at every deed are filled from the supply.
    static void close(Position& game, Follower kind) {
        const auto k = static_cast<std::size_t>(kind);
        for (std::size_t deed = 0; deed < deedCount; ++deed) {
            const int more = game.def.deeds[deed].spaces[k] - game.s.deeds[deed][k];
            game.s.supply[k] = static_cast<std::uint8_t>(game.s.supply[k] - more);
            game.s.deeds[deed][k] = game.def.deeds[deed].spaces[k];
        }
    }
    static Follower someKind(const Definition& def, DeedId deed) {
        for (const Follower kind : allFollowers)
            if (def.deed(deed).spaces[static_cast<std::size_t>(kind)] > 0) return kind;
        return Follower::Monk;
    }

private slots:
    void eightDeeds() {
        ATOMS("orleans.deeds.list");
        const Position game;
        constexpr std::array spaces{10, 3, 5, 3, 4, 6, 4, 10};
        int all = 0;
        for (std::size_t deed = 0; deed < deedCount; ++deed) {
            QCOMPARE(int(game.def.deeds[deed].spaceTotal()), spaces[deed]);
            all += spaces[deed];
            QVERIFY(game.s.citizensLeft >> (firstDeedCitizen + deed) & 1u);
        }
        QCOMPARE(deedCount, std::size_t{8});
        QCOMPARE(all, 45);
    }

    void oneOrTwoOfAnyKind() {
        ATOMS("orleans.town-hall.one-or-two");
        Position game;
        game.emptyMarket();
        for (const Follower kind : allFollowers)
            game.market(kind);
        game.planning();
        for (const Follower kind : allFollowers)
            for (const SlotOfPlace slot : {SlotOfPlace{0}, SlotOfPlace{1}})
                ALLOWS(0, PlaceFollower{neutral(kind), false, PlaceId::TownHall, slot});
        REFUSES("orleans.planning.slots", 0, (PlaceFollower{Token::Monk, false, PlaceId::TownHall, 2}),
                Reason::NoSuchSlot);
        GIVE(0, PlaceFollower{Token::Knight, false, PlaceId::TownHall, 1});
        GIVE(0, Done{});
        ALLOWS(0, UsePlace{PlaceId::TownHall}); // a single one activates it
        QVERIFY(isActive(game.def, game.me(), PlaceId::TownHall));
        GIVE(0, UsePlace{PlaceId::TownHall});
        GIVE(0, SendFollower{1, DeedId::CityWall, Follower::Knight});
        game.acting();
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::TownHall}, Reason::PlaceNotActive);
    }

    void noStartingFollowers() {
        ATOMS("orleans.town-hall.no-own");
        Position game;
        game.planning();
        for (const Token token : {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader})
            for (const SlotOfPlace slot : {SlotOfPlace{0}, SlotOfPlace{1}})
                REFUSES("orleans.town-hall.no-own", 0, (PlaceFollower{token, false, PlaceId::TownHall, slot}),
                        Reason::NoOwnInTownHall);
    }

    void oneOrBothAreSent() {
        ATOMS("orleans.town-hall.send", "orleans.town-hall.details");
        for (const bool both : {true, false}) {
            Position game = sending(Token::Knight, Token::Scholar);
            REFUSES("orleans.town-hall.send", 0, Decline{}, Reason::SendOneAtLeast);
            GIVE(0, SendFollower{1, DeedId::Astronomy, Follower::Scholar});
            REFUSES("orleans.town-hall.send", 0, (SendFollower{1, DeedId::Astronomy, Follower::Scholar}),
                    Reason::NobodyToSend);
            if (both)
                GIVE(0, SendFollower{0, DeedId::CityWall, Follower::Knight}); // to another deed
            else
                GIVE(0, Decline{});
            QVERIFY(game.asks() == PromptKind::Act);
            QCOMPARE(int(game.s.deedFilled(DeedId::Astronomy, Follower::Scholar)), 1);
            QCOMPARE(int(game.s.deedFilled(DeedId::CityWall, Follower::Knight)), both ? 1 : 0);
            QCOMPARE(game.me().work.at(PlaceId::TownHall).filled(), both ? 0 : 1);
        }
    }

    void twoToTheSameDeed() {
        ATOMS("orleans.town-hall.details", "orleans.deeds.reward");
        Position game = sending(Token::Boatman, Token::Scholar);
        const int coins = game.me().coins;
        GIVE(0, SendFollower{0, DeedId::Plague, Follower::Boatman});
        GIVE(0, SendFollower{1, DeedId::Plague, Follower::Scholar});
        QCOMPARE(game.me().coins - coins, 4); // each is rewarded
    }

    void whoIsLeftBehindWaits() {
        ATOMS("orleans.town-hall.details");
        Position game = sending(Token::Knight, Token::Scholar);
        GIVE(0, SendFollower{1, DeedId::Astronomy, Follower::Scholar});
        GIVE(0, Decline{});
        QVERIFY(game.me().work.at(PlaceId::TownHall).tokens[0] == Token::Knight);
        QCOMPARE(game.me().bag.total(), 0);
        ALLOWS(0, UsePlace{PlaceId::TownHall}); // sent later
        game.drawing();
        GIVE(0, Retrieve{PlaceId::TownHall, 0}); // or taken back
        QVERIFY(game.me().work.at(PlaceId::TownHall).tokens[0] == Token::Nothing);
    }

    /// One follower activates the Town Hall, so the one left behind is an activation of its own, used in another turn;
    /// whoever is sent leaves the slots, and an empty Town Hall must be filled anew.
    void eachActionUsesWhoIsSent() {
        ATOMS("orleans.actions.single", "orleans.town-hall.one-or-two", "orleans.town-hall.details");
        Position game = sending(Token::Knight, Token::Scholar);
        game.s.done &= static_cast<std::uint8_t>(~0b10);
        GIVE(0, SendFollower{1, DeedId::Astronomy, Follower::Scholar});
        GIVE(0, Decline{});
        QCOMPARE(int(game.s.asked()), 0b10); // the action is over: the next player's turn
        GIVE(1, Pass{});
        GIVE(0, UsePlace{PlaceId::TownHall});
        GIVE(0, SendFollower{0, DeedId::CityWall, Follower::Knight});
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::TownHall}, Reason::PlaceNotActive);
    }

    void whoHasNoSpaceWaits() {
        ATOMS("orleans.town-hall.send", "orleans.town-hall.details");
        Position game = sending(Token::Boatman, Token::Scholar);
        close(game, Follower::Boatman);
        for (const DeedId deed : {DeedId::Plague, DeedId::BoatmenGuild, DeedId::Canalisation})
            REFUSES("orleans.town-hall.send", 0, (SendFollower{0, deed, Follower::Boatman}), Reason::DeedHasNoSpace);
        GIVE(0, SendFollower{1, DeedId::Astronomy, Follower::Scholar});
        QVERIFY(game.asks() == PromptKind::Act); // nobody is asked about the boatman
        QVERIFY(game.me().work.at(PlaceId::TownHall).tokens[0] == Token::Boatman);
        REFUSES("orleans.town-hall.send", 0, UsePlace{PlaceId::TownHall}, Reason::NoDeedTakesThem);
    }

    void exactlyTheKindPrinted() {
        ATOMS("orleans.deeds.exact", "orleans.deeds.no-monk");
        for (const Follower sent : allFollowers) {
            Position game = sending(neutral(sent));
            for (std::size_t d = 0; d < deedCount; ++d)
                for (const Follower space : allFollowers) {
                    const bool printed = game.def.deeds[d].spaces[static_cast<std::size_t>(space)] > 0;
                    const SendFollower send{0, static_cast<DeedId>(d), space};
                    if (printed && space == sent)
                        ALLOWS(0, send);
                    else if (printed && sent == Follower::Monk)
                        REFUSES("orleans.deeds.no-monk", 0, send, Reason::DeedNoMonk);
                    else
                        REFUSES("orleans.deeds.exact", 0, send, Reason::DeedNeedsOther);
                }
        }
    }

    void noTileChangesTheKind() {
        ATOMS("orleans.deeds.no-substitutes");
        const auto tiles = {PlaceId::HerbGarden, PlaceId::School, PlaceId::Barracks};
        Position game = sending(Token::Boatman, Token::Scholar, tiles);
        for (const Follower space : {Follower::Farmer, Follower::Craftsman, Follower::Trader, Follower::Knight})
            REFUSES("orleans.deeds.no-substitutes", 0, (SendFollower{0, DeedId::CityWall, space}),
                    Reason::DeedNoSubstitute);
        REFUSES("orleans.deeds.no-substitutes", 0, (SendFollower{1, DeedId::CityWall, Follower::Trader}),
                Reason::DeedNoSubstitute);
        REFUSES("orleans.deeds.no-substitutes", 0, (SendFollower{1, DeedId::BoatmenGuild, Follower::Boatman}),
                Reason::DeedNoSubstitute);
        ALLOWS(0, SendFollower{0, DeedId::BoatmenGuild, Follower::Boatman});
        ALLOWS(0, SendFollower{1, DeedId::BoatmenGuild, Follower::Scholar});
    }

    void rewards() {
        ATOMS("orleans.deeds.reward");
        constexpr std::array coins{1, 3, 2, 1, 1, 2, 2};
        for (std::size_t d = 0; d < coins.size(); ++d) {
            const auto deed = static_cast<DeedId>(d);
            const Follower kind = someKind(realDefinition(), deed);
            Position game = sending(neutral(kind));
            const int had = game.me().coins;
            GIVE(0, SendFollower{0, deed, kind});
            QCOMPARE(game.me().coins - had, coins[d]);
            QCOMPARE(int(game.me().development), 0);
        }
    }

    void canalisationPaysEitherWay() {
        ATOMS("orleans.deeds.canalisation");
        for (const bool point : {false, true}) {
            Position game = sending(Token::Farmer, Token::Trader);
            const int had = game.me().coins;
            GIVE(0, SendFollower{0, DeedId::Canalisation, Follower::Farmer});
            QVERIFY(game.asks() == PromptKind::DeedReward);
            QCOMPARE(game.list().size(), std::size_t{2});
            GIVE(0, TakeDeedReward{point});
            QCOMPARE(game.me().coins - had, point ? 0 : 1);
            QCOMPARE(int(game.me().development), point ? 1 : 0);
            GIVE(0, SendFollower{1, DeedId::Canalisation, Follower::Trader}); // chosen for each anew
            GIVE(0, TakeDeedReward{!point});
            QCOMPARE(game.me().coins - had, 1);
            QCOMPARE(int(game.me().development), 1);
        }
    }

    void theLastOneTakesTheCitizen() {
        ATOMS("orleans.deeds.citizen");
        for (std::size_t d = 0; d < deedCount; ++d) {
            const auto deed = static_cast<DeedId>(d);
            const Follower kind = someKind(realDefinition(), deed);
            for (const int left : {1, 2}) {
                if (realDefinition().deed(deed).spaces[static_cast<std::size_t>(kind)] < left) continue;
                Position game = acting();
                game.on(PlaceId::TownHall, 0, neutral(kind)).deedLeft(deed, kind, left);
                GIVE(0, UsePlace{PlaceId::TownHall});
                GIVE(0, SendFollower{0, deed, kind});
                QCOMPARE(int(game.me().citizens), left == 1 ? 1 : 0);
                const auto* taken = game.event<CitizenTaken>();
                QVERIFY(left != 1 || (taken && taken->citizen == firstDeedCitizen + d));
                if (game.asks() == PromptKind::DeedReward) GIVE(0, TakeDeedReward{});
            }
        }
    }

    void whoeverIsSentStays() {
        ATOMS("orleans.deeds.stay");
        Position game = sending(Token::Knight);
        GIVE(0, SendFollower{0, DeedId::CityWall, Follower::Knight});
        QCOMPARE(game.me().bag.total(), 0);
        const int supply = game.s.supply[static_cast<std::size_t>(Follower::Knight)];
        game.lastAction();
        GIVE(0, Pass{});
        QVERIFY(game.s.over());
        QCOMPARE(int(game.s.deedFilled(DeedId::CityWall, Follower::Knight)), 1);
        QCOMPARE(int(game.s.supply[static_cast<std::size_t>(Follower::Knight)]), supply);
    }
};

QTEST_GUILESS_MAIN(TestOrleansDeeds)
#include "tst_orleans_deeds.moc"
