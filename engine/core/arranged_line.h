// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/vocabulary.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace magister {

/// The words of one line of an arranged position and the first thing that is wrong with them.
class ArrangedLine {
public:
    static constexpr std::uint8_t nothing = 255; ///< "no such thing" for every index

    ArrangedLine() = default;
    explicit ArrangedLine(std::string_view text) : m_words(split(text, ' ')) {}

    static std::vector<std::string_view> split(std::string_view text, char separator) {
        std::vector<std::string_view> parts;
        for (std::size_t at = 0;;) {
            const auto end = std::min(text.find(separator, at), text.size());
            parts.push_back(text.substr(at, end - at));
            if (end == text.size()) return parts;
            at = end + 1;
        }
    }

    const std::string& fault() const { return m_fault; }
    bool good() const { return m_fault.empty(); }
    void fail(const std::string& what) {
        if (good()) m_fault = what;
    }
    void fail(std::string_view found, std::string_view expected) {
        fail(found.empty() ? "a word is missing: expected " + std::string(expected)
                           : '"' + std::string(found) + "\": expected " + std::string(expected));
    }
    bool more() const { return good() && m_next < m_words.size(); }
    std::string_view take() { return m_next < m_words.size() ? m_words[m_next++] : std::string_view{}; }
    /// The words that are left; "none" alone stands for no words. At least one must be there.
    std::vector<std::string_view> rest(std::string_view expected) {
        std::vector<std::string_view> words(m_words.begin() + static_cast<std::ptrdiff_t>(m_next), m_words.end());
        m_next = m_words.size();
        if (words.empty()) fail({}, std::string(expected) + " or none");
        if (words.size() == 1 && words[0] == "none") words.clear();
        return words;
    }
    void end() {
        if (more()) fail(m_words[m_next], "the end of the line");
    }

    std::uint8_t number(std::string_view text, int least, int most) {
        int value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (problem == std::errc{} && end == text.data() + text.size() && value >= least && value <= most)
            return static_cast<std::uint8_t>(value);
        fail(text, "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return static_cast<std::uint8_t>(least);
    }
    std::uint8_t number(int least, int most) { return number(take(), least, most); }
    template <class Words> std::uint8_t oneOf(std::string_view text, const Words& words) {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] == text) return static_cast<std::uint8_t>(i);
        std::string all;
        for (const auto& word : words)
            if (!word.empty()) all += (all.empty() ? "" : ", ") + std::string(word);
        fail(text, all);
        return 0;
    }
    template <WordedEnum Enum> Enum word(std::string_view text) {
        return static_cast<Enum>(oneOf(text, wordsOf<Enum>));
    }
    template <WordedEnum Enum> Enum word() { return word<Enum>(take()); }
    /// The index of the thing with that id.
    template <class List> std::uint8_t tile(std::string_view id, const List& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].id == id) return static_cast<std::uint8_t>(i);
        fail(id, "the id of a tile of that kind");
        return nothing;
    }
    /// "seat:2" of so many, from 0.
    std::uint8_t seat(std::string_view text, std::size_t seats) {
        for (std::uint8_t p = 0; p < seats; ++p)
            if (text == "seat:" + std::to_string(p + 1)) return p;
        fail(text, "seat:1 to seat:" + std::to_string(seats));
        return 0;
    }

private:
    std::vector<std::string_view> m_words;
    std::size_t m_next{};
    std::string m_fault;
};

} // namespace magister
