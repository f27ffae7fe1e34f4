// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/refusal_card.h"

#include <QVector>

#include <cstdint>
#include <optional>
#include <variant>

namespace magister {

/// What a click on a target of the board may mean. `Types` names Command and Refusal.
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

/// Looks over the shoulder of a person at the table: a lesson, for example. Commands given by play() are not shown to
/// it.
template <class Types> class RefereeOf {
public:
    using Command = typename Types::Command;

    virtual ~RefereeOf() = default;
    /// A legal command is about to be carried out. False: the referee has dealt with it, and it is not carried out.
    virtual bool admits(const Command& command) = 0;
    /// A person's command was carried out; the models show the new position.
    virtual void carriedOut(const Command& command) = 0;
    /// A click cannot be followed. True: the referee answers; false: the table shows its card.
    virtual bool answers(const RefusedOf<Types>& refused) = 0;
};

} // namespace magister
