// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/games/race/engine/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// What a player may ask for, and why not.
namespace magister::race {

struct Step {
    friend bool operator==(const Step&, const Step&) = default;
};
struct Draw {
    friend bool operator==(const Draw&, const Draw&) = default;
};
struct Rest {
    friend bool operator==(const Rest&, const Rest&) = default;
};
using Command = std::variant<Step, Draw, Rest>;

enum class Rule : std::uint8_t { None, TurnOrder, MoveStep, MoveTaken, DrawTop, DrawLimit, Rest, EndArrive, EndRounds, EndWinner, ScoreSpace, ScoreCards, Count };
/// "race.move.step"; empty for None.
std::string_view ruleId(Rule rule);
std::optional<Rule> ruleFromId(std::string_view id);

enum class Reason : std::uint8_t { GameIsOver, NotYourTurn, SpaceTaken, NoCardLeft, Count };
std::string_view reasonId(Reason reason);

struct Refusal {
    Reason reason{};
    Rule rule{};
    PlayerIndex who{none};  ///< SpaceTaken: by whom
    std::uint8_t space{};   ///< SpaceTaken: which
    friend bool operator==(const Refusal&, const Refusal&) = default;
};
struct Choice {
    Command command;
    std::optional<Refusal> refusal;
};

/// The notation: "step", "draw", "rest".
std::string toText(const Command& command);
std::optional<Command> commandFromText(std::string_view text);

} // namespace magister::race
