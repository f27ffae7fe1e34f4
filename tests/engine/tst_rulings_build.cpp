// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on Build and workshops: refreshing again, what pays for it, what it obliges to, and late workshops whose
// reward is spent.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsBuild : public QObject {
    Q_OBJECT

private:
    static constexpr RefreshTiles huts(RefreshPayment payment) { return {RefreshKind::HutUpgrades, payment}; }
    static constexpr RefreshTiles workshops(RefreshPayment payment) { return {RefreshKind::Workshops, payment}; }

    static Position building(const Rulings& rulings = {}) {
        Position game(2);
        game.s.rulings = rulings;
        game.actOn("hex-a-build").tokens(9, 9, 2, 2).me().points = 5;
        if (!game.give(UseHexAction{})) qFatal("%s", game.why());
        return game;
    }

    /// Round V; the first player's late workshop for nuns has given its reward and stands empty.
    static Position spent(ruling::LateWorkshopReuse answer) {
        Position game(2);
        game.s.rulings.lateWorkshopReuse = answer;
        game.round(5).workshop("workshop-b24");
        game.me().workshops[0].used = true;
        return game;
    }
    static constexpr std::array answers{ruling::LateWorkshopReuse::Allowed, ruling::LateWorkshopReuse::Closed};

private slots:
    void refreshOnceOrAgain() {
        ATOMS("messina.build.refresh");
        for (const bool again : {false, true}) {
            Rulings rulings;
            if (again) rulings.refreshRepeat = ruling::RefreshRepeat::Repeat;
            Position game = building(rulings);
            const auto hutsBefore = game.s.huts;
            const auto workshopsBefore = game.s.workshops;
            GIVE(huts(RefreshPayment::Wood));
            QCOMPARE(game.lists(huts(RefreshPayment::Wood)), again);
            if (!again) {
                REFUSES("messina.build.refresh", huts(RefreshPayment::Wood), Reason::RefreshOnce);
                REFUSES("messina.build.refresh", workshops(RefreshPayment::Coin), Reason::RefreshOnce);
                continue;
            }
            GIVE(huts(RefreshPayment::Wood));
            QCOMPARE(int(game.me().token(Token::Wood)), 7); // each time for a token
            for (std::size_t i = 0; i < 3; ++i)
                QCOMPARE(game.s.huts[i].back(), hutsBefore[i][hutsBefore[i].size() - 3]);
            GIVE(workshops(RefreshPayment::Point));
            QCOMPARE(int(game.me().points), 4);
            QVERIFY(!(game.s.workshops == workshopsBefore));
            QCOMPARE(game.count<TilesRefreshed>(), 1);
            REFUSES("messina.build.refresh-duty", Decline{}, Reason::MustBuild);
            // Until nothing is left to pay with; then nothing can be built either.
            game.tokens(1).me().points = 0;
            GIVE(workshops(RefreshPayment::Coin));
            REFUSES("messina.build.refresh-price", workshops(RefreshPayment::Coin), Reason::CannotPayRefresh);
            GIVE(Decline{});
            // The next Build begins anew.
            game.me().pending.push({Book::City, 10});
            GIVE(UseBookAction{Book::City, 10});
            GIVE(UseAnyHex{game.at(0, 0)});
            ALLOWS(Decline{});
        }
    }

    void whatPaysForARefresh() {
        ATOMS("messina.build.refresh-price");
        using P = ruling::RefreshPrice;
        for (const P price : {P::AnyToken, P::NoCoin, P::NoBigFire})
            for (const auto payment : {RefreshPayment::Coin, RefreshPayment::Wood, RefreshPayment::Fire,
                                       RefreshPayment::BigFire, RefreshPayment::Point, RefreshPayment::Rat}) {
                Rulings rulings;
                rulings.refreshPrice = price;
                Position game = building(rulings);
                game.me().rats = 3;
                const bool foreign = (price == P::NoCoin && payment == RefreshPayment::Coin) ||
                                     (price == P::NoBigFire && payment == RefreshPayment::BigFire);
                QCOMPARE(game.lists(workshops(payment)), !foreign && payment != RefreshPayment::Rat);
                if (foreign) {
                    REFUSES("messina.build.refresh-price", huts(payment), Reason::TokenNotForRefresh);
                    REFUSES("messina.build.refresh-price", workshops(payment), Reason::TokenNotForRefresh);
                    game.tokens(0); // and so it is told to one who has none of them
                    REFUSES("messina.build.refresh-price", workshops(payment), Reason::TokenNotForRefresh);
                } else if (payment == RefreshPayment::Rat) {
                    REFUSES("messina.build.refresh-price", workshops(payment), Reason::RatsDoNotPay);
                } else {
                    GIVE(workshops(payment));
                    QCOMPARE(game.count<TokensPaid>() + game.count<PointsScored>(), 1);
                }
            }
    }

    void whatARefreshObligesTo() {
        ATOMS("messina.build.refresh-duty");
        for (const bool newOnly : {false, true})
            for (const auto kind : {RefreshKind::HutUpgrades, RefreshKind::Workshops}) {
                Rulings rulings;
                if (newOnly) rulings.refreshDuty = ruling::RefreshDuty::NewTilesOnly;
                Position game = building(rulings);
                ALLOWS(Decline{}); // before the refresh nothing is owed
                ALLOWS(TakeCart{0});
                GIVE(RefreshTiles{kind, RefreshPayment::Fire});
                const bool forHuts = kind == RefreshKind::HutUpgrades;
                for (std::uint8_t pile = 0; pile < 3; ++pile) {
                    QCOMPARE(game.lists(TakeHutUpgrade{pile}), !newOnly || forHuts);
                    QCOMPARE(game.lists(TakeWorkshop{pile}), !newOnly || !forHuts);
                }
                QCOMPARE(game.lists(TakeCart{0}), !newOnly);
                QVERIFY(!game.lists(Decline{}));
                if (!newOnly) {
                    REFUSES("messina.build.refresh-duty", Decline{}, Reason::MustBuild);
                    continue;
                }
                REFUSES("messina.build.refresh-duty", Decline{}, Reason::MustTakeNewTile);
                REFUSES("messina.build.refresh-duty", TakeCart{0}, Reason::MustTakeNewTile);
                if (forHuts)
                    REFUSES("messina.build.refresh-duty", TakeWorkshop{1}, Reason::MustTakeNewTile);
                else
                    REFUSES("messina.build.refresh-duty", TakeHutUpgrade{1}, Reason::MustTakeNewTile);
                if (forHuts)
                    GIVE(TakeHutUpgrade{2});
                else
                    GIVE(TakeWorkshop{2});
            }
    }

    /// Refreshed both: a tile of either kind is new; a cart never is.
    void bothKindsRefreshed() {
        ATOMS("messina.build.refresh-duty", "messina.build.refresh");
        Rulings rulings;
        rulings.refreshDuty = ruling::RefreshDuty::NewTilesOnly;
        rulings.refreshRepeat = ruling::RefreshRepeat::Repeat;
        Position game = building(rulings);
        GIVE(huts(RefreshPayment::Fire));
        REFUSES("messina.build.refresh-duty", TakeWorkshop{0}, Reason::MustTakeNewTile);
        GIVE(workshops(RefreshPayment::Fire));
        ALLOWS(TakeWorkshop{0});
        ALLOWS(TakeHutUpgrade{0});
        REFUSES("messina.build.refresh-duty", TakeCart{0}, Reason::MustTakeNewTile);
        REFUSES("messina.build.refresh-duty", Decline{}, Reason::MustTakeNewTile);
    }

    /// No new tile can be had: anything else will do, and so will nothing.
    void noNewTileCanBeBuilt() {
        ATOMS("messina.build.refresh-duty", "messina.hut.four");
        for (const bool newOnly : {false, true}) {
            Rulings rulings;
            if (newOnly) rulings.refreshDuty = ruling::RefreshDuty::NewTilesOnly;
            Position game = building(rulings);
            game.upgrade(0, "hut-q01").upgrade(1, "hut-q02").upgrade(2, "hut-q03").upgrade(3, "hut-q04");
            GIVE(huts(RefreshPayment::Coin));
            REFUSES("messina.hut.four", TakeHutUpgrade{0}, Reason::HutsFull);
            ALLOWS(TakeWorkshop{0});
            ALLOWS(TakeCart{0});
            if (newOnly)
                ALLOWS(Decline{}); // only one of the new tiles was owed
            else
                REFUSES("messina.build.refresh-duty", Decline{}, Reason::MustBuild);

            Position poor = building(rulings);
            poor.tokens(1);
            QVERIFY2(poor.give(huts(RefreshPayment::Coin)), poor.why());
            QVERIFY2(poor.give(Decline{}), poor.why());
        }
    }

    void movingIntoASpentWorkshop() {
        ATOMS("messina.workshop.late-reuse", "messina.workshop.move-in");
        for (const auto answer : answers) {
            Position game = spent(answer);
            game.actOn("hex-a-fire").citizen("nun-upper-inner", Citizen::GoldNun);
            const MoveIntoWorkshop in{{Spot::Square, 12}, 0};
            QCOMPARE(game.lists(in), answer == ruling::LateWorkshopReuse::Allowed);
            if (answer == ruling::LateWorkshopReuse::Closed) {
                REFUSES("messina.workshop.late-reuse", in, Reason::WorkshopClosed);
                continue;
            }
            GIVE(in);
            QCOMPARE(game.count<WorkshopRewarded>() + game.count<PointsScored>(), 0); // no second reward
            game.lastTurn();
            const int points = game.me().points;
            GIVE(EndTurn{});
            GIVE(Proceed{});
            QCOMPARE(game.me().points, points + 1); // but the point for an upgraded worker
        }
    }

    /// The whole way: the reward, the citizen handed back for a district, the empty workshop.
    void emptiedByRepopulation() {
        ATOMS("messina.workshop.late-reuse", "messina.repop.citizens");
        for (const auto answer : answers) {
            Position game(2);
            game.s.rulings.lateWorkshopReuse = answer;
            game.round(5).actOn("hex-a-build").cart("cart-1-1").workshop("workshop-b22");
            game.citizen("craftsman-left-inner", Citizen::Craftsman)
                .citizen("craftsman-right-inner", Citizen::Craftsman);
            game.citizen("aristocrat-upper-inner", Citizen::Aristocrat);
            GIVE(MoveIntoWorkshop{{Spot::Square, 0}, 0});
            QCOMPARE(game.count<WorkshopRewarded>(), 1);
            GIVE(Repopulate{});
            GIVE(ReturnCitizen{{Spot::Workshop, 0}});
            GIVE(ReturnCitizen{{Spot::Square, 6}});
            QVERIFY(game.asks() == PromptKind::Act);
            const MoveIntoWorkshop again{{Spot::Square, 3}, 0};
            if (answer == ruling::LateWorkshopReuse::Closed)
                REFUSES("messina.workshop.late-reuse", again, Reason::WorkshopClosed);
            else
                GIVE(again);
        }
    }

    void onlyTheSpentOneCloses() {
        ATOMS("messina.workshop.late-reuse", "messina.workshop.early", "messina.workshop.late-after-upgrade");
        Position game = spent(ruling::LateWorkshopReuse::Closed);
        game.actOn("hex-a-fire").workshop("workshop-b07").workshop("workshop-b25");
        game.citizen("nun-upper-inner", Citizen::Nun).citizen("nun-upper-rim-1", Citizen::Nun);
        GIVE(MoveIntoWorkshop{{Spot::Square, 12}, 1}); // an early one
        GIVE(MoveIntoWorkshop{{Spot::Square, 13}, 2}); // a late one that has rewarded nobody
        QCOMPARE(game.count<WorkshopRewarded>(), 0);   // its worker would have to be upgraded
        game.me().workshops[2].citizen = Citizen::Nobody;
        game.citizen("nun-lower-inner", Citizen::Nun);
        ALLOWS(MoveIntoWorkshop{{Spot::Square, 15}, 2});
    }

    void rescuedIntoASpentWorkshop() {
        ATOMS("messina.workshop.late-reuse", "messina.rescue.not-to-workshop", "messina.rescue.sector-full");
        for (const auto answer : answers) {
            Position game = spent(answer);
            game.s.rulings.rescueToWorkshop = ruling::RescueToWorkshop::Direct;
            const PlaceIndex here = game.at(0, 0);
            game.quiet().lying(here, CitizenClass::Nun).fillSector(CitizenClass::Nun);
            GIVE(ChooseHex{0, here});
            const RescueCitizen in{CitizenClass::Nun, {Spot::Workshop, 0}};
            const RescueCitizen away{CitizenClass::Nun, {Spot::Nowhere, 0}};
            if (answer == ruling::LateWorkshopReuse::Closed) {
                REFUSES("messina.workshop.late-reuse", in, Reason::WorkshopClosed);
                GIVE(away); // no room after all
            } else {
                REFUSES("messina.rescue.all", away, Reason::RoomIsLeft);
                GIVE(in);
                QCOMPARE(game.count<WorkshopRewarded>(), 0);
            }
        }
    }

    void leavingQuarantineForASpentWorkshop() {
        ATOMS("messina.workshop.late-reuse", "messina.quarantine.leave", "messina.quarantine.no-room");
        for (const auto answer : answers) {
            Position game = spent(answer);
            game.actOn("hex-a-fire").lastTurn().inHut(0, Citizen::Nun, 2).fillSector(CitizenClass::Nun);
            GIVE(EndTurn{});
            GIVE(Proceed{});
            // Nobody is asked about a workshop that none may enter.
            QCOMPARE(game.asks() == PromptKind::Produce, answer == ruling::LateWorkshopReuse::Allowed);
            if (game.asks() == PromptKind::Produce) GIVE(Proceed{});
            GIVE(Proceed{});
            QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
            const LeaveQuarantine in{{Spot::Workshop, 0}};
            const LeaveQuarantine away{{Spot::Nowhere, 0}};
            if (answer == ruling::LateWorkshopReuse::Closed) {
                REFUSES("messina.workshop.late-reuse", in, Reason::WorkshopClosed);
                GIVE(away);
                QCOMPARE(game.count<CitizenLeft>(), 1);
            } else {
                REFUSES("messina.quarantine.no-room", away, Reason::RoomIsLeft);
                GIVE(in);
                QVERIFY(game.me().workshops[0].citizen == Citizen::Nun);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRulingsBuild)
#include "tst_rulings_build.moc"
