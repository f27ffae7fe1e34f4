// SPDX-License-Identifier: GPL-3.0-or-later
// prove_saves [GAMES [FIRST-SEED]]: whole games, undo included, loaded anew at every position. Each must open as that
// position, with nothing torn. Exit 1 otherwise.
#include "sample_journal.h"

#include <cstdio>
#include <cstdlib>

using namespace magister;
using namespace magister::messina;

namespace {

/// What the journal itself says of the position after a record; it was written while the game was played.
std::uint64_t said(const SampleJournal& journal, int number) {
    const QByteArray record = journal.record(number);
    return number == 0 ? *hashFromDigits(record.mid(record.indexOf("\nstate ") + 7, 16))
                       : *hashFromDigits(record.split(' ')[3]);
}

bool opensAt(const SampleJournal& journal, int number) {
    const qsizetype end = journal.starts[static_cast<std::size_t>(number)] + journal.record(number).size();
    const SavedGame game = readSave(journal.bytes.first(end), {});
    return game.sound() && !game.torn && game.count == number &&
           positionHash(*game.definition, game.session->state()) == said(journal, number);
}

} // namespace

int main(int argc, char* argv[]) {
    constexpr int wholeGame = 100'000;
    const int wanted = argc > 1 ? std::atoi(argv[1]) : 1000;
    const std::uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    long long positions = 0, wrong = 0;
    for (int i = 0; i < wanted; ++i) {
        const SampleJournal journal = sampleJournal(pinnedSetup(first + static_cast<std::uint64_t>(i)), wholeGame);
        for (int number = 0; number <= journal.count(); ++number, ++positions)
            if (!opensAt(journal, number)) {
                ++wrong;
                std::printf("WRONG: game %d, record %d\n", i, number);
            }
    }
    std::printf("%d games loaded at every position, %lld positions: %lld wrong\n", wanted, positions, wrong);
    return wrong ? 1 : 0;
}
