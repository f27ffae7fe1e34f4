// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/network/network_game.h"

#include "app/messina/network/fields.h"
#include "app/messina/network/fits.h"

template struct magister::network::NetworkGameOf<magister::messina::SaveGame, magister::messina::Event,
                                                 magister::messina::Listing>;
template class magister::network::GuestGameOf<magister::messina::NetworkGame>;
template class magister::network::HostedGameOf<magister::messina::NetworkGame>;
