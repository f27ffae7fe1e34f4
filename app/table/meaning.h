// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/refusal_card.h"

#include <QVector>

#include <cstdint>
#include <optional>
#include <variant>

/// What a click means, in any game. `Types` names the types of a game: Command, Refusal.
namespace magister {

/// The click picks up a piece (0-based) for the moves to come.
struct Picked {
    std::uint8_t piece{};
};
/// Several commands would fit; the player is asked which.
template <class Types> struct SeveralOf {
    QVector<typename Types::Command> commands;
};
/// The click cannot be followed. `refusal` and `command` are there when the engine judged a command.
template <class Types> struct RefusedOf {
    RefusalCard card;
    std::optional<typename Types::Refusal> refusal;
    std::optional<typename Types::Command> command;
};
template <class Types>
using MeaningOf = std::variant<typename Types::Command, SeveralOf<Types>, Picked, RefusedOf<Types>>;

} // namespace magister
