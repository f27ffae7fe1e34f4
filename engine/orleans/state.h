// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_vector.h"
#include "engine/core/random.h"
#include "engine/orleans/rulings.h"
#include "engine/orleans/vocabulary.h"

#include <type_traits>

namespace magister::orleans {

/// How many of each kind of follower: [0] Token::Farmer .. [10] Token::OwnTrader.
struct TokenCounts {
    std::array<std::uint8_t, followerTokenCount> counts{};

    /// Precondition: isFollower(token).
    std::uint8_t& of(Token token) { return counts[static_cast<std::size_t>(token) - 1]; }
    std::uint8_t of(Token token) const { return counts[static_cast<std::size_t>(token) - 1]; }
    int total() const {
        int all = 0;
        for (const std::uint8_t count : counts)
            all += count;
        return all;
    }
    /// Without the own-coloured ones.
    int neutrals() const {
        int all = 0;
        for (std::size_t i = 0; i < followerCount; ++i)
            all += counts[i];
        return all;
    }
    friend constexpr bool operator==(const TokenCounts&, const TokenCounts&) = default;
};

/// The slots of one place.
struct Filling {
    std::array<Token, maxPlaceSlots> tokens{};
    std::uint8_t fresh{}; ///< bit a slot: filled in the planning phase that goes on; bits 4..6: from the tower

    bool isFresh(std::size_t slot) const { return fresh >> slot & 1u; }
    bool isFromTower(std::size_t slot) const { return fresh >> (slot + 4) & 1u; }
    int filled() const {
        return (tokens[0] != Token::Nothing) + (tokens[1] != Token::Nothing) + (tokens[2] != Token::Nothing);
    }
    friend constexpr bool operator==(const Filling&, const Filling&) = default;
};

/// What planning moves: everything a player has on market, tower and places. While all plan together, the others see
/// how it was before (State::plansBefore).
struct Workforce {
    std::array<Token, maxMarketSpaces> market{};
    std::array<Token, maxTowerSpaces> tower{}; ///< tiles.gunpowder-tower
    std::array<Filling, placeCount> places{};  ///< by PlaceId; those of tiles one does not own stay empty
    TokenCounts theatre{};                     ///< extra-tiles.theatre
    /// Of these, placed in this planning phase: [0] from the market, [1] from the tower.
    std::array<TokenCounts, 2> theatreFresh{};
    std::uint8_t technologies{};       ///< beside the board, not on a slot
    std::uint8_t technologiesPlaced{}; ///< ever, lost ones included: technology.first-details

    Filling& at(PlaceId place) { return places[static_cast<std::size_t>(place)]; }
    const Filling& at(PlaceId place) const { return places[static_cast<std::size_t>(place)]; }
    friend constexpr bool operator==(const Workforce&, const Workforce&) = default;
};

/// A set of place tiles, a bit each from Hayrick on.
using TileSet = std::uint32_t;
/// Precondition: isTile(place).
constexpr TileSet setOf(PlaceId place) {
    return TileSet{1} << (static_cast<unsigned>(place) - boardPlaceCount);
}

struct Player {
    TileSet tiles{}; ///< in the town: town.expand
    std::int16_t coins{};
    std::int16_t points{}; ///< once the game is scored
    Workforce work{};
    TokenCounts bag{};
    std::uint8_t bagHidden{}; ///< followers in a bag that the viewer may not look into; see observe.h
    InlineVector<Token, maxMarketSpaces> hand{}; ///< drawn and not laid down yet
    InlineVector<Token, 31> pinned{};            ///< comes out of the bag next, first item first; for lessons and tests
    std::array<std::uint8_t, trackCount> tracks{}; ///< space of each marker
    std::array<std::uint8_t, wareCount> wares{};
    std::uint8_t development{};    ///< space of the marker
    std::uint8_t coinSpacesPaid{}; ///< bit per Definition::development.coins: development.coins-once
    std::uint8_t stations{};       ///< not built yet
    std::uint8_t citizens{};
    TownIndex merchant{};
    std::uint8_t newTechnologies{};       ///< of those beside the board, gained in this round: technology.delay
    std::uint8_t drawn{};                 ///< in this phase, without the Bathhouse
    std::uint8_t retrieved{};             ///< in this phase, for draws given up: draw.retrieve
    bool bathed{};                        ///< the Bathhouse has been used in this phase
    std::array<std::uint8_t, 5> unused{}; ///< fills the last word: no padding may enter the hash

    std::uint8_t& track(Track t) { return tracks[static_cast<std::size_t>(t)]; }
    std::uint8_t track(Track t) const { return tracks[static_cast<std::size_t>(t)]; }
    std::uint8_t& ware(Ware w) { return wares[static_cast<std::size_t>(w)]; }
    std::uint8_t ware(Ware w) const { return wares[static_cast<std::size_t>(w)]; }
    int wareTotal() const {
        int all = 0;
        for (const std::uint8_t count : wares)
            all += count;
        return all;
    }
    bool owns(PlaceId place) const { return !isTile(place) || (tiles & setOf(place)); }
    int bagTotal() const { return bag.total() + bagHidden; }

    friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// An open question to one player.
struct Prompt {
    Rule rule{}; ///< what brought it up
    PromptKind kind{};
    std::uint8_t place{none}; ///< the place in use, as a PlaceId
    std::uint8_t amount{};    ///< meaning by kind
    ConnectionIndex connection{none};

    friend constexpr bool operator==(const Prompt&, const Prompt&) = default;
};

/// Citizens by index: development track (3, in the order of its spaces), knight track, boatman track, deeds, the last
/// one.
inline constexpr std::uint8_t knightCitizen = 3;
inline constexpr std::uint8_t boatmanCitizen = 4;
inline constexpr std::uint8_t firstDeedCitizen = 5;
inline constexpr std::uint8_t lastCitizen = 13;

/// The whole position of one game. One value: copy, compare and hash it freely.
struct State {
    static constexpr std::size_t maxPrompts = 4; ///< of one player at a time

    Random random{};
    std::array<Player, maxPlayers> players{};
    std::array<Workforce, maxPlayers> plansBefore{}; ///< as it was before all began to plan together; else empty
    /// Open questions by player: those of one player are a stack, the last is the one to answer. Several players may be
    /// asked at once (round.simultaneous).
    std::array<std::array<Prompt, maxPrompts>, maxPlayers> questions{};
    std::array<std::uint8_t, maxPlayers> questionCount{};
    TileSet stacks{};             ///< place tiles on the two stacks; everybody may look through them
    std::int16_t bank{};          ///< coins left of those in the box; below 0 only while the treasury is unlimited
    std::uint16_t citizensLeft{}; ///< bit per citizen not taken yet
    std::array<std::uint8_t, goodsSlotCount> map{};          ///< a Good, or none
    std::array<std::uint8_t, goodCount> goods{};             ///< on the goods market
    std::array<std::uint8_t, goodCount> goodsGone{};         ///< in the box: setup-counts.three-goods, torture.removed
    std::array<std::uint8_t, followerCount> supply{};        ///< neutral followers on the main board
    std::array<std::uint8_t, followerCount> followersGone{}; ///< in the box: torture.removed
    std::uint8_t technologies{};                             ///< on the stack
    std::uint8_t technologiesGone{};
    std::array<std::uint8_t, townCount> stationsAt{};                       ///< bit per player who has built there
    std::array<std::array<std::uint8_t, followerCount>, deedCount> deeds{}; ///< followers sent, by kind
    InlineVector<std::uint8_t, roundCount> hourglass{}; ///< EventKind each, face down; the top is the last
    std::array<std::uint8_t, eventCount> eventsSeen{};  ///< how often each has been turned up
    EventKind event{};                                  ///< of this round, once turned up
    bool eventKnown{};
    Stage stage{};
    std::uint8_t playerCount{};
    std::uint8_t round{}; ///< 1..18; 0 while tiles are removed
    PlayerIndex startPlayer{};
    PlayerIndex active{none};    ///< whose action it is; one by one: who plans
    std::uint8_t done{};         ///< bit per player who has said done, or has passed
    std::uint8_t seatsSettled{}; ///< of the present phase, clockwise from the start player
    std::uint8_t winners{};      ///< bit per player, once over
    bool extraTiles{};           ///< extra-tiles.optional
    Rulings rulings{};
    std::array<std::uint8_t, 6> unused{};

    bool over() const { return stage == Stage::Over; }
    bool isAsked(PlayerIndex player) const { return questionCount[player] > 0; }
    /// Precondition: isAsked(player).
    const Prompt& question(PlayerIndex player) const { return questions[player][questionCount[player] - 1u]; }
    PromptKind kind(PlayerIndex player) const { return isAsked(player) ? question(player).kind : PromptKind::None; }
    /// Bit per player who has something to answer.
    std::uint8_t asked() const {
        unsigned bits = 0;
        for (std::size_t p = 0; p < maxPlayers; ++p)
            bits |= (questionCount[p] > 0 ? 1u : 0u) << p;
        return static_cast<std::uint8_t>(bits);
    }
    bool saidDone(PlayerIndex player) const { return done >> player & 1u; }
    /// The player so many seats to the left of the start player. actions.turn
    PlayerIndex seat(std::size_t place) const { return static_cast<PlayerIndex>((startPlayer + place) % playerCount); }
    /// Plans are being made that the others do not see yet. planning.together
    bool planningTogether() const {
        return stage == Stage::Planning && rulings.planningOrder == ruling::PlanningOrder::Together;
    }
    std::uint8_t deedFilled(DeedId deed, Follower kind) const {
        return deeds[static_cast<std::size_t>(deed)][static_cast<std::size_t>(kind)];
    }

    friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 4096);

} // namespace magister::orleans
