// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

/// The small closed vocabularies of the game, shared by content and position. How a pack or a saved game spells them
/// stands in ids.h.
namespace magister::orleans {

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

/// round.phases
enum class Phase : std::uint8_t { Hourglass, Census, Followers, Planning, Actions, Event, StartPlayer };
inline constexpr std::size_t phaseCount = 7;

/// components.follower-kinds. The first four are everybody's starting followers, all but the last have a track.
enum class Follower : std::uint8_t { Farmer, Boatman, Craftsman, Trader, Knight, Scholar, Monk };
inline constexpr std::size_t followerCount = 7;
inline constexpr std::size_t startingCount = 4;
inline constexpr std::array allFollowers{Follower::Farmer, Follower::Boatman, Follower::Craftsman, Follower::Trader,
                                         Follower::Knight, Follower::Scholar, Follower::Monk};

/// A set of follower kinds, a bit each.
using FollowerSet = std::uint8_t;
constexpr FollowerSet setOf(Follower kind) {
    return static_cast<FollowerSet>(1u << static_cast<unsigned>(kind));
}
constexpr bool contains(FollowerSet set, Follower kind) {
    return set & setOf(kind);
}

/// tracks.six
enum class Track : std::uint8_t { Farmer, Boatman, Craftsman, Trader, Knight, Scholar };
inline constexpr std::size_t trackCount = 6;
inline constexpr std::array allTracks{Track::Farmer, Track::Boatman, Track::Craftsman,
                                      Track::Trader, Track::Knight,  Track::Scholar};
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

/// What lies in a bag, on a market space or on a slot. components.own-and-neutral
enum class Token : std::uint8_t {
    Nothing,
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
    Monk,
    OwnFarmer, ///< one of the four starting followers, in its owner's colour
    OwnBoatman,
    OwnCraftsman,
    OwnTrader,
    Technology, ///< on slots only
};
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

/// What an action slot asks for. planning.match
enum class Slot : std::uint8_t { Farmer, Boatman, Craftsman, Trader, Knight, Scholar, Monk, Any };
constexpr Slot slotFor(Follower kind) {
    return static_cast<Slot>(kind);
}
/// Precondition: not Any.
constexpr Follower followerOf(Slot slot) {
    assert(slot != Slot::Any);
    return static_cast<Follower>(slot);
}

/// components.goods. Bread is grain on the Bakery and no kind of its own on map or market.
enum class Good : std::uint8_t { Grain, Cheese, Wine, Wool, Brocade };
inline constexpr std::size_t goodCount = 5;
inline constexpr std::array allGoods{Good::Grain, Good::Cheese, Good::Wine, Good::Wool, Good::Brocade};

/// travel.ship, travel.wagon
enum class Way : std::uint8_t { Road, Water };
/// Bit 0: roads, bit 1: waterways.
using WaySet = std::uint8_t;
constexpr WaySet setOf(Way way) {
    return static_cast<WaySet>(1u << static_cast<unsigned>(way));
}

/// Every place: the ten on a player board, then the place tiles, then the extra ones (places.board-places).
enum class PlaceId : std::uint8_t {
    Ship,
    Wagon,
    Guildhall,
    Castle,
    Scriptorium,
    TownHall,
    Monastery,
    Farmhouse,
    Village,
    University,
    // Place tiles
    Hayrick,
    CheeseFactory,
    Winery,
    WoolManufacturer,
    TailorShop,
    Brewery,
    Sacristy,
    HerbGarden,
    Bathhouse,
    Windmill,
    Library,
    Hospital,
    GunpowderTower,
    Cellar,
    Office,
    School,
    Pharmacy,
    HorseWagon,
    ShippingLine,
    Laboratory,
    // extra-tiles.optional
    Goldsmith,
    Bakery,
    Stash,
    Tribunal,
    Barracks,
    Theatre,
};
inline constexpr std::size_t boardPlaceCount = 10;
inline constexpr std::size_t tileCount = 20;
inline constexpr std::size_t extraTileCount = 6;
inline constexpr std::size_t placeCount = boardPlaceCount + tileCount + extraTileCount;

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

/// setup.place-stacks
enum class Stack : std::uint8_t { I, II };
using StackSet = std::uint8_t;
constexpr StackSet setOf(Stack stack) {
    return static_cast<StackSet>(1u << static_cast<unsigned>(stack));
}

/// How a place works: by filling its slots, always (tiles.permanent), or by giving up its monk (tiles.sacristy).
enum class PlaceMode : std::uint8_t { Activated, Permanent, Guard };

/// events.kinds
enum class EventKind : std::uint8_t { Pilgrimage, Income, Harvest, Taxes, TradingDay, Plague };
inline constexpr std::size_t eventCount = 6;
inline constexpr std::array allEvents{EventKind::Pilgrimage, EventKind::Income,     EventKind::Harvest,
                                      EventKind::Taxes,      EventKind::TradingDay, EventKind::Plague};
using EventSet = std::uint8_t;
constexpr EventSet setOf(EventKind kind) {
    return static_cast<EventSet>(1u << static_cast<unsigned>(kind));
}

/// deeds.list
enum class DeedId : std::uint8_t {
    CityWall,
    PapalConclave,
    Plague,
    Astronomy,
    BoatmenGuild,
    Cathedral,
    PeaceTreaty,
    Canalisation,
};
inline constexpr std::size_t deedCount = 8;

/// What can be given up for a missing coin. torture.per-coin
enum class TortureAsset : std::uint8_t {
    TradingStation,
    RandomFollower,
    DevelopmentPoint,
    Good,
    PlaceTile,
    TechnologyTile,
};
inline constexpr std::size_t tortureAssetCount = 6;

} // namespace magister::orleans
