// SPDX-License-Identifier: GPL-3.0-or-later
// prove_truncation [JOURNALS [FIRST-SEED]]: journals cut at every byte. Each cut must open as the game up to the last
// whole record, say that a record is torn where one is, or say that the head is cut short. Exit 1 otherwise.
#include "sample_journal.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace magister;
using namespace magister::messina;

namespace {

/// The hash after each record, told by the records themselves, which were made by playing.
std::vector<std::uint64_t> hashes(const SampleJournal& journal) {
    std::vector<std::uint64_t> after;
    const QByteArray head = journal.record(0);
    after.push_back(*hashFromDigits(head.mid(head.indexOf("\nstate ") + 7, 16)));
    for (int number = 1; number <= journal.count(); ++number)
        after.push_back(*hashFromDigits(journal.record(number).split(' ')[3]));
    return after;
}

bool right(const SampleJournal& journal, const std::vector<std::uint64_t>& after, qsizetype size) {
    const SavedGame game = readSave(journal.bytes.first(size), {});
    if (size < journal.record(0).size())
        return !game.session && game.problems.size() == 1 && game.problems.first().kind == ProblemKind::SaveCutShort;
    const auto next = std::upper_bound(journal.starts.begin(), journal.starts.end(), size);
    const bool atEnd = size == journal.bytes.size();
    const bool boundary = atEnd || *(next - 1) == size;
    const auto whole = static_cast<std::size_t>(next - journal.starts.begin()) - (atEnd ? 1 : 2);
    return game.sound() && game.torn.has_value() == !boundary && static_cast<std::size_t>(game.count) == whole &&
           positionHash(*game.definition, game.session->state()) == after[whole];
}

} // namespace

int main(int argc, char* argv[]) {
    const int wanted = argc > 1 ? std::atoi(argv[1]) : 20;
    const std::uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    long long cuts = 0, wrong = 0;
    for (int i = 0; i < wanted; ++i) {
        const SampleJournal journal = sampleJournal(pinnedSetup(first + static_cast<std::uint64_t>(i)), 20);
        const auto after = hashes(journal);
        for (qsizetype size = 0; size <= journal.bytes.size(); ++size, ++cuts)
            if (!right(journal, after, size)) {
                ++wrong;
                std::printf("WRONG: journal %d cut at %lld\n", i, static_cast<long long>(size));
            }
    }
    std::printf("%d journals cut at every byte, %lld cuts: %lld wrong\n", wanted, cuts, wrong);
    return wrong ? 1 : 0;
}
