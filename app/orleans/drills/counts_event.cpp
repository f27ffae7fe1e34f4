// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the event and of the end: what it costs, and what all of it is worth.
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>
#include <array>

namespace magister::orleans {

namespace {

int total(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    int points = 0;
    for (const ScoreLine& line : scoreOf(d, s, seat))
        points += line.points;
    return points;
}
int totalAgain(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    const Player& p = s.players[seat];
    int points = p.coins * d.pointsPerCoin;
    for (const Good good : allGoods)
        points += p.ware(wareOf(good)) * d.good(good).points;
    return points + levelBySpaces(d, p) * (p.ware(Ware::Bread) + p.citizens + stationsBuilt(s, seat));
}
int taxed(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    return impactOn(d, s, seat, EventKind::Taxes).due;
}
int taxedAgain(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    int wares = 0, coins = 0;
    for (const Ware ware : allWares)
        for (int i = 0; i < s.players[seat].ware(ware); ++i)
            if (++wares % d.event(EventKind::Taxes).goodsPerCoin == 0) ++coins;
    return coins;
}
bool isTaxed(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    return s.eventKnown && s.event == EventKind::Taxes && s.stage != Stage::Event && s.players[seat].wareTotal() > 0 &&
           !mayBeSpared(d, s, seat, EventKind::Taxes);
}
bool isMissing(const Definition&, const State& s, PlayerIndex seat, Thing) {
    // Without a coin all that is owed is missing, and the question says how much that is.
    return s.kind(seat) == PromptKind::PayDebt && s.players[seat].coins > 0;
}
int missing(const Definition&, const State& s, PlayerIndex seat, Thing) {
    return std::max(0, s.question(seat).amount - s.players[seat].coins);
}
/// By paying all coins.
int missingAgain(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    return stillDue(d, s, seat);
}

constexpr std::array eventTable{
    Count{"taxes", Rule::EventsTaxes, CountOf::Nothing, isTaxed, taxed, taxedAgain},
    Count{"taxes", Rule::EventsTaxesGoods, CountOf::Nothing, isTaxed, taxed, taxedAgain},
    Count{"plague-safe", Rule::EventsPlagueOwn, CountOf::Nothing,
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return s.eventKnown && s.event == EventKind::Plague && s.stage != Stage::Event &&
                     s.players[seat].bagTotal() > 0;
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return s.players[seat].bag.total() - s.players[seat].bag.neutrals();
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              int n = 0;
              for (std::size_t i = followerCount; i < followerTokenCount; ++i)
                  n += s.players[seat].bag.counts[i];
              return n;
          }},
    Count{"plague-prey", Rule::EventsPlague, CountOf::Nothing,
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return s.eventKnown && s.event == EventKind::Plague && s.stage != Stage::Event &&
                     s.players[seat].bagTotal() > 0;
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return s.players[seat].bag.neutrals(); },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              int n = 0;
              for (const Follower kind : allFollowers)
                  n += s.players[seat].bag.of(neutral(kind));
              return n;
          }},
    Count{"missing", Rule::TorturePerCoin, CountOf::Nothing, isMissing, missing, missingAgain},
    Count{"missing", Rule::TortureWhen, CountOf::Nothing, isMissing, missing, missingAgain},
    Count{"missing", Rule::TortureCoinsFirst, CountOf::Nothing, isMissing, missing, missingAgain},
    Count{"total", Rule::EndNothingElse, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing at) {
              return inRound(d, s, seat, at) && s.round > 3;
          },
          total, totalAgain},
};

} // namespace

std::span<const Count> eventCounts() {
    return eventTable;
}

} // namespace magister::orleans
