// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/commands.h"
#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Commands as one line of plain words: for scripts, journals, lessons and logs. Ids as in the pack, no prose.
///
///   remove theatre      decline      proceed
///   draw 3      bathhouse      keep monk market | tower      return-drawn
///   retrieve farmhouse 1      retrieve theatre own-farmer      done
///   place own-boatman market farmhouse 1      place knight tower theatre      (slots 1..3; none in the open row)
///   technology farmhouse 1      take-back farmhouse 1      commit      plan-again
///   use farmhouse      pass      recruit boatman      tile hayrick
///   travel orleans--blois--water | stay      good 1 | 2 | both
///   send 1 city_wall knight      deed-reward coins | development
///   buy 3      pay grain      bake 2      reward farmer      move-merchant 2 orleans--blois--water   (seat 1..4)
///   pay-coins      give-up station blois | unbuilt      give-up follower [own-farmer]      give-up development
///   give-up good wine      give-up tile hayrick      give-up technology farmhouse 1 | unplaced
///   hand-in cheese      fine      sacristy
namespace magister::orleans {

std::string toText(const Definition& definition, const Command& command);

struct NotationError {
    std::string message; ///< one line, English, names the word that is wrong
};
std::variant<Command, NotationError> commandFromText(const Definition& definition, std::string_view text);

} // namespace magister::orleans
