// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_vector.h"
#include "engine/core/state_hash.h"

#include <array>
#include <cstdint>

/// Race: runners on a track. On a turn a runner takes a step, draws a card and runs so far, or rests.
namespace magister::race {

using PlayerIndex = std::uint8_t;
inline constexpr PlayerIndex none = 255;
inline constexpr std::uint8_t minPlayers = 2;
inline constexpr std::uint8_t maxPlayers = 4;
inline constexpr std::uint8_t roundCount = 12; ///< race.end.rounds
inline constexpr std::size_t mostCards = 24;
/// A card that lies face down, for whoever may not know it.
inline constexpr std::uint8_t faceDown = 0;

/// What the pack says.
struct Definition {
    std::uint8_t spaces{}; ///< the last of them is the end; runners begin at 0
    std::uint8_t cards{};  ///< that each may draw
    InlineVector<std::uint8_t, mostCards> deck;
};

/// What a space does on which somebody stands. race.move.taken
enum class TakenSpace : std::uint8_t { Refuses, IsJumped };
struct Rulings {
    TakenSpace taken{};
    friend bool operator==(const Rulings&, const Rulings&) = default;
};

struct Setup {
    std::uint8_t players{minPlayers};
    std::uint64_t seed{};
    Rulings rulings;
};

struct Runner {
    std::uint8_t space{};
    std::uint8_t drawn{};
    std::uint8_t points{};
    friend bool operator==(const Runner&, const Runner&) = default;
};

struct State {
    std::uint8_t playerCount{};
    std::uint8_t round{};
    PlayerIndex turn{none}; ///< none: the race is over
    std::uint8_t winners{}; ///< a bit a player
    Rulings rulings;
    std::array<Runner, maxPlayers> players{};
    InlineVector<std::uint8_t, mostCards> deck; ///< the top card is the last

    bool over() const { return round > 0 && turn == none; }
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>, "for stateHash");

} // namespace magister::race
