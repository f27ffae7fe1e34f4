// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/random_setup.h"

#include "engine/core/random.h"

#include <algorithm>
#include <array>

namespace magister::messina {

namespace {

/// Everything but the rulings.
Setup randomTable(std::uint64_t seed, Random& random) {
    Setup setup;
    setup.seed = seed;
    setup.players = static_cast<std::uint8_t>(1 + random.below(4));
    const std::uint32_t sides = random.below(6); // base and advanced each twice as often as a mixture
    setup.boards = sides == 0 || sides == 1 || sides == 4 ? Side::B : Side::A;
    setup.scrolls = sides == 0 || sides == 1 || sides == 5 ? Side::B : Side::A;
    setup.priorityTile = random.below(3) == 0;
    return setup;
}

/// Answers that each question had then, by its number in hashes.
constexpr std::array<std::uint8_t, 27> earlierChoices{2, 2, 2, 2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2,
                                                      2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2};

} // namespace

Setup randomSetup(std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0xA5A5A5A5u);
    Setup setup = randomTable(seed, random);
    if (random.below(2) == 0) return setup;
    for (std::size_t i = 0; i < rulingCount; ++i)
        setAnswer(setup.rulings, i,
                  static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(rulingOptions()[i].choices.size()))));
    return setup;
}

Setup earlierSetup(std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0xA5A5A5A5u);
    Setup setup = randomTable(seed, random);
    setup.rulings = earlierRulings();
    if (random.below(2) == 0) return setup;
    for (std::uint8_t number = 0; number < earlierChoices.size(); ++number) {
        const auto index = static_cast<std::size_t>(
            std::ranges::find(rulingOptions(), number, &RulingOption::number) - rulingOptions().begin());
        const auto then = static_cast<std::uint8_t>(random.below(earlierChoices[number]));
        setAnswer(setup.rulings, index, then);
        setAnswer(setup.rulings, index, hashedAnswer(setup.rulings, index)); // its place in the list of today
    }
    return setup;
}

} // namespace magister::messina
