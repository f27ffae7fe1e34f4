// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_vector.h"
#include "engine/orleans/vocabulary.h"

#include <string_view>
#include <type_traits>

/// What the box holds, as one value. Behind each number stands the rule atom that tells it (without "orleans.").
namespace magister::orleans {

/// An id of the pack, in place. At most `capacity` bytes.
struct Id {
    static constexpr std::size_t capacity = 31;
    std::array<char, capacity + 1> text{}; ///< ends with a zero

    constexpr Id() = default;
    /// Precondition: at most `capacity` bytes.
    constexpr explicit Id(std::string_view from) {
        assert(from.size() <= capacity);
        for (std::size_t i = 0; i < from.size(); ++i)
            text[i] = from[i];
    }
    constexpr std::string_view view() const { return text.data(); }
    friend constexpr bool operator==(const Id&, const Id&) = default;
};

/// By number of players, [0] and [1] as for two: `byPlayers[players]`.
template <class T> using ByPlayers = std::array<T, maxPlayers + 1>;

struct GoodKind {
    std::uint8_t count{};  ///< tokens in the box: components.goods
    std::uint8_t points{}; ///< at the end: end.score-goods
    bool food{};           ///< may be handed in: events.harvest
    friend bool operator==(const GoodKind&, const GoodKind&) = default;
};

/// The map. Towns and connections in the order of the pack.
struct Town {
    Id id;
    bool stationEach{}; ///< every player may build one: guildhall.orleans; otherwise one in all: guildhall.one-per-town
    InlineVector<ConnectionIndex, 8> connections; ///< filled by link()

    friend bool operator==(const Town&, const Town&) = default;
};

struct Connection {
    Id id; ///< "chinon--chatellerault--water"
    TownIndex a{};
    TownIndex b{};
    Way way{};
    SlotIndex firstSlot{};    ///< into goodsSlots, from a to b; filled by link()
    std::uint8_t slotCount{}; ///< 1 or 2

    /// The town at the other end. Precondition: town is one of the two.
    constexpr TownIndex other(TownIndex town) const { return town == a ? b : a; }

    friend bool operator==(const Connection&, const Connection&) = default;
};

/// A space for one good on a connection.
struct GoodsSlot {
    ConnectionIndex connection{};
    std::uint8_t fromPlayers{}; ///< 2, 3 or 4: used with at least that many (setup-counts.slot-marks)

    friend bool operator==(const GoodsSlot&, const GoodsSlot&) = default;
};

enum class RewardKind : std::uint8_t {
    Nothing,
    Good,        ///< `good` from the goods market (farmhouse.good)
    Technology,  ///< a technology tile (village.craftsman)
    PlaceTile,   ///< a tile of one of `stacks` (village.trader, town.first-from-one)
    Coins,       ///< `amount` (village.boatman)
    Development, ///< `amount` points (university.points)
    Citizen,     ///< for the first to arrive, later nothing (village.boatman-citizen, castle.fourth-knight)
};

/// One space of a follower track: what arriving there brings.
struct TrackSpace {
    RewardKind kind{};
    std::uint8_t amount{}; ///< coins or points
    Good good{};
    StackSet stacks{};
    friend bool operator==(const TrackSpace&, const TrackSpace&) = default;
};

struct FollowerTrack {
    PlaceId recruitedAt{}; ///< the place whose action advances here: farmhouse.recruit, village.choose ...
    InlineVector<TrackSpace, maxTrackSpaces> spaces; ///< [0] is the start; tracks.end

    std::uint8_t lastSpace() const { return static_cast<std::uint8_t>(spaces.size() - 1); }

    friend bool operator==(const FollowerTrack&, const FollowerTrack&) = default;
};

struct CoinSpace {
    std::uint8_t space{};
    std::uint8_t coins{};
    friend bool operator==(const CoinSpace&, const CoinSpace&) = default;
};

/// development.*; spaces count from 0, the start.
struct DevelopmentTrack {
    std::uint8_t lastSpace{};                           ///< development.end
    std::array<std::uint8_t, levelCount> levelSpaces{}; ///< [i]: where level i + 1 begins, rising; development.level
    InlineVector<CoinSpace, 4> coins;                   ///< rising; development.coins
    InlineVector<std::uint8_t, 4> citizens;             ///< rising; development.citizen

    /// Level of a marker there, 1 to 6.
    std::uint8_t levelAt(std::uint8_t space) const;

