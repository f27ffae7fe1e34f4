// SPDX-License-Identifier: GPL-3.0-or-later
// The three books.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestBook : public QObject {
    Q_OBJECT

private slots:
    void popularityIsNotForSale() {
        ATOMS("messina.book.popularity-only", "messina.book.three");
        Position game(2);
        game.actOn("hex-a-fire").tokens(20);
        REFUSES("messina.book.popularity-only", BuyBookStep{Book::Popularity}, Reason::PopularityNotForSale);
    }

    void aCoinForEachLieutenant() {
        ATOMS("messina.book.pay", "messina.book.price");
        Position game(2);
        game.actOn("hex-a-fire").tokens(8);
        GIVE(BuyBookStep{Book::City});
        QCOMPARE(int(game.me().token(Token::Coin)), 5);
        GIVE(BuyBookStep{Book::Church}); // as often as one can pay
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
        QCOMPARE(int(game.me().book(Book::City)), 2);
        QCOMPARE(int(game.me().book(Book::Church)), 2);
        const auto no = refuse(game.def, game.s, 0, BuyBookStep{Book::City});
        QVERIFY(no);
        QCOMPARE(*no, refusal(Reason::CannotPayBook, 3, 2));
        REFUSES("messina.book.price", BuyBookStep{Book::City}, Reason::CannotPayBook);
    }

    void onlyInStepFour() {
        ATOMS("messina.book.pay");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().cubes(here, 1).lying(here, CitizenClass::Nun).tokens(20);
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
        GIVE(ChooseHex{0, here});
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
        GIVE(RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}});
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
        GIVE(EndFight{});
        GIVE(BuyBookStep{Book::City});
        game.lastTurn();
        GIVE(EndTurn{});
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
    }

    /// The fourth lieutenant makes the next step dearer at once; one given up still counts.
    void whichLieutenantsCount() {
        ATOMS("messina.book.lieutenant-count", "messina.book.city-lieutenant");
        Position game(2);
        game.actOn("hex-a-fire").tokens(3 + 4).book(Book::City, 3).lieutenant(0, 2, LieutenantStatus::Box);
        GIVE(BuyBookStep{Book::City});
        QVERIFY(game.me().lieutenants[3].status == LieutenantStatus::Estate);
        QCOMPARE(int(game.me().token(Token::Coin)), 4);
        game.tokens(3);
        REFUSES("messina.book.price", BuyBookStep{Book::Church}, Reason::CannotPayBook);
        game.tokens(4);
        GIVE(BuyBookStep{Book::Church});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
    }

    void newLieutenantActsThisRoundAfterTheTown() {
        ATOMS("messina.book.city-lieutenant", "messina.move.town-first");
        Position game(2);
        game.actOn("hex-a-city").book(Book::City, 6).lieutenant(0, 1, LieutenantStatus::Lying, game.at(0, 1));
        game.lieutenant(0, 2, LieutenantStatus::Resting);
        for (std::uint8_t i = 0; i < 3; ++i)
            game.lieutenant(1, i, LieutenantStatus::Resting);
        GIVE(UseHexAction{});
        QVERIFY(game.me().lieutenants[3].status == LieutenantStatus::Estate);
        GIVE(EndTurn{});
        REFUSES("messina.move.town-first", ChooseHex{3, game.at(1, 1)}, Reason::TownFirst);
        GIVE(ChooseHex{1, game.at(0, 1)});
        GIVE(EndTurn{});
        GIVE(ChooseHex{3, game.at(1, 0)});
    }

    void fiveLieutenantsInAll() {
        ATOMS("messina.book.city-lieutenant", "messina.components.colour-set");
        Position game(2);
        game.actOn("hex-a-city").book(Book::City, 6);
        game.lieutenant(0, 3, LieutenantStatus::Resting).lieutenant(0, 4, LieutenantStatus::Resting);
        GIVE(UseHexAction{});
        QCOMPARE(game.count<LieutenantGained>(), 0);
        QCOMPARE(lieutenantsOwned(game.me()), 5);
    }

    void everySpaceEnteredCounts() {
        ATOMS("messina.book.every-space", "messina.book.symbols");
        Position game(2);
        game.actOn("hex-a-fire").tokens(99).book(Book::Church, 2);
        for (int i = 0; i < 4; ++i)
            GIVE(BuyBookStep{Book::Church});
        QCOMPARE(game.me().pending.size(), 2u); // spaces 3 and 6, not only the last
        ALLOWS(UseBookAction{Book::Church, 3});
        ALLOWS(UseBookAction{Book::Church, 6});
        REFUSES("messina.book.symbols", UseBookAction{Book::Church, 4}, Reason::NoActionOnSpace);
        REFUSES("messina.book.symbols", UseBookAction{Book::Church, 20}, Reason::NoActionOnSpace);
        REFUSES("messina.book.symbols", UseBookAction{Book::Church, 0}, Reason::NoActionOnSpace);
        // Nothing has lapsed there: the disc has never come so far.
        REFUSES("messina.book.every-space", UseBookAction{Book::City, 4}, Reason::BookSpaceNotReached);
        GIVE(UseBookAction{Book::Church, 3});
        QVERIFY2(game.give(Decline{}), game.why());
        REFUSES("messina.book.popularity-actions", UseBookAction{Book::Church, 3}, Reason::BookActionLapsed);
    }

    void popularityActionsLapse() {
        ATOMS("messina.book.popularity-actions");
        Position game(2);
        const PlaceIndex here = game.at(0, 0);
        game.quiet().cubes(here, 1).tokens(0, 0, 1);
        GIVE(ChooseHex{0, here});
        GIVE(BurnCubes{FirePayment::Fire, 1, none});
        GIVE(EndTurn{});
        QCOMPARE(game.count<BookActionLapsed>(), 1);
        QCOMPARE(game.me().pending.size(), 0u);
        GIVE(ChooseHex{0, game.at(1, 0)});
        GIVE(EndTurn{});
        GIVE(ChooseHex{1, game.at(0, 1)});
        REFUSES("messina.book.popularity-actions", UseBookAction{Book::Popularity, 2}, Reason::BookActionLapsed);
    }

    void laterDiscLiesOnTop() {
        ATOMS("messina.book.land-on-top", "messina.prep.order-tie");
        Position game(3);
        game.actOn("hex-a-city");
        GIVE(UseHexAction{});
        GIVE(EndTurn{});
        game.quiet().hex(game.at(1, 0), "hex-a-church").tokens(3, 0, 0, 0, 1);
        GIVE(ChooseHex{0, game.at(1, 0)});
        GIVE(BuyBookStep{Book::City}); // onto the first player's space
        QCOMPARE(int(bookOrder(game.s, Book::City)[0]), 1);
        QCOMPARE(int(bookOrder(game.s, Book::City)[1]), 0);
        QCOMPARE(int(bookOrder(game.s, Book::City)[2]), 2);
    }

    void beyondTheLastSpace() {
        ATOMS("messina.book.end");
        Position game(2);
        game.actOn("hex-a-city").book(Book::City, 11, 0).book(Book::City, 11, 1).tokens(9);
        QCOMPARE(int(bookOrder(game.s, Book::City)[0]), 1);
        REFUSES("messina.book.end", BuyBookStep{Book::City}, Reason::BookFinished);
        GIVE(UseHexAction{}); // a free step lifts the disc to the top of its stack
        QCOMPARE(int(game.me().book(Book::City)), 11);
        QCOMPARE(int(bookOrder(game.s, Book::City)[0]), 0);
        QCOMPARE(game.me().pending.size(), 0u);
    }

    void stepsInProductionWait() {
        ATOMS("messina.book.production-delay");
        Position game(2);
        game.actOn("hex-a-fire").lastTurn().book(Book::Church, 2).workshop("workshop-b09", Citizen::GoldNun);
        // Somebody else is asked in production, so that the first player may try at once.
        game.workshop("workshop-b07").citizen("nun-upper-inner", Citizen::Nun);
        GIVE(EndTurn{});
        GIVE(Proceed{});
        GIVE(Proceed{});
        QCOMPARE(int(game.me().book(Book::Church)), 3); // the disc moves at once
        QCOMPARE(game.me().pending.size(), 1u);
        QVERIFY(game.s.stage == Stage::Quarantine && game.s.toAct() == 0);
        REFUSES("messina.book.production-delay", UseBookAction{Book::Church, 3}, Reason::BookActionWaits);
        QVERIFY2(game.proceedTo(Stage::Turns), game.why());
        while (game.s.toAct() != 0) {
            GIVE(Command{ChooseHex{0, game.port("upper-right")}});
            GIVE(EndTurn{});
        }
        game.quiet();
        const PlaceIndex here = game.me().lieutenants[0].place;
        GIVE(ChooseHex{0, here});
        GIVE(UseBookAction{Book::Church, 3});
        QVERIFY(game.asks() == PromptKind::UpgradeOverseer);
    }

    void lieutenantOfProductionWaitsToo() {
        ATOMS("messina.book.production-delay", "messina.book.city-lieutenant");
        Position game(2);
        game.actOn("hex-a-fire").lastTurn().book(Book::City, 3).workshop("workshop-b16", Citizen::GoldAristocrat);
        GIVE(EndTurn{});
        GIVE(Proceed{});
        QCOMPARE(int(game.me().book(Book::City)), 4);
        QVERIFY(game.me().lieutenants[3].status == LieutenantStatus::Supply);
        QVERIFY2(game.proceedTo(Stage::Turns), game.why());
        game.quiet();
        while (game.s.toAct() != 0) {
            GIVE(ChooseHex{0, game.port("upper-right")});
            GIVE(EndTurn{});
        }
        GIVE(ChooseHex{0, game.me().lieutenants[0].place});
        GIVE(UseBookAction{Book::City, 4});
        QVERIFY(game.me().lieutenants[3].status == LieutenantStatus::Estate);
    }
};

QTEST_GUILESS_MAIN(TestBook)
#include "tst_book.moc"
