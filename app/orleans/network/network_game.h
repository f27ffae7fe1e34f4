// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/saves.h"
#include "app/network/guest_game_of.h"
#include "app/network/hosted_game_of.h"
#include "engine/orleans/game.h"
#include "engine/orleans/observe.h"

namespace magister::orleans {

/// What a table on several devices needs to know of Orléans; see HostedGameOf.
struct NetworkGame : SaveGame {
    using Save = SaveGame;
    static constexpr PlayerIndex nobody = onlooker;

    static std::uint8_t allAsked(const State& state) { return state.asked(); }
    static std::vector<Command> legal(const Definition& definition, const State& state, PlayerIndex player);
    static std::string_view ruleOf(const Refusal& refusal) { return ruleId(refusal.rule); }
    static QByteArray json(const State& state);
    static QByteArray json(const Event& event);
    /// What json() has written, which may be anything that came over the network; nothing if it is not such an object.
    static std::optional<State> stateFromJson(const QByteArray& json);
    static std::optional<Event> eventFromJson(const QByteArray& json);
};

} // namespace magister::orleans

extern template class magister::network::GuestGameOf<magister::orleans::NetworkGame>;
extern template class magister::network::HostedGameOf<magister::orleans::NetworkGame>;
