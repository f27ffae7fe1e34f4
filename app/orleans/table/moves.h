// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "app/table/piece_move.h"

#include <QVector>

namespace magister::orleans {

using magister::PieceMove;

/// The travels of an event; `before` is the position in which its command was given. Most events have none or one.
QVector<PieceMove> pieceMoves(const Scene& scene, const State& before, const Event& event);

} // namespace magister::orleans
