// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/pack/saves.h"
#include "app/network/guest_game_of.h"
#include "app/network/hosted_game_of.h"
#include "app/network/network_game_of.h"
#include "engine/messina/game.h"
#include "engine/messina/observe.h"

extern template struct magister::network::NetworkGameOf<magister::messina::SaveGame, magister::messina::Event,
                                                        magister::messina::Listing>;

namespace magister::messina {

/// Messina 1347 at a table on several devices.
struct NetworkGame : network::NetworkGameOf<SaveGame, Event, Listing> {
    static constexpr PlayerIndex nobody = onlooker;

    static std::uint8_t allAsked(const State& state) {
        return state.toAct() == none ? std::uint8_t{0} : static_cast<std::uint8_t>(1u << state.toAct());
    }
};

} // namespace magister::messina

extern template class magister::network::GuestGameOf<magister::messina::NetworkGame>;
extern template class magister::network::HostedGameOf<magister::messina::NetworkGame>;
