// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up the table. setup.*, setup-counts.*
#include "engine/orleans/arrangement.h"
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

struct TableLayer {
    const Definition& def;
    const Setup& setup;
    State& s;

    /// Coins, stations, pawn, markers; the starting followers on the market, the bag empty. setup.player-kit,
    /// setup.start-coins, setup.track-markers, setup.merchants, setup.market-followers, components.player-pieces,
    /// components.own-and-neutral
    void layPlayer(PlayerIndex p) {
        Player& player = s.players[p];
        player.coins = def.start.coins;
        player.stations = def.start.stations;
        player.merchant = def.start.merchantTown;
        player.development = def.start.developmentSpace;
        player.tracks.fill(def.start.trackSpace);
        std::size_t space = 0;
        for (std::size_t kind = 0; kind < startingCount; ++kind)
            if (contains(def.start.ownFollowers, static_cast<Follower>(kind)))
                player.work.market[space++] = own(static_cast<Follower>(kind));
        for (const std::string& id : setup.pinned.bags[p])
            if (const auto kind = fromId<Follower>(id)) player.pinned.push(neutral(*kind));
    }

    /// setup.neutral-followers, setup-counts.supply-result, setup-counts.three-followers, setup-counts.two-followers,
    /// setup.technology-stack, setup.bank
    void laySupplies() {
        s.supply = def.neutralFollowers[s.playerCount];
        s.technologies = def.technology.count;
        s.bank = static_cast<std::int16_t>(def.treasury.worth - s.playerCount * def.start.coins);
    }

    /// All goods shuffled: some into the box, one on each slot in use, the rest to the market. Equal goods on one
    /// connection stay. setup.goods-map, setup.goods-market, setup.goods-pairs, setup-counts.slot-marks,
    /// setup-counts.three-goods, setup-counts.two-goods
    void layGoods() {
        s.map.fill(none);
        for (const Good good : allGoods)
            s.goods[static_cast<std::size_t>(good)] = def.good(good).count;
        std::size_t next = 0;
        InlineVector<SlotIndex, goodsSlotCount> open;
        for (std::size_t i = 0; i < def.goodsSlots.size(); ++i) {
            if (def.goodsSlots[i].fromPlayers > s.playerCount) continue;
            if (next < setup.pinned.map.size())
                s.map[i] = take(*fromId<Good>(setup.pinned.map[next++]));
            else
                open.push(static_cast<SlotIndex>(i));
        }
        InlineVector<std::uint8_t, 128> heap;
        for (std::size_t good = 0; good < goodCount; ++good)
            for (int i = 0; i < s.goods[good]; ++i)
                heap.push(static_cast<std::uint8_t>(good));
        s.random.shuffle(heap);
        for (const SlotIndex slot : open)
            s.map[slot] = take(static_cast<Good>(heap.pop()));
        for (int i = 0; i < def.goodsRemoved[s.playerCount]; ++i)
            ++s.goodsGone[take(static_cast<Good>(heap.pop()))];
    }
    std::uint8_t take(Good good) {
        --s.goods[static_cast<std::size_t>(good)];
        return static_cast<std::uint8_t>(good);
    }

    /// Seventeen shuffled, the marked Pilgrimage on top. setup.hourglass-stack, events.kinds
    void layHourglass() {
        std::array<std::uint8_t, eventCount> left{};
        for (std::size_t i = 0; i < eventCount; ++i)
            left[i] = def.events[i].tiles;
        --left[static_cast<std::size_t>(def.firstEvent)];
        InlineVector<std::uint8_t, roundCount> pinned;
        for (const std::string& id : setup.pinned.hourglass) {
            const auto event = static_cast<std::uint8_t>(*fromId<EventKind>(id));
            pinned.push(event);
            --left[event];
        }
        for (std::size_t i = 0; i < eventCount; ++i)
            for (int n = 0; n < left[i]; ++n)
                s.hourglass.push(static_cast<std::uint8_t>(i));
        s.random.shuffle(s.hourglass);
        for (std::size_t i = pinned.size(); i > 0; --i)
            s.hourglass.push(pinned[i - 1]);
        s.hourglass.push(static_cast<std::uint8_t>(def.firstEvent));
    }

