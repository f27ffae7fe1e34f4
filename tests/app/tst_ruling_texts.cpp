// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says is true at the table it is said at, whatever the table has decided.
#include "../engine/position.h"
#include "fixture.h"

#include "messina/command_text.h"
#include "messina/event_text.h"
#include "messina/prompt_text.h"
#include "messina/refusal_sentences.h"
#include "messina/refusal_text.h"

#include <QtTest>

using namespace magister::messina;
using Class = CitizenClass;

namespace {

/// The words of a position, in English.
class Told {
public:
    explicit Told(const Position& game)
        : m_game(game), m_index(game.def, game.s, game.s.toAct(), choices(game.def, game.s, game.s.toAct())),
          m_offers(m_index.offers(game.def, game.s, game.s.toAct(), none)) {}

    Scene scene() const {
        return {m_game.def, m_game.s, fixture::seats(), fixture::language("en"), m_offers, m_game.s.toAct(), {}};
    }
    QString prompt() const { return promptText(scene()); }
    QString button(const Command& command) const { return buttonText(scene(), command); }
    QString command(const Command& command) const { return commandText(scene(), command); }
    /// Why the command is refused; empty when it is not.
    QString why(const Command& command) const {
        const auto no = refuse(m_game.def, m_game.s, m_game.s.toAct(), command);
        return no ? refusalText(scene(), *no, command).why : QString();
    }
    QString what(const Command& command) const {
        const auto no = refuse(m_game.def, m_game.s, m_game.s.toAct(), command);
        return no ? refusalText(scene(), *no, command).what : QString();
    }

private:
    const Position& m_game;
    TargetIndex m_index;
    Offers m_offers;
};

QString told(const Position& game, const Event& event) {
    return eventText(Told(game).scene(), event);
}

Position table(const Rulings& rulings) {
    Setup setup;
    setup.players = 2;
    setup.seed = 7;
    setup.rulings = rulings;
    Position game(setup);
    game.quiet();
    return game;
}

/// The last step 4 of a round.
Position closing(const Rulings& rulings) {
    Position game = table(rulings);
    game.actOn("hex-a-fire").lastTurn();
    return game;
}

/// Step 3 on a hex with cubes enough, some next door; plain and big fire as given.
Position fighting(const Rulings& rulings, bool late, int fire, int bigFire) {
    Position game = table(rulings);
    game.round(late ? 5 : 1).tokens(0, 0, fire, bigFire).cubes(game.at(0, 0), 4).cubes(game.at(1, 0), 2);
    if (!game.give(ChooseHex{0, game.at(0, 0)})) qFatal("%s", game.why());
    return game;
}

/// A sentence about fire, and what it claims: these are possible with all the fire in the world, those are not.
struct Claim {
    const char* words;
    QVector<BurnCubes> possible;
    QVector<BurnCubes> impossible;
};

using P = FirePayment;

QVector<Claim> claims(PlaceIndex next) {
    const BurnCubes plain{P::Fire, 1, none}, plainTwo{P::Fire, 2, none}, plainNext{P::Fire, 1, next};
    const BurnCubes pairOfPlain{P::TwoFires, 1, none};
    const BurnCubes big{P::BigFire, 1, none}, bigTwo{P::BigFire, 2, none}, bigNext{P::BigFire, 1, next},
        bigTwoNext{P::BigFire, 2, next};
    const BurnCubes bigs{P::TwoBigFires, 1, none}, bigsTwo{P::TwoBigFires, 2, none}, bigsNext{P::TwoBigFires, 1, next};
    const BurnCubes mix{P::FireAndBigFire, 1, none}, mixTwo{P::FireAndBigFire, 2, none},
        mixNext{P::FireAndBigFire, 1, next};
    return {
        {"One big fire removes two cubes here, or one here and one next door.", {bigTwo, bigNext}, {bigTwoNext, bigs}},
        {"One big fire removes one cube here and, if you like, one next door.", {big, bigNext}, {bigTwo, bigs}},
        {"One big fire removes up to two cubes here and, if you like, one next door.", {big, bigTwo, bigTwoNext}, {bigs}},
        {"one big fire pays for a cube of the chosen hex; the second is for one next door.", {big, bigsNext}, {bigs}},
        {"cubes of the chosen hex are removed one at a time.", {}, {plainTwo, bigTwo, bigsTwo, mixTwo}},
        {"a cube next door takes a big fire and a second one, plain or big.", {mixNext, bigsNext}, {bigNext}},
        {"two big fires together remove one cube here and one next door.", {bigsNext}, {bigNext, big, mixNext}},
        {"one big fire removes just one cube of the chosen hex.", {big, bigsNext}, {bigTwo, bigNext, mixNext}},
        {"a cube takes any two fires, and a big one counts as one of them.", {pairOfPlain, mix, bigs}, {plain, big}},
        {"a cube takes 2 fire tokens; you have", {pairOfPlain, big}, {plain, mix}},
        {"a plain fire on top is only of use next door.", {big, mixNext}, {mix}},
        {"one big fire pays for one cube; a plain fire on top adds nothing.", {big}, {mix, mixNext}},
        {"Two cubes at once, or one next door, take a big fire.", {bigTwo, bigNext}, {plainTwo, plainNext}},
        {"To be paid this way, a cube takes a big fire.", {}, {bigTwo}},
        {"two at once, or one next door, takes a big fire.", {bigTwo, bigNext}, {plainTwo, plainNext}},
        {"removes one cube of the chosen hex at a time and none next door.", {}, {bigTwo, plainTwo, plainNext}},
        {"The round table shows one flame: a cube takes a single fire.", {plain, big}, {pairOfPlain}},
        {"This takes 1 fire token; you have 0", {}, {}},
        {"This takes 2 big fire tokens; you have", {bigs}, {big}},
    };
}

} // namespace

