// SPDX-License-Identifier: GPL-3.0-or-later
// prove_truncation [messina|orleans] [JOURNALS [FIRST-SEED]]: journals cut at every byte. Each cut must open as the game up to the last
// whole record, say that a record is torn where one is, or say that the head is cut short. Exit 1 otherwise.
#include "tests/proof/proof_games.h"

#include <algorithm>

using namespace magister;

namespace {

template <class Game> bool right(const SampleJournal& journal, qsizetype size) {
    const auto game = Game::Saves::readSave(journal.bytes.first(size), {});
    if (size < journal.record(0).size())
        return !game.session && game.problems.size() == 1 && game.problems.first().kind == ProblemKind::SaveCutShort;
    const auto next = std::upper_bound(journal.starts.begin(), journal.starts.end(), size);
    const bool atEnd = size == journal.bytes.size();
    const bool boundary = atEnd || *(next - 1) == size;
    const auto whole = static_cast<std::size_t>(next - journal.starts.begin()) - (atEnd ? 1 : 2);
    return game.sound() && game.torn.has_value() == !boundary && static_cast<std::size_t>(game.count) == whole &&
           Game::positionHash(*game.definition, game.session->state()) == journal.state(static_cast<int>(whole));
}

struct Cut {
    template <class Game> static bool prove(const ProofSize& proof) {
        long long cuts = 0, wrong = 0;
        for (int i = 0; i < proof.count; ++i) {
            const SampleJournal journal = sampleJournal<Game>(Game::pinnedSetup(proof.firstSeed + static_cast<std::uint64_t>(i)), 20);
            for (qsizetype size = 0; size <= journal.bytes.size(); ++size, ++cuts)
                if (!right<Game>(journal, size)) {
                    ++wrong;
                    std::printf("WRONG: journal %d cut at %lld\n", i, static_cast<long long>(size));
                }
        }
        std::printf("%s: %d journals cut at every byte, %lld cuts: %lld wrong\n", Game::id, proof.count, cuts, wrong);
        return wrong == 0;
    }
};

} // namespace

int main(int argc, char* argv[]) { return proveGames<Cut>(argc, argv, 20); }