    /// The order of the two stacks does not matter: everybody may look through them. setup.place-stacks,
    /// town.choose-freely. The extra ones only where the table has them: extra-tiles.optional, extra-tiles.house-values
    void layTiles() {
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
            if (setup.extraTiles || !isExtraTile(placeAt(i))) s.stacks |= setOf(placeAt(i));
    }

    /// The shared boards with all that lies on them; nothing of the other printed aids changes a position.
    /// setup.boards, components.boards, components.follower-kinds, deeds.list, citizens.where, travel.map,
    /// overview.players. Who is the youngest, the table says: round.first-start-player
    void lay() {
        s.playerCount = setup.players;
        s.startPlayer = setup.startPlayer;
        s.rulings = setup.rulings;
        s.extraTiles = setup.extraTiles;
        s.citizensLeft = (1u << citizenCount) - 1; // setup.citizens
        for (PlayerIndex p = 0; p < s.playerCount; ++p)
            layPlayer(p);
        laySupplies();
        layGoods();
        layHourglass();
        layTiles();
        s.stage = setup.fewerTiles ? Stage::TileRemoval : Stage::StartPlayer;
    }
};

struct SetupInspector {
    const Definition& def;
    const Setup& setup;
    std::vector<std::string> found;

    void expect(bool sound, std::string what) {
        if (!sound) found.push_back(std::move(what));
    }
    template <class Enum, class Counts>
    void within(const char* field, const std::vector<std::string>& pinned, Counts most) {
        std::array<int, countOf<Enum>> seen{};
        for (const std::string& id : pinned) {
            const auto value = fromId<Enum>(id);
            expect(value.has_value(), std::string(field) + ": unknown id '" + id + "'");
            if (value && ++seen[static_cast<std::size_t>(*value)] == most(*value) + 1)
                expect(false, std::string(field) + ": too many of '" + id + "'");
        }
    }
    void inspect() {
        expect(setup.players >= minPlayers && setup.players <= maxPlayers,
               "players: 2 to 4 can play (orleans.overview.players)");
        if (!found.empty()) return;
        expect(setup.startPlayer < setup.players, "start-player: no such seat (orleans.round.first-start-player)");
        expect(isSound(setup.rulings), "rulings: an answer that its question does not offer");
        within<EventKind>("pinned hourglass", setup.pinned.hourglass,
                          [this](EventKind kind) { return def.event(kind).tiles - (kind == def.firstEvent ? 1 : 0); });
        within<Good>("pinned map", setup.pinned.map, [this](Good good) { return def.good(good).count; });
        expect(setup.pinned.map.size() <= def.slotsUsed(setup.players),
               "pinned map: more goods than slots in use (orleans.setup-counts.slot-marks)");
        for (std::size_t p = 0; p < maxPlayers; ++p) {
            expect(p < setup.players || setup.pinned.bags[p].empty(), "pinned bags: no such seat");
            expect(setup.pinned.bags[p].size() <= decltype(Player::pinned)::capacity(), "pinned bags: too many");
            within<Follower>("pinned bags", setup.pinned.bags[p], [](Follower) { return 100; });
        }
    }
};

} // namespace

Opening newGame(const Definition& definition, const Setup& setup) {
    Opening opening;
    opening.state.random = Random::seeded(setup.seed);
    TableLayer{definition, setup, opening.state}.lay();
    Transaction tx{definition, opening.state, opening.events};
    settle(tx);
    if (!setup.arranged.empty()) arrange(definition, setup.arranged, opening.state, opening.events);
    return opening;
}

std::vector<std::string> validate(const Definition& definition, const Setup& setup) {
    SetupInspector inspector{definition, setup, {}};
    inspector.inspect();
    if (!inspector.found.empty() || setup.arranged.empty()) return inspector.found;
    Setup plain = setup;
    plain.arranged.clear();
    Opening opening = newGame(definition, plain);
    return arrange(definition, setup.arranged, opening.state, opening.events);
}

} // namespace magister::orleans
