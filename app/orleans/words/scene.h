// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"
#include "app/table/seat.h"

/// The words of Orléans.
namespace magister::orleans {

using magister::joined;
using magister::roman;
using magister::Seat;

/// Everything that sentences read.
struct Scene {
    const Definition& definition;
    const State& state;
    const QVector<Seat>& seats;
    const Language& language;
    PlayerIndex viewer{none}; ///< who reads; none: somebody from whom nothing is hidden
};

} // namespace magister::orleans
