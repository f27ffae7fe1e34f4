// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/definition.h"
#include "messina/events.h"

#include <optional>
#include <string>

namespace magister::messina {

/// Draws fixed in advance, for lessons and tests. What is empty is drawn from the seed.
/// Piles are given from the top. Ids as in the pack.
struct PinnedDraws {
    std::vector<std::string> city;      ///< hex ids in the order of the districts
    std::vector<std::string> hexPile;
    std::vector<std::string> ships;
    std::vector<std::string> docking;   ///< corners: "upper-left", ...
    std::array<std::vector<std::string>, 3> huts;           ///< may be partial: the named tiles on top
    std::array<std::vector<std::string>, classCount> workshops;
    std::vector<std::string> carts;     ///< first pile
    std::optional<std::uint8_t> wheel;  ///< position before the first turn of the wheel
    std::vector<std::uint8_t> order;    ///< seats 1.. in turn order
};

/// Everything chosen before play.
struct Setup {
    std::uint8_t players{2}; ///< 2..4
    std::uint64_t seed{1};
    PinnedDraws pinned;
};

struct Start {
    State state;
    Events events; ///< what was laid out for round I, in the order of the rulebook
};

/// Sets up the table and prepares round I. setup.*, round1.*
/// Precondition: validate(definition, setup) is empty.
Start newGame(const Definition& definition, const Setup& setup);

/// Problems of a setup as "field: what is wrong"; empty when it is playable.
std::vector<std::string> validate(const Definition& definition, const Setup& setup);

} // namespace magister::messina
