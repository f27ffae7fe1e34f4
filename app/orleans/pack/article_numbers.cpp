// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/article_numbers.h"

#include "app/content/vocabulary.h"
#include "engine/orleans/definition.h"

#include <algorithm>

namespace magister::orleans {

namespace {

using namespace Qt::StringLiterals;
using Numbers = QMap<QString, int>;

/// "deed-coins.city_wall": what is counted, and the thing of the vocabulary it is counted for.
template <WordedEnum Enum> QString key(const char* what, Enum thing) {
    return QLatin1String(what) + u'.' + QString::fromUtf8(idOf(thing));
}

void putStart(Numbers& numbers, const Definition& definition) {
    const Start& start = definition.start;
    numbers[u"start-coins"_s] = start.coins;
    numbers[u"stations"_s] = start.stations;
    numbers[u"own-followers"_s] = std::popcount(start.ownFollowers);
    numbers[u"market-spaces"_s] = definition.marketSpaces;
    numbers[u"rounds"_s] = definition.rounds;
}

void putByPlayers(Numbers& numbers, const Definition& definition) {
    for (std::size_t players = minPlayers; players <= maxPlayers; ++players) {
        const QString n = u".%1"_s.arg(players);
        for (const Follower follower : allFollowers)
            numbers[key("supply", follower) + n] =
                definition.neutralFollowers[players][static_cast<std::size_t>(follower)];
        numbers[u"goods-removed"_s + n] = definition.goodsRemoved[players];
        numbers[u"tiles-removed"_s + n] = definition.tilesRemovedEach[players];
        numbers[u"last-pays"_s + n] = definition.census.lastPays[players];
        numbers[u"goods-spaces"_s + n] = static_cast<int>(definition.slotsUsed(players));
    }
}

void putMapAndGoods(Numbers& numbers, const Definition& definition) {
    numbers[u"towns"_s] = static_cast<int>(definition.towns.size());
    const auto ways = [&](Way way) {
        return static_cast<int>(std::ranges::count(definition.connections, way, &Connection::way));
    };
    numbers[u"roads"_s] = ways(Way::Road);
    numbers[u"waterways"_s] = ways(Way::Water);
    numbers[u"double-routes"_s] = static_cast<int>(std::ranges::count(definition.connections, 2, &Connection::slotCount));
    int goods = 0;
    for (const Good good : allGoods) {
        numbers[key("goods", good)] = definition.good(good).count;
        numbers[key("points", good)] = definition.good(good).points;
        goods += definition.good(good).count;
    }
    numbers[u"goods"_s] = goods;
}

void putTracks(Numbers& numbers, const Definition& definition) {
    for (const Track track : allTracks) {
        const FollowerTrack& steps = definition.track(track);
        numbers[key("steps", track)] = steps.lastSpace();
        for (std::size_t space = 0; space < steps.spaces.size(); ++space)
            if (steps.spaces[space].amount) numbers[key("step", track) + u".%1"_s.arg(space)] = steps.spaces[space].amount;
    }
    for (std::size_t space = 0; space < definition.drawNumber.size(); ++space)
        numbers[u"draw.%1"_s.arg(space)] = definition.drawNumber[space];
    const DevelopmentTrack& development = definition.development;
    numbers[u"development-spaces"_s] = development.lastSpace;
    for (std::size_t level = 0; level < development.levelSpaces.size(); ++level)
        numbers[u"level.%1"_s.arg(level + 1)] = development.levelSpaces[level];
    numbers[u"levels"_s] = static_cast<int>(development.levelSpaces.size());
    for (std::size_t i = 0; i < development.coins.size(); ++i) {
        numbers[u"coin-space.%1"_s.arg(i + 1)] = development.coins[i].space;
        numbers[u"coin-space-coins.%1"_s.arg(i + 1)] = development.coins[i].coins;
    }
    for (std::size_t i = 0; i < development.citizens.size(); ++i)
        numbers[u"citizen-space.%1"_s.arg(i + 1)] = development.citizens[i];
    numbers[u"development-citizens"_s] = static_cast<int>(development.citizens.size());
}

void putPlace(Numbers& numbers, PlaceId id, const Place& place) {
    const auto put = [&](const char* what, int value) {
        if (value) numbers[key(what, id)] = value;
    };
    put("slots", static_cast<int>(place.actionSlots.size()));
    put("filled", place.minFilled);
    put("coins", place.effect.coins);
    put("development", place.effect.development);
    put("taken", place.effect.goods);
    put("least", place.effect.least);
    put("most", place.effect.most);
    put("draws", place.effect.draws);
    put("keeps", place.effect.keeps);
    put("spaces", place.effect.spaces);
    put("price-coins", place.price.coins);
    put("price-goods", place.price.goods);
    put("price-other", place.price.coinsToMoved);
}

void putPlaces(Numbers& numbers, const Definition& definition) {
    // Places of the player boards come first, then the tiles, then the extra ones.
    int own = 0;
    int extra = 0;
    QMap<Stack, int> stacks;
    for (const PlaceId id : allOf<PlaceId>) {
        putPlace(numbers, id, definition.place(id));
        if (id <= PlaceId::University)
            ++own;
        else if (id >= PlaceId::Goldsmith)
            ++extra;
        else
            ++stacks[definition.place(id).stack];
    }
    numbers[u"places"_s] = own;
    numbers[u"extra-tiles"_s] = extra;
    numbers[u"place-tiles"_s] = stacks[Stack::I] + stacks[Stack::II];
    numbers[u"place-tiles.I"_s] = stacks[Stack::I];
    numbers[u"place-tiles.II"_s] = stacks[Stack::II];
}

void putEvents(Numbers& numbers, const Definition& definition) {
    for (const EventKind kind : allOf<EventKind>)
        numbers[key("event-tiles", kind)] = definition.event(kind).tiles;
    numbers[u"harvest-fine"_s] = definition.event(EventKind::Harvest).fine;
    numbers[u"taxed-goods"_s] = definition.event(EventKind::Taxes).goodsPerCoin;
    numbers[u"leader-gets"_s] = definition.census.leaderGets;
    numbers[u"assets-per-coin"_s] = definition.assetsPerMissingCoin;
    numbers[u"points-per-coin"_s] = definition.pointsPerCoin;
    numbers[u"citizens-at-end"_s] = definition.citizensAtEnd;
    numbers[u"treasury-tokens"_s] = definition.treasury.tokens;
}

void putDeedsAndTechnology(Numbers& numbers, const Definition& definition) {
    int spaces = 0;
    for (const DeedId id : allOf<DeedId>) {
        const Deed& deed = definition.deed(id);
        numbers[key("deed-spaces", id)] = deed.spaceTotal();
        numbers[key("deed-coins", id)] = deed.coins;
        if (deed.development) numbers[key("deed-development", id)] = deed.development;
        spaces += deed.spaceTotal();
    }
    numbers[u"deeds"_s] = static_cast<int>(deedCount);
    numbers[u"deed-spaces"_s] = spaces;
    numbers[u"technology-tiles"_s] = definition.technology.count;
    numbers[u"technology-per-place"_s] = definition.technology.mostPerPlace;
    numbers[u"technology-slots"_s] = definition.technology.leastSlots;
}

} // namespace

QMap<QString, int> articleNumbers(const Definition& definition) {
    Numbers numbers;
    putStart(numbers, definition);
    putByPlayers(numbers, definition);
    putMapAndGoods(numbers, definition);
    putTracks(numbers, definition);
    putPlaces(numbers, definition);
    putEvents(numbers, definition);
    putDeedsAndTechnology(numbers, definition);
    numbers[u"citizens"_s] = static_cast<int>(citizenCount);
    numbers[u"followers"_s] = static_cast<int>(followerTotal);
    return numbers;
}

} // namespace magister::orleans
