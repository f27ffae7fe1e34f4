// SPDX-License-Identifier: GPL-3.0-or-later
// What the actions of hexes, squares and books do.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestAction : public QObject {
    Q_OBJECT

private slots:
    void gains_data() {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QList<int>>("tokens");
        QTest::newRow("fire") << QByteArray("hex-a-fire") << QList<int>{0, 0, 1, 0};
        QTest::newRow("wood, fire") << QByteArray("hex-a-wood-fire") << QList<int>{0, 1, 1, 0};
        QTest::newRow("two wood") << QByteArray("hex-a-wood-wood") << QList<int>{0, 2, 0, 0};
        QTest::newRow("wood, coin") << QByteArray("hex-b-wood-coin") << QList<int>{1, 1, 0, 0};
        QTest::newRow("coin, fire") << QByteArray("hex-b-coin-fire") << QList<int>{1, 0, 1, 0};
    }
    void gains() {
        ATOMS("messina.action.gain");
        QFETCH(QByteArray, hex);
        QFETCH(QList<int>, tokens);
        Position game(2);
        game.actOn(hex.constData());
        GIVE(UseHexAction{});
        for (std::size_t t = 0; t < tokenCount; ++t)
            QCOMPARE(int(game.me().tokens[t]), tokens[static_cast<qsizetype>(t)]);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void slashMeansOne() {
        ATOMS("messina.action.choice");
        Position game(2);
        game.quiet();
        GIVE(ChooseHex{0, game.port("lower-left")}); // Build or a big fire
        GIVE(UseHexAction{});
        QVERIFY(game.asks() == PromptKind::ChooseEffect);
        REFUSES("messina.action.choice", ChooseEffect{2}, Reason::OneSideOnly);
        GIVE(ChooseEffect{1});
        QCOMPARE(int(game.me().token(Token::BigFire)), 1);
        REFUSES("messina.action.choice", ChooseEffect{0}, Reason::OneSideOnly);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void stepOnTheBookOfTheIcon() {
        ATOMS("messina.action.book-step");
        Position city(2);
        city.actOn("hex-a-city");
        QVERIFY2(city.give(UseHexAction{}), city.why());
        QCOMPARE(int(city.me().book(Book::City)), 2);
        QCOMPARE(int(city.me().book(Book::Church)), 1);
        Position church(2);
        church.actOn("hex-a-church");
        QVERIFY2(church.give(UseHexAction{}), church.why());
        QCOMPARE(int(church.me().book(Book::Church)), 2);

        Position game(2);
        game.actOn("hex-c-book"); // city or church
        GIVE(UseHexAction{});
        REFUSES("messina.action.book-step", StepBook{Book::Popularity}, Reason::OtherBook);
        GIVE(StepBook{Book::City});
        QCOMPARE(int(game.me().book(Book::City)), 2);
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        REFUSES("messina.action.book-step", StepBook{Book::City}, Reason::NoBookStepNow);
    }

    void scrolls() {
        ATOMS("messina.action.scroll");
        Position game(2);
        game.actOn("hex-c-build-or-scroll");
        game.me().scroll = {4, 0, 3};
        REFUSES("messina.action.scroll", AdvanceScroll{1}, Reason::NoScrollNow);
        GIVE(UseHexAction{});
        GIVE(ChooseEffect{1});
        REFUSES("messina.action.scroll", AdvanceScroll{0}, Reason::ScrollAtTop);
        GIVE(AdvanceScroll{2});
        QCOMPARE(game.me().scroll, (std::array<std::uint8_t, 3>{4, 0, 4}));
    }

    void twoScrollStepsMayGoApart() {
        ATOMS("messina.action.scroll", "messina.book.popularity-actions");
        Position game(2);
        game.s.rulings.bookPayTiming = ruling::BookPayTiming::BetweenEffects;
        game.actOn("hex-a-fire").tokens(9);
        game.me().pending.push({Book::Popularity, 14}); // two steps
        GIVE(UseBookAction{Book::Popularity, 14});
        GIVE(AdvanceScroll{0});
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::NotInsideEffect);
        GIVE(AdvanceScroll{2});
        QCOMPARE(game.me().scroll, (std::array<std::uint8_t, 3>{1, 0, 1}));
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void allTracksAtTheTop() {
        ATOMS("messina.action.scroll");
        Position game(2);
        game.actOn("hex-c-build-or-scroll");
        game.me().scroll = {4, 4, 4};
        GIVE(UseHexAction{});
        GIVE(ChooseEffect{1});
        GIVE(Decline{}); // nothing is left to climb, the game goes on
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void pointsAtOnce() {
        ATOMS("messina.action.points");
        Position game(2);
        game.actOn("hex-a-build").round(5).tokens(2).offerWorkshop("workshop-b24").tokens(0, 1);
        game.citizen("nun-upper-inner", Citizen::Nun);
        GIVE(UseHexAction{});
        GIVE(TakeWorkshop{2});
        GIVE(MoveIntoWorkshop{{Spot::Square, 12}, 0});
        QCOMPARE(int(game.me().points), 3);
    }

    void upgradeAnywhere() {
        ATOMS("messina.upgrade.any-place", "messina.upgrade.effects", "messina.citizen.matrix");
        Position game(2);
        game.actOn("hex-a-upgrade").citizen("nun-upper-inner", Citizen::Nun);
        game.citizen("nun-lower-inner", Citizen::GoldNun).inHut(1, Citizen::Craftsman, 2);
        game.workshop("workshop-b13", Citizen::Aristocrat);
        REFUSES("messina.upgrade.any-place", UpgradeCitizen{{Spot::Square, 12}}, Reason::NoUpgradeNow);
        GIVE(UseHexAction{});
        REFUSES("messina.upgrade.any-place", UpgradeCitizen{{Spot::Square, 15}}, Reason::CitizenIsUpgraded);
        REFUSES("messina.activate.action", UpgradeCitizen{{Spot::Square, 0}}, Reason::NobodyThere);
        REFUSES("messina.activate.action", UpgradeCitizen{{Spot::Hut, 0}}, Reason::NobodyThere);
        REFUSES("messina.activate.action", UpgradeCitizen{{Spot::Workshop, 3}}, Reason::NobodyThere);
        ALLOWS(UpgradeCitizen{{Spot::Square, 12}});
        ALLOWS(UpgradeCitizen{{Spot::Workshop, 0}});
        GIVE(UpgradeCitizen{{Spot::Hut, 1}});
        QVERIFY(game.me().huts[1].citizen == Citizen::GoldCraftsman);
        QCOMPARE(int(game.me().huts[1].field), 2);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void nobodyToUpgrade() {
        ATOMS("messina.upgrade.any-place");
        Position game(2);
        game.actOn("hex-a-upgrade");
        GIVE(UseHexAction{});
        QCOMPARE(game.list().size(), 1u);
        GIVE(Decline{});
    }

    void payingSquare() {
        ATOMS("messina.activate.action");
        Position game(2);
        game.actOn("hex-a-fire").citizen("aristocrat-upper-rim-2", Citizen::Aristocrat); // a coin for a city step
        game.overseer(CitizenClass::Aristocrat, 1);
        game.me().pending.push({Book::Popularity, 5});
        GIVE(UseBookAction{Book::Popularity, 5});
        GIVE(AdvanceOverseer{CitizenClass::Aristocrat, 0, false});
        REFUSES("messina.turn.four-steps", PayForEffect{}, Reason::AnswerFirst);
        GIVE(ActivateCitizen{8});
        REFUSES("messina.build.afford", PayForEffect{}, Reason::CannotPayEffect);
        game.tokens(1);
        GIVE(PayForEffect{});
        QCOMPARE(int(game.me().book(Book::City)), 2);
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
    }

    void anyHexOfTheTown() {
        ATOMS("messina.book.city-any-hex");
        Position game(2);
        game.actOn("hex-a-fire").lieutenant(1, 0, LieutenantStatus::Standing, game.at(1, 0));
        game.hex(game.at(1, 0), "hex-a-wood-wood").owns(game.at(1, 0), 1);
        game.me().pending.push({Book::City, 10});
        REFUSES("messina.turn.four-steps", UseAnyHex{game.at(1, 0)}, Reason::NotAskedNow);
        GIVE(UseBookAction{Book::City, 10});
        REFUSES("messina.book.city-any-hex", UseAnyHex{game.dock("upper-left")}, Reason::DocksDoNotCount);
        REFUSES("messina.prep.new-hex", UseAnyHex{game.def.layout(2).extension(0)}, Reason::NoHexThere);
        ALLOWS(UseAnyHex{game.port("upper-left")});
        ALLOWS(UseAnyHex{game.at(0, 0)});
        const int points = game.player(1).points;
        GIVE(UseAnyHex{game.at(1, 0)}); // although a lieutenant stands there
        QCOMPARE(int(game.me().token(Token::Wood)), 2);
        QCOMPARE(int(game.player(1).points), points); // nobody was placed there
        GIVE(UseHexAction{}); // the own hex is still to be used
        QCOMPARE(int(game.me().token(Token::Fire)), 1);
    }

    void buyingBetweenEffectsOnly() {
        ATOMS("messina.book.pay");
        Position game(2);
        game.s.rulings.bookPayTiming = ruling::BookPayTiming::BetweenEffects;
        game.actOn("hex-a-coin-overseer-any").tokens(8);
        game.citizen("craftsman-left-inner", Citizen::Craftsman).citizen("nun-upper-inner", Citizen::Nun);
        GIVE(BuyBookStep{Book::Church});
        GIVE(UseHexAction{});
        GIVE(BuyBookStep{Book::Church}); // between the coin and the overseer
        GIVE(AdvanceOverseer{CitizenClass::Craftsman, 0, false});
        QVERIFY(game.asks() == PromptKind::Activate);
        REFUSES("messina.book.pay", BuyBookStep{Book::Church}, Reason::NotInsideEffect);
        GIVE(ActivateCitizen{0});
        REFUSES("messina.book.pay", BuyBookStep{Book::Church}, Reason::NotInsideEffect);
        GIVE(UpgradeCitizen{{Spot::Square, 12}});
        GIVE(BuyBookStep{Book::City});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
    }
};

QTEST_GUILESS_MAIN(TestAction)
#include "tst_action.moc"
