// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/rules.h"

#include <array>

namespace magister::messina {

/// Why a command is not accepted. Closed list; each has its own sentence and (through reasonRule) its rule atom.
/// X(name, id, rule): the rule cited by default.
enum class Reason : std::uint8_t {
#define X(name, id, rule) name,
#include "engine/messina/reason_list.inc"
#undef X
    Count
};

/// A command that was not accepted: data for a sentence, never the sentence itself.
struct Refusal {
    Reason reason{};
    Rule rule{};
    /// Numbers the sentence may show; meaning by reason (see reason_list.inc). Unused ones are 0.
    std::array<std::int16_t, 2> arguments{};
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The refusal for a reason, citing the reason's own rule.
Refusal refusal(Reason reason, int first = 0, int second = 0);
/// Stable id of a reason, for lessons and logs: "hex-occupied".
std::string_view reasonId(Reason reason);

} // namespace magister::messina
