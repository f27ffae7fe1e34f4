// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// FSRS-6, the Free Spaced Repetition Scheduler in its sixth version, with its published default weights (21 of them,
/// as in the reference implementations py-fsrs 6 and fsrs-rs 5; github.com/open-spaced-repetition, MIT licence).
/// Written anew from the formulas. Time is counted in whole days; a second answer on the same day follows the
/// short-term formula. The learning steps of minutes that flashcard programs add are not part of it.
namespace magister {

/// How well something was remembered.
enum class Grade { Again = 1, Hard, Good, Easy };

/// What FSRS keeps of one thing to remember.
struct MemoryTrace {
    double stability{};  ///< days until the chance of recall has fallen to nine in ten; above 0
    double difficulty{}; ///< 1 (easy) to 10
    friend bool operator==(const MemoryTrace&, const MemoryTrace&) = default;
};

namespace fsrs {

inline constexpr double leastStability = 0.001;
inline constexpr double mostStability = 36500;
inline constexpr double leastDifficulty = 1;
inline constexpr double mostDifficulty = 10;

/// The chance of recall, 0..1, so many days after the last answer.
double retrievability(const MemoryTrace& trace, int days);
/// After the first answer ever.
MemoryTrace firstAnswer(Grade grade);
/// After another answer, so many days (0: the same day) after the one before.
MemoryTrace nextAnswer(const MemoryTrace& trace, int days, Grade grade);
/// Days until the chance of recall has fallen to `wanted` (0..1, without the ends); at least 1.
int interval(double stability, double wanted = 0.9);

} // namespace fsrs
} // namespace magister
