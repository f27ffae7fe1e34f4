// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace magister {

/// A command as far as it can be told without turning anything over: two positions that differ only in what is hidden
/// from the player give the same. `Veil` says what a command of the game may bring to light; its first value: nothing.
template <class Observation, class Event, class Veil> struct ForeseenOf {
    Observation after;         ///< the position that far
    std::vector<Event> events; ///< what happens that far, masked
    Veil veil{};               ///< what comes to light there; the first one: the command ends there
    bool revocable{};          ///< it can be taken back all the same, as everything in a lesson
};

/// The engine decides on a copy; `player` is who gives the command and sees what comes of it. Nothing: it would be
/// refused. `veilOf` gives the veil of an event that reveals something, `liesOpen` whether the event is told all the
/// same, since only what lies behind it is hidden. Found in the namespace of the game: decide, apply, observe, reveals.
template <class Foreseen, class Definition, class State, class Command, class VeilOf, class LiesOpen>
std::optional<Foreseen> foreseen(const Definition& definition, const State& state, std::uint8_t player,
                                 const Command& command, VeilOf veilOf, LiesOpen liesOpen) {
    const auto decision = decide(definition, state, player, command);
    const auto* accepted = std::get_if<0>(&decision);
    if (!accepted) return std::nullopt;
    Foreseen told;
    State reached = state;
    for (const auto& event : accepted->events) {
        const bool veiled = reveals(event);
        if (veiled) told.veil = std::visit(veilOf, event);
        if (!veiled) apply(definition, reached, event);
        if (!veiled || liesOpen(told.veil)) told.events.push_back(observe(event, player));
        if (veiled) break;
    }
    told.after = observe(reached, player);
    return told;
}

} // namespace magister
