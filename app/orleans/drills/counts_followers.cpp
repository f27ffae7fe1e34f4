// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of followers: those that are drawn, and where they are.
#include "app/orleans/drills/counts_parts.h"
#include "app/orleans/drills/holdings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::orleans {

namespace {

int ownOf(const Player& p) {
    int n = tokensLaid(p, isOwn);
    for (std::size_t i = followerCount; i < followerTokenCount; ++i)
        n += p.bag.counts[i] + p.work.theatre.counts[i];
    return n;
}
/// Neutral followers of a kind that have left the main board.
int goneFrom(const State& s, Thing kind) {
    int n = s.followersGone[kind];
    for (PlayerIndex p = 0; p < s.playerCount; ++p)
        n += neutralsOf(s.players[p], static_cast<Follower>(kind));
    for (const auto& deed : s.deeds)
        n += deed[kind];
    return n;
}
/// Without the Bathhouse, whose draws are not among them.
bool draws(const State& s, PlayerIndex seat) {
    return !s.players[seat].owns(PlaceId::Bathhouse) && s.stage == Stage::Followers &&
           s.kind(seat) == PromptKind::Draw && s.players[seat].drawn == 0 && s.players[seat].retrieved == 0 &&
           s.players[seat].bagTotal() > 0;
}
int room(const Definition& d, const Player& p) {
    return freeMarketSpaces(d, p) + freeTowerSpaces(d, p);
}
int drawsTried(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    int most = 0;
    for (std::uint8_t n = 1; n < 12; ++n)
        if (!refuse(d, s, seat, DrawFollowers{n})) most = n;
    return most;
}
int drawsOpen(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    return drawsToCome(d, s, seat);
}

constexpr std::array followersTable{
    Count{"draws", Rule::DrawAmount, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              return draws(s, seat) && drawsToCome(d, s, seat) == drawNumber(d, s.players[seat]);
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::CastleDrawNumber, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              return draws(s, seat) && s.players[seat].track(Track::Knight) > 0 &&
                     drawsToCome(d, s, seat) == drawNumber(d, s.players[seat]);
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::DrawFreeSpaces, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              return draws(s, seat) && room(d, s.players[seat]) < drawNumber(d, s.players[seat]) &&
                     drawsToCome(d, s, seat) == room(d, s.players[seat]) && room(d, s.players[seat]) > 0;
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::DrawLeftovers, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              return draws(s, seat) && room(d, s.players[seat]) < drawNumber(d, s.players[seat]) &&
                     drawsToCome(d, s, seat) == room(d, s.players[seat]) && room(d, s.players[seat]) > 0;
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::DrawShortBag, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              return draws(s, seat) && s.players[seat].bagTotal() < drawNumber(d, s.players[seat]) &&
                     drawsToCome(d, s, seat) == s.players[seat].bagTotal();
          },
          drawsOpen, drawsTried},
    Count{"bag", Rule::DrawLookInBag, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing at) {
              return inRound(d, s, seat, at) && s.players[seat].bagTotal() > 0;
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return s.players[seat].bag.total(); },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              int n = 0;
              for (std::size_t i = 0; i < followerTokenCount; ++i)
                  n += s.players[seat].bag.counts[i];
              return n;
          }},
    Count{"own-on-market", Rule::ComponentsOwnAndNeutral, CountOf::Nothing,
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return s.stage == Stage::Planning && s.round > 1 && marketUsed(s.players[seat]) > 2 && s.isAsked(seat);
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              const auto& market = s.players[seat].work.market;
              return static_cast<int>(std::count_if(market.begin(), market.end(), isOwn));
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              int n = 0;
              for (std::size_t kind = 0; kind < startingCount; ++kind)
                  for (const Token token : s.players[seat].work.market)
                      n += token == own(static_cast<Follower>(kind));
              return n;
          }},
    Count{"own-followers", Rule::OwnFollowersAlways, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing at) {
              return inRound(d, s, seat, at) && s.round > 2;
          },
          [](const Definition& d, const State&, PlayerIndex, Thing) {
              return std::popcount(static_cast<unsigned>(d.start.ownFollowers));
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return ownOf(s.players[seat]); }},
    Count{"supply", Rule::SupplyLimited, CountOf::Follower, inRound,
          [](const Definition&, const State& s, PlayerIndex, Thing kind) { return int{s.supply[kind]}; },
          [](const Definition& d, const State& s, PlayerIndex, Thing kind) {
              return d.neutralFollowers[s.playerCount][kind] - goneFrom(s, kind);
          }},
};

} // namespace

std::span<const Count> followersCounts() {
    return followersTable;
}

} // namespace magister::orleans
