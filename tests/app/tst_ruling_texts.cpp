// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says is true at the table it is said at, whatever the table has decided. What it says about fire:
// tst_fire_texts.cpp.
#include "tests/app/ruled_table.h"

#include "app/messina/words/event_text.h"
#include "app/messina/words/refusal_sentences.h"

#include <QtTest>

using namespace magister::messina;
using Class = CitizenClass;

namespace {

QString told(const Position& game, const Event& event) {
    return eventText(Told(game).scene(), event);
}

/// The last step 4 of a round.
Position closing(const Rulings& rulings) {
    Position game = table(rulings);
    game.actOn("hex-a-fire").lastTurn();
    return game;
}

} // namespace

class TestRulingTexts : public QObject {
    Q_OBJECT
private slots:
    void refreshing_data();
    void refreshing();
    void afterARefresh_data();
    void afterARefresh();
    void rescueIntoAWorkshop();
    void noRoomAfterQuarantine();
    void severalAfterQuarantine();
    void bookAtItsEnd();
    void usedWorkshops();
    void recalls();
    void squares();
    void lateBookActions();
    void noCubeForAShip();
    void theTableTellsItsRulings();
    void sentencesOfRulingsAreShort();
};

void TestRulingTexts::refreshing_data() {
    QTest::addColumn<int>("ruling");
    QTest::addColumn<QString>("pays");
    QTest::newRow("any token") << 0 << "Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.";
    QTest::newRow("no coin") << 1 << "Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.";
    QTest::newRow("no big fire") << 2 << "Refreshing tiles costs 1 point or 1 token: coin, wood or fire.";
}

void TestRulingTexts::refreshing() {
    QFETCH(int, ruling);
    QFETCH(QString, pays);
    Rulings rulings;
    rulings.refreshPrice = static_cast<ruling::RefreshPrice>(ruling);
    Position game = table(rulings);
    game.actOn("hex-a-build");
    QVERIFY2(game.give(UseHexAction{}), game.why());
    game.tokens(0);
    game.me().points = 0;
    const Told poor(game);
    for (const auto payment : {RefreshPayment::Point, RefreshPayment::Coin, RefreshPayment::Wood, RefreshPayment::Fire,
                               RefreshPayment::BigFire, RefreshPayment::Rat})
        QCOMPARE(poor.why(RefreshTiles{RefreshKind::Workshops, payment}), pays);
    game.tokens(1, 1, 1, 1);
    const Told rich(game);
    const auto accepts = [&](RefreshPayment payment) {
        return rich.why(RefreshTiles{RefreshKind::Workshops, payment}).isEmpty();
    };
    QCOMPARE(accepts(RefreshPayment::Coin), pays.contains("coin"));
    QCOMPARE(accepts(RefreshPayment::BigFire), pays.contains("big fire"));
    QVERIFY(accepts(RefreshPayment::Wood) && accepts(RefreshPayment::Fire));
}

void TestRulingTexts::afterARefresh_data() {
    QTest::addColumn<bool>("repeat");
    QTest::addColumn<bool>("onlyNew");
    QTest::addColumn<bool>("affordable");
    QTest::addColumn<QString>("prompt");
    QTest::newRow("default") << false << false << true << "Build: take a hut upgrade, a workshop or a cart.";
    QTest::newRow("again") << true << false << true << "Build: take a hut upgrade, a workshop or a cart, or refresh again.";
    QTest::newRow("only new") << false << true << true << "Build: take one of the new tiles.";
    QTest::newRow("only new, again") << true << true << true << "Build: take one of the new tiles, or refresh again.";
    QTest::newRow("only new, too dear") << false << true << false << "Build: you cannot pay for any of the new tiles. Decline the action.";
}

