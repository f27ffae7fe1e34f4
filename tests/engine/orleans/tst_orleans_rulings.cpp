// SPDX-License-Identifier: GPL-3.0-or-later
// Every ruling with every answer: what it changes, and that the default is what the rulebook suggests.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include "engine/orleans/ruled_otherwise.h"

using namespace magister::orleans;

class TestOrleansRulings : public QObject {
    Q_OBJECT

private:
    template <class Bend> static Position ruled(Bend bend, bool extra = false) {
        Setup setup;
        setup.players = 2;
        setup.extraTiles = extra;
        bend(setup.rulings);
        return Position(setup);
    }

private slots:
    void everyRulingHasItsAtomAndAnswers() {
        for (std::size_t i = 0; i < rulingCount; ++i) {
            const RulingOption& option = rulingOptions()[i];
            QVERIFY(option.choices.size() >= 2);
            QVERIFY(option.rule != Rule::None);
            QCOMPARE(rulingIndex(option.id), i);
            QCOMPARE(rulingIndex(option.rule), i);
            for (std::uint8_t choice = 0; choice < option.choices.size(); ++choice) {
                Rulings rulings;
                setAnswer(rulings, i, choice);
                QCOMPARE(answer(rulings, i), choice);
                QVERIFY(isSound(rulings));
                QVERIFY(choiceIndex(i, option.choices[choice]) == choice);
            }
        }
        Rulings wrong;
        setAnswer(wrong, 0, 9);
        QVERIFY(!isSound(wrong));
        Setup setup;
        setup.rulings = wrong;
        QVERIFY(!validate(realDefinition(), setup).empty());
    }

    /// Hashes of games that name no later question stay as they were; each answer still has a hash of its own.
    void answersInHashes() {
        const Rulings earlier = earlierRulings();
        for (std::size_t i = 0; i < rulingCount; ++i) {
            QCOMPARE(hashedAnswer(earlier, i), 0);
            std::uint32_t seen = 0;
            for (std::uint8_t choice = 0; choice < rulingOptions()[i].choices.size(); ++choice) {
                Rulings rulings;
                setAnswer(rulings, i, choice);
                seen |= 1u << hashedAnswer(rulings, i);
            }
            QCOMPARE(seen, (1u << rulingOptions()[i].choices.size()) - 1);
        }
    }

    void treasury() {
        ATOMS("orleans.money.bank-unlimited", "orleans.money.bank-empty");
        for (const bool limited : {false, true}) {
            Position game = ruled(
                [&](Rulings& r) { r.bankSize = limited ? ruling::BankSize::BoxTokens : ruling::BankSize::Unlimited; });
            // The other player has all but three coins.
            game.coins(game.def.treasury.worth - 3 - game.me().coins, 1);
            QCOMPARE(int(game.s.bank), 3);
            game.tile(PlaceId::Cellar).fill(PlaceId::Cellar).acting();
            const int before = game.me().coins;
            GIVE(0, UsePlace{PlaceId::Cellar});
            QCOMPARE(game.me().coins - before, limited ? 3 : 4);
            QCOMPARE(game.count<TreasuryEmpty>(), limited ? 1 : 0);
            if (limited) QCOMPARE(int(game.event<TreasuryEmpty>()->missing), 1);
        }
    }

    void retrievingNeedsNoBag() {
        ATOMS("orleans.draw.retrieve-limits");
        for (const bool must : {false, true}) {
            Position game = ruled([&](Rulings& r) {
                r.retrieveBag = must ? ruling::RetrieveBag::MustHold : ruling::RetrieveBag::NotNeeded;
            });
            game.on(PlaceId::Farmhouse, 0, Token::OwnBoatman).drawing();
            QCOMPARE(game.me().bagTotal(), 0);
            if (must)
                REFUSES("orleans.draw.retrieve-limits", 0, (Retrieve{PlaceId::Farmhouse, 0}), Reason::BagMustHold);
            else
                GIVE(0, Retrieve{PlaceId::Farmhouse, 0});
        }
    }

