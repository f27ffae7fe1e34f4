// SPDX-License-Identifier: GPL-3.0-or-later
// Build: hut upgrades, workshops, carts and refreshing what is on offer.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestBuild : public QObject {
    Q_OBJECT

private:
    static Position building() {
        Position game(2);
        game.actOn("hex-a-build").tokens(9, 9, 0, 0);
        if (!game.give(UseHexAction{})) qFatal("%s", game.why());
        return game;
    }

private slots:
    void oneOfThreeThings() {
        ATOMS("messina.build.options", "messina.build.afford");
        for (int kind = 0; kind < 3; ++kind) {
            Position game = building();
            if (kind == 0) {
                GIVE(TakeHutUpgrade{0});
                GIVE(PlaceHutUpgrade{0});
            } else if (kind == 1) {
                GIVE(TakeWorkshop{0});
            } else {
                GIVE(TakeCart{0});
            }
            QVERIFY(game.asks() == PromptKind::Act);
            REFUSES("messina.build.options", TakeHutUpgrade{1}, Reason::NoBuildNow);
            REFUSES("messina.build.options", TakeWorkshop{1}, Reason::NoBuildNow);
            REFUSES("messina.build.options", TakeCart{0}, Reason::NoBuildNow);
            REFUSES("messina.build.options", RefreshTiles{RefreshKind::Workshops, RefreshPayment::Coin},
                    Reason::NoBuildNow);
            REFUSES("messina.build.options", PlaceHutUpgrade{1}, Reason::NoBuildNow);
        }
    }

    void priceMustBePaid() {
        ATOMS("messina.build.afford");
        Position game = building();
        game.offerHut(0, "hut-q15").offerWorkshop("workshop-b09").offerCart(0, "cart-1-1");
        game.tokens(1, 1); // two coins and a wood; two wood and a coin; a wood and a coin
        REFUSES("messina.build.afford", TakeHutUpgrade{0}, Reason::CannotPayTile);
        REFUSES("messina.build.afford", TakeWorkshop{2}, Reason::CannotPayTile);
        game.tokens(0, 5);
        REFUSES("messina.build.afford", TakeCart{0}, Reason::CannotPayTile);
        game.tokens(1, 1);
        GIVE(TakeCart{0});
        QCOMPARE(int(game.me().token(Token::Coin)) + game.me().token(Token::Wood), 0);
    }

    void buildIsOptional() {
        ATOMS("messina.build.options");
        Position game = building();
        GIVE(Decline{});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void hutUpgradeIsTakenAndPlaced() {
        ATOMS("messina.hut.take", "messina.hut.place");
        Position game = building();
        game.offerHut(1, "hut-q08").upgrade(2, "hut-q01").inHut(0, Citizen::Craftsman);
        const auto below = game.s.huts[1][game.s.huts[1].size() - 2];
        GIVE(TakeHutUpgrade{1});
        QCOMPARE(game.s.huts[1].back(), below); // the next one is turned up
        QCOMPARE(int(game.me().token(Token::Coin)), 8);
        QCOMPARE(int(game.me().token(Token::Wood)), 8);
        REFUSES("messina.hut.place", TakeHutUpgrade{1}, Reason::MustPlaceTile);
        REFUSES("messina.hut.place", Decline{}, Reason::MustPlaceTile);
        REFUSES("messina.hut.place", PlaceHutUpgrade{2}, Reason::HutUpgraded);
        REFUSES("messina.hut.place", PlaceHutUpgrade{4}, Reason::HutUpgraded);
        ALLOWS(PlaceHutUpgrade{1}); // empty
        GIVE(PlaceHutUpgrade{0});   // or with a citizen inside
        QCOMPARE(game.me().huts[0].upgrade, game.hutId("hut-q08"));
        QVERIFY(game.me().huts[0].citizen == Citizen::Craftsman);
    }

    void fourHutsNoMore() {
        ATOMS("messina.hut.four");
        Position game = building();
        game.upgrade(0, "hut-q01").upgrade(1, "hut-q02").upgrade(2, "hut-q03").upgrade(3, "hut-q04");
        REFUSES("messina.hut.four", TakeHutUpgrade{0}, Reason::HutsFull);
    }

    /// A book action may build while a bought upgrade still waits for its hut: the last hut is spoken for.
    void theLastHutIsSpokenFor() {
        ATOMS("messina.hut.four", "messina.turn.book-actions-anytime");
        Position game = building();
        game.upgrade(0, "hut-q01").upgrade(1, "hut-q02").upgrade(2, "hut-q03");
        game.me().pending.push({Book::City, 10});
        GIVE(TakeHutUpgrade{0});
        GIVE(UseBookAction{Book::City, 10});
        GIVE(UseAnyHex{game.at(0, 0)});
        REFUSES("messina.hut.four", TakeHutUpgrade{1}, Reason::HutsFull);
        GIVE(TakeWorkshop{0});
        GIVE(PlaceHutUpgrade{3});
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void emptyPilesOfferNothing() {
        ATOMS("messina.hut.take", "messina.workshop.take", "messina.cart.choice");
        Position game = building();
        game.s.huts[0].clear();
        game.s.workshops[1].clear();
        game.s.carts[0].clear();
        REFUSES("messina.workshop.take", TakeWorkshop{1}, Reason::NoTileOnOffer);
        REFUSES("messina.cart.choice", TakeCart{0}, Reason::NoTileOnOffer);
        REFUSES("messina.hut.take", TakeHutUpgrade{0}, Reason::NoTileOnOffer);
        REFUSES("messina.hut.take", TakeHutUpgrade{3}, Reason::NoTileOnOffer);
    }

    void workshopsAreTakenFromTheirPile() {
        ATOMS("messina.workshop.take", "messina.workshop.places");
        Position game = building();
        game.offerWorkshop("workshop-b13");
        const auto below = game.s.workshops[1][game.s.workshops[1].size() - 2];
        GIVE(TakeWorkshop{1});
        QCOMPARE(game.s.workshops[1].back(), below);
        QCOMPARE(game.me().workshops.size(), 1u);
        QVERIFY(game.me().workshops[0].citizen == Citizen::Nobody);

        Position seventh = building(); // more than the six marked places
        for (const char* id : {"workshop-b01", "workshop-b02", "workshop-b03", "workshop-b04", "workshop-b05", "workshop-b07"})
            seventh.workshop(id);
        QVERIFY2(seventh.give(TakeWorkshop{0}), seventh.why());
        QCOMPARE(seventh.me().workshops.size(), 7u);
    }

    void oneOrTwoCarts() {
        ATOMS("messina.cart.choice", "messina.cart.points");
        Position two = building();
        QVERIFY2(two.refuses("messina.cart.choice", TakeCart{1}, Reason::NoTileOnOffer), two.why());
        QVERIFY(two.lists(TakeCart{0}) && !two.lists(TakeCart{1}));
        for (std::uint8_t players = 3; players <= 4; ++players) {
            Position game(players);
            game.actOn("hex-a-build").tokens(5, 5).offerCart(1, "cart-1-1");
            GIVE(UseHexAction{});
            ALLOWS(TakeCart{0});
            GIVE(TakeCart{1});
            QCOMPARE(int(game.player(0).points), 4); // at once
            QCOMPARE(int(game.def.carts[game.s.carts[1].back()].number), 2);
        }
    }

    void refreshOnceOneKind() {
        ATOMS("messina.build.refresh");
        Position game = building();
        const auto huts = game.s.huts;
        const auto workshops = game.s.workshops;
        GIVE(RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Wood});
        QCOMPARE(int(game.me().token(Token::Wood)), 8);
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(game.s.huts[i].size(), huts[i].size());
            QCOMPARE(game.s.huts[i][0], huts[i].back()); // under the pile
            QCOMPARE(game.s.huts[i].back(), huts[i][huts[i].size() - 2]);
        }
        QVERIFY(game.s.workshops == workshops);
        REFUSES("messina.build.refresh", RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Coin}, Reason::RefreshOnce);
        REFUSES("messina.build.refresh", RefreshTiles{RefreshKind::Workshops, RefreshPayment::Coin}, Reason::RefreshOnce);

        Position other = building();
        QVERIFY2(other.give(RefreshTiles{RefreshKind::Workshops, RefreshPayment::Coin}), other.why());
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(other.s.workshops[i].back() != workshops[i].back());
    }

    void whatPaysForARefresh() {
        ATOMS("messina.build.refresh-price");
        const auto refreshed = [](RefreshPayment payment) { return RefreshTiles{RefreshKind::Workshops, payment}; };
        Position game = building();
        game.tokens(0).me().points = 0;
        game.me().rats = 3;
        for (const auto payment : {RefreshPayment::Coin, RefreshPayment::Wood, RefreshPayment::Fire,
                                   RefreshPayment::BigFire, RefreshPayment::Point})
            REFUSES("messina.build.refresh-price", refreshed(payment), Reason::CannotPayRefresh);
        REFUSES("messina.build.refresh-price", refreshed(RefreshPayment::Rat), Reason::RatsDoNotPay);
        for (const auto payment : {RefreshPayment::Coin, RefreshPayment::Wood, RefreshPayment::Fire,
                                   RefreshPayment::BigFire, RefreshPayment::Point}) {
            Position rich = building();
            rich.tokens(1, 1, 1, 1).me().points = 1;
            QVERIFY2(rich.give(refreshed(payment)), rich.why());
            const int left = rich.me().points + rich.me().tokens[0] + rich.me().tokens[1] + rich.me().tokens[2] +
                             rich.me().tokens[3];
            QCOMPARE(left, 4);
            QCOMPARE(int(rich.me().points), payment == RefreshPayment::Point ? 0 : 1);
        }
    }

    void afterARefreshYouMustBuild() {
        ATOMS("messina.build.refresh-duty");
        Position game = building();
        GIVE(RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Coin});
        REFUSES("messina.build.refresh-duty", Decline{}, Reason::MustBuild);
        ALLOWS(TakeCart{0}); // any option will do
        ALLOWS(TakeWorkshop{1});
        ALLOWS(TakeHutUpgrade{2});

        Position poor = building();
        poor.tokens(1);
        QVERIFY2(poor.give(RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Coin}), poor.why());
        QVERIFY2(poor.give(Decline{}), poor.why()); // nothing can be paid any more
    }

    void noBookStepAfterTheRefresh() {
        ATOMS("messina.book.pay");
        Position game = building();
        game.s.rulings.bookPayTiming = ruling::BookPayTiming::BetweenEffects;
        GIVE(BuyBookStep{Book::City}); // before anything of the Build has happened
        GIVE(RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Coin});
        REFUSES("messina.book.pay", BuyBookStep{Book::City}, Reason::NotInsideEffect);
    }
};

QTEST_GUILESS_MAIN(TestBuild)
#include "tst_build.moc"