void TestRulingTexts::afterARefresh() {
    QFETCH(bool, repeat);
    QFETCH(bool, onlyNew);
    QFETCH(bool, affordable);
    QFETCH(QString, prompt);
    Rulings rulings;
    if (repeat) rulings.refreshRepeat = ruling::RefreshRepeat::Repeat;
    if (onlyNew) rulings.refreshDuty = ruling::RefreshDuty::NewTilesOnly;
    Position game = table(rulings);
    game.actOn("hex-a-build").tokens(9, 9, 9, 9);
    QVERIFY2(game.give(UseHexAction{}), game.why());
    QVERIFY2(game.give(RefreshTiles{RefreshKind::HutUpgrades, RefreshPayment::Coin}), game.why());
    if (!affordable) game.tokens(0);
    const Told words(game);
    QCOMPARE(words.prompt(), prompt);
    QCOMPARE(words.why(RefreshTiles{RefreshKind::Workshops, RefreshPayment::Wood}).isEmpty(), repeat);
    QCOMPARE(!words.why(TakeCart{0}).isEmpty(), onlyNew || !affordable);
    if (!repeat) QCOMPARE(words.why(RefreshTiles{RefreshKind::Workshops, RefreshPayment::Wood}),
                          QStringLiteral("During a Build action you may refresh one kind of tile, once, before you take a tile."));
}

void TestRulingTexts::rescueIntoAWorkshop() {
    for (const auto ruling : {ruling::RescueToWorkshop::ViaSector, ruling::RescueToWorkshop::Direct}) {
        const bool direct = ruling == ruling::RescueToWorkshop::Direct;
        Rulings rulings;
        rulings.rescueToWorkshop = ruling;
        Position game = table(rulings);
        game.lying(game.at(0, 0), Class::Nun).workshop("workshop-b10").inHut(0, Citizen::Nun);
        Position infected = game;
        QVERIFY2(game.give(ChooseHex{0, game.at(0, 0)}), game.why());
        const Told clean(game);
        const RescueCitizen intoShop{Class::Nun, {Spot::Workshop, 0}};
        const RescueCitizen intoHut{Class::Nun, {Spot::Hut, 1}};
        QCOMPARE(clean.why(intoShop).isEmpty(), direct);
        QCOMPARE(clean.prompt().contains("workshop"), direct);
        QCOMPARE(clean.why(intoHut).contains("workshop"), direct);
        QCOMPARE(clean.why(MoveIntoWorkshop{{Spot::Hut, 0}, 0}).contains("Only a citizen on a square"), !direct);
        if (direct) {
            QVERIFY2(game.give(intoShop), game.why());
            QVERIFY2(told(game, *std::find_if(game.told.begin(), game.told.end(), [](const Event& e) {
                         return std::holds_alternative<CitizenRescued>(e);
                     })).endsWith("to workshop 1."),
                     "the log names the workshop");
        }
        infected.cubes(infected.at(0, 0), 1);
        QVERIFY2(infected.give(ChooseHex{0, infected.at(0, 0)}), infected.why());
        QCOMPARE(Told(infected).why(intoShop).contains("quarantine first"), direct);
        QVERIFY(!Told(infected).prompt().contains("workshop"));
    }
}

void TestRulingTexts::noRoomAfterQuarantine() {
    for (const auto ruling : {ruling::QuarantineNoRoom::Discard, ruling::QuarantineNoRoom::StayInHut}) {
        const bool stays = ruling == ruling::QuarantineNoRoom::StayInHut;
        const LeaveQuarantine nowhere{{Spot::Nowhere, 0}};
        Rulings rulings;
        rulings.quarantineNoRoom = ruling;
        for (const bool room : {true, false}) {
            Position game = closing(rulings);
            game.inHut(0, Citizen::Nun, 2);
            if (!room) game.fillSector(Class::Nun);
            QVERIFY2(game.give(EndTurn{}), game.why());
            QVERIFY2(game.proceedTo(Stage::Quarantine), game.why());
            QVERIFY2(game.give(Proceed{}), game.why());
            QVERIFY(game.asks() == PromptKind::LeaveQuarantine);
            const Told words(game);
            if (room) {
                QCOMPARE(words.why(nowhere), stays ? "A citizen stays in its hut only when there is no suitable place for it."
                                                   : "A citizen is discarded only when there is no suitable place for it.");
                continue;
            }
            QVERIFY2(words.why(nowhere).isEmpty(), qPrintable(words.why(nowhere)));
            QCOMPARE(words.button(nowhere), stays ? "Stay in the hut" : "Discard");
            QCOMPARE(words.command(nowhere), stays ? "Leave the nun in hut 1" : "Discard the nun");
            QCOMPARE(words.prompt().contains("discard it"), !stays);
            QVERIFY2(game.give(nowhere), game.why());
            QCOMPARE(game.me().huts[0].citizen == Citizen::Nun, stays);
        }
    }
}

