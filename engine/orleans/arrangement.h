// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/events.h"

#include <string>
#include <vector>

/// Positions that nobody has played to, for lessons, drills and tests: lines of plain words, applied in order to the
/// position after set-up. One line sets one thing, a later line wins. Words of the vocabularies, ids of the pack;
/// followers as in commands (notation.h): farmer is a neutral one, own-farmer the starting follower of that player.
///
///   round 6                  so many hourglass tiles are turned up, in round 6 that of the round as the sixth
///   start seat:2             the start player of this round
///   stage planning           or hourglass census followers actions event start-player, and scoring after the last
///                            round; without such a line: planning
///   event taxes              the tile of this round; with stage hourglass it lies on top and is turned up next
///   hourglass plague income | none              the tiles behind it, the next one first; the others follow as they lie
///   turn seat:2              whose action it is; else that of the first from the start player who has not passed
///   passed seat:1 | none     who has passed in this action phase
///   supply farmer 3          neutral followers on the main board; the others of that kind are in the box
///   goods wine 0             on the goods market; the others of that kind are in the box
///   technologies 0           on the stack; the others are in the box
///   stack I hayrick brewery | none              place tiles that lie on a stack; the others of it are in the box
///   deed:papal_conclave monk monk | none        followers sent there
///   clear-map                no good on any connection
///   way:orleans--blois--water good/1 wine | none
///   seat:1 coins 4           also development grain cheese wine wool brocade bread
///   seat:1 coin-spaces 7 12 | none              of the development track, whose coins were had; else all up to the marker
///   seat:1 track/knight 1
///   seat:1 market own-farmer monk boatman | none
///   seat:1 bag knight own-trader | none
///   seat:1 draws boatman knight | none          come out of the bag first, in this order
///   seat:1 tower knight | none
///   seat:1 place/castle farmer nothing own-trader | none          slot by slot; technology for a tile
///   seat:1 place/castle/3 own-trader | nothing
///   seat:1 place/theatre farmer own-farmer | none                 the open row
///   seat:1 technologies 2    beside the board       seat:1 new-technologies 1     those of them gained in this round
///   seat:1 tiles windmill herb_garden | none    place tiles in the town
///   seat:1 citizens development/3 knight boatman deed:canalisation last | none
///   seat:1 merchant blois
///   seat:1 stations orleans vierzon | none      built ones      seat:1 unbuilt 3      those left; else all the others
///
/// What is not named stays where it was. Whatever is named is taken away from where it was: place tiles, citizens,
/// stations and starting followers from wherever they lie, neutral followers from the main board, goods from the goods
/// market, technology tiles from their stack, coins from the treasury; what is left over goes back there. A starting
/// follower that loses its place lies in the bag. With a tile its place is cleared.
namespace magister::orleans {

/// Applies the lines to a position after set-up and goes on to what the stage asks. `events` then tells of this round
/// and what is asked, and nothing of a set-up that is no longer true. Problems as "arranged[3]: what is wrong", or
/// "arranged: ..." of the position that the lines make together; the position is of use only without any.
std::vector<std::string> arrange(const Definition& definition, const std::vector<std::string>& lines, State& state,
                                 Events& events);

} // namespace magister::orleans
