// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_vector.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace magister {

/// Sums one scrambled word for each field that is not at its default; the order of the fields does not matter. A game
/// gives each field a separate number, so that a later version may add fields and still agree with earlier saved games.
struct PositionDigest {
    std::uint64_t sum{0x9E3779B97F4A7C15u};

    static constexpr std::uint64_t scramble(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    void add(std::uint64_t field, std::uint64_t index, std::uint64_t value) {
        if (value != 0) sum += scramble(scramble(field << 32 | index) ^ value);
    }
    template <class E> void add(std::uint64_t field, std::uint64_t index, E value)
        requires std::is_enum_v<E>
    {
        add(field, index, static_cast<std::uint64_t>(value));
    }
    /// An index, or 255 for none: none is the default.
    void addIndex(std::uint64_t field, std::uint64_t index, std::uint8_t value) {
        add(field, index, value == 255 ? std::uint64_t{0} : value + std::uint64_t{1});
    }
    template <std::size_t N>
    void addPile(std::uint64_t field, std::uint64_t which, const InlineVector<std::uint8_t, N>& pile) {
        for (std::size_t i = 0; i < pile.size(); ++i)
            add(field, which << 8 | i, pile[i] + std::uint64_t{1});
    }
    std::uint64_t result() const { return scramble(sum); }
};

} // namespace magister
