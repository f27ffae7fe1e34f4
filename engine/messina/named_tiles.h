// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"

#include <string_view>

/// What the draws fixed in advance name.
namespace magister::messina {

/// Index of the thing with that id; none for an unknown one.
template <class List> TileIndex indexOf(const List& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<TileIndex>(i);
    return none;
}

/// Index of a corner of the board: "upper-left", ...; none for an unknown one.
inline TileIndex cornerOf(std::string_view name) {
    const auto corner = indexIn(cornerWords, name);
    return corner ? static_cast<TileIndex>(*corner) : none;
}

} // namespace magister::messina
