// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/paper/aid_source.h"
#include "app/paper/aid_column.h"

/// Tables of the aid; every figure comes from the pack.
namespace magister::paper {

/// The round table. Where rows differ by the number of players, each reading has its own.
AidTable roundTable(const AidSheet& sheet);
/// Plague cubes and cart stacks by number of players.
AidTable playersTable(const AidSheet& sheet);
/// Starting bonus of each seat.
AidTable seatsTable(const AidSheet& sheet);
/// Points lost by number of rats. rats.points
AidTable ratTable(const AidSheet& sheet);
/// Points by place, a row for each number of players; `label` heads the rows.
using Ranks = std::array<std::vector<std::uint8_t>, messina::maxPlayers + 1>;
AidTable rankTable(const AidSheet& sheet, const QString& label, const Ranks& ranks);
/// Values of the scroll tracks after each step, for side a or for all others.
AidTable scrollTable(const AidSheet& sheet, bool sideA);
/// Solo points by number of repopulated districts. solo.repop-bonus
AidTable soloTable(const AidSheet& sheet);

} // namespace magister::paper
