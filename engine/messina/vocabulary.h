// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The small closed vocabularies of the game, shared by content and position.
namespace magister::messina {

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

enum class CitizenClass : std::uint8_t { Craftsman, Aristocrat, Nun };
inline constexpr std::size_t classCount = 3;
inline constexpr std::array allClasses{CitizenClass::Craftsman, CitizenClass::Aristocrat, CitizenClass::Nun};

/// What stands on a square, in a hut or in a workshop.
enum class Citizen : std::uint8_t { Nobody, Craftsman, Aristocrat, Nun, GoldCraftsman, GoldAristocrat, GoldNun };

constexpr Citizen citizenOf(CitizenClass c) { return static_cast<Citizen>(1 + static_cast<int>(c)); }
/// Precondition: somebody.
constexpr CitizenClass classOf(Citizen c) { return static_cast<CitizenClass>((static_cast<int>(c) - 1) % 3); }
constexpr bool isUpgraded(Citizen c) { return static_cast<int>(c) > 3; }
constexpr Citizen upgraded(Citizen c) { return isUpgraded(c) ? c : static_cast<Citizen>(static_cast<int>(c) + 3); }

enum class Token : std::uint8_t { Coin, Wood, Fire, BigFire };
inline constexpr std::size_t tokenCount = 4;
inline constexpr std::array allTokens{Token::Coin, Token::Wood, Token::Fire, Token::BigFire};

enum class Book : std::uint8_t { Popularity, City, Church };
inline constexpr std::size_t bookCount = 3;
inline constexpr std::array allBooks{Book::Popularity, Book::City, Book::Church};

enum class FieldColour : std::uint8_t { White, Orange, Turquoise, Red };
enum class Rat : std::uint8_t { Left, Right, Standing };
enum class Goods : std::uint8_t { Gems, Silk, Spices };

/// Where an overseer stands on its path; decides whom it activates (activate.adjacent, region, border, centre).
enum class NodeKind : std::uint8_t { Start, InnerPair, Region, Border, Centre };

constexpr CitizenClass sectorOf(SquareIndex square) { return static_cast<CitizenClass>(square / 6); }
constexpr RegionIndex regionOf(SquareIndex square) { return static_cast<RegionIndex>(square / 3); }
constexpr std::uint32_t regionMask(RegionIndex region) { return 7u << (region * 3); }

} // namespace magister::messina
