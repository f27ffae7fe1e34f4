// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/events.h"
#include "engine/messina/rulings.h"

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
    std::vector<std::string> boards;    ///< side b player boards by seat
    std::vector<std::string> scrolls;   ///< side b scroll boards by seat
    std::vector<std::string> solo;      ///< solo tiles, the first to be turned up first
    std::vector<std::string> ports;     ///< port ids clockwise from the upper left corner; only with port-corners random

    friend bool operator==(const PinnedDraws&, const PinnedDraws&) = default;
};

/// Which side of the player boards or scroll boards is up. advanced.*
enum class Side : std::uint8_t { A, B };

/// Everything chosen before play.
struct Setup {
    std::uint8_t players{2}; ///< 1..4; 1 is the solo game against the rule-driven opponent
    std::uint64_t seed{1};
    PinnedDraws pinned{};
    Side boards{Side::A};  ///< of every player board; b sides are dealt at random
    Side scrolls{Side::A}; ///< of every scroll board; the two may differ (advanced.mixed-sides)
    bool priorityTile{};   ///< the tile covers the order column of the round table (priority.tile)
    Rulings rulings{};
    std::vector<std::string> arranged{}; ///< lines of a made-up position, in order (arrangement.h); empty in a real game

    friend bool operator==(const Setup&, const Setup&) = default;
};

struct Start {
    State state;
    Events events; ///< what was laid out for round I, in the order of the rulebook
};

/// Sets up the table and prepares round I, then arranges what the setup's lines say. setup.*, round1.*
/// Precondition: validate(definition, setup) is empty.
Start newGame(const Definition& definition, const Setup& setup);

/// Problems of a setup as "field: what is wrong"; empty when it is playable.
std::vector<std::string> validate(const Definition& definition, const Setup& setup);

} // namespace magister::messina
