// SPDX-License-Identifier: GPL-3.0-or-later
// prove_table_hidden [PAIRS [FIRST-SEED]]: pairs of positions of random games of Orléans that differ only in what
// somebody may not know (10000): a table must show that person the same of both. Exit 1 otherwise.
#include "tests/app/orleans/table_twins.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <cstdlib>

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const std::uint64_t wanted = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10000;
    const std::uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1000;
    magister::orleans::told::TwinTally tally;
    QElapsedTimer clock;
    clock.start();
    std::uint64_t seed = first;
    for (; tally.pairs < wanted && tally.fault.empty(); ++seed)
        magister::orleans::told::compareTwins(seed, 9, wanted, tally);
    std::printf("%llu pairs of %llu games, in %llu of them others plan otherwise; %llu rows, properties and lines, %llu answers, "
                "%llu clicks, %llu tries: %s, %lld s\n",
                static_cast<unsigned long long>(tally.pairs), static_cast<unsigned long long>(seed - first),
                static_cast<unsigned long long>(tally.plans), static_cast<unsigned long long>(tally.values),
                static_cast<unsigned long long>(tally.answers), static_cast<unsigned long long>(tally.clicks),
                static_cast<unsigned long long>(tally.tries), tally.fault.empty() ? "the same" : tally.fault.c_str(), static_cast<long long>(clock.elapsed() / 1000));
    return tally.fault.empty() ? 0 : 1;
}
