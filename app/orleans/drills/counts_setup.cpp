// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that the setup gives, and those of the tiles that are removed before the first round.
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::orleans {

namespace {

/// Before the first hourglass tile is turned up.
bool atStart(const Definition&, const State& s, PlayerIndex, Thing) {
    return s.round == 1 && s.stage == Stage::Hourglass;
}

template <std::uint8_t players> bool atStartOf(const Definition&, const State& s, PlayerIndex, Thing) {
    return s.round == 1 && s.stage == Stage::Hourglass && s.playerCount == players;
}
int onMap(const State& s, Thing good) {
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
constexpr auto suppliesAnswer = [](const Definition& d, const State& s, PlayerIndex, Thing kind) {
    return int{d.neutralFollowers[s.playerCount][kind]};
};
constexpr auto suppliesAgain = [](const Definition&, const State& s, PlayerIndex, Thing kind) {
    return int{s.supply[kind]};
};

/// The first tile is about to be removed.
bool isRemoving(const Definition&, const State& s, PlayerIndex seat, Thing) {
    return s.kind(seat) == PromptKind::RemoveTile && s.seatsSettled <= 1;
}
int removals(const Definition& d, const State& s, PlayerIndex, Thing) {
    return d.tilesRemovedEach[s.playerCount];
}
/// By declining until the first round begins.
int removalsAgain(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    State state = s;
    int n = 0;
    while (state.stage == Stage::TileRemoval) {
        Events events;
        PlayerIndex asked = 0;
        while (!state.isAsked(asked))
            ++asked;
        n += asked == seat;
        perform(d, state, asked, Decline{}, events);
    }
    return n;
}

constexpr std::array setupTable{
    Count{"start-stations", Rule::SetupPlayerKit, CountOf::Nothing, atStart,
          [](const Definition& d, const State&, PlayerIndex, Thing) { return int{d.start.stations}; },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return int{s.players[seat].stations}; }},
    Count{"start-coins", Rule::SetupStartCoins, CountOf::Nothing, atStart,
          [](const Definition& d, const State&, PlayerIndex, Thing) { return int{d.start.coins}; },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return int{s.players[seat].coins}; }},
    Count{"technologies", Rule::SetupTechnologyStack, CountOf::Nothing, atStart,
          [](const Definition& d, const State&, PlayerIndex, Thing) { return int{d.technology.count}; },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return int{s.technologies}; }},
    Count{"hourglass", Rule::SetupHourglassStack, CountOf::Nothing, atStart,
          [](const Definition& d, const State&, PlayerIndex, Thing) {
              int n = 0;
              for (const EventTile& event : d.events)
                  n += event.tiles;
              return n;
          },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return static_cast<int>(s.hourglass.size()); }},
    Count{"start-market", Rule::SetupMarketFollowers, CountOf::Nothing, atStart,
          [](const Definition& d, const State&, PlayerIndex, Thing) {
              return std::popcount(static_cast<unsigned>(d.start.ownFollowers));
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return marketUsed(s.players[seat]); }},
    Count{"start-citizens", Rule::SetupCitizens, CountOf::Nothing, atStart,
          [](const Definition& d, const State&, PlayerIndex, Thing) {
              return static_cast<int>(citizenCount) - d.citizensAtEnd;
          },
          [](const Definition&, const State& s, PlayerIndex, Thing) {
              return std::popcount(static_cast<unsigned>(s.citizensLeft & ~(1u << lastCitizen)));
          }},
    Count{"tiles-on-stack", Rule::SetupPlaceStacks, CountOf::Stack, atStart,
          [](const Definition& d, const State& s, PlayerIndex, Thing stack) {
              return tilesOnStack(d, s.stacks, static_cast<Stack>(stack));
          },
          [](const Definition& d, const State& s, PlayerIndex, Thing stack) {
              int n = 0;
              for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
                  n += d.places[i].stack == static_cast<Stack>(stack) && (s.extraTiles || !isExtraTile(placeAt(i)));
              return n;
          }},
    Count{"map-goods", Rule::SetupGoodsMap, CountOf::Nothing, atStart,
          [](const Definition& d, const State& s, PlayerIndex, Thing) {
              return static_cast<int>(d.slotsUsed(s.playerCount));
          },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return goodsOnMap(s); }},
    Count{"map-goods", Rule::SetupCountsSlotMarks, CountOf::Nothing, atStart,
          [](const Definition& d, const State& s, PlayerIndex, Thing) {
              return static_cast<int>(d.slotsUsed(s.playerCount));
          },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return goodsOnMap(s); }},
    Count{"market-goods", Rule::SetupGoodsMarket, CountOf::Nothing, atStart,
          [](const Definition&, const State& s, PlayerIndex, Thing) { return sum(s.goods); },
          [](const Definition& d, const State& s, PlayerIndex, Thing) {
              return static_cast<int>(goodTotal) - goodsOnMap(s) - d.goodsRemoved[s.playerCount];
          }},
    Count{"goods-removed", Rule::SetupCountsThreeGoods, CountOf::Nothing, atStartOf<3>,
          [](const Definition& d, const State& s, PlayerIndex, Thing) { return int{d.goodsRemoved[s.playerCount]}; },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return sum(s.goodsGone); }},
    Count{"goods-removed", Rule::SetupCountsTwoGoods, CountOf::Nothing, atStartOf<2>,
          [](const Definition& d, const State& s, PlayerIndex, Thing) { return int{d.goodsRemoved[s.playerCount]}; },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return sum(s.goodsGone); }},
    Count{"supply", Rule::SetupNeutralFollowers, CountOf::Follower, atStart, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SetupCountsSupplyResult, CountOf::Follower, atStart, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SetupCountsThreeFollowers, CountOf::Follower, atStartOf<3>, suppliesAnswer, suppliesAgain},
    Count{"supply", Rule::SetupCountsTwoFollowers, CountOf::Follower, atStartOf<2>, suppliesAnswer, suppliesAgain},
    Count{"goods-of-kind", Rule::ComponentsGoods, CountOf::Good, atStartOf<4>,
          [](const Definition& d, const State&, PlayerIndex, Thing good) { return int{d.goods[good].count}; },
          [](const Definition&, const State& s, PlayerIndex, Thing good) { return s.goods[good] + onMap(s, good); }},
    Count{"tiles-removed", Rule::VariantReduced, CountOf::Nothing, isRemoving, removals, removalsAgain},
    Count{"tiles-removed", Rule::VariantOrder, CountOf::Nothing, isRemoving, removals, removalsAgain},
};

} // namespace

std::span<const Count> setupCounts() {
    return setupTable;
}

} // namespace magister::orleans
