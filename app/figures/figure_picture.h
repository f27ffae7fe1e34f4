// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_part.h"

#include <QString>

#include <vector>

/// A figure ready to be drawn: no text, no language, no colours. Names of drawings are those of resources/art; seats are
/// known by their tincture.
namespace magister {

/// Something that is counted, not drawn piece by piece.
struct Counter {
    enum class Kind : std::uint8_t {
        Change,    ///< what is paid or gained
        Supply,    ///< what is left for everybody, before and after
        Allowance, ///< how many of a kind may act now
    };
    QString icon;
    QString tincture; ///< whose it is; empty where only one seat is shown
    int before{};
    int after{};
    Kind kind{};
    friend bool operator==(const Counter&, const Counter&) = default;
};

/// A whole figure.
struct FigurePicture {
    std::vector<FigurePart> before;
    std::vector<FigurePart> after; ///< of these, what the command changed
    std::vector<Counter> counters;
    bool happens{}; ///< a command is carried out
};

} // namespace magister
