// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// A piece that travels on screen: its icon, and the targets it leaves and reaches. For animation only.
struct PieceMove {
    QString what;
    QString from;
    QString to;
    friend bool operator==(const PieceMove&, const PieceMove&) = default;
};

/// The travels of an event; `before` is the position in which its command was given. Most events have none or one.
QVector<PieceMove> pieceMoves(const Scene& scene, const State& before, const Event& event);

} // namespace magister::messina
