// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/fsrs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace magister::fsrs {

namespace {

/// The default weights w0 to w20 of FSRS-6.
constexpr std::array<double, 21> w{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                   0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                   1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
constexpr double decay = -w[20];

/// Chosen so that the chance of recall is nine in ten when as many days have passed as the stability says.
double factor() {
    static const double value = std::pow(0.9, 1 / decay) - 1;
    return value;
}

double soundStability(double stability) {
    return std::clamp(stability, leastStability, mostStability);
}

/// D0(G), which may lie outside of the scale.
double rawDifficulty(int grade) {
    return w[4] - std::exp(w[5] * (grade - 1)) + 1;
}

double nextDifficulty(double difficulty, int grade) {
    // The harder a thing is already, the less an answer adds; and all tends slowly to what an easy thing starts with.
    const double damped = difficulty - w[6] * (grade - 3) * (mostDifficulty - difficulty) / 9;
    return std::clamp(w[7] * rawDifficulty(4) + (1 - w[7]) * damped, leastDifficulty, mostDifficulty);
}

double sameDay(double stability, int grade) {
    const double growth = std::exp(w[17] * (grade - 3 + w[18])) * std::pow(stability, -w[19]);
    return stability * (grade >= 3 ? std::max(1.0, growth) : growth);
}

double remembered(const MemoryTrace& trace, double chance, int grade) {
    const double hard = grade == 2 ? w[15] : 1;
    const double easy = grade == 4 ? w[16] : 1;
    return trace.stability * (1 + std::exp(w[8]) * (11 - trace.difficulty) * std::pow(trace.stability, -w[9]) *
                                      (std::exp(w[10] * (1 - chance)) - 1) * hard * easy);
}

double forgotten(const MemoryTrace& trace, double chance) {
    const double after = w[11] * std::pow(trace.difficulty, -w[12]) * (std::pow(trace.stability + 1, w[13]) - 1) *
                         std::exp(w[14] * (1 - chance));
    return std::min(after, trace.stability / std::exp(w[17] * w[18]));
}

} // namespace

double retrievability(const MemoryTrace& trace, int days) {
    return std::pow(1 + factor() * std::max(0, days) / trace.stability, decay);
}

MemoryTrace firstAnswer(Grade grade) {
    const int g = static_cast<int>(grade);
    return {w[static_cast<std::size_t>(g - 1)], std::clamp(rawDifficulty(g), leastDifficulty, mostDifficulty)};
}

MemoryTrace nextAnswer(const MemoryTrace& trace, int days, Grade grade) {
    const int g = static_cast<int>(grade);
    const double chance = retrievability(trace, days);
    const double stability = days < 1                ? sameDay(trace.stability, g)
                             : grade == Grade::Again ? forgotten(trace, chance)
                                                     : remembered(trace, chance, g);
    return {soundStability(stability), nextDifficulty(trace.difficulty, g)};
}

int interval(double stability, double wanted) {
    const double days = stability / factor() * (std::pow(wanted, 1 / decay) - 1);
    return static_cast<int>(std::clamp(std::round(days), 1.0, mostStability));
}

} // namespace magister::fsrs
