// SPDX-License-Identifier: GPL-3.0-or-later
// The proofs over random games, as many as one likes:
//   prove_rules sound|listed|hidden|trips GAMES [FIRST-SEED] [THREADS]
// One line at the end; the exit code is 1 if anything was found.
#include "position.h"
#include "proofs.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <mutex>
#include <thread>

using namespace magister::messina;

namespace {

using Prove = std::function<void(const Definition&, std::uint64_t, Tally&)>;

Prove proofNamed(const char* name) {
    if (!std::strcmp(name, "sound")) return proveSound;
    if (!std::strcmp(name, "hidden")) return proveHidden;
    if (!std::strcmp(name, "trips")) return proveTrips;
    if (!std::strcmp(name, "listed"))
        return [](const Definition& def, std::uint64_t seed, Tally& tally) { proveListed(def, seed, 30, tally); };
    return {};
}

} // namespace

int main(int argc, char** argv) {
    const Prove prove = argc > 2 ? proofNamed(argv[1]) : Prove{};
    const std::uint64_t games = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
    if (!prove || games == 0) {
        std::fprintf(stderr, "prove_rules sound|listed|hidden|trips GAMES [FIRST-SEED] [THREADS]\n");
        return 2;
    }
    const std::uint64_t first = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const unsigned threads = argc > 4 ? static_cast<unsigned>(std::strtoul(argv[4], nullptr, 10)) : 1;
    const Definition& definition = realDefinition();
    const auto from = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next{0};
    std::mutex gate;
    Tally sum;
    std::uint64_t faults = 0;
    const auto work = [&] {
        Tally mine;
        std::uint64_t wrong = 0;
        for (std::uint64_t i = next++; i < games; i = next++) {
            mine.fault.clear();
            prove(definition, first + i, mine);
            if (mine.fault.empty()) continue;
            if (wrong++ < 5) std::fprintf(stderr, "%s\n", mine.fault.c_str());
        }
        const std::lock_guard lock(gate);
        sum.games += mine.games;
        sum.positions += mine.positions;
        sum.items += mine.items;
        faults += wrong;
    };
    std::vector<std::thread> workers;
    for (unsigned i = 1; i < threads; ++i)
        workers.emplace_back(work);
    work();
    for (std::thread& worker : workers)
        worker.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    std::printf("%s: %llu games from seed %llu, %llu positions, %llu proved, %llu faults, %.0f s\n", argv[1],
                static_cast<unsigned long long>(games), static_cast<unsigned long long>(first),
                static_cast<unsigned long long>(sum.positions), static_cast<unsigned long long>(sum.items),
                static_cast<unsigned long long>(faults), seconds);
    return faults ? 1 : 0;
}
