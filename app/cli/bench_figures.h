// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/state_hash.h"

#include <QTextStream>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

/// What `bench` measures of any game.
namespace magister::cli {

using Clock = std::chrono::steady_clock;
inline double seconds(Clock::time_point from) {
    return std::chrono::duration<double>(Clock::now() - from).count();
}

/// Nanoseconds to copy a state, the best of several rounds.
template <class State> double copyTime(const State& state) {
    constexpr int copies = 100000;
    std::vector<State> kept(64);
    double best = 1e9;
    for (int round = 0; round < 5; ++round) {
        const auto from = Clock::now();
        for (int i = 0; i < copies; ++i)
            kept[static_cast<std::size_t>(i) % kept.size()] = state;
        best = std::min(best, seconds(from) * 1e9 / copies);
    }
    // Reads the copies, so that none of them can be left out.
    std::uint64_t sum = 0;
    for (const auto& each : kept)
        sum += stateHash(each);
    return sum == 0 ? 0 : best;
}

struct BenchFigures {
    double time{}; ///< seconds for all games
    int games{};
    std::size_t choices{};
    std::size_t stateBytes{};
    double copy{};             ///< nanoseconds
    std::vector<double> lists; ///< microseconds, sorted; not empty
    double replay{};           ///< milliseconds
};

inline void write(QTextStream& out, const BenchFigures& found) {
    out << "choices/s " << static_cast<qint64>(static_cast<double>(found.choices) / found.time) << '\n'
        << "games/s " << static_cast<qint64>(found.games / found.time) << '\n'
        << "choices/game " << static_cast<double>(found.choices) / found.games << '\n'
        << "state-bytes " << found.stateBytes << '\n'
        << "copy-ns " << found.copy << '\n'
        << "list-us-p99.9 " << found.lists[found.lists.size() * 999 / 1000] << '\n'
        << "list-us-worst " << found.lists.back() << '\n'
        << "replay-ms " << found.replay << '\n';
}

} // namespace magister::cli
