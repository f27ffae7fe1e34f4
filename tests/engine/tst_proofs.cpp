// SPDX-License-Identifier: GPL-3.0-or-later
// The proofs over random games in the number that every build can afford; tests/proof runs the many.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"
#include "tests/engine/proofs.h"

using namespace magister::messina;

class TestProofs : public QObject {
    Q_OBJECT

    template <class Prove> static void over(std::uint64_t games, Prove prove, Tally& tally) {
        for (std::uint64_t seed = 1; seed <= games && tally.fault.empty(); ++seed)
            prove(realDefinition(), seed, tally);
    }

private slots:
    /// Tables of every kind: 1 to 4 players, base, advanced, mixed, priority tile, random rulings.
    void tenThousandGamesAreSound() {
        ATOMS("messina.flow.six-rounds", "messina.end.after-six", "messina.advanced.same-play");
        Tally tally;
        over(10000, proveSound, tally);
        QVERIFY2(tally.fault.empty(), tally.fault.c_str());
        QCOMPARE(tally.games, std::uint64_t{10000});
        QVERIFY(tally.positions > 3'000'000);
    }
    void listAndJudgeAgree() {
        Tally tally;
        over(40, [](const Definition& def, std::uint64_t seed, Tally& t) { proveListed(def, seed, 30, t); }, tally);
        QVERIFY2(tally.fault.empty(), tally.fault.c_str());
        QVERIFY(tally.items > 300'000);
    }
    void whatIsHiddenCannotBeToldApart() {
        Tally tally;
        over(40, proveHidden, tally);
        QVERIFY2(tally.fault.empty(), tally.fault.c_str());
        QVERIFY(tally.items > 10'000);
    }
    void roundTrips() {
        Tally tally;
        over(15, proveTrips, tally);
        QVERIFY2(tally.fault.empty(), tally.fault.c_str());
        QVERIFY(tally.items > 4'000);
    }
};

QTEST_GUILESS_MAIN(TestProofs)
#include "tst_proofs.moc"
