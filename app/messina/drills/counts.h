// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Numbers that can be counted on the board, each in two ways: one answers a drill, the other judges it.
namespace magister::messina {

struct Count {
    std::string_view word; ///< "cubes", as in count/cubes
    Rule rule{};           ///< the atom it is asked for
    const char* tables;    ///< what may be laid for it, blanks between
    bool byClass{};        ///< asked of one class of citizens: count/choices/nun
    bool byOther{};        ///< the second way plays the game to its end, which takes longer
    /// Whether it is worth asking in this position.
    bool (*fits)(const Definition&, const State&, PlayerIndex seat, CitizenClass);
    int (*answer)(const Definition&, const State&, PlayerIndex seat, CitizenClass);
    int (*again)(const Definition&, const State&, PlayerIndex seat, CitizenClass);
};

std::span<const Count> counts();
/// The one for that atom that "cubes" or "choices/nun" names, with the class; nothing for another text.
struct NamedCount {
    const Count* count{};
    CitizenClass citizenClass{};
};
std::optional<NamedCount> countNamed(Rule rule, const std::string& text);

/// How many citizens may still be activated, at most: by the open question, and by activating them one after the other.
int activationsOpen(const Definition& definition, const State& state);
int activationsPlayed(const Definition& definition, State state);
/// Which atom says how many, on that space of the path.
Rule activationRule(NodeKind node, bool upgraded);

} // namespace magister::messina
