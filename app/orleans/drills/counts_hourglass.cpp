// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the hourglass and of the census.
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>
#include <array>

namespace magister::orleans {

namespace {

bool isKnown(const Definition&, const State& s, PlayerIndex, Thing) {
    return s.eventKnown;
}
int lastPays(const Definition& d, const State& s, PlayerIndex, Thing) {
    return d.census.lastPays[s.playerCount];
}
/// By letting that player stand behind the others in a census.
int lastPaysAgain(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    State census = s;
    for (PlayerIndex p = 0; p < s.playerCount; ++p)
        census.players[p].track(Track::Farmer) = p == seat ? 0 : 3;
    Events events;
    perform(d, census, s.startPlayer, Proceed{}, events);
    int paid = 0;
    for (const Event& event : events)
        if (const auto* e = std::get_if<CoinsPaid>(&event); e && e->player == seat) paid += e->amount;
    return paid;
}

constexpr std::array hourglassTable{
    Count{"rounds-left", Rule::RoundCount, CountOf::Nothing, isKnown,
          [](const Definition& d, const State& s, PlayerIndex, Thing) { return d.rounds - s.round; },
          [](const Definition&, const State& s, PlayerIndex, Thing) { return static_cast<int>(s.hourglass.size()); }},
    Count{"hourglass", Rule::HourglassTimer, CountOf::Nothing, isKnown,
          [](const Definition&, const State& s, PlayerIndex, Thing) { return static_cast<int>(s.hourglass.size()); },
          [](const Definition& d, const State& s, PlayerIndex, Thing) { return d.rounds - s.round; }},
    Count{"events-left", Rule::EventsKinds, CountOf::Happening, isKnown,
          [](const Definition& d, const State& s, PlayerIndex, Thing event) {
              return d.events[event].tiles - s.eventsSeen[event];
          },
          [](const Definition&, const State& s, PlayerIndex, Thing event) {
              return static_cast<int>(
                  std::count(s.hourglass.begin(), s.hourglass.end(), static_cast<std::uint8_t>(event)));
          }},
    Count{"last-pays", Rule::CensusLast, CountOf::Nothing,
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return s.stage == Stage::Hourglass && s.playerCount > 2 && s.players[seat].coins > 0;
          },
          lastPays, lastPaysAgain},
    Count{"last-pays", Rule::CensusTwoPlayers, CountOf::Nothing,
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return s.stage == Stage::Hourglass && s.playerCount == 2 && s.players[seat].coins > 0;
          },
          lastPays, lastPaysAgain},
};

} // namespace

std::span<const Count> hourglassCounts() {
    return hourglassTable;
}

} // namespace magister::orleans
