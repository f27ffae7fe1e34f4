// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace magister {

/// xoshiro256** by Blackman and Vigna, seeded through splitmix64. Our own copy of generator, bounded draw and shuffle:
/// those of the standard library differ between implementations, and a saved game must replay everywhere.
struct Random {
    std::array<std::uint64_t, 4> words{};

    static constexpr Random seeded(std::uint64_t seed) {
        Random random;
        for (auto& word : random.words) {
            seed += 0x9E3779B97F4A7C15u;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
            word = z ^ (z >> 31);
        }
        return random;
    }

    constexpr std::uint64_t next() {
        const auto rotate = [](std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); };
        const std::uint64_t result = rotate(words[1] * 5, 7) * 9;
        const std::uint64_t t = words[1] << 17;
        words[2] ^= words[0];
        words[3] ^= words[1];
        words[1] ^= words[2];
        words[0] ^= words[3];
        words[2] ^= t;
        words[3] = rotate(words[3], 45);
        return result;
    }

    /// A number from 0 to bound - 1, every one equally likely. Precondition: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        // Rejects the short tail of the 32-bit range, so that no value is favoured.
        const std::uint32_t reject = (0u - bound) % bound;
        for (;;) {
            const auto draw = static_cast<std::uint32_t>(next() >> 32);
            if (draw >= reject) return draw % bound;
        }
    }

    /// Fisher-Yates over anything with size() and operator[].
    template <class Sequence> constexpr void shuffle(Sequence& sequence) {
        for (std::size_t i = sequence.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            if (j != i - 1) std::swap(sequence[i - 1], sequence[j]);
        }
    }

    friend constexpr bool operator==(const Random&, const Random&) = default;
};

} // namespace magister
