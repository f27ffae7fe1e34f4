// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// Enums with words. A game lists each of its closed vocabularies once, in vocabulary_list.inc, with the word of every
/// value; packs, saved games, notation and lessons read them here. For each such enum it declares `wordList(Enum)`.
namespace magister {

template <class Enum>
concept WordedEnum = requires { wordList(Enum{}); };

/// The words, in the order of the enum.
template <WordedEnum Enum> inline constexpr auto wordsOf = wordList(Enum{});

template <WordedEnum Enum> inline constexpr std::size_t countOf = wordsOf<Enum>.size();

/// Every value, in order.
template <WordedEnum Enum>
inline constexpr auto allOf = [] {
    std::array<Enum, countOf<Enum>> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}();

/// The word of a value; "?" for one outside its vocabulary: a command from outside may hold anything, and what is
/// written so reads back as wrong.
template <WordedEnum Enum> constexpr std::string_view idOf(Enum value) {
    const auto index = static_cast<std::size_t>(value);
    return index < countOf<Enum> ? wordsOf<Enum>[index] : std::string_view{"?"};
}

/// Where a word stands in a list of words; nothing if it does not.
template <std::size_t N>
constexpr std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& words, std::string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word) return i;
    return std::nullopt;
}

/// The value with that word: fromId<Stage>("turns").
template <WordedEnum Enum> constexpr std::optional<Enum> fromId(std::string_view word) {
    const auto index = indexIn(wordsOf<Enum>, word);
    return index ? std::optional(static_cast<Enum>(*index)) : std::nullopt;
}

} // namespace magister
