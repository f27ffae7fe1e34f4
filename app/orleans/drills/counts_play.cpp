// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that are asked for in the course of a game.
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::orleans {

namespace {

bool inRound(const Def&, const State& s, PlayerIndex, At) {
    return s.stage == Stage::Planning || s.stage == Stage::Actions;
}
bool isKnown(const Def&, const State& s, PlayerIndex, At) {
    return s.eventKnown;
}

int standing(const Player& p, bool (*is)(Token)) {
    int n = 0;
    const auto add = [&](const auto& tokens) {
        n += static_cast<int>(std::count_if(tokens.begin(), tokens.end(), is));
    };
    add(p.work.market);
    add(p.work.tower);
    add(p.hand);
    for (const Filling& filling : p.work.places)
        add(filling.tokens);
    return n;
}
int ownOf(const Player& p) {
    int n = standing(p, isOwn);
    for (std::size_t i = followerCount; i < followerTokenCount; ++i)
        n += p.bag.counts[i] + p.work.theatre.counts[i];
    return n;
}
/// Neutral followers of a kind that have left the main board.
int goneFrom(const State& s, At kind) {
    int n = s.followersGone[kind];
    const auto token = neutral(static_cast<Follower>(kind));
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        const Player& player = s.players[p];
        n += player.bag.of(token) + player.work.theatre.of(token);
        const auto add = [&](const auto& tokens) {
            n += static_cast<int>(std::count(tokens.begin(), tokens.end(), token));
        };
        add(player.work.market);
        add(player.work.tower);
        add(player.hand);
        for (const Filling& filling : player.work.places)
            add(filling.tokens);
    }
    for (const auto& deed : s.deeds)
        n += deed[kind];
    return n;
}

// draw.*

/// Without the Bathhouse, whose draws are not among them.
bool draws(const State& s, PlayerIndex seat) {
    return !s.players[seat].owns(PlaceId::Bathhouse) && s.stage == Stage::Followers &&
           s.kind(seat) == PromptKind::Draw && s.players[seat].drawn == 0 && s.players[seat].retrieved == 0 &&
           s.players[seat].bagTotal() > 0;
}
int room(const Def& d, const Player& p) {
    return freeMarketSpaces(d, p) + freeTowerSpaces(d, p);
}
int drawsTried(const Def& d, const State& s, PlayerIndex seat, At) {
    int most = 0;
    for (std::uint8_t n = 1; n < 12; ++n)
        if (!refuse(d, s, seat, DrawFollowers{n})) most = n;
    return most;
}
int drawsOpen(const Def& d, const State& s, PlayerIndex seat, At) {
    return drawsToCome(d, s, seat);
}

// places

bool isChoosing(const State& s, PlayerIndex seat) {
    return s.stage == Stage::Actions && s.kind(seat) == PromptKind::Act && s.question(seat).place == none;
}
int placesActive(const Def& d, const State& s, PlayerIndex seat, At) {
    int n = 0;
    for (std::size_t i = 0; i < placeCount; ++i)
        n += s.players[seat].owns(placeAt(i)) && d.places[i].mode == PlaceMode::Activated &&
             isActive(d, s.players[seat], placeAt(i));
    return n;
}
int placesTried(const Def& d, const State& s, PlayerIndex seat, At) {
    int n = 0;
    for (std::size_t i = 0; i < placeCount; ++i) {
        if (d.places[i].mode != PlaceMode::Activated) continue;
        const auto no = refuse(d, s, seat, UsePlace{placeAt(i)});
        n += !no || (no->reason != Reason::PlaceNotActive && no->reason != Reason::PlaceNotYours);
    }
    return n;
}
bool isPartlyFilled(const Def& d, const State& s, PlayerIndex seat, At place) {
    return s.stage == Stage::Planning && s.kind(seat) == PromptKind::Plan && s.players[seat].owns(placeAt(place)) &&
           d.places[place].actionSlots.size() > 1 && s.players[seat].work.places[place].filled() > 0;
}
int slotsEmpty(const Def& d, const State& s, PlayerIndex seat, At place) {
    int n = 0;
    for (std::size_t slot = 0; slot < d.places[place].actionSlots.size(); ++slot)
        n += s.players[seat].work.places[place].tokens[slot] == Token::Nothing;
    return n;
}

// the map

int waysFrom(const Def& d, const State& s, PlayerIndex seat, At way) {
    int n = 0;
    for (const ConnectionIndex i : d.towns[s.players[seat].merchant].connections)
        n += d.connections[i].way == static_cast<Way>(way);
    return n;
}
int waysAgain(const Def& d, const State& s, PlayerIndex seat, At way) {
    const TownIndex town = s.players[seat].merchant;
    return static_cast<int>(std::count_if(d.connections.begin(), d.connections.end(), [&](const Connection& c) {
        return c.way == static_cast<Way>(way) && (c.a == town || c.b == town);
    }));
}

// levels and what they are worth

int levelAgain(const Def& d, const State& s, PlayerIndex seat, At) {
    int level = 0;
    for (std::size_t i = 0; i < levelCount; ++i)
        if (d.development.levelSpaces[i] <= s.players[seat].development) level = static_cast<int>(i) + 1;
    return level;
}
int level(const Def& d, const State& s, PlayerIndex seat, At) {
    return levelOf(d, s.players[seat]);
}
int total(const Def& d, const State& s, PlayerIndex seat, At) {
    int points = 0;
    for (const ScoreLine& line : scoreOf(d, s, seat))
        points += line.points;
    return points;
}
int totalAgain(const Def& d, const State& s, PlayerIndex seat, At) {
    const Player& p = s.players[seat];
    int points = p.coins * d.pointsPerCoin;
    for (const Good good : allGoods)
        points += p.ware(wareOf(good)) * d.good(good).points;
    return points + levelAgain(d, s, seat, 0) * (p.ware(Ware::Bread) + p.citizens + stationsBuilt(s, seat));
}

// events

int taxed(const Def& d, const State& s, PlayerIndex seat, At) {
    return impactOn(d, s, seat, EventKind::Taxes).due;
}
int taxedAgain(const Def& d, const State& s, PlayerIndex seat, At) {
    int wares = 0, coins = 0;
    for (const Ware ware : allWares)
        for (int i = 0; i < s.players[seat].ware(ware); ++i)
            if (++wares % d.event(EventKind::Taxes).goodsPerCoin == 0) ++coins;
    return coins;
}
bool isTaxed(const Def& d, const State& s, PlayerIndex seat, At) {
    return s.eventKnown && s.event == EventKind::Taxes && s.stage != Stage::Event && s.players[seat].wareTotal() > 0 &&
           !mayBeSpared(d, s, seat, EventKind::Taxes);
}
int lastPays(const Def& d, const State& s, PlayerIndex, At) {
    return d.census.lastPays[s.playerCount];
}
/// By letting that player stand behind the others in a census.
int lastPaysAgain(const Def& d, const State& s, PlayerIndex seat, At) {
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
bool isMissing(const Def&, const State& s, PlayerIndex seat, At) {
    return s.kind(seat) == PromptKind::PayDebt;
}
int missing(const Def&, const State& s, PlayerIndex seat, At) {
    return std::max(0, s.question(seat).amount - s.players[seat].coins);
}
/// By paying all coins and giving up one thing after the other.
int missingAgain(const Def& d, const State& s, PlayerIndex seat, At) {
    State state = s;
    Events events;
    if (!refuse(d, state, seat, PayCoins{})) perform(d, state, seat, PayCoins{}, events);
    return state.kind(seat) == PromptKind::PayDebt ? state.question(seat).amount : 0;
}

/// The first tile is about to be removed.
bool isRemoving(const Def&, const State& s, PlayerIndex seat, At) {
    return s.kind(seat) == PromptKind::RemoveTile && s.seatsSettled <= 1;
}
int removals(const Def& d, const State& s, PlayerIndex, At) {
    return d.tilesRemovedEach[s.playerCount];
}
/// By declining until the first round begins.
int removalsAgain(const Def& d, const State& s, PlayerIndex seat, At) {
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

int citizensTaken(const State& s) {
    int n = 0;
    for (PlayerIndex p = 0; p < s.playerCount; ++p)
        n += s.players[p].citizens;
    return n;
}
int placesOf(const Def&, const State& s, PlayerIndex seat, At) {
    int n = 0;
    for (std::size_t i = 0; i < placeCount; ++i)
        n += s.players[seat].owns(placeAt(i));
    return n;
}

constexpr std::array playTable{
    Count{"rounds-left", Rule::RoundCount, CountOf::Nothing, isKnown,
          [](const Def& d, const State& s, PlayerIndex, At) { return d.rounds - s.round; },
          [](const Def&, const State& s, PlayerIndex, At) { return static_cast<int>(s.hourglass.size()); }},
    Count{"hourglass", Rule::HourglassTimer, CountOf::Nothing, isKnown,
          [](const Def&, const State& s, PlayerIndex, At) { return static_cast<int>(s.hourglass.size()); },
          [](const Def& d, const State& s, PlayerIndex, At) { return d.rounds - s.round; }},
    Count{
        "events-left", Rule::EventsKinds, CountOf::Happening, isKnown,
        [](const Def& d, const State& s, PlayerIndex, At event) { return d.events[event].tiles - s.eventsSeen[event]; },
        [](const Def&, const State& s, PlayerIndex, At event) {
            return static_cast<int>(
                std::count(s.hourglass.begin(), s.hourglass.end(), static_cast<std::uint8_t>(event)));
        }},
    Count{"last-pays", Rule::CensusLast, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return s.stage == Stage::Hourglass && s.playerCount > 2 && s.players[seat].coins > 0;
          },
          lastPays, lastPaysAgain},
    Count{"last-pays", Rule::CensusTwoPlayers, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return s.stage == Stage::Hourglass && s.playerCount == 2 && s.players[seat].coins > 0;
          },
          lastPays, lastPaysAgain},
    Count{"draws", Rule::DrawAmount, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              return draws(s, seat) && drawsToCome(d, s, seat) == drawNumber(d, s.players[seat]);
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::CastleDrawNumber, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              return draws(s, seat) && s.players[seat].track(Track::Knight) > 0 &&
                     drawsToCome(d, s, seat) == drawNumber(d, s.players[seat]);
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::DrawFreeSpaces, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              return draws(s, seat) && room(d, s.players[seat]) < drawNumber(d, s.players[seat]) &&
                     drawsToCome(d, s, seat) == room(d, s.players[seat]) && room(d, s.players[seat]) > 0;
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::DrawLeftovers, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              return draws(s, seat) && room(d, s.players[seat]) < drawNumber(d, s.players[seat]) &&
                     drawsToCome(d, s, seat) == room(d, s.players[seat]) && room(d, s.players[seat]) > 0;
          },
          drawsOpen, drawsTried},
    Count{"draws", Rule::DrawShortBag, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              return draws(s, seat) && s.players[seat].bagTotal() < drawNumber(d, s.players[seat]) &&
                     drawsToCome(d, s, seat) == s.players[seat].bagTotal();
          },
          drawsOpen, drawsTried},
    Count{"bag", Rule::DrawLookInBag, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At at) {
              return inRound(d, s, seat, at) && s.players[seat].bagTotal() > 0;
          },
          [](const Def&, const State& s, PlayerIndex seat, At) { return s.players[seat].bag.total(); },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              int n = 0;
              for (std::size_t i = 0; i < followerTokenCount; ++i)
                  n += s.players[seat].bag.counts[i];
              return n;
          }},
    Count{"own-on-market", Rule::ComponentsOwnAndNeutral, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return s.stage == Stage::Planning && s.round > 1 && marketUsed(s.players[seat]) > 2 && s.isAsked(seat);
          },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              const auto& market = s.players[seat].work.market;
              return static_cast<int>(std::count_if(market.begin(), market.end(), isOwn));
          },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              int n = 0;
              for (std::size_t kind = 0; kind < startingCount; ++kind)
                  for (const Token token : s.players[seat].work.market)
                      n += token == own(static_cast<Follower>(kind));
              return n;
          }},
    Count{"own-followers", Rule::OwnFollowersAlways, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At at) { return inRound(d, s, seat, at) && s.round > 2; },
          [](const Def& d, const State&, PlayerIndex, At) {
              return std::popcount(static_cast<unsigned>(d.start.ownFollowers));
          },
          [](const Def&, const State& s, PlayerIndex seat, At) { return ownOf(s.players[seat]); }},
    Count{"places", Rule::PlacesBoardPlaces, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At at) {
              return inRound(d, s, seat, at) && s.players[seat].tiles != 0;
          },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return static_cast<int>(boardPlaceCount) + std::popcount(s.players[seat].tiles);
          },
          placesOf},
    Count{"active-places", Rule::PlanningActive, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              // The Sacristy is filled and has no action.
              return isChoosing(s, seat) && !isActive(d, s.players[seat], PlaceId::Sacristy);
          },
          placesActive, placesTried},
    Count{"empty-slots", Rule::PlanningSlots, CountOf::Place, isPartlyFilled, slotsEmpty,
          [](const Def& d, const State& s, PlayerIndex seat, At place) {
              return static_cast<int>(d.places[place].actionSlots.size()) - s.players[seat].work.places[place].filled();
          }},
    Count{"empty-slots", Rule::PlanningIncomplete, CountOf::Place,
          [](const Def& d, const State& s, PlayerIndex seat, At place) {
              return isPartlyFilled(d, s, seat, place) && !isActive(d, s.players[seat], placeAt(place));
          },
          slotsEmpty,
          [](const Def& d, const State& s, PlayerIndex seat, At place) {
              return static_cast<int>(d.places[place].actionSlots.size()) - s.players[seat].work.places[place].filled();
          }},
    Count{"steps-left", Rule::TracksEnd, CountOf::Track,
          [](const Def& d, const State& s, PlayerIndex seat, At track) {
              return inRound(d, s, seat, track) && s.players[seat].tracks[track] > 0;
          },
          [](const Def& d, const State& s, PlayerIndex seat, At track) {
              return d.tracks[track].lastSpace() - s.players[seat].tracks[track];
          },
          [](const Def& d, const State& s, PlayerIndex seat, At track) {
              State state = s;
              int n = 0;
              for (; state.players[seat].tracks[track] + 1u < d.tracks[track].spaces.size() && n < 20; ++n)
                  apply(d, state,
                        TrackAdvanced{.player = seat,
                                      .track = static_cast<Track>(track),
                                      .to = static_cast<std::uint8_t>(state.players[seat].tracks[track] + 1)});
              return n;
          }},
    Count{"steps-left", Rule::TracksSix, CountOf::Track,
          [](const Def& d, const State& s, PlayerIndex seat, At track) { return inRound(d, s, seat, track); },
          [](const Def& d, const State& s, PlayerIndex seat, At track) {
              return d.tracks[track].lastSpace() - s.players[seat].tracks[track];
          },
          [](const Def& d, const State& s, PlayerIndex seat, At track) {
              int n = 0;
              for (std::size_t space = s.players[seat].tracks[track] + 1u; space < d.tracks[track].spaces.size();
                   ++space)
                  ++n;
              return n;
          }},
    Count{"level", Rule::DevelopmentLevel, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At at) {
              return inRound(d, s, seat, at) && s.players[seat].development > 0;
          },
          level, levelAgain},
    Count{
        "citizens-left", Rule::CitizensWhere, CountOf::Nothing, inRound,
        [](const Def&, const State& s, PlayerIndex, At) {
            return std::popcount(static_cast<unsigned>(s.citizensLeft));
        },
        [](const Def&, const State& s, PlayerIndex, At) { return static_cast<int>(citizenCount) - citizensTaken(s); }},
    Count{"connections", Rule::TravelMap, CountOf::Way, inRound, waysFrom, waysAgain},
    Count{"deed-spaces", Rule::DeedsList, CountOf::Deed, inRound,
          [](const Def& d, const State& s, PlayerIndex, At deed) {
              int n = d.deeds[deed].spaceTotal();
              for (const std::uint8_t sent : s.deeds[deed])
                  n -= sent;
              return n;
          },
          [](const Def& d, const State& s, PlayerIndex, At deed) {
              int n = 0;
              for (std::size_t kind = 0; kind < followerCount; ++kind)
                  n += d.deeds[deed].spaces[kind] - s.deeds[deed][kind];
              return n;
          }},
    Count{"stations-left", Rule::GuildhallNoneLeft, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At at) {
              return inRound(d, s, seat, at) && stationsBuilt(s, seat) > 0 &&
                     stationsBuilt(s, seat) + s.players[seat].stations == d.start.stations; // none was given up
          },
          [](const Def&, const State& s, PlayerIndex seat, At) { return int{s.players[seat].stations}; },
          [](const Def& d, const State& s, PlayerIndex seat, At) { return d.start.stations - stationsBuilt(s, seat); }},
    Count{"taxes", Rule::EventsTaxes, CountOf::Nothing, isTaxed, taxed, taxedAgain},
    Count{"taxes", Rule::EventsTaxesGoods, CountOf::Nothing, isTaxed, taxed, taxedAgain},
    Count{"plague-safe", Rule::EventsPlagueOwn, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return s.eventKnown && s.event == EventKind::Plague && s.stage != Stage::Event &&
                     s.players[seat].bagTotal() > 0;
          },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return s.players[seat].bag.total() - s.players[seat].bag.neutrals();
          },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              int n = 0;
              for (std::size_t i = followerCount; i < followerTokenCount; ++i)
                  n += s.players[seat].bag.counts[i];
              return n;
          }},
    Count{"plague-prey", Rule::EventsPlague, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat, At) {
              return s.eventKnown && s.event == EventKind::Plague && s.stage != Stage::Event &&
                     s.players[seat].bagTotal() > 0;
          },
          [](const Def&, const State& s, PlayerIndex seat, At) { return s.players[seat].bag.neutrals(); },
          [](const Def&, const State& s, PlayerIndex seat, At) {
              int n = 0;
              for (const Follower kind : allFollowers)
                  n += s.players[seat].bag.of(neutral(kind));
              return n;
          }},
    Count{"missing", Rule::TorturePerCoin, CountOf::Nothing, isMissing, missing, missingAgain},
    Count{"missing", Rule::TortureWhen, CountOf::Nothing, isMissing, missing, missingAgain},
    Count{"missing", Rule::TortureCoinsFirst, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat,
             At) { return s.kind(seat) == PromptKind::PayDebt && s.players[seat].coins > 0; },
          missing, missingAgain},
    Count{"tiles-to-choose", Rule::TownChooseFreely, CountOf::Nothing,
          [](const Def&, const State& s, PlayerIndex seat, At) { return s.kind(seat) == PromptKind::TakeTile; },
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              int n = 0;
              for (const Stack stack : allOf<Stack>)
                  if (s.question(seat).amount & setOf(stack)) n += tilesOnStack(d, s.stacks, stack);
              return n;
          },
          [](const Def& d, const State& s, PlayerIndex seat, At) {
              int n = 0;
              for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
                  n += !refuse(d, s, seat, TakeTile{placeAt(i)});
              return n;
          }},
    Count{"tiles-removed", Rule::VariantReduced, CountOf::Nothing, isRemoving, removals, removalsAgain},
    Count{"tiles-removed", Rule::VariantOrder, CountOf::Nothing, isRemoving, removals, removalsAgain},
    Count{"total", Rule::EndNothingElse, CountOf::Nothing,
          [](const Def& d, const State& s, PlayerIndex seat, At at) { return inRound(d, s, seat, at) && s.round > 3; },
          total, totalAgain},
};

} // namespace

std::span<const Count> playCounts() {
    return playTable;
}

} // namespace magister::orleans