/// Two nuns and one square: the square asks which of them, a hut asks where to, each answer names the hut.
void TestRulingTexts::severalAfterQuarantine() {
    Position game = closing({});
    game.fillSector(Class::Nun).inHut(0, Citizen::Nun, 2).inHut(1, Citizen::GoldNun, 2).inHut(2, Citizen::Craftsman, 1);
    game.me().squares[14] = Citizen::Nobody;
    QVERIFY2(game.give(EndTurn{}), game.why());
    QVERIFY2(game.proceedTo(Stage::Quarantine), game.why());
    QVERIFY2(game.give(Proceed{}), game.why());
    const QString seat = seatTarget(0);
    const QString square = QString::fromStdString(game.def.boards[game.me().board].squares[14].id);
    {
        const Told words(game);
        QVERIFY2(words.prompt().startsWith("Quarantine is over for several citizens"), qPrintable(words.prompt()));
        const Meaning which = words.click(seat + "/square/" + square);
        QVERIFY(std::holds_alternative<Several>(which));
        QCOMPARE(std::get<Several>(which).commands.size(), 2);
        QVERIFY(words.command(std::get<Several>(which).commands[1]).contains("from hut 2 to the square"));
        const Meaning golden = words.click(seat + "/hut/2");
        QVERIFY(std::holds_alternative<Command>(golden)); // there is one place for her
        QVERIFY(std::get<Command>(golden) == Command(LeaveQuarantine{{Spot::Square, 14}, 1}));
        const Meaning stays = words.click(seat + "/hut/3");
        QVERIFY(std::holds_alternative<Refused>(stays));
        QCOMPARE(std::get<Refused>(stays).refusal->reason, Reason::QuarantineGoesOn);
    }
    QVERIFY2(game.give(LeaveQuarantine{{Spot::Square, 14}, 1}), game.why());
    const Told words(game);
    QVERIFY2(words.prompt().startsWith("There is no room for the"), qPrintable(words.prompt()));
    QVERIFY(!words.command(LeaveQuarantine{{Spot::Nowhere, 0}, 0}).contains("from hut"));
}

/// Where coins lift a disc, the last space itself is clicked; elsewhere it says why nothing is to be had.
void TestRulingTexts::bookAtItsEnd() {
    for (const auto ruling : {ruling::BookEndStep::LiftToTop, ruling::BookEndStep::LiftPaidToo}) {
        Rulings rulings;
        rulings.bookEndStep = ruling;
        Position game = table(rulings);
        game.actOn("hex-a-fire").tokens(9).book(Book::City, 11, 0).book(Book::City, 11, 1);
        const Told words(game);
        const Meaning meaning = words.click("book:city/11");
        QCOMPARE(std::holds_alternative<Command>(meaning), ruling == ruling::BookEndStep::LiftPaidToo);
        if (const auto* no = std::get_if<Refused>(&meaning)) QCOMPARE(no->refusal->reason, Reason::BookFinished);
        QVERIFY(words.command(BuyBookStep{Book::City}).contains("space XI of"));
    }
}

