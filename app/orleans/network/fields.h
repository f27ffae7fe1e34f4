// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"
#include "app/network/plain_values.h"
#include "engine/orleans/events.h"
#include "engine/orleans/state.h"

/// The fields of positions and events that messages carry, for plainJson() and readPlain(); see field_list.inc.
namespace magister::orleans {

inline constexpr std::array<std::string_view, static_cast<std::size_t>(ScoreSource::Count)> scoreSourceIds{
    "coins", "grain", "cheese", "wine", "wool", "brocade", "bread", "stations", "citizens"};
inline QByteArray idJson(ScoreSource source) {
    return network::jsonText(scoreSourceIds[static_cast<std::size_t>(source)]);
}
inline bool readId(std::string_view id, ScoreSource& source) {
    const auto found = indexIn(scoreSourceIds, id);
    source = static_cast<ScoreSource>(found.value_or(0));
    return found.has_value();
}

#include "app/network/fields.inc"
#include "app/orleans/network/field_list.inc"
#undef E
#undef T
#undef F

} // namespace magister::orleans
