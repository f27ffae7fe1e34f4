// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/commands.h"
#include "engine/messina/definition.h"
#include "engine/messina/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Commands as one line of plain words: for scripts, journals, lessons and logs. Ids, no prose.
///
///   choose-hex 1 B2            lieutenant 1..5; place: B2, left (extension), port:upper-left
///   choose-ship 1 upper-right 1        bay 1..3
///   recall 1
///   rescue nun square:nun-lower-inner | hut:1 | nowhere
///   burn fire | two-fires | big-fire | two-big-fires | fire-and-big-fire [here:2] [next:B1]
///   end-fight        burn-ship fire | ...        take-rat
///   use-hex   repopulate   buy-step church   use-book popularity 2   end-turn
///   move-in square:nun-lower-inner 1           workshop slot 1..
///   option 1   pay   decline
///   advance nun [left|right] [skip]            branch only where the path forks
///   activate nun-lower-inner     step city     scroll 1
///   upgrade square:... | hut:1 | workshop:1    upgrade-overseer nun    any-hex B2
///   take-hut 1 | take-workshop nun | take-cart 1      (pile)
///   refresh huts coin            refresh workshops point
///   place-hut 1    return square:... | workshop:1     give-up 1
///   leave [hut:2] square:... | workshop:1 | nowhere   proceed     hut: where several may leave
///   change-square nun-lower-inner nun-upper-inner     order-by church
namespace magister::messina {

std::string toText(const Definition& definition, const State& state, const Command& command);

struct NotationError {
    std::string message; ///< one line, English, names the word that is wrong
};
/// Reads one command for the town of `state` (its number of players decides the places).
std::variant<Command, NotationError> commandFromText(const Definition& definition, const State& state,
                                                     std::string_view text);

/// Whether some command of a town for so many players can be written like this: lessons and figures may use patterns, in
/// which `*` stands for any characters. Looked at is what is in front of the first star; nothing when that is well.
/// Without a definition any place will do.
std::optional<NotationError> checkPattern(const Definition* definition, std::size_t players, std::string_view pattern);

/// "B2", "left", "port:upper-left", "dock:upper-left".
std::string placeText(const Definition& definition, std::size_t players, PlaceIndex place);
std::optional<PlaceIndex> placeFromText(const Definition& definition, std::size_t players, std::string_view text);

} // namespace magister::messina
