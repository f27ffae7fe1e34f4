// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/pack/saves.h"
#include "app/network/guest_game_of.h"
#include "app/network/hosted_game_of.h"
#include "engine/messina/game.h"
#include "engine/messina/observe.h"

namespace magister::messina {

/// What a table on several devices needs to know of Messina 1347; see HostedGameOf.
struct NetworkGame : SaveGame {
    using Save = SaveGame;
    static constexpr PlayerIndex nobody = onlooker;

    static std::uint8_t allAsked(const State& state) {
        return state.toAct() == none ? std::uint8_t{0} : static_cast<std::uint8_t>(1u << state.toAct());
    }
    static std::vector<Command> legal(const Definition& definition, const State& state, PlayerIndex player);
    static std::string_view ruleOf(const Refusal& refusal) { return ruleId(refusal.rule); }
    static QByteArray json(const State& state);
    static QByteArray json(const Event& event);
    /// What json() has written, which may be anything that came over the network; nothing if it is not such an object.
    static std::optional<State> stateFromJson(const QByteArray& json);
    static std::optional<Event> eventFromJson(const QByteArray& json);
};

} // namespace magister::messina

extern template class magister::network::GuestGameOf<magister::messina::NetworkGame>;
extern template class magister::network::HostedGameOf<magister::messina::NetworkGame>;
