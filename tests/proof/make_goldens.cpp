// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what the golden tests of one game compare with, of the game it is built for:
//   make_messina_goldens games|perft|signature > tests/engine/golden_games.inc, ...
//   make_orleans_goldens games|perft|signature > tests/engine/orleans/golden_games.inc, ...
#include MAGISTER_GOLDENS
#include MAGISTER_POSITION

#include <cstdio>
#include <string>

using namespace magister::MAGISTER_GAME;

namespace {

constexpr std::uint64_t games = 120;
constexpr std::uint64_t positions = 60;
constexpr std::uint64_t enough = 20000; ///< beyond this many ways a position is not followed one step deeper

void printGames() {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const GoldenGame game = goldenGame(realDefinition(), seed);
        std::printf("GOLDEN(%llu, 0x%016llxu", static_cast<unsigned long long>(seed),
                    static_cast<unsigned long long>(game.chain));
        for (const int points : game.points)
            std::printf(", %d", points);
        std::printf(")\n");
    }
}

void printPerft() {
    for (std::uint64_t seed = 1; seed <= positions; ++seed) {
        const std::size_t ply = seed * 37 % goldenPlies;
        const State state = goldenPosition(realDefinition(), seed, ply);
        std::printf("PERFT(%llu, %zu", static_cast<unsigned long long>(seed), ply);
        std::uint64_t count = 0;
        for (int depth = 1; depth <= perftDepth && count < enough; ++depth) {
            count = perft(realDefinition(), state, depth);
            std::printf(", %llu", static_cast<unsigned long long>(count));
        }
        std::printf(")\n");
    }
}

void printSignature() {
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed)
        sum = (sum ^ goldenGame(realDefinition(), seed).chain) * 0x9E3779B97F4A7C15u;
    std::printf("const QByteArray expected(\"%llx\");\n", static_cast<unsigned long long>(sum));
}

} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "games")
        printGames();
    else if (what == "perft")
        printPerft();
    else if (what == "signature")
        printSignature();
    else
        return std::fprintf(stderr, "%s games|perft|signature\n", argv[0]), 2;
    return 0;
}
