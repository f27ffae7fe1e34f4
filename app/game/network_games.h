// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/network/guest_game.h"
#include "app/network/hosted_game.h"

#include <QByteArray>
#include <QStringList>

namespace magister {

/// The games that can be played on several devices, by id, in the order of the shelf.
const QStringList& networkGames();

/// A new game in a new file, with the pack in force. `setup`: lines of a setup of that game (app/content/README.md); what
/// is missing there is as usual. Its seed is drawn anew, from the random source of the system: what nobody may know is not
/// to be found by trying small numbers. `players` 0: as many as the setup says.
network::OpenedGame beginNetworkGame(const QString& game, const QString& path, const QByteArray& setup, int players,
                                     const DataFolder& data);
/// A saved game, to be played on.
network::OpenedGame openNetworkGame(const QString& path);

/// The game of a guest at a table that was told of, with the values that the host plays with: the printed ones of `data` or
/// the user's. Null: this device has neither that game nor those values.
std::unique_ptr<network::GuestGame> guestGameOf(const network::TableTold& told, const DataFolder& data);

} // namespace magister
