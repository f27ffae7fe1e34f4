// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/definition.h"

#include <utility>

namespace magister::messina {

namespace {

/// Steps from one place to every other within `town` (bit per place); none where no way leads.
std::array<std::uint8_t, maxPlaces> walk(const Layout& layout, std::uint32_t town, std::size_t from) {
    std::array<std::uint8_t, maxPlaces> steps;
    steps.fill(none);
    std::uint32_t edge = 1u << from;
    std::uint32_t seen = edge;
    for (std::uint8_t far = 0; edge; ++far) {
        std::uint32_t reached = 0;
        for (std::uint32_t rest = edge; rest; rest &= rest - 1) {
            const auto place = static_cast<std::size_t>(__builtin_ctz(rest));
            steps[place] = far;
            reached |= layout.places[place].neighbours;
        }
        edge = reached & town & ~seen;
        seen |= edge;
    }
    return steps;
}

std::uint8_t coinsFor(std::uint8_t steps, const Parameters& parameters) {
    if (steps == none) return none;
    const int further = steps - parameters.freeSteps;
    return further > 0 ? static_cast<std::uint8_t>(further * parameters.coinPerFurtherStep) : std::uint8_t{0};
}

void measureLayout(Layout& layout, const Parameters& parameters) {
    const std::size_t places = layout.places.size();
    if (places > maxPlaces || layout.districts + extensionCount > places) return; // no layout yet
    const std::uint32_t all = (1u << places) - 1;
    const std::uint32_t extensions = ((1u << extensionCount) - 1) << layout.districts;
    Layout::Ways ways;
    ways.distances.assign(std::size_t{1} << extensionCount, {});
    for (std::size_t filled = 0; filled < ways.distances.size(); ++filled) {
        const std::uint32_t town = (all & ~extensions) | static_cast<std::uint32_t>(filled << layout.districts);
        for (std::size_t from = 0; from < maxPlaces; ++from)
            if (from < places) ways.distances[filled][from] = walk(layout, town, from);
            else ways.distances[filled][from].fill(none);
    }
    ways.costs = ways.distances;
    for (auto& table : ways.costs)
        for (auto& row : table)
            for (std::uint8_t& cost : row)
                cost = coinsFor(cost, parameters);
    layout.ways = std::make_shared<const Layout::Ways>(std::move(ways));
}

} // namespace

void Definition::measure() {
    for (Layout& layout : layouts)
        measureLayout(layout, parameters);
}

} // namespace magister::messina
