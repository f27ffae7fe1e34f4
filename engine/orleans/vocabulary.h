// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/vocabulary.h"

#include <cassert>
#include <cstdint>

/// The small closed vocabularies of the game, shared by content and position. Every enum, with its words, stands in
/// vocabulary_list.inc: those below, and Stage and PromptKind of the position.
namespace magister::orleans {

using magister::idOf; // found beside the enums, from anywhere

/// "No such thing" for every index below.
inline constexpr std::uint8_t none = 255;

using PlayerIndex = std::uint8_t;     ///< 0-based seat; seat 1 of the table is player 0
using TownIndex = std::uint8_t;       ///< index into Definition::towns
using ConnectionIndex = std::uint8_t; ///< index into Definition::connections
using SlotIndex = std::uint8_t; ///< index into Definition::goodsSlots (on the map) or Place::actionSlots (on a place)

inline constexpr std::size_t minPlayers = 2; ///< overview.players
inline constexpr std::size_t maxPlayers = 4;
inline constexpr std::size_t roundCount = 18;      ///< round.count
inline constexpr std::size_t townCount = 23;       ///< travel.map
inline constexpr std::size_t connectionCount = 43; ///< travel.map: 29 roads and 14 waterways
inline constexpr std::size_t goodsSlotCount = 52;  ///< setup-counts.slot-marks: with four players
inline constexpr std::size_t maxPlaceSlots = 3;    ///< most slots of one place; the Theatre's open row is not counted
inline constexpr std::size_t maxTrackSpaces = 9;   ///< tracks.end: the farmer track, with its start
inline constexpr std::size_t levelCount = 6;       ///< development.level
inline constexpr std::size_t maxStations = 10;     ///< setup.player-kit
inline constexpr std::size_t maxMarketSpaces = 8;  ///< draw.free-spaces, without the Gunpowder Tower's
inline constexpr std::size_t maxTowerSpaces = 2;   ///< tiles.gunpowder-tower
inline constexpr std::size_t maxSenders = 2;       ///< deeds: slots of the Town Hall, spaces of the tower
inline constexpr std::size_t followerTotal = 104;  ///< components.followers
inline constexpr std::size_t goodTotal = 90;       ///< components.goods
inline constexpr std::size_t technologyCount = 16; ///< components.tiles
inline constexpr std::size_t citizenCount = 14;    ///< citizens.where
inline constexpr std::size_t deedSpaceCount = 45;  ///< deeds.list

#define W(Name, word) Name,
#define V(Enum, words) enum class Enum : std::uint8_t { words };
#include "engine/orleans/vocabulary_list.inc"
#undef V
#undef W
#define W(Name, word) std::string_view{word},
#define V(Enum, words)                                                                                                 \
    constexpr auto wordList(Enum) { return std::array{words}; }
#include "engine/orleans/vocabulary_list.inc"
#undef V
#undef W

inline constexpr std::size_t followerCount = countOf<Follower>;
inline constexpr std::size_t startingCount = 4;
inline constexpr auto& allFollowers = allOf<Follower>;

/// A set of follower kinds, a bit each.
using FollowerSet = std::uint8_t;
constexpr FollowerSet setOf(Follower kind) {
    return static_cast<FollowerSet>(1u << static_cast<unsigned>(kind));
}
constexpr bool contains(FollowerSet set, Follower kind) {
    return set & setOf(kind);
}

inline constexpr std::size_t trackCount = countOf<Track>;
inline constexpr auto& allTracks = allOf<Track>;
constexpr bool hasTrack(Follower kind) {
    return kind != Follower::Monk;
}
/// Precondition: hasTrack(kind).
constexpr Track trackOf(Follower kind) {
    assert(hasTrack(kind));
    return static_cast<Track>(kind);
}
constexpr Follower followerOf(Track track) {
    return static_cast<Follower>(track);
}

inline constexpr std::size_t followerTokenCount = 11; ///< seven neutral and four own-coloured ones

constexpr Token neutral(Follower kind) {
    return static_cast<Token>(1 + static_cast<int>(kind));
}
/// Precondition: a starting kind.
constexpr Token own(Follower kind) {
    assert(static_cast<std::size_t>(kind) < startingCount);
    return static_cast<Token>(static_cast<int>(Token::OwnFarmer) + static_cast<int>(kind));
}
constexpr bool isFollower(Token token) {
    return token != Token::Nothing && token != Token::Technology;
}
constexpr bool isOwn(Token token) {
    return token >= Token::OwnFarmer && token <= Token::OwnTrader;
}
/// Precondition: isFollower(token).
constexpr Follower kindOf(Token token) {
    assert(isFollower(token));
    return static_cast<Follower>(static_cast<int>(token) -
                                 static_cast<int>(isOwn(token) ? Token::OwnFarmer : Token::Farmer));
}

constexpr Slot slotFor(Follower kind) {
    return static_cast<Slot>(kind);
}
/// Precondition: not Any.
constexpr Follower followerOf(Slot slot) {
    assert(slot != Slot::Any);
    return static_cast<Follower>(slot);
}

inline constexpr std::size_t goodCount = countOf<Good>;
inline constexpr auto& allGoods = allOf<Good>;
inline constexpr std::size_t wareCount = countOf<Ware>;
inline constexpr auto& allWares = allOf<Ware>;
constexpr Ware wareOf(Good good) {
    return static_cast<Ware>(good);
}
/// The stack of the goods market that it goes back to. extra-tiles.bakery-repeat
constexpr Good goodOf(Ware ware) {
    return ware == Ware::Bread ? Good::Grain : static_cast<Good>(ware);
}

/// Bit 0: roads, bit 1: waterways.
using WaySet = std::uint8_t;
constexpr WaySet setOf(Way way) {
    return static_cast<WaySet>(1u << static_cast<unsigned>(way));
}

inline constexpr std::size_t boardPlaceCount = 10;
inline constexpr std::size_t tileCount = 20;
inline constexpr std::size_t extraTileCount = 6;
inline constexpr std::size_t placeCount = countOf<PlaceId>;
static_assert(placeCount == boardPlaceCount + tileCount + extraTileCount);

constexpr bool isTile(PlaceId place) {
    return static_cast<std::size_t>(place) >= boardPlaceCount;
}
constexpr bool isExtraTile(PlaceId place) {
    return static_cast<std::size_t>(place) >= boardPlaceCount + tileCount;
}
/// The place at an index into Definition::places. Precondition: index < placeCount.
constexpr PlaceId placeAt(std::size_t index) {
    assert(index < placeCount);
    return static_cast<PlaceId>(index);
}

using StackSet = std::uint8_t;
constexpr StackSet setOf(Stack stack) {
    return static_cast<StackSet>(1u << static_cast<unsigned>(stack));
}

inline constexpr std::size_t eventCount = countOf<EventKind>;
inline constexpr auto& allEvents = allOf<EventKind>;
using EventSet = std::uint8_t;
constexpr EventSet setOf(EventKind kind) {
    return static_cast<EventSet>(1u << static_cast<unsigned>(kind));
}

inline constexpr std::size_t deedCount = countOf<DeedId>;

inline constexpr std::size_t tortureAssetCount = countOf<TortureAsset>;

} // namespace magister::orleans