    friend bool operator==(const DevelopmentTrack&, const DevelopmentTrack&) = default;
};

/// What the action or the lasting ability of a place is. The fields of Effect that count are named behind each.
enum class EffectKind : std::uint8_t {
    Travel,          ///< ways, goods: travel.ship, travel.wagon, tiles.horse-wagon
    BuildStation,    ///< guildhall.build
    Recruit,         ///< followers: one of these kinds; castle.recruit, village.choose ...
    Gain,            ///< coins, development: scriptorium.point, tiles.windmill ...
    GainGood,        ///< good: tiles.goods-tiles
    SendToDeeds,     ///< most: town-hall.send
    CoinsPerLevel,   ///< tiles.hospital
    CoinsPerStation, ///< built ones; tiles.office
    BuyDevelopment,  ///< least, most coins for a point each: tiles.pharmacy
    GainTechnology,  ///< tiles.laboratory
    Guard,           ///< events: against these; tiles.sacristy
    StandIn, ///< who: these kinds may fill slots for `followers`; tiles.herb-garden, tiles.school, extra-tiles.barracks
    ExtraDraw, ///< draws, keeps: tiles.bathhouse
    Tower,     ///< spaces on the tower, most to the deeds: tiles.gunpowder-tower, tiles.gunpowder-tower-deeds
    DevelopmentPerStation, ///< built ones; extra-tiles.goldsmith
    Bake,                  ///< most grain at a time: extra-tiles.bakery
    RepeatReward,          ///< tracks: extra-tiles.stash
    MoveOther,             ///< ways, goods: extra-tiles.tribunal
    CoinsPerFollower,      ///< returned to the bag; extra-tiles.theatre
};

struct Effect {
    EffectKind kind{};
    std::uint8_t coins{};
    std::uint8_t development{};
    Good good{};
    std::uint8_t goods{}; ///< most goods taken on the way: travel.one-good
    WaySet ways{};
    FollowerSet followers{};
    FollowerSet who{};
    std::uint8_t tracks{}; ///< bit per Track
    EventSet events{};
    std::uint8_t least{};
    std::uint8_t most{};
    std::uint8_t draws{};
    std::uint8_t keeps{};
    std::uint8_t spaces{};
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// What using a place costs besides its followers. money.voluntary-price
struct Price {
    std::uint8_t coins{};        ///< to the treasury: extra-tiles.bakery
    std::uint8_t goods{};        ///< any kinds: extra-tiles.goldsmith, extra-tiles.stash
    std::uint8_t coinsToMoved{}; ///< to the player whose merchant is moved: extra-tiles.tribunal
    friend bool operator==(const Price&, const Price&) = default;
};

/// One of the ten places of a player board, or a place tile.
struct Place {
    PlaceMode mode{};
    Stack stack{};                                 ///< tiles only: setup.place-stacks
    InlineVector<Slot, maxPlaceSlots> actionSlots; ///< empty: always works (tiles.permanent), or openRow
    bool openRow{};                                ///< takes any number of any followers: extra-tiles.theatre
    std::uint8_t minFilled{};                      ///< active with so many: planning.active, town-hall.one-or-two
    bool ownAllowed{true};                         ///< own-coloured followers may stand here: town-hall.no-own
    Effect effect;
    Price price;

    friend bool operator==(const Place&, const Place&) = default;
};

struct EventTile {
    std::uint8_t tiles{};        ///< events.kinds
    Phase phase{};               ///< hourglass.timing
    bool negative{};             ///< takes something away
    std::uint8_t fine{};         ///< Harvest: coins of a player without food (events.harvest-fine)
    std::uint8_t goodsPerCoin{}; ///< Taxes: events.taxes

    friend bool operator==(const EventTile&, const EventTile&) = default;
};

/// deeds.*
struct Deed {
    std::array<std::uint8_t, followerCount> spaces{}; ///< by Follower: deeds.exact
    std::uint8_t coins{};                             ///< for each follower sent: deeds.reward
    std::uint8_t development{};                       ///< instead of the coins, if the player likes: deeds.canalisation

    std::uint8_t spaceTotal() const;

