// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Numbers that can be counted in a position, each in two ways: one answers a drill, the other judges it.
namespace magister::orleans {

/// What a count is asked of: count/supply/farmer.
enum class CountOf : std::uint8_t { Nothing, Follower, Good, Track, Place, Happening, Deed, Way, Stack };

/// The number of a thing in its vocabulary; 0 for Nothing.
using Thing = std::size_t;

struct Count {
    std::string_view word; ///< "supply", as in count/supply
    Rule rule{};           ///< the atom it is asked for
    CountOf of{};
    /// Whether it is worth asking in this position, of that thing.
    bool (*fits)(const Definition&, const State&, PlayerIndex seat, Thing of);
    int (*answer)(const Definition&, const State&, PlayerIndex seat, Thing of);
    int (*again)(const Definition&, const State&, PlayerIndex seat, Thing of);
};

std::span<const Count> counts();
/// How many things there are of that kind; 1 for Nothing.
std::size_t thingsOf(CountOf of);
/// The word of one of them; empty for Nothing.
std::string_view wordOfThing(CountOf of, Thing thing);
/// The one for that atom that "bag" or "supply/farmer" names, with the thing; nothing for another text.
struct NamedCount {
    const Count* count{};
    Thing of{};
};
std::optional<NamedCount> countNamed(Rule rule, const std::string& text);

/// The level, by the spaces where levels begin.
int levelBySpaces(const Definition& definition, const Player& player);
/// What is still asked of the seat when it has paid all its coins; 0: nothing.
int stillDue(const Definition& definition, State state, PlayerIndex seat);

} // namespace magister::orleans
