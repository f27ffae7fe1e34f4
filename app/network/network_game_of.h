// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_values.h"

#include <QByteArray>

#include <optional>
#include <string_view>
#include <vector>

namespace magister::network {

/// What a table on several devices needs to know of a game, as far as it is alike for all: see HostedGameOf and
/// GuestGameOf. `SaveGame`, `Event` and `Listing` are the game's; its namespace gives choices(), ruleId(), eachField()
/// and nameOf(). The members are made where the fields are known: a game instantiates them in one file and declares
/// that to the others.
template <class SaveGame, class Event, class Listing> struct NetworkGameOf : SaveGame {
    using Save = SaveGame;
    using typename SaveGame::Command;
    using typename SaveGame::Definition;
    using typename SaveGame::Refusal;
    using typename SaveGame::State;

    static std::vector<Command> legal(const Definition& definition, const State& state, std::uint8_t player);
    static std::string_view ruleOf(const Refusal& refusal);
    static QByteArray json(const State& state);
    static QByteArray json(const Event& event);
    /// What json() has written, which may be anything that came over the network; nothing if it is not such an object.
    static std::optional<State> stateFromJson(const QByteArray& json);
    static std::optional<Event> eventFromJson(const QByteArray& json);
};

template <class SaveGame, class Event, class Listing>
auto NetworkGameOf<SaveGame, Event, Listing>::legal(const Definition& definition, const State& state,
                                                    std::uint8_t player) -> std::vector<Command> {
    std::vector<Command> commands;
    for (const auto& choice : choices(definition, state, player, Listing::LegalOnly))
        commands.push_back(choice.command);
    return commands;
}

template <class SaveGame, class Event, class Listing>
std::string_view NetworkGameOf<SaveGame, Event, Listing>::ruleOf(const Refusal& refusal) {
    return ruleId(refusal.rule);
}

template <class SaveGame, class Event, class Listing>
QByteArray NetworkGameOf<SaveGame, Event, Listing>::json(const State& state) {
    return plainJson(state);
}

template <class SaveGame, class Event, class Listing>
QByteArray NetworkGameOf<SaveGame, Event, Listing>::json(const Event& event) {
    return std::visit(
        [](const auto& e) {
            JsonBytes members;
            members.add("happened", jsonText(nameOf(e)));
            eachField(e, [&](std::string_view name, const auto& field) { members.add(name, plainJson(field)); });
            return members.object();
        },
        event);
}

template <class SaveGame, class Event, class Listing>
auto NetworkGameOf<SaveGame, Event, Listing>::stateFromJson(const QByteArray& json) -> std::optional<State> {
    return plainFrom<State>(json);
}

template <class SaveGame, class Event, class Listing>
std::optional<Event> NetworkGameOf<SaveGame, Event, Listing>::eventFromJson(const QByteArray& json) {
    return oneOfPlainFrom<Event>(json, [](const auto& event) { return nameOf(event); });
}

} // namespace magister::network
