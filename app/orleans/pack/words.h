// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "engine/orleans/ids.h"

/// The closed vocabularies of the packs of Orléans.
namespace magister::orleans::words {

/// A vocabulary of the engine for JsonValue::word.
template <class Meaning, std::size_t N>
constexpr std::array<Spelling<Meaning>, N> spelt(const std::array<std::string_view, N>& ids) {
    std::array<Spelling<Meaning>, N> spellings;
    for (std::size_t i = 0; i < N; ++i)
        spellings[i] = {QLatin1String(ids[i].data(), static_cast<qsizetype>(ids[i].size())), static_cast<Meaning>(i)};
    return spellings;
}

inline constexpr auto followers = spelt<Follower>(ids::followers);
inline constexpr auto slotKinds = spelt<Slot>(ids::slotKinds);
inline constexpr auto tracks = spelt<Track>(ids::tracks);
inline constexpr auto goods = spelt<Good>(ids::goods);
inline constexpr auto ways = spelt<Way>(ids::ways);
inline constexpr auto stacks = spelt<Stack>(ids::stacks);
inline constexpr auto modes = spelt<PlaceMode>(ids::modes);
inline constexpr auto events = spelt<EventKind>(ids::events);
inline constexpr auto tortureAssets = spelt<TortureAsset>(ids::tortureAssets);

inline QString text(std::string_view id) {
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace magister::orleans::words
