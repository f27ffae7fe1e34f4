// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister {

/// A piece that travels on screen: its icon, and the targets it leaves and reaches. For animation only.
struct PieceMove {
    QString what;
    QString from;
    QString to;
    friend bool operator==(const PieceMove&, const PieceMove&) = default;
};

} // namespace magister
