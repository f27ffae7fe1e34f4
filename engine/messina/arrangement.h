// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/events.h"

#include <string>
#include <vector>

/// Positions that nobody has played to, for lessons, drills and tests: lines of plain words, applied in order to the
/// position after set-up. One line sets one thing, a later line wins. Words of the vocabularies, ids of the pack;
/// places as in commands (notation.h).
///
///   round 4                  V and VI put the late workshops on offer
///   order 2 1                turn order of this round
///   turn seat:1              who chooses now; else the first in turn order who has a lieutenant left
///   stage turns              or production quarantine clear-town turn-order arrivals plague scoring
///   wheel 3
///   clear-town               no cubes, citizens, ships and lieutenants in town; lieutenants go to the estates
///   hex:left tile hex-b-coin-fire | none        also in place of the hex of a district
///   hex:C3 cubes 2           hex:C3 citizens nun aristocrat | none        hex:C3 owner seat:1 | none
///   dock:upper-right ships ship-1-silk ship-2-silk/no-cube | none         from the first bay
///   seat:1 coins 4           also wood fire bigFire rats points
///   seat:1 lieutenants estate B2 C1/standing dock:upper-right none        also resting box; those not named: none
///   seat:1 square/nun-lower-inner gold-nun | nobody
///   seat:1 hut/1 nun/2 | empty                  hut/1/upgrade hut-q07 | none
///   seat:1 workshops workshop-b03/craftsman workshop-b17 workshop-b20/gold-nun/used | none
///   seat:1 carts cart-1-2 cart-2-1/used | none  seat:1 ships ship-1-silk | none
///   seat:1 overseer/nun border-craftsman-nun-outer/upgraded | centre/lower   a branch where the space tells none
///   seat:1 book/city 3       seat:1 pending popularity 3       seat:1 scroll 2 3 2
///   seat:1 once-used nun | none                 squares marked `once` that are spent, by class
///   seat:2 hut-upgrades hut-q03 | none          of the opponent of a solo game
///   book:church order 2 1    score-track order 1 2             discs on equal spaces, from the bottom to the top
///   market huts/1 hut-q03 hut-q12 | workshops/nun ... | late-workshops/nun ... | carts/1 ...     or none
///   pile hexes ... | ships ... | docking upper-left ... | solo solo-s07 ...                      or none
///
/// Piles are whole, from the top. Two are never incomplete: hut upgrades that no line names lie under the piles, solo
/// tiles under their stack. A tile is taken away from wherever it was. Cubes come from the supply.
namespace magister::messina {

/// Applies the lines to a position after set-up and asks the table again. `events` then tells of this round and what is
/// asked, and nothing of a set-up that is no longer true. Problems as "arranged[3]: what is wrong", or "arranged: ..."
/// of the position that the lines make together; the position is of use only without any.
std::vector<std::string> arrange(const Definition& definition, const std::vector<std::string>& lines, State& state,
                                 Events& events);

} // namespace magister::messina