void TestRulingTexts::usedWorkshops() {
    for (const auto ruling : {ruling::LateWorkshopReuse::Allowed, ruling::LateWorkshopReuse::Closed}) {
        const bool closed = ruling == ruling::LateWorkshopReuse::Closed;
        Rulings rulings;
        rulings.lateWorkshopReuse = ruling;
        Position game = closing(rulings);
        game.inHut(0, Citizen::Nun, 2).workshop("workshop-b24");
        game.me().workshops[0].used = true;
        QVERIFY2(game.give(EndTurn{}), game.why());
        QVERIFY2(game.proceedTo(Stage::Quarantine), game.why());
        QVERIFY2(game.give(Proceed{}), game.why());
        const Told words(game);
        QCOMPARE(words.what(LeaveQuarantine{{Spot::Workshop, 0}}),
                 closed ? QStringLiteral("This workshop has already given its reward.") : QString());
        const LeaveQuarantine elsewhere{{Spot::Hut, 3}};
        QCOMPARE(words.why(elsewhere).contains("not yet given its reward"), closed);
        QVERIFY(words.why(elsewhere).contains("workshop of its class"));
    }
}

void TestRulingTexts::recalls() {
    const auto at = [](ruling::RecallFromEstate estate, ruling::RecallStepFour four) {
        Rulings rulings;
        rulings.recallFromEstate = estate;
        rulings.recallStepFour = four;
        return table(rulings);
    };
    using Estate = ruling::RecallFromEstate;
    using Four = ruling::RecallStepFour;
    const Position usual = at(Estate::LastResort, Four::No);
    QVERIFY(Told(usual).why(Recall{0}).contains("only when there is no hex or ship left"));
    QVERIFY(!Told(usual).prompt().contains("recall"));
    QVERIFY(Told(usual).why(BuyBookStep{Book::City}).endsWith("rescuing and fighting."));
    const Position never = at(Estate::Never, Four::No);
    QVERIFY(Told(never).why(Recall{0}).contains("never recalled"));
    Position always = at(Estate::Always, Four::Yes);
    QVERIFY(Told(always).why(Recall{0}).isEmpty());
    QVERIFY(Told(always).prompt().contains("recall"));
    QVERIFY(Told(always).why(BuyBookStep{Book::City}).endsWith("or after a recall."));
    always.lieutenant(0, 1, LieutenantStatus::Lying, always.at(0, 0));
    QVERIFY(Told(always).why(Recall{0}).contains("may be recalled only when"));
    QVERIFY(Told(always).why(ChooseHex{0, always.at(1, 0)}).contains("may set out only when"));
    QVERIFY2(always.give(Recall{1}), always.why());
    const Told after(always);
    QVERIFY(always.asks() == PromptKind::Act);
    QCOMPARE(after.what(UseHexAction{}), QStringLiteral("You recalled a lieutenant and chose no hex."));
    QCOMPARE(after.what(Repopulate{}), QStringLiteral("You recalled a lieutenant and chose no hex."));
    QCOMPARE(after.prompt(), QStringLiteral("There is nothing more you can do: end your turn."));
    always.tokens(9);
    const QString withCoins = Told(always).prompt();
    QVERIFY2(withCoins.startsWith("Buy a book step (") && withCoins.endsWith(" or end your turn."), qPrintable(withCoins));
}

void TestRulingTexts::squares() {
    for (const auto ruling : {ruling::SectorMoves::FixedSquare, ruling::SectorMoves::WithinSector}) {
        const bool moves = ruling == ruling::SectorMoves::WithinSector;
        Rulings rulings;
        rulings.sectorMoves = ruling;
        Position game = table(rulings);
        game.actOn("hex-a-build");
        game.me().squares[0] = Citizen::Craftsman;
        const Told words(game);
        const MoveIntoWorkshop nowhere{{Spot::Square, 0}, none};
        QCOMPARE(words.why(ChangeSquare{0, 1}).isEmpty(), moves);
        QCOMPARE(words.what(nowhere), moves ? "A citizen cannot go there." : "Citizens cannot change squares.");
        QCOMPARE(words.why(nowhere).contains("another one of its sector"), moves);
    }
}

