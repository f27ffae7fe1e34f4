// SPDX-License-Identifier: GPL-3.0-or-later
// prove_saves [messina|orleans] [GAMES [FIRST-SEED]]: whole games, undo included, loaded anew at every position. Each
// must open as that position, with nothing torn. Exit 1 otherwise.
#include "tests/proof/proof_games.h"

using namespace magister;

namespace {

template <class Game> bool opensAt(const SampleJournal& journal, int number) {
    const auto game = Game::Saves::readSave(journal.upTo(number), {});
    return game.sound() && !game.torn && game.count == number &&
           Game::positionHash(*game.definition, game.session->state()) == journal.state(number);
}

struct Saved {
    template <class Game> static bool prove(const ProofSize& size) {
        constexpr int wholeGame = 100'000;
        long long positions = 0, wrong = 0;
        for (int i = 0; i < size.count; ++i) {
            const SampleJournal journal = sampleJournal<Game>(Game::pinnedSetup(size.firstSeed + static_cast<std::uint64_t>(i)), wholeGame);
            for (int number = 0; number <= journal.count(); ++number, ++positions)
                if (!opensAt<Game>(journal, number)) {
                    ++wrong;
                    std::printf("WRONG: game %d, record %d\n", i, number);
                }
        }
        std::printf("%s: %d games loaded at every position, %lld positions: %lld wrong\n", Game::id, size.count, positions, wrong);
        return wrong == 0;
    }
};

} // namespace

int main(int argc, char* argv[]) { return proveGames<Saved>(argc, argv, 1000); }
