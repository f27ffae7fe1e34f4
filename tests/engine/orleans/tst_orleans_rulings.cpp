// SPDX-License-Identifier: GPL-3.0-or-later
// Every ruling with every answer: what it changes, and that the default is what the rulebook suggests.
#include "atoms.h"
#include "position.h"

#include "orleans/ruled_otherwise.h"

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
