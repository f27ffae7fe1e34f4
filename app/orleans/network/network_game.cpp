// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/network/network_game.h"

#include "app/orleans/network/fields.h"
#include "app/orleans/network/fits.h"

template struct magister::network::NetworkGameOf<magister::orleans::SaveGame, magister::orleans::Event,
                                                 magister::orleans::Listing>;
template class magister::network::GuestGameOf<magister::orleans::NetworkGame>;
template class magister::network::HostedGameOf<magister::orleans::NetworkGame>;
