// SPDX-License-Identifier: GPL-3.0-or-later
// The proofs over random games, as many as one likes:
//   prove_rules [--game messina|orleans] [--apart N] sound|listed|hidden|trips GAMES [FIRST-SEED] [THREADS]
// --apart, Orléans only: "sound" checks the invariants after each N-th command and at the end of every phase; without
// it after every command. One line at the end; the exit code is 1 if anything was found.
#include "tests/proof/proof_of_rules.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

using namespace magister;

namespace {

struct Wanted {
    std::string name;
    ProofOfRules prove; ///< none: the command line is wrong
    std::uint64_t games{};
    std::uint64_t first{1};
    unsigned threads{1};
};

Wanted read(std::vector<std::string> words) {
    std::string game = "messina";
    int apart = 1;
    while (words.size() >= 2 && words[0].starts_with("--")) {
        if (words[0] == "--game")
            game = words[1];
        else if (words[0] == "--apart")
            apart = std::atoi(words[1].c_str());
        else
            return {};
        words.erase(words.begin(), words.begin() + 2);
    }
    if (words.size() < 2 || words.size() > 4 || apart < 1) return {};
    const auto number = [&](std::size_t at, std::uint64_t otherwise) -> std::uint64_t {
        return at < words.size() ? std::strtoull(words[at].c_str(), nullptr, 10) : otherwise;
    };
    Wanted wanted{words[0], {}, number(1, 0), number(2, 1), static_cast<unsigned>(number(3, 1))};
    if (wanted.games == 0 || wanted.threads == 0) return {};
    if (game == "messina") wanted.prove = messinaProof(words[0], apart);
    if (game == "orleans") wanted.prove = orleansProof(words[0], apart);
    return wanted;
}

} // namespace

int main(int argc, char** argv) {
    const Wanted wanted = read({argv + 1, argv + argc});
    if (!wanted.prove) {
        std::fprintf(stderr, "prove_rules [--game messina|orleans] [--apart N] sound|listed|hidden|trips GAMES "
                             "[FIRST-SEED] [THREADS]\n--apart goes with orleans and sound\n");
        return 2;
    }
    const auto from = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next{0};
    std::mutex gate;
    ProofSum sum;
    std::uint64_t faults = 0;
    const auto work = [&] {
        ProofSum mine;
        std::uint64_t wrong = 0;
        for (std::uint64_t i = next++; i < wanted.games; i = next++) {
            const std::string fault = wanted.prove(wanted.first + i, mine);
            if (fault.empty()) continue;
            if (wrong++ < 5) std::fprintf(stderr, "%s\n", fault.c_str());
        }
        const std::lock_guard lock(gate);
        sum.positions += mine.positions;
        sum.items += mine.items;
        faults += wrong;
    };
    std::vector<std::thread> workers;
    for (unsigned i = 1; i < wanted.threads; ++i)
        workers.emplace_back(work);
    work();
    for (std::thread& worker : workers)
        worker.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    std::printf("%s: %llu games from seed %llu, %llu positions, %llu proved, %llu faults, %.0f s\n",
                wanted.name.c_str(), static_cast<unsigned long long>(wanted.games),
                static_cast<unsigned long long>(wanted.first), static_cast<unsigned long long>(sum.positions),
                static_cast<unsigned long long>(sum.items), static_cast<unsigned long long>(faults), seconds);
    return faults ? 1 : 0;
}
