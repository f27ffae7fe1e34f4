// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows does not depend on anything that whoever looks may not know.
#include "tests/app/orleans/table_twins.h"

#include <QtTest>

using namespace magister::orleans;

class tst_OrleansHidden : public QObject {
    Q_OBJECT

private slots:
    void twinsLookTheSame() {
        constexpr std::uint64_t wanted = 2000;
        told::TwinTally tally;
        for (std::uint64_t seed = 1; tally.pairs < wanted && tally.fault.empty(); ++seed)
            told::compareTwins(seed, 9, wanted, tally);
        QVERIFY2(tally.fault.empty(), tally.fault.c_str());
        qInfo("%llu pairs, %llu of them plans, %llu values", static_cast<unsigned long long>(tally.pairs),
              static_cast<unsigned long long>(tally.plans), static_cast<unsigned long long>(tally.values));
        QVERIFY(tally.plans > wanted / 10);
    }
};

QTEST_GUILESS_MAIN(tst_OrleansHidden)
#include "tst_orleans_hidden.moc"
