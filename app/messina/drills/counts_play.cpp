// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that are asked for in the course of a game.
#include "app/messina/drills/counts_parts.h"

#include <algorithm>
#include <array>

namespace magister::messina {

namespace {

bool inTurn(const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
    return s.stage == Stage::Turns && s.toAct() == seat && s.prompt().kind == PromptKind::ChooseTurn;
}
bool beforeLastRound(const Definition& d, const State& s, PlayerIndex seat, CitizenClass c) {
    return inTurn(d, s, seat, c) && s.round < roundCount;
}

int citizensIn(const Player& p, CitizenClass c) {
    const auto is = [c](Citizen x) { return x != Citizen::Nobody && classOf(x) == c; };
    int n = static_cast<int>(std::count_if(p.squares.begin(), p.squares.end(), is));
    for (const Hut& hut : p.huts)
        n += is(hut.citizen);
    for (const WorkshopSlot& slot : p.workshops)
        n += is(slot.citizen);
    return n;
}
/// The same by what each citizen is: those of the upper side, then the others.
int citizensAgain(const Player& p, CitizenClass c) {
    int n = 0;
    for (const Citizen wanted : {citizenOf(c), upgraded(citizenOf(c))}) {
        for (SquareIndex i = 0; i < squareCount; ++i)
            n += p.squares[i] == wanted && sectorOf(i) == c;
        for (std::size_t i = 0; i < hutCount; ++i)
            n += p.huts[i].field > 0 && p.huts[i].citizen == wanted;
        for (std::size_t i = 0; i < p.workshops.size(); ++i)
            n += p.workshops[i].citizen == wanted;
    }
    return n;
}
bool isRescuing(const State& s, PlayerIndex seat, CitizenClass c) {
    return s.stage == Stage::Turns && s.toAct() == seat && s.prompt().kind == PromptKind::Rescue &&
           !s.prompt().infected && s.prompt().citizens[static_cast<std::size_t>(c)] > 0;
}
int squaresFree(const Definition&, const State& s, PlayerIndex seat, CitizenClass c) {
    const auto& squares = s.players[seat].squares;
    const auto first = squares.begin() + static_cast<std::ptrdiff_t>(c) * 6;
    return static_cast<int>(std::count(first, first + 6, Citizen::Nobody));
}
int squaresTried(const Definition& def, const State& s, PlayerIndex seat, CitizenClass c) {
    int n = 0;
    for (SquareIndex i = 0; i < squareCount; ++i)
        n += std::holds_alternative<Accepted>(decide(def, s, seat, RescueCitizen{c, {Spot::Square, i}}));
    return n;
}
int hutsTried(const Definition& def, const State& s, PlayerIndex seat, CitizenClass c) {
    int n = 0;
    for (std::uint8_t i = 0; i < hutCount; ++i)
        n += std::holds_alternative<Accepted>(decide(def, s, seat, RescueCitizen{c, {Spot::Hut, i}}));
    return n;
}
int stepsLeft(const Definition&, const State& s, PlayerIndex seat, CitizenClass c) {
    return 6 - s.players[seat].overseer(c).step;
}
int stepsPlayed(const Definition& def, const State& s, PlayerIndex seat, CitizenClass c) {
    State state = s;
    int n = 0;
    for (; def.nodes[def.paths[static_cast<std::size_t>(c)][state.players[seat].overseer(c).branch]
                              [state.players[seat].overseer(c).step]]
                   .kind != NodeKind::Centre &&
           n < 10;
         ++n) {
        const Overseer& now = state.players[seat].overseer(c);
        apply(def, state,
              OverseerAdvanced{Rule::OverseerPath, seat, c, static_cast<std::uint8_t>(now.step + 1), now.branch});
    }
    return n;
}
int proceeded(const Definition& def, const State& s) {
    State after = s;
    Events events;
    perform(def, after, Proceed{}, events);
    int n = cubesInTown(after) - cubesInTown(s);
    for (std::size_t i = 0; i < s.places.size(); ++i)
        for (std::size_t c = 0; c < classCount; ++c)
            n += after.places[i].citizens[c] - s.places[i].citizens[c];
    return n;
}
/// Bought one after the other until the engine says that the book has come to its end.
int stepsOnCityBook(const Definition& def, State state, PlayerIndex seat) {
    int n = 0;
    for (; n < 40; ++n) {
        State paying = state;
        paying.promptStack[paying.promptCount - 1u].kind = PromptKind::Act;
        paying.players[seat].token(Token::Coin) = 50;
        const auto no = refuse(def, paying, seat, BuyBookStep{Book::City});
        if (no && no->reason == Reason::BookFinished) return n;
        if (no) return -1;
        ++state.players[seat].book(Book::City);
    }
    return n;
}

} // namespace

std::span<const Count> playCounts() {
    constexpr const char* all = "4 3 2 1";
    static const std::array table{
        Count{
            "rounds-left", Rule::FlowSixRounds, all, false, true, beforeLastRound,
            [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                return static_cast<int>(roundCount) - s.round;
            },
            [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return toCome<RoundStarted>(d, s); }},
        Count{"counted-lieutenants", Rule::BookLieutenantCount, all, false, false,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass c) {
                  const auto& l = s.players[seat].lieutenants;
                  return inTurn(d, s, seat, c) &&
                         (std::any_of(l.begin(), l.end(),
                                      [](const Lieutenant& x) { return x.status == LieutenantStatus::Box; }) ||
                          lieutenantsOwned(s.players[seat]) > d.parameters.lieutenantsAtStart);
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  return lieutenantsOwned(s.players[seat]);
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  int n = 0;
                  for (const Lieutenant& l : s.players[seat].lieutenants)
                      n += l.status == LieutenantStatus::Estate || l.status == LieutenantStatus::Resting ||
                           l.status == LieutenantStatus::Lying || l.status == LieutenantStatus::Standing ||
                           l.status == LieutenantStatus::Box;
                  return n;
              }},
        Count{"upgrades-left", Rule::HutFour, all, false, false, inTurn,
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  const auto& huts = s.players[seat].huts;
                  return static_cast<int>(
                      std::count_if(huts.begin(), huts.end(), [](const Hut& hut) { return hut.upgrade == none; }));
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  int n = 4;
                  for (const Hut& hut : s.players[seat].huts)
                      n -= hut.upgrade != none;
                  return n;
              }},
        Count{"city-steps-left", Rule::BookEnd, all, false, false, inTurn,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass) {
                  return static_cast<int>(d.books[static_cast<std::size_t>(Book::City)].spaces.size()) -
                         s.players[seat].book(Book::City);
              },
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass) {
                  return stepsOnCityBook(d, s, seat);
              }},
        Count{"tiles-left", Rule::RepopFiveTiles, all, false, false,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass c) {
                  return inTurn(d, s, seat, c) && !s.players[seat].districts.empty();
              },
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass) {
                  return d.parameters.repopulationTiles - static_cast<int>(s.players[seat].districts.size());
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  return 5 - static_cast<int>(std::count_if(s.places.begin(), s.places.end(),
                                                            [&](const PlaceState& p) { return p.owner == seat; }));
              }},
        Count{"citizens", Rule::ComponentsClasses, all, true, false,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass c) {
                  return inTurn(d, s, seat, c) && citizensIn(s.players[seat], c) > 0;
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass c) {
                  return citizensIn(s.players[seat], c);
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass c) {
                  return citizensAgain(s.players[seat], c);
              }},
        Count{"steps-to-centre", Rule::OverseerRoute, all, true, false,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass c) {
                  return inTurn(d, s, seat, c) && s.players[seat].overseer(c).step > 0;
              },
              stepsLeft, stepsPlayed},
        Count{"steps-to-centre", Rule::OverseerPath, all, true, false, inTurn, stepsLeft, stepsPlayed},
        Count{
            "squares", Rule::RescueSquareChoice, all, true, false,
            [](const Definition&, const State& s, PlayerIndex seat, CitizenClass c) { return isRescuing(s, seat, c); },
            squaresFree, squaresTried},
        Count{
            "squares", Rule::RescueSectors, all, true, false,
            [](const Definition&, const State& s, PlayerIndex seat, CitizenClass c) { return isRescuing(s, seat, c); },
            squaresFree, squaresTried},
        Count{"huts", Rule::RescueOnePerHut, all, true, false,
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass c) {
                  return s.stage == Stage::Turns && s.toAct() == seat && s.prompt().kind == PromptKind::Rescue &&
                         s.prompt().infected && s.prompt().citizens[static_cast<std::size_t>(c)] > 0;
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  const auto& huts = s.players[seat].huts;
                  return static_cast<int>(std::count_if(huts.begin(), huts.end(),
                                                        [](const Hut& hut) { return hut.citizen == Citizen::Nobody; }));
              },
              hutsTried},
        Count{"last-arrivals", Rule::PrepRoundSix, all, false, false,
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  return s.stage == Stage::Plague && s.round == roundCount && s.toAct() == seat &&
                         s.prompt().kind == PromptKind::Proceed;
              },
              [](const Definition&, const State&, PlayerIndex, CitizenClass) { return 0; },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return proceeded(d, s); }},
    };
    return table;
}

} // namespace magister::messina