class TestRulingTexts : public QObject {
    Q_OBJECT
private slots:
    void whatIsSaidAboutFireIsTrue();
    void aShipKnowsNoNextDoor();
    void refreshing_data();
    void refreshing();
    void afterARefresh_data();
    void afterARefresh();
    void rescueIntoAWorkshop();
    void noRoomAfterQuarantine();
    void usedWorkshops();
    void recalls();
    void squares();
    void lateBookActions();
    void noCubeForAShip();
    void theTableTellsItsRulings();
    void sentencesOfRulingsAreShort();
};

/// Every refusal of a payment under every mixture of the three fire rulings, with little fire and with much.
void TestRulingTexts::whatIsSaidAboutFireIsTrue() {
    QSet<QString> used;
    int refusals = 0;
    for (int n = 0; n < 3 * 2 * 2 * 2 * 3 * 3; ++n) {
        Rulings rulings;
        rulings.bigFireOneFlame = static_cast<ruling::BigFireOneFlame>(n % 3);
        rulings.bigFireTwoFlame = static_cast<ruling::BigFireTwoFlame>(n / 3 % 2);
        rulings.bigFireMix = static_cast<ruling::BigFireMix>(n / 6 % 2);
        const bool late = n / 12 % 2;
        const Position rich = fighting(rulings, late, 9, 9);
        const Position game = fighting(rulings, late, n / 24 % 3, n / 72);
        const Told words(game);
        const PlaceIndex next = game.at(1, 0);
        const auto judged = [&](const BurnCubes& burn) { return refuse(rich.def, rich.s, 0, burn); };
        for (const P payment : {P::Fire, P::TwoFires, P::BigFire, P::TwoBigFires, P::FireAndBigFire})
            for (const std::uint8_t here : {1, 2})
                for (const PlaceIndex there : {none, next}) {
                    const QString why = words.why(BurnCubes{payment, here, there}).replace(QChar(QChar::Nbsp), ' ');
                    if (why.isEmpty()) continue;
                    ++refusals;
                    const auto all = claims(next);
                    const auto claim = std::find_if(all.begin(), all.end(),
                                                    [&](const Claim& each) { return why.contains(each.words); });
                    QVERIFY2(claim != all.end(), qPrintable(why));
                    used.insert(claim->words);
                    for (const BurnCubes& burn : claim->possible)
                        QVERIFY2(!judged(burn), qPrintable(QString("%1 (case %2)").arg(why).arg(n)));
                    for (const BurnCubes& burn : claim->impossible)
                        QVERIFY2(judged(burn), qPrintable(QString("%1 (case %2)").arg(why).arg(n)));
                }
    }
    QVERIFY(refusals > 1500);
    for (const Claim& claim : claims(0)) // each of the sentences is really said somewhere
        QVERIFY2(used.contains(claim.words), claim.words);
}

