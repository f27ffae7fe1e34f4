// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of planning and of the actions: places, slots, tracks, the map, deeds and tiles.
#include "app/orleans/drills/counts_parts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::orleans {

namespace {

bool isChoosing(const State& s, PlayerIndex seat) {
    return s.stage == Stage::Actions && s.kind(seat) == PromptKind::Act && s.question(seat).place == none;
}
int placesActive(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    int n = 0;
    for (std::size_t i = 0; i < placeCount; ++i)
        n += s.players[seat].owns(placeAt(i)) && d.places[i].mode == PlaceMode::Activated &&
             isActive(d, s.players[seat], placeAt(i));
    return n;
}
int placesTried(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    int n = 0;
    for (std::size_t i = 0; i < placeCount; ++i) {
        if (d.places[i].mode != PlaceMode::Activated) continue;
        const auto no = refuse(d, s, seat, UsePlace{placeAt(i)});
        n += !no || (no->reason != Reason::PlaceNotActive && no->reason != Reason::PlaceNotYours);
    }
    return n;
}
bool isPartlyFilled(const Definition& d, const State& s, PlayerIndex seat, Thing place) {
    return s.stage == Stage::Planning && s.kind(seat) == PromptKind::Plan && s.players[seat].owns(placeAt(place)) &&
           d.places[place].actionSlots.size() > 1 && s.players[seat].work.places[place].filled() > 0;
}
int slotsEmpty(const Definition& d, const State& s, PlayerIndex seat, Thing place) {
    int n = 0;
    for (std::size_t slot = 0; slot < d.places[place].actionSlots.size(); ++slot)
        n += s.players[seat].work.places[place].tokens[slot] == Token::Nothing;
    return n;
}
int waysFrom(const Definition& d, const State& s, PlayerIndex seat, Thing way) {
    int n = 0;
    for (const ConnectionIndex i : d.towns[s.players[seat].merchant].connections)
        n += d.connections[i].way == static_cast<Way>(way);
    return n;
}
int waysAgain(const Definition& d, const State& s, PlayerIndex seat, Thing way) {
    const TownIndex town = s.players[seat].merchant;
    return static_cast<int>(std::count_if(d.connections.begin(), d.connections.end(), [&](const Connection& c) {
        return c.way == static_cast<Way>(way) && (c.a == town || c.b == town);
    }));
}
int level(const Definition& d, const State& s, PlayerIndex seat, Thing) {
    return levelOf(d, s.players[seat]);
}
int citizensTaken(const State& s) {
    int n = 0;
    for (PlayerIndex p = 0; p < s.playerCount; ++p)
        n += s.players[p].citizens;
    return n;
}
int placesOf(const Definition&, const State& s, PlayerIndex seat, Thing) {
    int n = 0;
    for (std::size_t i = 0; i < placeCount; ++i)
        n += s.players[seat].owns(placeAt(i));
    return n;
}

constexpr std::array actionsTable{
    Count{"places", Rule::PlacesBoardPlaces, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing at) {
              return inRound(d, s, seat, at) && s.players[seat].tiles != 0;
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) {
              return static_cast<int>(boardPlaceCount) + std::popcount(s.players[seat].tiles);
          },
          placesOf},
    Count{"active-places", Rule::PlanningActive, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              // The Sacristy is filled and has no action.
              return isChoosing(s, seat) && !isActive(d, s.players[seat], PlaceId::Sacristy);
          },
          placesActive, placesTried},
    Count{"empty-slots", Rule::PlanningSlots, CountOf::Place, isPartlyFilled, slotsEmpty,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing place) {
              return static_cast<int>(d.places[place].actionSlots.size()) - s.players[seat].work.places[place].filled();
          }},
    Count{"empty-slots", Rule::PlanningIncomplete, CountOf::Place,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing place) {
              return isPartlyFilled(d, s, seat, place) && !isActive(d, s.players[seat], placeAt(place));
          },
          slotsEmpty,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing place) {
              return static_cast<int>(d.places[place].actionSlots.size()) - s.players[seat].work.places[place].filled();
          }},
    Count{"steps-left", Rule::TracksEnd, CountOf::Track,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing track) {
              return inRound(d, s, seat, track) && s.players[seat].tracks[track] > 0;
          },
          [](const Definition& d, const State& s, PlayerIndex seat, Thing track) {
              return d.tracks[track].lastSpace() - s.players[seat].tracks[track];
          },
          [](const Definition& d, const State& s, PlayerIndex seat, Thing track) {
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
          [](const Definition& d, const State& s, PlayerIndex seat, Thing track) { return inRound(d, s, seat, track); },
          [](const Definition& d, const State& s, PlayerIndex seat, Thing track) {
              return d.tracks[track].lastSpace() - s.players[seat].tracks[track];
          },
          [](const Definition& d, const State& s, PlayerIndex seat, Thing track) {
              int n = 0;
              for (std::size_t space = s.players[seat].tracks[track] + 1u; space < d.tracks[track].spaces.size();
                   ++space)
                  ++n;
              return n;
          }},
    Count{
        "level", Rule::DevelopmentLevel, CountOf::Nothing,
        [](const Definition& d, const State& s, PlayerIndex seat, Thing at) {
            return inRound(d, s, seat, at) && s.players[seat].development > 0;
        },
        level,
        [](const Definition& d, const State& s, PlayerIndex seat, Thing) { return levelBySpaces(d, s.players[seat]); }},
    Count{"citizens-left", Rule::CitizensWhere, CountOf::Nothing, inRound,
          [](const Definition&, const State& s, PlayerIndex, Thing) {
              return std::popcount(static_cast<unsigned>(s.citizensLeft));
          },
          [](const Definition&, const State& s, PlayerIndex, Thing) {
              return static_cast<int>(citizenCount) - citizensTaken(s);
          }},
    Count{"connections", Rule::TravelMap, CountOf::Way, inRound, waysFrom, waysAgain},
    Count{"deed-spaces", Rule::DeedsList, CountOf::Deed, inRound,
          [](const Definition& d, const State& s, PlayerIndex, Thing deed) {
              int n = d.deeds[deed].spaceTotal();
              for (const std::uint8_t sent : s.deeds[deed])
                  n -= sent;
              return n;
          },
          [](const Definition& d, const State& s, PlayerIndex, Thing deed) {
              int n = 0;
              for (std::size_t kind = 0; kind < followerCount; ++kind)
                  n += d.deeds[deed].spaces[kind] - s.deeds[deed][kind];
              return n;
          }},
    Count{"stations-left", Rule::GuildhallNoneLeft, CountOf::Nothing,
          [](const Definition& d, const State& s, PlayerIndex seat, Thing at) {
              return inRound(d, s, seat, at) && stationsBuilt(s, seat) > 0 &&
                     stationsBuilt(s, seat) + s.players[seat].stations == d.start.stations; // none was given up
          },
          [](const Definition&, const State& s, PlayerIndex seat, Thing) { return int{s.players[seat].stations}; },
          [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
              return d.start.stations - stationsBuilt(s, seat);
          }},
    Count{
        "tiles-to-choose", Rule::TownChooseFreely, CountOf::Nothing,
        [](const Definition&, const State& s, PlayerIndex seat, Thing) { return s.kind(seat) == PromptKind::TakeTile; },
        [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
            int n = 0;
            for (const Stack stack : allOf<Stack>)
                if (s.question(seat).amount & setOf(stack)) n += tilesOnStack(d, s.stacks, stack);
            return n;
        },
        [](const Definition& d, const State& s, PlayerIndex seat, Thing) {
            int n = 0;
            for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
                n += !refuse(d, s, seat, TakeTile{placeAt(i)});
            return n;
        }},
};

} // namespace

std::span<const Count> actionsCounts() {
    return actionsTable;
}

} // namespace magister::orleans
