// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/events.h"
#include "engine/orleans/rulings.h"

#include <string>
#include <vector>

namespace magister::orleans {

/// Draws fixed in advance, for lessons and tests. What is empty is drawn from the seed. Ids as in the pack.
struct PinnedDraws {
    std::vector<std::string> hourglass; ///< events from round II on; may be partial
    std::vector<std::string> map;       ///< goods by slot, of those in use; may be partial
    std::array<std::vector<std::string>, maxPlayers>
        bags; ///< by seat: what comes out of the bag first, by kind: "farmer"

    friend bool operator==(const PinnedDraws&, const PinnedDraws&) = default;
};

/// Everything chosen before play.
struct Setup {
    std::uint8_t players{4}; ///< 2..4
    std::uint64_t seed{1};
    PinnedDraws pinned;
    PlayerIndex startPlayer{}; ///< the youngest: round.first-start-player
    bool extraTiles{};         ///< extra-tiles.optional
    bool fewerTiles{};         ///< variant.reduced
    Rulings rulings;
    std::vector<std::string> arranged{}; ///< lines of a made-up position, in order (arrangement.h); empty in a real game

    friend bool operator==(const Setup&, const Setup&) = default;
};

struct Opening {
    State state;
    Events events; ///< what happened before the first question
};

/// Lays the table up to the first question, then arranges what the setup's lines say. setup.*, setup-counts.*
/// Precondition: validate(definition, setup) is empty.
Opening newGame(const Definition& definition, const Setup& setup);

/// Problems of a setup as "field: what is wrong"; empty when it is playable.
std::vector<std::string> validate(const Definition& definition, const Setup& setup);

} // namespace magister::orleans
