// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_setup.h"

#include "core/random.h"

namespace magister::messina {

Setup randomSetup(std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0xA5A5A5A5u);
    Setup setup;
    setup.seed = seed;
    setup.players = static_cast<std::uint8_t>(1 + random.below(4));
    const std::uint32_t sides = random.below(6); // base and advanced each twice as often as a mixture
    setup.boards = sides == 0 || sides == 1 || sides == 4 ? Side::B : Side::A;
    setup.scrolls = sides == 0 || sides == 1 || sides == 5 ? Side::B : Side::A;
    setup.priorityTile = random.below(3) == 0;
    if (random.below(2) == 0) return setup;
    for (std::size_t i = 0; i < rulingCount; ++i)
        setAnswer(setup.rulings, i,
                  static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(rulingOptions()[i].choices.size()))));
    return setup;
}

} // namespace magister::messina
