// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/network/network_game.h"

#include "app/orleans/network/fields.h"

namespace magister::orleans {

std::vector<Command> NetworkGame::legal(const Definition& definition, const State& state, PlayerIndex player) {
    std::vector<Choice> choices;
    listChoices(definition, state, player, Listing::LegalOnly, choices);
    std::vector<Command> commands;
    commands.reserve(choices.size());
    for (const Choice& choice : choices)
        commands.push_back(choice.command);
    return commands;
}

QByteArray NetworkGame::json(const State& state) {
    return network::plainJson(state);
}

QByteArray NetworkGame::json(const Event& event) {
    return std::visit(
        [](const auto& e) {
            network::JsonBytes members;
            members.add("happened", network::jsonText(nameOf(e)));
            eachField(e, [&](std::string_view name, const auto& field) { members.add(name, network::plainJson(field)); });
            return members.object();
        },
        event);
}

std::optional<State> NetworkGame::stateFromJson(const QByteArray& json) {
    return network::plainFrom<State>(json);
}

std::optional<Event> NetworkGame::eventFromJson(const QByteArray& json) {
    return network::oneOfPlainFrom<Event>(json, [](const auto& event) { return nameOf(event); });
}

} // namespace magister::orleans

template class magister::network::GuestGameOf<magister::orleans::NetworkGame>;
template class magister::network::HostedGameOf<magister::orleans::NetworkGame>;