void TestRulingTexts::aShipKnowsNoNextDoor() {
    for (int n = 0; n < 8; ++n) {
        Rulings rulings;
        rulings.bigFireTwoFlame = static_cast<ruling::BigFireTwoFlame>(n % 2);
        rulings.bigFireMix = static_cast<ruling::BigFireMix>(n / 2 % 2);
        Position game = table(rulings);
        const std::uint8_t corner = Position::corner("upper-left");
        game.round(n / 4 ? 5 : 1).ship(corner, 0, "ship-1-gems").tokens(0, 0, 0, 1);
        QVERIFY2(game.give(ChooseShip{0, corner, 0}), game.why());
        const Told words(game);
        for (const P payment : {P::Fire, P::TwoFires, P::BigFire, P::TwoBigFires, P::FireAndBigFire}) {
            const BurnShipCube burn{payment};
            QVERIFY2(!words.why(burn).contains("next door") && !words.what(burn).contains("ext door"),
                     qPrintable(words.what(burn) + words.why(burn)));
        }
    }
}

void TestRulingTexts::refreshing_data() {
    QTest::addColumn<int>("ruling");
    QTest::addColumn<QString>("pays");
    QTest::newRow("any token") << 0 << "Renewing tiles costs 1 point or 1 token: coin, wood, fire or big fire.";
    QTest::newRow("no coin") << 1 << "Renewing tiles costs 1 point or 1 token: wood, fire or big fire.";
    QTest::newRow("no big fire") << 2 << "Renewing tiles costs 1 point or 1 token: coin, wood or fire.";
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
    QTest::newRow("again") << true << false << true << "Build: take a hut upgrade, a workshop or a cart, or renew again.";
    QTest::newRow("only new") << false << true << true << "Build: take one of the new tiles.";
    QTest::newRow("only new, again") << true << true << true << "Build: take one of the new tiles, or renew again.";
    QTest::newRow("only new, too dear") << false << true << false << "Build: take a hut upgrade, a workshop or a cart.";
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
                          QStringLiteral("One Build renews one kind of tile, once, before a tile is taken."));
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
                QCOMPARE(words.why(nowhere), stays ? "A citizen stays in its hut only when no fitting place is free."
                                                   : "A citizen is given up only when no fitting place is free.");
                continue;
            }
            QVERIFY2(words.why(nowhere).isEmpty(), qPrintable(words.why(nowhere)));
            QCOMPARE(words.button(nowhere), stays ? "Stay in the hut" : "Let go");
            QCOMPARE(words.command(nowhere), stays ? "Nun: stay in hut 1" : "Nun: let go");
            QCOMPARE(words.prompt().contains("let it go"), !stays);
            QVERIFY2(game.give(nowhere), game.why());
            QCOMPARE(game.me().huts[0].citizen == Citizen::Nun, stays);
        }
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
                 closed ? QStringLiteral("This workshop has given its reward.") : QString());
        QCOMPARE(words.why(Proceed{}).contains("whose reward is still to come"), closed);
        QVERIFY(words.why(Proceed{}).contains("workshop of its class"));
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
    QVERIFY(Told(usual).why(Recall{0}).contains("only when no hex and no ship is left"));
    QVERIFY(!Told(usual).prompt().contains("recall"));
    QVERIFY(Told(usual).why(BuyBookStep{Book::City}).endsWith("rescued and fought."));
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
    QCOMPARE(after.what(UseHexAction{}), QStringLiteral("A recall chooses no hex."));
    QCOMPARE(after.what(Repopulate{}), QStringLiteral("A recall chooses no hex."));
    QCOMPARE(after.prompt(), QStringLiteral("Nothing more is possible: end your turn."));
    always.tokens(9);
    const QString withCoins = Told(always).prompt();
    QVERIFY2(withCoins.startsWith("Buy a book step (") && withCoins.endsWith(", or end your turn."), qPrintable(withCoins));
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
        const MoveIntoWorkshop nowhere{{Spot::Square, 0}, 7};
        QCOMPARE(words.why(ChangeSquare{0, 1}).isEmpty(), moves);
        QCOMPARE(words.what(nowhere), moves ? "A citizen cannot go there." : "Citizens do not change squares.");
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
        QCOMPARE(why.contains("lieutenants join at once"), ruling == ruling::ProductionLieutenant::AtOnce);
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
        QCOMPARE(rulings.size(), 27);
        for (const RulingOption& option : rulingOptions())
            QCOMPARE(rulings.value(QLatin1String(option.id.data())).toString(),
                     QLatin1String((last ? option.choices.back() : option.choices.front()).data()));
    }
}

/// The headline of a refusal fits its card, whatever the rulings.
void TestRulingTexts::sentencesOfRulingsAreShort() {
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