void TestRulingTexts::lateBookActions() {
    for (const auto ruling : {ruling::ProductionLieutenant::Waits, ruling::ProductionLieutenant::AtOnce}) {
        Rulings rulings;
        rulings.productionLieutenant = ruling;
        const Position game = table(rulings);
        const QString why =
            refusalText(Told(game).scene(), refusal(Reason::BookActionWaits), UseBookAction{Book::City, 3}).why;
        QCOMPARE(why.contains("only a new lieutenant joins you"), ruling == ruling::ProductionLieutenant::AtOnce);
    }
}

void TestRulingTexts::noCubeForAShip() {
    for (const auto ruling : {ruling::ShipWithoutCube::NoCube, ruling::ShipWithoutCube::SkipShip})
        for (const bool empty : {false, true}) {
            Rulings rulings;
            rulings.shipWithoutCube = ruling;
            Position game = closing(rulings);
            QVERIFY2(game.give(EndTurn{}), game.why());
            QVERIFY2(game.proceedTo(Stage::Arrivals), game.why());
            if (empty) game.cubes(game.at(0, 0), game.s.cubesLeft + game.s.places[game.at(0, 0)].cubes);
            QCOMPARE(game.s.cubesLeft == 0, empty);
            const QString prompt = Told(game).prompt();
            QCOMPARE(prompt.contains("no ship"), empty && ruling == ruling::ShipWithoutCube::SkipShip);
            QVERIFY2(game.give(Proceed{}), game.why());
            QCOMPARE(game.count<ShipArrived>() == 0, prompt.contains("no ship"));
        }
}

void TestRulingTexts::theTableTellsItsRulings() {
    Setup setup = fixture::setup(2, 1);
    for (const bool last : {false, true}) {
        for (std::size_t i = 0; i < rulingCount; ++i)
            setAnswer(setup.rulings, i, static_cast<std::uint8_t>(last ? rulingOptions()[i].choices.size() - 1 : 0));
        const MessinaTable open(fixture::definition(), setup, fixture::seats(), &fixture::language, "en");
        const QVariantMap rulings = open.rulings();
        QCOMPARE(rulings.size(), 28);
        for (const RulingOption& option : rulingOptions())
            QCOMPARE(rulings.value(QLatin1String(option.id.data())).toString(),
                     QLatin1String((last ? option.choices.back() : option.choices.front()).data()));
    }
}

/// The headline of a refusal fits its card, whatever the rulings.
void TestRulingTexts::sentencesOfRulingsAreShort() {
    using P = FirePayment;
    const QVector<Command> commands{BurnCubes{P::TwoBigFires, 1, none}, BurnCubes{P::BigFire, 2, none},
                                    BurnCubes{P::BigFire, 1, 3},        BurnShipCube{P::TwoBigFires},
                                    Recall{0},                          LeaveQuarantine{{Spot::Nowhere, 0}}};
    int tried = 0;
    for (std::size_t option = 0; option < rulingCount; ++option)
        for (std::uint8_t choice = 0; choice < rulingOptions()[option].choices.size(); ++choice)
            for (const int round : {1, 5}) {
                Rulings rulings;
                setAnswer(rulings, option, choice);
                Position game = table(rulings);
                game.s.round = static_cast<std::uint8_t>(round);
                for (int r = 0; r < static_cast<int>(Reason::Count); ++r)
                    for (const Command& command : commands) {
                        const auto sentence = refusalSentence(game.s, game.def, refusal(static_cast<Reason>(r)), command);
                        const QString what = sentence.what, why = sentence.why;
                        QVERIFY2(what.split(' ').size() <= 8 && what.endsWith('.'), sentence.what);
                        QVERIFY2(why.endsWith('.') && what != why, sentence.why);
                        ++tried;
                    }
            }
    QVERIFY(tried > 30000);
}

QTEST_GUILESS_MAIN(TestRulingTexts)
#include "tst_ruling_texts.moc"
