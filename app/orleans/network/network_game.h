// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/guest_game_of.h"
#include "app/network/hosted_game_of.h"
#include "app/network/network_game_of.h"
#include "app/orleans/pack/saves.h"
#include "engine/orleans/game.h"
#include "engine/orleans/observe.h"

extern template struct magister::network::NetworkGameOf<magister::orleans::SaveGame, magister::orleans::Event,
                                                        magister::orleans::Listing>;

namespace magister::orleans {

/// Orléans at a table on several devices.
struct NetworkGame : network::NetworkGameOf<SaveGame, Event, Listing> {
    static constexpr PlayerIndex nobody = onlooker;

    static std::uint8_t allAsked(const State& state) { return state.asked(); }
};

} // namespace magister::orleans

extern template class magister::network::GuestGameOf<magister::orleans::NetworkGame>;
extern template class magister::network::HostedGameOf<magister::orleans::NetworkGame>;