    void givenUpDrawsCountAgainstTheBag() {
        Position game = ruled([](Rulings& r) { r.retrieveBag = ruling::RetrieveBag::MustHold; });
        game.bag(Follower::Knight, 2).on(PlaceId::Farmhouse, 0, Token::OwnBoatman).drawing();
        GIVE(0, Retrieve{PlaceId::Farmhouse, 0});
        REFUSES("orleans.draw.retrieve-limits", 0, DrawFollowers{2}, Reason::BagMustHold);
        GIVE(0, DrawFollowers{1});
    }

    void farmhouseWithoutItsGood() {
        ATOMS("orleans.farmhouse.empty-good");
        for (const bool needed : {true, false}) {
            Position game = ruled([&](Rulings& r) {
                r.farmhouseGood = needed ? ruling::FarmhouseGood::Needed : ruling::FarmhouseGood::NotNeeded;
            });
            game.fill(PlaceId::Farmhouse).noGoods(Good::Grain).acting();
            if (needed) {
                REFUSES("orleans.farmhouse.empty-good", 0, UsePlace{PlaceId::Farmhouse}, Reason::FarmhouseNoGood);
                continue;
            }
            GIVE(0, UsePlace{PlaceId::Farmhouse});
            QCOMPARE(game.count<FollowerRecruited>(), 1);
            QCOMPARE(game.count<GoodGained>(), 0);
            QCOMPARE(int(game.me().track(Track::Farmer)), 1);
        }
    }

    /// What cannot happen: closed; coins and points that would be none: open, unless stations are asked for.
    void actionsThatCannotHappen() {
        ATOMS("orleans.actions.impossible", "orleans.actions.return");
        using Answer = ruling::ImpossibleActions;
        for (const Answer answer : {Answer::Closed, Answer::StationsToo, Answer::Open}) {
            const auto table = [&](PlaceId place) {
                Position game = ruled([&](Rulings& r) { r.impossibleActions = answer; }, true);
                if (isTile(place)) game.tile(place);
                game.fill(place).ware(Ware::Wool, 1);
                return game;
            };
            for (const PlaceId place : {PlaceId::Office, PlaceId::Goldsmith}) { // no station is built
                Position game = table(place);
                game.acting();
                if (answer == Answer::StationsToo)
                    REFUSES("orleans.actions.impossible", 0, UsePlace{place}, Reason::NoStationBuilt);
                else
                    ALLOWS(0, UsePlace{place});
                game.station("tours");
                ALLOWS(0, UsePlace{place});
            }
            Position ship = table(PlaceId::Ship);
            ship.merchant("chartres").acting();
            Position hall = table(PlaceId::Guildhall);
            hall.station("orleans").acting();
            if (answer != Answer::Open) {
                QVERIFY2(ship.refuses("orleans.actions.impossible", 0, UsePlace{PlaceId::Ship}, Reason::NoWayFromHere),
                         ship.why());
                QVERIFY2(hall.refuses("orleans.guildhall.orleans", 0, UsePlace{PlaceId::Guildhall},
                                      Reason::OrleansStationBuilt),
                         hall.why());
                continue;
            }
            for (Position* game : {&ship, &hall}) {
                const PlaceId place = game == &ship ? PlaceId::Ship : PlaceId::Guildhall;
                const int placed = game->me().work.at(place).filled();
                const TownIndex town = game->me().merchant;
                QVERIFY2(game->give(0, UsePlace{place}), game->why());
                QCOMPARE(game->me().bagTotal(), placed); // they come home, and nothing else happens
                QCOMPARE(game->me().work.at(place).filled(), 0);
                QCOMPARE(game->me().merchant, town);
                QCOMPARE(game->count<StationBuilt>(), 0);
                QVERIFY(game->asks() == PromptKind::Act);
            }
        }
    }

