// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on the books: which disc lies on top at the start, when steps are bought, what waits after production, and
// a step beyond the last space.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsBooks : public QObject {
    Q_OBJECT

private:
    static Position seated(std::uint8_t players, ruling::BookStackStart answer) {
        Setup setup;
        setup.players = players;
        setup.rulings.bookStackStart = answer;
        return Position(setup);
    }
    /// The last turn of a round is over; production is next.
    static Position ended(ruling::ProductionLieutenant answer, std::uint8_t round = 1) {
        Position game(2);
        game.s.rulings.productionLieutenant = answer;
        game.round(round).actOn("hex-a-fire").lastTurn();
        return game;
    }

private slots:
    void whichDiscLiesOnTop() {
        ATOMS("messina.setup.order.book-stacks", "messina.prep.order-tie");
        for (std::uint8_t players = 2; players <= 4; ++players)
            for (const bool lastOnTop : {true, false}) {
                Position game =
                    seated(players, lastOnTop ? ruling::BookStackStart::LastOnTop : ruling::BookStackStart::FirstOnTop);
                for (const Book book : allBooks) {
                    const auto order = bookOrder(game.s, book);
                    for (PlayerIndex i = 0; i < players; ++i)
                        QCOMPARE(int(order[i]), lastOnTop ? players - 1 - i : int(i));
                }
                // The discs of the score track are no book.
                QVERIFY(game.s.scoreArrival == seated(players, ruling::BookStackStart::LastOnTop).s.scoreArrival);
                // Nobody reads in round I: the church book, level for all, gives the order of round II.
                game.quiet().lastTurn();
                GIVE(ChooseHex{0, game.at(0, 0)});
                GIVE(EndTurn{});
                QVERIFY2(game.proceedTo(Stage::Arrivals), game.why());
                for (PlayerIndex i = 0; i < players; ++i)
                    QCOMPARE(int(game.s.order[i]), lastOnTop ? players - 1 - i : int(i));
            }
    }

    void theStartStackYieldsToThoseWhoMove() {
        ATOMS("messina.setup.order.book-stacks", "messina.book.land-on-top");
        for (const bool lastOnTop : {true, false}) {
            Position game =
                seated(3, lastOnTop ? ruling::BookStackStart::LastOnTop : ruling::BookStackStart::FirstOnTop);
            game.actOn("hex-a-fire").tokens(6).tokens(6, 0, 0, 0, 1);
            GIVE(BuyBookStep{Book::Church});
            GIVE(EndTurn{});
            GIVE(ChooseHex{0, game.at(1, 0)});
            GIVE(BuyBookStep{Book::Church});
            QCOMPARE(int(bookOrder(game.s, Book::Church)[0]), 1); // came later, under either
            QCOMPARE(int(bookOrder(game.s, Book::Church)[1]), 0);
        }
    }

    void alone() {
        ATOMS("messina.setup.order.book-stacks", "messina.solo.setup");
        QCOMPARE(int(bookOrder(seated(1, ruling::BookStackStart::LastOnTop).s, Book::Popularity)[0]), int(opponent));
        QCOMPARE(int(bookOrder(seated(1, ruling::BookStackStart::FirstOnTop).s, Book::Popularity)[0]), 0);
    }

    void stepsBoughtInsideAnEffect() {
        ATOMS("messina.book.pay", "messina.book.price");
        for (const bool inside : {false, true}) {
            Position game(2);
            if (!inside) game.s.rulings.bookPayTiming = ruling::BookPayTiming::BetweenEffects;
            game.actOn("hex-a-build").tokens(9, 9).book(Book::Church, 2);
            GIVE(UseHexAction{});
            ALLOWS(BuyBookStep{Book::Church}); // nothing of the Build has happened
            GIVE(RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Wood});
            QCOMPARE(game.lists(BuyBookStep{Book::Church}), inside);
            if (!inside) {
                REFUSES("messina.book.pay", BuyBookStep{Book::Church}, Reason::NotInsideEffect);
                continue;
            }
            GIVE(BuyBookStep{Book::Church});
            QCOMPARE(int(game.me().token(Token::Coin)), 6);
            QVERIFY(game.asks() == PromptKind::Build); // goes on where it was
            GIVE(UseBookAction{Book::Church, 3});
            QVERIFY(game.asks() == PromptKind::UpgradeOverseer);
            GIVE(BuyBookStep{Book::City});
            GIVE(UpgradeOverseer{CitizenClass::Nun});
            GIVE(TakeCart{0});
            game.tokens(2);
            REFUSES("messina.book.price", BuyBookStep{Book::City}, Reason::CannotPayBook);
            REFUSES("messina.book.popularity-only", BuyBookStep{Book::Popularity}, Reason::PopularityNotForSale);
        }
    }

    void betweenTwoCitizensWoken() {
        ATOMS("messina.book.pay", "messina.activate.on-landing");
        for (const bool inside : {false, true}) {
            Position game(2);
            if (!inside) game.s.rulings.bookPayTiming = ruling::BookPayTiming::BetweenEffects;
            game.actOn("hex-a-coin-overseer-any").tokens(9).overseer(CitizenClass::Nun, 5);
            game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-lower-rim-2", Citizen::Nun);
            GIVE(UseHexAction{});
            GIVE(AdvanceOverseer{CitizenClass::Nun, 0, false}); // into the centre: three wake
            GIVE(ActivateCitizen{12});
            if (inside)
                GIVE(BuyBookStep{Book::City});
            else
                REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::NotInsideEffect);
            GIVE(ActivateCitizen{17});
            ALLOWS(BuyBookStep{Book::City}); // all over
        }
    }

    void inStepFourUnderEither() {
        ATOMS("messina.book.pay");
        for (const auto timing : {ruling::BookPayTiming::EvenInsideEffects, ruling::BookPayTiming::BetweenEffects}) {
            Position game(2);
            game.s.rulings.bookPayTiming = timing;
            const PlaceIndex here = game.at(0, 0);
            game.quiet().tokens(20).cubes(here, 1).lying(here, CitizenClass::Nun);
            REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
            GIVE(ChooseHex{0, here});
            REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
            GIVE(RescueCitizen{CitizenClass::Nun, {Spot::Hut, 0}});
            REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
            GIVE(EndFight{});
            ALLOWS(BuyBookStep{Book::City});
            game.lastTurn();
            GIVE(EndTurn{});
            REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::StepFourOnly);
        }
    }

    void lieutenantReachedInProduction() {
        ATOMS("messina.book.production-delay", "messina.book.city-lieutenant");
        for (const bool atOnce : {false, true}) {
            Position game = ended(atOnce ? ruling::ProductionLieutenant::AtOnce : ruling::ProductionLieutenant::Waits);
            game.book(Book::City, 3).workshop("workshop-b16", Citizen::GoldAristocrat);
            GIVE(EndTurn{});
            GIVE(Proceed{});
            QCOMPARE(int(game.me().book(Book::City)), 4);
            QCOMPARE(game.count<LieutenantGained>(), atOnce ? 1 : 0);
            QCOMPARE(game.count<BookActionEarned>(), atOnce ? 0 : 1);
            QCOMPARE(lieutenantsOwned(game.me()), atOnce ? 4 : 3);
            QCOMPARE(game.me().pending.size(), atOnce ? 0u : 1u);
            QVERIFY2(game.proceedTo(Stage::Turns), game.why());
            game.quiet();
            while (game.s.toAct() != 0) {
                GIVE(ChooseHex{0, game.port("upper-right")});
                GIVE(EndTurn{});
            }
            GIVE(ChooseHex{0, game.me().lieutenants[0].place});
            if (atOnce) {
                REFUSES("messina.book.popularity-actions", UseBookAction{Book::City, 4}, Reason::BookActionLapsed);
            } else {
                game.tokens(3); // three so far: a step costs three
                ALLOWS(BuyBookStep{Book::Church});
                GIVE(UseBookAction{Book::City, 4});
            }
            QVERIFY(game.me().lieutenants[3].status == LieutenantStatus::Estate);
            game.tokens(3);
            REFUSES("messina.book.price", BuyBookStep{Book::Church}, Reason::CannotPayBook);
        }
    }

    void otherActionsOfProductionWaitAllTheSame() {
        ATOMS("messina.book.production-delay");
        for (const auto answer : {ruling::ProductionLieutenant::Waits, ruling::ProductionLieutenant::AtOnce}) {
            Position game = ended(answer);
            game.book(Book::Church, 2).workshop("workshop-b09", Citizen::GoldNun);
            GIVE(EndTurn{});
            GIVE(Proceed{});
            QVERIFY(game.event<BookActionEarned>()->rule == Rule::BookProductionDelay);
            QCOMPARE(game.me().pending.size(), 1u);
        }
        // And there is no sixth lieutenant.
        Position full = ended(ruling::ProductionLieutenant::AtOnce);
        full.book(Book::City, 6).workshop("workshop-b16", Citizen::GoldAristocrat);
        full.lieutenant(0, 3, LieutenantStatus::Resting).lieutenant(0, 4, LieutenantStatus::Resting);
        QVERIFY2(full.give(EndTurn{}) && full.give(Proceed{}), full.why());
        QCOMPARE(full.count<LieutenantGained>(), 0);
        QCOMPARE(lieutenantsOwned(full.me()), 5);
    }

    void aStepBeyondTheLastSpace() {
        ATOMS("messina.book.end", "messina.prep.order-tie");
        using Answer = ruling::BookEndStep;
        for (const Answer answer : {Answer::LiftToTop, Answer::NoEffect, Answer::LiftPaidToo}) {
            const bool lift = answer != Answer::NoEffect;
            Position game(2);
            game.s.rulings.bookEndStep = answer;
            game.round(4).actOn("hex-a-city").lastTurn().tokens(9);
            game.book(Book::City, 11, 0).book(Book::City, 11, 1); // the second player's disc lies on top
            if (answer == Answer::LiftPaidToo)
                ALLOWS(BuyBookStep{Book::City});
            else
                REFUSES("messina.book.end", BuyBookStep{Book::City}, Reason::BookFinished);
            GIVE(UseHexAction{});
            QCOMPARE(game.count<DiscMoved>(), lift ? 1 : 0);
            if (lift) QVERIFY(game.event<DiscMoved>()->rule == Rule::BookEnd && game.event<DiscMoved>()->to == 11);
            QCOMPARE(int(game.me().book(Book::City)), 11);
            QCOMPARE(game.me().pending.size(), 0u); // the space's action is not earned again
            QCOMPARE(int(bookOrder(game.s, Book::City)[0]), lift ? 0 : 1);
            GIVE(EndTurn{});
            QVERIFY2(game.proceedTo(Stage::Arrivals), game.why()); // round V goes by the city book
            QCOMPARE(int(game.s.order[0]), lift ? 0 : 1);
        }
    }

    void coinsMayLiftADisc() {
        ATOMS("messina.book.end", "messina.book.pay", "messina.book.price");
        Position game(2);
        game.s.rulings.bookEndStep = ruling::BookEndStep::LiftPaidToo;
        game.actOn("hex-a-fire").tokens(7).book(Book::City, 11, 0).book(Book::City, 11, 1);
        GIVE(BuyBookStep{Book::City});
        QCOMPARE(int(game.me().token(Token::Coin)), 4);
        QCOMPARE(game.me().pending.size(), 0u);
        QCOMPARE(int(bookOrder(game.s, Book::City)[0]), 0);
        REFUSES("messina.book.end", BuyBookStep{Book::City}, Reason::DiscOnTop); // nothing lies above it any more
        game.tokens(2).s.bookArrival[static_cast<std::size_t>(Book::City)] = {0, 1}; // the other one lies above again
        REFUSES("messina.book.price", BuyBookStep{Book::City}, Reason::CannotPayBook);
    }

    void popularityBeyondTheLastSpace() {
        ATOMS("messina.book.end", "messina.fight.popularity");
        for (const bool lift : {true, false}) {
            Position game(2);
            if (!lift) game.s.rulings.bookEndStep = ruling::BookEndStep::NoEffect;
            game.quiet().cubes(game.at(0, 0), 1).tokens(0, 0, 1);
            game.book(Book::Popularity, 14, 0).book(Book::Popularity, 14, 1);
            GIVE(ChooseHex{0, game.at(0, 0)});
            GIVE(BurnCubes{FirePayment::Fire, 1, none});
            QCOMPARE(int(game.me().book(Book::Popularity)), 14);
            QCOMPARE(int(bookOrder(game.s, Book::Popularity)[0]), lift ? 0 : 1);
            QCOMPARE(game.me().pending.size(), 0u);
        }
    }
};

QTEST_GUILESS_MAIN(TestRulingsBooks)
#include "tst_rulings_books.moc"
