// SPDX-License-Identifier: GPL-3.0-or-later
// Overseers, their paths and the citizens they wake.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestOverseer : public QObject {
    Q_OBJECT

private:
    static constexpr auto craftsman = CitizenClass::Craftsman;
    static constexpr auto aristocrat = CitizenClass::Aristocrat;
    static constexpr auto nun = CitizenClass::Nun;

    /// Step 4 with an advance of any overseer at hand.
    static Position ready() {
        Position game(2);
        game.actOn("hex-a-fire");
        game.me().pending.push({Book::Popularity, 5});
        return game;
    }
    static Position everywhere() {
        Position game = ready();
        for (const CitizenClass c : allClasses)
            game.fillSector(c);
        return game;
    }
    static bool advance(Position& game, CitizenClass c, std::uint8_t branch = 0) {
        return game.give(UseBookAction{Book::Popularity, 5}) && game.give(AdvanceOverseer{c, branch, false});
    }
    static QList<int> awake(const Position& game) {
        QList<int> squares;
        for (SquareIndex i = 0; i < squareCount; ++i)
            if (game.lists(ActivateCitizen{i})) squares.append(i);
        return squares;
    }

private slots:
    void onlyThePicturedOverseer() {
        ATOMS("messina.action.overseer-class", "messina.overseer.three");
        Position game(2);
        game.quiet();
        GIVE(ChooseHex{0, game.port("lower-right")});
        REFUSES("messina.overseer.three", AdvanceOverseer{nun, 0, false}, Reason::NoOverseerNow);
        GIVE(UseHexAction{});
        REFUSES("messina.action.overseer-class", AdvanceOverseer{craftsman, 0, false}, Reason::OtherOverseer);
        REFUSES("messina.action.overseer-skip", AdvanceOverseer{nun, 0, true}, Reason::SkipNotAllowed);
        GIVE(AdvanceOverseer{nun, 0, false});
        QCOMPARE(int(game.me().overseer(nun).step), 1);
        QVERIFY(game.asks() == PromptKind::Act); // nobody to wake
    }

    void anyOverseer() {
        ATOMS("messina.action.overseer-any");
        Position game = ready();
        GIVE(UseBookAction{Book::Popularity, 5});
        for (const CitizenClass c : allClasses)
            ALLOWS(AdvanceOverseer{c, 0, false});
        REFUSES("messina.action.overseer-skip", AdvanceOverseer{nun, 0, true}, Reason::SkipNotAllowed);
    }

    void leapOverASpace() {
        ATOMS("messina.action.overseer-skip", "messina.activate.on-landing");
        Position game(2);
        game.actOn("hex-c-coin-overseer-skip").fillSector(craftsman);
        GIVE(UseHexAction{});
        QCOMPARE(int(game.me().token(Token::Coin)), 1);
        ALLOWS(AdvanceOverseer{craftsman, 0, false}); // may, need not
        GIVE(AdvanceOverseer{craftsman, 1, true});    // over the first space, onto the right branch
        QCOMPARE(int(game.me().overseer(craftsman).step), 2);
        QCOMPARE(int(game.me().overseer(craftsman).branch), 1);
        QCOMPARE(awake(game), (QList<int>{3, 4, 5})); // only round the space it landed on

        Position last(2);
        last.actOn("hex-c-coin-overseer-skip").overseer(nun, 5, 1);
        QVERIFY2(last.give(UseHexAction{}), last.why());
        QVERIFY2(last.refuses("messina.action.overseer-skip", AdvanceOverseer{nun, 1, true}, Reason::SkipPastEnd),
                 last.why());
        QVERIFY2(last.give(AdvanceOverseer{nun, 1, false}), last.why());

        Position fork(2); // from the first space past the fork: the branch is still open
        fork.actOn("hex-c-coin-overseer-skip").overseer(nun, 1);
        QVERIFY2(fork.give(UseHexAction{}), fork.why());
        QVERIFY2(fork.give(AdvanceOverseer{nun, 1, true}), fork.why());
        QCOMPARE(int(fork.me().overseer(nun).step), 3);
        QCOMPARE(int(fork.me().overseer(nun).branch), 1);
    }

    void sixSpacesAndThenDone() {
        ATOMS("messina.overseer.path");
        Position game = ready();
        game.overseer(nun, 6, 1);
        GIVE(UseBookAction{Book::Popularity, 5});
        REFUSES("messina.overseer.path", AdvanceOverseer{nun, 1, false}, Reason::OverseerFinished);
        game.overseer(nun, 5, 1);
        GIVE(AdvanceOverseer{nun, 1, false});
        QCOMPARE(int(game.me().overseer(nun).step), 6);
    }

    void secondMovePicksABranchForGood() {
        ATOMS("messina.overseer.fork");
        Position game = ready();
        game.overseer(aristocrat, 1);
        GIVE(UseBookAction{Book::Popularity, 5});
        ALLOWS(AdvanceOverseer{aristocrat, 0, false});
        REFUSES("messina.overseer.fork", AdvanceOverseer{craftsman, 1, false}, Reason::NoForkHere);
        GIVE(AdvanceOverseer{aristocrat, 1, false});
        for (std::uint8_t step = 2; step < 6; ++step) {
            game.overseer(aristocrat, step, 1);
            game.me().pending.push({Book::Popularity, 5});
            GIVE(UseBookAction{Book::Popularity, 5});
            REFUSES("messina.overseer.fork", AdvanceOverseer{aristocrat, 0, false}, Reason::BranchTaken);
            GIVE(AdvanceOverseer{aristocrat, 1, false});
        }
    }

    /// The whole route of all six branches: first space, two spaces on the rim, two on a border, the centre.
    void routes_data() {
        QTest::addColumn<int>("overseer");
        QTest::addColumn<int>("branch");
        QTest::addColumn<QList<int>>("rim");
        QTest::addColumn<QList<int>>("other"); ///< the region on the far side of the border
        const QList<int> cl{0, 1, 2}, cr{3, 4, 5}, au{6, 7, 8}, al{9, 10, 11}, nu{12, 13, 14}, nl{15, 16, 17};
        QTest::newRow("craftsman left") << 0 << 0 << cl << au;
        QTest::newRow("craftsman right") << 0 << 1 << cr << nu;
        QTest::newRow("aristocrat upper") << 1 << 0 << au << cl;
        QTest::newRow("aristocrat lower") << 1 << 1 << al << nl;
        QTest::newRow("nun upper") << 2 << 0 << nu << cr;
        QTest::newRow("nun lower") << 2 << 1 << nl << al;
    }
    void routes() {
        ATOMS("messina.overseer.route", "messina.activate.adjacent", "messina.activate.region",
              "messina.activate.border", "messina.activate.centre");
        QFETCH(int, overseer);
        QFETCH(int, branch);
        QFETCH(QList<int>, rim);
        QFETCH(QList<int>, other);
        const auto c = static_cast<CitizenClass>(overseer);
        for (int step = 1; step <= 6; ++step) {
            Position game = everywhere();
            const auto taken = static_cast<std::uint8_t>(step > 2 ? branch : 0);
            game.overseer(c, static_cast<std::uint8_t>(step - 1), taken);
            QVERIFY2(advance(game, c, static_cast<std::uint8_t>(step > 1 ? branch : 0)), game.why());
            QList<int> expected = rim;
            if (step == 1) expected = {overseer * 6, overseer * 6 + 3}; // the two inner squares of its sector
            if (step == 4 || step == 5) expected += other;
            if (step == 6) {
                expected.clear();
                for (int i = 0; i < 18; ++i)
                    expected.append(i);
            }
            std::sort(expected.begin(), expected.end());
            QCOMPARE(awake(game), expected);
        }
    }

    void twoOverseersMayShareASpace() {
        ATOMS("messina.overseer.share");
        Position game = ready();
        game.overseer(craftsman, 4, 0).overseer(aristocrat, 3, 0);
        QVERIFY2(advance(game, aristocrat, 0), game.why());
        const auto node = [&](CitizenClass c, const Overseer& o) {
            return game.def.paths[static_cast<std::size_t>(c)][o.branch][o.step];
        };
        QCOMPARE(node(craftsman, game.me().overseer(craftsman)), node(aristocrat, game.me().overseer(aristocrat)));
    }

    /// The nun who gives a fire, or the one on the Build square, not both.
    void firstSpaceOneOfTwo() {
        ATOMS("messina.activate.adjacent", "messina.activate.action");
        Position game = ready();
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun);
        QVERIFY2(advance(game, nun), game.why());
        REFUSES("messina.activate.action", ActivateCitizen{13}, Reason::SquareEmpty);
        GIVE(ActivateCitizen{15}); // Build
        QVERIFY(game.asks() == PromptKind::Build);
        REFUSES("messina.activate.adjacent", ActivateCitizen{12}, Reason::OneOfTwo);
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);
        REFUSES("messina.activate.on-landing", ActivateCitizen{12}, Reason::NoActivationNow);

        Position other = ready();
        other.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun);
        QVERIFY2(advance(other, nun) && other.give(ActivateCitizen{12}), other.why());
        QCOMPARE(int(other.me().token(Token::Fire)), 1);
    }

    void activatingIsOptional() {
        ATOMS("messina.activate.action");
        Position game = everywhere();
        QVERIFY2(advance(game, nun), game.why());
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void rimOneInTheRegion() {
        ATOMS("messina.activate.region");
        Position game = everywhere();
        game.overseer(nun, 2, 1);
        QVERIFY2(advance(game, nun, 1), game.why());
        REFUSES("messina.activate.on-landing", ActivateCitizen{12}, Reason::NotNextToOverseer);
        GIVE(ActivateCitizen{15}); // Build, which waits for an answer
        REFUSES("messina.activate.region", ActivateCitizen{17}, Reason::OneInRegion);
        REFUSES("messina.activate.once", ActivateCitizen{15}, Reason::AlreadyActivated);
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    /// One nun and one craftsman, never both nuns; in any order.
    void borderOneInEachRegion() {
        ATOMS("messina.activate.border", "messina.activate.once");
        for (const bool nunFirst : {true, false}) {
            Position game = ready();
            game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-upper-rim-2", Citizen::Nun);
            game.citizen("craftsman-right-rim-2", Citizen::Craftsman).overseer(nun, 3, 0);
            QVERIFY2(advance(game, nun, 0), game.why());
            QCOMPARE(awake(game), (QList<int>{5, 12, 14}));
            GIVE(ActivateCitizen{static_cast<SquareIndex>(nunFirst ? 12 : 5)});
            if (nunFirst) {
                REFUSES("messina.activate.border", ActivateCitizen{14}, Reason::OneInEachRegion);
                REFUSES("messina.activate.once", ActivateCitizen{12}, Reason::AlreadyActivated);
            }
            GIVE(ActivateCitizen{static_cast<SquareIndex>(nunFirst ? 5 : 12)});
            QVERIFY(game.asks() == PromptKind::Act);
            QCOMPARE(int(game.me().token(Token::Fire)), 1);
            QCOMPARE(int(game.me().token(Token::Wood)), 1);
            QCOMPARE(int(game.me().token(Token::Coin)), 1);
        }
    }

    void borderWithOneRegionOccupied() {
        ATOMS("messina.activate.border");
        Position game = ready();
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-upper-rim-2", Citizen::Nun).overseer(nun, 3, 0);
        QVERIFY2(advance(game, nun, 0), game.why());
        GIVE(ActivateCitizen{12});
        QVERIFY(game.asks() == PromptKind::Act); // just one
    }

    void centreThreeAnywhere() {
        ATOMS("messina.activate.centre", "messina.overseer-up.centre");
        for (const bool upgradedOverseer : {false, true}) {
            Position game = everywhere();
            game.overseer(nun, 5, 1, upgradedOverseer);
            QVERIFY2(advance(game, nun, 1), game.why());
            GIVE(ActivateCitizen{12}); // fire
            GIVE(ActivateCitizen{5});  // wood and coin
            GIVE(ActivateCitizen{16}); // scroll
            REFUSES("messina.activate.centre", ActivateCitizen{17}, Reason::ThreeInCentre);
            GIVE(AdvanceScroll{0});
            QVERIFY(game.asks() == PromptKind::Act);
        }
        Position one = everywhere(); // even all of one region
        one.overseer(nun, 5, 1);
        QVERIFY2(advance(one, nun, 1) && one.give(ActivateCitizen{15}) && one.give(Decline{}), one.why());
        QVERIFY2(one.give(ActivateCitizen{17}) && one.give(ActivateCitizen{16}), one.why());
    }

    void upgradedFirstSpaceBoth() {
        ATOMS("messina.overseer-up.adjacent", "messina.overseer-up.extra");
        Position game = ready();
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-inner", Citizen::Nun).overseer(nun, 0, 0, true);
        QVERIFY2(advance(game, nun), game.why());
        GIVE(ActivateCitizen{12});
        REFUSES("messina.activate.once", ActivateCitizen{12}, Reason::AlreadyActivated);
        GIVE(ActivateCitizen{15});
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);

        Position one = ready(); // or the only one there, once
        one.citizen("nun-upper-inner", Citizen::Nun).overseer(nun, 0, 0, true);
        QVERIFY2(advance(one, nun) && one.give(ActivateCitizen{12}), one.why());
        QVERIFY(one.asks() == PromptKind::Act);
    }

    void upgradedRimTwo() {
        ATOMS("messina.overseer-up.region", "messina.overseer-up.extra");
        Position game = everywhere();
        game.overseer(nun, 1, 0, true);
        QVERIFY2(advance(game, nun, 1), game.why());
        GIVE(ActivateCitizen{17});
        GIVE(ActivateCitizen{16}); // a scroll waits
        REFUSES("messina.overseer-up.region", ActivateCitizen{15}, Reason::TwoInRegion);
        GIVE(AdvanceScroll{0});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void upgradedBorderTwoAndOne() {
        ATOMS("messina.overseer-up.border", "messina.overseer-up.extra");
        Position game = everywhere();
        game.overseer(nun, 4, 1, true); // next to the aristocrats
        QVERIFY2(advance(game, nun, 1), game.why());
        GIVE(ActivateCitizen{11}); // two coins: one of the other region
        REFUSES("messina.overseer-up.border", ActivateCitizen{10}, Reason::TwoAndOne);
        GIVE(ActivateCitizen{17});
        GIVE(ActivateCitizen{16});
        REFUSES("messina.overseer-up.border", ActivateCitizen{15}, Reason::TwoAndOne);
        GIVE(AdvanceScroll{1});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void sectorsOnly() {
        ATOMS("messina.activate.sectors-only");
        Position game = ready();
        game.inHut(0, Citizen::Nun).workshop("workshop-b07", Citizen::Nun).overseer(nun, 5, 1);
        QVERIFY2(advance(game, nun, 1), game.why());
        QVERIFY(game.asks() == PromptKind::Act); // those in huts and workshops are not reached
        REFUSES("messina.activate.sectors-only", ActivateCitizen{squareCount}, Reason::NotInSector);
    }

    void aWaitingActionComesFirst() {
        ATOMS("messina.activate.action");
        Position game = everywhere();
        game.overseer(nun, 5, 1);
        QVERIFY2(advance(game, nun, 1), game.why());
        GIVE(ActivateCitizen{16}); // a scroll waits
        REFUSES("messina.turn.four-steps", ActivateCitizen{12}, Reason::AnswerFirst);
    }

    void churchUpgradesAnOverseer() {
        ATOMS("messina.overseer-up.flip", "messina.book.church-overseer");
        Position game(2);
        game.actOn("hex-a-church").book(Book::Church, 2).overseer(nun, 2, 1, true);
        REFUSES("messina.overseer-up.flip", UpgradeOverseer{nun}, Reason::NoUpgradeNow);
        GIVE(UseHexAction{}); // onto space 3
        GIVE(UseBookAction{Book::Church, 3});
        REFUSES("messina.overseer-up.flip", UpgradeOverseer{nun}, Reason::OverseerIsUpgraded);
        GIVE(UpgradeOverseer{craftsman});
        QVERIFY(game.me().overseer(craftsman).upgraded);
        QCOMPARE(int(game.me().overseer(craftsman).step), 0);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void churchUpgradesAndAdvancesTheSameOne() {
        ATOMS("messina.book.church-overseer");
        Position game(2);
        game.actOn("hex-a-church").book(Book::Church, 5).citizen("craftsman-left-inner", Citizen::Craftsman);
        game.citizen("craftsman-right-inner", Citizen::Craftsman);
        GIVE(UseHexAction{}); // onto space 6
        GIVE(UseBookAction{Book::Church, 6});
        GIVE(UpgradeOverseer{craftsman});
        REFUSES("messina.book.church-overseer", AdvanceOverseer{nun, 0, false}, Reason::SameOverseer);
        REFUSES("messina.action.overseer-skip", AdvanceOverseer{craftsman, 0, true}, Reason::SkipNotAllowed);
        GIVE(AdvanceOverseer{craftsman, 0, false});
        GIVE(ActivateCitizen{0});
        GIVE(UpgradeCitizen{{Spot::Square, 3}});
        GIVE(ActivateCitizen{3}); // already as an upgraded overseer: both neighbours
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void churchAdvancesOneThatIsUpgradedAlready() {
        ATOMS("messina.book.church-overseer");
        Position game(2);
        game.actOn("hex-a-church").book(Book::Church, 5).overseer(nun, 2, 1, true);
        game.overseer(craftsman, 6, 0);
        GIVE(UseHexAction{});
        GIVE(UseBookAction{Book::Church, 6});
        ALLOWS(UpgradeOverseer{craftsman}); // finished: the upgrade alone
        GIVE(UpgradeOverseer{nun});
        GIVE(AdvanceOverseer{nun, 1, false});
        QCOMPARE(int(game.me().overseer(nun).step), 3);
    }

    void churchActivates() {
        ATOMS("messina.book.church-activate");
        Position game(2);
        game.actOn("hex-a-church").book(Book::Church, 7);
        game.citizen("nun-lower-inner", Citizen::Nun).citizen("nun-upper-inner", Citizen::Nun);
        GIVE(UseHexAction{}); // onto space 8: one citizen anywhere
        GIVE(UseBookAction{Book::Church, 8});
        QCOMPARE(awake(game), (QList<int>{12, 15}));
        GIVE(ActivateCitizen{15});
        REFUSES("messina.book.church-activate", ActivateCitizen{12}, Reason::NoActivationNow);
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);
    }
};

QTEST_GUILESS_MAIN(TestOverseer)
#include "tst_overseer.moc"
