// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace magister {

/// 64-bit hash of a position. The state must have no padding and no unused bits, so equal states give equal bytes.
template <class State> std::uint64_t stateHash(const State& state) {
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(std::has_unique_object_representations_v<State>);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
    std::uint64_t hash = 0xCBF29CE484222325u;
    std::size_t i = 0;
    for (; i + 8 <= sizeof(State); i += 8) {
        std::uint64_t word;
        std::memcpy(&word, bytes + i, 8);
        hash = (hash ^ word) * 0x9FB21C651E98DF25u;
        hash ^= hash >> 32;
    }
    for (; i < sizeof(State); ++i)
        hash = (hash ^ bytes[i]) * 0x100000001B3u;
    hash ^= hash >> 29;
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ (hash >> 32);
}

} // namespace magister
