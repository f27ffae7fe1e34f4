// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace magister {

/// A vector of at most N items stored in place, so that a state remains a single trivially copyable value.
/// Slots beyond the end always hold `T{}`: two equal vectors are equal byte for byte, and the state hash relies on
/// this.
template <class T, std::size_t N> struct InlineVector {
    static_assert(N < 256);
    std::array<T, N> items{};
    std::uint8_t count{};

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return count == N; }

    constexpr T* begin() { return items.data(); }
    constexpr T* end() { return items.data() + count; }
    constexpr const T* begin() const { return items.data(); }
    constexpr const T* end() const { return items.data() + count; }

    constexpr T& operator[](std::size_t i) {
        assert(i < count);
        return items[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < count);
        return items[i];
    }
    constexpr T& back() { return (*this)[count - 1u]; }
    constexpr const T& back() const { return (*this)[count - 1u]; }

    /// Precondition: not full.
    constexpr void push(const T& item) {
        assert(count < N);
        items[count++] = item;
    }
    /// Precondition: not empty.
    constexpr T pop() {
        assert(count > 0);
        const T item = items[--count];
        items[count] = T{};
        return item;
    }
    /// Removes item i and closes the gap. Precondition: i < size().
    constexpr void erase(std::size_t i) {
        assert(i < count);
        for (std::size_t k = i; k + 1 < count; ++k)
            items[k] = items[k + 1];
        items[--count] = T{};
    }
    /// Inserts in front of item i. Precondition: not full, i <= size().
    constexpr void insert(std::size_t i, const T& item) {
        assert(i <= count && count < N);
        for (std::size_t k = count; k > i; --k)
            items[k] = items[k - 1];
        items[i] = item;
        ++count;
    }
    constexpr void clear() { *this = InlineVector{}; }

    friend constexpr bool operator==(const InlineVector&, const InlineVector&) = default;
};

} // namespace magister
