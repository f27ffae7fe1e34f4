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

struct Count {
    std::string_view word; ///< "supply", as in count/supply
    Rule rule{};           ///< the atom it is asked for
    CountOf of{};
    /// Whether it is worth asking in this position; `of`: the number of the thing in its vocabulary.
    bool (*fits)(const Definition&, const State&, PlayerIndex seat, std::size_t of);
    int (*answer)(const Definition&, const State&, PlayerIndex seat, std::size_t of);
    int (*again)(const Definition&, const State&, PlayerIndex seat, std::size_t of);
};

std::span<const Count> counts();
/// How many things there are of that kind; 1 for Nothing.
std::size_t thingsOf(CountOf of);
/// The word of one of them; empty for Nothing.
std::string_view wordOfThing(CountOf of, std::size_t thing);
/// The one for that atom that "bag" or "supply/farmer" names, with the thing; nothing for another text.
struct NamedCount {
    const Count* count{};
    std::size_t of{};
};
std::optional<NamedCount> countNamed(Rule rule, const std::string& text);

} // namespace magister::orleans