    friend bool operator==(const Deed&, const Deed&) = default;
};

struct Start {
    std::uint8_t coins{};            ///< setup.start-coins
    std::uint8_t stations{};         ///< setup.player-kit
    TownIndex merchantTown{};        ///< setup.merchants
    FollowerSet ownFollowers{};      ///< one each, on the market: setup.market-followers
    std::uint8_t trackSpace{};       ///< setup.track-markers
    std::uint8_t developmentSpace{}; ///< setup.track-markers
    friend bool operator==(const Start&, const Start&) = default;
};

/// technology.*
struct Technology {
    std::uint8_t count{};           ///< components.tiles
    std::uint8_t mostPerPlace{};    ///< technology.one-per-place
    std::uint8_t leastSlots{};      ///< slots of a place that takes one: technology.no-single-slot
    Slot firstSlot{};               ///< technology.first-farmer
    std::uint16_t forbiddenSlots{}; ///< bit per Slot: technology.no-monk-slot, technology.any-slot
    Phase usableAfter{};            ///< technology.delay
    Phase placedIn{};               ///< technology.placement

    constexpr bool isForbidden(Slot slot) const { return forbiddenSlots >> static_cast<unsigned>(slot) & 1u; }

    friend bool operator==(const Technology&, const Technology&) = default;
};

/// census.*
struct Census {
    std::uint8_t leaderGets{};          ///< census.leader
    ByPlayers<std::uint8_t> lastPays{}; ///< census.last, census.two-players
    friend bool operator==(const Census&, const Census&) = default;
};

/// Treasury with the tokens of the box, for tables that play with it. money.bank-unlimited
struct Treasury {
    std::uint8_t tokens{}; ///< components.tiles
    std::uint16_t worth{}; ///< of all tokens together
    friend bool operator==(const Treasury&, const Treasury&) = default;
};

/// Immutable content of Orléans after its pack is read. Built by app/content, or by tests.
struct Definition {
    std::array<GoodKind, goodCount> goods; ///< by Good
    InlineVector<Town, townCount> towns;
    InlineVector<Connection, connectionCount> connections;
    InlineVector<GoodsSlot, goodsSlotCount> goodsSlots;    ///< by connection
    std::array<FollowerTrack, trackCount> tracks;          ///< by Track
    InlineVector<std::uint8_t, maxTrackSpaces> drawNumber; ///< by space of the knight track: castle.draw-number
    DevelopmentTrack development;
    std::array<Place, placeCount> places;                                  ///< by PlaceId
    std::array<EventTile, eventCount> events;                              ///< by EventKind
    EventKind firstEvent{};                                                ///< setup.hourglass-stack
    std::array<Deed, deedCount> deeds;                                     ///< by DeedId
    ByPlayers<std::array<std::uint8_t, followerCount>> neutralFollowers{}; ///< setup-counts.supply-result
    ByPlayers<std::uint8_t> goodsRemoved{};     ///< at random: setup-counts.three-goods, setup-counts.two-goods
    ByPlayers<std::uint8_t> tilesRemovedEach{}; ///< most a player may take out: variant.reduced
    std::uint8_t marketSpaces{};                ///< draw.free-spaces
    Start start;
    Technology technology;
    Census census;
    Treasury treasury;
    std::uint8_t citizensAtEnd{};        ///< for most built stations: end.fourteenth
    std::uint8_t assetsPerMissingCoin{}; ///< torture.per-coin
    std::uint8_t tortureAssets{};        ///< bit per TortureAsset: torture.per-coin
    std::uint8_t pointsPerCoin{};        ///< end.score-coins
    std::uint8_t rounds{};               ///< round.count

    /// Fills what follows from the rest: the connections of each town and the goods slots of each connection. Once,
    /// after the last connection is known.
    void link();

    const Place& place(PlaceId id) const { return places[static_cast<std::size_t>(id)]; }
    const FollowerTrack& track(Track id) const { return tracks[static_cast<std::size_t>(id)]; }
    const EventTile& event(EventKind id) const { return events[static_cast<std::size_t>(id)]; }
    const Deed& deed(DeedId id) const { return deeds[static_cast<std::size_t>(id)]; }
    const GoodKind& good(Good id) const { return goods[static_cast<std::size_t>(id)]; }
    /// Index of the town, or none.
    TownIndex town(std::string_view id) const;
    /// Index of the connection, or none.
    ConnectionIndex connection(std::string_view id) const;
    /// Goods slots in use with so many players: 43, 48 or 52 of them (setup-counts.slot-marks).
    std::size_t slotsUsed(std::size_t players) const;

    friend bool operator==(const Definition&, const Definition&) = default;
};
static_assert(std::is_trivially_copyable_v<Definition>);

} // namespace magister::orleans
