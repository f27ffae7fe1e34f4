// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that the setup gives.
#include "app/messina/drills/counts_parts.h"

#include <algorithm>
#include <array>

namespace magister::messina {

namespace {

int shipsDocked(const State& s) {
    int n = 0;
    for (const auto& dock : s.docks)
        n += static_cast<int>(std::count_if(dock.begin(), dock.end(), [](const Bay& bay) { return bay.ship != none; }));
    return n;
}
int cubesDocked(const State& s) {
    int n = 0;
    for (const auto& dock : s.docks)
        for (const Bay& bay : dock)
            n += bay.cube;
    return n;
}
int hexesWith(const Definition& def, const State& s, char letter) {
    const Layout& layout = def.layout(s.playerCount);
    int n = 0;
    for (std::size_t i = 0; i < layout.districts; ++i)
        n += def.hexes[s.places[i].hex].letter == letter;
    return n;
}
int rank(const State& s, PlayerIndex seat) {
    return static_cast<int>(std::find(s.order.begin(), s.order.end(), seat) - s.order.begin());
}
int earlyIn(const Definition& def, CitizenClass c, bool late) {
    return static_cast<int>(std::count_if(def.workshops.begin(), def.workshops.end(),
                                          [&](const Workshop& w) { return w.late == late && w.citizenClass == c; }));
}
/// The least total with which the final scoring says that the goal of the solo game is reached.
int leastGoodTotal(const Definition& def, const State& s) {
    State scoring = s;
    Random random = Random::seeded(11);
    while (!scoring.over() && scoring.stage != Stage::Scoring) {
        const auto list = choices(def, scoring, scoring.toAct(), Listing::LegalOnly);
        Events events;
        perform(def, scoring, list[random.below(static_cast<std::uint32_t>(list.size()))].command, events);
    }
    for (int before = -200; before < 400; ++before) {
        State ended = scoring;
        ended.players[0].points = static_cast<std::int16_t>(before);
        Events events;
        perform(def, ended, Proceed{}, events);
        if (ended.winners) return ended.players[0].points;
    }
    return -1;
}
/// Districts that bear a picture of the wheel's window.
template <class Shows> int districtsThat(const Definition& def, const State& s, Shows shows) {
    const Layout& layout = def.layout(s.playerCount);
    int n = 0;
    for (PlaceIndex i = 0; i < layout.places.size(); ++i)
        if (layout.isTownHex(i) && s.places[i].hex != none) n += shows(def.hexes[s.places[i].hex]);
    return n;
}
int citizensOut(const State& s, CitizenClass c) {
    int n = 0;
    for (const PlaceState& place : s.places)
        n += place.citizens[static_cast<std::size_t>(c)];
    return n;
}

} // namespace

std::span<const Count> setupCounts() {
    constexpr const char* any = "4 3 2";
    constexpr const char* all = "4 3 2 1";
    static const std::array table{
        Count{
            "cubes", Rule::SetupSupplyCubeCount, all, false, false, atStart,
            [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return int{d.cubes[s.playerCount]}; },
            [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                return s.cubesLeft + cubesInTown(s) + cubesDocked(s);
            }},
        Count{"ships", Rule::SetupTilesShips, "4 3", false, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass) {
                  return static_cast<int>(d.ships.size());
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return shipsDocked(s) + static_cast<int>(s.shipPile.size());
              }},
        Count{"ships", Rule::SetupTilesShipsTwoPlayers, "2", false, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass) {
                  return static_cast<int>(std::count_if(
                      d.ships.begin(), d.ships.end(), [&](const Ship& ship) { return ship.goods != d.removedForTwo; }));
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return shipsDocked(s) + static_cast<int>(s.shipPile.size());
              }},
        Count{
            "docking", Rule::SetupTilesDocking, all, false, false, atStart,
            [](const Definition&, const State&, PlayerIndex, CitizenClass) { return static_cast<int>(dockCount) - 1; },
            [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                return static_cast<int>(s.dockingPile.size());
            }},
        Count{"hut-stack", Rule::SetupTilesHuts, all, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return static_cast<int>(d.hutUpgrades.size() / s.huts.size());
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return static_cast<int>(s.huts[0].size());
              }},
        Count{"cart-stacks", Rule::SetupTilesCarts, "4 3", false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return int{d.cartStacks[s.playerCount]};
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return !s.carts[0].empty() + !s.carts[1].empty();
              }},
        Count{"cart-stacks", Rule::SetupTilesCartsTwoPlayers, "2", false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return int{d.cartStacks[s.playerCount]};
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return !s.carts[0].empty() + !s.carts[1].empty();
              }},
        Count{"early-workshops", Rule::SetupTilesWorkshopEarly, all, true, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass c) { return earlyIn(d, c, false); },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass c) {
                  return static_cast<int>(s.workshops[static_cast<std::size_t>(c)].size());
              }},
        Count{"early-workshops", Rule::SetupTilesWorkshopSort, all, true, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass c) { return earlyIn(d, c, false); },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass c) {
                  return static_cast<int>(s.workshops[static_cast<std::size_t>(c)].size());
              }},
        Count{"late-workshops", Rule::SetupTilesWorkshopLate, all, true, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass c) { return earlyIn(d, c, true); },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass c) {
                  return static_cast<int>(s.lateWorkshops[static_cast<std::size_t>(c)].size());
              }},
        Count{"a-hexes", Rule::SetupCityAByCount, all, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return d.layout(s.playerCount).districts - 1;
              },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return hexesWith(d, s, 'A'); }},
        Count{"b-hexes", Rule::SetupCityOneB, all, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return d.layout(s.playerCount).districts - hexesWith(d, s, 'A');
              },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return hexesWith(d, s, 'B'); }},
        Count{"town-hexes", Rule::SetupCityBuild, all, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return int{d.layout(s.playerCount).districts};
              },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return districtsThat(d, s, [](const Hex&) { return true; });
              }},
        Count{"hexes-to-come", Rule::SetupCityStack, all, false, true, atStart,
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return static_cast<int>(s.hexPile.size());
              },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return toCome<HexAdded>(d, s); }},
        Count{"ports", Rule::SetupCityPorts, all, false, false, atStart,
              [](const Definition&, const State&, PlayerIndex, CitizenClass) { return static_cast<int>(dockCount); },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  const auto& places = d.layout(s.playerCount).places;
                  return static_cast<int>(std::count_if(places.begin(), places.end(),
                                                        [](const Place& p) { return p.kind == PlaceKind::Port; }));
              }},
        Count{"start-lieutenants", Rule::SetupPlayerLieutenants, all, false, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass) {
                  return int{d.parameters.lieutenantsAtStart};
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  const auto& l = s.players[seat].lieutenants;
                  return static_cast<int>(std::count_if(
                      l.begin(), l.end(), [](const Lieutenant& x) { return x.status == LieutenantStatus::Estate; }));
              }},
        Count{"start-fire", Rule::FireStartNone, all, false, false, atStart,
              [](const Definition&, const State&, PlayerIndex, CitizenClass) { return 0; },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  return s.players[seat].token(Token::Fire) + s.players[seat].token(Token::BigFire);
              }},
        Count{"start-coins", Rule::SetupOrderCompensation, any, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass) {
                  return int{d.startBonus[static_cast<std::size_t>(rank(s, seat))].coins};
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  return int{s.players[seat].token(Token::Coin)};
              }},
        Count{"start-points", Rule::SetupOrderCompensation, any, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex seat, CitizenClass) {
                  return int{d.startBonus[static_cast<std::size_t>(rank(s, seat))].points};
              },
              [](const Definition&, const State& s, PlayerIndex seat, CitizenClass) {
                  return int{s.players[seat].points};
              }},
        Count{"first-ships", Rule::Round1OneShip, all, false, false, atStart,
              [](const Definition&, const State&, PlayerIndex, CitizenClass) { return 1; },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) { return shipsDocked(s); }},
        Count{"first-ship-cubes", Rule::Round1ShipCube, all, false, false, atStart,
              [](const Definition&, const State&, PlayerIndex, CitizenClass) { return 1; },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) { return cubesDocked(s); }},
        Count{"first-cubes", Rule::Round1Cubes, all, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return districtsThat(d, s, [&](const Hex& hex) { return hex.rat == d.wheel[s.wheel].rat; });
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) { return cubesInTown(s); }},
        Count{"first-cubes", Rule::Round1TurnWheel, all, false, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return districtsThat(d, s, [&](const Hex& hex) { return hex.rat == d.wheel[s.wheel].rat; });
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) { return cubesInTown(s); }},
        Count{"first-citizens", Rule::Round1Citizens, all, true, false, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass c) {
                  return districtsThat(d, s, [&](const Hex& hex) {
                      return hex.colour == d.wheel[s.wheel].colour[static_cast<std::size_t>(c)];
                  });
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass c) { return citizensOut(s, c); }},
        Count{"opponent-tiles", Rule::SoloDeck, "1", false, false, atStart,
              [](const Definition& d, const State&, PlayerIndex, CitizenClass) {
                  return static_cast<int>(d.solo.tiles.size());
              },
              [](const Definition&, const State& s, PlayerIndex, CitizenClass) {
                  return static_cast<int>(s.soloPile.size() + s.soloSpent.size());
              }},
        Count{"solo-goal", Rule::SoloTarget, "1 1,advanced", false, true, atStart,
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) {
                  return int{d.solo.goodResult[s.advanced() ? 1 : 0]};
              },
              [](const Definition& d, const State& s, PlayerIndex, CitizenClass) { return leastGoodTotal(d, s); }},
    };
    return table;
}

} // namespace magister::messina