    /// Followers of a Town Hall that no deed takes come home as well; what the book closes stays closed.
    void whatStaysClosedAllTheSame() {
        ATOMS("orleans.actions.impossible", "orleans.town-hall.details", "orleans.tracks.end",
              "orleans.supply.blocked");
        Setup setup;
        setup.players = 4; // enough followers for all of it
        setup.extraTiles = true;
        setup.rulings.impossibleActions = ruling::ImpossibleActions::Open;
        Position game(setup);
        game.on(PlaceId::TownHall, 0, Token::Farmer).on(PlaceId::TownHall, 1, Token::Farmer);
        for (std::size_t deed = 0; deed < deedCount; ++deed)
            if (game.def.deeds[deed].spaces[static_cast<std::size_t>(Follower::Farmer)] > 0) {
                game.deedLeft(static_cast<DeedId>(deed), Follower::Farmer, 0);
                const unsigned citizen = 1u << (firstDeedCitizen + deed); // somebody else has completed it
                game.s.citizensLeft = static_cast<std::uint16_t>(game.s.citizensLeft & ~citizen);
                ++game.player(1).citizens;
            }
        game.tile(PlaceId::GunpowderTower).onTower(Token::Farmer);
        game.fill(PlaceId::University).track(Track::Scholar, game.def.track(Track::Scholar).lastSpace());
        game.tile(PlaceId::Winery).fill(PlaceId::Winery).noGoods(Good::Wine);
        game.tile(PlaceId::Goldsmith).fill(PlaceId::Goldsmith).acting();
        REFUSES("orleans.tracks.end", 0, UsePlace{PlaceId::University}, Reason::TrackFinished);
        REFUSES("orleans.tiles.goods-tiles", 0, UsePlace{PlaceId::Winery}, Reason::GoodOutOfStock);
        REFUSES("orleans.extra-tiles.goldsmith", 0, UsePlace{PlaceId::Goldsmith}, Reason::NoWareToPay);
        REFUSES("orleans.town-hall.send", 0, UsePlace{PlaceId::GunpowderTower}, Reason::NoDeedTakesThem);
        GIVE(0, UsePlace{PlaceId::TownHall});
        QCOMPARE(game.me().work.at(PlaceId::TownHall).filled(), 0);
        QCOMPARE(int(game.me().bag.of(Token::Farmer)), 2);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void tribunalWithoutACoin() {
        ATOMS("orleans.money.voluntary-price", "orleans.extra-tiles.tribunal", "orleans.torture.per-coin",
              "orleans.torture.removed");
        for (const bool tortures : {false, true}) {
            Position game = ruled(
                [&](Rulings& r) {
                    r.optionalPrice =
                        tortures ? ruling::OptionalPrice::TribunalTortures : ruling::OptionalPrice::CoinsOnly;
                },
                true);
            game.tile(PlaceId::Tribunal).fill(PlaceId::Tribunal).tile(PlaceId::Pharmacy).fill(PlaceId::Pharmacy);
            game.ware(Ware::Wool, 1).coins(0).acting();
            // Nobody is made to buy points: that price is never taken by torture.
            REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Pharmacy}, Reason::CannotPayPrice);
            if (!tortures) {
                REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Tribunal}, Reason::CannotPayPrice);
                continue;
            }
            GIVE(0, UsePlace{PlaceId::Tribunal});
            const int others = game.player(1).coins;
            const Choice move = game.list().front();
            GIVE(0, move.command);
            QCOMPARE(game.count<CoinsPaid>(), 0);
            QVERIFY(game.asks() == PromptKind::PayDebt);
            GIVE(0, GiveUp{TortureAsset::Good, static_cast<std::uint8_t>(Ware::Wool), none});
            QCOMPARE(game.me().wareTotal(), 0);
            QCOMPARE(int(game.player(1).coins), others); // what torture takes goes to nobody
            QVERIFY(game.asks() == PromptKind::TakeGood || game.asks() == PromptKind::Act);
            // With the coin at hand it is paid as ever.
            Position rich = ruled([](Rulings& r) { r.optionalPrice = ruling::OptionalPrice::TribunalTortures; }, true);
            rich.tile(PlaceId::Tribunal).fill(PlaceId::Tribunal).coins(1).acting();
            QVERIFY2(rich.give(0, UsePlace{PlaceId::Tribunal}), rich.why());
            QVERIFY2(rich.give(0, rich.list().front().command), rich.why());
            QCOMPARE(rich.count<CoinsPaid>(), 1);
            QCOMPARE(int(rich.me().coins), 0);
        }
    }

    void technologyAfterOnesOwnPass() {
        ATOMS("orleans.technology.delay");
        for (const bool pass : {false, true}) {
            Position game = ruled([&](Rulings& r) {
                r.technologyDelay = pass ? ruling::TechnologyDelay::AfterPass : ruling::TechnologyDelay::AfterActions;
            });
            game.fill(PlaceId::Village).acting();
            GIVE(0, UsePlace{PlaceId::Village});
            GIVE(0, RecruitFollower{Follower::Craftsman});
            REFUSES("orleans.technology.delay", 0, (PlaceTechnology{PlaceId::Castle, 0}), Reason::TechnologyTooNew);
            GIVE(0, Pass{});
            if (!pass) {
                QVERIFY(game.asks(0) != PromptKind::PlaceTechnology);
                continue;
            }
            QVERIFY(game.asks(0) == PromptKind::PlaceTechnology);
            GIVE(0, PlaceTechnology{PlaceId::Castle, 0});
            QVERIFY(game.me().work.at(PlaceId::Castle).tokens[0] == Token::Technology);
        }
    }

    void barracksBothWays() {
        ATOMS("orleans.extra-tiles.barracks", "orleans.extra-tiles.barracks-direction");
        for (const bool turned : {false, true}) {
            Position game = ruled(
                [&](Rulings& r) {
                    r.barracksDirection =
                        turned ? ruling::BarracksDirection::KnightAsAny : ruling::BarracksDirection::AnyAsKnight;
                },
                true);
            game.tile(PlaceId::Barracks).tile(PlaceId::Brewery).market(Follower::Knight).planning();
            const PlaceFollower traderAsKnight{Token::OwnTrader, false, PlaceId::Ship, 2};
            const PlaceFollower knightAsFarmer{Token::Knight, false, PlaceId::Ship, 0};
            if (turned) {
                ALLOWS(0, knightAsFarmer);
                REFUSES("orleans.planning.match", 0, traderAsKnight, Reason::WrongFollower);
            } else {
                ALLOWS(0, traderAsKnight);
                REFUSES("orleans.planning.match", 0, knightAsFarmer, Reason::WrongFollower);
            }
            REFUSES("orleans.monastery.one-way", 0, (PlaceFollower{Token::Knight, false, PlaceId::Brewery, 0}),
                    Reason::OnlyMonk);
        }
    }

    /// A ruling may be changed in the middle of a game as long as it has made no difference.
    void ruledOtherwiseInTheMiddle() {
        Setup setup;
        setup.players = 2;
        Session session(realDefinition(), setup);
        QVERIFY(!session.give(0, Proceed{}));
        Rulings rulings = setup.rulings;
        rulings.bankSize = ruling::BankSize::BoxTokens;
        rulings.farmhouseGood = ruling::FarmhouseGood::NotNeeded;
        const auto other = ruledOtherwise(session, rulings);
        QVERIFY(other && other->state().rulings == rulings && sameButRulings(other->state(), session.state()));
        rulings.planningOrder = ruling::PlanningOrder::OneByOne;
        QVERIFY(!ruledOtherwise(session, rulings));
    }
};

QTEST_GUILESS_MAIN(TestOrleansRulings)
#include "tst_orleans_rulings.moc"
