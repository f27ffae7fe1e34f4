// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about paying with fire is true, whatever the table has decided about it.
#include "tests/app/ruled_table.h"

#include <QtTest>

using namespace magister::messina;

namespace {

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
        {"One big fire token removes two cubes here, or one here and one on a neighbouring hex.", {bigTwo, bigNext}, {bigTwoNext, bigs}},
        {"One big fire token removes one cube here and, if you like, one on a neighbouring hex.", {big, bigNext}, {bigTwo, bigs}},
        {"One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.", {big, bigTwo, bigTwoNext}, {bigs}},
        {"one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.", {big, bigsNext}, {bigs}},
        {"cubes on the chosen hex are removed one at a time.", {}, {plainTwo, bigTwo, bigsTwo, mixTwo}},
        {"a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.", {mixNext, bigsNext}, {bigNext}},
        {"two big fire tokens together remove one cube here and one on a neighbouring hex.", {bigsNext}, {bigNext, big, mixNext}},
        {"one big fire token removes just one cube from the chosen hex.", {big, bigsNext}, {bigTwo, bigNext, mixNext}},
        {"removing a cube costs any two fire tokens, and a big one counts as one of them.", {pairOfPlain, mix, bigs}, {plain, big}},
        {"removing a cube costs 2 fire tokens; you have", {pairOfPlain, big}, {plain, mix}},
        {"adding a plain one helps only on a neighbouring hex.", {big, mixNext}, {mix}},
        {"one big fire token pays for one cube; adding a plain one does nothing.", {big}, {mix, mixNext}},
        {"Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.", {bigTwo, bigNext}, {plainTwo, plainNext}},
        {"To pay for a cube this way, you need a big fire token.", {}, {bigTwo}},
        {"two at once, or one on a neighbouring hex, takes a big fire token.", {bigTwo, bigNext}, {plainTwo, plainNext}},
        {"remove one cube at a time from the chosen hex and none from neighbouring hexes.", {}, {bigTwo, plainTwo, plainNext}},
        {"The round table shows one flame: removing a cube costs a single fire token.", {plain, big}, {pairOfPlain}},
        {"This costs 1 fire token; you have 0", {}, {}},
        {"This costs 2 big fire tokens; you have", {bigs}, {big}},
    };
}

} // namespace

class TestFireTexts : public QObject {
    Q_OBJECT
private slots:
    void whatIsSaidAboutFireIsTrue();
    void aShipKnowsNoNextDoor();
};

/// Every refusal of a payment under every mixture of the three fire rulings, with little fire and with much.
void TestFireTexts::whatIsSaidAboutFireIsTrue() {
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

void TestFireTexts::aShipKnowsNoNextDoor() {
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
            // It may say that there are none, and nothing else about neighbours.
            const QString what = words.what(burn).remove("A ship has no neighbouring hexes.");
            QVERIFY2(!words.why(burn).contains("neighbouring") && !what.contains("neighbour"),
                     qPrintable(words.what(burn) + words.why(burn)));
        }
    }
}

QTEST_GUILESS_MAIN(TestFireTexts)
#include "tst_fire_texts.moc"
