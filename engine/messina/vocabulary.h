// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/vocabulary.h"

#include <cstdint>
#include <string>

/// The small closed vocabularies of the game, shared by content and position. Enums with words stand in
/// vocabulary_list.inc: those below, Stage and PromptKind of the position, Spot and the payments of commands,
/// ScoreSource of events, and what a pack says of tiles and boards.
namespace magister::messina {

using magister::idOf; // found beside the enums, from anywhere

/// "No such thing" for every index below (places, tiles, players, slots).
inline constexpr std::uint8_t none = 255;

using PlayerIndex = std::uint8_t; ///< 0-based seat; seat 1 of the table is player 0
using PlaceIndex = std::uint8_t;  ///< index into Layout::places
using TileIndex = std::uint8_t;   ///< index into the Definition's list of that kind of tile
using EffectIndex = std::uint8_t; ///< index into Definition::effects; 0 is "nothing"
using SquareIndex = std::uint8_t; ///< class * 6 + half * 3 + {inner, rim-1, rim-2}: 0..17
using RegionIndex = std::uint8_t; ///< class * 2 + half: 0..5

inline constexpr std::size_t maxPlayers = 4;
inline constexpr std::size_t maxPlaces = 27; ///< 13 districts, 6 extension places, 4 ports, 4 docks
inline constexpr std::size_t squareCount = 18;
inline constexpr std::size_t hutCount = 4;
inline constexpr std::size_t lieutenantCount = 5;
inline constexpr std::size_t baysPerDock = 3;
inline constexpr std::size_t dockCount = 4;
inline constexpr std::size_t extensionCount = 6;
inline constexpr std::size_t roundCount = 6;

#define W(Name, word) Name,
#define V(Enum, words) enum class Enum : std::uint8_t { words };
#include "engine/messina/vocabulary_list.inc"
#undef V
#undef W
#define W(Name, word) std::string_view{word},
#define V(Enum, words)                                                                                                 \
    constexpr auto wordList(Enum) { return std::array{words}; }
#include "engine/messina/vocabulary_list.inc"
#undef V
#undef W

inline constexpr std::size_t classCount = countOf<CitizenClass>;
inline constexpr auto& allClasses = allOf<CitizenClass>;
inline constexpr std::size_t tokenCount = countOf<Token>;
inline constexpr auto& allTokens = allOf<Token>;
inline constexpr std::size_t bookCount = countOf<Book>;
inline constexpr auto& allBooks = allOf<Book>;

constexpr Citizen citizenOf(CitizenClass c) { return static_cast<Citizen>(1 + static_cast<int>(c)); }
/// Precondition: somebody.
constexpr CitizenClass classOf(Citizen c) { return static_cast<CitizenClass>((static_cast<int>(c) - 1) % 3); }
constexpr bool isUpgraded(Citizen c) { return static_cast<int>(c) > 3; }
constexpr Citizen upgraded(Citizen c) { return isUpgraded(c) ? c : static_cast<Citizen>(static_cast<int>(c) + 3); }

/// Ports and docks, clockwise from the upper left.
inline constexpr std::array<std::string_view, dockCount> cornerWords{"upper-left", "upper-right", "lower-right",
                                                                     "lower-left"};
/// Extension places, clockwise from the upper left.
inline constexpr std::array<std::string_view, extensionCount> extensionWords{"top-left",     "top-right",   "right",
                                                                             "bottom-right", "bottom-left", "left"};
/// By RegionIndex: the halves of the sectors.
inline constexpr std::array<std::string_view, classCount * 2> regionWords{
    "craftsman-left", "craftsman-right", "aristocrat-upper", "aristocrat-lower", "nun-upper", "nun-lower"};
inline constexpr std::array<std::string_view, 3> squareWords{"inner", "rim-1", "rim-2"};

constexpr CitizenClass sectorOf(SquareIndex square) { return static_cast<CitizenClass>(square / 6); }
constexpr RegionIndex regionOf(SquareIndex square) { return static_cast<RegionIndex>(square / 3); }
constexpr std::uint32_t regionMask(RegionIndex region) { return 7u << (region * 3); }
/// "nun-lower-inner". Precondition: square < squareCount.
inline std::string squareId(SquareIndex square) {
    return std::string(regionWords[regionOf(square)]) + '-' + std::string(squareWords[square % 3u]);
}
/// The half of its sector that a branch of an overseer's path leads through: "left", "upper". Precondition: branch < 2.
constexpr std::string_view branchWord(CitizenClass c, std::uint8_t branch) {
    const std::string_view region = regionWords[static_cast<std::size_t>(c) * 2 + branch];
    return region.substr(region.find('-') + 1);
}

} // namespace magister::messina
