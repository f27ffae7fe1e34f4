// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that the setup gives.
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::orleans {

namespace {

/// Before the first hourglass tile is turned up.
bool atStart(const Def&, const State& s, PlayerIndex, At) {
    return s.round == 1 && s.stage == Stage::Hourglass;
}

template <std::uint8_t players> bool atStartOf(const Def&, const State& s, PlayerIndex, At) {
    return s.round == 1 && s.stage == Stage::Hourglass && s.playerCount == players;
}
int onMap(const State& s, At good) {
    return static_cast<int>(std::count(s.map.begin(), s.map.end(), static_cast<std::uint8_t>(good)));
}
int goodsOnMap(const State& s) {
    return static_cast<int>(std::count_if(s.map.begin(), s.map.end(), [](std::uint8_t good) { return good != none; }));
}

int sum(const std::array<std::uint8_t, goodCount>& goods) {
    int n = 0;
    for (const std::uint8_t count : goods)
        n += count;
    return n;
}

/// Supplies of followers: at the start, as they are printed.
constexpr auto suppliesAnswer = [](const Def& d, const State& s, PlayerIndex, At kind) {
    return int{d.neutralFollowers[s.playerCount][kind]};
};
constexpr auto suppliesAgain = [](const Def&, const State& s, PlayerIndex, At kind) { return int{s.supply[kind]}; };

constexpr std::array setupTable{
    Count{"start-stations", Rule::SetupPlayerKit, CountOf::Nothing, atStart,
          [](const Def& d, const State&, PlayerIndex, At) { return int{d.start.stations}; },
          [](const Def&, const State& s, PlayerIndex seat, At) { return int{s.players[seat].stations}; }},
    Count{"start-coins", Rule::SetupStartCoins, CountOf::Nothing, atStart,
          [](const Def& d, const State&, PlayerIndex, At) { return int{d.start.coins}; },
          [](const Def&, const State& s, PlayerIndex seat, At) { return int{s.players[seat].coins}; }},
    Count{"technologies", Rule::SetupTechnologyStack, CountOf::Nothing, atStart,
          [](const Def& d, const State&, PlayerIndex, At) { return int{d.technology.count}; },
          [](const Def&, const State& s, PlayerIndex, At) { return int{s.technologies}; }},
    Count{"hourglass", Rule::SetupHourglassStack, CountOf::Nothing, atStart,
          [](const Def& d, const State&, PlayerIndex, At) {
              int n = 0;
              for (const EventTile& event : d.events)
                  n += event.tiles;
              return n;
          },
          [](const Def&, const State& s, PlayerIndex, At) { return static_cast<int>(s.hourglass.size()); }},
    Count{"start-market", Rule::SetupMarketFollowers, CountOf::Nothing, atStart,
          [](const Def& d, const State&, PlayerIndex, At) {
              return std::popcount(static_cast<unsigned>(d.start.ownFollowers));
          },
          [](const Def&, const State& s, PlayerIndex seat, At) { return marketUsed(s.players[seat]); }},
    Count{"start-citizens", Rule::SetupCitizens, CountOf::Nothing, atStart,
          [](const Def& d, const State&, PlayerIndex, At) { return static_cast<int>(citizenCount) - d.citizensAtEnd; },
          [](const Def&, const State& s, PlayerIndex, At) {
              return std::popcount(static_cast<unsigned>(s.citizensLeft & ~(1u << lastCitizen)));
          }},
    Count{"tiles-on-stack", Rule::SetupPlaceStacks, CountOf::Stack, atStart,
          [](const Def& d, const State& s, PlayerIndex, At stack) {
              return tilesOnStack(d, s.stacks, static_cast<Stack>(stack));
          },
          [](const Def& d, const State& s, PlayerIndex, At stack) {
              int n = 0;
              for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
                  n += d.places[i].stack == static_cast<Stack>(stack) && (s.extraTiles || !isExtraTile(placeAt(i)));
              return n;
          }},
    Count{"map-goods", Rule::SetupGoodsMap, CountOf::Nothing, atStart,
          [](const Def& d, const State& s, PlayerIndex, At) { return static_cast<int>(d.slotsUsed(s.playerCount)); },
          [](const Def&, const State& s, PlayerIndex, At) { return goodsOnMap(s); }},
    Count{"map-goods", Rule::SetupCountsSlotMarks, CountOf::Nothing, atStart,
          [](const Def& d, const State& s, PlayerIndex, At) { return static_cast<int>(d.slotsUsed(s.playerCount)); },
          [](const Def&, const State& s, PlayerIndex, At) { return goodsOnMap(s); }},
    Count{"market-goods", Rule::SetupGoodsMarket, CountOf::Nothing, atStart,
          [](const Def&, const State& s, PlayerIndex, At) { return sum(s.goods); },
          [](const Def& d, const State& s, PlayerIndex, At) {
              return static_cast<int>(goodTotal) - goodsOnMap(s) - d.goodsRemoved[s.playerCount];
          }},
    Count{"goods-removed", Rule::SetupCountsThreeGoods, CountOf::Nothing, atStartOf<3>,
          [](const Def& d, const State& s, PlayerIndex, At) { return int{d.goodsRemoved[s.playerCount]}; },
          [](const Def&, const State& s, PlayerIndex, At) { return sum(s.goodsGone); }},
    Count{"goods-removed", Rule::SetupCountsTwoGoods, CountOf::Nothing, atStartOf<2>,
          [](const Def& d, const State& s, PlayerIndex, At) { return int{d.goodsRemoved[s.playerCount]}; },
          [](const Def&, const State& s, PlayerIndex, At) { return sum(s.goodsGone); }},
    Count{"supply", Rule::SetupNeutralFollowers, CountOf::Follower, atStart, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SetupCountsSupplyResult, CountOf::Follower, atStart, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SetupCountsThreeFollowers, CountOf::Follower, atStartOf<3>, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SetupCountsTwoFollowers, CountOf::Follower, atStartOf<2>, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SupplyLimited, CountOf::Follower, inRound,
          [](const Def&, const State& s, PlayerIndex, At kind) { return int{s.supply[kind]}; },
          [](const Def& d, const State& s, PlayerIndex, At kind) {
              return d.neutralFollowers[s.playerCount][kind] - goneFrom(s, kind);
          }},
    Count{"goods-of-kind", Rule::ComponentsGoods, CountOf::Good, atStartOf<4>,
          [](const Def& d, const State&, PlayerIndex, At good) { return int{d.goods[good].count}; },
          [](const Def&, const State& s, PlayerIndex, At good) { return s.goods[good] + onMap(s, good); }},
};

} // namespace

std::span<const Count> setupCounts() {
    return setupTable;
}

} // namespace magister::orleans
